import { expect, test } from 'vitest';
import type { Event, LogEntry } from '../types';
import { arrivalOf, effectsOf, trailsOf } from './effects';

const PROVINCES = 45;
const entries = (...events: Event[]) =>
  events.map((event, number) => ({ event, number, words: ['', {}], by: 'bot' })) as LogEntry[];
const shown = (card: number): Event => ({ kind: 'card-shown', seat: 1, field: 3, card });
const moved = (seat: number, origin: number, destination: number): Event => ({
  kind: 'armies-moved',
  seat,
  origin,
  destination,
  armies: 2,
});

test('what an action brings comes from the province of its card', () => {
  const news = entries(
    shown(8),
    { kind: 'chests-gained', seat: 1, chests: 7, why: '' },
    { kind: 'unrest-added', province: 8 },
  );
  expect(effectsOf(news, PROVINCES).map(({ kind, province }) => [kind, province])).toEqual([
    ['light', 8],
    ['flow', 8],
    ['unrest', 8],
  ]);
  expect(arrivalOf(news)).toBeGreaterThan(0);
});

test('a card that is no province lights nothing up', () => {
  expect(effectsOf(entries(shown(PROVINCES + 1)), PROVINCES)).toEqual([]);
});

test('a payment is a loss', () => {
  const paid = entries(shown(2), { kind: 'chests-paid', seat: 1, chests: 3, why: '' });
  expect(effectsOf(paid, PROVINCES)[1]).toMatchObject({ icon: 'chest', amount: -3 });
});

test('marches of others leave trails until the viewer acts', () => {
  const log = entries(moved(1, 3, 4), moved(0, 5, 6), moved(2, 7, 8), moved(1, 8, 9));
  const ways = (viewer: number | null, since = 0) =>
    trailsOf(log, viewer, since).map(({ origin, province }) => [origin, province]);
  expect(ways(0)).toEqual([
    [7, 8],
    [8, 9],
  ]);
  expect(ways(0, 3)).toEqual([[8, 9]]);
  expect(ways(1)).toEqual([]);
});
