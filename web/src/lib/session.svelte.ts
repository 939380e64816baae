// One table, as one seat or spectator sees it. The only place that talks to the server's
// websocket: it keeps what is known, asks again after a broken line, and loses nothing.

import { API, login } from './api';
import { after, Film, filmOf, SLOW, toldOf, type Moment } from './film.svelte';
import { settings } from './settings.svelte';
import type { Fact, Facts, Phrase } from './texts.svelte';

export interface Choice {
  id: number;
  action: Record<string, unknown> & { kind: string };
  text: string;
  rule: string;
  price: Record<string, number>;
  label: Phrase;
}

export interface Question {
  key: string;
  rule: string;
  facts: Record<string, number>;
}

export interface Offer {
  seat: number;
  at: number;
  question: Question;
  asked: Phrase;
  choices: Choice[];
  revisions: Choice[];
  can_take_back: boolean;
}

export interface Told {
  event: Record<string, unknown> & { kind: string };
  words: Phrase;
  by: string;
  number: number;
}

export interface SeatInfo {
  seat: number;
  kind: 'person' | 'open' | 'bot';
  name: string;
  colour: string;
  bot: string;
  stand_in: boolean;
  missed: number;
}

export interface Vote {
  kind: string;
  by: number;
  made_at: number;
  agreed: number;
  target: number;
  bot: string;
}

export interface TableInfo {
  id: string;
  name: string;
  game: 'samurai' | 'shogun';
  options: Record<string, unknown>;
  seal: string;
  status: 'open' | 'running' | 'paused' | 'over' | 'closed';
  pace: { type: string; minutes?: number; extra?: number; hours?: number };
  watch: string;
  seats: SeatInfo[];
  code: string | null;
  vote: Vote | null;
  outcome: Outcome | null;
  seed: string | null;
  origin: string | null; // the table this one was tried out from
  rematch: string | null;
}

export interface Outcome {
  scores: number[];
  winners: number[];
}

export interface Clock {
  since: number | null;
  left: number | null;
}

export interface ChatLine {
  number: number;
  seat: number | null;
  text: string;
  phrase: boolean;
  made_at: number;
}

export interface Fault {
  key: string;
  detail: string;
  rule: string;
}

export interface Why {
  key: string | null;
  rule: string;
  words: Phrase | null;
}

export type Line = 'connecting' | 'open' | 'broken' | 'refused';

interface Words {
  events: Phrase[];
  question: Phrase | null;
  choices: Phrase[];
  revisions: Phrase[];
}

interface News {
  since: number;
  events: Told['event'][];
  offer: RawOffer | null;
  waiting: number[];
  clocks: Clock[];
  outcome: Outcome | null;
  words: Words | null;
  notes: Record<string, unknown> | null;
}

interface View extends News {
  observation: Record<string, unknown>;
  by: string[];
  seen: number;
  heard: number;
}

/** A moment of a game that goes on: with what one is asked. */
interface Scene extends Moment {
  offer: Offer | null;
  clocks: Clock[];
}

/** The film since one looked: where it begins and ends in the stream of events. */
export interface Recap {
  since: number;
  until: number;
}

interface Welcome {
  table: TableInfo;
  viewer: number | null;
  view: View | null;
  chat: ChatLine[];
  now: number;
}

interface Update extends News {
  changed: Record<string, unknown>;
  by: string;
}

type RawOffer = Omit<Offer, 'asked' | 'choices' | 'revisions'> & {
  choices: Omit<Choice, 'label'>[];
  revisions: Omit<Choice, 'label'>[];
};

interface Pending {
  message: Record<string, unknown>;
  done: (answer: unknown) => void;
  failed: (fault: Fault) => void;
}

const AGAIN = [300, 800, 2000, 5000];
const HEARTBEAT = 25_000;
const LONGEST = 700; // milliseconds a moment stays
const MOMENT = 120; // … at least, when many wait
const HURRY = 40;
const RECAP = 24_000; // the film since one looked is no longer, unless it is very long
const BRIEF = 300;
const PATIENCE = 4000; // for that film; without it one sees how it stands
const NOTED = 800; // what is shown so long was seen
const NOTHING: Moment = { observation: {}, notes: null, waiting: [], outcome: null, news: [], heard: 0, number: null };

export class Session {
  line = $state<Line>('connecting');
  fault = $state<Fault | null>(null);
  table = $state.raw<TableInfo | null>(null);
  viewer = $state<number | null>(null);
  observation = $state.raw<Record<string, unknown> | null>(null);
  offer = $state.raw<Offer | null>(null);
  notes = $state.raw<Record<string, unknown> | null>(null); // facts that need rules
  told = $state.raw<Told[]>([]);
  waiting = $state.raw<number[]>([]);
  clocks = $state.raw<Clock[]>([]);
  outcome = $state.raw<Outcome | null>(null);
  chat = $state.raw<ChatLine[]>([]);
  announcement = $state('');
  seen = $state(0);
  broke = $state(0); // when the line broke; 0 while it holds
  recap = $state.raw<Recap | null>(null); // what happened since one looked, until it is put away
  skew = 0; // how far the server's clock is ahead of ours
  onstage = $state(false); // the table shows something of this moment at length
  linger: () => number = () => 0; // how long a screen needs for what it shows now

  #busy = $state(false); // an answer is on its way
  #socket: WebSocket | null = null;
  #pending = new Map<string, Pending>();
  #count = 0;
  #tries = 0;
  #closed = false;
  #timer = 0;
  #beat = 0;
  #noted = 0;
  #all: Told[] = []; // also what is still to be shown
  #later: { type: string }[] | null = null; // what came while the film was asked for

  /** What others do is shown one after the other, at a pace one can follow. */
  readonly film = new Film<Scene>(
    (scene, behind) => this.#stay(scene, behind),
    (scene, isNew) => this.#show(scene, isNew),
  );

  constructor(
    readonly id: string,
    readonly token: string,
    /** Called with what is new, before it shows; for the film of what happened. */
    readonly onnews: (news: Told[]) => void = () => {},
  ) {
    document.addEventListener('visibilitychange', this.#note);
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    document.removeEventListener('visibilitychange', this.#note);
    clearTimeout(this.#timer);
    clearTimeout(this.#noted);
    this.film.stop();
    clearInterval(this.#beat);
    this.#socket?.close();
  }

  // What a person does

  async choose(choice: { id: number }): Promise<void> {
    await this.#answer({ type: 'move', at: this.offer?.at ?? 0, do: choice.id });
  }

  async takeBack(): Promise<void> {
    await this.#answer({ type: 'take-back', at: this.offer?.at ?? 0 });
  }

  async explain(action: number | string): Promise<Why> {
    return (await this.#request({ type: 'explain', action })) as Why;
  }

  async say(text: string, phrase = false): Promise<void> {
    await this.#request({ type: 'say', text, phrase });
  }

  look(): void {
    const heard = this.told.length;
    if (this.viewer === null || heard <= this.seen) return;
    this.seen = heard;
    this.#send({ type: 'seen', events: heard });
  }

  /** Nothing can be answered now: an answer is on its way, the line is broken, or a pause. */
  get busy(): boolean {
    return this.#busy || this.line !== 'open' || this.table?.status === 'paused';
  }

  async #answer(message: Record<string, unknown>): Promise<void> {
    if (this.#busy) return;
    this.#busy = true;
    try {
      await this.#request(message);
    } finally {
      this.#busy = false;
    }
  }

  #request(message: Record<string, unknown>): Promise<unknown> {
    const id = String(++this.#count);
    return new Promise((done, failed) => {
      const pending = { message: { ...message, id }, done, failed };
      this.#pending.set(id, pending);
      this.#send(pending.message);
    });
  }

  #send(message: Record<string, unknown>): void {
    if (this.#socket?.readyState === WebSocket.OPEN && this.line === 'open') {
      this.#socket.send(JSON.stringify(message));
    }
  }

  // The line

  #connect(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}${API}/tables/${this.id}/live`);
    this.#socket = socket;
    socket.onopen = () => {
      const last = this.chat.at(-1)?.number ?? 0;
      this.skip();
      const { token } = this;
      const hello = { type: 'hello', token, session: login.secret, since: this.told.length, chat: last, words: true };
      socket.send(JSON.stringify(hello));
    };
    socket.onmessage = (event) => {
      const message = JSON.parse(String(event.data)) as { type: string };
      if (this.#later && this.#socket === socket) this.#later.push(message);
      else this.#hear(message);
    };
    socket.onclose = (event) => this.#ended(event.code);
    clearInterval(this.#beat);
    this.#beat = window.setInterval(() => this.#send({ type: 'ping' }), HEARTBEAT);
  }

  #ended(code: number): void {
    if (this.#closed || this.line === 'refused') return;
    if (code === 4001) {
      this.line = 'refused';
      return;
    }
    this.line = 'broken';
    this.broke ||= Date.now();
    const wait = AGAIN[Math.min(this.#tries++, AGAIN.length - 1)] ?? 5000;
    this.#timer = window.setTimeout(() => this.#connect(), wait);
  }

  /** Try again at once; a person is tired of waiting. */
  retry(): void {
    if (this.line !== 'broken' || this.#socket?.readyState === WebSocket.CONNECTING) return;
    clearTimeout(this.#timer);
    this.#connect();
  }

  /** Ask again what was not answered: the server knows an answer that comes twice. */
  #resume(): void {
    this.line = 'open';
    this.broke = 0;
    this.#tries = 0;
    for (const { message } of this.#pending.values()) this.#send(message);
  }

  #hear(message: any): void {
    switch (message.type) {
      case 'welcome':
        void this.#enter(message as Welcome);
        break;
      case 'again':
        this.table = message.table;
        this.recap = null;
        this.#all = [];
        if (message.view) this.#see(message.view as View);
        break;
      case 'update':
        this.#update(message as Update);
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
      case 'done':
      case 'reason':
        this.#settle(message.id)?.done(message);
        break;
      case 'refused':
        this.#refused(message.id, message.error as Fault);
    }
  }

  /** Come in; what happened since one looked is asked for first. */
  async #enter(welcome: Welcome): Promise<void> {
    const socket = this.#socket;
    this.skip();
    this.#later = [];
    this.skew = welcome.now - Date.now();
    const past = welcome.view ? await this.#past(welcome, welcome.view) : [];
    if (this.#closed || this.#socket !== socket) return;
    this.table = welcome.table;
    this.viewer = welcome.viewer;
    this.chat = [...this.chat, ...welcome.chat];
    if (welcome.view) this.#see(welcome.view, past);
    this.#resume();
    const later = this.#later;
    this.#later = null;
    for (const message of later) this.#hear(message);
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
  async #past({ viewer }: Welcome, { seen, heard }: View): Promise<Moment[]> {
    const since = Math.max(seen, this.told.length);
    if (viewer === null || since >= heard) return [];
    const late = new Promise<Moment[]>((done) => setTimeout(done, PATIENCE, []));
    const asked = filmOf(this.id, this.token, { since, until: heard }).catch(() => []);
    const moments = await Promise.race([asked, late]);
    return moments.slice(since === 0 ? 1 : 0); // what setup laid out is no news
  }

  /** How long a moment stays before the next: one's own doing needs no time. */
  #stay({ news, heard }: Scene, behind: number): number {
    if (!settings.motion || document.hidden) return 0;
    if (this.recap && heard <= this.recap.until) {
      return Math.min(SLOW, Math.max(BRIEF, RECAP / this.film.reel.length)) / settings.pace;
    }
    const isOwn = news.every(({ event }) => event.seat === undefined || event.seat === this.viewer);
    const stay = isOwn ? 0 : Math.max(MOMENT, LONGEST - behind * HURRY) / settings.pace;
    return Math.max(stay, this.linger());
  }

  #show(scene: Scene, isNew: boolean): void {
    const { observation, notes, waiting, outcome, clocks } = scene;
    Object.assign(this, { observation, notes, waiting, outcome, clocks });
    this.told = this.#all.slice(0, scene.heard);
    this.offer = this.#open(scene);
    if (isNew) this.onnews(scene.news);
    this.#note();
  }

  /** Whoever has the page before them for a moment has seen it. */
  #note = (): void => {
    clearTimeout(this.#noted);
    if (!document.hidden) this.#noted = window.setTimeout(() => this.look(), NOTED);
  };

  #settle(id: string): Pending | undefined {
    const found = this.#pending.get(id);
    this.#pending.delete(id);
    return found;
  }

  #refused(id: string | null, fault: Fault): void {
    const pending = id === null ? undefined : this.#settle(id);
    if (pending) pending.failed(fault);
    else {
      this.fault = fault;
      if (this.line === 'connecting') this.line = 'refused';
    }
  }

  /** Show the view, after the moments that lead to it. */
  #see(view: View, past: Moment[] = []): void {
    const { observation, notes, waiting, outcome, clocks, heard, since } = view;
    const news = toldOf(view);
    this.#all = [...this.#all.slice(0, since), ...news];
    this.seen = Math.max(this.seen, view.seen);
    const offer = offerOf(view.offer, view.words);
    const last = past.at(-1);
    const now: Scene = { observation, notes, waiting, outcome, clocks, offer, news: last?.news ?? news, heard, number: null };
    const scenes = past.slice(0, -1).map((moment) => ({ ...moment, offer: null, clocks }));
    const first = scenes[0];
    if (first && this.told.length === 0) this.recap = { since: first.heard, until: heard };
    this.film.begin([...scenes, now], settings.motion ? 0 : scenes.length, first ? SLOW / settings.pace : 0);
  }

  /** What one is asked, if it is asked now too; who looks back is asked nothing. */
  #open({ offer }: Scene): Offer | null {
    const asked = this.film.reel.at(-1)?.offer ?? null;
    const isPast = this.behind > 0 && this.film.isPaused;
    return !isPast && offer && offer.at === asked?.at ? asked : null;
  }

  #update(update: Update): void {
    const before = this.film.reel.at(-1) ?? NOTHING;
    this.#all = [...this.#all.slice(0, update.since), ...toldOf(update)];
    const offer = offerOf(update.offer, update.words);
    this.film.add({ ...after(before, update), offer, clocks: update.clocks });
  }
}

function offerOf(offer: RawOffer | null, words: Words | null): Offer | null {
  if (offer === null) return null;
  const none: Phrase = ['', {}];
  const label = (labels: Phrase[] | undefined) => (choice: Omit<Choice, 'label'>, place: number) => ({
    ...choice,
    label: labels?.[place] ?? none,
  });
  return {
    ...offer,
    asked: words?.question ?? none,
    choices: offer.choices.map(label(words?.choices)) as Choice[],
    revisions: offer.revisions.map(label(words?.revisions)) as Choice[],
  };
}

export type { Fact, Facts, Phrase };
