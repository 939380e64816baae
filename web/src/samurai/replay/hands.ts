// What a seat has behind its screen.

import { say } from '../../lib/texts.svelte';
import type { HandItem } from '../../replay/game';
import { ORDERS, REGIONS } from '../position';
import type { Moment, Vocabulary } from '../types';

export function handOf({ observation: seen }: Moment, _: Vocabulary, seat: number): HandItem[] {
  const own = seen.hands?.[seat] ?? (seen.viewer === seat ? seen : null);
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

function counted(icon: string, label: string, count: number | null | undefined): HandItem[] {
  return count ? [{ icon, label, text: String(count) }] : [];
}
