// How a game ended for one seat, in words.

import type { Outcome } from '../generated/protocol';
import { say } from './texts.svelte';

/** The place of *seat*; empty for spectators. */
export function placeOf({ ranks, winners }: Outcome, seat: number | null): string {
  if (seat === null) return '';
  if (winners.includes(seat)) return say(winners.length > 1 ? 'web-you-share' : 'web-you-win');
  const rank = ranks[seat] ?? 0;
  const isShared = ranks.filter((one) => one === rank).length > 1;
  return say(isShared ? 'web-place-shared' : 'web-place', { rank });
}

/** *seats* in the order of their ranks, once there is a result. */
export function byRank<S extends number | { seat: number }>(
  seats: S[],
  outcome: Outcome | null,
): S[] {
  const rank = (seat: S) => outcome?.ranks[typeof seat === 'number' ? seat : seat.seat] ?? 0;
  return seats.toSorted((one, other) => rank(one) - rank(other));
}
