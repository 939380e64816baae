// The game that plays on the home page: a whole game of five bots, moment by moment.

import moments from './demo.json';

/** What stands in a province. */
export interface Stand {
  colour: string; // of its owner, or empty
  count: number; // armies
  buildings: string[];
  unrest: number;
}

type Changed = [province: string, colour: string, count: number, built: string[], unrest: number];

const MOMENTS = moments as Changed[][];
export const LENGTH = MOMENTS.length;

/** Write moment *number* into *land*; returns the provinces that changed. */
export function apply(land: Record<string, Stand>, number: number): string[] {
  const changed = MOMENTS[number] ?? [];
  for (const [id, colour, count, buildings, unrest] of changed)
    land[id] = { colour, count, buildings, unrest };
  return changed.map(([id]) => id);
}

/** Return everything that stands there after moment *number*. */
export function landAt(number: number): Record<string, Stand> {
  const land: Record<string, Stand> = {};
  for (let at = 0; at <= number; at++) apply(land, at);
  return land;
}
