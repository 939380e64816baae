// The games. Everything that the shared code needs to know of a game is in its object.

import type { Component } from 'svelte';
import type { GameId, Options, Vocabulary } from '../generated/protocol';
import type { LessonTargets } from '../learn/targets';
import type { GameReplay } from '../replay/game';
import { samurai } from '../samurai';
import { shogun } from '../shogun';
import type { FinalScoring } from './finale';
import type { Moment } from './playback.svelte';
import type { LogKinds } from './logLines';
import type { Session } from './session.svelte';
import type { Sounds } from './sound';

export interface TableProps<G extends GameId> {
  session: Session<G>;
  words: Vocabulary<G>;
}

/** Large parts are loaded when they are needed. */
export interface Game<G extends GameId = GameId> {
  id: G;
  kanji: string;
  rulePrefix: string; // of the ids of its rules
  firstGame: Options<G>; // what suits a first game
  sounds: Sounds<G>;
  finalScoring: FinalScoring<G>; // the events that end a game
  /** Is the moment *next* shown together with *one*, which came before it? */
  belongs?(next: Moment<G>, one: Moment<G>): boolean;
  log: LogKinds<G>;
  loadTable(): Promise<{ default: Component<TableProps<G>> }>;
  loadReplay(): Promise<{ replay: GameReplay<G> }>;
  loadPicture(): Promise<{ default: Component }>; // of its board
  loadTargets(): Promise<{ targets: LessonTargets }>;
}

const BY_ID: { [G in GameId]: Game<G> } = { samurai, shogun };

export const GAMES = Object.values(BY_ID);

export function gameOf<G extends GameId>(id: G): Game<G> {
  return BY_ID[id];
}

/** The game that a rule belongs to. */
export function gameOfRule(rule: string): GameId | undefined {
  return GAMES.find(({ rulePrefix }) => rule.startsWith(`${rulePrefix}-`))?.id;
}
