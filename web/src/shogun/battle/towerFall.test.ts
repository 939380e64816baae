import { expect, test } from 'vitest';
import { fallOf, placeOf, spots } from './towerFall';

const given = { inside: [2, 1, 0, 0, 0, 3], thrown: [7, 4, 0, 0, 0, 1], tray: [6, 4, 0, 0, 0, 2] };
const ORDER = [0, 1, 5, 2, 3, 4];

test('the playback ends with what the server told', () => {
  const { cubes, length } = fallOf(given, ORDER, 12);
  const lying = [0, 0, 0, 0, 0, 0];
  const within = [0, 0, 0, 0, 0, 0];
  for (const one of cubes) {
    const place = placeOf(one, length);
    const list = place?.layer === 'tray' ? lying : within;
    list[one.colour] = (list[one.colour] ?? 0) + 1;
  }
  expect(lying).toEqual(given.tray);
  expect(within).toEqual([3, 1, 0, 0, 0, 2]);
});

test('the same throw falls the same way, another one differently', () => {
  expect(fallOf(given, ORDER, 12)).toEqual(fallOf(given, ORDER, 12));
  expect(fallOf(given, ORDER, 13)).not.toEqual(fallOf(given, ORDER, 12));
});

test('the last cube comes alone', () => {
  const { cubes, length } = fallOf(given, ORDER, 12);
  const ends = cubes.map(({ beats }) => beats.at(-1)?.to ?? 0).sort((one, other) => other - one);
  expect(ends[0]).toBe(length);
  expect((ends[0] ?? 0) - (ends[1] ?? 0)).toBeGreaterThan(1000);
});

test('a throw is not there before it is thrown, and every cube has a place of its own inside', () => {
  const { cubes } = fallOf(given, ORDER, 12);
  expect(cubes.filter((one) => placeOf(one, -1) !== null)).toHaveLength(6);
  const all = spots();
  expect(new Set(all.map(String)).size).toBe(all.length);
  expect(all.length).toBeGreaterThan(30);
});
