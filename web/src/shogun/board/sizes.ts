// How large things are drawn, in units of the map. The rooms of map.json are made for these.

import { boxOf, coreOf, fitting, grown, type Box } from '../../lib/labels';
import type { Point } from '../../lib/maps';
import { map } from '../map';
import type { ProvinceSeen } from '../position';

export const LEAST = 0.56; // pixels per unit at which all names can be read
const FAR = 0.48; // pixels per unit: below, there is no space for sites and yields
const PLATE = 47; // of armies: 24 pixels on a laptop
const PLATE_FAR = 54; // what STANDING in tools/rooms.py leaves free
const SITE = 28;
const NAME = 21;
const FIGURE = 19;
const READABLE = 11; // pixels of the smallest readable letter
const MOST = 1.4; // how much larger than others large armies are
const FINGER = 56; // pixels: larger armies are no easier to read
const SMALL = 20; // pixels of armies on the smallest map

export interface Sizes {
  isFar: boolean;
  name: number;
  plate: number;
  site: number;
  figure: number;
}

/** Things grow with the map, up to a size beyond which they would only cover it. */
export function sizesAt(pixels: number): Sizes {
  const isFar = pixels < FAR;
  return {
    isFar,
    name: Math.min(Math.max(NAME, READABLE / pixels), 17 / pixels),
    plate: Math.min(isFar ? PLATE_FAR : PLATE, Math.max(PLATE, SMALL / pixels), 42 / pixels),
    site: Math.min(SITE, 30 / pixels),
    figure: Math.min(FIGURE, 15 / pixels),
  };
}

/** The size of the armies in each province; large ones fill the space there is. */
export function platesAt(
  pixels: number,
  provinces: ProvinceSeen[],
  isLarge: boolean,
): Map<string, number> {
  const sizes = sizesAt(pixels);
  if (!isLarge) return new Map(provinces.map(({ id }) => [id, sizes.plate]));
  const most = Math.min(sizes.plate * MOST, FINGER / pixels);
  const seen = new Map(provinces.map((province) => [province.id, province]));
  const boxes = map.provinces.flatMap(({ id, lines, room }) => [
    ...sitesIn(room, seen.get(id), sizes).map(coreOf),
    ...(sizes.isFar ? [] : [coreOf(yieldsIn(room, sizes)), boxOf(lines, room.name, sizes.name)]),
  ]);
  const sizeOf = (room: Room) => {
    const peers = map.provinces.filter((one) => one.room !== room).map((one) => one.room.army);
    return grown(room.army, sizes.plate, most, boxes, peers);
  };
  return new Map(map.provinces.map(({ id, room }) => [id, sizeOf(room)]));
}

/** Where names stand; on a small map those that fit, of owned provinces first. */
export function namesAt(
  sizes: Sizes,
  provinces: ProvinceSeen[],
  plates: Map<string, number>,
): Map<string, Point> {
  if (!sizes.isFar) return new Map(map.provinces.map(({ id, room }) => [id, room.name]));
  const seen = new Map(provinces.map((province) => [province.id, province]));
  const places = [...map.provinces].sort(
    (one, other) => Number(!seen.get(one.id)?.owner) - Number(!seen.get(other.id)?.owner),
  );
  const taken = places.flatMap(({ id, room }) =>
    boxesIn(room, seen.get(id), sizes, plates.get(id) ?? sizes.plate),
  );
  const wanted = places.map(({ id, lines, room }) => {
    const [x, y] = room.army;
    const aside = ((plates.get(id) ?? sizes.plate) + sizes.name) / 2;
    const around: Point[] = [
      [x, y - aside],
      [x, y + aside],
    ];
    return { id, lines, places: [room.name, ...around, room.yields] };
  });
  return fitting(wanted, sizes.name, taken);
}

type Room = (typeof map.provinces)[number]['room'];

const square = ([x, y]: Point, side: number): Box => ({ x, y, width: side, height: side });

/** The sites that are drawn: on a small map those that are built on. */
function sitesIn(room: Room, seen: ProvinceSeen | undefined, { isFar, site }: Sizes): Box[] {
  const built = isFar ? room.sites.slice(0, seen?.buildings.length ?? 0) : room.sites;
  return built.map((at) => square(at, site));
}

/** The chests and the rice of a province. */
function yieldsIn({ yields: [x, y], isTall }: Room, { figure }: Sizes): Box {
  const [width, height] = isTall ? [1.7, 2.12] : [3.32, 1.06];
  return { x, y, width: width * figure, height: height * figure };
}

function boxesIn(room: Room, seen: ProvinceSeen | undefined, sizes: Sizes, plate: number): Box[] {
  const armies = seen?.owner ? [square(room.army, plate)] : [];
  return [...armies, ...sitesIn(room, seen, sizes)];
}
