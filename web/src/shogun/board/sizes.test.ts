import { expect, test } from 'vitest';
import { map } from '../map';
import type { ProvinceSeen } from '../position';
import { LEAST, namesAt, sizesAt } from './sizes';

const LAPTOP = 0.53; // pixels per unit at 1366 × 768
const owned = map.provinces.map(({ id, sites }, number) => ({
  number,
  id,
  owner: { seat: 0, colour: 'red' },
  armies: 3,
  buildings: ['castle', 'temple', 'theatre'].slice(0, sites),
})) as ProvinceSeen[];

test('a laptop shows armies of 24 pixels, buildings, free sites and yields', () => {
  const { isFar, name, plate, site } = sizesAt(LAPTOP);
  expect(isFar).toBe(false);
  expect(plate * LAPTOP).toBeGreaterThan(24);
  expect(site * LAPTOP).toBeGreaterThan(14);
  expect(name * LAPTOP).toBeGreaterThanOrEqual(11);
});

test('a phone starts where all names are readable', () => {
  const sizes = sizesAt(LEAST);
  expect(sizes.name * LEAST).toBeGreaterThanOrEqual(11);
  expect(namesAt(sizes, owned).size).toBe(map.provinces.length);
});

test('a small map keeps some names, and they cover no army', () => {
  const sizes = sizesAt(0.37);
  const found = namesAt(sizes, owned);
  expect(found.size).toBeGreaterThan(8);
  expect(found.size).toBeLessThan(map.provinces.length);
  const armies = map.provinces.map(({ room }) => room.army);
  for (const [x, y] of found.values())
    for (const [ax, ay] of armies)
      expect(Math.abs(x - ax) > sizes.plate / 2 || Math.abs(y - ay) > sizes.plate / 2).toBe(true);
});

test('near things stop growing', () => {
  expect(sizesAt(2).plate * 2).toBe(sizesAt(3).plate * 3);
});
