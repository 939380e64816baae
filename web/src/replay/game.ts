// What a game adds to its replay: the table, where a game is, and what seats have in hand.

import type { Component, Snippet } from 'svelte';
import type { GameId, Observation, Vocabulary } from '../generated/protocol';
import type { LogEntry, Moment } from '../lib/playback.svelte';
import type { TableSource } from '../lib/tableSource';

/** Something of the moment that can be shown at length. */
export interface SceneLink {
  icon: string;
  label: string;
  open: () => void;
}

export interface SceneProps<G extends GameId> {
  source: TableSource<G>;
  words: Vocabulary<G>;
  sheet: string; // the sheet that is open
  hasJumped: boolean; // the moment was not reached by playing
  bar: Snippet;
  pane: Snippet<[SceneLink | null]>; // beside the board
}

export interface PlayersProps<G extends GameId> {
  source: TableSource<G>;
  words: Vocabulary<G>;
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
  /** The numbers of events that only prepare a later one. */
  minorIn(log: LogEntry<G>[]): Set<number>;
}

/** Something a seat has for itself. */
export interface HandItem {
  icon: string;
  label: string;
  text: string;
}

export interface GameReplay<G extends GameId = GameId> {
  Scene: Component<SceneProps<G>>;
  /** A sheet with the players, unless the scene shows them. */
  Players?: Component<PlayersProps<G>>;
  course: Course<G>;
  /** What *seat* has for itself at one moment, as far as the viewpoint shows it. */
  handOf(moment: Moment<G>, words: Vocabulary<G>, seat: number): HandItem[];
}
