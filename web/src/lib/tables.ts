// Setting up, finding and joining tables.

import { ask } from './api';
import { addKey, keyring, type Key } from './keyring.svelte';
import type { TableInfo } from './session.svelte';

export interface NewSeat {
  kind: 'person' | 'bot' | 'open';
  name?: string;
  colour?: string;
  bot?: string;
}

export interface NewTable {
  game: string;
  options: Record<string, unknown>;
  seats: NewSeat[];
  name?: string;
  pace?: { type: string; minutes?: number; extra?: number; hours?: number };
  watch?: string;
  absent?: string;
}

interface Ticket {
  seat: number;
  token: string;
  link: string;
}

interface Made {
  table: TableInfo;
  host: string;
  seats: Ticket[];
  watch: string;
  join: string | null;
}

export interface OptionInfo {
  name: string;
  kind: 'one' | 'some' | 'seat';
  values: string[];
  usual: string | number | string[];
  text: string;
}

export interface HouseRule {
  name: string;
  values: (string | boolean)[];
  usual: string | boolean;
  text: string;
}

export interface GameInfo {
  id: 'samurai' | 'shogun';
  players: number[];
  usual_players: number;
  colours: string[];
  bots: string[];
  options: OptionInfo[];
  house: HouseRule[];
  clashes: { option: string; value: string; other: string; other_value: string; rule: string }[];
  people_only: Record<string, string[]>;
}

export interface MyGame {
  table: TableInfo;
  seat: number;
  waits: boolean;
  unread: number;
}

export const games = () => ask<GameInfo[]>('GET', '/games');

/** Set up a table and keep its keys; the first person's seat is one's own. */
export async function setUp(wanted: NewTable): Promise<Made> {
  const made = await ask<Made>('POST', '/tables', wanted);
  const token = made.seats[0]?.token ?? '';
  const watch = made.watch.split('#')[1] ?? '';
  addKey({ table: made.table.id, token, host: made.host, watch, game: made.table.game });
  return made;
}

export const byCode = (code: string) => ask<TableInfo>('GET', `/codes/${encodeURIComponent(code)}`);

export async function sitDown(code: string, table: TableInfo, name: string, colour: string): Promise<void> {
  const ticket = await ask<Ticket>('POST', `/codes/${encodeURIComponent(code)}/join`, { name, colour });
  addKey({ table: table.id, token: ticket.token, game: table.game });
}

export async function myGames(): Promise<MyGame[]> {
  const tokens = keyring.keys.filter(({ token }) => token).map(({ table, token }: Key) => ({ table, token }));
  return tokens.length > 0 ? ask<MyGame[]>('POST', '/games', { tokens }) : [];
}
