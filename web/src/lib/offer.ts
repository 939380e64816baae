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
  Vote,
} from '../generated/protocol';

export interface TableInfo extends wire.TableInfo {
  game: 'samurai' | 'shogun';
}

/** An action as components read it, by the names of its fields. */
export interface Choice extends Omit<wire.Choice, 'action'> {
  action: Record<string, unknown> & { kind: string };
  label: Phrase;
}

export interface Offer extends Omit<wire.Offer, 'choices' | 'revisions'> {
  asked: Phrase;
  choices: Choice[];
  revisions: Choice[];
}

export type Why = Pick<wire.Because, 'key' | 'rule' | 'words'>;

const NONE: Phrase = ['', {}];

export function offerOf(offer: wire.Offer | null, words: wire.Words | null): Offer | null {
  if (offer === null) return null;
  const label = (labels: Phrase[] | undefined) => (choice: wire.Choice, place: number) => ({
    ...choice,
    action: choice.action as unknown as Choice['action'],
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
