// Where a game is and how it stands, read from its moments.

import type { GameId } from '../generated/protocol';
import type { Moment } from '../lib/playback.svelte';
import type { SeatInfo } from '../lib/session.svelte';
import type { Course, Measure } from './game';

/** A place to jump to. */
export interface Mark {
  at: number;
  label: string;
  isMajor: boolean; // an era, a year
}

export interface Series {
  seat: SeatInfo;
  values: number[]; // by moment
}

/** Where eras, rounds, years and seasons begin. */
export function marksOf<G extends GameId>(course: Course<G>, moments: Moment<G>[]): Mark[] {
  const found: Mark[] = [];
  let before: Moment<G>['observation'] | null = null;
  for (const [at, { observation }] of moments.entries()) {
    const chapter = course.chapter(observation);
    if (chapter === null || chapter === (before && course.chapter(before))) continue;
    const [label, isMajor] = [
      course.label(observation, before),
      course.isMajor(observation, before),
    ];
    found.push({ at, label, isMajor });
    before = observation;
  }
  return found;
}

/** Moments at which somebody else leads alone. */
export function turnsOf(moments: Moment[], seats: SeatInfo[]): Set<number> {
  const found = new Set<number>();
  let leader: number | undefined;
  moments.forEach(({ observation }, at) => {
    const scores = seats.map(({ seat }) => observation.score[seat] ?? 0);
    const most = Math.max(...scores);
    const first = scores.filter((one) => one === most).length === 1 ? scores.indexOf(most) : leader;
    if (first !== leader && leader !== undefined) found.add(at);
    leader = first;
  });
  return found;
}

export function seriesOf<G extends GameId>(
  measure: Measure<G>,
  moments: Moment<G>[],
  seats: SeatInfo[],
): Series[] {
  return seats.map((seat) => ({
    seat,
    values: moments.map((moment) => measure.of(moment, seat.seat)),
  }));
}
