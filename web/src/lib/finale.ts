// The final scoring. Its result is withheld until it has been counted before the viewer's
// eyes: all that a table shows until then is what was known before.

import type { GameEvent, GameId, Hints, Outcome } from '../generated/protocol';
import type { LogEntry, Moment } from './playback.svelte';
import type { Session } from './session.svelte';

/** The points of each event of a final scoring, by its kind. */
export type FinalScoring<G extends GameId> = {
  [K in GameEvent<G>['kind']]?: (event: Extract<GameEvent<G>, { kind: K }>) => number;
};

/** A source of points, as a line of the score table. */
export interface Row {
  key: string;
  icon: string;
  label: string;
  region?: string; // whose colour it has
  points: number[]; // by seat
}

/** What is counted at once; it adds to a line of the score table. */
export interface Step {
  row: string;
  label: string;
  points: number[]; // by seat
  how?: string[]; // by seat: how the points come about
}

/** How a game accounts for its points. */
export interface Scores<G extends GameId> {
  rows(hints: Hints<G>, seats: number): Row[];
  /** What the final scoring counts, in order. */
  steps(hints: Hints<G>, seats: number): Step[];
}

/** The number of the event that begins the final scoring; -1 before the end of the game. */
export function finalStart<G extends GameId>(log: LogEntry<G>[], scoring: FinalScoring<G>): number {
  const isFinal = ({ event: { kind } }: LogEntry<G>) => kind in scoring;
  if (log.at(-1)?.event.kind !== 'game-ended') return -1;
  return log.findLastIndex((entry) => !isFinal(entry)) + 1;
}

/** *moment*, the last one, as if the events from *start* on had not happened yet. */
export function withhold<G extends GameId, M extends Moment<G>>(
  moment: M,
  log: LogEntry<G>[],
  start: number,
  scoring: FinalScoring<G>,
): M {
  const score = [...moment.observation.score];
  for (const { event } of log.slice(start))
    if ('seat' in event) score[event.seat] = (score[event.seat] ?? 0) - pointsOf(event, scoring);
  return {
    ...moment,
    observation: { ...moment.observation, score, winners: 0 },
    hints: moment.hints && {
      ...moment.hints,
      seats: moment.hints.seats.map((one, seat) => ({
        ...one,
        score: score[seat] ?? 0,
        total: score[seat] ?? 0,
      })),
      account: [],
    },
    outcome: null,
    news: moment.news.filter(({ number }) => number < start),
    headline: moment.headline && moment.headline.number < start ? moment.headline : null,
    eventCount: start,
  };
}

function pointsOf<G extends GameId>(event: GameEvent<G>, scoring: FinalScoring<G>): number {
  const points = scoring[event.kind as GameEvent<G>['kind']] as
    ((event: GameEvent<G>) => number) | undefined;
  return points?.(event) ?? 0;
}

/** The lines of the score table; *earlier* names points that nothing accounts for. */
export function rowsOf<G extends GameId>(
  scores: Scores<G>,
  hints: Hints<G> | null,
  outcome: Outcome,
  earlier: string,
): Row[] {
  const seats = outcome.scores.length;
  const known = hints ? scores.rows(hints, seats) : [];
  const sums = totalsOf(known, seats);
  const points = outcome.scores.map((score, seat) => score - (sums[seat] ?? 0));
  if (points.every((one) => one === 0)) return known;
  // a game may begin in the middle
  return [{ key: 'earlier', icon: 'clock', label: earlier, points }, ...known];
}

/** The sum of *rows*, by seat. */
export function totalsOf(rows: Row[], seats: number): number[] {
  return Array.from({ length: seats }, (_, seat) =>
    rows.reduce((sum, { points }) => sum + (points[seat] ?? 0), 0),
  );
}

/** What has been counted after the first *count* steps. */
export function counted(rows: Row[], steps: Step[], count: number): Row[] {
  const open = steps.slice(count);
  return rows.map((row) => ({
    ...row,
    points: row.points.map((points, seat) =>
      open.reduce(
        (rest, step) => rest - (step.row === row.key ? (step.points[seat] ?? 0) : 0),
        points,
      ),
    ),
  }));
}

/** Is it time for the panel of the end? */
export function showsEnd(session: Session): boolean {
  const { behind, isCounting, outcome, recap } = session;
  return session.showsEnd && behind === 0 && !recap && (isCounting || outcome !== null);
}

/** The points of *parts* by seat. */
export function bySeat(parts: { seat: number; points: number }[], seats: number): number[] {
  return Array.from({ length: seats }, (_, seat) =>
    parts.reduce((sum, part) => (part.seat === seat ? sum + part.points : sum), 0),
  );
}
