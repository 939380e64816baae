import { expect, test } from 'vitest';
import { map } from '../map';
import { namesAt, plateAt, platesAt } from './sizes';
import { places } from './ways';

const LAPTOP = 0.53; // pixels per unit at 1366 × 768
const PHONE = 0.355; // the whole board at 390 × 844
const armies = map.provinces.map(({ id }) => ({ id, seats: [0, 2] }));

test('armies have 24 pixels on a laptop', () => {
  expect(plateAt(LAPTOP) * LAPTOP).toBeGreaterThan(24);
});

test('a laptop shows all names', () => {
  const names = namesAt(LAPTOP, armies, platesAt(LAPTOP, armies, false));
  expect(names.size).toBe(map.provinces.length);
  for (const { size } of names.values()) expect(size * LAPTOP).toBeGreaterThanOrEqual(11);
});

test('the whole board on a phone shows the names that fit, large enough to be read', () => {
  const names = namesAt(PHONE, armies, platesAt(PHONE, armies, false));
  expect(names.size).toBeGreaterThan(10);
  for (const { size } of names.values()) expect(size * PHONE).toBeGreaterThanOrEqual(11);
});

test.each([LAPTOP, PHONE])('large armies at %f are larger and stay apart', (pixels) => {
  const normal = platesAt(pixels, armies, false);
  const large = platesAt(pixels, armies, true);
  const larger = [...large].filter(([id, size]) => size > 1.15 * (normal.get(id) ?? 0));
  expect(larger.length).toBeGreaterThan(armies.length / 3);
  const stacks = armies.flatMap(({ id, seats }) =>
    seats.map((seat) => ({ id, at: places[id]?.room.stacks[seat] ?? [0, 0] })),
  );
  const meet = stacks.filter(({ id, at: [x, y] }, number) =>
    stacks.slice(number + 1).some(({ id: other, at: [left, top] }) => {
      const least = 0.86 * (((large.get(id) ?? 0) + (large.get(other) ?? 0)) / 2);
      const isGrown = least > plateAt(pixels);
      return isGrown && Math.abs(x - left) < least && Math.abs(y - top) < least;
    }),
  );
  expect(meet).toEqual([]);
});
