// The cards of a plan that are still face down.

import { say } from '../../lib/texts.svelte';
import { ids, named } from '../../lib/vocabulary';
import type { HandItem } from '../../replay/game';
import { fieldIcon, isShown, matOf, NONE } from '../position';
import type { Moment, Vocabulary } from '../types';

export function handOf({ observation: seen }: Moment, words: Vocabulary, seat: number): HandItem[] {
  const fields = ids(words, 'field');
  return matOf(seen, words, seat).flatMap((card, field) => {
    if (card === null || card === NONE || isShown(seen, words, seat, field)) return [];
    const id = fields[field] ?? '';
    return [
      { icon: fieldIcon(id), label: say(`shogun-field-${id}`), text: named(words, 'card', card) },
    ];
  });
}
