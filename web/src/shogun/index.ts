// What the shared code needs to know of this game.

import type { Game } from '../lib/games';

export const shogun: Game<'shogun'> = {
  id: 'shogun',
  loadTable: () => import('./Table.svelte'),
  loadReplay: () => import('./replay'),
};
