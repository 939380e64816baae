import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Frame, Observation } from '../generated/protocol';
import { after, Film, type Moment } from './film.svelte';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', globalThis);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const seen = { era: 1, deck_size: 2 } as Observation<'samurai'>; // the rest does not matter

const moment = (heard: number): Moment<'samurai'> => ({
  observation: seen,
  notes: null,
  waiting: [],
  outcome: null,
  news: [],
  heard,
  number: heard,
});

function film(stay = 100): { film: Film<Moment<'samurai'>>; shown: number[] } {
  const shown: number[] = [];
  const made = new Film<Moment<'samurai'>>({
    stay: () => stay,
    show: ({ heard }) => shown.push(heard),
  });
  return { film: made, shown };
}

test('every moment waits for the one before', () => {
  const { film: made, shown } = film();
  made.begin([moment(0)]);
  for (const heard of [1, 2, 3]) made.add(moment(heard));
  expect(shown).toEqual([0, 1]);
  expect(made.behind).toBe(2);
  vi.advanceTimersByTime(100);
  expect(shown).toEqual([0, 1, 2]);
  vi.advanceTimersByTime(500);
  expect(shown).toEqual([0, 1, 2, 3]);
  made.add(moment(4));
  expect(made.now?.heard).toBe(4);
});

test('who pauses or steps back is not overtaken', () => {
  const { film: made } = film();
  made.begin([moment(0), moment(1), moment(2)], 0, 50);
  expect(made.at).toBe(0);
  vi.advanceTimersByTime(50);
  made.step(-1);
  made.add(moment(3));
  vi.advanceTimersByTime(1000);
  expect([made.at, made.behind]).toEqual([0, 3]);
  made.play();
  vi.advanceTimersByTime(1000);
  expect(made.behind).toBe(0);
});

test('skipping shows all of it, in order, and what comes later at once', () => {
  const { film: made, shown } = film();
  made.begin([moment(0), moment(1), moment(2), moment(3)], 0, 50);
  made.skip();
  made.add(moment(4));
  expect(shown).toEqual([0, 1, 2, 3, 4]);
});

test('where nothing moves everything is shown at once', () => {
  const { film: made, shown } = film(0);
  made.begin([moment(0), moment(1), moment(2)]);
  expect(shown).toEqual([0, 1, 2]);
});

test('a long game is forgotten from its beginning on', () => {
  const { film: made } = film(0);
  made.begin([moment(0)]);
  for (let heard = 1; heard <= 1000; heard++) made.add(moment(heard));
  expect([made.now?.heard, made.behind]).toEqual([1000, 0]);
  expect(made.reel.length).toBeLessThan(500);
});

test('a frame changes what it names and keeps the rest', () => {
  const frame: Frame<'samurai'> = {
    since: 4,
    events: [{ kind: 'seat-committed', seat: 1 }],
    changed: { deck_size: 1 },
    waiting: [1],
    outcome: null,
    by: 'bot',
    number: null,
    words: { events: [['key', {}]], question: null, choices: [], revisions: [] },
    notes: null,
  };
  const next = after(moment(4), frame);
  expect(next.observation).toEqual({ era: 1, deck_size: 1 });
  expect(next.news).toEqual([
    { event: { kind: 'seat-committed', seat: 1 }, words: ['key', {}], by: 'bot', number: 4 },
  ]);
  expect([next.heard, next.number]).toEqual([5, null]);
});
