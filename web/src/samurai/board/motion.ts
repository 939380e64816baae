// How things come and go on the board. Nothing moves for who wants no motion.

import { cubicOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';
import { settings } from '../../lib/settings.svelte';

/** A duration of tokens.css, at the pace that is wished. */
function lasting(name: string): number {
  if (!settings.motion) return 0;
  const time = parseFloat(getComputedStyle(document.documentElement).getPropertyValue(name));
  return (time || 0) / settings.pace;
}

/** Ink runs into the paper. */
export function ink(_: Element): TransitionConfig {
  return { duration: lasting('--t-flip'), css: (at) => `opacity: ${at}` };
}

/** A piece is put down, or taken away. */
export function drop(_: Element): TransitionConfig {
  const css = (at: number) =>
    `opacity: ${at}; transform-box: fill-box; transform-origin: center; transform: scale(${0.4 + 0.6 * at})`;
  return { duration: lasting('--t-move'), easing: cubicOut, css };
}

/** A token turns over on its vertical axis. */
export function turn(_: Element): TransitionConfig {
  const css = (at: number) =>
    `transform-box: fill-box; transform-origin: center; transform: scaleX(${at < 0.5 ? 1 - at * 2 : at * 2 - 1})`;
  return { duration: lasting('--t-flip'), css };
}
