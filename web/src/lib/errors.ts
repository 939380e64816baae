// Error messages in the user's language, as far as there are any.

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
