// What a table decides together: proposals, ballots, points to go back to.

import { ask } from './api';
import type { Phrase } from './texts.svelte';
import type { TableInfo, LogEntry, Vote } from './session.svelte';

export type VoteKind = 'pause' | 'resume' | 'extend' | 'replace' | 'end' | 'rewind';

export interface Point {
  target: number;
  events: LogEntry['event'][];
}

/** A point to go back to, by what happened next. */
export interface Moment {
  target: number;
  words: Phrase;
}

export interface Proposal {
  kind: VoteKind;
  target?: number;
  bot?: string;
}

export const propose = (table: string, proposal: Proposal, token: string) =>
  ask<TableInfo>('POST', `/tables/${table}/vote`, proposal, token);

export const answer = (table: string, vote: Vote, agree: boolean, token: string) =>
  ask<TableInfo>('POST', `/tables/${table}/vote/ballot`, { agree, made_at: vote.made_at }, token);

export const points = (table: string, token: string) =>
  ask<Point[]>('GET', `/tables/${table}/vote/points`, undefined, token);

/** Name points by the reader's own log, the latest first; what is not found there is left out. */
export function moments(found: Point[], log: LogEntry[]): Moment[] {
  const named: Moment[] = [];
  let from = 0;
  for (const { target, events } of found) {
    const first = JSON.stringify(events[0]);
    const place = log.findIndex(
      ({ event }, number) => number >= from && JSON.stringify(event) === first,
    );
    const line = log[place];
    if (!line) continue;
    from = place + 1;
    named.push({ target, words: line.words });
  }
  return named.reverse();
}

/** Does this seat still have to say yes or no? */
export const isAsked = (table: TableInfo, seat: number | null) =>
  seat !== null && table.asked.includes(seat);

export const hasAgreed = (vote: Vote, seat: number) =>
  Math.floor(vote.agreed / 2 ** seat) % 2 === 1;
