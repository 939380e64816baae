import { describe, expect, it } from 'vitest';
import { percent, spelt } from './notes';

describe('percent', () => {
  it('rounds, but leaves a small chance a chance and a large one no certainty', () => {
    expect([0, 0.3, 1, 47.5, 99, 99.6, 100].map(percent)).toEqual([
      '0 %',
      '<1 %',
      '1 %',
      '48 %',
      '99 %',
      '>99 %',
      '100 %',
    ]);
  });
});

describe('spelt', () => {
  it('is one number or a span, with the minus of print', () => {
    expect([spelt([3, 3]), spelt([0, 0]), spelt([-2, 4]), spelt([1, 4], true)]).toEqual([
      '3',
      '0',
      '−2–4',
      '+1–+4',
    ]);
  });
});
