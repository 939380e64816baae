// What happened, as moments that are shown one after the other: forwards at a readable
// pace, backwards, and step by step. Running games, recaps and replays use it.

import type {
  Film,
  FilmObservation,
  Frame,
  GameEvent,
  GameId,
  Hints,
  Outcome,
  Update,
} from '../generated/protocol';
import { request } from './api';
import type { Phrase } from './texts.svelte';

/** An event of the log, with the words for it. */
export interface LogEntry<G extends GameId = GameId> {
  event: GameEvent<G>;
  words: Phrase;
  by: string;
  number: number;
}

/** What a screen draws at one moment. */
export interface Moment<G extends GameId = GameId> {
  observation: FilmObservation<G>;
  hints: Hints<G> | null;
  waiting: number[];
  outcome: Outcome | null;
  news: LogEntry<G>[]; // what came with it
  headline: LogEntry<G> | null; // the entry that says best what happened
  eventCount: number; // how many events were known then
  number: number | null; // of the input, once the game is over
}

export const MOMENT_MS = 900; // how long a moment stays
const MAX_MOMENTS = 400; // of a running game, to step back to
const HELD = -1; // instead of a timer: the moment stays until it is released

/** Methods, so that the playback of one game fits where that of any game is wanted. */
export interface PlaybackHandler<M> {
  /** How long a moment stays, in milliseconds, given how many follow it; or forever. */
  stay(moment: M, behind: number): number;
  show(moment: M, isNew: boolean): void;
}

export class Playback<M = Moment> {
  moments = $state.raw<M[]>([]);
  at = $state(0);
  isPaused = $state(false);
  #timer = 0;

  constructor(readonly handler: PlaybackHandler<M>) {}

  get now(): M | undefined {
    return this.moments[this.at];
  }

  /** How many moments are still to be shown. */
  get behind(): number {
    return Math.max(0, this.moments.length - 1 - this.at);
  }

  /** Show *moments* from place *at* on; the first stays for *hold* milliseconds. */
  begin(moments: M[], at = 0, hold = 0): void {
    this.stop();
    this.isPaused = false;
    this.moments = moments;
    this.#show(Math.min(at, moments.length - 1), true);
    if (hold > 0) this.#wait(hold);
    else this.#advance();
  }

  add(moment: M): void {
    const spare = Math.min(this.at, Math.max(0, this.moments.length + 1 - MAX_MOMENTS));
    this.moments = [...this.moments.slice(spare), moment];
    this.at -= spare;
    this.#advance();
  }

  play(): void {
    this.isPaused = false;
    this.#advance();
  }

  /** A moment that stays until it is released goes on staying. */
  pause(): void {
    this.isPaused = true;
    if (this.#timer !== HELD) this.stop();
  }

  /** Go to a moment and stay there. */
  go(at: number): void {
    this.isPaused = true;
    this.stop();
    const place = Math.max(0, Math.min(at, this.moments.length - 1));
    if (place !== this.at) this.#show(place, false);
  }

  step(count: number): void {
    this.go(this.at + count);
  }

  /** Show the last moment at once, and later ones as soon as they come. */
  skip(): void {
    this.stop();
    this.isPaused = false;
    while (this.behind > 0) this.#show(this.at + 1, true);
  }

  /** Go on from a moment that stays forever. */
  release(): void {
    if (this.#timer !== HELD) return;
    this.#timer = 0;
    this.#advance();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = 0;
  }

  #advance(): void {
    while (!this.#timer && !this.isPaused && this.behind > 0) {
      this.#show(this.at + 1, true);
      const moment = this.now;
      const wait = moment && !this.isPaused ? this.handler.stay(moment, this.behind) : 0;
      if (wait > 0) this.#wait(wait);
    }
  }

  #wait(time: number): void {
    const goOn = () => {
      this.#timer = 0;
      this.#advance();
    };
    this.#timer = time === Infinity ? HELD : window.setTimeout(goOn, time);
  }

  #show(at: number, isNew: boolean): void {
    this.at = at;
    const moment = this.moments[at];
    if (moment) this.handler.show(moment, isNew);
  }
}

interface EventBatch<G extends GameId> {
  since: number;
  events: GameEvent<G>[];
  by: string | string[]; // of all of them, or of each
  words: { events: Phrase[] } | null;
}

export function logEntries<G extends GameId>(batch: EventBatch<G>): LogEntry<G>[] {
  const { since, events, by, words } = batch;
  return events.map((event, place) => ({
    event,
    words: words?.events[place] ?? ['', {}],
    by: (typeof by === 'string' ? by : by[place]) ?? 'person',
    number: since + place,
  }));
}

/** The moment that *frame* makes of the one before. */
export function after<G extends GameId>(before: Moment<G>, frame: Frame<G>): Moment<G> {
  const news = logEntries(frame);
  return {
    observation: { ...before.observation, ...frame.changed },
    hints: before.hints && frame.notes && { ...before.hints, ...frame.notes },
    waiting: frame.waiting,
    outcome: frame.outcome,
    news,
    headline: news[frame.headline] ?? null,
    eventCount: frame.since + frame.events.length,
    number: frame.number,
  };
}

/** The moments that *update* makes of the one before; nobody is asked until the last. */
export function unfold<G extends GameId>(before: Moment<G>, update: Update<G>): Moment<G>[] {
  const entries = logEntries(update);
  const moments: Moment<G>[] = [];
  let [last, from] = [before, 0];
  for (const { events, headline, changed, notes } of update.moments) {
    const news = entries.slice(from, (from += events));
    last = {
      observation: { ...last.observation, ...changed },
      hints: last.hints && { ...last.hints, ...notes },
      waiting: [],
      outcome: null,
      news,
      headline: news[headline] ?? null,
      eventCount: update.since + from,
      number: null,
    };
    moments.push(last);
  }
  const news = entries.slice(from);
  const end = after(before, { ...update, number: null }); // compared with the start
  return [...moments, { ...end, news, headline: news[update.headline] ?? null }];
}

/** Put moments together that belong to each other. */
export function joined<G extends GameId>(
  moments: Moment<G>[],
  belongs: (next: Moment<G>, one: Moment<G>) => boolean,
): Moment<G>[] {
  const found: Moment<G>[] = [];
  for (const next of moments) {
    const one = found.at(-1);
    if (one && belongs(next, one))
      found[found.length - 1] = {
        ...next,
        news: [...one.news, ...next.news],
        headline: one.headline,
      };
    else found.push(next);
  }
  return found;
}

export interface MomentQuery {
  since?: number;
  until?: number;
  viewpoint?: string; // as the server reads it: "seat=1", "public=true", "everything=true"
}

/** Request what happened; the first moment is the one before it. */
export async function loadMoments<G extends GameId>(
  table: string,
  token: string,
  { since = 0, until, viewpoint = '' }: MomentQuery,
): Promise<Moment<G>[]> {
  const moments: Moment<G>[] = [];
  let more = true;
  for (let from = since; more; from = moments.at(-1)?.eventCount ?? from) {
    const range = [`since=${from}`, until === undefined ? '' : `until=${until}`];
    const query = ['words=true', ...range, viewpoint].filter(Boolean).join('&');
    const film = await request<Film<G>>('GET', `/tables/${table}/film?${query}`, undefined, token);
    let last = moments.at(-1) ?? firstMoment(film, from);
    if (moments.length === 0) moments.push(last);
    for (const frame of film.frames) moments.push((last = after(last, frame)));
    more = film.more && film.frames.length > 0;
  }
  return moments;
}

function firstMoment<G extends GameId>(film: Film<G>, since: number): Moment<G> {
  return {
    observation: film.observation,
    hints: film.notes,
    waiting: film.waiting,
    outcome: null,
    news: [],
    headline: null,
    eventCount: film.frames[0]?.since ?? since,
    number: null,
  };
}
