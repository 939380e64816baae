// Shogun, as the shared code knows it.

import type { Game } from '../lib/games';
import { skippedField } from './skips';

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
  belongs: (next, one) => skippedField(one) !== null && skippedField(next) === skippedField(one),
  log: {
    routine: ['card-assigned', 'card-cleared'],
    main: [
      'battle-began',
      'revolt-began',
      'fight-decided',
      'province-taken',
      'province-lost',
      'general-lost',
      'monuments-captured',
    ],
  },
  finalScoring: {
    'provinces-scored': ({ provinces, buildings }) => provinces + buildings,
    'majority-scored': ({ points }) => points,
    'points-gained': ({ points }) => points,
    'art-line-scored': ({ points }) => points,
    'game-ended': () => 0,
  },
  loadTable: () => import('./Table.svelte'),
  loadReplay: () => import('./replay'),
  loadPicture: () => import('./PageBoard.svelte'),
  loadTargets: () => import('./targets'),
};
