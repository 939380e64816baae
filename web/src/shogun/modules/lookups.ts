// Looks up what the modules add to an observation.

import type { SeatInfo } from '../../lib/session.svelte';
import type { Phrase } from '../../lib/texts.svelte';
import { NONE } from '../position';
import type { Action, Observation, Phase, Vocabulary } from '../types';

export const MODULES = ['court', 'samurai', 'generals', 'arts'] as const;
export type Module = (typeof MODULES)[number];
export const MODULE_ICONS: Record<Module, string> = {
  court: 'favour',
  samurai: 'samurai-bonus',
  generals: 'general',
  arts: 'artist',
};

type Kind = Action['kind'];

/** The module that a kind of choice belongs to. */
const ASKS: Partial<Record<Kind, Module>> = {
  take: 'court',
  cancel: 'court',
  calm: 'court',
  build: 'court',
  land: 'court',
  bonus: 'samurai',
  station: 'generals',
  replace: 'arts',
};
const PHASES: Partial<Record<Phase, Module>> = {
  'favour-cards': 'court',
  conversion: 'court',
  court: 'court',
  samurai: 'samurai',
  generals: 'generals',
  departures: 'generals',
  artists: 'arts',
  patrons: 'arts',
};
/** What is chosen in its panel; everything else is chosen on the board. */
const INSIDE: Kind[] = ['take', 'cancel', 'bonus', 'replace'];

export function moduleAsked(kinds: Kind[]): Module | null {
  const kind = kinds.find((one) => one in ASKS);
  return kind ? (ASKS[kind] ?? null) : null;
}

export function isInside(kinds: Kind[]): boolean {
  return kinds.some((kind) => INSIDE.includes(kind));
}

export function moduleOf(phase: Phase): Module | null {
  return PHASES[phase] ?? null;
}

export interface Favour {
  number: number;
  kind: string;
  name: Phrase;
  about: Phrase;
}

export function favourOf(words: Vocabulary, number: number): Favour | null {
  const name = words.things.favour[number]?.name;
  if (!number || !name || typeof name === 'string') return null;
  const [key, facts] = name[1].note as Phrase;
  return {
    number,
    kind: key.replace('shogun-favour-', ''),
    name: [key, facts],
    about: [`${key}.about`, facts],
  };
}

const FAVOUR_ICONS: Record<string, string> = {
  'cancel-event': 'event',
  chests: 'chest',
  'tray-armies': 'tray',
  calm: 'unrest',
  rice: 'rice',
  points: 'score',
  protect: 'sp-defend',
  land: 'army',
};
export function favourIcon({ kind, name }: Favour): string {
  const building = kind === 'build' ? (name[1].building as Phrase)[0] : '';
  return building.replace('shogun-building-', 'sh-') || (FAVOUR_ICONS[kind] ?? 'favour');
}

const BONUS_ICONS: Record<string, string> = {
  chests: 'chest',
  rice: 'rice',
  'tray-armies': 'tray',
  points: 'score',
};
export const bonusIcon = (id: string) => BONUS_ICONS[id] ?? 'samurai-bonus';

/** The bonuses of the samurai cards, by card. */
export function bonusesOf(words: Vocabulary): { id: string; amount: number }[][] {
  const cards = words.board.samurai_bonuses;
  return Object.keys(cards)
    .sort()
    .map((card) => Object.entries(cards[card] ?? {}).map(([id, amount]) => ({ id, amount })));
}

/** The monuments of a seat, by province. */
export function monumentsOf(
  seen: Observation,
  seat: number,
  seats: number,
): { province: number; count: number }[] {
  return seen.owner.flatMap((_, province) => {
    const count = seen.monuments[province * seats + seat] ?? 0;
    return count > 0 ? [{ province, count }] : [];
  });
}

/** The monuments that a seat has captured, by their builder. */
export function capturedBy(
  seen: Observation,
  seat: number,
  seats: SeatInfo[],
): { from: SeatInfo; count: number }[] {
  return seats.flatMap((from) => {
    const count = seen.captured[seat * seats.length + from.seat] ?? 0;
    return count > 0 ? [{ from, count }] : [];
  });
}

/** The regions a seat has provinces in. */
export function regionsOf(
  seen: Observation,
  provinces: { region: string }[],
  seat: number,
): Set<string> {
  return new Set(
    seen.owner.flatMap((owner, province) =>
      owner === seat && owner !== NONE ? [provinces[province]?.region ?? ''] : [],
    ),
  );
}
