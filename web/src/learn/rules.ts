// The rules as they are read: groups, searching them, and the parts of a sentence.

import type { RuleGroup, RuleText } from '../generated/protocol';
import { GAMES } from '../lib/games';

export interface Part {
  kind: 'text' | 'name' | 'rule' | 'ruling';
  text: string;
}

const PREFIXES = GAMES.map(({ rulePrefix }) => rulePrefix).join('|');
const RULE = new RegExp(`^(?:${PREFIXES})-`);
const PARTS = new RegExp(
  String.raw`(\*[^*]+\*)|((?:${PREFIXES})(?:-[A-Z0-9]+)+[a-z]?)|(\[[RF]-\d+\])`,
);

/** The words that are searched for; a rule is found if it has all of them. */
export function wordsOf(wanted: string): string[] {
  return wanted.toLowerCase().split(/\s+/).filter(Boolean);
}

export function search(groups: RuleGroup[], wanted: string): RuleGroup[] {
  const words = wordsOf(wanted);
  if (words.length === 0) return groups;
  const has = ({ id, text }: RuleText, title: string) =>
    words.every((word) => `${id} ${title} ${text}`.toLowerCase().includes(word));
  return groups
    .map((group) => ({ ...group, rules: group.rules.filter((rule) => has(rule, group.title)) }))
    .filter(({ rules }) => rules.length > 0);
}

/** A sentence in parts: names of things, other rules and rulings stand out. */
export function partsOf(text: string): Part[] {
  return text
    .split(PARTS)
    .filter(Boolean)
    .map((part) => {
      if (part.startsWith('*')) return { kind: 'name', text: part.slice(1, -1) };
      if (RULE.test(part)) return { kind: 'rule', text: part };
      return { kind: /^\[[RF]-/.test(part) ? 'ruling' : 'text', text: part };
    });
}

/** What was searched for, cut out: every second piece is a hit. */
export function hits(text: string, words: string[]): string[] {
  if (words.length === 0) return [text];
  const safe = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return text.split(new RegExp(`(${safe.join('|')})`, 'i'));
}
