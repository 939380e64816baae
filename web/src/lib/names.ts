// Names of players: their own, or that of their colour.

import type { SeatInfo, Session } from './session.svelte';
import { say } from './texts.svelte';

export function nameOf(game: string, seat: SeatInfo | undefined): string {
  if (!seat) return '';
  return seat.name || (seat.colour ? say(`${game}-colour-${seat.colour}`) : say('web-open-seat'));
}

/** The names of all the game waits for. */
export function awaited(session: Session): string[] {
  const { table, waiting } = session;
  return table ? waiting.map((seat) => nameOf(table.game, table.seats[seat])) : [];
}
