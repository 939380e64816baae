// Where a game is and how it stands, read from its moments. Looks up and adds up, decides
// nothing: what needs rules comes with the notes.

import type { Moment } from '../lib/film.svelte';
import type { SeatInfo } from '../lib/session.svelte';
import { say } from '../lib/texts.svelte';

export type GameId = 'samurai' | 'shogun';

/** A place one can jump to. */
export interface Mark {
  at: number;
  label: string;
  isMajor: boolean; // an era, a year
}

export interface Series {
  seat: SeatInfo;
  values: number[]; // by moment
}

export interface Measure {
  id: string; // of its name: web-replay-…
  of: (moment: Moment, seat: number) => number;
}

/** When it is; each game has two of these. */
type Seen = Record<'era' | 'round' | 'year' | 'season', number>;

interface Course {
  chapter: (seen: Seen) => string; // a new one is marked
  label: (seen: Seen, before: Seen | null) => string;
  isMajor: (seen: Seen, before: Seen | null) => boolean;
  title: (seen: Seen) => string;
  measures: Measure[];
}

const SEASONS = ['spring', 'summer', 'autumn', 'winter'];
const REGIONS = 4;
const seenAt = ({ observation }: Moment) => observation as unknown as Seen;
const season = (seen: Seen) => say(`shogun-season-${SEASONS[seen.season] ?? 'spring'}`);
const score = ({ observation }: Moment, seat: number) => (observation.score as number[])[seat] ?? 0;
const total = ({ notes }: Moment, seat: number) =>
  (notes?.seats as { total: number }[] | undefined)?.[seat]?.total ?? 0;

function controlled({ notes }: Moment, seat: number): number {
  const provinces = (notes?.provinces ?? []) as { controller: number }[];
  return provinces.filter(({ controller }) => controller === seat).length;
}

function influence({ observation }: Moment, seat: number): number {
  const all = observation.influence as number[];
  return all.slice(seat * REGIONS, (seat + 1) * REGIONS).reduce((sum, one) => sum + one, 0);
}

const owned = ({ observation }: Moment, seat: number) =>
  (observation.owner as number[]).filter((owner) => owner === seat).length;
const listed =
  (field: string) =>
  ({ observation }: Moment, seat: number) =>
    (observation[field] as number[])[seat] ?? 0;

const COURSES: Record<GameId, Course> = {
  samurai: {
    chapter: ({ era, round }) => `${era}.${round}`,
    label: ({ era }) => say('web-era', { era }),
    isMajor: ({ era }, before) => era !== before?.era,
    title: ({ era, round }) =>
      round > 0 ? say('web-replay-round', { era, round }) : say('web-era', { era }),
    measures: [
      { id: 'points', of: score },
      { id: 'total', of: total },
      { id: 'control', of: controlled },
      { id: 'influence', of: influence },
    ],
  },
  shogun: {
    chapter: ({ year, season }) => `${year}.${season}`,
    label: (seen, before) =>
      seen.year !== before?.year ? say('web-replay-year', { year: seen.year }) : season(seen),
    isMajor: ({ year }, before) => year !== before?.year,
    title: (seen) =>
      seen.year > 0
        ? say('web-shogun-season', { year: seen.year, season: season(seen) })
        : say('shogun-phase-draft'),
    measures: [
      { id: 'points', of: score },
      { id: 'provinces', of: owned },
      { id: 'chests', of: listed('chests') },
      { id: 'tower', of: listed('inside') },
    ],
  },
};

export const measuresOf = (game: GameId): Measure[] => COURSES[game].measures;
export const titleOf = (game: GameId, moment: Moment): string =>
  COURSES[game].title(seenAt(moment));

/** Where eras, rounds, years and seasons begin. */
export function marksOf(game: GameId, reel: Moment[]): Mark[] {
  const { chapter, label, isMajor } = COURSES[game];
  const found: Mark[] = [];
  let before: Seen | null = null;
  for (const [at, moment] of reel.entries()) {
    const seen = seenAt(moment);
    const isOpening = game === 'shogun' && !seen.year;
    if (!isOpening && chapter(seen) !== (before && chapter(before))) {
      found.push({ at, label: label(seen, before), isMajor: isMajor(seen, before) });
      before = seen;
    }
  }
  return found;
}

/** Moments at which somebody else leads alone. */
export function turnsOf(reel: Moment[], seats: SeatInfo[]): Set<number> {
  const found = new Set<number>();
  let leader: number | undefined;
  reel.forEach((moment, at) => {
    const scores = seats.map(({ seat }) => score(moment, seat));
    const most = Math.max(...scores);
    const first = scores.filter((one) => one === most).length === 1 ? scores.indexOf(most) : leader;
    if (first !== leader && leader !== undefined) found.add(at);
    leader = first;
  });
  return found;
}

export function seriesOf(measure: Measure, reel: Moment[], seats: SeatInfo[]): Series[] {
  return seats.map((seat) => ({
    seat,
    values: reel.map((moment) => measure.of(moment, seat.seat)),
  }));
}
