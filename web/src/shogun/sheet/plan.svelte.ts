// Your own plan while it is made. Every step is sent at once, one after the other; what the
// server has not answered yet is shown already, and kept on this device until it has.

import type { Fault, Why } from '../../lib/session.svelte';
import { actionId } from '../../lib/vocabulary';
import { hintsOf } from '../hints';
import { matOf, NONE } from '../position';
import type { Observation, Session, Vocabulary } from '../types';

type Step =
  | { kind: 'assign'; card: number; field: number }
  | { kind: 'clear'; field: number }
  | { kind: 'seal' }
  | { kind: 'unseal' };

const KEY = 'sengoku-plan';
const PATIENCE = 40; // how often a step is tried again when the question went on meanwhile
const MOMENT = 80; // milliseconds

export class Plan {
  #steps = $state.raw<Step[]>([]);
  #running = false;
  picked = $state<number | null>(null); // the card in the fingers
  from = $state<number | null>(null); // the field it was taken from
  refusal = $state.raw<Why | null>(null); // why the last step was not taken

  constructor(
    readonly session: Session,
    readonly words: Vocabulary,
  ) {
    this.#steps = this.#kept();
    if (this.#steps.length > 0) void this.#run();
  }

  get #seen(): Observation {
    return this.session.seen;
  }

  get #own(): (number | null)[] {
    const { viewer } = this.session;
    return viewer === null ? [] : matOf(this.#seen, this.words, viewer);
  }

  /** The mat as it will be once everything is answered. */
  get mat(): (number | null)[] {
    const mat = [...this.#own];
    for (const step of this.#steps) {
      if (step.kind === 'assign') mat[step.field] = step.card;
      if (step.kind === 'clear') mat[step.field] = NONE;
    }
    return mat;
  }

  /** The cards in hand once everything is answered, in the order of their numbers. */
  get hand(): number[] {
    const held = hintsOf(this.session).hand?.cards ?? [];
    const hand = [...held, ...laidOn(this.#own)].sort((one, other) => one - other);
    for (const card of laidOn(this.mat)) {
      const place = hand.indexOf(card);
      if (place >= 0) hand.splice(place, 1);
    }
    return hand;
  }

  /** How many cards lie on the mat. */
  get laid(): number {
    return laidOn(this.mat).length;
  }

  /** How many cards are still to be laid once everything is answered. */
  get toLay(): number {
    const added = this.laid - laidOn(this.#own).length;
    return (hintsOf(this.session).hand?.to_lay ?? 0) - added;
  }

  get isPlanning(): boolean {
    return this.session.viewer !== null && hintsOf(this.session).phase === 'planning';
  }

  get isSealed(): boolean {
    const last = this.#steps.findLast(({ kind }) => kind === 'seal' || kind === 'unseal');
    if (last) return last.kind === 'seal';
    return this.isPlanning && !this.session.waiting.includes(this.session.viewer ?? NONE);
  }

  /** Is what lies on *field* not yet known to the server? */
  isOpen(field: number): boolean {
    return this.#steps.some((step) => 'field' in step && step.field === field);
  }

  get waits(): number {
    return this.#steps.length;
  }

  /** Take a card between the fingers; the same again puts it down. */
  pick(card: number | null, from: number | null = null): void {
    const isSame = card === this.picked && from === this.from;
    this.refusal = null;
    this.picked = isSame ? null : card;
    this.from = isSame ? null : from;
  }

  /** Lay *card* on *field*. What lay there goes where the card came from. */
  lay(card: number, field: number, from: number | null = null): void {
    const other = this.mat[field] ?? NONE;
    if (from === field) return this.pick(null);
    const steps: Step[] = [];
    if (from !== null) steps.push({ kind: 'clear', field: from });
    if (other !== NONE) steps.push({ kind: 'clear', field });
    steps.push({ kind: 'assign', card, field });
    if (from !== null && other !== NONE) steps.push({ kind: 'assign', card: other, field: from });
    this.#add(...steps);
  }

  clear(field: number): void {
    if (this.mat[field] !== NONE) this.#add({ kind: 'clear', field });
  }

  seal(): void {
    this.#add({ kind: 'seal' });
  }

  unseal(): void {
    this.#add({ kind: 'unseal' });
  }

  #add(...steps: Step[]): void {
    this.pick(null);
    this.#keep([...this.#steps, ...steps]);
    void this.#run();
  }

  async #run(): Promise<void> {
    if (this.#running) return;
    this.#running = true;
    try {
      for (let step = this.#steps[0]; step; step = this.#steps[0]) {
        if (!this.#isDone(step)) await this.#send(step);
        this.#keep(this.#steps.slice(1));
      }
    } catch {
      await this.#explain();
      this.#keep([]);
    } finally {
      this.#running = false;
    }
  }

  /** After a broken line the server may have heard a step already. */
  #isDone(step: Step): boolean {
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
      while (this.session.busy) await moment();
      try {
        await this.session.choose({ id });
        return this.session.skip(); // one's own plan is not a film
      } catch (fault) {
        if ((fault as Fault).key !== 'stale' || tries > PATIENCE) throw fault;
        this.session.skip();
        await moment();
      }
    }
  }

  // What is kept on this device, for a page that is loaded again while the line is broken

  get #season(): string {
    return `${this.#seen.year}-${this.#seen.season}`;
  }

  #keep(steps: Step[]): void {
    this.#steps = steps;
    try {
      if (steps.length === 0) localStorage.removeItem(`${KEY}-${this.session.id}`);
      else
        localStorage.setItem(
          `${KEY}-${this.session.id}`,
          JSON.stringify({ season: this.#season, steps }),
        );
    } catch {
      // private windows may refuse; the plan then lasts as long as the page
    }
  }

  #kept(): Step[] {
    try {
      const text = localStorage.getItem(`${KEY}-${this.session.id}`);
      const { season, steps } = JSON.parse(text ?? '{}') as { season?: string; steps?: Step[] };
      return this.isPlanning && season === this.#season ? (steps ?? []) : [];
    } catch {
      return [];
    }
  }
}

const laidOn = (mat: (number | null)[]) =>
  mat.filter((card): card is number => card !== null && card !== NONE);

const moment = () => new Promise((done) => setTimeout(done, MOMENT));
