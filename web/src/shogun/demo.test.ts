import { expect, test } from 'vitest';
import { apply, landAt, LENGTH } from './demo';
import { map } from './map';

test('every province of the game is on the map', () => {
  const drawn = map.provinces.map(({ id }) => id);
  expect(Object.keys(landAt(0)).filter((id) => !drawn.includes(id))).toEqual([]);
});

test('a moment changes only what it names', () => {
  const land = landAt(0);
  const before = { ...land };
  const changed = apply(land, 1);
  expect(changed.length).toBeGreaterThan(0);
  for (const id of Object.keys(land)) expect(land[id] === before[id]).toBe(!changed.includes(id));
});

test('provinces change hands in the course of the game', () => {
  const owners = (number: number) => Object.values(landAt(number)).map(({ colour }) => colour);
  expect(owners(LENGTH - 1)).not.toEqual(owners(0));
});
