// Where the things are that a lesson points at.

import type { Point } from '../lib/maps';
import { map as samurai } from '../samurai/map';
import { map as shogun } from '../shogun/map';

/** Panels by the names lessons give them. */
const PANELS: Record<string, string> = {
  tracks: '.game [data-name="tracks"]',
  players: '.game [data-name="players"]',
  plan: '.game [data-name="plan"]',
  row: '.game .actions',
};

/** The fields of a mat, as the rules number them. */
const FIELDS = [
  'castle',
  'temple',
  'theatre',
  'rice',
  'tax',
  'army5',
  'army3',
  'army1',
  'battle-a',
  'battle-b',
  'bid',
];

/** What stands beside the board: a panel, a card in the hand, an empty field of the mat. */
export function elementOf(kind: string, name: string): Element | undefined {
  if (kind === 'panel') return [...document.querySelectorAll(PANELS[name] ?? '')].find(isSeen);
  if (kind === 'field')
    return (
      document.querySelector(`.field[data-field="${FIELDS.indexOf(name)}"]:has(.none, .here)`) ??
      undefined
    );
  const face = shogun.provinces.find(({ id }) => id === name)?.name ?? name.replace('chest', '');
  return [...document.querySelectorAll('.game .pcard')].find((card) =>
    card.textContent?.trim().startsWith(face),
  );
}

const isSeen = (element: Element) => element.getBoundingClientRect().width > 0;

/** The icon of the tab that opens a sheet. */
const TABS: Record<string, string> = {
  board: 'map',
  tracks: 'influence',
  players: 'person',
  plan: 'province-card',
};

/** Open the sheet a step is about, as a touch on its tab would. */
export function open(sheet: string): void {
  if (document.querySelector<HTMLElement>('.game')?.dataset['sheet'] === sheet) return;
  const icon = document.querySelector(`.game > .tabs use[href="#i-${TABS[sheet]}"]`);
  icon?.closest('button')?.click();
}

/** Show the whole board, where a small screen shows a part of it. */
export function lookAtAll(): void {
  document.querySelector<HTMLElement>('.game .board-view > .mini')?.click();
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
