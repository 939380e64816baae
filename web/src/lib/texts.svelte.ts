// Sentences in the reader's language, from the same Fluent files that Python reads.
// A phrase is a key with facts; facts may be phrases or lists of them (see core/phrases).

import type { Fact, GameId, Sentence } from '../generated/protocol';
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { GAMES } from './games';
import { isolated } from './isolation';
import { settings, type Language } from './settings.svelte';

export type { Fact };
export type Facts = Record<string, Fact>;
export type Phrase = Sentence;

const PLACE = '../../../src/sengoku/locales';
const files = import.meta.glob<string>(
  ['../../../src/sengoku/locales/*/*.ftl', '!../../../src/sengoku/locales/*/accounts.ftl'],
  { query: '?raw', import: 'default' },
);

export type Catalogue = 'common' | 'web' | 'server' | 'learn' | 'rules' | GameId;
/** The catalogues of every page that shows a game. */
export const OF_GAMES: Catalogue[] = ['server', ...GAMES.map(({ id }) => id)];

const wanted = new Set<Catalogue>(['common', 'web']);
let known = 0; // how many catalogues the bundle has
let bundle = $state.raw<FluentBundle | null>(null);

/** Load the catalogues wanted so far and *more*; the old bundle stays in use meanwhile. */
export async function loadTexts(language: Language, more: Catalogue[] = []): Promise<void> {
  more.forEach((name) => wanted.add(name));
  const names = [...wanted];
  const texts = await Promise.all(names.map((name) => textOf(language, name)));
  if (language !== settings.language || names.length < known) return; // a later call was faster
  const loaded = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) loaded.addResource(new FluentResource(text));
  known = names.length;
  bundle = loaded;
}

async function textOf(language: Language, name: Catalogue): Promise<string> {
  return (await files[`${PLACE}/${language}/${name}.ftl`]?.()) ?? '';
}

/** Has a language been loaded? */
export function hasTexts(): boolean {
  return bundle !== null;
}

/** Return the message *key*, or with a dot one of its attributes. */
export function say(key: string, facts: Facts = {}): string {
  const pattern = patternOf(key);
  return bundle && pattern ? bundle.formatPattern(pattern, said(facts), []) : key;
}

export function has(key: string): boolean {
  return patternOf(key) !== undefined;
}

export function tell([key, facts]: Phrase): string {
  return say(key, facts);
}

function patternOf(key: string) {
  const [name = '', attribute] = key.split('.');
  const message = bundle?.getMessage(name);
  return (attribute ? message?.attributes[attribute] : message?.value) ?? undefined;
}

function said(facts: Facts): Record<string, FluentVariable> {
  return Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, text(fact)]));
}

function text(fact: Fact): FluentVariable {
  if (typeof fact === 'number') return fact;
  if (typeof fact === 'string') return isolated(fact);
  if (isPhrase(fact)) return tell(fact);
  return joined(fact.map(text));
}

function isPhrase(fact: Phrase | Fact[]): fact is Phrase {
  const [key, facts] = fact;
  return fact.length === 2 && typeof key === 'string' && isFacts(facts);
}

function isFacts(facts: unknown): facts is Facts {
  return typeof facts === 'object' && facts !== null && !Array.isArray(facts);
}

function joined(parts: FluentVariable[]): FluentVariable {
  const last = parts.at(-1);
  if (last === undefined) return '';
  const [first, ...rest] = parts.slice(0, -1);
  if (first === undefined) return last;
  const start = rest.reduce(
    (known, next) => say('list-more', { first: String(known), next: String(next) }),
    first,
  );
  return say('list-last', { first: String(start), last: String(last) });
}
