import { expect, test } from 'vitest';
import { sorted, SORTS, type Held } from './sorting';

const held = (name: string, region: string, gold: number, rice: number, armies: number) =>
  ({
    card: { id: name },
    place: { name, gold, rice, region: { sun: region, moon: region } },
    province: { armies },
  }) as unknown as Held;

const HAND = [
  held('Tamba', 'red', 5, 3, 1),
  held('Aki', 'green', 4, 4, 2),
  held('Izu', 'yellow', 6, 2, 2),
  held('Harima', 'red', 4, 4, 9),
];

test('the hand is in the order of names, regions, or of what is most', () => {
  const names = SORTS.map((by) => sorted(HAND, by, 'sun').map(({ place }) => place.name.charAt(0)));
  expect(Object.fromEntries(SORTS.map((by, at) => [by, names[at]?.join('')]))).toEqual({
    name: 'AHIT',
    region: 'AHTI',
    tax: 'ITAH',
    rice: 'AHTI',
    armies: 'HAIT',
  });
});
