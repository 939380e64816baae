// Years and seasons, and how a game stands.

import { say } from '../../lib/texts.svelte';
import type { Course } from '../../replay/game';
import type { Moment, Observation } from '../types';
import { minorIn } from './planning';

const SEASONS = ['spring', 'summer', 'autumn', 'winter'];
const season = (seen: Observation) => say(`shogun-season-${SEASONS[seen.season] ?? 'spring'}`);
const owned = ({ observation }: Moment, seat: number) =>
  observation.owner.filter((owner) => owner === seat).length;

export const course: Course<'shogun'> = {
  chapter: ({ year, season }) => (year > 0 ? `${year}.${season}` : null),
  label: (seen, before) =>
    seen.year !== before?.year ? say('web-replay-year', { year: seen.year }) : season(seen),
  isMajor: ({ year }, before) => year !== before?.year,
  title: (seen) =>
    seen.year > 0
      ? say('web-shogun-season', { year: seen.year, season: season(seen) })
      : say('shogun-phase-draft'),
  minorIn,
  measures: [
    { id: 'total', of: ({ hints }, seat) => hints?.seats[seat]?.total ?? 0 },
    { id: 'points', of: ({ observation }, seat) => observation.score[seat] ?? 0 },
    { id: 'provinces', of: owned },
    { id: 'chests', of: ({ observation }, seat) => observation.chests[seat] ?? 0 },
    { id: 'tower', of: ({ observation }, seat) => observation.inside[seat] ?? 0 },
  ],
};
