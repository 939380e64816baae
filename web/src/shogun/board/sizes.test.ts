import { expect, test } from 'vitest';
import { map } from '../map';
import type { ProvinceSeen } from '../position';
import { LEAST, namesAt, platesAt, sizesAt } from './sizes';

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
  expect(namesAt(sizes, owned, platesAt(LEAST, owned, false)).size).toBe(map.provinces.length);
});

test('a small map keeps some names, and they cover no army', () => {
  const sizes = sizesAt(0.37);
  const found = namesAt(sizes, owned, platesAt(0.37, owned, false));
  expect(found.size).toBeGreaterThan(8);
  expect(found.size).toBeLessThan(map.provinces.length);
  const armies = map.provinces.map(({ room }) => room.army);
  for (const [x, y] of found.values())
    for (const [ax, ay] of armies)
      expect(Math.abs(x - ax) > sizes.plate / 2 || Math.abs(y - ay) > sizes.plate / 2).toBe(true);
});

test.each([
  [LAPTOP, 0.1], // among names and yields
  [0.2566, 0.5], // the whole board at 390 × 844
])('large armies at %f are larger and stay apart', (pixels, share) => {
  const { plate } = sizesAt(pixels);
  const large = platesAt(pixels, owned, true);
  const larger = [...large.values()].filter((size) => size > 1.15 * plate);
  expect(larger.length).toBeGreaterThan(owned.length * share);
  for (const one of map.provinces)
    for (const other of map.provinces) {
      const least = 0.86 * (((large.get(one.id) ?? 0) + (large.get(other.id) ?? 0)) / 2);
      const [dx, dy] = [0, 1].map((at) => one.room.army[at]! - other.room.army[at]!);
      const isApart = Math.abs(dx!) >= least || Math.abs(dy!) >= least;
      expect(one === other || isApart || least <= plate).toBe(true);
    }
});

test('near things stop growing', () => {
  expect(sizesAt(2).plate * 2).toBe(sizesAt(3).plate * 3);
});
