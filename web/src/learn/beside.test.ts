import { expect, test } from 'vitest';
import { beside } from './beside';

const SCREEN = { width: 1366, height: 768 };
const SIZE = { width: 280, height: 150 };
const rect = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  width,
  height,
});

test('a hint stands to the left of what is at the right edge', () => {
  const { left, top } = beside(rect(980, 260, 376, 220), SIZE, SCREEN);
  expect([left, top]).toEqual([690, 260]);
});

test('it goes where it does not hide the question', () => {
  const question = rect(600, 200, 370, 300);
  const { left, width } = beside(rect(980, 260, 376, 220), SIZE, SCREEN, [question]);
  expect(left + width).toBeGreaterThan(970); // not on the question …
  const placed = beside(rect(980, 260, 376, 220), SIZE, SCREEN, [question]);
  expect(placed.top + placed.height <= 260 || placed.top >= 480).toBe(true); // … nor on the target
});

test('on a phone it stands above or below', () => {
  const placed = beside(
    rect(0, 500, 390, 280),
    { width: 370, height: 140 },
    { width: 390, height: 844 },
  );
  expect(placed.top + placed.height).toBeLessThanOrEqual(500);
  expect(placed.left).toBe(10);
});
