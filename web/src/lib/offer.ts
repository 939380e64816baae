// What is asked, with the words for it; and the types of what comes over the line.

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
}

export interface Offer<G extends wire.GameId = wire.GameId> extends wire.Offer<G> {
  asked: Phrase;
  choices: Choice<G>[];
  revisions: Choice<G>[];
}

export type Why = Pick<wire.Because, 'key' | 'rule' | 'words'>;

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

/** Is the same asked? Then what was picked of it stays picked. */
export function isSame(one: Offer | null, other: Offer | null): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
