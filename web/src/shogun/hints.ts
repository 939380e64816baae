// What the server works out beside the position, so that this app needs no rules.

import type { Hints } from './types';

const NO_HINTS: Hints = {
  phase: 'season',
  action: null,
  fields: [],
  event_cards: [],
  provinces: [],
  winters: [],
  seats: [],
  majorities: [],
  officials: [],
  groups: [],
  hand: null,
  cards: [],
  chests: null,
  rice: null,
  fights: [],
  account: [],
};

/** The hints of a moment. Films lack some of them, and old films all. */
export function hintsOf({ hints }: { hints: Partial<Hints> | null }): Hints {
  return { ...NO_HINTS, ...hints };
}
