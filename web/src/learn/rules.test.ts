import { expect, test } from 'vitest';
import { hits, partsOf, search } from './rules';

const GROUPS = [
  {
    prefix: 'SSE-CTRL',
    title: 'Control',
    rules: [{ id: 'SSE-CTRL-1', text: 'Power of armies.', editions: [] }],
  },
  {
    prefix: 'SSE-ERA',
    title: 'Era end',
    rules: [{ id: 'SSE-ERA-4', text: 'Castles count.', editions: ['draft'] }],
  },
];

test('a rule is found by all words, in its text, number or group', () => {
  expect(search(GROUPS, 'era castles').map(({ prefix }) => prefix)).toEqual(['SSE-ERA']);
  expect(search(GROUPS, 'ctrl-1 POWER')).toHaveLength(1);
  expect(search(GROUPS, 'castles power')).toEqual([]);
  expect(search(GROUPS, '  ')).toBe(GROUPS);
});

test('rules, names and rulings in a sentence stand out', () => {
  const parts = partsOf('*Ambush*: see SSE-ACT-CASTLE-9d [R-36].');
  expect(parts.map(({ kind }) => kind)).toEqual(['name', 'text', 'rule', 'text', 'ruling', 'text']);
  expect(parts[2]?.text).toBe('SSE-ACT-CASTLE-9d');
  expect(parts.map(({ text }) => text).join('')).toBe('Ambush: see SSE-ACT-CASTLE-9d [R-36].');
});

test('every second piece is a hit, whatever is searched for', () => {
  expect(hits('A castle, a Castle', ['castle'])).toEqual(['A ', 'castle', ', a ', 'Castle', '']);
  expect(hits('2 + 2 (two)', ['(', '+'])).toEqual(['2 ', '+', ' 2 ', '(', 'two)']);
});
