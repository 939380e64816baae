// What an action brought the player who acted, in signs.

import { BUILDINGS, NONE } from '../position';
import { formatSpan } from '../figures';
import type { Event, LogEntry } from '../types';

export interface Result {
  icon: string;
  text: string;
  style: string; // a class for its colour
}

export function resultsOf(news: LogEntry[], seat: number): Result[] {
  const found = news.flatMap(({ event }) =>
    !('seat' in event) || event.seat === seat ? (resultOf(event) ?? []) : [],
  );
  return found.filter(({ icon }, at) => found.findIndex((one) => one.icon === icon) === at);
}

const signed = (amount: number) => formatSpan([amount, amount], true);

function resultOf(event: Event): Result | null {
  switch (event.kind) {
    case 'chests-gained':
      return { icon: 'chest', text: signed(event.chests), style: 'chestc' };
    case 'chests-paid':
      return { icon: 'chest', text: signed(-event.chests), style: 'chestc' };
    case 'rice-gained':
      return { icon: 'rice', text: signed(event.rice), style: 'ricec' };
    case 'armies-raised':
      return { icon: 'cube', text: signed(event.armies), style: '' };
    case 'armies-moved':
      return { icon: 'chevron', text: `${event.armies}`, style: '' };
    case 'battle-began':
      return { icon: 'order-attack', text: `${event.armies}`, style: '' };
    case 'building-built':
      return { icon: `sh-${BUILDINGS[event.building] ?? 'castle'}`, text: '', style: '' };
    case 'unrest-added':
      return { icon: 'unrest', text: '', style: 'unrestc' };
    case 'province-taken':
      return event.seat === NONE ? null : { icon: 'confirm', text: '', style: '' };
    case 'action-void':
    case 'declined':
      return { icon: 'close', text: '', style: '' };
    default:
      return null;
  }
}
