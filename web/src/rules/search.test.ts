import { expect, test } from 'vitest';
import { search, stemOf, termsOf, type Entry, type Lexicon } from './search';

const FIGHT = {
  own: ['battle', 'fight', 'attack', 'tower'],
  english: ['battle', 'fight', 'tower'],
};
const ENGLISH: Lexicon = {
  language: 'en',
  stop: 'how do i a the what is'.split(' '),
  concepts: [FIGHT],
};
const GERMAN: Lexicon = {
  language: 'de',
  stop: 'wie ich eine'.split(' '),
  concepts: [{ own: ['Schlacht', 'Kampf', 'Würfelturm'], english: FIGHT.english }],
};
const rule = (id: string, title: string, text: string): Entry => ({
  id,
  title,
  text,
  language: 'en',
  weight: 1,
});
const RULES = [
  rule('SHO-BATTLE-9', 'Battles', 'The side with more cubes wins.'),
  rule('SHO-TOWER-1', 'Cube tower', 'Every fight is one throw.'),
  rule('SHO-PLAN-1', 'Planning', 'All players plan in secret.'),
  rule('SHO-SCORE-1', 'Scoring', 'Each province scores 1 point.'),
];
const found = (question: string, lexicon: Lexicon, entries = RULES) =>
  search(entries, question, lexicon).map(({ entry }) => entry.id);

test('a question in plain words finds the rule that answers it first', () => {
  expect(termsOf('How do I win a battle?', ENGLISH)).toEqual(['win', 'battl']);
  expect(found('How do I win a battle?', ENGLISH)[0]).toBe('SHO-BATTLE-9');
  expect(found('How do I win a battle?', ENGLISH)).not.toContain('SHO-PLAN-1');
});

test('a word finds its neighbours in meaning', () => {
  expect(found('attack', ENGLISH)).toEqual(['SHO-BATTLE-9', 'SHO-TOWER-1']);
});

test('a question in another language finds rules in English and its own overview', () => {
  const overview: Entry = {
    id: 'fight',
    title: 'Der Würfelturm',
    text: 'Beide Heere kommen hinein.',
    language: 'de',
    weight: 1.5,
  };
  const hits = found('Wie gewinne ich eine Schlacht?', GERMAN, [overview, ...RULES]);
  expect(hits).toContain('fight');
  expect(hits).toContain('SHO-BATTLE-9');
  expect(hits).not.toContain('SHO-SCORE-1');
});

test('a number finds its rule, and nonsense nothing', () => {
  expect(found('sho-plan-1', ENGLISH)).toEqual(['SHO-PLAN-1']);
  expect(found('xylophone', ENGLISH)).toEqual([]);
  expect(found('   ', ENGLISH)).toEqual([]);
});

test('endings do not count', () => {
  expect(stemOf('covering', 'en')).toBe(stemOf('covered', 'en'));
  expect(stemOf('schlachten', 'de')).toBe(stemOf('schlacht', 'de'));
  expect(stemOf('битвы', 'ru')).toBe(stemOf('битва', 'ru'));
});
