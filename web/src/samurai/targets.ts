// What the lesson points at: provinces, slots and panels.

import type { Point } from '../lib/maps';
import { aboveName, type LessonTargets } from '../learn/targets';
import { map } from './map';

const ABOVE_SLOT = 24; // in units of the map

// Slots are named by their region, south to north: g1, g2, g3, o1 …
const slots = new Map<string, Point>();
for (const { region, at } of map.slots) {
  const letter = region.charAt(0);
  const count = [...slots.keys()].filter((name) => name.startsWith(letter)).length;
  slots.set(`${letter}${count + 1}`, [at[0], at[1] - ABOVE_SLOT]);
}

export const targets: LessonTargets = {
  panels: {
    tracks: '.game [data-name="tracks"]',
    players: '.game [data-name="players"]',
  },
  tabs: { board: 'map', tracks: 'influence', players: 'person' },
  placeOf: (kind, name) =>
    kind === 'slot' ? (slots.get(name) ?? null) : aboveName(map.provinces, name),
  elementOf: () => undefined,
};
