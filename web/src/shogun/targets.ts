// What the lesson points at: provinces, panels, cards in the hand and fields of the mat.

import { aboveName, type LessonTargets } from '../learn/targets';
import { map } from './map';

/** The fields of a mat, as the rules number them. */
const FIELDS = [
  'castle',
  'temple',
  'theatre',
  'rice',
  'tax',
  'army5',
  'army3',
  'army1',
  'battle-a',
  'battle-b',
  'bid',
];

function emptyField(name: string): Element | undefined {
  const number = FIELDS.indexOf(name);
  return document.querySelector(`.field[data-field="${number}"]:has(.none, .here)`) ?? undefined;
}

function card(name: string): Element | undefined {
  const face = map.provinces.find(({ id }) => id === name)?.name ?? name.replace('chest', '');
  return [...document.querySelectorAll('.game .pcard')].find((one) =>
    one.textContent?.trim().startsWith(face),
  );
}

export const targets: LessonTargets = {
  panels: {
    players: '.game [data-name="players"]',
    plan: '.game [data-name="plan"]',
    row: '.game .actions',
  },
  tabs: { board: 'map', players: 'person', plan: 'province-card' },
  placeOf: (_, name) => aboveName(map.provinces, name),
  elementOf: (kind, name) => (kind === 'field' ? emptyField(name) : card(name)),
};
