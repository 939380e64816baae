// The stage shows fights, winters and scorings one after the other while the playback of
// the table waits. Scenes that were dismissed can be opened again from the log.

import { settings } from '../../lib/settings.svelte';
import { involves } from '../battle/fights';
import { arrivalOf } from '../board/effects';
import { hintsOf } from '../hints';
import { scenesIn, type Scene } from './scenes';
import type { LogEntry, Moment, TableSource } from '../types';

const SEASON_MS = 2000; // how long the banner of a season stays

export class Stage {
  time = $state(0); // of the scene, in milliseconds
  isPaused = $state(false);
  #dismissed = $state(-1); // the number of the last scene that was dismissed
  #reopened = $state<number | null>(null); // the scene that was opened from the log
  #arrived = $state.raw<Moment | undefined>(undefined); // its pieces stand where they belong
  #firstNew: number; // events before this one were seen

  readonly #countsEnd: boolean; // the end of a running game has a panel of its own
  readonly #scenes: Scene[] = $derived.by(() =>
    scenesIn(this.session.log, this.session.seen, hintsOf(this.session), this.#countsEnd),
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
    this.#countsEnd = session.isCounting !== undefined;
    this.#firstNew = session.log.length;
    session.minStay = () => this.#minStay();
    session.shownCount = () => this.before?.eventCount ?? session.log.length;
    this.#arrived = session.playback.now;
    $effect(() => this.#arrive());
  }

  /** The moment before this one, while its scenes do not tell yet what comes of it. */
  get before(): Moment | null {
    const [scene, next] = this.#queue;
    if (!scene || (!next && this.time >= scene.reveal && this.scene === scene)) return null;
    return this.#previous;
  }

  /** The moment before this one, also while pieces are on their way. */
  get beforeArrival(): Moment | null {
    return this.before ?? (this.isArriving ? this.#previous : null);
  }

  /** Are pieces of this moment on their way? */
  get isArriving(): boolean {
    const { now } = this.session.playback;
    if (!now || now === this.#arrived || !settings.motion || this.#queue.length > 0) return false;
    return arrivalOf(now.news) > 0;
  }

  /** Does the scene end by itself? */
  get isTimed(): boolean {
    return this.#reopened === null;
  }

  /** The numbers of the log entries that have a scene. */
  get eventNumbers(): Set<number> {
    return new Set(this.#scenes.map(({ number }) => number));
  }

  /** Does the viewer know how this fight ended? */
  isKnown(number: number): boolean {
    return number < this.#firstNew || number <= this.#dismissed || this.#reopened !== null;
  }

  get #previous(): Moment | null {
    const { moments, at } = this.session.playback;
    return moments[at - 1] ?? null;
  }

  /** Scenes stay until they were shown, whatever else happens. */
  #minStay(): number {
    if (this.#queue.length > 0) return Infinity;
    const { news = [] } = this.session.playback.now ?? {};
    if (news.some(({ event }) => event.kind === 'season-began')) return SEASON_MS / settings.pace;
    const time = arrivalOf(news);
    return time > 0 ? (time + ARRIVED_MS) / settings.pace : 0;
  }

  #arrive(): (() => void) | void {
    const { now } = this.session.playback;
    if (!now || now === this.#arrived) return;
    const timer = setTimeout(() => (this.#arrived = now), arrivalOf(now.news) / settings.pace);
    return () => clearTimeout(timer);
  }

  /** The scenes that belong to these entries. */
  scenesOf(news: LogEntry[]): Scene[] {
    return this.#scenes.filter(({ number }) => news.some((one) => one.number === number));
  }

  /** The scenes of this moment. Without motion, only those that concern the viewer. */
  #newScenes(): Scene[] {
    const { playback, log } = this.session;
    const { at, now } = playback;
    if (at === 0 || !now || document.hidden) return [];
    const dismissed = this.#dismissed < log.length ? this.#dismissed : -1;
    const since = now.news[0]?.number ?? log.length;
    return this.#scenes.filter(
      (scene) => scene.number >= since && scene.number > dismissed && this.#isWanted(scene, now),
    );
  }

  /** What was missed is shown shorter: only what matters to the viewer has its scene. */
  #isWanted(scene: Scene, { eventCount }: Moment): boolean {
    const { recap, viewer } = this.session;
    const isFull = settings.motion && (!recap || eventCount > recap.until);
    if (scene.kind === 'fight') return isFull || involves(scene.fight, viewer);
    if (scene.kind === 'bids') return isFull;
    return settings.motion || scene.kind !== 'event';
  }

  /** Advance the scene by *passed* milliseconds. */
  tick(passed: number): void {
    const { scene } = this;
    if (!scene || this.isPaused || !settings.motion) return; // without motion a scene waits to be dismissed
    this.time = Math.min(scene.length, this.time + passed * settings.pace);
    if (this.time >= scene.length && this.isTimed) this.next();
  }

  /** Begin a scene; without motion, at its end. */
  begin(): void {
    this.time = settings.motion ? 0 : (this.scene?.length ?? 0);
    this.isPaused = false;
  }

  replay(): void {
    this.time = 0;
    this.isPaused = false;
  }

  pause(): void {
    this.isPaused = !this.isPaused;
  }

  /** Skip to the result of the scene. */
  finish(): void {
    this.time = this.scene?.reveal ?? 0;
  }

  next(): void {
    if (this.#reopened !== null) this.#reopened = null;
    else if (this.scene) this.#dismissed = this.scene.number;
    this.#release();
  }

  /** Dismiss this scene and all that wait. */
  close(): void {
    if (this.#reopened === null) this.#dismissed = this.#queue.at(-1)?.number ?? this.#dismissed;
    this.#reopened = null;
    this.#release();
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
    this.#arrived = this.session.playback.now;
  }

  #release(): void {
    if (!this.scene) this.session.playback.release();
  }
}

const ARRIVED_MS = 250; // to see that pieces have arrived
