// The connection to the server: a websocket that reconnects. A request is repeated until
// it is answered; the server recognises a repetition.

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

export type ConnectionState = 'connecting' | 'open' | 'lost' | 'refused';

type Numbered = Extract<Up, { id: string }>;
/** A message that gets a reply; the connection adds its id. */
export type Request = Numbered extends infer One
  ? One extends Numbered
    ? Omit<One, 'id'>
    : never
  : never;
export type Reply = Done | Because;

interface Pending {
  message: Up;
  resolve: (reply: Reply) => void;
  reject: (fault: Fault) => void;
}

/** Methods, so that the connection of one game fits where that of any game is wanted. */
export interface ConnectionHandler<G extends GameId> {
  hello(): Hello;
  receive(message: Down<G>): void;
}

const RETRY_MS = [300, 800, 2000, 5000];
const HEARTBEAT_MS = 25_000;

export class Connection<G extends GameId = GameId> {
  state = $state<ConnectionState>('connecting');
  lostAt = $state(0); // 0 while it is there

  #socket: WebSocket | null = null;
  #pending = new Map<string, Pending>();
  #held: Down<G>[] | null = null; // messages that came during `hold`
  #count = 0;
  #retries = 0;
  #isClosed = false;
  #timer = 0;
  #heartbeat = 0;

  constructor(
    readonly address: string,
    readonly handler: ConnectionHandler<G>,
  ) {
    this.#connect();
  }

  close(): void {
    this.#isClosed = true;
    this.#held = null;
    clearTimeout(this.#timer);
    clearInterval(this.#heartbeat);
    this.#socket?.close();
  }

  send(message: Up): void {
    if (this.#socket?.readyState === WebSocket.OPEN && this.state === 'open')
      this.#socket.send(JSON.stringify(message));
  }

  request(message: Request): Promise<Reply> {
    const id = String(++this.#count);
    return new Promise((resolve, reject) => {
      const numbered = { ...message, id };
      this.#pending.set(id, { message: numbered, resolve, reject });
      this.send(numbered);
    });
  }

  /** Hold messages back during *work* and until `open`; null if the connection was lost. */
  async hold<T>(work: Promise<T>): Promise<T | null> {
    const held: Down<G>[] = [];
    this.#held = held;
    const made = await work;
    return this.#held === held ? made : null;
  }

  /** The greeting is done: repeat what was not answered, deliver what was held back. */
  open(): void {
    this.state = 'open';
    this.lostAt = 0;
    this.#retries = 0;
    for (const { message } of this.#pending.values()) this.send(message);
    const held = this.#held ?? [];
    this.#held = null;
    for (const message of held) this.#receive(message);
  }

  refuse(): void {
    if (this.state === 'connecting') this.state = 'refused';
  }

  /** Try again at once, because a person asks for it. */
  retry(): void {
    if (this.state !== 'lost' || this.#socket?.readyState === WebSocket.CONNECTING) return;
    clearTimeout(this.#timer);
    this.#connect();
  }

  #connect(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}${this.address}`);
    this.#socket = socket;
    this.#held = null;
    socket.onopen = () => socket.send(JSON.stringify(this.handler.hello()));
    socket.onmessage = (event) => this.#receive(JSON.parse(String(event.data)) as Down<G>);
    socket.onclose = (event) => this.#onClose(event.code);
    clearInterval(this.#heartbeat);
    this.#heartbeat = window.setInterval(() => this.send({ type: 'ping' }), HEARTBEAT_MS);
  }

  #onClose(code: number): void {
    if (this.#isClosed || this.state === 'refused') return;
    if (code === CLOSED.NOT_ADMITTED) {
      this.state = 'refused';
      return;
    }
    this.state = 'lost';
    this.lostAt ||= Date.now();
    const wait = RETRY_MS[Math.min(this.#retries++, RETRY_MS.length - 1)] ?? 0;
    this.#timer = window.setTimeout(() => this.#connect(), wait);
  }

  #receive(message: Down<G>): void {
    if (this.#held) this.#held.push(message);
    else if (message.type === 'done' || message.type === 'reason')
      this.#settle(message.id)?.resolve(message);
    else if (message.type !== 'refused') this.handler.receive(message);
    else {
      const pending = message.id === null ? undefined : this.#settle(message.id);
      if (pending) pending.reject(message.error);
      else this.handler.receive(message);
    }
  }

  #settle(id: string): Pending | undefined {
    const found = this.#pending.get(id);
    this.#pending.delete(id);
    return found;
  }
}
