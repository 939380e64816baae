// The secrets that open one's seats, kept in this browser alone.

export interface Key {
  table: string;
  token: string;
  host?: string; // opens the table itself, for who set it up
  watch?: string;
  game: string;
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
  keyring.keys = [...keyring.keys.filter((one) => one !== known), { ...known, ...key, at: Date.now() }];
  keep();
}

export function dropKey(table: string): void {
  keyring.keys = keyring.keys.filter((key) => key.table !== table);
  keep();
}
