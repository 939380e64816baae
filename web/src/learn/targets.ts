// Where the things are that a lesson points at.

import samuraiMap from '../maps/samurai.json';
import shogunMap from '../maps/shogun.json';
import type { Point, SamuraiMap, ShogunMap } from '../lib/maps';

const samurai = samuraiMap as unknown as SamuraiMap;
const shogun = shogunMap as unknown as ShogunMap;

/** Panels by the names lessons give them. */
export const PANELS: Record<string, string> = {
  tracks: '.game [data-name="tracks"]',
  players: '.game [data-name="players"]',
  plan: '.game [data-name="plan"]',
  row: '.game .actions',
};

/** The icon of the tab that opens a sheet. */
const TABS: Record<string, string> = { board: 'map', tracks: 'influence', players: 'person', plan: 'province-card' };

/** Open the sheet a step is about, as a touch on its tab would. */
export function open(sheet: string): void {
  if (document.querySelector<HTMLElement>('.game')?.dataset['sheet'] === sheet) return;
  const icon = document.querySelector(`.game > .tabs use[href="#i-${TABS[sheet]}"]`);
  icon?.closest('button')?.click();
}

const ABOVE = 14; // of a name, in units of the map

/** A place of the board, in units of its map. */
export function placeOf(game: 'samurai' | 'shogun', kind: string, name: string): Point | null {
  if (kind === 'slot') return slots.get(name) ?? null;
  const places = game === 'samurai' ? samurai.provinces : shogun.provinces;
  const found = places.find(({ id }) => id === name);
  return found ? [found.label[0], found.label[1] - ABOVE] : null;
}

// Slots are named by their region, south to north: g1, g2, g3, o1 …
const slots = new Map<string, Point>();
for (const { region, at } of samurai.slots) {
  const letter = region.charAt(0);
  const count = [...slots.keys()].filter((name) => name.startsWith(letter)).length;
  slots.set(`${letter}${count + 1}`, [at[0], at[1] - 24]);
}
