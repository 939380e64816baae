import { beforeEach, expect, test, vi } from 'vitest';

const store = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (name: string) => store.get(name) ?? null,
  setItem: (name: string, text: string) => store.set(name, text),
});

const { addKey, dropKey, keyOf, keyring, renewKey, tokensOf } = await import('./keyring.svelte');

beforeEach(() => {
  keyring.keys = [];
  store.clear();
});

test('what is added to a key leaves the rest of it', () => {
  addKey({ table: 'a', token: 'mine', host: 'host', game: 'samurai' });
  addKey({ table: 'a', token: 'mine', game: 'samurai', watch: 'watch' });
  expect(keyOf('a')).toMatchObject({ host: 'host', watch: 'watch' });
  expect(JSON.parse(store.get('sengoku-keys') ?? '[]')).toHaveLength(1);
});

test('a renewed link takes the place of the old one, wherever it was', () => {
  const seats = [
    { seat: 0, token: 'mine' },
    { seat: 1, token: 'yours' },
  ];
  addKey({ table: 'a', token: 'mine', game: 'samurai', seats });
  renewKey('a', 'yours', 'new');
  expect(tokensOf(keyOf('a')!)).toEqual(['mine', 'new']);
  renewKey('a', 'mine', 'newer');
  expect(tokensOf(keyOf('a')!)).toEqual(['newer', 'new']);
});

test('a table can be forgotten', () => {
  addKey({ table: 'a', token: 'mine', game: 'samurai' });
  dropKey('a');
  expect(keyOf('a')).toBeUndefined();
});
