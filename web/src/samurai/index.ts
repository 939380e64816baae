// What the shared code needs to know of this game.

import type { Game } from '../lib/games';

export const samurai: Game<'samurai'> = {
  id: 'samurai',
  loadTable: () => import('./Table.svelte'),
  loadReplay: () => import('./replay'),
};
