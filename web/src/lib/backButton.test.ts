import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BackButton, pushPath } from './backButton';

const entries: { state: unknown; path: string }[] = [];

beforeEach(() => {
  entries.splice(0, entries.length, { state: null, path: '/t/1' });
  vi.stubGlobal('history', {
    get state() {
      return entries.at(-1)?.state;
    },
    pushState: (state: unknown, _: string, path = entries.at(-1)?.path ?? '') =>
      entries.push({ state, path }),
    replaceState: (state: unknown, _: string, path: string) =>
      entries.splice(-1, 1, { state, path }),
    back: () => {
      entries.pop();
      dispatchEvent(new Event('popstate'));
    },
  });
  const target = new EventTarget();
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target));
  vi.stubGlobal('removeEventListener', target.removeEventListener.bind(target));
  vi.stubGlobal('dispatchEvent', target.dispatchEvent.bind(target));
});
afterEach(() => vi.unstubAllGlobals());

test('Back closes what is open and stays on the page', () => {
  const close = vi.fn();
  new BackButton().claim(close);
  history.back();
  expect(close).toHaveBeenCalledOnce();
  expect(entries).toEqual([{ state: null, path: '/t/1' }]);
});

test('what is closed otherwise leaves no entry behind', () => {
  const close = vi.fn();
  const button = new BackButton();
  button.claim(close);
  button.release();
  expect(close).not.toHaveBeenCalled();
  expect(entries).toHaveLength(1);
});

test('a page that is opened from a drawer takes its place', () => {
  const button = new BackButton();
  button.claim(() => {});
  pushPath('/');
  button.release();
  expect(entries.map(({ path }) => path)).toEqual(['/t/1', '/']);
});

test('several that are closed go back only once', () => {
  const [one, other] = [new BackButton(), new BackButton()];
  one.claim(() => {});
  other.release();
  one.release();
  one.release();
  expect(entries).toHaveLength(1);
});
