import { expect, test } from 'vitest';
import { baseline, boxOf, fitting } from './labels';
import type { Point } from './maps';

const named = (id: string, ...places: Point[]) => ({ id, lines: [id], places });

test('a name takes its best place, and the next one gives way', () => {
  const found = fitting([named('kai', [0, 0]), named('mino', [5, 5], [0, 40])], 20, []);
  expect(Object.fromEntries(found)).toEqual({ kai: [0, 0], mino: [0, 40] });
});

test('a name without space is left out', () => {
  const army = { x: 0, y: 0, width: 50, height: 50 };
  const found = fitting([named('kai', [10, 10]), named('izu', [100, 0])], 20, [army]);
  expect([...found.keys()]).toEqual(['izu']);
});

test('lines of a name stand around its middle', () => {
  const [one, two] = [boxOf(['Awa'], [3, 4], 10), boxOf(['Awa', 'Boso'], [3, 4], 10)];
  expect(one).toMatchObject({ x: 3, y: 4 });
  expect([two.width > one.width, two.height > one.height]).toEqual([true, true]);
  const [first, only] = [baseline(100, 2, 10), baseline(100, 1, 10)];
  expect(only - first).toBeCloseTo(4.6);
});
