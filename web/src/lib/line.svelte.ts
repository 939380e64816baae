// The line to the server: a websocket that comes back after a break. What was asked over
// it is asked again until it is answered; the server knows an answer that comes twice.

import {
  CLOSED,
  type Because,
  type Done,
  type Down,
  type Fault,
  type GameId,
  type Hello,
  type Up,
} from '../generated/protocol';

export type LineState = 'connecting' | 'open' | 'broken' | 'refused';

type Numbered = Extract<Up, { id: string }>;
export type Asking = Numbered extends infer One
  ? One extends Numbered
    ? Omit<One, 'id'>
    : never
  : never;
export type Reply = Done | Because;

interface Pending {
  message: Up;
  done: (reply: Reply) => void;
  failed: (fault: Fault) => void;
}

/** Who talks over the line. Methods, so that a line of one game is also one of any game. */
export interface Speaker<G extends GameId> {
  hello(): Hello;
  hear(message: Down<G>): void;
}

const AGAIN = [300, 800, 2000, 5000];
const HEARTBEAT = 25_000;

export class Line<G extends GameId = GameId> {
  state = $state<LineState>('connecting');
  broke = $state(0); // when it broke; 0 while it holds

  #socket: WebSocket | null = null;
  #pending = new Map<string, Pending>();
  #held: Down<G>[] | null = null; // what came while something else is waited for
  #count = 0;
  #tries = 0;
  #isClosed = false;
  #timer = 0;
  #beat = 0;

  constructor(
    readonly address: string,
    readonly speaker: Speaker<G>,
  ) {
    this.#connect();
  }

  close(): void {
    this.#isClosed = true;
    this.#held = null;
    clearTimeout(this.#timer);
    clearInterval(this.#beat);
    this.#socket?.close();
  }

  send(message: Up): void {
    if (this.#socket?.readyState === WebSocket.OPEN && this.state === 'open')
      this.#socket.send(JSON.stringify(message));
  }

  request(message: Asking): Promise<Reply> {
    const id = String(++this.#count);
    return new Promise((done, failed) => {
      const numbered = { ...message, id } as Up;
      this.#pending.set(id, { message: numbered, done, failed });
      this.send(numbered);
    });
  }

  /** Hear nothing until the line is opened after *work*; null when it broke meanwhile. */
  async hold<T>(work: Promise<T>): Promise<T | null> {
    const held: Down<G>[] = [];
    this.#held = held;
    const made = await work;
    return this.#held === held ? made : null;
  }

  /** The greeting is done: ask again what was not answered, hear what was held. */
  open(): void {
    this.state = 'open';
    this.broke = 0;
    this.#tries = 0;
    for (const { message } of this.#pending.values()) this.send(message);
    const held = this.#held ?? [];
    this.#held = null;
    for (const message of held) this.#hear(message);
  }

  refuse(): void {
    if (this.state === 'connecting') this.state = 'refused';
  }

  /** Try again at once; a person is tired of waiting. */
  retry(): void {
    if (this.state !== 'broken' || this.#socket?.readyState === WebSocket.CONNECTING) return;
    clearTimeout(this.#timer);
    this.#connect();
  }

  #connect(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}${this.address}`);
    this.#socket = socket;
    this.#held = null;
    socket.onopen = () => socket.send(JSON.stringify(this.speaker.hello()));
    socket.onmessage = (event) => this.#hear(JSON.parse(String(event.data)) as Down<G>);
    socket.onclose = (event) => this.#ended(event.code);
    clearInterval(this.#beat);
    this.#beat = window.setInterval(() => this.send({ type: 'ping' }), HEARTBEAT);
  }

  #ended(code: number): void {
    if (this.#isClosed || this.state === 'refused') return;
    if (code === CLOSED.NOT_ADMITTED) {
      this.state = 'refused';
      return;
    }
    this.state = 'broken';
    this.broke ||= Date.now();
    const wait = AGAIN[Math.min(this.#tries++, AGAIN.length - 1)] ?? 5000;
    this.#timer = window.setTimeout(() => this.#connect(), wait);
  }

  #hear(message: Down<G>): void {
    if (this.#held) this.#held.push(message);
    else if (message.type === 'done' || message.type === 'reason')
      this.#settle(message.id)?.done(message);
    else if (message.type !== 'refused') this.speaker.hear(message);
    else {
      const pending = message.id === null ? undefined : this.#settle(message.id);
      if (pending) pending.failed(message.error);
      else this.speaker.hear(message);
    }
  }

  #settle(id: string): Pending | undefined {
    const found = this.#pending.get(id);
    this.#pending.delete(id);
    return found;
  }
}
