import { expect, test } from 'vitest';
import { steady } from './steady';

test('an equal set is the same set', () => {
  const kept = steady<number>();
  const first = kept(new Set([1, 2]));
  expect(kept(new Set([2, 1]))).toBe(first);
  const second = kept(new Set([1, 3]));
  expect([...second]).toEqual([1, 3]);
  expect(kept(new Set([1, 2, 3]))).not.toBe(second);
});
