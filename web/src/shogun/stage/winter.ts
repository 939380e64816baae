// A winter on the stage: the server's report of it, and the revolts in the log.

import type { ShogunHungry, ShogunWinterReport } from '../../generated/protocol';
import { entriesOf } from '../../lib/log';
import type { Fight } from '../battle/fights';
import type { LogEntry } from '../types';

export interface Winter extends ShogunWinterReport {
  number: number; // of the event it came with
  revolts: (ShogunHungry & { fight: Fight | null })[];
}

/** The winters that have come, in their order; *year* is that of now. */
export function wintersIn(
  log: LogEntry[],
  fights: Fight[],
  reports: ShogunWinterReport[],
  year: number,
): Winter[] {
  return entriesOf(log, 'winter-came').flatMap(({ number }) => {
    const report = reports.find((one) => one.year === yearOf(log, number, year));
    if (!report) return [];
    const found = fights.filter((fight) => fight.kind === 'revolt' && fight.number > number);
    const until = endOf(log, number);
    const fightIn = (place: number) =>
      found.find((fight) => fight.province === place && fight.number < until) ?? null;
    const revolts = report.hungry.map((one) => ({ ...one, fight: fightIn(one.province) }));
    return [{ ...report, number, revolts }];
  });
}

/** The year of an event; a game that began in the middle of a year is in that of now. */
function yearOf(log: LogEntry[], number: number, now: number): number {
  const seasons = entriesOf(log, 'season-began');
  return seasons.findLast((one) => one.number < number)?.event.year ?? now;
}

/** The number of the event that ends the winter which began at *number*. */
function endOf(log: LogEntry[], number: number): number {
  const ends = log.find(
    ({ event, number: at }) =>
      at > number && (event.kind === 'season-began' || event.kind === 'year-ended'),
  );
  return ends?.number ?? Infinity;
}
