// What the drawn maps hold: geometry only.

export type Point = [number, number];

export interface Border {
  kind: string;
  of: string[];
  d: string;
}

export interface Province {
  id: string;
  name: string;
  kanji: string;
  label: Point;
  fontSize: number;
  centroid: Point;
  bbox: [number, number, number, number];
  d: string;
}

export interface SamuraiProvince extends Province {
  region: string;
  feature: 'capital' | 'resource' | 'shrine';
  room: { name: Point; feature: Point; castle: Point; stacks: Point[] }; // middles
}

export interface SamuraiMap {
  meta: { viewBox: [number, number, number, number] };
  regions: {
    id: string;
    name: string;
    bonus: { larger: number; smaller: number };
    bonusAt: Point;
  }[];
  provinces: SamuraiProvince[];
  seaLinks: { a: string; b: string; d: string; points: Point[] }[];
  mountains: { id: string; name: string; a: string; b: string; at: Point; road: Point[] }[];
  roads: { a: string; b: string; via: Point }[];
  slots: { slot: number; region: string; at: Point; neutral: string; neutralAt: Point }[];
  slotTrack: string;
  borders: Border[];
}

export interface ShogunProvince extends Province {
  region: { sun: string; moon: string };
  lines: string[];
  land: string[]; // its neighbours
  army: Point;
  sitePoints: Point[];
  unrest: Point;
  room: { name: Point; army: Point; sites: Point[]; yields: Point; isTall: boolean }; // middles
  gold: number;
  rice: number;
  sites: number;
}

export interface ShogunMap {
  meta: { viewBox: [number, number, number, number] };
  provinces: ShogunProvince[];
  sides: Record<
    'sun' | 'moon',
    { seaRoutes: { a: string; b: string; d: string; points: Point[] }[]; outWith3: string[] }
  >;
  borders: Border[];
  neutral: { d: string }[];
  lakes: { d: string }[];
}

/** An octagon like a tile with its corners cut. */
export function tile([x, y]: Point, width: number, height: number, cut: number): string {
  const [w, h] = [width - 2 * cut, height - 2 * cut];
  return `M${x - width / 2 + cut},${y - height / 2}h${w}l${cut},${cut}v${h}l${-cut},${cut}h${-w}l${-cut},${-cut}v${-h}z`;
}

/** The box that contains these provinces. */
export function boxAround(
  provinces: Province[],
  ids: string[],
  margin = 60,
): [number, number, number, number] | null {
  const boxes = provinces.filter(({ id }) => ids.includes(id)).map(({ bbox }) => bbox);
  if (boxes.length === 0) return null;
  const left = Math.min(...boxes.map(([x]) => x)) - margin;
  const top = Math.min(...boxes.map(([, y]) => y)) - margin;
  const right = Math.max(...boxes.map(([, , x]) => x)) + margin;
  const bottom = Math.max(...boxes.map(([, , , y]) => y)) + margin;
  return [left, top, right - left, bottom - top];
}
