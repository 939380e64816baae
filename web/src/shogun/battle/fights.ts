// Battles and revolts as the log tells them: who, where, which cubes, and what came of it.
// Adds up what was told, decides nothing.

import type { Told } from '../../lib/session.svelte';
import { NONE } from '../position';

export const PEASANTS = 5; // in a list by colour of cubes, after the seats

export interface Fight {
  number: number; // of the event it began with
  kind: 'battle' | 'revolt' | 'priming';
  seat: number; // who attacks; in a revolt, against whom
  defender: number; // nobody but peasants: -1
  origin: number;
  province: number;
  armies: number; // of who attacks
  inside: number[]; // before the throw, by colour
  thrown: number[];
  tray: number[] | null; // once all of it is known
  reported: (number | undefined)[]; // what people said of their own tower so far
  verdict: { attack: number; defence: number; owner: number } | null;
  outcome: Told[]; // what happened then
}

const number = (value: unknown) => (typeof value === 'number' ? value : NONE);
const numbers = (value: unknown) => (Array.isArray(value) ? (value as number[]) : []);
const OUTCOME = [
  'cubes-returned',
  'armies-held',
  'province-taken',
  'province-lost',
  'general-lost',
];

function begun({ event, number: at }: Told): Fight {
  const kind =
    event.kind === 'battle-began' ? 'battle' : event.kind === 'revolt-began' ? 'revolt' : 'priming';
  return {
    number: at,
    kind,
    seat: number(event.seat),
    defender: kind === 'revolt' ? number(event.seat) : number(event.defender),
    origin: number(event.origin),
    province: number(event.province),
    armies: number(kind === 'revolt' ? event.peasants : event.armies),
    inside: [],
    thrown: [],
    tray: null,
    reported: [],
    verdict: null,
    outcome: [],
  };
}

/** All fights in their order; *inside* is what the tower holds after the last of them. */
export function fightsIn(told: Told[], inside: number[]): Fight[] {
  const fights: Fight[] = [];
  let now: Fight | null = null;
  for (const one of told) now = heard(fights, now, one);
  rewind(fights, inside);
  return fights;
}

/** Take in one event; returns the fight that goes on. */
function heard(fights: Fight[], now: Fight | null, one: Told): Fight | null {
  const { event } = one;
  const isBegun = event.kind === 'battle-began' || event.kind === 'revolt-began';
  if (isBegun || (event.kind === 'cubes-thrown' && !now)) {
    now = begun(one);
    fights.push(now);
  }
  if (!now || isBegun) return now;
  if (event.kind === 'cubes-thrown') now.thrown = numbers(event.cubes);
  else if (event.kind === 'cubes-reported')
    now.reported[number(event.colour)] = number(event.cubes);
  else if (event.kind === 'cubes-fell') now.tray = numbers(event.tray);
  else if (event.kind === 'fight-decided')
    now.verdict = {
      attack: number(event.attack),
      defence: number(event.defence),
      owner: number(event.owner),
    };
  else if (OUTCOME.includes(event.kind)) now.outcome.push(one);
  else return null;
  return now;
}

/** No cube is lost: go back from what is inside now to what was inside before each throw. */
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

export function takesPart({ seat, defender }: Fight, viewer: number | null): boolean {
  return viewer !== null && (seat === viewer || defender === viewer);
}

/** Who stands against whom: colours of cubes, first who attacks. */
export function sidesOf({ kind, seat, defender }: Fight): [number, number] {
  if (kind === 'revolt') return [PEASANTS, seat];
  return [seat, defender === NONE ? PEASANTS : defender];
}

/** Peasants that counted beside the defender. */
export function helpersIn(fight: Fight): number {
  const [, against] = sidesOf(fight);
  const held = fight.tray?.[against] ?? 0;
  return fight.kind === 'battle' && fight.verdict && fight.defender !== NONE
    ? fight.verdict.defence - held
    : 0;
}

/** The rule that says what came of it. */
export function ruleOf({ kind, seat, defender, verdict }: Fight): string {
  if (kind === 'priming') return 'SHO-SETUP-19';
  if (!verdict) return 'SHO-TOWER-1';
  const { attack, defence, owner } = verdict;
  if (kind === 'revolt') return owner === NONE ? 'SHO-REV-5' : 'SHO-REV-4';
  if (owner === seat) return 'SHO-BATTLE-11';
  if (owner === defender) return defender === NONE ? 'SHO-BATTLE-16' : 'SHO-BATTLE-12';
  return attack < defence ? 'SHO-BATTLE-14' : 'SHO-BATTLE-13';
}
