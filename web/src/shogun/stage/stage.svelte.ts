// The stage: fights, winter and scoring are shown one after the other while the film of
// the table waits. What was put away can be opened from the log again.

import { settings } from '../../lib/settings.svelte';
import { takesPart } from '../battle/fights';
import { hintsOf } from '../hints';
import { scenesIn, type Scene } from './scenes';
import type { Moment, Session } from '../types';

const SPARE = 900; // milliseconds the film waits longer than the scene takes

export class Stage {
  time = $state(0); // of the scene, in milliseconds
  isPaused = $state(false);
  #put = $state(-1); // the last one that was put away
  #opened = $state<number | null>(null); // from the log
  #held = false; // the film was stopped for it
  readonly #from: number; // what happened before one came, and since one looked, is no news

  readonly #scenes: Scene[] = $derived.by(() =>
    scenesIn(this.session.log, this.session.seen, hintsOf(this.session)),
  );
  readonly #news: Scene[] = $derived.by(() => this.#fresh());
  readonly scene: Scene | null = $derived.by(() => {
    const opened = this.#opened;
    return (
      (opened === null ? this.#news[0] : this.#scenes.find(({ number }) => number === opened)) ??
      null
    );
  });

  constructor(readonly session: Session) {
    this.#from = session.recap?.until ?? session.log.length;
    session.minStay = () =>
      this.#news.reduce((sum, { length }) => sum + length / settings.pace + SPARE, 0);
  }

  /** How the table was before a fight whose cubes are still falling. */
  get before(): Moment | null {
    const { scene, session } = this;
    if (scene?.kind !== 'fight' || this.#opened !== null || this.time >= (scene.fall?.length ?? 0))
      return null;
    return session.playback.moments[session.playback.at - 1] ?? null;
  }

  /** How many wait after this one. */
  get behind(): number {
    return this.#opened === null ? Math.max(0, this.#news.length - 1) : 0;
  }

  /** The events of the log a scene can be opened at. */
  get numbers(): Set<number> {
    return new Set(this.#scenes.map(({ number }) => number));
  }

  /** What came with the moment that is shown; where nothing moves, what concerns oneself. */
  #fresh(): Scene[] {
    const { playback, recap, viewer, log } = this.session;
    if (playback.at === 0 || !playback.now || (recap && playback.now.eventCount <= recap.until))
      return [];
    const put = this.#put < log.length ? this.#put : -1;
    const since = settings.motion ? (playback.now.news[0]?.number ?? 0) : 0;
    const from = this.#from <= log.length ? this.#from : 0;
    return this.#scenes.filter((scene) => {
      if (scene.number < since || scene.number <= put) return false;
      if (scene.number < from) return scene.kind === 'final';
      if (settings.motion) return true;
      return scene.kind !== 'event' && (scene.kind !== 'fight' || takesPart(scene.fight, viewer));
    });
  }

  /** A part of a second has passed. */
  tick(passed: number): void {
    const { scene } = this;
    if (!scene || this.isPaused || !settings.motion) return; // what does not move waits to be put away
    this.time = Math.min(scene.length, this.time + passed * settings.pace);
    const isLast =
      scene.kind !== 'final' && this.behind === 0 && this.session.playback.behind === 0; // nobody waits for it
    if (this.time >= scene.length && this.#opened === null && !this.#held && !isLast) this.next();
  }

  /** Begin a scene: from its start, or all at once. */
  begin(): void {
    this.time = settings.motion ? 0 : (this.scene?.length ?? 0);
    this.isPaused = false;
  }

  again(): void {
    this.#hold();
    this.time = 0;
    this.isPaused = false;
  }

  pause(): void {
    this.#hold();
    this.isPaused = !this.isPaused;
  }

  /** Show all of this scene. */
  finish(): void {
    this.#hold();
    this.time = this.scene?.length ?? 0;
  }

  next(): void {
    if (this.#opened !== null) this.#opened = null;
    else if (this.scene) this.#put = this.scene.number;
    this.#go();
  }

  /** Put away whatever waits, too. */
  close(): void {
    if (this.#opened === null) this.#put = this.#news.at(-1)?.number ?? this.#put;
    this.#opened = null;
    this.#go();
  }

  open(number: number): void {
    this.#opened = number;
    this.begin();
  }

  #hold(): void {
    if (this.#opened !== null || this.session.playback.isPaused) return;
    this.session.playback.pause();
    this.#held = true;
  }

  #go(): void {
    const { playback } = this.session;
    if (this.scene || (playback.isPaused && !this.#held)) return;
    this.#held = false;
    playback.stop();
    playback.play();
  }
}
