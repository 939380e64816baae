// Lookups in an observation for what the board draws. No rules.

import type { SeatInfo } from '../lib/session.svelte';
import type { Observation } from './types';

export const ORDERS = [
  'recruit',
  'move3',
  'move23',
  'ship',
  'attack',
  'harvest',
  'castle',
] as const;
export const REGIONS = ['grey', 'orange', 'teal', 'violet'] as const;
export const NEUTRALS = ['move', 'attack', 'recruit', 'harvest'] as const;
export const RESOURCES = ['food', 'bushido'] as const;
export const SHRINES = ['brown', 'black', 'white'] as const;

export interface Stack {
  seat: number;
  colour: string;
  count: number;
}

export interface ProvinceSeen {
  number: number;
  id: string;
  stacks: Stack[];
  castles: { seat: number; colour: string }[];
  resource: string | null;
  shrine: string | null;
}

export interface SlotSeen {
  number: number;
  owner: SeatInfo | null;
  order: string | null; // if the viewer may read it
  isUp: boolean;
  neutral: string;
  under: { owner: SeatInfo; order: string } | null;
}

export function provincesSeen(seen: Observation, ids: string[], seats: SeatInfo[]): ProvinceSeen[] {
  return ids.map((id, number) => ({
    number,
    id,
    stacks: seats
      .map(({ seat, colour }) => ({
        seat,
        colour,
        count: seen.armies[number * seats.length + seat] ?? 0,
      }))
      .filter(({ count }) => count > 0),
    castles: seats.filter(({ seat }) => regionsOf(seen, seat).includes(number)),
    resource: RESOURCES[seen.seeds[number] ?? -1] ?? null,
    shrine: SHRINES[seen.shrine[number] ?? -1] ?? null,
  }));
}

function regionsOf(seen: Observation, seat: number): number[] {
  return seen.castle.slice(seat * REGIONS.length, (seat + 1) * REGIONS.length);
}

export function slotsSeen(seen: Observation, seats: SeatInfo[]): SlotSeen[] {
  return seen.owner.map((owner, number) => {
    const under = seats[seen.under_owner[number] ?? -1];
    return {
      number,
      owner: seats[owner] ?? null,
      order: ORDERS[seen.order[number] ?? -1] ?? null,
      isUp: seen.face_up[number] ?? false,
      neutral: NEUTRALS[seen.neutral[number] ?? -1] ?? 'move',
      under: under ? { owner: under, order: ORDERS[seen.under_order[number] ?? -1] ?? '' } : null,
    };
  });
}
