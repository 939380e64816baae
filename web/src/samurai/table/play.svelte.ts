// A table as one viewer plays it: what is seen, asked and shown. Every part of the table
// gets this object.

import { MediaQuery } from 'svelte/reactivity';
import type { GameEvent } from '../../generated/protocol';
import { Chooser } from '../../lib/chooser.svelte';
import type { Preparation } from '../../lib/preparation.svelte';
import { say, tell } from '../../lib/texts.svelte';
import { actionId, ids, named } from '../../lib/vocabulary';
import { map } from '../map';
import { REGIONS } from '../position';
import { Stages } from '../stage/stages.svelte';
import type {
  Action,
  Choice,
  Field,
  Phase,
  Prospect,
  Session,
  TableSource,
  Vocabulary,
} from '../types';

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

/** What a card explains: an order, a slot with its neutral action, or one on the other. */
export interface Subject {
  order?: number | undefined;
  slot?: number | undefined;
}

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
  hovered = $state.raw<Subject | null>(null);
  card = $state.raw<Subject | null>(null); // what is explained at length
  view = $state<View>('board');
  showsHelp = $state(false);
  spotted = $state.raw<GameEvent | null>(null); // whose place the board shows
  readCount = $state(0); // entries of the log that were on the screen
  preparation = $state.raw<Preparation<'samurai'> | null>(null); // none in a replay
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

  /** Show the place of an event; a phone goes to the board. */
  spot(event: GameEvent | null): void {
    this.spotted = event;
    if (event && !this.wide.current) this.view = 'board';
  }

  /** What stands on the left: the slots while they are resolved, unless chosen otherwise. */
  side = $derived.by<Side>(() => {
    if (this.#chosenSide?.phase === this.phase) return this.#chosenSide.side;
    return this.isResolving ? 'slots' : 'standings';
  });

  showSide(side: Side): void {
    this.#chosenSide = { phase: this.phase, side };
  }

  /** May the viewer prepare answers, while others plan? */
  canPrepare = $derived.by(() => {
    const { isFollowing, isGuided, table } = this.session;
    const own = this.viewer === null ? undefined : this.seats[this.viewer];
    const isPlaying = own?.kind === 'person' && !own.conceded && table?.status === 'running';
    return isPlaying && !isGuided && isFollowing && this.phase === 'planning';
  });

  /** Is there time to prepare, because people have to act first? */
  waitsForPeople = $derived.by(() =>
    this.session.waiting.some(
      (seat) => seat !== this.viewer && this.seats[seat]?.kind === 'person',
    ),
  );

  // The question

  isResolving = $derived.by(
    () => this.phase === 'resolution' && (this.hints?.queue.now ?? -1) >= 0,
  );
  /** What is asked, or what the viewer prepares for. */
  offer = $derived.by(
    () => (this.preparation?.isOpen ? this.preparation.offer : null) ?? this.session.offer,
  );
  facts = $derived.by<Record<string, number>>(() => this.offer?.question.facts ?? {});

  /** What is chosen by a button. */
  plain = $derived.by(
    () =>
      this.offer?.choices.filter(({ action }) => !ON_TABLE.some((field) => field in action)) ?? [],
  );

  /** What is still to be chosen, in words. */
  missing = $derived.by(() => {
    const asked = this.offer?.question.key;
    if (asked === 'destiny') return say('web-samurai-choose-card');
    if (asked !== 'placement') return undefined;
    if (this.chooser.picked('order') !== undefined) return say('web-samurai-choose-slot');
    return this.chooser.picked('slot') !== undefined
      ? say('web-samurai-choose-token')
      : say('web-samurai-choose-both');
  });

  begin(choices: Choice[]): void {
    this.chooser.begin([...choices, ...this.#routes(choices)]);
    this.chooser.pickForced(choices.filter((choice) => !this.plain.includes(choice)));
    [this.why, this.looked, this.hovered, this.spotted] = [null, null, null, null];
  }

  /** Ways of several steps, as choices that answer several questions at once. */
  #routes(choices: Choice[]): Choice[] {
    if (this.session.isGuided) return [];
    return (this.hints?.routes ?? []).flatMap(({ origin, destination, steps: [id, ...then] }) => {
      const first = choices.find((choice) => choice.id === id);
      const action: Action = { kind: 'step', origin, destination };
      const provinces = [origin, destination].map((at) => named(this.words, 'province', at));
      const label = { origin: provinces[0] ?? '', destination: provinces[1] ?? '' };
      const count = then.length + 1;
      return first
        ? [{ ...first, action, then, label: ['web-samurai-route', { ...label, count }] }]
        : [];
    });
  }

  // Orders and neutral actions

  /** What a player who places a token looks at: under the pointer, else picked. */
  subject = $derived.by<Subject | null>(() => {
    if (!this.isPlacing) return null;
    const order = this.hovered?.order ?? this.chooser.picked('order');
    const slot = this.hovered?.slot ?? this.chooser.picked('slot');
    return order === undefined && slot === undefined ? null : { order, slot };
  });

  /** Why what is chosen would come to nothing as things stand. */
  warning = $derived.by(() => {
    const action = this.chooser.chosen?.action;
    if (action?.kind !== 'place') return '';
    const order = this.prospectOf(action.order, action.slot);
    const neutral = this.hints?.neutrals[action.slot];
    const reasons = [
      order?.idle ? say('web-samurai-idle-order', { reason: tell(order.about) }) : '',
      neutral?.idle ? say('web-samurai-idle-neutral', { reason: tell(neutral.about) }) : '',
    ];
    return reasons.filter(Boolean).join(' ');
  });

  /** What an order would do now on a slot. */
  prospectOf(order: number, slot: number): Prospect | undefined {
    const region = REGIONS.findIndex((name) => name === map.slots[slot]?.region);
    return this.hints?.orders[order]?.[region];
  }

  isPlacing = $derived.by(() => (this.hints?.orders.length ?? 0) > 0);

  /** Look at an order or a slot; a small screen has no room that would not move things. */
  look(subject: Subject | null): void {
    this.hovered = this.wide.current ? subject : null;
  }

  /** Explain an order or a slot at length, beside what is picked. */
  explain(subject: Subject): void {
    const [order, slot] = [this.chooser.picked('order'), this.chooser.picked('slot')];
    this.card = { order, slot, ...subject };
  }

  // Why not

  fail = (text: string, rule: string): void => {
    this.why = { title: '', text, rule };
  };

  /** Ask the server why this cannot be touched, for the action the question is about. */
  refuse = async (field: Field, value: number): Promise<void> => {
    if (!this.session.offer && field === 'province') return; // it is only looked at
    const id = this.#likeOffered(field, value);
    if (id === null) {
      this.why = this.#generalRefusal(field, value);
      return;
    }
    const { words, rule } = await this.session.explain(id);
    if (words) this.why = { title: this.#whyNot(field, value), text: tell(words), rule };
  };

  /** The action that the question is about, with this instead; null if there is none. */
  #likeOffered(field: Field, value: number): number | null {
    const like = this.#actionWith(field);
    if (like) {
      const part = field in like.action ? field : this.#nextEnd;
      const values = { ...this.chooser.valuesLike(like), [part]: value };
      return actionId(this.words, like.action.kind, values);
    }
    if (field !== 'mountain' || !this.#actionWith('province')) return null;
    const beyond = this.provinces.indexOf(map.mountains[value]?.b ?? '');
    return actionId(this.words, 'cross', { mountain: value, destination: beyond });
  }

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
    const title = this.#whyNot(field, value);
    if (!offer) return { title, text: say('web-not-your-turn'), rule: '' };
    const text = say('web-samurai-not-asked', { asked: tell(offer.asked) });
    return { title, text, rule: offer.question.rule };
  }

  #whyNot(field: Field, value: number): string {
    const isNamed = field === 'province' || field === 'mountain' || field === 'order';
    const name =
      isNamed || field === 'region'
        ? named(this.words, field, value)
        : say('web-samurai-slot', { slot: this.slotIds[value] ?? '' });
    return say('web-samurai-why-not', { name });
  }
}
