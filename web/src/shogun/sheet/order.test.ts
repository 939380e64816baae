import { expect, test } from 'vitest';
import { fieldOrder } from './order';

test('the sheet has two columns, and the court adds three fields', () => {
  expect(fieldOrder(11, null)).toEqual([0, 5, 1, 6, 2, 7, 3, 8, 4, 9, 10]);
  expect(fieldOrder(14, null).slice(-4)).toEqual([10, 11, 12, 13]);
});

test('in the order of the round the bid comes first, and what is face down last', () => {
  const row = [7, 3, 0, 9, 4, null, null, null, null, null];
  expect(fieldOrder(11, row)).toEqual([10, 7, 3, 0, 9, 4, 5, 1, 6, 2, 8]);
  expect(fieldOrder(14, row).slice(0, 5)).toEqual([10, 11, 12, 13, 7]);
});
