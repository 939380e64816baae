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

/** Whom the game waits for. The viewer is not told to wait for themselves. */
export function waitingLine({ table, waiting, viewer }: Session): string {
  const others = waiting.filter((seat) => seat !== viewer);
  if (!table || others.length === 0) return say('web-moment');
  return say('web-waiting', { names: others.map((seat) => nameOf(table.game, table.seats[seat])) });
}

/** The title of the browser's tab: whose turn it is, and at which table. */
export function tabTitle(session: Session): string {
  const { table, outcome, offer, viewer } = session;
  if (!table) return 'sengoku';
  const name = titleOf(table);
  if (table.status !== 'running' || outcome) return name;
  if (viewer !== null && offer && offer.choices.length > 0)
    return `● ${say('web-your-turn')} · ${name}`;
  return [viewer === null ? say('web-watching-tab') : waitingLine(session), name].join(' · ');
}

/** A session, or a replay, where nobody is present. */
export type Seated = Pick<Session, 'table' | 'viewer'> & Partial<Pick<Session, 'present'>>;

/** Has the player of this seat the table open? Null if that is not known. */
export function isConnected({ present }: Seated, { kind, seat }: SeatInfo): boolean | null {
  return present && kind === 'person' ? present.seats.includes(seat) : null;
}
