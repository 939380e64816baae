// One table, as one seat or spectator sees it. The only place that talks to the server's
// websocket: it keeps what is known, asks again after a broken line, and loses nothing.

import { API, login } from './api';
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
const LONGEST = 700; // milliseconds a frame stays
const MOMENT = 120; // … at least, when many wait
const HURRY = 40;

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
  behind = $state(0); // frames that are still to be shown
  skew = 0; // how far the server's clock is ahead of ours

  #busy = $state(false); // an answer is on its way
  #socket: WebSocket | null = null;
  #pending = new Map<string, Pending>();
  #count = 0;
  #tries = 0;
  #closed = false;
  #timer = 0;
  #beat = 0;
  #reel = 0;
  #frames: Update[] = [];

  constructor(
    readonly id: string,
    readonly token: string,
    /** Called with what is new, before it shows; for the film of what happened. */
    readonly onnews: (news: Told[]) => void = () => {},
  ) {
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#reel);
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

  /** Nothing can be answered now: an answer is on its way, or the line is broken. */
  get busy(): boolean {
    return this.#busy || this.line !== 'open';
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
    socket.onmessage = (event) => this.#hear(JSON.parse(String(event.data)) as { type: string });
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
    if (this.line !== 'broken') return;
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
        this.skip();
        this.skew = message.now - Date.now();
        this.table = message.table;
        this.viewer = message.viewer;
        this.chat = [...this.chat, ...message.chat];
        if (message.view) this.#see(message.view as View);
        this.#resume();
        break;
      case 'again':
        this.skip();
        this.table = message.table;
        this.told = [];
        if (message.view) this.#see(message.view as View);
        break;
      case 'update':
        this.#frames.push(message as Update);
        this.#roll();
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

  // The film: what others do is shown one after the other, at a pace one can follow

  /** Show everything at once. */
  skip(): void {
    clearTimeout(this.#reel);
    this.#reel = 0;
    for (const frame of this.#frames.splice(0)) this.#update(frame);
    this.behind = 0;
  }

  #roll(): void {
    this.behind = this.#frames.length;
    if (this.#reel) return;
    const frame = this.#frames.shift();
    if (!frame) return;
    this.#update(frame);
    this.behind = this.#frames.length;
    const wait = this.#pause(frame);
    if (wait === 0) this.#roll();
    else {
      this.#reel = window.setTimeout(() => {
        this.#reel = 0;
        this.#roll();
      }, wait);
    }
  }

  /** How long a frame stays before the next: one's own doing needs no time. */
  #pause(frame: Update): number {
    const isOwn = frame.events.every((event) => event.seat === undefined || event.seat === this.viewer);
    if (isOwn || !settings.motion || document.hidden) return 0;
    return Math.max(MOMENT, LONGEST - this.#frames.length * HURRY) / settings.pace;
  }

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

  #see(view: View): void {
    this.observation = view.observation;
    this.seen = Math.max(this.seen, view.seen);
    this.#take(view, view.by);
  }

  #update(update: Update): void {
    this.observation = { ...this.observation, ...update.changed };
    this.#take(update, update.events.map(() => update.by));
  }

  #take(news: News, by: string[]): void {
    const known = this.told.slice(0, news.since);
    const told = news.events.map((event, place) => ({
      event,
      words: news.words?.events[place] ?? (['', {}] as Phrase),
      by: by[place] ?? 'person',
      number: news.since + place,
    }));
    this.told = [...known, ...told];
    this.offer = offerOf(news.offer, news.words);
    this.notes = news.notes && { ...this.notes, ...news.notes }; // an update has what changed
    this.waiting = news.waiting;
    this.clocks = news.clocks;
    this.outcome = news.outcome;
    this.onnews(told);
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
