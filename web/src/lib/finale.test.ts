import { expect, test } from 'vitest';
import type { GameEvent, Hints, Observation } from '../generated/protocol';
import { counted, finalStart, withhold, type Row, type Step } from './finale';
import type { LogEntry, Moment } from './playback.svelte';
import { samurai } from '../samurai';
import { shogun } from '../shogun';

const entries = (events: unknown[]) =>
  events.map((event, number) => ({ event: event as GameEvent, number }) as LogEntry);

const LOG = entries([
  { kind: 'points-gained', seat: 0, points: 2, why: '' },
  { kind: 'winter-came', event: 1, loss: 2 },
  { kind: 'provinces-scored', seat: 0, provinces: 4, buildings: 3 },
  { kind: 'provinces-scored', seat: 1, provinces: 2, buildings: 1 },
  { kind: 'majority-scored', seat: 1, region: 0, building: 0, points: 3 },
  { kind: 'game-ended', scores: [17, 12], winners: [0] },
]) as LogEntry<'shogun'>[];

test('the final scoring is what a game ends with', () => {
  expect(finalStart(LOG, shogun.finalScoring)).toBe(2);
  expect(finalStart(LOG.slice(0, -1), shogun.finalScoring)).toBe(-1);
});

test('the last era of Samurai ends before the final scoring', () => {
  const log = entries([
    { kind: 'shrines-scored', seat: 0, points: 2 },
    { kind: 'influence-scored', seat: 0, region: 0, value: 2, cards: 2, points: 4 },
    { kind: 'game-ended', scores: [6], winners: [0] },
  ]) as LogEntry<'samurai'>[];
  expect(finalStart(log, samurai.finalScoring)).toBe(1);
});

test('nothing of a withheld moment shows the result', () => {
  const end: Moment<'shogun'> = {
    observation: { score: [17, 12], winners: 1, year: 2 } as Observation<'shogun'>,
    hints: {
      phase: 'final-scoring',
      seats: [
        { score: 17, total: 17 },
        { score: 12, total: 12 },
      ],
      account: [{ seat: 0, key: 'provinces', points: 4 }],
    } as Hints<'shogun'>,
    waiting: [],
    outcome: { scores: [17, 12], winners: [0], ranks: [1, 2] },
    news: LOG,
    headline: LOG.at(-1) ?? null,
    eventCount: LOG.length,
    number: null,
  };
  const shown = withhold(end, LOG, 2, shogun.finalScoring);
  expect(shown.observation).toEqual({ score: [10, 6], winners: 0, year: 2 });
  expect(shown.hints?.seats.map(({ score, total }) => [score, total])).toEqual([
    [10, 10],
    [6, 6],
  ]);
  expect(shown.hints?.account).toEqual([]);
  expect([shown.outcome, shown.headline, shown.eventCount]).toEqual([null, null, 2]);
  expect(shown.news.map(({ number }) => number)).toEqual([0, 1]);
});

test('a line of the table grows with each step that is counted', () => {
  const rows: Row[] = [{ key: 'most', icon: '', label: '', points: [9, 4] }];
  const steps: Step[] = [
    { row: 'most', label: '', points: [3, 0] },
    { row: 'most', label: '', points: [1, 2] },
  ];
  const after = (count: number) => counted(rows, steps, count)[0]?.points;
  expect([after(0), after(1), after(2)]).toEqual([
    [5, 2],
    [8, 2],
    [9, 4],
  ]);
});
