import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Frame, Observation, Update } from '../generated/protocol';
import { after, Playback, unfold, type Moment } from './playback.svelte';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', globalThis);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const seen = { era: 1, deck_size: 2 } as Observation<'samurai'>; // the rest does not matter

const moment = (eventCount: number): Moment<'samurai'> => ({
  observation: seen,
  hints: null,
  waiting: [],
  outcome: null,
  news: [],
  headline: null,
  eventCount,
  number: eventCount,
});

function playback(stay = 100): { playback: Playback<Moment<'samurai'>>; shown: number[] } {
  const shown: number[] = [];
  const made = new Playback<Moment<'samurai'>>({
    stay: () => stay,
    show: ({ eventCount }) => shown.push(eventCount),
  });
  return { playback: made, shown };
}

test('every moment waits for the one before', () => {
  const { playback: made, shown } = playback();
  made.begin([moment(0)]);
  for (const eventCount of [1, 2, 3]) made.add(moment(eventCount));
  expect(shown).toEqual([0, 1]);
  expect(made.behind).toBe(2);
  vi.advanceTimersByTime(100);
  expect(shown).toEqual([0, 1, 2]);
  vi.advanceTimersByTime(500);
  expect(shown).toEqual([0, 1, 2, 3]);
  made.add(moment(4));
  expect(made.now?.eventCount).toBe(4);
});

test('who pauses or steps back is not overtaken', () => {
  const { playback: made } = playback();
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
  const { playback: made, shown } = playback();
  made.begin([moment(0), moment(1), moment(2), moment(3)], 0, 50);
  made.skip();
  made.add(moment(4));
  expect(shown).toEqual([0, 1, 2, 3, 4]);
});

test('a moment that stays forever is followed when it is released', () => {
  const { playback: made, shown } = playback(Infinity);
  made.begin([moment(0), moment(1), moment(2)]);
  vi.advanceTimersByTime(100_000);
  expect(shown).toEqual([0, 1]);
  made.play();
  expect(made.at).toBe(1);
  made.release();
  expect(shown).toEqual([0, 1, 2]);
});

test('a pause outlasts the moment that stays until it is released', () => {
  const { playback: made, shown } = playback(Infinity);
  made.begin([moment(0), moment(1), moment(2)]);
  made.pause();
  made.play();
  expect(made.at).toBe(1);
  made.pause();
  made.release();
  expect(made.at).toBe(1);
  made.play();
  expect(shown).toEqual([0, 1, 2]);
});

test('after a jump nothing is waited for', () => {
  const { playback: made } = playback(Infinity);
  made.begin([moment(0), moment(1), moment(2)]);
  made.go(0);
  made.play();
  expect(made.at).toBe(1);
});

test('where nothing moves everything is shown at once', () => {
  const { playback: made, shown } = playback(0);
  made.begin([moment(0), moment(1), moment(2)]);
  expect(shown).toEqual([0, 1, 2]);
});

test('a long game is forgotten from its beginning on', () => {
  const { playback: made } = playback(0);
  made.begin([moment(0)]);
  for (let eventCount = 1; eventCount <= 1000; eventCount++) made.add(moment(eventCount));
  expect([made.now?.eventCount, made.behind]).toEqual([1000, 0]);
  expect(made.moments.length).toBeLessThan(500);
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
    headline: 0,
  };
  const next = after(moment(4), frame);
  expect(next.observation).toEqual({ era: 1, deck_size: 1 });
  expect(next.news).toEqual([
    { event: { kind: 'seat-committed', seat: 1 }, words: ['key', {}], by: 'bot', number: 4 },
  ]);
  expect([next.eventCount, next.number]).toEqual([5, null]);
});

test('an update unfolds into moments that each show only what had happened by then', () => {
  const update: Update<'samurai'> = {
    type: 'update',
    since: 4,
    events: [
      { kind: 'seat-committed', seat: 1 },
      { kind: 'era-began', era: 2 },
      { kind: 'seat-committed', seat: 2 },
    ],
    changed: { deck_size: 0, era: 2 },
    offer: null,
    waiting: [0],
    clocks: [],
    outcome: null,
    by: 'bot',
    words: null,
    notes: null,
    moments: [
      { events: 1, headline: 0, changed: { deck_size: 1 }, notes: {} },
      { events: 0, headline: -1, changed: { deck_size: 0 }, notes: {} },
    ],
    headline: 1,
  };
  const moments = unfold(moment(4), update);
  expect(moments.map(({ observation }) => observation)).toEqual([
    { era: 1, deck_size: 1 },
    { era: 1, deck_size: 0 },
    { era: 2, deck_size: 0 },
  ]);
  expect(moments.map(({ eventCount }) => eventCount)).toEqual([5, 5, 7]);
  expect(moments.map(({ waiting }) => waiting)).toEqual([[], [], [0]]);
  expect(moments.map(({ headline }) => headline?.number)).toEqual([4, undefined, 6]);
});
