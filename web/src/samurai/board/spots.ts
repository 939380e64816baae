// Where the places of an event are on the board.

import type { GameEvent } from '../../generated/protocol';
import { placesIn } from '../../lib/logLines';
import { tile } from '../../lib/maps';
import { map } from '../map';
import { places } from './ways';

const SLOT = 56; // units of the board

/** The outlines of the provinces and slots that *event* names. */
export function spotPaths(event: GameEvent, ids: string[]): string[] {
  const { provinces, slots } = placesIn(event);
  const land = provinces.map((number) => places[ids[number] ?? '']?.d);
  const tiles = slots.map((number) => {
    const at = map.slots[number]?.at;
    return at && tile(at, SLOT, SLOT, 8);
  });
  return [...land, ...tiles].filter((d) => d !== undefined);
}
