// What the server works out beside the position, as far as this screen shows it.

import type { Session } from '../types';

export type Span = [number, number]; // the least and the most

export interface Planned {
  field: number;
  chests: Span;
  void: string; // the key of what makes it void as things stand, or empty
}

export interface Chance {
  armies: number;
  win: number;
  tie: number;
  lose: number;
}

interface Notes {
  seats: { total: number }[];
  chests: { start: number; fields: Planned[]; end: Span; lowest: number } | null;
  rice: {
    provinces: number;
    start: number;
    planned: Span;
    winters: { unsupplied: number; revolts: number; loss: number }[];
  } | null;
  fights: { id: number; province: number; chances: Chance[] }[];
}

export function notesOf(session: Pick<Session, 'hints'>): Partial<Notes> {
  return session.hints ?? {};
}

export function span(values: number[]): Span {
  return [Math.min(...values), Math.max(...values)];
}

/** “3” or “3–5”, with the sign a difference has. */
export function spelt([least, most]: Span, signed = false): string {
  const one = (value: number) =>
    value < 0 ? `−${-value}` : `${signed && value > 0 ? '+' : ''}${value}`;
  return least === most ? one(least) : `${one(least)}–${one(most)}`;
}

/** A chance in percent; none that is left is rounded away. */
export function percent(amount: number): string {
  if (amount > 0 && amount < 1) return '<1 %';
  if (amount > 99 && amount < 100) return '>99 %';
  return `${Math.round(amount)} %`;
}
