// Lays many cards at once: what is possible of the last plan, or cards that skip.

import type { Card } from '../position';
import { NONE } from '../position';
import type { Plan } from './plan.svelte';

interface Laid {
  card: number;
  field: number;
}

/** What of the *last* plan can be laid again on the fields that are empty. */
export function samePlan(plan: Plan, last: number[]): Laid[] {
  const hand = [...plan.hand];
  return last.flatMap((card, field) => {
    const place = hand.indexOf(card);
    if (place < 0 || plan.mat[field] !== NONE || !plan.cardsFor(field).has(card)) return [];
    hand.splice(place, 1);
    return [{ card, field }];
  });
}

/** Cards without a province on all fields that are left, or nothing if they are too few. */
export function skipRest(plan: Plan, hand: Card[], bid: number): Laid[] {
  const spare = hand.filter(({ province }) => province === null).map(({ number }) => number);
  const empty = plan.mat.flatMap((_, field) => (plan.cardsFor(field).size > 0 ? [field] : []));
  const bids = spare.filter((card) => plan.cardsFor(bid).has(card));
  if (plan.toLay === 0 || spare.length < plan.toLay) return [];
  const [lowest] = bids.length > 0 ? bids : spare;
  const isBidding = empty.includes(bid) && lowest !== undefined;
  const rest = isBidding ? without(spare, lowest) : spare;
  const laid = empty
    .filter((field) => field !== bid)
    .map((field, at) => ({ field, card: rest[at] }));
  const first = isBidding ? [{ field: bid, card: lowest }] : [];
  return [...first, ...laid].flatMap(({ field, card }) =>
    card === undefined ? [] : [{ card, field }],
  );
}

function without(cards: number[], one: number): number[] {
  const place = cards.indexOf(one);
  return cards.filter((_, at) => at !== place);
}
