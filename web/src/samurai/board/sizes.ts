// How large things are drawn, in units of the map. The rooms of map.json are made for these.

import { coreOf, fitting, grown, type Box } from '../../lib/labels';
import type { Point } from '../../lib/maps';
import { map } from '../map';

export const PLATE = 47; // of armies: 24 pixels on a laptop
export const TOUCH = 44; // pixels that a finger needs
const NAME = 21;
const READABLE = 11; // pixels of the smallest readable letter
const FEATURE = 34;
const SLOT = 56;
const ASIDE: Point[] = [-14, 0, 14, -28, 28]
  .flatMap((y) => [0, -20, 20, -36, 36].map((x): Point => [x, y]))
  .sort(([x1, y1], [x2, y2]) => Math.hypot(x1, y1) - Math.hypot(x2, y2)); // steps off its place
const MOST = 1.4; // how much larger than others large armies are
const FINGER = 56; // pixels: larger armies are no easier to read
const LARGE = 18; // pixels: larger letters are no easier to read

/** Armies grow with the map, up to a finger's width. */
export function plateAt(pixels: number): number {
  return Math.min(PLATE, TOUCH / pixels);
}

/** The armies of a province, by the seats that have some. */
interface Standing {
  id: string;
  seats: number[];
}

const nameSize = (pixels: number) => Math.min(Math.max(NAME, READABLE / pixels), LARGE / pixels);
const hasFixedNames = (pixels: number) => nameSize(pixels) <= NAME;

/** The size of the armies in each province; large ones fill the space there is. */
export function platesAt(
  pixels: number,
  armies: Standing[],
  isLarge: boolean,
): Map<string, number> {
  const least = plateAt(pixels);
  if (!isLarge) return new Map(armies.map(({ id }) => [id, least]));
  const most = Math.min(least * MOST, FINGER / pixels);
  const all = armies.flatMap(({ id, seats }) => seats.map((seat) => standsAt(id, seat)));
  const sizeOf = ({ id, seats }: Standing) =>
    Math.min(
      ...seats.map((seat) => {
        const at = standsAt(id, seat);
        const peers = all.filter(([x, y]) => x !== at[0] || y !== at[1]);
        return grown(at, least, most, FIXED, peers);
      }),
      most,
    );
  return new Map(armies.map((one) => [one.id, sizeOf(one)]));
}

/** Where names stand and how large they are; on a small map only those that fit. */
export function namesAt(
  pixels: number,
  armies: Standing[],
  plates: Map<string, number>,
): Map<string, { at: Point; size: number }> {
  const size = nameSize(pixels);
  const own = new Map(map.provinces.map(({ id, room }) => [id, { at: room.name, size }]));
  const isFixed = hasFixedNames(pixels);
  if (isFixed && Math.max(...plates.values()) <= plateAt(pixels)) return own;
  const taken = [
    ...armies.flatMap(({ id, seats }) =>
      seats.map((seat) => square(standsAt(id, seat), Math.max(PLATE, plates.get(id) ?? 0))),
    ),
    ...map.provinces.map(({ room }) => square(room.feature, FEATURE)),
  ];
  const wanted = map.provinces.map(({ id, name, room }) => ({
    id,
    lines: [`${name}__`], // with its crest
    places: ASIDE.map(([x, y]): Point => [room.name[0] + x, room.name[1] + y]),
  }));
  const found = [...fitting(wanted, size, taken)].map(([id, at]) => [id, { at, size }] as const);
  return new Map([...(isFixed ? own : []), ...found]);
}

function standsAt(id: string, seat: number): Point {
  return map.provinces.find((one) => one.id === id)?.room.stacks[seat] ?? [0, 0];
}

function square([x, y]: Point, side: number): Box {
  return { x, y, width: side, height: side };
}

/** What stands in its place whatever happens: features, castles and slots. */
const FIXED = [
  ...map.provinces.flatMap(({ room }) => [
    square(room.feature, FEATURE + 2),
    square(room.castle, FEATURE),
  ]),
  ...map.slots.flatMap(({ at, neutralAt }) => [
    square(at, SLOT),
    { x: neutralAt[0], y: neutralAt[1], width: 76, height: 48 },
  ]),
].map(coreOf);
