// Looks up what the table draws, in observations and hints.

import type { ShogunEventCard } from '../generated/protocol';
import type { SeatInfo } from '../lib/session.svelte';
import type { Hints, Observation, LogEntry, Vocabulary } from './types';

export const NONE = -1;
export const BUILDINGS = ['castle', 'temple', 'theatre'] as const;
export const SEASONS = ['spring', 'summer', 'autumn', 'winter'] as const;

export interface ProvinceSeen {
  number: number;
  id: string;
  owner: SeatInfo | null;
  armies: number;
  buildings: (typeof BUILDINGS)[number][];
  unrest: number;
  isOut: boolean;
  freeSites: number; // for buildings
  generals: SeatInfo[];
  monuments: { seat: SeatInfo; count: number }[];
}

export function provincesSeen(
  seen: Observation,
  ids: string[],
  seats: SeatInfo[],
  hints: Hints['provinces'],
): ProvinceSeen[] {
  return ids.map((id, number) => ({
    number,
    id,
    owner: seats[seen.owner[number] ?? NONE] ?? null,
    armies: seen.armies[number] ?? 0,
    buildings: BUILDINGS.filter((_, kind) => ((seen.buildings[number] ?? 0) >> kind) & 1),
    unrest: seen.unrest[number] ?? 0,
    isOut: hints[number]?.in_play === false,
    freeSites: hints[number]?.free_sites ?? 0,
    generals: seats.filter(({ seat }) => seen.general[seat] === number),
    monuments: seats
      .map((seat) => ({ seat, count: seen.monuments[number * seats.length + seat.seat] ?? 0 }))
      .filter(({ count }) => count > 0),
  }));
}

export function sideOf(words: Vocabulary): 'sun' | 'moon' {
  return words.options.side === 'moon' ? 'moon' : 'sun';
}

export function modulesOf(words: Vocabulary): string[] {
  return words.options.modules;
}

/** The cards on the mat of *seat*, by field. */
export function matOf(seen: Observation, words: Vocabulary, seat: number): (number | null)[] {
  const fields = words.things.field.length;
  return seen.mat.slice(seat * fields, (seat + 1) * fields);
}

/** Does the card of *seat* on *field* lie face up? */
export function isShown(
  seen: Observation,
  words: Vocabulary,
  seat: number,
  field: number,
): boolean {
  return seen.shown[seat * words.things.field.length + field] ?? false;
}

export interface Card {
  number: number;
  id: string;
  province: number | null;
  chests: number | null; // of a chest card; the tower card has neither
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

export interface EventCard extends ShogunEventCard {
  number: number;
  icon: string;
}

export function eventOf({ event_cards }: Hints, number: number): EventCard | null {
  const card = event_cards[number];
  return card ? { number, icon: EVENT_ICONS[card.kind] ?? 'event', ...card } : null;
}

export interface Route {
  from: number;
  to: number;
  seat: number; // whose armies march
}

/** Something that a seat does in a province. */
export interface Deed {
  province: number;
  seat: number;
}

/** The last march, until the next card is turned up. */
export function lastMarch(log: LogEntry[]): Route | null {
  for (const { event } of log.toReversed()) {
    switch (event.kind) {
      case 'armies-moved':
        return { from: event.origin, to: event.destination, seat: event.seat };
      case 'battle-began':
        return { from: event.origin, to: event.province, seat: event.seat };
      case 'card-shown':
      case 'action-card-turned':
      case 'round-ended':
      case 'player-order-set':
        return null;
    }
  }
  return null;
}

/** Whose card was turned up last in this round, and the place of its action in *row*. */
export function lastShown(
  log: LogEntry[],
  row: (number | null)[],
): { place: number; seat: number } | null {
  for (const { event } of log.toReversed()) {
    switch (event.kind) {
      case 'card-shown':
        return { place: row.indexOf(event.field), seat: event.seat };
      case 'round-ended':
      case 'season-began':
      case 'player-order-set':
        return null;
    }
  }
  return null;
}
