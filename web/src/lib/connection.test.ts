import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Down } from '../generated/protocol';
import { Connection } from './connection.svelte';

class Socket {
  static readonly OPEN = 1;
  static readonly CONNECTING = 0;
  static all: Socket[] = [];
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen = () => {};
  onmessage = (_: { data: string }) => {};
  onclose = (_: { code: number }) => {};

  constructor() {
    Socket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  open(): this {
    this.readyState = 1;
    this.onopen();
    return this;
  }

  tell(message: object): void {
    this.onmessage({ data: JSON.stringify(message) });
  }

  end(code: number): void {
    this.readyState = 3;
    this.onclose({ code });
  }
}

const latest = () => Socket.all.at(-1) as Socket;
const welcome = { type: 'welcome' };

function connect(receive: (message: Down) => void = () => {}): Connection {
  return new Connection('/live', { hello: () => ({ type: 'hello' }), receive });
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('location', { protocol: 'http:', host: 'here' });
  vi.stubGlobal('WebSocket', Socket);
  Socket.all = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('what was asked before a break is asked again after it', async () => {
  const one = connect();
  latest().open();
  one.open();
  const reply = one.request({ type: 'move', at: 3, do: 7 });
  latest().end(1006);
  expect(one.state).toBe('lost');
  vi.advanceTimersByTime(300);
  latest().open();
  one.open();
  expect(latest().sent).toEqual([{ type: 'hello' }, { type: 'move', at: 3, do: 7, id: '1' }]);
  latest().tell({ type: 'done', id: '1', again: true });
  await expect(reply).resolves.toMatchObject({ again: true });
});

test('a refusal reaches who asked', async () => {
  const one = connect();
  latest().open();
  one.open();
  const reply = one.request({ type: 'take-back', at: 3 });
  latest().tell({ type: 'refused', id: '1', error: { key: 'stale' } });
  await expect(reply).rejects.toEqual({ key: 'stale' });
});

test('what comes while one waits is received in its order', async () => {
  const received: string[] = [];
  const one = connect(({ type }) => void received.push(type));
  latest().open().tell(welcome);
  const work = one.hold(Promise.resolve('moments'));
  latest().tell({ type: 'update' });
  expect(await work).toBe('moments');
  expect(received).toEqual(['welcome']);
  one.open();
  expect(received).toEqual(['welcome', 'update']);
});

test('a line that breaks while one waits is received again', async () => {
  const received: string[] = [];
  const one = connect(({ type }) => void received.push(type));
  latest().open().tell(welcome);
  const work = one.hold(new Promise((done) => setTimeout(done, 4000, 'moments')));
  latest().end(1006);
  vi.advanceTimersByTime(300);
  latest().open().tell(welcome);
  expect(received).toEqual(['welcome', 'welcome']);
  vi.advanceTimersByTime(4000);
  expect(await work).toBeNull();
});

test('who is not admitted does not try again', () => {
  const one = connect();
  latest().open().end(4001);
  vi.advanceTimersByTime(60_000);
  expect([one.state, Socket.all.length]).toEqual(['refused', 1]);
});
