// Facts that need rules, computed by the server.

import type { ShogunPreview } from '../generated/protocol';
import type { Hints } from './types';

const NO_HINTS: Hints = {
  phase: 'season',
  action: null,
  fields: [],
  event_cards: [],
  provinces: [],
  lots: [],
  winters: [],
  seats: [],
  majorities: [],
  officials: [],
  groups: [],
  hand: null,
  previews: [],
  attacks: [],
  threats: [],
  laid: [],
  chests: null,
  rice: null,
  fights: [],
  account: [],
};

/** The hints of a moment, with defaults: films lack some hints, or all of them. */
export function hintsOf({ hints }: { hints: Partial<Hints> | null }): Hints {
  return { ...NO_HINTS, ...hints };
}

/** What *card* does on *field*: as it lies there, or would. */
export function previewOf(hints: Hints, card: number, field: number): ShogunPreview | undefined {
  const isIt = (one: ShogunPreview) => one.card === card && one.field === field;
  return hints.laid.find(isIt) ?? hints.previews.find(isIt);
}
