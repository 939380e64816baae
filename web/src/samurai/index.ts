// Small Samurai Empires, as the shared code knows it.

import type { Game } from '../lib/games';

export const samurai: Game<'samurai'> = {
  id: 'samurai',
  kanji: '侍',
  rulePrefix: 'SSE',
  firstGame: {},
  sounds: {
    'token-placed': 'clack',
    'cards-revealed': 'paper',
    'token-revealed': 'clap',
    'army-destroyed': 'drum',
    'castle-built': 'clack',
  },
  log: {
    routine: [],
    main: [
      'army-recruited',
      'army-moved',
      'armies-shipped',
      'army-destroyed',
      'castle-built',
      'resource-gained',
      'expedition-left',
      'expedition-arrived',
      'mountain-revealed',
      'agenda-fulfilled',
    ],
  },
  finalScoring: {
    'influence-scored': ({ points }) => points,
    'leftovers-scored': ({ points }) => points,
    'game-ended': () => 0,
  },
  loadTable: () => import('./Table.svelte'),
  loadReplay: () => import('./replay'),
  loadPicture: () => import('./PageBoard.svelte'),
  loadTargets: () => import('./targets'),
};
