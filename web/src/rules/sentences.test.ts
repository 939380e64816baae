import { expect, test } from 'vitest';
import { hits, partsOf } from './sentences';

test('rules and names in a sentence stand out, marks of rulings are left out', () => {
  const parts = partsOf('*Ambush*: see SSE-ACT-CASTLE-9d [R-36].');
  expect(parts.map(({ kind }) => kind)).toEqual(['name', 'text', 'rule', 'text']);
  expect(parts[2]?.text).toBe('SSE-ACT-CASTLE-9d');
  expect(parts.map(({ text }) => text).join('')).toBe('Ambush: see SSE-ACT-CASTLE-9d.');
});

test('every second piece is a hit, whatever is searched for', () => {
  expect(hits('A castle, a Castle', ['castle'])).toEqual(['A ', 'castle', ', a ', 'Castle', '']);
  expect(hits('2 + 2 (two)', ['(', '+'])).toEqual(['2 ', '+', ' 2 ', '(', 'two)']);
});
