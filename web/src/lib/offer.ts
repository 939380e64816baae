// Offers with the words for them, and the types that the server sends.

import type * as wire from '../generated/protocol';
import type { Phrase } from './texts.svelte';

export type {
  ChatLine,
  Clock,
  Fault,
  Outcome,
  Question,
  SeatInfo,
  TableInfo,
  Vote,
} from '../generated/protocol';

/** An action with the words for it. */
export interface Choice<G extends wire.GameId = wire.GameId> extends wire.Choice<G> {
  label: Phrase;
  then?: number[]; // answers to the questions that follow
}

export interface Offer<G extends wire.GameId = wire.GameId> extends wire.Offer<G> {
  asked: Phrase;
  choices: Choice<G>[];
  revisions: Choice<G>[];
}

export type Why = Pick<wire.Because, 'key' | 'rule' | 'words' | 'undo'>;

const NONE: Phrase = ['', {}];

export function offerOf<G extends wire.GameId>(
  offer: wire.Offer<G> | null,
  words: wire.Words | null,
): Offer<G> | null {
  if (offer === null) return null;
  const label = (labels: Phrase[] | undefined) => (choice: wire.Choice<G>, place: number) => ({
    ...choice,
    label: labels?.[place] ?? NONE,
  });
  return {
    ...offer,
    asked: words?.question ?? NONE,
    choices: offer.choices.map(label(words?.choices)),
    revisions: offer.revisions.map(label(words?.revisions)),
  };
}

/** Is it the same offer? Then what was picked stays picked. */
export function isSame(one: Offer | null, other: Offer | null): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
