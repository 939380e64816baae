// Plans in a replay: who has sealed theirs is a step, how they came about is not.

import { ids } from '../../lib/vocabulary';
import { fieldIcon, isShown, matOf, NONE } from '../position';
import type { LogEntry, Moment, Observation, Vocabulary } from '../types';

/** The events of plans but the last seal of each. */
export function minorIn(log: LogEntry[]): Set<number> {
  const found = new Set<number>();
  const reopened = new Set<number>(); // seats that break their seal later
  for (const { event, number } of log.toReversed())
    switch (event.kind) {
      case 'plans-laid':
        reopened.clear();
        break;
      case 'plan-unsealed':
        reopened.add(event.seat);
        found.add(number);
        break;
      case 'plan-sealed':
        if (reopened.has(event.seat)) found.add(number);
        break;
      case 'card-assigned':
      case 'card-cleared':
        found.add(number);
    }
  return found;
}

/** The seat that seals its plan at this moment, or -1. */
export function sealingSeat({ headline }: Moment): number {
  return headline?.event.kind === 'plan-sealed' ? headline.event.seat : NONE;
}

/** What a seat has planned and not carried out: icons of fields, by province. */
export function planIcons(seen: Observation, words: Vocabulary, seat: number): Map<number, string> {
  const fields = ids(words, 'field');
  const provinces = ids(words, 'province').length;
  return new Map(
    matOf(seen, words, seat).flatMap((card, field) =>
      card !== null && card !== NONE && card < provinces && !isShown(seen, words, seat, field)
        ? [[card, fieldIcon(fields[field] ?? '')] as const]
        : [],
    ),
  );
}
