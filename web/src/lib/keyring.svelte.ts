// The secrets that open one's seats, kept in this browser alone.

/** A seat and what opens it. */
export interface Held {
  seat: number;
  token: string;
}

export interface Key {
  table: string;
  token: string; // of one's own seat
  seats?: Held[]; // all of this device, when several people share it
  host?: string; // opens the table itself, for who set it up
  watch?: string;
  game: string;
  muted?: number[]; // seats one does not want to read
  heard?: number; // lines of the chat that were read
  at: number; // when it was last used
}

const NAME = 'sengoku-keys';
const MOST = 50;

function read(): Key[] {
  try {
    return JSON.parse(localStorage.getItem(NAME) ?? '[]') as Key[];
  } catch {
    return [];
  }
}

export const keyring = $state({ keys: read() });

function keep(): void {
  keyring.keys = keyring.keys.toSorted((one, other) => other.at - one.at).slice(0, MOST);
  try {
    localStorage.setItem(NAME, JSON.stringify(keyring.keys));
  } catch {
    // private windows may refuse; the links still work
  }
}

export function keyOf(table: string): Key | undefined {
  return keyring.keys.find((key) => key.table === table);
}

export function addKey(key: Omit<Key, 'at'>): void {
  const known = keyOf(key.table);
  keyring.keys = [
    ...keyring.keys.filter((one) => one !== known),
    { ...known, ...key, at: Date.now() },
  ];
  keep();
}

export function dropKey(table: string): void {
  keyring.keys = keyring.keys.filter((key) => key.table !== table);
  keep();
}

/** Every secret of a seat that this device has. */
export function tokensOf(key: Key): string[] {
  return [...new Set([key.token, ...(key.seats ?? []).map(({ token }) => token)])].filter(Boolean);
}

/** The link of a seat was renewed: the old secret opens nothing any more. */
export function renewKey(table: string, old: string, token: string): void {
  const known = keyOf(table);
  if (!known) return;
  const seats = known.seats?.map((held) => (held.token === old ? { ...held, token } : held));
  addKey({
    ...known,
    token: known.token === old ? token : known.token,
    ...(seats ? { seats } : {}),
  });
}
