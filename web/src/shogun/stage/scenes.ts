// The events that get a scene on the stage, in the order in which they happened.

import { entriesOf } from '../../lib/log';
import { fightsIn, sidesOf, type Fight, PEASANTS } from '../battle/fights';
import { fallOf, type Fall } from '../battle/towerFall';
import { wintersIn, type Winter } from './winter';
import type { Event, Hints, Observation, LogEntry } from '../types';

interface Shown {
  number: number; // of the event it belongs to
  length: number; // milliseconds
  reveal: number; // milliseconds until it tells the result
}

export type Scene = Shown &
  (
    | { kind: 'fight'; fight: Fight; fall: Fall | null }
    | { kind: 'event'; event: number }
    | { kind: 'bids'; cards: number[]; choosing: number[]; lots: number[][] }
    | { kind: 'supply'; winter: Winter }
    | { kind: 'scoring'; year: number; winter: Winter }
  );

// How long scenes last, in milliseconds
const RESULT = 2600; // after the cubes of a fight have fallen
const EVENT = 3600;
const TURN = 700; // until a card has turned over
const BIDS = 3600;
const LOTS = 1800; // more, if equal bids are drawn
const SUPPLY = 5600;
const SCORING = 7600;
export const COUNTING = 0.8; // the share of a scoring that counts; the rest shows the result
const COLOURS = PEASANTS + 1;

/** All scenes, in order; *countsEnd*: the last scoring is shown elsewhere. */
export function scenesIn(
  log: LogEntry[],
  seen: Observation,
  hints: Hints,
  countsEnd = false,
): Scene[] {
  const fights = fightsIn(log, seen.inside);
  const winters = wintersIn(log, fights, hints.winters, seen.year);
  const scenes: Scene[] = fights.map(sceneOf);
  for (const winter of winters)
    scenes.push({
      kind: 'supply',
      number: winter.number,
      length: SUPPLY,
      reveal: SUPPLY - RESULT,
      winter,
    });
  for (const { event, number } of log)
    switch (event.kind) {
      case 'event-drawn':
        scenes.push({ kind: 'event', number, length: EVENT, reveal: TURN, event: event.event });
        break;
      case 'bids-revealed':
        scenes.push(bidsOf(event, number, hints.lots));
    }
  if (countsEnd && log.at(-1)?.event.kind === 'game-ended') winters.pop();
  for (const winter of winters) {
    const scored = entriesOf(log, 'provinces-scored').find(({ number }) => number > winter.number);
    if (scored)
      scenes.push({
        kind: 'scoring',
        number: scored.number,
        length: SCORING,
        reveal: SCORING * COUNTING,
        year: winter.year,
        winter,
      });
  }
  return scenes.sort((one, other) => one.number - other.number);
}

/** Bids are turned up together; then equal ones are drawn by lot. */
function bidsOf(
  { cards, choosing }: Extract<Event, { kind: 'bids-revealed' }>,
  number: number,
  lots: number[][],
): Scene {
  const length = BIDS + (lots.length > 0 ? LOTS : 0);
  return { kind: 'bids', number, length, reveal: length - RESULT, cards, choosing, lots };
}

function sceneOf(fight: Fight): Scene {
  const { inside, thrown, tray } = fight;
  const sides = sidesOf(fight);
  const order = [
    ...new Set([
      sides[0],
      sides[1],
      PEASANTS,
      ...Array.from({ length: COLOURS }, (_, colour) => colour),
    ]),
  ].filter((colour) => colour >= 0);
  const fall = tray && fallOf({ inside, thrown, tray }, order, fight.number);
  const reveal = fall?.length ?? 0;
  return { kind: 'fight', number: fight.number, length: reveal + RESULT, reveal, fight, fall };
}
