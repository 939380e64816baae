// What a lesson points at: places on the board, and elements beside it.

import type { Point } from '../lib/maps';

/** What a game adds: where the things are that its lesson names. */
export interface LessonTargets {
  /** The panels of the table, by the names lessons give them. */
  panels: Record<string, string>; // selectors
  /** The tabs that open them on a phone, by their icons. */
  tabs: Record<string, string>;
  /** A place of the board, in units of its map. */
  placeOf(kind: string, name: string): Point | null;
  /** Something beside the board, such as a card in the hand. */
  elementOf(kind: string, name: string): Element | undefined;
}

const ABOVE_NAME = 10; // in units of the map

/** The place to point at in a province: above its name. */
export function aboveName(
  provinces: { id: string; room: { name: Point } }[],
  id: string,
): Point | null {
  const at = provinces.find((province) => province.id === id)?.room.name;
  return at ? [at[0], at[1] - ABOVE_NAME] : null;
}

/** A panel that is visible, or what the game finds. */
export function elementOf(targets: LessonTargets, kind: string, name: string): Element | undefined {
  if (kind !== 'panel') return targets.elementOf(kind, name);
  const selector = targets.panels[name];
  return selector ? [...document.querySelectorAll(selector)].find(isVisible) : undefined;
}

const isVisible = (element: Element) => element.getBoundingClientRect().width > 0;

/** Open a sheet, as a touch on its tab would. */
export function openSheet({ tabs }: LessonTargets, sheet: string): void {
  if (document.querySelector<HTMLElement>('.game')?.dataset['sheet'] === sheet) return;
  const icon = document.querySelector(`.game > .tabs use[href="#i-${tabs[sheet]}"]`);
  icon?.closest('button')?.click();
}

/** Show the whole board, where a small screen shows a part of it. */
export function showWholeBoard(): void {
  document.querySelector<HTMLElement>('.game .board-view > .mini')?.click();
}
