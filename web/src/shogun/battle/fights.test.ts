import { expect, test } from 'vitest';
import { fightsIn, peasantHelp, ruleOf } from './fights';
import type { LogEntry } from '../types';

const log = (...events: LogEntry['event'][]): LogEntry[] =>
  events.map((event, number) => ({ event, words: ['', {}], by: 'person', number }));

const LOG = log(
  { kind: 'cubes-thrown', cubes: [7, 7, 0, 0, 0, 10] },
  { kind: 'cubes-fell', tray: [3, 4, 0, 0, 0, 5] },
  { kind: 'cubes-returned', colour: 0, cubes: 3 },
  { kind: 'season-began', year: 1, season: 0 },
  { kind: 'battle-began', seat: 0, origin: 3, province: 4, armies: 5, defender: 1 },
  { kind: 'cubes-thrown', cubes: [5, 2, 0, 0, 0, 0] },
  { kind: 'cubes-fell', tray: [4, 1, 0, 0, 0, 1] },
  { kind: 'fight-decided', province: 4, attack: 4, defence: 2, owner: 0 },
  { kind: 'province-taken', seat: 0, province: 4, lost_by: 1, field: -1 },
  { kind: 'armies-held', seat: 0, province: 4, armies: 2 },
  { kind: 'card-shown', seat: 1, field: 0, card: 3 },
  { kind: 'revolt-began', seat: 1, province: 9, peasants: 2 },
  { kind: 'cubes-thrown', cubes: [0, 3, 0, 0, 0, 2] },
);

test('what was inside before each throw comes from what is inside now', () => {
  const [priming, battle, revolt] = fightsIn(LOG, [5, 4, 0, 0, 0, 4]);
  expect(priming?.inside).toEqual([0, 0, 0, 0, 0, 0]);
  expect(battle?.inside).toEqual([4, 3, 0, 0, 0, 5]);
  expect(revolt?.inside).toEqual([5, 4, 0, 0, 0, 4]);
  expect(revolt?.tray).toBeNull();
});

test('a fight has its verdict, its helpers and what came of it', () => {
  const battle = fightsIn(LOG, [5, 4, 0, 0, 0, 4])[1];
  expect(battle?.verdict).toEqual({ attack: 4, defence: 2, owner: 0 });
  expect(battle && peasantHelp(battle)).toBe(1);
  expect(battle && ruleOf(battle)).toBe('SHO-BATTLE-11');
  expect(battle?.outcome.map(({ number }) => number)).toEqual([8, 9]);
});
