import { beforeEach, expect, test, vi } from 'vitest';
import type { GameInfo, HouseRule, OptionInfo } from './tables';

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
vi.stubGlobal('navigator', { languages: ['en'] });
vi.stubGlobal('matchMedia', () => ({ matches: false }));
const { Draft, HERE, OPEN } = await import('./draft.svelte');

const edition: OptionInfo = {
  name: 'edition',
  kind: 'one',
  values: ['standard', 'draft'],
  default: 'standard',
  text: '',
};
const variants: OptionInfo = {
  name: 'variants',
  kind: 'some',
  values: ['agenda'],
  default: [],
  text: '',
};
const tower: OptionInfo = {
  name: 'tower',
  kind: 'one',
  values: ['usual', 'own'],
  default: 'usual',
  text: '',
};
const leftovers: HouseRule = {
  name: 'leftovers',
  values: [false, true],
  default: true,
  elsewhere: { draft: false },
  text: '',
};
const game: GameInfo = {
  id: 'samurai',
  revision: 1,
  seats: [],
  boards: [],
  players: [2, 3, 4],
  default_players: 4,
  colours: ['red', 'blue'],
  bots: ['easy'],
  options: [edition, variants, tower],
  house: [leftovers],
  clashes: [
    {
      option: 'edition',
      value: 'draft',
      other: 'variants',
      other_value: 'agenda',
      rule: 'SSE-VAR-0',
    },
  ],
  people_only: { tower: ['own'] },
};
let draft = new Draft(game);
beforeEach(() => {
  draft = new Draft(game);
});

test('what does not go together is reported from both sides, with the rule', () => {
  expect(draft.clash(variants, 'agenda')).toBeUndefined();
  draft.choose(edition, 'draft');
  expect(draft.clash(variants, 'agenda')?.rule).toBe('SSE-VAR-0');
  draft.choose(edition, 'standard');
  draft.choose(variants, 'agenda');
  expect(draft.clash(edition, 'draft')?.rule).toBe('SSE-VAR-0');
  draft.choose(variants, 'agenda');
  expect(draft.clash(edition, 'draft')).toBeUndefined();
});

test('only house rules that differ from the edition are sent', () => {
  draft.house['leftovers'] = true;
  expect(draft.wanted.options).not.toHaveProperty('house');
  draft.choose(edition, 'draft');
  expect(draft.wanted.options['house']).toEqual({ leftovers: true });
});

test('bots and what only people can play with keep each other out', () => {
  expect(draft.takesBots).toBe(true);
  draft.seats[1]!.who = 'easy';
  expect(draft.isPeopleOnly(tower, 'own')).toBe(true);
  draft.seats[1]!.who = HERE;
  expect(draft.isPeopleOnly(tower, 'own')).toBe(false);
  draft.choose(tower, 'own');
  expect(draft.takesBots).toBe(false);
});

test('seats are sent as wished, with those of this device', () => {
  draft.seats[1] = { who: HERE, name: ' Ben ', colour: 'blue' };
  draft.seats[2] = { who: 'easy', name: '', colour: '' };
  draft.players = 4;
  expect(draft.wanted.seats.map(({ kind }) => kind)).toEqual(['person', 'person', 'bot', OPEN]);
  expect(draft.wanted.seats[1]).toEqual({ kind: 'person', name: 'Ben', colour: 'blue' });
  expect([draft.here, draft.free]).toEqual([[0, 1], 1]);
});

test('friends who get a link have a deadline, people at one device do not', () => {
  expect(draft.free).toBeGreaterThan(0);
  expect(draft.wanted.pace).toEqual({ type: 'days', hours: 72 });
  for (const seat of draft.seats.slice(1)) seat.who = HERE;
  expect(draft.wanted.pace).toEqual({ type: 'free' });
  for (const seat of draft.seats.slice(1)) seat.who = OPEN;
  draft.goAt('free');
  expect(draft.wanted.pace).toEqual({ type: 'free' });
});
