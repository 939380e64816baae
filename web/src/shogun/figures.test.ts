import { describe, expect, it } from 'vitest';
import { formatPercent, formatSpan } from './figures';

describe('formatPercent', () => {
  it('rounds, but leaves a small chance a chance and a large one no certainty', () => {
    expect([0, 0.3, 1, 47.5, 99, 99.6, 100].map(formatPercent)).toEqual([
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

describe('formatSpan', () => {
  it('is one number or a span, with the minus of print', () => {
    expect([
      formatSpan([3, 3]),
      formatSpan([0, 0]),
      formatSpan([-2, 4]),
      formatSpan([-2, 4], true),
      formatSpan([-3, -2]),
      formatSpan([1, 4], true),
      formatSpan([0, 4], true),
    ]).toEqual(['3', '0', '−2 … 4', '−2 … +4', '−2–3', '+1–4', '+0–4']);
  });
});
