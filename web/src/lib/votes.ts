// What a table decides together: proposals, ballots, points to rewind to.

import type { NewVote, Point } from '../generated/protocol';
import { request } from './api';
import type { LogEntry, TableInfo, Vote } from './session.svelte';
import type { Phrase } from './texts.svelte';

export type { NewVote };

/** A point to rewind to, named by what happened next. */
export interface RewindPoint {
  target: number;
  words: Phrase;
}

export const propose = (table: string, proposal: NewVote, token: string) =>
  request<TableInfo>('POST', `/tables/${table}/vote`, proposal, token);

export const answer = (table: string, vote: Vote, agree: boolean, token: string) =>
  request<TableInfo>(
    'POST',
    `/tables/${table}/vote/ballot`,
    { agree, made_at: vote.made_at },
    token,
  );

/** The points to rewind to, the latest first. */
export async function loadRewindPoints(
  table: string,
  token: string,
  log: LogEntry[],
): Promise<RewindPoint[]> {
  return namedBy(
    log,
    await request<Point[]>('GET', `/tables/${table}/vote/points`, undefined, token),
  );
}

/** Name points by the reader's own log; a point that it does not show is left out. */
function namedBy(log: LogEntry[], points: Point[]): RewindPoint[] {
  const named: RewindPoint[] = [];
  let from = 0;
  for (const { target, events } of points) {
    const first = JSON.stringify(events[0]);
    const place = log.findIndex(
      ({ event }, number) => number >= from && JSON.stringify(event) === first,
    );
    const entry = log[place];
    if (!entry) continue;
    from = place + 1;
    named.push({ target, words: entry.words });
  }
  return named.reverse();
}

/** Does this seat still have to vote? */
export const isAsked = (table: TableInfo, seat: number | null) =>
  seat !== null && table.asked.includes(seat);

export const hasAgreed = (vote: Vote, seat: number) =>
  Math.floor(vote.agreed / 2 ** seat) % 2 === 1;
