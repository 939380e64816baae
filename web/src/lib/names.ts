// What people at a table are called: by their name, or by their colour.

import type { SeatInfo, Session } from './session.svelte';
import { say } from './texts.svelte';

export function nameOf(game: string, seat: SeatInfo | undefined): string {
  if (!seat) return '';
  return seat.name || (seat.colour ? say(`${game}-colour-${seat.colour}`) : say('web-open-seat'));
}

/** Everybody the game waits for, as a list to be said. */
export function awaited(session: Session): string[] {
  const { table, waiting } = session;
  return table ? waiting.map((seat) => nameOf(table.game, table.seats[seat])) : [];
}
