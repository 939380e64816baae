import { expect, test } from 'vitest';
import { joined } from '../lib/playback.svelte';
import { skippedField } from './skips';
import type { LogEntry, Moment } from './types';

const shown = (number: number, field: number, skipped: string): Moment =>
  ({
    news: [
      {
        event: { kind: 'card-shown', seat: number, field, card: 46 },
        words: ['shogun-event-card-shown', { seat: `seat ${number}`, skipped }],
        number,
      },
    ] as unknown as LogEntry[],
    headline: null,
    eventCount: number + 1,
  }) as Moment;
const belongs = (next: Moment, one: Moment) =>
  skippedField(one) !== null && skippedField(next) === skippedField(one);

test('players who do nothing on the same field are one moment', () => {
  const moments = [
    shown(0, 3, 'yes'),
    shown(1, 3, 'yes'),
    shown(2, 3, 'no'),
    shown(3, 4, 'yes'),
    shown(4, 5, 'yes'),
  ];
  const found = joined(moments, belongs);
  expect(found.map(({ news }) => news.length)).toEqual([2, 1, 1, 1]);
  expect(found[0]?.eventCount).toBe(2);
});
