// Transitions of the board. The setting for motion switches them off.

import { cubicOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';
import { settings } from '../../lib/settings.svelte';

const read = new Map<string, number>(); // reading one styles the whole page

/** A duration of tokens.css, at the chosen pace. */
function lasting(name: string): number {
  if (!settings.motion) return 0;
  const time = read.get(name) ?? durationOf(name);
  read.set(name, time);
  return time / settings.pace;
}

function durationOf(name: string): number {
  return parseFloat(getComputedStyle(document.documentElement).getPropertyValue(name)) || 0;
}

/** Fade like ink. */
export function ink(_: Element): TransitionConfig {
  return { duration: lasting('--t-flip'), css: (at) => `opacity: ${at}` };
}

/** Put a piece down, or take it away. */
export function drop(_: Element): TransitionConfig {
  const css = (at: number) =>
    `opacity: ${at}; transform-box: fill-box; transform-origin: center; transform: scale(${0.4 + 0.6 * at})`;
  return { duration: lasting('--t-move'), easing: cubicOut, css };
}

/** Turn a token over. */
export function turn(_: Element): TransitionConfig {
  const css = (at: number) =>
    `transform-box: fill-box; transform-origin: center; transform: scaleX(${at < 0.5 ? 1 - at * 2 : at * 2 - 1})`;
  return { duration: lasting('--t-flip'), css };
}
