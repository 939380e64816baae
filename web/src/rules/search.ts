// Search that copes with a question in plain words: words that say nothing are dropped,
// endings do not count, and a word also finds its neighbours in meaning.

import type { Language } from '../lib/settings.svelte';

/** Something that can be found; *language* is that of its text. */
export interface Entry {
  id: string;
  title: string;
  text: string;
  language: Language;
  weight: number;
}

/** Words of similar meaning, in the reader's language and in that of the rules. */
export interface Concept {
  own: string[];
  english: string[];
}

export interface Lexicon {
  language: Language;
  stop: string[];
  concepts: Concept[];
}

export interface Found {
  entry: Entry;
  score: number;
}

const MIN_STEM = 3;
const MIN_PREFIX = 4; // a stem of this length also finds longer words
const IN_TITLE = 3;
const NEIGHBOUR = 0.4; // what a word of similar meaning counts
const ENOUGH = 0.45; // of the best score; what has less is left out
const ENDINGS: Record<Language, RegExp> = {
  en: /(?:ings?|ers?|ies|ed|es|s|e|y)$/,
  de: /(?:ungen|ung|ern|en|er|es|em|e|n|s)$/,
  fr: /(?:ements?|ations?|eurs?|ees?|ez|er|ent|ons|es?|s|x)$/,
  it: /(?:amento|amenti|azione|azioni|are|ere|ire|ate|ono|[aeio]{1,2})$/,
  ru: /(?:иями|ями|ами|ого|его|ому|ему|ыми|ими|ать|ять|ить|еть|ешь|ишь|ия|ию|ии|ют|ет|ит|ов|ев|ей|ам|ям|ах|ях|ом|ем|ой|ый|ий|ая|яя|ое|ее|ые|ие|ую|юю|[аяоеуюыийь])$/,
};

/** The words of *text*, in lower case and without accents. */
export function wordsOf(text: string): string[] {
  const plain = text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .normalize('NFD')
    .replace(/(?<=\p{Script=Latin})\p{M}+/gu, '')
    .normalize('NFC');
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}

export function stemOf(word: string, language: Language): string {
  const stem = word.replace(ENDINGS[language], '');
  return stem.length >= MIN_STEM ? stem : word;
}

const stems = (text: string, language: Language) =>
  wordsOf(text).map((word) => stemOf(word, language));

/** What the reader wants to know: the words of the question that say something. */
export function termsOf(question: string, { language, stop }: Lexicon): string[] {
  const ignored = new Set(stop.flatMap(wordsOf));
  const words = wordsOf(question);
  const told = words.filter((word) => !ignored.has(word));
  return [...new Set((told.length > 0 ? told : words).map((word) => stemOf(word, language)))];
}

/** The stems that find *term* in a text of *language*, with what they count. */
function sought(term: string, language: Language, lexicon: Lexicon): Map<string, number> {
  const found = new Map<string, number>();
  for (const { own, english } of lexicon.concepts) {
    if (!own.some((word) => stems(word, lexicon.language).includes(term))) continue;
    const words = language === lexicon.language ? own : english;
    for (const word of words) for (const stem of stems(word, language)) found.set(stem, NEIGHBOUR);
  }
  return found.set(term, 1);
}

const matches = (word: string, stem: string) =>
  word === stem || (stem.length >= MIN_PREFIX && word.startsWith(stem));

/** How much *term* counts in these words: the best of what finds it. */
function worth(words: string[], wanted: Map<string, number>): number {
  let best = 0;
  for (const [stem, counts] of wanted)
    if (counts > best && words.some((word) => matches(word, stem))) best = counts;
  return best;
}

/** The entries that answer *question*, the best first. */
export function search(entries: Entry[], question: string, lexicon: Lexicon): Found[] {
  const id = question.trim().toUpperCase();
  const named = entries.filter((entry) => id.length >= MIN_STEM && entry.id.includes(id));
  if (named.length > 0 && /\d/.test(id)) return named.map((entry) => ({ entry, score: 1 }));
  const terms = termsOf(question, lexicon);
  const read = entries.map((entry) => ({
    entry,
    title: stems(entry.title, entry.language),
    text: stems(entry.text, entry.language),
  }));
  const scores = read.map(() => 0);
  for (const term of terms) {
    const points = read.map(({ entry, title, text }) => {
      const wanted = sought(term, entry.language, lexicon);
      return Math.max(IN_TITLE * worth(title, wanted), worth(text, wanted)) * entry.weight;
    });
    const hits = points.filter((one) => one > 0).length;
    const rarity = Math.log(1 + read.length / Math.max(1, hits));
    points.forEach((one, place) => (scores[place] = (scores[place] ?? 0) + one * rarity));
  }
  const best = Math.max(0, ...scores);
  return read
    .map(({ entry }, place) => ({ entry, score: scores[place] ?? 0 }))
    .filter(({ score }) => score > 0 && score >= best * ENOUGH)
    .sort((one, other) => other.score - one.score);
}
