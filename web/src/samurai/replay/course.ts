// Eras and rounds, and how a game stands. What needs rules comes with the hints.

import { say } from '../../lib/texts.svelte';
import type { Course } from '../../replay/game';
import { REGIONS } from '../position';
import type { Moment } from '../types';

function controlled({ hints }: Moment, seat: number): number {
  return hints?.provinces.filter(({ controller }) => controller === seat).length ?? 0;
}

function influence({ observation }: Moment, seat: number): number {
  const own = observation.influence.slice(seat * REGIONS.length, (seat + 1) * REGIONS.length);
  return own.reduce((sum, one) => sum + one, 0);
}

export const course: Course<'samurai'> = {
  chapter: ({ era, round }) => `${era}.${round}`,
  label: ({ era }) => say('web-era', { era }),
  isMajor: ({ era }, before) => era !== before?.era,
  title: ({ era, round }) =>
    round > 0 ? say('web-replay-round', { era, round }) : say('web-era', { era }),
  minorIn: () => new Set(),
  measures: [
    { id: 'total', of: ({ hints }, seat) => hints?.seats[seat]?.total ?? 0 },
    { id: 'points', of: ({ observation }, seat) => observation.score[seat] ?? 0 },
    { id: 'control', of: controlled },
    { id: 'influence', of: influence },
  ],
};
