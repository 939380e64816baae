// Shogun, as the shared code knows it.

import type { Game } from '../lib/games';

export const shogun: Game<'shogun'> = {
  id: 'shogun',
  kanji: '将軍',
  rulePrefix: 'SHO',
  firstGame: { start: 'preset' },
  sounds: {
    'action-card-turned': 'clap',
    'plans-laid': 'paper',
    'plan-sealed': 'seal',
    'bids-revealed': 'paper',
    'building-built': 'clack',
    'battle-began': 'drum',
    'revolt-began': 'drum',
  },
  loadTable: () => import('./Table.svelte'),
  loadReplay: () => import('./replay'),
  loadTargets: () => import('./targets'),
};
