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
  loadTable: () => import('./Table.svelte'),
  loadReplay: () => import('./replay'),
  loadTargets: () => import('./targets'),
};
