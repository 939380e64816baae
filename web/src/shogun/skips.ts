// Players who do nothing on a field, one after the other, are shown together.

import { entriesOf } from '../lib/log';
import type { Moment } from './types';

/** The field on which players only show a card that means nothing there, or null. */
export function skippedField({ news }: Moment): number | null {
  const shown = entriesOf(news, 'card-shown');
  const isAlone = news.every(({ event: { kind } }) => kind === 'card-shown' || TURNED.has(kind));
  return isAlone && shown.every(({ words: [, facts] }) => facts.skipped === 'yes')
    ? (shown[0]?.event.field ?? null)
    : null;
}

const TURNED = new Set(['action-card-turned']); // comes with the last player's card
