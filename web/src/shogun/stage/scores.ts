// Where the points of a game come from, and the order in which the end counts them.

import { bySeat, type Row, type Scores, type Step } from '../../lib/finale';
import { say } from '../../lib/texts.svelte';
import { ids } from '../../lib/vocabulary';
import type { Hints, Vocabulary } from '../types';
import { ICONS, SOURCES, stepsOfYear } from './scoring';

const AT_THE_END = ['monuments', 'arts']; // after the last winter

function rowOf({ account }: Hints, key: string, seats: number): Row {
  const parts = account.filter((part) => part.key === key);
  const label = say(`web-scoring-${key}`);
  return { key, icon: ICONS[key] ?? 'score', label, points: bySeat(parts, seats) };
}

function winterSteps({ account }: Hints, regions: string[], seats: number): Step[] {
  const year = Math.max(0, ...account.map((part) => part.year));
  return stepsOfYear(account, year, regions.length).map(({ key, region, parts }) => ({
    row: key,
    label:
      region < 0
        ? say(`web-scoring-${key}`)
        : say('web-scoring-most', { region: say(`shogun-region-${regions[region]}`) }),
    points: bySeat(parts, seats),
  }));
}

function endStep(hints: Hints, key: string, seats: number): Step {
  const { label, points } = rowOf(hints, key, seats);
  return { row: key, label, points };
}

const isScored = ({ points }: { points: number[] }) => points.some((one) => one !== 0);

export const scoresOf = (words: Vocabulary): Scores<'shogun'> => ({
  rows: (hints, seats) => SOURCES.map((key) => rowOf(hints, key, seats)).filter(isScored),
  steps: (hints, seats) =>
    [
      ...winterSteps(hints, ids(words, 'region'), seats),
      ...AT_THE_END.map((key) => endStep(hints, key, seats)),
    ].filter(isScored),
});
