// What was told of the course of play, gathered for a stage: destiny cards, the end of an
// era, the final scoring. Adds up what events say, decides nothing.

import type { Told } from '../../lib/session.svelte';
import { REGIONS } from '../position';

const HARVEST = 'SSE-ERA-2'; // the rule by which an era end brings resources
const FINAL = ['influence-scored', 'leftovers-scored', 'game-ended'];
const NOTHING: Told['event'] = { kind: '' };

export interface Reveal {
  number: number; // of the event
  regions: number[]; // by seat
  extra: number[]; // the cards of the deck
}

export interface EraEnd {
  number: number; // of the event after it
  era: number;
  harvest: [number, number][]; // food and bushido, by seat
  influence: number[][]; // by region and seat
  bonus: number[][];
  shrines: number[]; // by seat
  order: number[]; // the new turn order, empty after the last era
}

export interface Count {
  key: 'influence' | 'leftovers';
  region: number; // or -1
  parts: { seat: number; value: number; cards: number; points: number }[];
}

const isOf = (kind: string) => (one: Told) => one.event.kind === kind;
const numberOf = (event: Told['event'], field: string) => (event[field] as number | undefined) ?? 0;

const ofDeck = (event: Told['event']) =>
  [numberOf(event, 'extra'), ...((event.more as number[] | undefined) ?? [])].filter(
    (region) => region >= 0,
  );

/** The destiny cards of this era, once they are revealed. */
export function revealOf(told: Told[]): Reveal | null {
  const at = told.findLastIndex(isOf('cards-revealed'));
  const one = told[at];
  if (!one || at < told.findLastIndex(isOf('era-began'))) return null;
  return { number: one.number, regions: one.event.regions as number[], extra: ofDeck(one.event) };
}

/** What the last era end brought; null before the first. */
export function eraEndOf(told: Told[], seats: number): EraEnd | null {
  const began = told.findLastIndex(isOf('era-began'));
  const final = told.findIndex(({ event }, at) => at > began && FINAL.includes(event.kind));
  const until = final < 0 ? began : final;
  const era = numberOf(told[began]?.event ?? NOTHING, 'era') - (final < 0 ? 1 : 0);
  if (began < 0 || era < 1) return null;
  const from = told.findLastIndex((one, at) => at < until && isOf('resolution-began')(one));
  const found: EraEnd = {
    number: told[until]?.number ?? 0,
    era,
    harvest: Array.from({ length: seats }, () => [0, 0]),
    influence: REGIONS.map(() => Array<number>(seats).fill(0)),
    bonus: REGIONS.map(() => Array<number>(seats).fill(0)),
    shrines: Array<number>(seats).fill(0),
    order: [],
  };
  for (const { event } of told.slice(Math.max(0, from), until)) add(found, event);
  return found;
}

function add(found: EraEnd, event: Told['event']): void {
  const [seat, region] = [numberOf(event, 'seat'), numberOf(event, 'region')];
  const put = (list: number[] | undefined, amount: number) => {
    if (list) list[seat] = (list[seat] ?? 0) + amount;
  };
  switch (event.kind) {
    case 'resource-gained': {
      const held = event.why === HARVEST ? found.harvest[seat] : undefined;
      if (held) held[numberOf(event, 'resource') as 0 | 1] += numberOf(event, 'amount');
      break;
    }
    case 'influence-gained':
      put(found.influence[region], numberOf(event, 'provinces') + numberOf(event, 'castles'));
      break;
    case 'region-bonus-scored':
      put(found.bonus[region], numberOf(event, 'points'));
      break;
    case 'shrines-scored':
      put(found.shrines, numberOf(event, 'points'));
      break;
    case 'turn-order-set':
      found.order = event.turn_order as number[];
  }
}

/** The final scoring, one region after the other, then what was left over. */
export function finalOf(told: Told[]): Count[] {
  const counts: Count[] = [];
  for (const { event } of told) {
    const key =
      event.kind === 'influence-scored'
        ? 'influence'
        : event.kind === 'leftovers-scored'
          ? 'leftovers'
          : null;
    if (!key) continue;
    const region = key === 'influence' ? numberOf(event, 'region') : -1;
    let count = counts.find((one) => one.key === key && one.region === region);
    if (!count) counts.push((count = { key, region, parts: [] }));
    const [value, cards, points] = ['value', 'cards', 'points'].map((field) =>
      numberOf(event, field),
    );
    count.parts.push({
      seat: numberOf(event, 'seat'),
      value: value ?? 0,
      cards: cards ?? 0,
      points: points ?? 0,
    });
  }
  return counts;
}

/** What was told about each slot of this round, in the order in which it came up. */
export function deedsOf(told: Told[]): Map<number, Told[]> {
  const found = new Map<number, Told[]>();
  const from = told.findLastIndex(isOf('resolution-began'));
  let deeds: Told[] | undefined;
  for (const one of from < 0 ? [] : told.slice(from)) {
    const { kind } = one.event;
    if (kind === 'token-revealed' || kind === 'order-repeated')
      found.set(numberOf(one.event, 'slot'), (deeds = []));
    else if (kind === 'tokens-returned' || one.event.why === HARVEST) break;
    else deeds?.push(one);
  }
  return found;
}
