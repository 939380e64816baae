// Sums of events for the stages: destiny cards, the end of an era.

import { lastIndexOf, lastOf } from '../../lib/log';
import { REGIONS } from '../position';
import type { Event, LogEntry } from '../types';

const HARVEST = 'SSE-ERA-2'; // the rule by which an era end brings resources

export interface Reveal {
  number: number; // of the event
  regions: number[]; // by seat
  extra: number[]; // the cards of the deck
}

export interface EraEnd {
  number: number; // of the event that ends it, or of the first final scoring
  era: number;
  harvest: [number, number][]; // food and bushido, by seat
  influence: number[][]; // by region and seat
  bonus: number[][];
  shrines: number[]; // by seat
  order: number[]; // the new turn order, empty after the last era
}

/** The destiny cards of this era, once they are revealed. */
export function revealOf(log: LogEntry[]): Reveal | null {
  const found = lastOf(log, 'cards-revealed');
  if (!found || found.number < (lastOf(log, 'era-began')?.number ?? 0)) return null;
  const { regions, extra, more = [] } = found.event;
  return { number: found.number, regions, extra: [extra, ...more].filter((one) => one >= 0) };
}

/** What the last era end brought; null before the first. *isOver*: so is the last era. */
export function eraEndOf(log: LogEntry[], seats: number, isOver: boolean): EraEnd | null {
  const began = lastIndexOf(log, 'era-began');
  const final = log.findIndex(({ event }, at) => at > began && isFinal(event));
  const until = !isOver ? lastIndexOf(log, 'turn-order-set') + 1 : final < 0 ? log.length : final;
  const from = lastIndexOf(log.slice(0, until), 'resolution-began');
  const era = lastOf(log.slice(0, Math.max(0, from)), 'era-began')?.event.era;
  if (until === 0 || era === undefined) return null;
  const found: EraEnd = {
    number: isOver ? until : (log[until - 1]?.number ?? 0),
    era,
    harvest: Array.from({ length: seats }, () => [0, 0]),
    influence: REGIONS.map(() => Array<number>(seats).fill(0)),
    bonus: REGIONS.map(() => Array<number>(seats).fill(0)),
    shrines: Array<number>(seats).fill(0),
    order: [],
  };
  for (const { event } of log.slice(Math.max(0, from), until)) add(found, event);
  return found;
}

function isFinal({ kind }: Event): boolean {
  return kind === 'influence-scored' || kind === 'leftovers-scored' || kind === 'game-ended';
}

function add(found: EraEnd, event: Event): void {
  const put = (list: number[] | undefined, seat: number, amount: number) => {
    if (list) list[seat] = (list[seat] ?? 0) + amount;
  };
  switch (event.kind) {
    case 'resource-gained':
      if (event.why === HARVEST) put(found.harvest[event.seat], event.resource, event.amount);
      break;
    case 'influence-gained':
      put(found.influence[event.region], event.seat, event.provinces + event.castles);
      break;
    case 'region-bonus-scored':
      put(found.bonus[event.region], event.seat, event.points);
      break;
    case 'shrines-scored':
      put(found.shrines, event.seat, event.points);
      break;
    case 'turn-order-set':
      found.order = event.turn_order;
  }
}

/** The log of this round by slot, in the order of resolution. */
export function deedsOf(log: LogEntry[]): Map<number, LogEntry[]> {
  const found = new Map<number, LogEntry[]>();
  const from = lastIndexOf(log, 'resolution-began');
  let deeds: LogEntry[] | undefined;
  for (const one of from < 0 ? [] : log.slice(from)) {
    const { event } = one;
    if (event.kind === 'token-revealed' || event.kind === 'order-repeated')
      found.set(event.slot, (deeds = []));
    else if (event.kind === 'tokens-returned' || ('why' in event && event.why === HARVEST)) break;
    else deeds?.push(one);
  }
  return found;
}
