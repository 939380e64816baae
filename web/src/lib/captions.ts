// What a moment is about, in words.

import type { LogEntry, Moment } from './playback.svelte';
import { actor } from './seats';
import { say, tell } from './texts.svelte';

/** Kinds of events that come for several players at once, and then have one caption. */
const FOR_ALL = new Set([
  'resource-gained',
  'influence-gained',
  'region-bonus-scored',
  'shrines-scored',
  'card-drawn',
  'seat-drew',
  'card-shown',
  'influence-scored',
  'provinces-scored',
  'art-line-scored',
]);

export function captionOf(moment: Moment | undefined): string {
  if (!moment?.headline?.words[0]) return '';
  const { event, words } = moment.headline;
  const alike = alikeIn(moment);
  if (alike.length < 2) return tell(words);
  return say(`web-many-${event.kind}`, {
    seats: alike.map(({ words: [, { seat }] }) => seat ?? ''),
  });
}

/** The player of whom a caption speaks, if it is one. */
export function captionSeat<Seat>(moment: Moment | undefined, seats: Seat[]): Seat | undefined {
  if (!moment?.headline || alikeIn(moment).length > 1) return undefined;
  return actor(moment.headline.event, seats);
}

/** The entries that the caption of a moment speaks of. */
function alikeIn({ headline, news }: Moment): LogEntry[] {
  const kind = headline?.event.kind ?? '';
  return FOR_ALL.has(kind) ? news.filter(({ event }) => event.kind === kind) : [];
}
