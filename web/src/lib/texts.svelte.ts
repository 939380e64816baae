// Sentences in the reader's language, from the same Fluent files that Python reads.
// A phrase is a key with facts; facts may be phrases or lists of them (see core/phrases).

import type { Fact, Sentence } from '../generated/protocol';
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { settings, type Language } from './settings.svelte';

export type { Fact };
export type Facts = Record<string, Fact>;
export type Phrase = Sentence;

const files = import.meta.glob<string>('../../../src/sengoku/locales/*/*.ftl', {
  query: '?raw',
  import: 'default',
});

const bundles = $state<Partial<Record<Language, FluentBundle>>>({});

/** Load a language, with English beside it for what might be missing. */
export async function loadTexts(language: Language): Promise<void> {
  await Promise.all([...new Set<Language>([language, 'en'])].map(load));
}

async function load(language: Language): Promise<void> {
  if (bundles[language]) return;
  const bundle = new FluentBundle(language, { useIsolating: false });
  const paths = Object.keys(files).filter((path) => path.includes(`/locales/${language}/`));
  for (const text of await Promise.all(paths.map((path) => files[path]?.()))) {
    bundle.addResource(new FluentResource(text ?? ''));
  }
  bundles[language] = bundle;
}

/** Is there anything to say yet? */
export function hasTexts(): boolean {
  return bundles[settings.language] !== undefined && bundles.en !== undefined;
}

/** Return the message *key*, or with a dot one of its attributes. */
export function say(key: string, facts: Facts = {}): string {
  for (const bundle of [bundles[settings.language], bundles.en]) {
    const pattern = bundle && patternOf(bundle, key);
    if (bundle && pattern) return bundle.formatPattern(pattern, said(facts), []);
  }
  return key;
}

export function tell([key, facts]: Phrase): string {
  return say(key, facts);
}

export function has(key: string): boolean {
  const bundle = bundles.en;
  return bundle !== undefined && patternOf(bundle, key) !== undefined;
}

function patternOf(bundle: FluentBundle, key: string) {
  const [name = '', attribute] = key.split('.');
  const message = bundle.getMessage(name);
  return (attribute ? message?.attributes[attribute] : message?.value) ?? undefined;
}

function said(facts: Facts): Record<string, FluentVariable> {
  return Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, text(fact)]));
}

function text(fact: Fact): FluentVariable {
  if (typeof fact === 'number' || typeof fact === 'string') return fact;
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
  const start = rest.reduce((known, next) => say('list-more', { first: String(known), next: String(next) }), first);
  return say('list-last', { first: String(start), last: String(last) });
}
