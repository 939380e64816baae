// Names of players: their own, or that of their colour; and of tables.

import { isolated } from './isolation';
import type { SeatInfo, Session, TableInfo } from './session.svelte';
import { say } from './texts.svelte';

export function nameOf(game: string, seat: SeatInfo | undefined): string {
  if (!seat) return '';
  if (seat.name) return isolated(seat.name);
  return seat.colour ? say(`${game}-colour-${seat.colour}`) : say('web-open-seat');
}

/** The name of a table, or that of its game. */
export function titleOf(table: Pick<TableInfo, 'name' | 'game'> | null | undefined): string {
  return table?.name ? isolated(table.name) : say(`web-game-${table?.game}`);
}

/** The names of all the game waits for. */
export function awaited(session: Session): string[] {
  const { table, waiting } = session;
  return table ? waiting.map((seat) => nameOf(table.game, table.seats[seat])) : [];
}
