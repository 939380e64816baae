// What seats have for themselves at one moment, as far as the chosen eyes see it.

import type { Moment } from '../lib/film.svelte';
import { ids, named, type Vocabulary } from '../lib/vocabulary';
import { say } from '../lib/texts.svelte';
import {
  fieldIcon,
  isShown,
  matOf,
  NONE,
  type Observation as ShogunSeen,
} from '../shogun/position';
import { ORDERS, REGIONS } from '../samurai/position';
import type { GameId } from './course';

export interface Thing {
  icon: string;
  label: string;
  text: string;
}

interface Own {
  tokens: number[] | null;
  hand: number[] | null;
}

/** The things of *seat*, or nothing when they are hidden. */
export function handOf(
  game: GameId,
  moment: Moment,
  words: Vocabulary,
  seat: number,
  seats: number,
): Thing[] {
  return game === 'samurai' ? samurai(moment, seat) : shogun(moment, words, seat, seats);
}

function samurai({ observation }: Moment, seat: number): Thing[] {
  const seen = observation as unknown as Own & {
    viewer: number | null;
    food: (number | null)[];
    bushido: (number | null)[];
    hands?: Own[];
  };
  const own = seen.hands?.[seat] ?? (seen.viewer === seat ? seen : null);
  const counted = (icon: string, label: string, count: number | null | undefined) =>
    count ? [{ icon, label, text: String(count) }] : [];
  return [
    ...counted('food', say('samurai-resource-food'), seen.food[seat]),
    ...counted('bushido', say('samurai-resource-bushido'), seen.bushido[seat]),
    ...ORDERS.flatMap((order, kind) =>
      counted(`order-${order}`, say(`samurai-order-${order}`), own?.tokens?.[kind]),
    ),
    ...REGIONS.flatMap((region, kind) =>
      counted(`destiny-${region}`, say(`samurai-region-${region}`), own?.hand?.[kind]),
    ),
  ];
}

/** The cards of a plan that are still face down. */
function shogun({ observation }: Moment, words: Vocabulary, seat: number, seats: number): Thing[] {
  const seen = observation as unknown as ShogunSeen;
  const fields = ids(words, 'field');
  return matOf(seen, seat, seats).flatMap((card, field) => {
    if (card === null || card === NONE || isShown(seen, seat, field, seats)) return [];
    const id = fields[field] ?? '';
    return [
      { icon: fieldIcon(id), label: say(`shogun-field-${id}`), text: named(words, 'card', card) },
    ];
  });
}
