// How large things are drawn, in units of the map. The rooms of map.json are made for these.

import { fitting, type Box } from '../../lib/labels';
import type { Point } from '../../lib/maps';
import { map } from '../map';

export const PLATE = 47; // of armies: 24 pixels on a laptop
export const TOUCH = 44; // pixels that a finger needs
const NAME = 21;
const READABLE = 11; // pixels of the smallest readable letter
const FEATURE = 34;
const ASIDE: Point[] = [-14, 0, 14, -28, 28]
  .flatMap((y) => [0, -20, 20, -36, 36].map((x): Point => [x, y]))
  .sort(([x1, y1], [x2, y2]) => Math.hypot(x1, y1) - Math.hypot(x2, y2)); // steps off its place
const LARGE = 18; // pixels: larger letters are no easier to read

/** Armies grow with the map, up to a finger's width. */
export function plateAt(pixels: number): number {
  return Math.min(PLATE, TOUCH / pixels);
}

/** Where names stand and how large they are; on a small map only those that fit. */
export function namesAt(
  pixels: number,
  armies: { id: string; seats: number[] }[],
): Map<string, { at: Point; size: number }> {
  const size = Math.min(Math.max(NAME, READABLE / pixels), LARGE / pixels);
  if (size <= NAME)
    return new Map(map.provinces.map(({ id, room }) => [id, { at: room.name, size }]));
  const taken = [
    ...armies.flatMap(({ id, seats }) => seats.map((seat) => plateBox(id, seat))),
    ...map.provinces.map(({ room }) => square(room.feature, FEATURE)),
  ];
  const wanted = map.provinces.map(({ id, name, room }) => ({
    id,
    lines: [`${name}__`], // with its crest
    places: ASIDE.map(([x, y]): Point => [room.name[0] + x, room.name[1] + y]),
  }));
  return new Map([...fitting(wanted, size, taken)].map(([id, at]) => [id, { at, size }]));
}

function plateBox(id: string, seat: number): Box {
  const place = map.provinces.find((one) => one.id === id);
  const [x, y] = place?.room.stacks[seat] ?? [0, 0];
  return square([x, y], PLATE);
}

function square([x, y]: Point, side: number): Box {
  return { x, y, width: side, height: side };
}
