// The moves of armies that events tell of, for the board. Geometry only.

import type { SeatInfo } from '../../lib/session.svelte';
import { beyond, wayOf } from './ways';
import type { Event, LogEntry, Observation } from '../types';

export interface March {
  number: number; // of the event
  seat: number;
  colour: string;
  count: number;
  destination: number; // a province
  d: string; // the way as a path
}

type Move = Omit<March, 'number' | 'colour' | 'd'> & { from: string };

export const MARCH_MS = 620; // at normal pace, shorter than a moment

export function marchesIn(entries: LogEntry[], ids: string[], seats: SeatInfo[]): March[] {
  return entries.flatMap(({ event, number }) => {
    const move = moveIn(event, ids);
    if (!move) return [];
    const { from, ...march } = move;
    const d = wayOf(from, ids[march.destination] ?? '', march.seat);
    return [{ ...march, number, colour: seats[march.seat]?.colour ?? '', d }];
  });
}

function moveIn(event: Event, ids: string[]): Move | null {
  switch (event.kind) {
    case 'army-moved':
    case 'armies-shipped': {
      const { seat, origin, destination } = event;
      const count = event.kind === 'armies-shipped' ? event.armies : 1;
      return { seat, count, destination, from: ids[origin] ?? '' };
    }
    case 'expedition-left': {
      const { seat, destination, mountain } = event;
      return { seat, count: 1, destination, from: beyond(mountain, ids[destination] ?? '') };
    }
    default:
      return null;
  }
}

/** What is seen while the armies are still on their way. */
export function beforeArrival(seen: Observation, marches: March[], seats: number): Observation {
  const armies = [...seen.armies];
  for (const { destination, seat, count } of marches) {
    const at = destination * seats + seat;
    armies[at] = Math.max(0, (armies[at] ?? 0) - count);
  }
  return { ...seen, armies };
}
