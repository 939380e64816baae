// The numbers of an observation put where the table draws them. Looks up, decides nothing.

import type { ShogunObservation } from '../generated/protocol';
import type { SeatInfo } from '../lib/session.svelte';
import type { LogEntry, Vocabulary } from './types';

export type { ShogunObservation as Observation };

export const NONE = -1;
const FRAME = 3;
const TURNS = 6;
const ACTION = 16;
export const BUILDINGS = ['castle', 'temple', 'theatre'] as const;
export const SEASONS = ['spring', 'summer', 'autumn', 'winter'] as const;

/** Steps of the engine by number; saved games hold them, so they never change. */
const PHASES: Record<number, string> = {
  1: 'draft',
  2: 'draft',
  3: 'draft',
  4: 'draft',
  5: 'draft',
  6: 'priming',
  7: 'priming',
  8: 'season',
  9: 'action-cards',
  10: 'special-cards',
  11: 'planning',
  12: 'event',
  13: 'bids',
  14: 'player-order',
  15: 'player-order',
  16: 'action',
  22: 'clean-up',
  23: 'winter',
  24: 'shortage',
  25: 'hunger',
  26: 'hunger',
  27: 'hunger',
  28: 'scoring',
  29: 'year-end',
  30: 'final-scoring',
  31: 'favour-cards',
  32: 'conversion',
  33: 'court',
  34: 'court',
  35: 'court',
  36: 'court',
  37: 'court',
  38: 'court',
  39: 'court',
  40: 'court',
  41: 'samurai',
  42: 'samurai',
  43: 'generals',
  44: 'generals',
  45: 'departures',
  46: 'departures',
  47: 'artists',
  48: 'patrons',
  49: 'patrons',
};

interface Frame {
  step: number;
  arg: number;
}

/** What is being done, the innermost first. */
function frames({ todo }: ShogunObservation): Frame[] {
  const found: Frame[] = [];
  for (let at = todo.length - FRAME; at >= 0; at -= FRAME)
    found.push({ step: todo[at] ?? 0, arg: todo[at + 2] ?? 0 });
  return found;
}

export function phaseOf(seen: ShogunObservation): string {
  const known = frames(seen).find(({ step }) => step in PHASES);
  return (known && PHASES[known.step]) ?? 'season';
}

/** Where in the row of actions the table is, and whose turn. */
export function actionOf(seen: ShogunObservation): { place: number; seat: number } | null {
  const frame = frames(seen).find(({ step }) => step === ACTION);
  if (!frame) return null;
  return {
    place: Math.floor(frame.arg / TURNS),
    seat: seen.player_order[(frame.arg % TURNS) - 1] ?? NONE,
  };
}

export interface ProvinceSeen {
  number: number;
  id: string;
  owner: SeatInfo | null;
  armies: number;
  buildings: (typeof BUILDINGS)[number][];
  unrest: number;
  isOut: boolean;
  generals: SeatInfo[];
  monuments: { seat: SeatInfo; count: number }[];
}

export function provincesSeen(
  seen: ShogunObservation,
  ids: string[],
  seats: SeatInfo[],
  out: string[],
): ProvinceSeen[] {
  return ids.map((id, number) => ({
    number,
    id,
    owner: seats[seen.owner[number] ?? NONE] ?? null,
    armies: seen.armies[number] ?? 0,
    buildings: BUILDINGS.filter((_, kind) => ((seen.buildings[number] ?? 0) >> kind) & 1),
    unrest: seen.unrest[number] ?? 0,
    isOut: out.includes(id),
    generals: seats.filter(({ seat }) => seen.general[seat] === number),
    monuments: seats
      .map((seat) => ({ seat, count: seen.monuments[number * seats.length + seat.seat] ?? 0 }))
      .filter(({ count }) => count > 0),
  }));
}

/** The provinces this table plays without. */
export function outOfPlay(words: Vocabulary): string[] {
  const { players, side } = words.options;
  return players === 3 ? (words.board.out_with_3[side] ?? []) : [];
}

export function sideOf(words: Vocabulary): 'sun' | 'moon' {
  return words.options.side === 'moon' ? 'moon' : 'sun';
}

export function modulesOf(words: Vocabulary): string[] {
  return words.options.modules;
}

/** The cards on the mat of *seat*, by field. */
export function matOf(seen: ShogunObservation, seat: number, seats: number): (number | null)[] {
  const fields = seen.mat.length / seats;
  return seen.mat.slice(seat * fields, (seat + 1) * fields);
}

export function isShown(
  seen: ShogunObservation,
  seat: number,
  field: number,
  seats: number,
): boolean {
  return seen.shown[seat * (seen.mat.length / seats) + field] ?? false;
}

export interface Card {
  number: number;
  id: string;
  province: number | null;
  chests: number | null; // of a chest card; the tower card has neither
}

/** The cards a seat has, wherever they lie: its provinces, then chests and tower cards. */
export function cardsOf(seen: ShogunObservation, words: Vocabulary, seat: number): Card[] {
  const provinces = seen.owner.flatMap((owner, number) => (owner === seat ? [number] : []));
  const first = words.things.province.length;
  const values = words.board.chest_cards;
  const towers = modulesOf(words).includes('court') ? words.board.court.tower_cards : 0;
  const others = [
    ...values.map((_, place) => first + place),
    ...Array.from({ length: towers }, () => first + values.length),
  ];
  return [...provinces, ...others].map((number) => cardOf(words, number));
}

export function cardOf(words: Vocabulary, number: number): Card {
  const first = words.things.province.length;
  const values = words.board.chest_cards;
  return {
    number,
    id: words.things.card[number]?.id ?? '',
    province: number < first ? number : null,
    chests: values[number - first] ?? null,
  };
}

/** Those of *cards* that lie nowhere on *mat*; of equal ones as many as are left. */
export function inHand(cards: Card[], mat: (number | null)[]): Card[] {
  const laid = mat.filter((card): card is number => card !== null && card !== NONE);
  return cards.filter(({ number }) => {
    const place = laid.indexOf(number);
    if (place >= 0) laid.splice(place, 1);
    return place < 0;
  });
}

const ACT_ICONS: Record<string, string> = {
  'battle-a': 'act-battleA',
  'battle-b': 'act-battleB',
  bid: 'bid',
  conv3: 'official',
  conv2: 'official',
  conv1: 'official',
};

export function fieldIcon(id: string): string {
  return ACT_ICONS[id] ?? `act-${id}`;
}

const SPECIAL_ICONS: Record<string, string> = {
  tax1: 'sp-tax',
  rice1: 'sp-rice',
  army6: 'sp-army6',
  attack1: 'sp-attack',
  defend1: 'sp-defend',
};

export function specialIcon(id: string): string {
  return SPECIAL_ICONS[id] ?? 'special';
}

const EVENT_ICONS: Record<string, string> = {
  'theatre-calm': 'act-theatre',
  'castle-guard': 'act-castle',
  'tax-max5': 'act-tax',
  'tax-min6': 'act-tax',
  'rice-min4': 'act-rice',
  'rice-max3': 'act-rice',
  'neutral-2': 'cube-peasant',
  'temple-peace': 'act-temple',
  'short-levy': 'act-army5',
};

export interface EventCard {
  number: number;
  kind: string;
  icon: string;
  loss: number;
}

export function eventOf(words: Vocabulary, number: number): EventCard {
  const id = words.things.event[number]?.id ?? '';
  const { kind, loss } = words.board.events[id] ?? { kind: '', loss: 0 };
  return { number, kind, icon: EVENT_ICONS[kind] ?? 'event', loss };
}

/** The sentence of an event or of a field has numbers of the board in it. */
export function amounts(words: Vocabulary, field = ''): Record<string, number> {
  const { short_levy } = words.board;
  const building_cost: Record<string, number> = words.board.building_cost;
  const levy_cost: Record<string, number> = words.board.levy_cost;
  const levy_yield: Record<string, number> = words.board.levy_yield;
  return {
    chests: building_cost[field] ?? levy_cost[field] ?? 0,
    armies: levy_yield[field] ?? (Number(field.replace('conv', '')) || 0),
    large: short_levy.army5,
    middle: short_levy.army3,
  };
}

export interface Route {
  from: number;
  to: number;
}

/** Where armies went last, until the next card is turned over. */
export function lastMarch(log: LogEntry[]): Route | null {
  for (const { event } of log.toReversed()) {
    switch (event.kind) {
      case 'armies-moved':
        return { from: event.origin, to: event.destination };
      case 'battle-began':
        return { from: event.origin, to: event.province };
      case 'card-shown':
      case 'action-card-turned':
      case 'round-ended':
      case 'player-order-set':
        return null;
    }
  }
  return null;
}
