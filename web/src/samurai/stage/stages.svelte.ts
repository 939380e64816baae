// Which stage is due. What happens while the user watches is shown once, in order.

import { settings } from '../../lib/settings.svelte';
import { eraEndOf, finalOf, revealOf } from './scenes';
import type { TableSource } from '../types';

export type Stage = 'reveal' | 'era-end' | 'final';

/** How long the playback waits for a stage, in milliseconds. */
export const STAYS: Record<Stage, number> = { reveal: 3600, 'era-end': 12_000, final: 0 };

export class Stages {
  #seen = $state(0); // events before this one are old
  #done = $state<Record<string, number>>({});
  #last: { stage: Stage | null; at: number | undefined } = { stage: null, at: undefined };
  isRecounted = $state(false); // the final scoring is shown again
  #opened = $state<Stage | null>(null); // by hand

  constructor(readonly session: TableSource) {
    this.#seen = session.log.length;
    session.minStay = () => (this.now ? STAYS[this.now] / settings.pace : 0);
  }

  reveal = $derived.by(() => revealOf(this.session.log));
  eraEnd = $derived.by(() => eraEndOf(this.session.log, this.session.table?.seats.length ?? 0));
  counts = $derived.by(() => finalOf(this.session.log));

  now = $derived.by<Stage | null>(() => {
    if (this.session.recap) return null;
    if (this.isRecounted) return 'final';
    if (this.#opened) return this.#opened;
    const isOver = this.session.outcome !== null;
    if (this.#isNew('era-end', this.eraEnd?.number) && (!isOver || settings.motion))
      return 'era-end';
    const ended = this.session.log.at(-1);
    if (isOver && settings.motion && this.counts.length > 0 && this.#isNew('final', ended?.number))
      return 'final';
    return this.#isNew('reveal', this.reveal?.number) && !isOver ? 'reveal' : null;
  });

  #isNew(stage: Stage, number: number | undefined): boolean {
    return number !== undefined && number >= this.#seen && number > (this.#done[stage] ?? -1);
  }

  close(): void {
    const stage = this.now;
    this.isRecounted = false;
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
    if (this.session.outcome && this.counts.length > 0) return 'final';
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
