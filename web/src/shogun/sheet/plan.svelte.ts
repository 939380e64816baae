// The viewer's plan while it is made. Steps are sent at once, one after the other. Those
// that the server has not confirmed are already shown, and saved on this device.

import type { Fault, Why } from '../../lib/session.svelte';
import { actionId } from '../../lib/vocabulary';
import { hintsOf } from '../hints';
import { matOf, NONE } from '../position';
import { saveLastPlan } from './lastPlan';
import type { Observation, TableSource, Vocabulary } from '../types';

type Step =
  | { kind: 'assign'; card: number; field: number }
  | { kind: 'clear'; field: number }
  | { kind: 'seal' }
  | { kind: 'unseal' };

const KEY = 'sengoku-plan';
const MAX_TRIES = 40; // of a step, when the question has changed meanwhile
const RETRY_MS = 80;

export class Plan {
  #steps = $state.raw<Step[]>([]);
  #running = false;
  #laidOn: number[] = []; // fields, the last one first to be taken back
  picked = $state<number | null>(null); // the selected card
  from = $state<number | null>(null); // the field of the selected card
  target = $state<number | null>(null); // the empty field that waits for a card
  refusal = $state.raw<Why | null>(null); // why the last step was refused

  constructor(
    readonly session: TableSource,
    readonly words: Vocabulary,
  ) {
    this.#steps = this.#saved();
    if (this.#steps.length > 0) void this.#run();
  }

  get #seen(): Observation {
    return this.session.seen;
  }

  get #own(): (number | null)[] {
    const { viewer } = this.session;
    return viewer === null ? [] : matOf(this.#seen, this.words, viewer);
  }

  /** The mat with all steps, confirmed or not. */
  mat = $derived.by<(number | null)[]>(() => {
    const mat = [...this.#own];
    for (const step of this.#steps) {
      if (step.kind === 'assign') mat[step.field] = step.card;
      if (step.kind === 'clear') mat[step.field] = NONE;
    }
    return mat;
  });

  /** The cards in hand after all steps, in the order of their numbers. */
  hand = $derived.by<number[]>(() => {
    const held = hintsOf(this.session).hand?.cards ?? [];
    const hand = [...held, ...laidOn(this.#own)].sort((one, other) => one - other);
    for (const card of laidOn(this.mat)) {
      const place = hand.indexOf(card);
      if (place >= 0) hand.splice(place, 1);
    }
    return hand;
  });

  /** How many cards lie on the mat. */
  laid = $derived.by(() => laidOn(this.mat).length);

  /** How many cards are still to be laid after all steps. */
  get toLay(): number {
    const added = this.laid - laidOn(this.#own).length;
    return (hintsOf(this.session).hand?.to_lay ?? 0) - added;
  }

  get isPlanning(): boolean {
    const { table, viewer } = this.session;
    return (
      viewer !== null && table?.status !== 'over' && hintsOf(this.session).phase === 'planning'
    );
  }

  get isSealed(): boolean {
    const last = this.#steps.findLast(({ kind }) => kind === 'seal' || kind === 'unseal');
    if (last) return last.kind === 'seal';
    return this.isPlanning && !this.session.waiting.includes(this.session.viewer ?? NONE);
  }

  /** Is a step on *field* not confirmed yet? */
  isPending(field: number): boolean {
    return this.#steps.some((step) => 'field' in step && step.field === field);
  }

  get pendingCount(): number {
    return this.#steps.length;
  }

  /** Select a card; selecting it again deselects it. */
  pick(card: number | null, from: number | null = null): void {
    const isSame = card === this.picked && from === this.from;
    this.refusal = null;
    this.target = null;
    this.picked = isSame ? null : card;
    this.from = isSame ? null : from;
  }

  /** Let an empty *field* wait for a card; choosing it again ends that. */
  aim(field: number): void {
    const isSame = field === this.target;
    this.pick(null);
    this.target = isSame ? null : field;
  }

  /** The fields that *card* can be laid on. A laid card can go wherever any card can. */
  fieldsFor(card: number, from: number | null): Set<number> {
    const fits = this.#assignments.filter((one) => one.card === card || from !== null);
    return new Set(fits.map(({ field }) => field));
  }

  /** The cards that can be laid on *field*. */
  cardsFor(field: number): Set<number> {
    const fits = this.#assignments.filter((one) => one.field === field);
    return new Set(fits.map(({ card }) => card));
  }

  /** What is offered, without the fields that are covered meanwhile. */
  #assignments = $derived.by<{ card: number; field: number }[]>(() => {
    const { mat } = this;
    return (this.session.offer?.choices ?? []).flatMap(({ action }) =>
      action.kind === 'assign' && mat[action.field] === NONE ? [action] : [],
    );
  });

  /** Lay *card* on *field*. What lay there goes where the card came from. */
  lay(card: number, field: number, from: number | null = null): void {
    const other = this.mat[field] ?? NONE;
    if (from === field) return this.pick(null);
    const steps: Step[] = [];
    if (from !== null) steps.push({ kind: 'clear', field: from });
    if (other !== NONE) steps.push({ kind: 'clear', field });
    steps.push({ kind: 'assign', card, field });
    if (from !== null && other !== NONE) steps.push({ kind: 'assign', card: other, field: from });
    this.#laidOn = [...this.#laidOn.filter((one) => one !== field), field];
    this.#add(...steps);
  }

  /** Lay several cards at once. */
  layAll(cards: { card: number; field: number }[]): void {
    this.#laidOn.push(...cards.map(({ field }) => field));
    this.#add(...cards.map((one) => ({ kind: 'assign' as const, ...one })));
  }

  get canUndo(): boolean {
    return this.picked !== null || this.target !== null || (!this.isSealed && this.laid > 0);
  }

  /** Put down what was selected, or take back the card that was laid last. */
  undo(): void {
    if (this.picked !== null || this.target !== null) return this.pick(null);
    const covered = this.mat.flatMap((card, field) => (card === NONE ? [] : [field]));
    const last = this.#laidOn.findLast((field) => covered.includes(field)) ?? covered.at(-1);
    this.#laidOn = this.#laidOn.filter((field) => field !== last);
    if (last !== undefined) this.clear(last);
  }

  clear(field: number): void {
    if (this.mat[field] !== NONE) this.#add({ kind: 'clear', field });
  }

  seal(): void {
    saveLastPlan(this.session.id, this.season, this.mat);
    this.#add({ kind: 'seal' });
  }

  unseal(): void {
    this.#add({ kind: 'unseal' });
  }

  #add(...steps: Step[]): void {
    this.pick(null);
    this.#save([...this.#steps, ...steps]);
    void this.#run();
  }

  async #run(): Promise<void> {
    if (this.#running) return;
    this.#running = true;
    try {
      for (let step = this.#steps[0]; step; step = this.#steps[0]) {
        if (!this.#isConfirmed(step)) await this.#send(step);
        this.#save(this.#steps.slice(1));
      }
    } catch {
      await this.#explain();
      this.#save([]);
    } finally {
      this.#running = false;
    }
  }

  /** The server may have received a step before the connection was lost. */
  #isConfirmed(step: Step): boolean {
    if (step.kind === 'assign') return this.#own[step.field] === step.card;
    if (step.kind === 'clear') return this.#own[step.field] === NONE;
    return false;
  }

  #idOf({ kind, ...values }: Step): number | null {
    return actionId(this.words, kind, values);
  }

  async #explain(): Promise<void> {
    const [step] = this.#steps;
    const id = step ? this.#idOf(step) : null;
    if (id !== null) this.refusal = await this.session.explain(id);
  }

  async #send(step: Step): Promise<void> {
    const id = this.#idOf(step);
    if (id === null) return;
    for (let tries = 1; ; tries++) {
      while (this.session.busy) await delay();
      try {
        await this.session.choose({ id });
        return this.session.skip(); // own steps are not played back
      } catch (fault) {
        if ((fault as Fault).key !== 'stale' || tries > MAX_TRIES) throw fault;
        this.session.skip();
        await delay();
      }
    }
  }

  // Saved on this device, in case the page is reloaded while the connection is lost

  get season(): string {
    return `${this.#seen.year}-${this.#seen.season}`;
  }

  #save(steps: Step[]): void {
    this.#steps = steps;
    try {
      if (steps.length === 0) localStorage.removeItem(`${KEY}-${this.session.id}`);
      else
        localStorage.setItem(
          `${KEY}-${this.session.id}`,
          JSON.stringify({ season: this.season, steps }),
        );
    } catch {
      // Private windows may have no storage: the steps then last as long as the page.
    }
  }

  #saved(): Step[] {
    try {
      const text = localStorage.getItem(`${KEY}-${this.session.id}`);
      const { season, steps } = JSON.parse(text ?? '{}') as { season?: string; steps?: Step[] };
      return this.isPlanning && season === this.season ? (steps ?? []) : [];
    } catch {
      return [];
    }
  }
}

const laidOn = (mat: (number | null)[]) =>
  mat.filter((card): card is number => card !== null && card !== NONE);

const delay = () => new Promise((done) => setTimeout(done, RETRY_MS));
