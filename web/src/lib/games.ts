// The games. Everything that the shared code needs to know of a game stands in its object.

import type { Component } from 'svelte';
import type { GameId, Vocabulary } from '../generated/protocol';
import type { GameReplay } from '../replay/game';
import { samurai } from '../samurai';
import { shogun } from '../shogun';
import type { Session } from './session.svelte';

export interface TableProps<G extends GameId> {
  session: Session<G>;
  words: Vocabulary<G>;
}

/** What is large is loaded when it is needed. */
export interface Game<G extends GameId = GameId> {
  id: G;
  loadTable(): Promise<{ default: Component<TableProps<G>> }>;
  loadReplay(): Promise<{ replay: GameReplay<G> }>;
}

const GAMES: { [G in GameId]: Game<G> } = { samurai, shogun };

export function gameOf<G extends GameId>(id: G): Game<G> {
  return GAMES[id];
}
