// The numbers of an observation put where the board draws them. Looks up, decides nothing.

import type { SamuraiObservation } from '../generated/protocol';
import type { SamuraiNotes } from '../generated/protocol';
import type { SeatInfo, Told } from '../lib/session.svelte';
import type { Vocabulary } from '../lib/vocabulary';

export type { SamuraiObservation as Observation };

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

/** What the server works out beside the position; missing for a moment of an old film. */
export function notesOf(notes: unknown): SamuraiNotes | null {
  return notes && typeof notes === 'object' && 'regions' in notes ? (notes as SamuraiNotes) : null;
}

const PHASES: Record<string, string> = {
  'era-began': 'destiny',
  'cards-revealed': 'planning',
  'round-began': 'planning',
  'resolution-began': 'resolution',
  'game-ended': 'final-scoring',
};

/** The phase that was told of last; where a game began in the middle, its pieces tell. */
export function phaseOf(told: Told[], seen: SamuraiObservation, resolved: number): string {
  const last = told.findLast(({ event }) => event.kind in PHASES);
  if (last) return PHASES[last.event.kind] ?? '';
  if (resolved >= 0) return 'resolution';
  return seen.owner.some((owner) => owner >= 0) ? 'planning' : 'destiny';
}

/** How many tokens everybody places in this round. */
export function quotaOf(words: Vocabulary, seats: number, round: number): number {
  const quota = words.board.quota as Record<string, number[]> | undefined;
  return quota?.[seats]?.[round - 1] ?? 0;
}

/** How many tokens of *seat* lie face down. */
export function laidBy(seen: SamuraiObservation, seat: number): number {
  return seen.owner.filter((owner, slot) => owner === seat && !seen.face_up[slot]).length;
}

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
  order: string | null; // readable, for all or for its owner alone
  isUp: boolean;
  neutral: string;
  under: { owner: SeatInfo; order: string } | null;
}

export function provincesSeen(
  seen: SamuraiObservation,
  ids: string[],
  seats: SeatInfo[],
): ProvinceSeen[] {
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

function regionsOf(seen: SamuraiObservation, seat: number): number[] {
  return seen.castle.slice(seat * REGIONS.length, (seat + 1) * REGIONS.length);
}

export function slotsSeen(seen: SamuraiObservation, seats: SeatInfo[]): SlotSeen[] {
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
