// The overview of each game: its sections, and the rules and tables they refer to.

import type { GameId, RuleGroup, RuleText } from '../generated/protocol';
import { settings } from '../lib/settings.svelte';
import { has, say } from '../lib/texts.svelte';
import type { Entry, Lexicon } from './search';

export interface Section {
  id: 'aim' | 'course' | 'actions' | 'fight' | 'scoring' | 'end';
  rules: string[]; // where to read on
  tables: string[]; // of these rules
}

export const SECTIONS: Record<GameId, Section[]> = {
  samurai: [
    { id: 'aim', rules: ['SSE-CTRL-1', 'SSE-CTRL-2', 'SSE-CTRL-3'], tables: [] },
    { id: 'course', rules: ['SSE-FLOW-2', 'SSE-DEST-1'], tables: ['SSE-PLAN-2'] },
    { id: 'actions', rules: ['SSE-PLAN-3', 'SSE-NEUT-1', 'SSE-ACT-GEN-1'], tables: [] },
    {
      id: 'fight',
      rules: ['SSE-RES-7', 'SSE-COVER-2', 'SSE-ACT-ATTACK-1'],
      tables: ['SSE-COVER-4'],
    },
    { id: 'scoring', rules: ['SSE-ERA-1', 'SSE-ERA-8'], tables: ['SSE-BOARD-12'] },
    { id: 'end', rules: ['SSE-END-3', 'SSE-END-7'], tables: ['SSE-END-2'] },
  ],
  shogun: [
    { id: 'aim', rules: ['SHO-SCORE-1', 'SHO-SCORE-2'], tables: ['SHO-SCORE-3'] },
    { id: 'course', rules: ['SHO-ROUND-1', 'SHO-ROUND-2'], tables: [] },
    {
      id: 'actions',
      rules: ['SHO-PLAN-4', 'SHO-ORDER-2', 'SHO-ACT-RT-3'],
      tables: ['SHO-ACT-BUILD-1', 'SHO-ACT-ARMY-2'],
    },
    { id: 'fight', rules: ['SHO-TOWER-1', 'SHO-BATTLE-9', 'SHO-BATTLE-13'], tables: [] },
    { id: 'scoring', rules: ['SHO-WINTER-1', 'SHO-WINTER-3'], tables: ['SHO-WINTER-4'] },
    { id: 'end', rules: ['SHO-YEAR-1', 'SHO-END-1'], tables: [] },
  ],
};

/** The English words behind the lists `rules-words-…` of the reader's language. */
const ENGLISH: Record<string, string> = {
  fight: 'attack battle fight tower throw defender',
  win: 'win winner points score',
  build: 'build building castle temple theatre',
  unrest: 'unrest revolt peasants',
  rice: 'rice winter supply unsupplied',
  money: 'chests tax cost pay',
  move: 'move movement adjacent',
  sea: 'ship coastal sea',
  cover: 'cover covering',
  destiny: 'destiny card',
  harvest: 'harvest food bushido resource',
  control: 'control power',
  tie: 'tie tied equal',
  order: 'turn order position bid first',
  plan: 'plan planning token slot field',
  module: 'variant edition court samurai general artist',
};

export function lexicon(): Lexicon {
  const concepts = Object.entries(ENGLISH).map(([name, english]) => ({
    own: say(`rules-words-${name}`).split(' '),
    english: english.split(' '),
  }));
  return { language: settings.language, stop: say('rules-stop').split(' '), concepts };
}

const OVERVIEW = 2.4; // a section answers more than a single rule

/** Everything that can be found. */
export function entriesOf(game: GameId, groups: RuleGroup[]): Entry[] {
  const sections = SECTIONS[game].map(({ id }) => ({
    id,
    title: say(`rules-${game}-${id}`),
    text: `${say(`rules-${game}-${id}.lead`)} ${say(`rules-${game}-${id}.text`)}`,
    language: settings.language,
    weight: OVERVIEW,
  }));
  const rules = groups.flatMap(({ title, rules }) =>
    rules.map(({ id, text }) => ({ id, title, text, language: 'en' as const, weight: 1 })),
  );
  return [...sections, ...rules];
}

export function rulesById(groups: RuleGroup[]): Map<string, RuleText> {
  return new Map(groups.flatMap(({ rules }) => rules.map((rule) => [rule.id, rule])));
}

/** The text of a cell: a number, a message of the game, or a name of ours. */
export function cellText(cell: number | string): string {
  if (typeof cell === 'number') return String(cell);
  if (has(`rules-column-${cell}`)) return say(`rules-column-${cell}`);
  return has(cell) ? say(cell) : cell;
}
