// What happened, as moments that can be shown one after the other: forwards at a pace one
// can follow, back, and by steps. The line, the film since one looked and replays use it.

import type {
  Film as Shot,
  FilmObservation,
  Frame,
  GameEvent,
  GameId,
  Hints,
  Outcome,
  Update,
} from '../generated/protocol';
import { ask } from './api';
import type { Phrase } from './texts.svelte';

/** Something that happened, with the words for it. */
export interface Told<G extends GameId = GameId> {
  event: GameEvent<G>;
  words: Phrase;
  by: string;
  number: number;
}

/** What a screen draws at one moment. */
export interface Moment<G extends GameId = GameId> {
  observation: FilmObservation<G>;
  notes: Hints<G> | null;
  waiting: number[];
  outcome: Outcome | null;
  news: Told<G>[]; // what came with it
  heard: number; // how many events were known then
  number: number | null; // of the input, once the game is over
}

export const SLOW = 900; // milliseconds a moment stays
const KEPT = 400; // moments of a running game one can step back to

/** How a film is shown. Methods, so that a film of one game is also one of any game. */
export interface Screen<M> {
  /** How long a moment stays, in milliseconds, given how many follow it. */
  stay(moment: M, behind: number): number;
  show(moment: M, isNew: boolean): void;
}

export class Film<M = Moment> {
  reel = $state.raw<M[]>([]);
  at = $state(0);
  isPaused = $state(false);
  #timer = 0;

  constructor(readonly screen: Screen<M>) {}

  get now(): M | undefined {
    return this.reel[this.at];
  }

  /** How many moments are still to be shown. */
  get behind(): number {
    return Math.max(0, this.reel.length - 1 - this.at);
  }

  /** Show *moments* from place *at* on; the first stays for a while. */
  begin(moments: M[], at = 0, hold = 0): void {
    this.stop();
    this.isPaused = false;
    this.reel = moments;
    this.#show(Math.min(at, moments.length - 1), true);
    if (hold > 0) this.#wait(hold);
    else this.#roll();
  }

  add(moment: M): void {
    const spare = Math.min(this.at, Math.max(0, this.reel.length + 1 - KEPT));
    this.reel = [...this.reel.slice(spare), moment];
    this.at -= spare;
    this.#roll();
  }

  play(): void {
    this.isPaused = false;
    this.#roll();
  }

  pause(): void {
    this.isPaused = true;
    this.stop();
  }

  /** Go to a moment and stay there. */
  go(at: number): void {
    this.pause();
    const place = Math.max(0, Math.min(at, this.reel.length - 1));
    if (place !== this.at) this.#show(place, false);
  }

  step(count: number): void {
    this.go(this.at + count);
  }

  /** Show the last moment at once, and whatever comes when it comes. */
  skip(): void {
    this.stop();
    this.isPaused = false;
    while (this.behind > 0) this.#show(this.at + 1, true);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = 0;
  }

  #roll(): void {
    while (!this.#timer && !this.isPaused && this.behind > 0) {
      this.#show(this.at + 1, true);
      const moment = this.now;
      const wait = moment && !this.isPaused ? this.screen.stay(moment, this.behind) : 0;
      if (wait > 0) this.#wait(wait);
    }
  }

  #wait(time: number): void {
    this.#timer = window.setTimeout(() => {
      this.#timer = 0;
      this.#roll();
    }, time);
  }

  #show(at: number, isNew: boolean): void {
    this.at = at;
    const moment = this.reel[at];
    if (moment) this.screen.show(moment, isNew);
  }
}

interface Heard<G extends GameId> {
  since: number;
  events: GameEvent<G>[];
  by: string | string[]; // of all of them, or of each
  words: { events: Phrase[] } | null;
}

export function toldOf<G extends GameId>({ since, events, by, words }: Heard<G>): Told<G>[] {
  return events.map((event, place) => ({
    event,
    words: words?.events[place] ?? ['', {}],
    by: (typeof by === 'string' ? by : by[place]) ?? 'person',
    number: since + place,
  }));
}

/** The moment that *frame* makes of the one before. */
export function after<G extends GameId>(before: Moment<G>, frame: Frame<G> | Update<G>): Moment<G> {
  return {
    observation: { ...before.observation, ...frame.changed },
    notes: before.notes && frame.notes && { ...before.notes, ...frame.notes },
    waiting: frame.waiting,
    outcome: frame.outcome,
    news: toldOf(frame),
    heard: frame.since + frame.events.length,
    number: 'number' in frame ? frame.number : null,
  };
}

export interface Wanted {
  since?: number;
  until?: number;
  eyes?: string; // of whom, as the server reads it: "seat=1", "public=true", "everything=true"
}

/** Ask for what happened; the first moment is the one before it. */
export async function filmOf<G extends GameId>(
  table: string,
  token: string,
  { since = 0, until, eyes = '' }: Wanted,
): Promise<Moment<G>[]> {
  const moments: Moment<G>[] = [];
  let more = true;
  for (let from = since; more; from = moments.at(-1)?.heard ?? from) {
    const query = [`words=true&since=${from}`, until === undefined ? '' : `until=${until}`, eyes]
      .filter(Boolean)
      .join('&');
    const shot = await ask<Shot<G>>('GET', `/tables/${table}/film?${query}`, undefined, token);
    let last = moments.at(-1) ?? before(shot, from);
    if (moments.length === 0) moments.push(last);
    for (const frame of shot.frames) moments.push((last = after(last, frame)));
    more = shot.more && shot.frames.length > 0;
  }
  return moments;
}

function before<G extends GameId>(shot: Shot<G>, since: number): Moment<G> {
  const { observation, notes, waiting, frames } = shot;
  const heard = frames[0]?.since ?? since;
  return { observation, notes, waiting, outcome: null, news: [], heard, number: null };
}
