// Winter as the log tells it: what it takes, who goes hungry, where peasants rise.

import type { Told } from '../../lib/session.svelte';
import type { Fight } from '../battle/fights';
import { NONE, type Observation } from '../position';

export interface Larder {
  seat: number;
  rice: number; // before the loss
  lost: number;
  provinces: number; // to be supplied
  unsupplied: number;
  revolts: number;
  peasants: number; // more than the unrest, in each of them
}

export interface Winter {
  number: number; // of the event it came with
  year: number;
  event: number;
  loss: number;
  larders: Larder[];
  hungry: { seat: number; province: number; fight: Fight | null }[];
}

const number = (value: unknown) => (typeof value === 'number' ? value : NONE);
const SPRING = 0;

/** The winters that have come, in their order. */
export function wintersIn(told: Told[], fights: Fight[], seen: Observation): Winter[] {
  const starts = told.flatMap(({ event }, at) => (event.kind === 'winter-came' ? [at] : []));
  return starts.map((start) => winterAt(told, start, fights, seen));
}

function winterAt(told: Told[], start: number, fights: Fight[], seen: Observation): Winter {
  const came = told[start];
  const end = told.findIndex(
    ({ event }, at) => at > start && (event.kind === 'season-began' || event.kind === 'year-ended'),
  );
  const events = told.slice(start, end < 0 ? undefined : end);
  const isSpring = ({ event }: Told) => event.kind === 'season-began' && event.season === SPRING;
  const spring = told.findLastIndex((one, at) => at < start && isSpring(one));
  const harvest = spring < 0 ? null : told.slice(spring, start); // a game that began in the middle has none
  const drawn = events.filter(({ event }) => event.kind === 'hungry-drawn');
  return {
    number: came?.number ?? 0,
    year: spring < 0 ? seen.year : number(told[spring]?.event.year),
    event: number(came?.event.event),
    loss: number(came?.event.loss),
    larders: events
      .filter(({ event }) => event.kind === 'shortage-found')
      .map(({ event }) => larder(event, events, harvest, seen)),
    hungry: drawn.flatMap(({ event }) =>
      (event.provinces as number[]).map((province) => ({
        seat: number(event.seat),
        province,
        fight:
          fights.find(
            (one) =>
              one.kind === 'revolt' &&
              one.province === province &&
              one.number > (came?.number ?? 0) &&
              one.number <= (events.at(-1)?.number ?? 0),
          ) ?? null,
      })),
    ),
  };
}

function larder(
  shortage: Told['event'],
  events: Told[],
  harvest: Told[] | null,
  seen: Observation,
): Larder {
  const seat = number(shortage.seat);
  const sum = (list: Told[], kind: string, field: string) =>
    list.reduce(
      (all, { event }) =>
        event.kind === kind && event.seat === seat ? all + number(event[field]) : all,
      0,
    );
  const ruined = events.filter(
    ({ event }) => event.kind === 'province-lost' && event.lost_by === seat,
  ).length;
  const scored = events.find(
    ({ event }) => event.kind === 'provinces-scored' && event.seat === seat,
  )?.event.provinces;
  const kept =
    typeof scored === 'number' ? scored : seen.owner.filter((owner) => owner === seat).length;
  const lost = sum(events, 'rice-lost', 'rice');
  return {
    seat,
    rice: harvest ? sum(harvest, 'rice-gained', 'rice') : (seen.rice[seat] ?? 0) + lost,
    lost,
    provinces: kept + ruined,
    unsupplied: number(shortage.unsupplied),
    revolts: number(shortage.revolts),
    peasants: number(shortage.extra),
  };
}
