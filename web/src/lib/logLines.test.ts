import { expect, test } from 'vitest';
import type { GameEvent } from '../generated/protocol';
import { concerns, filtered, linesOf, placesIn, type LogKinds } from './logLines';

const kinds: LogKinds = {
  routine: ['card-assigned', 'card-cleared'],
  main: ['battle-began'],
};
const entry = (number: number, event: object) => ({
  number,
  event: event as GameEvent,
  words: ['', {}] as [string, Record<string, never>],
  by: 'person',
});
const log = [
  entry(0, { kind: 'card-assigned', seat: 1, field: 0, card: 3 }),
  entry(1, { kind: 'card-cleared', seat: 1, field: 0 }),
  entry(2, { kind: 'card-assigned', seat: 2, field: 0, card: 3 }),
  entry(3, { kind: 'plan-sealed', seat: 2 }),
  entry(4, { kind: 'battle-began', seat: 2, origin: 4, province: 7, armies: 2, defender: 1 }),
  entry(5, { kind: 'card-assigned', seat: 2, field: 1, card: 4 }),
];

test('a run of planning by one seat is one line', () => {
  const lines = linesOf(log, kinds);
  expect(lines.map(({ entry, count }) => [entry.number, count])).toEqual([
    [1, 2],
    [2, 1],
    [3, 1],
    [4, 1],
    [5, 1],
  ]);
});

test('mine is what I did and what was done to me', () => {
  const numbers = filtered(linesOf(log, kinds), 'mine', kinds, 1).map(({ entry }) => entry.number);
  expect(numbers).toEqual([1, 4]);
  expect(concerns(log[4]!.event, null)).toBe(false);
});

test('the main events are those of the game', () => {
  const numbers = filtered(linesOf(log, kinds), 'main', kinds, 1).map(({ entry }) => entry.number);
  expect(numbers).toEqual([4]);
});

test('an event names its places', () => {
  expect(placesIn(log[4]!.event)).toEqual({ provinces: [7, 4], slots: [] });
  const hungry = { kind: 'hungry-drawn', seat: 0, provinces: [2, 3] } as unknown as GameEvent;
  expect(placesIn(hungry).provinces).toEqual([2, 3]);
});
