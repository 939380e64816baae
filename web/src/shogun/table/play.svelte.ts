// The state of a table for one viewer: position, plan and stage. All parts of the table
// share it.

import { MediaQuery } from 'svelte/reactivity';
import type { GameEvent } from '../../generated/protocol';
import { Chooser } from '../../lib/chooser.svelte';
import { tell } from '../../lib/texts.svelte';
import { actionId, ids } from '../../lib/vocabulary';
import { effectsOf, isBeforeResult, isMarch, trailsOf } from '../board/effects';
import { hintsOf } from '../hints';
import { map } from '../map';
import { isInside } from '../modules/lookups';
import * as position from '../position';
import { Drag } from '../sheet/drag.svelte';
import { Plan } from '../sheet/plan.svelte';
import { Stage } from '../stage/stage.svelte';
import type { Hints, Phase, Session, TableSource, Vocabulary } from '../types';

const { NONE } = position;

export const ICONS = {
  board: 'map',
  plan: 'province-card',
  events: 'event',
  players: 'person',
  log: 'log',
  modules: 'favour',
};
export type View = keyof typeof ICONS;
export const places = Object.fromEntries(map.provinces.map((place) => [place.id, place]));

export class Play<S extends TableSource = Session> {
  readonly chooser = new Chooser<'shogun'>();
  readonly plan: Plan;
  readonly drag: Drag;
  readonly stage: Stage;
  readonly #phone = new MediaQuery('(max-width: 760px)');
  spotted = $state.raw<GameEvent | null>(null); // whose place the board shows
  inspected = $state<number | null>(null); // a province
  reason = $state<{ text: string; rule: string } | null>(null); // why a choice was refused

  constructor(
    readonly session: S,
    readonly words: Vocabulary,
  ) {
    const plan = new Plan(session, words);
    this.plan = plan;
    this.drag = new Drag(
      (card, field, from) => plan.lay(card, field, from),
      (field) => plan.clear(field),
    );
    this.stage = new Stage(session);
  }

  /** The moment that is shown: the one before, while a scene has not told the result. */
  seen = $derived.by(() => this.stage.before?.observation ?? this.session.seen);
  hints = $derived.by(() => hintsOf(this.stage.before ?? this.session));
  log = $derived.by(() => {
    const { before } = this.stage;
    return before ? this.session.log.slice(0, before.eventCount) : this.session.log;
  });
  waiting = $derived.by(() => this.stage.before?.waiting ?? this.session.waiting);
  seats = $derived.by(() => this.session.table?.seats ?? []);
  fields = $derived.by(() => ids(this.words, 'field'));
  /** What has arrived: pieces and chests that are on their way do not count yet. */
  arrived = $derived.by(() => this.stage.beforeArrival?.observation ?? this.seen);
  provinces = $derived.by(() => {
    const known = hintsOf(this.stage.beforeArrival ?? this.session).provinces;
    return position.provincesSeen(this.arrived, ids(this.words, 'province'), this.seats, known);
  });

  /** What happens now, drawn over the board. */
  effects = $derived.by(() => {
    const { now, at } = this.session.playback;
    const found = at > 0 && now ? effectsOf(now.news, ids(this.words, 'province').length) : [];
    const shown = this.stage.before ? found.filter(isBeforeResult) : found;
    // A fight on the stage has its own arrow.
    return this.stage.scene?.kind === 'fight' ? shown.filter((one) => !isMarch(one)) : shown;
  });
  trails = $derived.by(() => trailsOf(this.log, this.viewer, this.session.actedAt));
  isInModules = $derived.by(() =>
    isInside(this.session.offer?.choices.map(({ action }) => action.kind) ?? []),
  );
  view = $derived.by<View>(() =>
    this.plan.isPlanning ? 'plan' : this.isInModules ? 'modules' : 'board',
  );

  get phase(): Phase {
    return this.hints.phase;
  }

  /** The action that is carried out, until the next card is turned up. */
  now = $derived.by<Hints['action']>(() => {
    const { action } = this.hints;
    const shown = position.lastShown(this.log, this.seen.row);
    const isNew = this.session.playback.now?.news.some(({ event }) => event.kind === 'card-shown');
    return isNew || !action || action.seat === NONE ? (shown ?? action) : action;
  });

  get viewer(): number | null {
    return this.session.viewer;
  }

  get side(): 'sun' | 'moon' {
    return position.sideOf(this.words);
  }

  get modules(): string[] {
    return position.modulesOf(this.words);
  }

  /** The tabs on a phone. */
  get views(): View[] {
    const plans = this.viewer !== null && this.phase !== 'draft';
    return [
      'board',
      ...(plans ? (['plan'] as const) : []),
      'events',
      'players',
      'log',
      ...(this.modules.length > 0 ? (['modules'] as const) : []),
    ];
  }

  /** Show the place of an event; a phone goes to the board. */
  spot(event: GameEvent | null): void {
    this.spotted = event;
    if (event && this.#phone.current) this.view = 'board';
  }

  // Planning

  hand = $derived.by(() => this.plan.hand.map((card) => position.cardOf(this.words, card)));

  /** The seats that have sealed their plans. */
  sealed = $derived.by(() =>
    this.phase === 'planning'
      ? this.seats.map(({ seat }) => seat).filter((seat) => !this.session.waiting.includes(seat))
      : [],
  );

  /** The viewer's plan as icons by province, without what is carried out already. */
  planIcons = $derived.by(
    () =>
      new Map(
        this.plan.mat.flatMap((card, field) =>
          card !== null &&
          card !== NONE &&
          card < this.provinces.length &&
          (this.plan.isPlanning || !this.#isCarriedOut(field))
            ? [[card, position.fieldIcon(this.fields[field] ?? '')] as const]
            : [],
        ),
      ),
  );

  #isCarriedOut(field: number): boolean {
    return this.viewer === null || position.isShown(this.seen, this.words, this.viewer, field);
  }

  // Refusals

  refusal = $derived.by(() => {
    const { refusal } = this.plan;
    return (
      this.reason ?? (refusal?.words ? { text: tell(refusal.words), rule: refusal.rule } : null)
    );
  });

  /** Show why this cannot be chosen. */
  async explain(field: string, value: number, more: Record<string, number> = {}): Promise<void> {
    const like = this.session.offer?.choices.find(({ action }) => field in action);
    const id = like ? actionId(this.words, like.action.kind, { ...more, [field]: value }) : null;
    if (id === null) return;
    const reason = await this.session.explain(id);
    if (reason.words) this.reason = { text: tell(reason.words), rule: reason.rule };
  }

  showRefusal = (text: string, rule: string): void => {
    this.reason = { text, rule };
  };

  dismissRefusal(): void {
    this.reason = null;
    this.plan.refusal = null;
  }
}
