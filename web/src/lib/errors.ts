// What went wrong, in the reader's words where we have them.

import { has, say } from './texts.svelte';

export function errorText(error: unknown): string {
  const {
    key = 'broken',
    detail,
    message,
  } = error as { key?: string; detail?: string; message?: string };
  const ours = `web-error-${key}`;
  return has(ours) ? say(ours) : detail || message || say('web-error-broken');
}
