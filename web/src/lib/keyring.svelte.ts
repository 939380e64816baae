// The tokens that open the user's seats, stored only in this browser.

/** A seat and its token. */
export interface SeatToken {
  seat: number;
  token: string;
}

export interface Key {
  table: string;
  token: string; // of the user's own seat
  seats?: SeatToken[]; // those of this device, if several people share it
  host?: string; // lets its creator manage the table
  watch?: string;
  game: string;
  muted?: number[]; // seats whose chat is hidden
  heard?: number; // lines of the chat that were read
  at: number; // when it was last used
}

const STORAGE_KEY = 'sengoku-keys';
const MAX_KEYS = 50;

function read(): Key[] {
  try {
    return JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]') as Key[];
  } catch {
    return [];
  }
}

export const keyring = $state({ keys: read() });

function store(): void {
  keyring.keys = keyring.keys.toSorted((one, other) => other.at - one.at).slice(0, MAX_KEYS);
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(keyring.keys));
  } catch {
    // private windows may refuse; links still work
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
  store();
}

export function dropKey(table: string): void {
  keyring.keys = keyring.keys.filter((key) => key.table !== table);
  store();
}

/** The tokens of all seats that this device has. */
export function tokensOf(key: Key): string[] {
  return [...new Set([key.token, ...(key.seats ?? []).map(({ token }) => token)])].filter(Boolean);
}

/** Replace a token that is no longer valid. */
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
