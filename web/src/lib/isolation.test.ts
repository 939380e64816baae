import { expect, test } from 'vitest';
import { isolated } from './isolation';

test('only right-to-left text is isolated, and only once', () => {
  expect(isolated('דנה 3')).toBe('\u2068דנה 3\u2069');
  expect(isolated('Ann سمير')).toBe('\u2068Ann سمير\u2069');
  expect(isolated('٣')).toBe('\u2068٣\u2069');
  expect(isolated(isolated('דנה'))).toBe('\u2068דנה\u2069');
  for (const text of ['', 'Ann 3', 'Жанна', '京', 'kai']) expect(isolated(text)).toBe(text);
});
