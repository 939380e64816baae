// What a choice says on its button, where the position tells more than the choice.

import { nameOf } from '../../lib/names';
import { say, tell } from '../../lib/texts.svelte';
import { ids, named } from '../../lib/vocabulary';
import { favourOf } from '../modules/lookups';
import { eventOf, NONE } from '../position';
import type { Play } from './play.svelte';
import type { Choice } from '../types';

export function labelOf(play: Play, choice: Choice): string {
  return specialLabel(play, choice) ?? tell(choice.label);
}

function specialLabel(play: Play, choice: Choice): string | null {
  const { hints, seen, words } = play;
  const { action } = choice;
  switch (action.kind) {
    case 'march':
      return isFight(play, choice) ? attack(play, action.province) : null;
    case 'send':
      return isFight(play, choice)
        ? say('web-shogun-attack-with', { armies: action.armies })
        : null;
    case 'pick': {
      const card = seen.open_cards[action.source] ?? NONE;
      return card === NONE ? null : say('web-shogun-take', { what: named(words, 'card', card) });
    }
    case 'choose': {
      const special = ids(words, 'special')[seen.special[action.position] ?? NONE] ?? '';
      const facts = { position: action.position + 1, special: say(`shogun-special-${special}`) };
      return special ? say('web-shogun-take-position', facts) : null;
    }
    case 'take': {
      const place = words.board.favour_prices.indexOf(action.price);
      const favour = favourOf(words, seen.favours[place] ?? 0);
      return favour ? say('web-shogun-take', { what: tell(favour.name) }) : null;
    }
    case 'cancel': {
      const event = eventOf(hints, seen.event);
      const name = event ? say(`shogun-round-event-${event.kind}`) : '';
      return event ? say('web-shogun-cancel', { event: name }) : null;
    }
  }
  return null;
}

const isFight = ({ hints }: Play, { id }: Choice) => hints.fights.some((one) => one.id === id);

function attack({ seats, seen, words }: Play, number: number): string {
  const province = named(words, 'province', number);
  const owner = seats[seen.owner[number] ?? NONE];
  return owner
    ? say('web-shogun-attack', { name: nameOf('shogun', owner), province })
    : say('web-shogun-attack-neutral', { province });
}
