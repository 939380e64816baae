import { expect, test } from 'vitest';
import type { SeatInfo } from '../../lib/session.svelte';
import type { LogEntry, Observation } from '../types';
import { beforeArrival, marchesIn } from './marches';

const ids = ['satsuma', 'osumi', 'hyuga'];
const seats = [{ colour: 'red' }, { colour: 'blue' }] as SeatInfo[];
const entry = (event: LogEntry['event'], number: number): LogEntry => ({
  event,
  words: ['', {}],
  by: 'bot',
  number,
});

test('an army stands in its destination only when it has arrived', () => {
  const log = [
    entry({ kind: 'army-moved', seat: 1, origin: 0, destination: 2 }, 7),
    entry({ kind: 'resource-paid', seat: 1, resource: 0, amount: 1, why: '' }, 8),
    entry({ kind: 'armies-shipped', seat: 0, origin: 1, destination: 2, armies: 2 }, 9),
  ];
  const marches = marchesIn(log, ids, seats);
  expect(marches.map(({ number, colour, count }) => [number, colour, count])).toEqual([
    [7, 'blue', 1],
    [9, 'red', 2],
  ]);
  const seen = { armies: [0, 0, 1, 0, 3, 1] } as unknown as Observation;
  expect(beforeArrival(seen, marches, 2).armies).toEqual([0, 0, 1, 0, 1, 0]);
});
