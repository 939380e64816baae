// The ways armies go on the board: over roads, mountains and water. Geometry only.

import type { Point, SamuraiProvince } from '../../lib/maps';
import { map } from '../map';

export const places: Record<string, SamuraiProvince> = Object.fromEntries(
  map.provinces.map((place) => [place.id, place]),
);

const BOW = 0.22; // how far a ship keeps off the straight line

/** Where the armies of a seat stand in a province. */
export function standing(id: string, seat: number): Point {
  const place = places[id];
  return place?.room.stacks[seat] ?? place?.centroid ?? [0, 0];
}

const joins = (way: { a: string; b: string }, from: string, to: string) =>
  (way.a === from && way.b === to) || (way.a === to && way.b === from);

/** The path of armies of a seat from one province to another. */
export function wayOf(from: string, to: string, seat: number): string {
  const [start, end] = [standing(from, seat), standing(to, seat)];
  const road = map.roads.find((one) => joins(one, from, to));
  if (road) return `M${start}Q${road.via} ${end}`;
  const link = map.seaLinks.find((one) => joins(one, from, to));
  if (link) {
    const points = link.a === from ? link.points : link.points.toReversed();
    return `M${start}L${points.join('L')}L${end}`;
  }
  const [dx, dy] = [end[0] - start[0], end[1] - start[1]];
  return `M${start}Q${(start[0] + end[0]) / 2 - dy * BOW},${(start[1] + end[1]) / 2 + dx * BOW} ${end}`;
}

/** The provinces next to one, and its routes over the sea. */
export function aroundOf(id: string): { near: string[]; routes: string[] } {
  const beside = [...map.roads, ...map.seaLinks].filter(({ a, b }) => a === id || b === id);
  const near = beside.map(({ a, b }) => places[a === id ? b : a]?.d ?? '');
  const routes = map.seaLinks.filter(({ a, b }) => a === id || b === id).map(({ d }) => d);
  return { near, routes };
}

/** The other side of a mountain. */
export function beyond(mountain: number, id: string): string {
  const { a, b } = map.mountains[mountain] ?? { a: '', b: '' };
  return a === id ? b : a;
}
