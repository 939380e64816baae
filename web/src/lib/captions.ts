// What a moment is about, in words.

import type { Moment } from './playback.svelte';
import { say, tell } from './texts.svelte';

/** Kinds of events that come for several players at once, and then have one caption. */
const FOR_ALL = new Set([
  'resource-gained',
  'influence-gained',
  'region-bonus-scored',
  'shrines-scored',
  'card-drawn',
  'seat-drew',
  'influence-scored',
  'provinces-scored',
  'art-line-scored',
]);

export function captionOf(moment: Moment | undefined): string {
  if (!moment?.headline?.words[0]) return '';
  const { event, words } = moment.headline;
  const alike = moment.news.filter((one) => one.event.kind === event.kind);
  return alike.length > 1 && FOR_ALL.has(event.kind) ? say(`web-many-${event.kind}`) : tell(words);
}
