import { expect, test } from 'vitest';
import { map } from '../map';
import { namesAt, plateAt } from './sizes';

const LAPTOP = 0.53; // pixels per unit at 1366 × 768
const PHONE = 0.355; // the whole board at 390 × 844
const armies = map.provinces.map(({ id }) => ({ id, seats: [0, 2] }));

test('armies have 24 pixels on a laptop', () => {
  expect(plateAt(LAPTOP) * LAPTOP).toBeGreaterThan(24);
});

test('a laptop shows all names', () => {
  const names = namesAt(LAPTOP, armies);
  expect(names.size).toBe(map.provinces.length);
  for (const { size } of names.values()) expect(size * LAPTOP).toBeGreaterThanOrEqual(11);
});

test('the whole board on a phone shows the names that fit, large enough to be read', () => {
  const names = namesAt(PHONE, armies);
  expect(names.size).toBeGreaterThan(10);
  for (const { size } of names.values()) expect(size * PHONE).toBeGreaterThanOrEqual(11);
});
