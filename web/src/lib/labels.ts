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

/** How much taller than wide the plate of an army is. */
export const TALL = 40 / 36;

const COVERED = 0.5; // of a thing, beyond which a large plate would hide it
const TOGETHER = 0.86; // of their width: as close as large plates stand

/** What has to stay visible of a thing whose rim may be covered. */
export function coreOf({ x, y, width, height }: Box): Box {
  return { x, y, width: width * COVERED, height: height * COVERED };
}

/**
 * The width of a plate at *at* between *least* and *most* that meets none of these boxes
 * and hardly the plates of its *peers*, which grow as well.
 */
export function grown(
  at: Point,
  least: number,
  most: number,
  boxes: Box[],
  peers: Point[],
): number {
  const free = ({ x, y, width, height }: Box) =>
    Math.max(2 * Math.abs(at[0] - x) - width, (2 * Math.abs(at[1] - y) - height) / TALL);
  const apart = ([x, y]: Point) => Math.max(Math.abs(at[0] - x), Math.abs(at[1] - y) / TALL);
  const limits = [...boxes.map(free), ...peers.map((peer) => apart(peer) / TOGETHER)];
  return Math.max(least, Math.min(most, ...limits));
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
