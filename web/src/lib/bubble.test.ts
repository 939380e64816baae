import { expect, test } from 'vitest';
import { placeBubble, type Box } from './bubble';

const bounds = { left: 0, top: 0, width: 600, height: 500 };
const size = { width: 200, height: 100 };

const covers = (place: { left: number; top: number }, target: Box) =>
  place.left < target.left + target.width &&
  place.left + size.width > target.left &&
  place.top < target.top + target.height &&
  place.top + size.height > target.top;

test('a bubble stands above what was touched', () => {
  expect(placeBubble(bounds, size, [300, 300], [])).toEqual({ left: 200, top: 186 });
});

test('it leaves a target above free and goes below', () => {
  const target = { left: 250, top: 200, width: 60, height: 60 };
  expect(placeBubble(bounds, size, [300, 300], [target])).toEqual({ left: 200, top: 314 });
});

test('among targets on all sides it goes to a corner', () => {
  const around = [
    { left: 80, top: 150, width: 440, height: 300 }, // what was touched lies within it
  ];
  const place = placeBubble(bounds, size, [300, 300], around);
  expect(around.some((target) => covers(place, target))).toBe(false);
});

test('it stays inside', () => {
  expect(placeBubble(bounds, size, [5, 5], [])).toEqual({ left: 0, top: 0 });
  expect(placeBubble(bounds, size, [599, 499], [])).toEqual({ left: 400, top: 385 });
});
