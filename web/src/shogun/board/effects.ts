// What a moment does to the board, as marks that are drawn over it for a while.

import { NONE } from '../position';
import type { Event, LogEntry } from '../types';

interface Mark {
  id: string;
  seat: number; // whose colour it has, or -1
  province: number;
}

export type Effect = Mark &
  (
    | { kind: 'light' | 'unrest' | 'calm' | 'void' | 'taken' | 'lost' | 'hungry' }
    | { kind: 'raise'; armies: number }
    | { kind: 'move'; origin: number; armies: number }
    | { kind: 'attack'; origin: number }
    | { kind: 'build'; icon: string }
    | { kind: 'flow'; icon: 'chest' | 'rice'; amount: number }
  );

/** What is known while a scene has not told yet what comes of it. */
const BEFORE_RESULT = new Set<Effect['kind']>(['light', 'attack', 'hungry']);

export function isBeforeResult({ kind }: Effect): boolean {
  return BEFORE_RESULT.has(kind);
}

export type March = Extract<Effect, { kind: 'move' | 'attack' }>;

export const ARRIVAL_MS = 560; // how long pieces are on their way
const BUILDINGS = ['sh-castle', 'sh-temple', 'sh-theatre'];
const ARRIVING = new Set<Event['kind']>([
  'armies-moved',
  'armies-raised',
  'armies-converted',
  'building-built',
  'chests-gained',
  'chests-paid',
  'rice-gained',
  'unrest-added',
  'unrest-removed',
  'monument-built',
  'general-moved',
]);

/** How long until everything of a moment is in its place, in milliseconds. */
export function arrivalOf(news: LogEntry[]): number {
  return news.some(({ event }) => ARRIVING.has(event.kind)) ? ARRIVAL_MS : 0;
}

/** The effects of *news*; *count* is the number of provinces, whose cards come first. */
export function effectsOf(news: LogEntry[], count: number): Effect[] {
  const effects: Effect[] = [];
  let here = NONE; // the province that acts
  for (const { event, number } of news) {
    if (event.kind === 'card-shown' && event.card < count) here = event.card;
    else if ('province' in event && here === NONE) here = event.province;
    effects.push(...effectsIn(event, `${number}`, here < count ? here : NONE));
  }
  return effects;
}

function effectsIn(event: Event, id: string, here: number): Effect[] {
  switch (event.kind) {
    case 'card-shown':
      return here === event.card ? [{ id, kind: 'light', seat: event.seat, province: here }] : [];
    case 'action-void':
      return here === NONE ? [] : [{ id, kind: 'void', seat: event.seat, province: here }];
    case 'chests-gained':
    case 'chests-paid': {
      const amount = event.kind === 'chests-paid' ? -event.chests : event.chests;
      return flow(id, event.seat, here, 'chest', amount);
    }
    case 'rice-gained':
      return flow(id, event.seat, here, 'rice', event.rice);
    case 'rice-lost':
      return flow(id, event.seat, NONE, 'rice', -event.rice);
    case 'armies-raised': {
      const { seat, province, armies } = event;
      return [{ id, kind: 'raise', seat, province, armies }];
    }
    case 'armies-moved': {
      const { seat, origin, destination: province, armies } = event;
      return [{ id, kind: 'move', seat, origin, province, armies }];
    }
    case 'battle-began': {
      const { seat, origin, province } = event;
      return [{ id, kind: 'attack', seat, origin, province }];
    }
    case 'building-built': {
      const { seat, province, building } = event;
      return [{ id, kind: 'build', seat, province, icon: BUILDINGS[building] ?? 'sh-castle' }];
    }
    case 'monument-built':
      return [{ id, kind: 'build', seat: event.seat, province: event.province, icon: 'monument' }];
    case 'unrest-added':
      return [{ id, kind: 'unrest', seat: NONE, province: event.province }];
    case 'unrest-removed':
      return [{ id, kind: 'calm', seat: NONE, province: event.province }];
    case 'province-taken':
      return [{ id, kind: 'taken', seat: event.seat, province: event.province }];
    case 'province-lost':
      return [{ id, kind: 'lost', seat: NONE, province: event.province }];
    case 'hungry-drawn':
      return event.provinces.map((province) => ({
        id: `${id}.${province}`,
        kind: 'hungry',
        seat: event.seat,
        province,
      }));
    default:
      return [];
  }
}

function flow(
  id: string,
  seat: number,
  province: number,
  icon: 'chest' | 'rice',
  amount: number,
): Effect[] {
  return amount === 0 ? [] : [{ id, kind: 'flow', seat, province, icon, amount }];
}

const ANSWERS = new Set<Event['kind']>([
  'plan-sealed',
  'card-assigned',
  'position-taken',
  'armies-moved',
  'battle-began',
  'declined',
  'hungry-named',
]);
const TRAILED = 150; // how many entries of the log leave a trail at most

/** The marches of others since *viewer* acted, or since the log was *since* long. */
export function trailsOf(log: LogEntry[], viewer: number | null, since: number): March[] {
  const acted = log.findLastIndex(
    ({ event }) => ANSWERS.has(event.kind) && 'seat' in event && event.seat === viewer,
  );
  const recent = log.slice(Math.max(since, acted + 1, log.length - TRAILED));
  return recent.flatMap(({ event, number }) =>
    effectsIn(event, `${number}`, NONE).filter((one) => isMarch(one) && one.seat !== viewer),
  ) as March[];
}

export function isMarch(effect: Effect): effect is March {
  return effect.kind === 'move' || effect.kind === 'attack';
}
