// What the numbers of a table mean. Ids of actions come in blocks, one for each kind.

import { request } from './api';
import type { GameAction, GameId, Named, Thing, Vocabulary } from '../generated/protocol';
import { tell } from './texts.svelte';

export type { Named, Vocabulary } from '../generated/protocol';

export function loadVocabulary<G extends GameId>(
  table: string,
  token: string,
): Promise<Vocabulary<G>> {
  return request<Vocabulary<G>>('GET', `/tables/${table}/words`, undefined, token);
}

export function ids<G extends GameId>(words: Vocabulary<G>, kind: Thing<G>): string[] {
  return thingsOf(words, kind).map(({ id }) => id);
}

/** The display name. */
export function named<G extends GameId>(
  words: Vocabulary<G>,
  kind: Thing<G>,
  number: number,
): string {
  const name = thingsOf(words, kind)[number]?.name ?? '';
  return typeof name === 'string' ? name : tell(name);
}

function thingsOf<G extends GameId>(words: Vocabulary<G>, kind: Thing<G>): Named[] {
  const things: Partial<Record<string, Named[]>> = words.things;
  return things[kind] ?? [];
}

/** The id of an action, offered or not; the last field varies fastest. */
export function actionId<G extends GameId>(
  words: Vocabulary<G>,
  kind: GameAction<G>['kind'],
  values: Record<string, number>,
): number | null {
  const block = words.actions.find((one) => one.kind === kind);
  if (!block) return null;
  let place = 0;
  for (const { name, low, high } of block.fields) {
    const value = values[name];
    if (value === undefined || value < low || value > high) return null;
    place = place * (high - low + 1) + (value - low);
  }
  return block.first + place;
}
