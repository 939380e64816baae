// The steps of a replay: moments without what only prepares them, and links to them.

import type { GameId } from '../generated/protocol';
import type { LogEntry, Moment } from '../lib/playback.svelte';

/** Merge moments of nothing but *minor* events into the next; the last one stays. */
export function stepsOf<G extends GameId>(
  moments: Moment<G>[],
  minor: ReadonlySet<number>,
): Moment<G>[] {
  const steps: Moment<G>[] = [];
  let held: LogEntry<G>[] = [];
  for (const moment of moments) {
    const news = [...held, ...moment.news];
    const isMinor =
      moment.news.every(({ number }) => minor.has(number)) || !moment.headline?.words[0];
    held = isMinor && moment !== moments.at(-1) ? news : [];
    if (held !== news) steps.push({ ...moment, news });
  }
  return steps;
}

/** What was scored only grows, so a film has it once, with the last moment. */
export function withAccount<G extends GameId>(moments: Moment<G>[]): Moment<G>[] {
  const last = moments.at(-1)?.hints;
  if (!last) return moments;
  return moments.map((moment) => ({
    ...moment,
    hints: moment.hints && { ...moment.hints, account: last.account },
  }));
}

/** Where a link leads: the input, and which of its steps unless it is the last. */
export function addressOf(steps: Moment[], at: number): string {
  const number = steps[at]?.number ?? 0;
  const first = steps.findIndex((one) => one.number === number);
  return steps[at + 1]?.number === number ? `${number}.${at - first + 1}` : String(number);
}

/** The step that an address names, or the last before it. */
export function placeOf(steps: Moment[], address: string): number {
  const [number = 0, part] = address.split('.').map(Number);
  const last = steps.findLastIndex((one) => (one.number ?? 0) <= number);
  const first = steps.findIndex((one) => one.number === number);
  const place = part === undefined || first < 0 ? last : Math.min(first + part - 1, last);
  return Math.max(0, place || 0);
}
