// Which stage is due. What happens while the user watches is shown once, in order.

import { settings } from '../../lib/settings.svelte';
import { eraEndOf, revealOf } from './scenes';
import type { TableSource } from '../types';

export type Stage = 'reveal' | 'era-end' | 'final'; // the last is opened by hand alone

/** How long the playback waits for a stage, in milliseconds. */
export const STAYS: Record<Stage, number> = { reveal: 3600, 'era-end': 12_000, final: 0 };

export class Stages {
  #seen = $state(0); // events before this one are old
  #done = $state<Record<string, number>>({});
  #last: { stage: Stage | null; at: number | undefined } = { stage: null, at: undefined };
  #opened = $state<Stage | null>(null); // by hand

  constructor(readonly session: TableSource) {
    this.#seen = session.log.length;
    session.minStay = () => (this.now ? STAYS[this.now] / settings.pace : 0);
  }

  reveal = $derived.by(() => revealOf(this.session.log));
  #isOver = $derived.by(() => this.session.outcome !== null || this.session.isCounting === true);
  eraEnd = $derived.by(() =>
    eraEndOf(this.session.log, this.session.table?.seats.length ?? 0, this.#isOver),
  );

  now = $derived.by<Stage | null>(() => {
    if (this.session.recap) return null;
    if (this.#opened) return this.#opened;
    if (this.#isNew('era-end', this.eraEnd?.number) && (!this.#isOver || settings.motion))
      return 'era-end';
    return this.#isNew('reveal', this.reveal?.number) && !this.#isOver ? 'reveal' : null;
  });

  #isNew(stage: Stage, number: number | undefined): boolean {
    return number !== undefined && number >= this.#seen && number > (this.#done[stage] ?? -1);
  }

  close(): void {
    const stage = this.now;
    if (this.#opened) return this.open(null);
    if (stage) this.#done[stage] = this.session.log.length;
    this.session.playback.stop(); // what follows need not wait any longer
    this.session.playback.play();
  }

  /** Let a stage stay until it is closed. */
  keep(): void {
    this.session.playback.pause();
  }

  /** Close a stage when the question it came with has been answered. */
  ask(stage: Stage | null, at: number | undefined): void {
    if (stage !== this.#last.stage) this.#last = { stage, at };
    else if (this.#last.at === undefined) this.#last.at = at;
    else if (stage && at !== undefined && at !== this.#last.at) this.close();
  }

  /** The stage of the moment that is shown, if it has one. */
  get here(): Stage | null {
    const first = this.session.playback.now?.news[0]?.number ?? Infinity;
    if (this.session.outcome) return 'final';
    if ((this.eraEnd?.number ?? -1) >= first) return 'era-end';
    return (this.reveal?.number ?? -1) >= first ? 'reveal' : null;
  }

  open(stage: Stage | null): void {
    this.#opened = stage;
  }

  /** What has happened until now is not news: a recap showed it, or the viewer jumped. */
  forget(): void {
    this.#seen = this.session.log.length;
    this.#done = {};
    this.#opened = null;
  }
}
