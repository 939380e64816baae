// One table, as one seat or spectator sees it. It keeps what is known, shows what others
// do at a pace one can follow, and says what a person does.

import type {
  Again,
  Down,
  GameId,
  Hello,
  Observation,
  Update,
  View,
  Welcome,
} from '../generated/protocol';
import { API, login } from './api';
import { after, Film, filmOf, SLOW, toldOf, type Moment, type Told } from './film.svelte';
import { Line, type Asking, type LineState } from './line.svelte';
import {
  isSame,
  offerOf,
  type ChatLine,
  type Clock,
  type Fault,
  type Offer,
  type Outcome,
  type TableInfo,
  type Why,
} from './offer';
import { settings } from './settings.svelte';

export type { Told } from './film.svelte';
export type {
  ChatLine,
  Choice,
  Clock,
  Fault,
  Offer,
  Outcome,
  Question,
  SeatInfo,
  TableInfo,
  Vote,
  Why,
} from './offer';

/** A moment of a game that goes on: with what one is asked. */
interface Scene<G extends GameId = GameId> extends Moment<G> {
  offer: Offer<G> | null;
  clocks: Clock[];
}

/** The film since one looked: where it begins and ends in the stream of events. */
export interface Recap {
  since: number;
  until: number;
}

const LONGEST = 700; // milliseconds a moment stays
const MOMENT = 120; // … at least, when many wait
const HURRY = 40;
const RECAP = 24_000; // the film since one looked is no longer, unless it is very long
const BRIEF = 300;
const PATIENCE = 4000; // for that film; without it one sees how it stands
const NOTED = 800; // what is shown so long was seen

/** Is told what is new, before it shows; for what is heard. */
export interface Listener<G extends GameId> {
  hear(news: Told<G>[]): void;
}

export class Session<G extends GameId = GameId> {
  fault = $state<Fault | null>(null);
  table = $state.raw<TableInfo<G> | null>(null);
  viewer = $state<number | null>(null);
  observation = $state.raw<Observation<G> | null>(null);
  offer = $state.raw<Offer<G> | null>(null);
  notes = $state.raw<Moment<G>['notes']>(null); // facts that need rules
  told = $state.raw<Told<G>[]>([]);
  waiting = $state.raw<number[]>([]);
  clocks = $state.raw<Clock[]>([]);
  outcome = $state.raw<Outcome | null>(null);
  chat = $state.raw<ChatLine[]>([]);
  announcement = $state('');
  readCount = $state(0); // how many entries of the log the seat has read
  recap = $state.raw<Recap | null>(null); // what happened since one looked, until it is put away
  skew = 0; // how far the server's clock is ahead of ours
  onstage = $state(false); // the table shows something of this moment at length
  linger: () => number = () => 0; // how long a screen needs for what it shows now

  #busy = $state(false); // an answer is on its way
  #line: Line<G>;
  #noted = 0;
  #all: Told<G>[] = []; // also what is still to be shown

  /** What others do is shown one after the other, at a pace one can follow. */
  readonly film = new Film<Scene<G>>({
    stay: (scene, behind) => this.#stay(scene, behind),
    show: (scene, isNew) => this.#show(scene, isNew),
  });

  constructor(
    readonly id: string,
    readonly token: string,
    readonly listener: Listener<G> | null = null,
  ) {
    document.addEventListener('visibilitychange', this.#note);
    this.#line = new Line(`${API}/tables/${id}/live`, {
      hello: () => this.#hello(),
      hear: (message) => this.#hear(message),
    });
  }

  close(): void {
    document.removeEventListener('visibilitychange', this.#note);
    clearTimeout(this.#noted);
    this.film.stop();
    this.#line.close();
  }

  /** What the viewer sees of a game that has begun. */
  get seen(): Observation<G> {
    if (!this.observation) throw new Error('the game has not begun');
    return this.observation;
  }

  // What a person does

  async choose(choice: { id: number }): Promise<void> {
    await this.#answer({ type: 'move', at: this.offer?.at ?? 0, do: choice.id });
  }

  async takeBack(): Promise<void> {
    await this.#answer({ type: 'take-back', at: this.offer?.at ?? 0 });
  }

  async explain(action: number | string): Promise<Why> {
    return (await this.#line.request({ type: 'explain', action })) as Why;
  }

  async say(text: string, phrase = false): Promise<void> {
    await this.#line.request({ type: 'say', text, phrase });
  }

  look(): void {
    const heard = this.told.length;
    if (this.viewer === null || heard <= this.readCount) return;
    this.readCount = heard;
    this.#line.send({ type: 'seen', events: heard });
  }

  /** Nothing can be answered now: an answer is on its way, the line is broken, or a pause. */
  get busy(): boolean {
    return this.#busy || this.line !== 'open' || this.table?.status === 'paused';
  }

  async #answer(message: Asking): Promise<void> {
    if (this.#busy) return;
    this.#busy = true;
    try {
      await this.#line.request(message);
    } finally {
      this.#busy = false;
    }
  }

  // The line

  get line(): LineState {
    return this.#line.state;
  }

  /** When the line broke; 0 while it holds. */
  get broke(): number {
    return this.#line.broke;
  }

  retry(): void {
    this.#line.retry();
  }

  #hello(): Hello {
    this.skip();
    const chat = this.chat.at(-1)?.number ?? 0;
    return {
      type: 'hello',
      token: this.token,
      session: login.secret,
      since: this.told.length,
      chat,
      words: true,
    };
  }

  #hear(message: Down<G>): void {
    switch (message.type) {
      case 'welcome':
        void this.#enter(message);
        break;
      case 'again':
        this.#startOver(message);
        break;
      case 'update':
        this.#update(message);
        break;
      case 'table':
        this.table = message.table;
        this.clocks = message.clocks;
        break;
      case 'chat':
        this.chat = [...this.chat, message.line];
        break;
      case 'announcement':
        this.announcement = message.text;
        break;
      case 'refused':
        this.fault = message.error;
        this.#line.refuse();
    }
  }

  /** Come in; what happened since one looked is asked for first. */
  async #enter(welcome: Welcome<G>): Promise<void> {
    this.skip();
    this.skew = welcome.now - Date.now();
    const past = await this.#line.hold(this.#past(welcome));
    if (past === null) return;
    this.table = welcome.table;
    this.viewer = welcome.viewer;
    this.chat = [...this.chat, ...welcome.chat];
    if (welcome.view) this.#see(welcome.view, past);
    this.#line.open();
  }

  #startOver({ table, view }: Again<G>): void {
    this.table = table;
    this.recap = null;
    this.#all = [];
    if (view) this.#see(view);
  }

  // The film

  /** How many moments are still to be shown. */
  get behind(): number {
    return this.film.behind;
  }

  /** Show everything at once. */
  skip(): void {
    this.film.skip();
  }

  /** The moments that were not seen; none when there is nothing new, or no film of it. */
  async #past({ viewer, view }: Welcome<G>): Promise<Moment<G>[]> {
    if (viewer === null || view === null) return [];
    const since = Math.max(view.seen, this.told.length);
    if (since === 0 || since >= view.heard) return []; // who never looked missed nothing
    const late = new Promise<Moment<G>[]>((done) => setTimeout(done, PATIENCE, []));
    const asked = filmOf<G>(this.id, this.token, { since, until: view.heard }).catch(() => []);
    return Promise.race([asked, late]);
  }

  /** How long a moment stays before the next: one's own doing needs no time. */
  #stay({ news, heard }: Scene<G>, behind: number): number {
    if (!settings.motion || document.hidden) return 0;
    if (this.recap && heard <= this.recap.until) {
      return Math.min(SLOW, Math.max(BRIEF, RECAP / this.film.reel.length)) / settings.pace;
    }
    const isOwn = news.every(({ event }) => !('seat' in event) || event.seat === this.viewer);
    const stay = isOwn ? 0 : Math.max(MOMENT, LONGEST - behind * HURRY) / settings.pace;
    return Math.max(stay, this.linger());
  }

  #show(scene: Scene<G>, isNew: boolean): void {
    this.observation = scene.observation;
    this.notes = scene.notes;
    this.waiting = scene.waiting;
    this.outcome = scene.outcome;
    this.clocks = scene.clocks;
    this.told = this.#all.slice(0, scene.heard);
    const offer = this.#open(scene);
    if (!isSame(this.offer, offer)) this.offer = offer;
    if (isNew) this.listener?.hear(scene.news);
    this.#note();
  }

  /** Whoever has the page before them for a moment has seen it. */
  #note = (): void => {
    clearTimeout(this.#noted);
    if (!document.hidden) this.#noted = window.setTimeout(() => this.look(), NOTED);
  };

  /** Show the view, after the moments that lead to it. */
  #see(view: View<G>, past: Moment<G>[] = []): void {
    const { observation, notes, waiting, outcome, clocks, heard, since } = view;
    const told = toldOf(view);
    this.#all = [...this.#all.slice(0, since), ...told];
    this.readCount = Math.max(this.readCount, view.seen);
    const news = past.at(-1)?.news ?? told;
    const now: Scene<G> = {
      observation,
      notes,
      waiting,
      outcome,
      clocks,
      offer: offerOf(view.offer, view.words),
      news,
      heard,
      number: null,
    };
    const scenes = past.slice(0, -1).map((moment) => ({ ...moment, offer: null, clocks }));
    const first = scenes[0];
    if (first && this.told.length === 0) this.recap = { since: first.heard, until: heard };
    this.film.begin(
      [...scenes, now],
      settings.motion ? 0 : scenes.length,
      first ? SLOW / settings.pace : 0,
    );
  }

  /** What one is asked, if it is asked now too; who looks back is asked nothing. */
  #open({ offer }: Scene<G>): Offer<G> | null {
    const asked = this.film.reel.at(-1)?.offer ?? null;
    const isPast = this.behind > 0 && this.film.isPaused;
    return !isPast && offer && offer.at === asked?.at ? asked : null;
  }

  #update(update: Update<G>): void {
    const before = this.film.reel.at(-1);
    if (!before) return; // a game begins with a view
    this.#all = [...this.#all.slice(0, update.since), ...toldOf(update)];
    const offer = offerOf(update.offer, update.words);
    this.film.add({ ...after(before, update), offer, clocks: update.clocks });
  }
}
