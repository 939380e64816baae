// The log as people read it: routine grouped, and filtered.

import type { GameEvent, GameId } from '../generated/protocol';
import type { LogEntry } from './playback.svelte';

/** How a game's log is grouped and filtered. */
export interface LogKinds<G extends GameId = GameId> {
  routine: GameEvent<G>['kind'][]; // a run of these by one seat is one line
  main: GameEvent<G>['kind'][]; // what is left without setup and bookkeeping
}

export type LogFilter = 'all' | 'main' | 'mine';
export const LOG_FILTERS: LogFilter[] = ['all', 'main', 'mine'];

export interface LogLine {
  entry: LogEntry;
  count: number; // how many events it stands for
}

/** The fields of events that hold a seat. */
const SEATS = ['seat', 'by', 'owner', 'victim', 'defender', 'lost_by'];

/** Is this event about what *seat* did, or what was done to it? */
export function concerns(event: GameEvent, seat: number | null): boolean {
  const fields: Record<string, unknown> = { ...event };
  return seat !== null && SEATS.some((field) => fields[field] === seat);
}

export function linesOf(log: LogEntry[], kinds: LogKinds): LogLine[] {
  const lines: LogLine[] = [];
  for (const entry of log) {
    const last = lines.at(-1);
    if (last && isSameRoutine(last.entry.event, entry.event, kinds))
      lines[lines.length - 1] = { entry, count: last.count + 1 };
    else lines.push({ entry, count: 1 });
  }
  return lines;
}

function isSameRoutine(one: GameEvent, other: GameEvent, { routine }: LogKinds): boolean {
  const bySeat = 'seat' in one && 'seat' in other && one.seat === other.seat;
  return bySeat && routine.includes(one.kind) && routine.includes(other.kind);
}

export function filtered(
  lines: LogLine[],
  filter: LogFilter,
  kinds: LogKinds,
  viewer: number | null,
): LogLine[] {
  if (filter === 'all') return lines;
  return lines.filter(({ entry: { event } }) =>
    filter === 'mine' ? concerns(event, viewer) : kinds.main.includes(event.kind),
  );
}

/** The places that an event names, by the kind of place. */
export function placesIn(event: GameEvent): { provinces: number[]; slots: number[] } {
  const fields: Record<string, unknown> = { ...event };
  const numbers = (names: string[]) =>
    names
      .map((name) => fields[name])
      .filter((value): value is number => typeof value === 'number' && value >= 0);
  const listed = Array.isArray(fields.provinces) ? (fields.provinces as number[]) : [];
  return {
    provinces: [...numbers(['province', 'origin', 'destination']), ...listed],
    slots: numbers(['slot']),
  };
}

export function hasPlace(event: GameEvent): boolean {
  const { provinces, slots } = placesIn(event);
  return provinces.length + slots.length > 0;
}
