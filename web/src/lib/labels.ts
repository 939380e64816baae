// Names on a small map: as many as fit without covering each other or what stands there.

import type { Point } from './maps';

export interface Named {
  id: string;
  lines: string[];
  places: Point[]; // where the name may stand, best first
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number; // around its middle
}

const LETTER = 0.54; // width of a letter, in sizes of the font
const LINE = 0.92;

export function boxOf(lines: string[], [x, y]: Point, size: number): Box {
  const width = Math.max(...lines.map((line) => line.length)) * size * LETTER;
  return { x, y, width, height: size * (0.1 + LINE * lines.length) };
}

function meet(one: Box, other: Box): boolean {
  return (
    Math.abs(one.x - other.x) * 2 < one.width + other.width &&
    Math.abs(one.y - other.y) * 2 < one.height + other.height
  );
}

/** Where names of this *size* have space, those that come first before others. */
export function fitting(names: Named[], size: number, taken: Box[]): Map<string, Point> {
  const found = new Map<string, Point>();
  const full = [...taken];
  for (const { id, lines, places } of names) {
    const free = (at: Point) => !full.some((box) => meet(box, boxOf(lines, at, size)));
    const place = places.find(free);
    if (!place) continue;
    full.push(boxOf(lines, place, size));
    found.set(id, place);
  }
  return found;
}

/** The base line of the first of these lines of text, whose middle is at *y*. */
export function baseline(y: number, lines: number, size: number): number {
  return y + size * (0.32 - (LINE * (lines - 1)) / 2);
}
