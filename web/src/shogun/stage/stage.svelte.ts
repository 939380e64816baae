// The stage shows fights, winters and scorings one after the other while the playback of
// the table waits. Scenes that were dismissed can be opened again from the log.

import { settings } from '../../lib/settings.svelte';
import { involves } from '../battle/fights';
import { hintsOf } from '../hints';
import { scenesIn, type Scene } from './scenes';
import type { Moment, TableSource } from '../types';

const EXTRA_MS = 900; // how much longer than a scene the playback waits

export class Stage {
  time = $state(0); // of the scene, in milliseconds
  isPaused = $state(false);
  #dismissed = $state(-1); // the number of the last scene that was dismissed
  #reopened = $state<number | null>(null); // the scene that was opened from the log
  #hasPaused = false; // the stage paused the playback
  #firstNew: number; // events before this one were seen, or belong to the recap

  readonly #scenes: Scene[] = $derived.by(() =>
    scenesIn(this.session.log, this.session.seen, hintsOf(this.session)),
  );
  readonly #queue: Scene[] = $derived.by(() => this.#newScenes());
  readonly scene: Scene | null = $derived.by(() => {
    const reopened = this.#reopened;
    return (
      (reopened === null
        ? this.#queue[0]
        : this.#scenes.find(({ number }) => number === reopened)) ?? null
    );
  });

  constructor(readonly session: TableSource) {
    this.#firstNew = session.recap?.until ?? session.log.length;
    session.minStay = () =>
      this.#queue.reduce((sum, { length }) => sum + length / settings.pace + EXTRA_MS, 0);
  }

  /** The moment before a fight whose cubes are still falling. */
  get before(): Moment | null {
    const { scene, session } = this;
    if (
      scene?.kind !== 'fight' ||
      this.#reopened !== null ||
      this.time >= (scene.fall?.length ?? 0)
    )
      return null;
    return session.playback.moments[session.playback.at - 1] ?? null;
  }

  /** How many scenes wait after this one. */
  get waiting(): number {
    return this.#reopened === null ? Math.max(0, this.#queue.length - 1) : 0;
  }

  /** The numbers of the log entries that have a scene. */
  get eventNumbers(): Set<number> {
    return new Set(this.#scenes.map(({ number }) => number));
  }

  /** The scenes of this moment. Without motion, only those that concern the viewer. */
  #newScenes(): Scene[] {
    const { playback, recap, viewer, log } = this.session;
    if (playback.at === 0 || !playback.now || (recap && playback.now.eventCount <= recap.until))
      return [];
    const dismissed = this.#dismissed < log.length ? this.#dismissed : -1;
    const since = settings.motion ? (playback.now.news[0]?.number ?? 0) : 0;
    const firstNew = this.#firstNew <= log.length ? this.#firstNew : 0;
    return this.#scenes.filter((scene) => {
      if (scene.number < since || scene.number <= dismissed) return false;
      if (scene.number < firstNew) return scene.kind === 'final';
      if (settings.motion) return true;
      return scene.kind !== 'event' && (scene.kind !== 'fight' || involves(scene.fight, viewer));
    });
  }

  /** Advance the scene by *passed* milliseconds. */
  tick(passed: number): void {
    const { scene } = this;
    if (!scene || this.isPaused || !settings.motion) return; // without motion a scene waits to be dismissed
    this.time = Math.min(scene.length, this.time + passed * settings.pace);
    const isLast =
      scene.kind !== 'final' && this.waiting === 0 && this.session.playback.behind === 0; // nothing follows
    if (this.time >= scene.length && this.#reopened === null && !this.#hasPaused && !isLast)
      this.next();
  }

  /** Begin a scene; without motion, at its end. */
  begin(): void {
    this.time = settings.motion ? 0 : (this.scene?.length ?? 0);
    this.isPaused = false;
  }

  replay(): void {
    this.#pausePlayback();
    this.time = 0;
    this.isPaused = false;
  }

  pause(): void {
    this.#pausePlayback();
    this.isPaused = !this.isPaused;
  }

  /** Skip to the end of the scene. */
  finish(): void {
    this.#pausePlayback();
    this.time = this.scene?.length ?? 0;
  }

  next(): void {
    if (this.#reopened !== null) this.#reopened = null;
    else if (this.scene) this.#dismissed = this.scene.number;
    this.#resumePlayback();
  }

  /** Dismiss this scene and all that wait. */
  close(): void {
    if (this.#reopened === null) this.#dismissed = this.#queue.at(-1)?.number ?? this.#dismissed;
    this.#reopened = null;
    this.#resumePlayback();
  }

  open(number: number): void {
    this.#reopened = number;
    this.begin();
  }

  /** What has happened until now is not news. */
  forget(): void {
    this.#firstNew = this.session.log.length;
    this.#dismissed = this.#firstNew - 1;
    this.#reopened = null;
    this.#hasPaused = false;
  }

  #pausePlayback(): void {
    if (this.#reopened !== null || this.session.playback.isPaused) return;
    this.session.playback.pause();
    this.#hasPaused = true;
  }

  #resumePlayback(): void {
    const { playback } = this.session;
    if (this.scene || (playback.isPaused && !this.#hasPaused)) return;
    this.#hasPaused = false;
    playback.stop();
    playback.play();
  }
}
