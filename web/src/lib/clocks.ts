// The time left, and words for it.

import { say } from './texts.svelte';
import type { Clock } from './session.svelte';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Milliseconds left at *now*, by the server's clock; null without a limit. */
export function left({ since, left: at }: Clock, now: number): number | null {
  if (at === null) return null;
  return Math.max(0, since === null ? at : since + at - now);
}

export function spell(time: number): string {
  if (time >= 2 * DAY) return say('web-time-days', { days: Math.floor(time / DAY) });
  if (time >= HOUR)
    return say('web-time-hours', {
      hours: Math.floor(time / HOUR),
      minutes: Math.floor((time % HOUR) / MINUTE),
    });
  const seconds = Math.ceil(time / 1000);
  return say('web-time-minutes', {
    minutes: Math.floor(seconds / 60),
    seconds: String(seconds % 60).padStart(2, '0'),
  });
}

/** Is so little left that it should stand out? */
export function isShort(time: number, pace: string): boolean {
  return time < (pace === 'days' ? 2 * HOUR : 2 * MINUTE);
}
