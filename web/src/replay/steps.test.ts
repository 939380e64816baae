import { describe, expect, it } from 'vitest';
import type { LogEntry, Moment } from '../lib/playback.svelte';
import { addressOf, placeOf, stepsOf } from './steps';

function entry(number: number): LogEntry {
  return {
    event: { kind: 'declined', seat: 0 },
    words: ['said', {}],
    by: 'person',
    number,
  } as LogEntry;
}

/** A moment with these events, as the result of an input. */
function moment(number: number, events: number[]): Moment {
  const news = events.map(entry);
  return { news, headline: news[0] ?? null, number } as unknown as Moment;
}

const numbersOf = (steps: Moment[]) => steps.map(({ news }) => news.map(({ number }) => number));

describe('steps', () => {
  it('merge what only prepares into the next', () => {
    const moments = [moment(1, [0]), moment(2, [1]), moment(3, []), moment(4, [2, 3])];
    expect(numbersOf(stepsOf(moments, new Set([1])))).toEqual([[0], [1, 2, 3]]);
  });

  it('keep the last moment, whatever it is', () => {
    expect(numbersOf(stepsOf([moment(1, [0]), moment(2, [1])], new Set([1])))).toEqual([[0], [1]]);
  });
});

describe('addresses', () => {
  const steps = [moment(1, [0]), moment(4, [1]), moment(4, [2]), moment(4, [3]), moment(6, [4])];

  it('lead back to each step', () => {
    const addresses = steps.map((_, at) => addressOf(steps, at));
    expect(addresses).toEqual(['1', '4.1', '4.2', '4', '6']);
    expect(addresses.map((address) => placeOf(steps, address))).toEqual([0, 1, 2, 3, 4]);
  });

  it('fit other viewpoints, which have other steps', () => {
    expect(placeOf(steps, '5.2')).toBe(3);
    expect(placeOf(steps, '4.9')).toBe(3);
    expect(placeOf(steps, '0')).toBe(0);
    expect(placeOf(steps, 'nonsense')).toBe(0);
  });
});
