// The sentence of a rule in parts, and what was searched for in it.

import { GAMES } from '../lib/games';

export interface Part {
  kind: 'text' | 'name' | 'rule';
  text: string;
}

const PREFIXES = GAMES.map(({ rulePrefix }) => rulePrefix).join('|');
const RULE = new RegExp(`^(?:${PREFIXES})-`);
const PARTS = new RegExp(String.raw`(\*[^*]+\*)|((?:${PREFIXES})(?:-[A-Z0-9]+)+[a-z]?)`);
const RULING = / ?\[[RF]-\d+\]/g; // explained in the documentation only

/** A sentence in parts: names of things and other rules stand out. */
export function partsOf(text: string): Part[] {
  return text
    .replace(RULING, '')
    .split(PARTS)
    .filter(Boolean)
    .map((part) => {
      if (part.startsWith('*')) return { kind: 'name', text: part.slice(1, -1) };
      if (RULE.test(part)) return { kind: 'rule', text: part };
      return { kind: 'text', text: part };
    });
}

/** What was searched for, cut out: every second piece is a hit. */
export function hits(text: string, words: string[]): string[] {
  if (words.length === 0) return [text];
  const safe = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return text.split(new RegExp(`(${safe.join('|')})`, 'i'));
}
