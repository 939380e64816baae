import { expect, test } from 'vitest';
import type { ShogunWinterReport } from '../../generated/protocol';
import type { Fight } from '../battle/fights';
import type { Event, LogEntry } from '../types';
import { wintersIn } from './winter';

const entries = (...events: Partial<Event>[]) =>
  events.map((event, number) => ({ event, number })) as LogEntry[];
const season = (year: number, at: number) => ({ kind: 'season-began', year, season: at }) as const;
const came = { kind: 'winter-came', event: 2, loss: 3 } as const;
const report = (year: number, ...provinces: number[]): ShogunWinterReport => ({
  year,
  event: 2,
  loss: 3,
  supplies: [],
  hungry: provinces.map((province) => ({ seat: 0, province })),
});
const revolt = (number: number, province: number) =>
  ({ kind: 'revolt', number, province }) as Fight;

test('a winter has the report of its year and the revolts until it ends', () => {
  const log = entries(
    season(1, 0),
    season(1, 3),
    came,
    {},
    {},
    { kind: 'year-ended' },
    season(2, 0),
  );
  const fights = [revolt(1, 8), revolt(3, 7), revolt(6, 8)];
  const [winter] = wintersIn(log, fights, [report(1, 7, 8)], 2);
  expect(winter?.number).toBe(2);
  expect(winter?.revolts.map(({ province, fight }) => [province, fight?.number])).toEqual([
    [7, 3],
    [8, undefined],
  ]);
});

test('a winter that was taken back has no report, and is not shown', () => {
  const log = entries(season(1, 3), came, season(2, 3), came);
  expect(wintersIn(log, [], [report(1)], 2).map(({ number }) => number)).toEqual([1]);
});

test('a game that began in winter is in the year of now', () => {
  expect(wintersIn(entries(came), [], [report(2)], 2)).toHaveLength(1);
});
