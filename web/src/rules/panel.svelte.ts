// The rule book that opens beside a game.

import type { GameId } from '../generated/protocol';
import { route } from '../lib/route.svelte';

interface Opened {
  game: GameId;
  target: string; // the rule to show first
}

export const panel = $state<{ opened: Opened | null }>({ opened: null });

/** Is a game on the screen, so that rules open beside it? */
export const isBesideGame = () => ['table', 'learn', 'replay'].includes(route.screen);

/** Open the rules beside the game; on other screens a link leads to their page. */
export function openBeside(event: MouseEvent, game: GameId, target: string): void {
  if (!isBesideGame() || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  panel.opened = { game, target };
}

export function closePanel(): void {
  panel.opened = null;
}
