import { expect, test } from 'vitest';
import type { SeatInfo } from '../lib/session.svelte';
import { hintsOf } from './hints';
import { cardOf, eventOf, isShown, lastMarch, matOf, provincesSeen } from './position';
import type { Event, Observation, LogEntry, Vocabulary } from './types';

const words = {
  things: {
    field: [{}, {}, {}],
    province: [{}, {}],
    card: ['aki', 'kai', 'chest0', 'chest2', 'tower'].map((id) => ({ id, name: id })),
  },
  board: { chest_cards: [0, 2] },
} as unknown as Vocabulary;

const seats = [{ seat: 0 }, { seat: 1 }] as SeatInfo[];

const seen = {
  owner: [1, -1],
  armies: [3, 0],
  buildings: [0b101, 0],
  unrest: [1, 0],
  general: [-1, 0],
  monuments: [0, 2, 0, 0],
  mat: [-1, 0, null, 4, -1, 1],
  shown: [false, true, false, false, false, true],
} as unknown as Observation;

test('the mat of a seat is its part of the list', () => {
  expect(matOf(seen, words, 0)).toEqual([-1, 0, null]);
  expect(matOf(seen, words, 1)).toEqual([4, -1, 1]);
  expect([0, 1, 2].map((field) => isShown(seen, words, 1, field))).toEqual([false, false, true]);
});

test('cards are provinces, then chests by their value, then the tower', () => {
  expect([0, 3, 4].map((card) => cardOf(words, card))).toEqual([
    { number: 0, id: 'aki', province: 0, chests: null },
    { number: 3, id: 'chest2', province: null, chests: 2 },
    { number: 4, id: 'tower', province: null, chests: null },
  ]);
});

test('a province has its pieces, and its hints where there are any', () => {
  const hints = [{ in_play: true, free_sites: 1 }];
  const [aki, kai] = provincesSeen(seen, ['aki', 'kai'], seats, hints);
  expect(aki).toMatchObject({
    owner: { seat: 1 },
    armies: 3,
    buildings: ['castle', 'theatre'],
    unrest: 1,
    isOut: false,
    freeSites: 1,
    generals: [{ seat: 1 }],
    monuments: [{ seat: { seat: 1 }, count: 2 }],
  });
  expect(kai).toMatchObject({ owner: null, buildings: [], isOut: false, freeSites: 0 });
});

test('a province out of play is out', () => {
  const hints = [{ in_play: false, free_sites: 3 }];
  expect(provincesSeen(seen, ['aki'], seats, hints)[0]?.isOut).toBe(true);
});

test('without hints there are no event cards, and no action', () => {
  const hints = hintsOf({ hints: null });
  expect([hints.phase, hints.action, eventOf(hints, 3)]).toEqual(['season', null, null]);
  const event_cards = [{ kind: 'tax-min6', loss: 4, about: ['key', {}] as [string, object] }];
  const some = hintsOf({ hints: { event_cards } as never });
  expect(eventOf(some, 0)).toMatchObject({ number: 0, icon: 'act-tax', loss: 4 });
  expect(eventOf(some, -1)).toBeNull();
});

const log = (...events: Partial<Event>[]) =>
  events.map((event, number) => ({ event, number })) as LogEntry[];

test('the last march is forgotten when the next card is shown', () => {
  const moved = { kind: 'armies-moved', seat: 1, origin: 4, destination: 7 } as const;
  const battle = { kind: 'battle-began', seat: 3, origin: 2, province: 5 } as const;
  expect(lastMarch(log(battle, moved))).toEqual({ from: 4, to: 7, seat: 1 });
  expect(lastMarch(log(moved, battle, { kind: 'fight-decided' }))).toEqual({
    from: 2,
    to: 5,
    seat: 3,
  });
  expect(lastMarch(log(moved, { kind: 'card-shown' }))).toBeNull();
});
