// What numbers stand for at a table, asked for once. Ids of actions are blocks, one a kind.

import { ask } from './api';
import { tell, type Phrase } from './texts.svelte';

interface Field {
  name: string;
  low: number;
  high: number;
}

interface Kind {
  kind: string;
  first: number;
  count: number;
  fields: Field[];
}

export interface Named {
  id: string;
  name: string | Phrase;
}

export interface Vocabulary {
  game: string;
  options: Record<string, unknown>;
  actions: Kind[];
  things: Record<string, Named[]>;
  kinds: Record<string, string>;
  board: Record<string, unknown>;
}

export function learn(table: string, token: string): Promise<Vocabulary> {
  return ask<Vocabulary>('GET', `/tables/${table}/words`, undefined, token);
}

export function ids(words: Vocabulary, kind: string): string[] {
  return words.things[kind]?.map(({ id }) => id) ?? [];
}

/** What people call it. */
export function named(words: Vocabulary, kind: string, number: number): string {
  const name = words.things[kind]?.[number]?.name ?? '';
  return typeof name === 'string' ? name : tell(name);
}

/** The id of an action that may not be offered, to ask why; the last field counts fastest. */
export function actionId(
  words: Vocabulary,
  kind: string,
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
