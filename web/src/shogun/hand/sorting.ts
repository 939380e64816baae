// Orders of the province cards in hand.

import type { ShogunProvince } from '../../lib/maps';
import type { Card, ProvinceSeen } from '../position';

export const SORTS = ['name', 'region', 'tax', 'rice', 'armies'] as const;
export type Sort = (typeof SORTS)[number];
export const SORT_ICONS: Record<Sort, string> = {
  name: 'sort',
  region: 'map',
  tax: 'chest',
  rice: 'rice',
  armies: 'cube',
};

export interface Held {
  card: Card;
  place: ShogunProvince;
  province: ProvinceSeen;
}

/** The most first; equal ones stay in the order of their names. */
export function sorted(cards: Held[], by: Sort, side: 'sun' | 'moon'): Held[] {
  const worth = ({ place, province }: Held) =>
    by === 'tax' ? place.gold : by === 'rice' ? place.rice : province.armies;
  return [...cards].sort((one, other) => {
    const names = one.place.name.localeCompare(other.place.name, 'en');
    if (by === 'name') return names;
    if (by === 'region')
      return one.place.region[side].localeCompare(other.place.region[side], 'en') || names;
    return worth(other) - worth(one) || names;
  });
}
