// What a game adds to its replay: the board, where a game is, and what seats have in hand.

import type { Component } from 'svelte';
import type { GameId, Observation, Vocabulary } from '../generated/protocol';
import type { Moment } from '../lib/playback.svelte';
import type { SeatInfo } from '../lib/session.svelte';

export interface SceneProps<G extends GameId> {
  moment: Moment<G>;
  words: Vocabulary<G>;
  seats: SeatInfo[];
  viewer: number | null;
  isMoving: boolean; // false after a jump
}

/** A figure of a seat that a chart shows. */
export interface Measure<G extends GameId = GameId> {
  id: string; // of its name: web-replay-…
  of(moment: Moment<G>, seat: number): number;
}

/** How a game is divided: eras and rounds, years and seasons. */
export interface Course<G extends GameId> {
  /** A new one is marked; null before the first. */
  chapter(seen: Observation<G>): string | null;
  label(seen: Observation<G>, before: Observation<G> | null): string;
  isMajor(seen: Observation<G>, before: Observation<G> | null): boolean;
  title(seen: Observation<G>): string;
  measures: Measure<G>[];
}

/** Something a seat has for itself. */
export interface HandItem {
  icon: string;
  label: string;
  text: string;
}

export interface GameReplay<G extends GameId = GameId> {
  Scene: Component<SceneProps<G>>;
  course: Course<G>;
  /** What *seat* has for itself at one moment, as far as the viewpoint shows it. */
  handOf(moment: Moment<G>, words: Vocabulary<G>, seat: number): HandItem[];
}
