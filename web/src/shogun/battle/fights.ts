// Battles and revolts, put together from the log: parties, cubes and outcome.

import { NONE } from '../position';
import type { Event, LogEntry } from '../types';

export const PEASANTS = 5; // in a list by colour of cubes, after the seats

interface Parties {
  kind: 'battle' | 'revolt' | 'priming';
  seat: number; // the attacker; in a revolt, the owner of the province
  defender: number; // -1 if only peasants defend
  origin: number;
  province: number;
  armies: number; // of the attacker
}

export interface Fight extends Parties {
  number: number; // of the event that began it
  inside: number[]; // before the throw, by colour
  thrown: number[];
  tray: number[] | null; // null until all of it is known
  reported: (number | undefined)[]; // by colour, from a real tower
  verdict: { attack: number; defence: number; owner: number } | null;
  outcome: LogEntry[];
}

type Beginning = Extract<Event, { kind: 'battle-began' | 'revolt-began' | 'cubes-thrown' }>;

function newFight(event: Beginning, number: number): Fight {
  return {
    number,
    ...partiesOf(event),
    inside: [],
    thrown: [],
    tray: null,
    reported: [],
    verdict: null,
    outcome: [],
  };
}

function partiesOf(event: Beginning): Parties {
  switch (event.kind) {
    case 'battle-began': {
      const { seat, defender, origin, province, armies } = event;
      return { kind: 'battle', seat, defender, origin, province, armies };
    }
    case 'revolt-began': {
      const { seat, province, peasants } = event;
      return { kind: 'revolt', seat, defender: seat, origin: NONE, province, armies: peasants };
    }
    case 'cubes-thrown':
      return {
        kind: 'priming',
        seat: NONE,
        defender: NONE,
        origin: NONE,
        province: NONE,
        armies: NONE,
      };
  }
}

/** All fights in order; *inside* is what the tower holds after the last one. */
export function fightsIn(log: LogEntry[], inside: number[]): Fight[] {
  const fights: Fight[] = [];
  let now: Fight | null = null;
  for (const one of log) now = follow(fights, now, one);
  rewind(fights, inside);
  return fights;
}

/** Add one entry to its fight; return the fight that goes on, if any. */
function follow(fights: Fight[], now: Fight | null, one: LogEntry): Fight | null {
  const { event, number } = one;
  if (
    event.kind === 'battle-began' ||
    event.kind === 'revolt-began' ||
    (event.kind === 'cubes-thrown' && !now)
  ) {
    now = newFight(event, number);
    fights.push(now);
  }
  if (!now) return null;
  switch (event.kind) {
    case 'battle-began':
    case 'revolt-began':
      return now;
    case 'cubes-thrown':
      now.thrown = event.cubes;
      return now;
    case 'cubes-reported':
      now.reported[event.colour] = event.cubes;
      return now;
    case 'cubes-fell':
      now.tray = event.tray;
      return now;
    case 'fight-decided':
      now.verdict = { attack: event.attack, defence: event.defence, owner: event.owner };
      return now;
    case 'cubes-returned':
    case 'armies-held':
    case 'province-taken':
    case 'province-lost':
    case 'general-lost':
      now.outcome.push(one);
      return now;
    default:
      return null;
  }
}

/** Compute what was inside before each throw, backwards from what is inside now. */
function rewind(fights: Fight[], inside: number[]): void {
  let after = inside;
  for (const fight of [...fights].reverse()) {
    const { thrown, tray, reported } = fight;
    after = after.map((cubes, colour) => {
      const fell = tray?.[colour] ?? reported[colour];
      return fell === undefined ? cubes : cubes - (thrown[colour] ?? 0) + fell;
    });
    fight.inside = after;
  }
}

export function involves({ seat, defender }: Fight, viewer: number | null): boolean {
  return viewer !== null && (seat === viewer || defender === viewer);
}

/** The colours of both sides, the attacker first. */
export function sidesOf({ kind, seat, defender }: Fight): [number, number] {
  if (kind === 'revolt') return [PEASANTS, seat];
  return [seat, defender === NONE ? PEASANTS : defender];
}

/** How many peasants counted for the defender. */
export function peasantHelp(fight: Fight): number {
  const [, against] = sidesOf(fight);
  const held = fight.tray?.[against] ?? 0;
  return fight.kind === 'battle' && fight.verdict && fight.defender !== NONE
    ? fight.verdict.defence - held
    : 0;
}

/** The rule that explains the outcome. */
export function ruleOf({ kind, seat, defender, verdict }: Fight): string {
  if (kind === 'priming') return 'SHO-SETUP-19';
  if (!verdict) return 'SHO-TOWER-1';
  const { attack, defence, owner } = verdict;
  if (kind === 'revolt') return owner === NONE ? 'SHO-REV-5' : 'SHO-REV-4';
  if (owner === seat) return 'SHO-BATTLE-11';
  if (owner === defender) return defender === NONE ? 'SHO-BATTLE-16' : 'SHO-BATTLE-12';
  return attack < defence ? 'SHO-BATTLE-14' : 'SHO-BATTLE-13';
}
