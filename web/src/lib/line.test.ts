import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Down } from '../generated/protocol';
import { Line } from './line.svelte';

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

function line(hear: (message: Down) => void = () => {}): Line {
  return new Line('/live', { hello: () => ({ type: 'hello' }), hear });
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
  const one = line();
  latest().open();
  one.open();
  const reply = one.request({ type: 'move', at: 3, do: 7 });
  latest().end(1006);
  expect(one.state).toBe('broken');
  vi.advanceTimersByTime(300);
  latest().open();
  one.open();
  expect(latest().sent).toEqual([{ type: 'hello' }, { type: 'move', at: 3, do: 7, id: '1' }]);
  latest().tell({ type: 'done', id: '1', again: true });
  await expect(reply).resolves.toMatchObject({ again: true });
});

test('a refusal reaches who asked', async () => {
  const one = line();
  latest().open();
  one.open();
  const reply = one.request({ type: 'take-back', at: 3 });
  latest().tell({ type: 'refused', id: '1', error: { key: 'stale' } });
  await expect(reply).rejects.toEqual({ key: 'stale' });
});

test('what comes while one waits is heard in its order', async () => {
  const heard: string[] = [];
  const one = line(({ type }) => void heard.push(type));
  latest().open().tell(welcome);
  const work = one.hold(Promise.resolve('film'));
  latest().tell({ type: 'update' });
  expect(await work).toBe('film');
  expect(heard).toEqual(['welcome']);
  one.open();
  expect(heard).toEqual(['welcome', 'update']);
});

test('a line that breaks while one waits is heard again', async () => {
  const heard: string[] = [];
  const one = line(({ type }) => void heard.push(type));
  latest().open().tell(welcome);
  const work = one.hold(new Promise((done) => setTimeout(done, 4000, 'film')));
  latest().end(1006);
  vi.advanceTimersByTime(300);
  latest().open().tell(welcome);
  expect(heard).toEqual(['welcome', 'welcome']);
  vi.advanceTimersByTime(4000);
  expect(await work).toBeNull();
});

test('who is not admitted does not try again', () => {
  const one = line();
  latest().open().end(4001);
  vi.advanceTimersByTime(60_000);
  expect([one.state, Socket.all.length]).toEqual(['refused', 1]);
});
