// Winter as the log tells it: what it takes, who goes hungry, where peasants rise.

import { entriesOf } from '../../lib/log';
import type { Fight } from '../battle/fights';
import type { Event, Observation, LogEntry } from '../types';

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

const SPRING = 0;

/** The winters that have come, in their order. */
export function wintersIn(log: LogEntry[], fights: Fight[], seen: Observation): Winter[] {
  return entriesOf(log, 'winter-came').map(({ number, event }) => {
    const start = log.findIndex((one) => one.number === number);
    return { number, ...winterAt(log, start, fights, seen), event: event.event, loss: event.loss };
  });
}

function winterAt(log: LogEntry[], start: number, fights: Fight[], seen: Observation) {
  const number = log[start]?.number ?? 0;
  const end = log.findIndex(
    ({ event }, at) => at > start && (event.kind === 'season-began' || event.kind === 'year-ended'),
  );
  const events = log.slice(start, end < 0 ? undefined : end);
  const spring = entriesOf(log.slice(0, start), 'season-began').findLast(
    ({ event }) => event.season === SPRING,
  );
  // a game that began in the middle has none
  const harvest = spring ? log.slice(log.indexOf(spring), start) : null;
  const isOfWinter = (fight: Fight) =>
    fight.kind === 'revolt' &&
    fight.number > number &&
    fight.number <= (events.at(-1)?.number ?? 0);
  return {
    year: spring ? spring.event.year : seen.year,
    larders: entriesOf(events, 'shortage-found').map(({ event }) =>
      larder(event, events, harvest, seen),
    ),
    hungry: entriesOf(events, 'hungry-drawn').flatMap(({ event: { seat, provinces } }) =>
      provinces.map((province) => ({
        seat,
        province,
        fight: fights.find((fight) => isOfWinter(fight) && fight.province === province) ?? null,
      })),
    ),
  };
}

function larder(
  { seat, unsupplied, revolts, extra }: Extract<Event, { kind: 'shortage-found' }>,
  events: LogEntry[],
  harvest: LogEntry[] | null,
  seen: Observation,
): Larder {
  const riceIn = (found: { event: { seat: number; rice: number } }[]) =>
    found.reduce((sum, { event }) => (event.seat === seat ? sum + event.rice : sum), 0);
  const ruined = entriesOf(events, 'province-lost').filter(
    ({ event }) => event.lost_by === seat,
  ).length;
  const scored = entriesOf(events, 'provinces-scored').find(({ event }) => event.seat === seat);
  const kept = scored?.event.provinces ?? seen.owner.filter((owner) => owner === seat).length;
  const lost = riceIn(entriesOf(events, 'rice-lost'));
  return {
    seat,
    rice: harvest ? riceIn(entriesOf(harvest, 'rice-gained')) : (seen.rice[seat] ?? 0) + lost,
    lost,
    provinces: kept + ruined,
    unsupplied,
    revolts,
    peasants: extra,
  };
}
