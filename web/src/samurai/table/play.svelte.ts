// A table as one viewer plays it: what is seen, asked and shown. Every part of the table
// gets this object.

import { MediaQuery } from 'svelte/reactivity';
import { Chooser } from '../../lib/chooser.svelte';
import { say, tell } from '../../lib/texts.svelte';
import { actionId, ids, named } from '../../lib/vocabulary';
import { Stages } from '../stage/stages.svelte';
import type { Choice, Field, Phase, Session, TableSource, Vocabulary } from '../types';

export const ICONS = {
  board: 'map',
  mine: 'hand',
  tracks: 'influence',
  players: 'person',
  log: 'log',
};
/** What has a tab on a phone. */
export type Tab = keyof typeof ICONS;
/** What a phone shows; the slots are opened from the strip. */
export type View = Tab | 'slots';
export type Side = 'standings' | 'slots';

const TABS = Object.keys(ICONS) as Tab[];
/** The fields of actions that are chosen on the board or on the screen. */
const ON_TABLE: Field[] = [
  'province',
  'origin',
  'destination',
  'slot',
  'victim',
  'mountain',
  'order',
  'region',
];

const TRAILED = 60; // how many entries of the log leave a trail at most

/** Why something cannot be chosen. */
interface Refusal {
  title: string;
  text: string;
  rule: string;
}

export class Play<S extends TableSource = Session> {
  readonly chooser = new Chooser<'samurai'>();
  readonly stages: Stages;
  readonly wide = new MediaQuery('(min-width: 1081px) and (min-height: 501px)');
  why = $state.raw<Refusal | null>(null);
  looked = $state<number | null>(null); // a province
  view = $state<View>('board');
  showsHelp = $state(false);
  readCount = $state(0); // entries of the log that were on the screen
  #chosenSide = $state.raw<{ phase: string; side: Side } | null>(null);

  constructor(
    readonly session: S,
    readonly words: Vocabulary,
  ) {
    this.stages = new Stages(session);
  }

  seen = $derived.by(() => this.session.seen);
  hints = $derived.by(() => this.session.hints);
  seats = $derived.by(() => this.session.table?.seats ?? []);
  provinces = $derived.by(() => ids(this.words, 'province'));
  slotIds = $derived.by(() => ids(this.words, 'slot'));
  news = $derived.by(() => this.session.playback.now?.news ?? []);
  /** What others have done since the viewer acted; its moves stay on the board. */
  trails = $derived.by(() =>
    this.session.log
      .slice(Math.max(this.session.actedAt, this.session.log.length - TRAILED))
      .filter(({ event }) => 'seat' in event && event.seat !== this.viewer),
  );
  phase = $derived.by<Phase>(() => this.hints?.phase ?? 'destiny');
  unread = $derived.by(() => Math.max(0, this.session.log.length - this.readCount));

  get viewer(): number | null {
    return this.session.viewer;
  }

  get tabs(): Tab[] {
    return TABS.filter((name) => name !== 'mine' || this.viewer !== null);
  }

  /** Open a view; the same again goes back to the board. */
  open(view: View): void {
    this.view = this.view === view ? 'board' : view;
  }

  /** What stands on the left: the slots while they are resolved, unless chosen otherwise. */
  side = $derived.by<Side>(() => {
    if (this.#chosenSide?.phase === this.phase) return this.#chosenSide.side;
    return this.isResolving ? 'slots' : 'standings';
  });

  showSide(side: Side): void {
    this.#chosenSide = { phase: this.phase, side };
  }

  // The question

  isResolving = $derived.by(
    () => this.phase === 'resolution' && (this.hints?.queue.now ?? -1) >= 0,
  );
  facts = $derived.by<Record<string, number>>(() => this.session.offer?.question.facts ?? {});

  /** What is chosen by a button. */
  plain = $derived.by(
    () =>
      this.session.offer?.choices.filter(
        ({ action }) => !ON_TABLE.some((field) => field in action),
      ) ?? [],
  );

  begin(choices: Choice[]): void {
    this.chooser.begin(choices);
    [this.why, this.looked] = [null, null];
  }

  // Why not

  fail = (text: string, rule: string): void => {
    this.why = { title: '', text, rule };
  };

  /** Ask the server why this cannot be touched, for the action the question is about. */
  refuse = async (field: Field, value: number): Promise<void> => {
    const like = this.#actionWith(field);
    if (!like && field === 'province') return; // it is looked at
    if (!like) {
      this.why = this.#generalRefusal(field, value);
      return;
    }
    const part = field in like.action ? field : this.#nextEnd;
    const values = { ...this.chooser.valuesLike(like), [part]: value };
    const id = actionId(this.words, like.action.kind, values);
    if (id === null) return;
    const { words, rule } = await this.session.explain(id);
    if (words) this.why = { title: this.#whyNot(field, value), text: tell(words), rule };
  };

  /** An offered choice with this field; a province can be where a way begins. */
  #actionWith(field: Field): Choice | undefined {
    const choices = this.session.offer?.choices ?? [];
    return (
      choices.find(({ action }) => field in action) ??
      choices.find(({ action }) => field === 'province' && 'origin' in action)
    );
  }

  get #nextEnd(): Field {
    return this.chooser.picked('origin') === undefined ? 'origin' : 'destination';
  }

  #generalRefusal(field: Field, value: number): Refusal {
    const { offer } = this.session;
    return offer
      ? { title: '', text: tell(offer.asked), rule: offer.question.rule }
      : { title: this.#whyNot(field, value), text: say('web-not-your-turn'), rule: '' };
  }

  #whyNot(field: Field, value: number): string {
    const name =
      field === 'province' || field === 'mountain' || field === 'region'
        ? named(this.words, field, value)
        : say('web-samurai-slot', { slot: this.slotIds[value] ?? '' });
    return say('web-samurai-why-not', { name });
  }
}
