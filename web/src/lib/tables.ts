// Setting up, finding, joining and changing tables.

import { request } from './api';
import { gameOf } from './games';
import { addKey, keyOf, keyring, renewKey, tokensOf, type SeatToken } from './keyring.svelte';
import { account } from './account.svelte';
import type { TableInfo } from './session.svelte';
import { settings } from './settings.svelte';
import type {
  GameId,
  GameInfo,
  HouseRule,
  Made,
  NewSeat,
  NewTable,
  OwnGame as MyGame,
  SeatChange,
  Ticket,
} from '../generated/protocol';

export type {
  Clash,
  GameInfo,
  HouseRule,
  Made,
  NewSeat,
  NewTable,
  OptionInfo,
  OwnGame as MyGame,
  SeatChange,
  Ticket,
} from '../generated/protocol';
export type Pace = NonNullable<NewTable['pace']>;
export type Setting = HouseRule['default'];

let known: Promise<GameInfo[]> | null = null;

/** The games, requested once, or again after a failure. */
export function games(): Promise<GameInfo[]> {
  known ??= request<GameInfo[]>('GET', '/games').catch((error: unknown) => {
    known = null;
    throw error;
  });
  return known;
}

export async function levelsOf(game: string): Promise<string[]> {
  return (await games()).find(({ id }) => id === game)?.bots ?? [];
}

export const publicTables = () => request<TableInfo[]>('GET', '/tables');
export const openTables = () => request<TableInfo[]>('GET', '/open-tables');
export const gameOfTheDay = () => request<TableInfo | null>('GET', '/game-of-the-day');
export const tableByCode = (code: string) =>
  request<TableInfo>('GET', `/codes/${encodeURIComponent(code)}`);

/** Create a table and store its keys. *here* are this device's seats, the user's first. */
export async function createTable(wanted: NewTable, here: number[] = [0]): Promise<Made> {
  const made = await request<Made>('POST', '/tables', wanted);
  storeKeys(made, here);
  return made;
}

const FIRST_GAME = { players: 3, level: 'easy' };

/** Start a game against bots that suits a first game; returns its table. */
export const startFirstGame = (game: GameId) =>
  startBotGame(game, FIRST_GAME.players, FIRST_GAME.level);

/** Start a game against bots; returns its table. */
export async function startBotGame(game: GameId, players: number, level: string): Promise<string> {
  const own: NewSeat = { kind: 'person', name: settings.name };
  const { table } = await createTable({
    game,
    options: gameOf(game).firstGame,
    seats: [own, ...botSeats(players - 1, level)],
    watch: 'link',
  });
  return table.id;
}

/** Let bots play among themselves, for the user to watch; returns their table. */
export async function watchBotGame(game: GameId, players: number, level: string): Promise<string> {
  const { table } = await createTable({
    game,
    options: gameOf(game).firstGame,
    seats: botSeats(players, level),
    watch: 'link',
  });
  return table.id;
}

const botSeats = (count: number, bot: string): NewSeat[] =>
  Array.from({ length: count }, () => ({ kind: 'bot', bot }));

function storeKeys({ table, host, seats, watch }: Made, here: number[]): void {
  const held = here
    .flatMap((seat) => seats.filter((ticket) => ticket.seat === seat))
    .map(({ seat, token }) => ({ seat, token }));
  addKey({
    table: table.id,
    token: held[0]?.token ?? '',
    host,
    watch: watch.split('#')[1] ?? '',
    game: table.game,
    ...(held.length > 1 ? { seats: held } : {}),
  });
}

export async function joinTable(
  code: string,
  table: TableInfo,
  name: string,
  colour: string,
  seat: number,
): Promise<void> {
  const body = { name, colour, seat };
  const ticket = await request<Ticket>('POST', `/codes/${encodeURIComponent(code)}/join`, body);
  const known = keyOf(table.id);
  const own = { seat: ticket.seat, token: ticket.token };
  const before = known?.seats ?? [];
  if (known?.token) addKey({ ...known, seats: [...before, own] });
  else addKey({ table: table.id, token: own.token, game: table.game });
}

/** The games of this device and of the account: those that wait first, what-ifs last. */
export async function myGames(): Promise<MyGame[]> {
  const held = keyring.keys.flatMap((key) =>
    tokensOf(key).map((token) => ({ table: key.table, token })),
  );
  const [here, anywhere] = await Promise.all([
    held.length > 0 ? request<MyGame[]>('POST', '/games', { tokens: held.slice(0, 50) }) : [],
    account.me ? request<MyGame[]>('GET', '/me/games') : [],
  ]);
  const found = new Map<string, MyGame>();
  for (const game of [...here, ...anywhere]) {
    const known = found.get(game.table.id);
    if (!known || (game.waits && !known.waits)) found.set(game.table.id, game);
  }
  return [...found.values()].sort(
    (one, other) =>
      tried(one) - tried(other) ||
      Number(other.waits) - Number(one.waits) ||
      ended(one) - ended(other),
  );
}

const tried = ({ table }: MyGame) => Number(table.origin !== null);
const ended = ({ table }: MyGame) => Number(table.status === 'over' || table.status === 'closed');

/** A table as the seats of this device see it, if their tokens are still valid. */
export const tableForTokens = (table: string, tokens: string[]) =>
  request<MyGame[]>('POST', '/games', { tokens: tokens.map((token) => ({ table, token })) });

/** Store the key of a seat beside those of the same table. */
export async function storeSeatToken(table: string, game: string, own: SeatToken): Promise<void> {
  const before = keyOf(table);
  const others = before ? tokensOf(before).filter((token) => token !== own.token) : [];
  const held: SeatToken[] = [];
  for (const token of others) {
    const [found] = await tableForTokens(table, [token]);
    if (found && found.seat !== own.seat) held.push({ seat: found.seat, token });
  }
  const seats = [...held, own].sort((one, other) => one.seat - other.seat);
  addKey({ table, game, token: own.token, seats: held.length > 0 ? seats : [] });
}

// At a table

export const changeSeat = (table: string, seat: number, change: SeatChange, token: string) =>
  request<TableInfo>('PATCH', `/tables/${table}/seats/${seat}`, change, token);

export const returnToSeat = (table: string, token: string) =>
  request<TableInfo>('POST', `/tables/${table}/return`, undefined, token);

/** Give up, for good. */
export const concede = (table: string, token: string) =>
  request<TableInfo>('POST', `/tables/${table}/concede`, undefined, token);

/** Make a new link for a seat, and update its key if this device has it. */
export async function renewLink(table: string, seat: number, token: string): Promise<string> {
  const ticket = await request<Ticket>(
    'POST',
    `/tables/${table}/seats/${seat}/link`,
    undefined,
    token,
  );
  const old = keyOf(table)?.seats?.find((held) => held.seat === seat)?.token ?? token;
  renewKey(table, old, ticket.token);
  return seatLink(table, ticket.token);
}

export const seatLink = (table: string, token: string) => `${location.origin}/t/${table}#${token}`;
export const joinLink = (code: string) => `${location.origin}/j/${code}`;

export async function startWhatIf(table: string, token: string): Promise<string> {
  const made = await request<Made>('POST', `/tables/${table}/what-if`, {}, token);
  storeKeys(made, [made.seats[0]?.seat ?? 0]);
  return made.table.id;
}

/** Start a rematch; the same tokens open the new table. */
export async function startRematch(table: TableInfo, token: string): Promise<string> {
  const next = await request<TableInfo>('POST', `/tables/${table.id}/rematch`, undefined, token);
  const key = keyOf(table.id);
  addKey({ ...(key ?? { token, game: table.game }), table: next.id });
  return next.id;
}
