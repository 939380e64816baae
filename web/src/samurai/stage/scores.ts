// Where the points of a game come from, and the order in which the end counts them.

import { bySeat, type Row, type Scores, type Step } from '../../lib/finale';
import { say } from '../../lib/texts.svelte';
import { REGIONS } from '../position';
import type { Hints } from '../types';

const DURING_PLAY = { agendas: 'agenda', 'region bonus': 'score', shrines: 'shrine' };

const partsOf = ({ account }: Hints, key: string, region = -1) =>
  account.filter((part) => part.key === key && (region < 0 || part.region === region));

function rowOf(hints: Hints, key: string, icon: string, seats: number): Row {
  const label = say(`web-samurai-points-${key.replace(' ', '-')}`);
  return { key, icon, label, points: bySeat(partsOf(hints, key), seats) };
}

const isScored = ({ points }: { points: number[] }) => points.some((one) => one !== 0);
const keyOf = (region: string) => `influence ${region}`;

function regionRows(hints: Hints, seats: number): Row[] {
  return REGIONS.map((region, number) => ({
    key: keyOf(region),
    icon: `rg-${region}`,
    label: say(`samurai-region-${region}`),
    region,
    points: bySeat(partsOf(hints, 'influence', number), seats),
  }));
}

/** The worth of the influence in a region: its value times the destiny cards played. */
function regionSteps(hints: Hints, seats: number): Step[] {
  return regionRows(hints, seats).map(({ key, label, points }, number) => {
    const cards = hints.regions[number]?.cards ?? 0;
    const how = points.map((one) => (one > 0 ? `${one / cards} × ${cards}` : ''));
    return { row: key, label: say('web-samurai-count-influence', { region: label }), points, how };
  });
}

export const scores: Scores<'samurai'> = {
  rows: (hints, seats) => [
    ...Object.entries(DURING_PLAY)
      .map(([key, icon]) => rowOf(hints, key, icon, seats))
      .filter(isScored),
    ...regionRows(hints, seats),
    rowOf(hints, 'leftovers', 'food', seats),
  ],
  steps: (hints, seats) => {
    const { key, label, points } = rowOf(hints, 'leftovers', 'food', seats);
    const steps = [...regionSteps(hints, seats), { row: key, label, points }];
    return steps.filter(isScored);
  },
};
