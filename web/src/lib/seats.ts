// A seat is a colour with a crest and a plate, always together.

import type { GameEvent } from '../generated/protocol';

const CRESTS: Record<string, number> = {
  red: 0,
  blue: 1,
  black: 2,
  green: 2,
  yellow: 3,
  purple: 4,
};

/** The number of the crest and of the plate. */
export function crestNumber(colour: string): number {
  return CRESTS[colour] ?? 0;
}

/** The classes that give an element the colours of a seat. */
export function seatClass(colour: string): string {
  return colour === 'green' ? 'seat s5' : `seat s${crestNumber(colour)}`;
}

/**
 * The classes of land: of its region, or of its owner (undefined: nobody's) in the
 * political view.
 */
export function landClass(region: string, isPolitical: boolean, colour?: string): string {
  if (!isPolitical) return `prov rg-${region}`;
  return `prov rg-${region} ${colour ? `held ${seatClass(colour)}` : 'free'}`;
}

/** The seat that caused an event, if there is one. */
export function actor<Seat>(event: GameEvent, seats: Seat[]): Seat | undefined {
  if ('seat' in event) return seats[event.seat];
  if ('by' in event) return seats[event.by];
  return 'owner' in event && typeof event.owner === 'number' ? seats[event.owner] : undefined;
}
