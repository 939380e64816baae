import { beforeEach, expect, test, vi } from 'vitest';
import { lastPlan } from './lastPlan';
import { Plan } from './plan.svelte';
import { samePlan, skipRest } from './shortcuts';
import type { Card } from '../position';
import type { Session, Vocabulary } from '../types';

// Texts and requests need a browser; the plan needs neither.
vi.mock('../../lib/texts.svelte', () => ({ tell: () => '' }));
vi.mock('../../lib/api', () => ({ ask: () => {} }));

const KEPT = 'sengoku-plan-t1';
const words = {
  actions: [
    {
      kind: 'assign',
      first: 100,
      count: 200,
      fields: [
        { name: 'card', low: 0, high: 9 },
        { name: 'field', low: 0, high: 9 },
      ],
    },
    { kind: 'clear', first: 50, count: 10, fields: [{ name: 'field', low: 0, high: 9 }] },
    { kind: 'seal', first: 60, count: 1, fields: [] },
  ],
  things: { field: [{}, {}, {}] },
} as unknown as Vocabulary;

let store: Record<string, string>;

beforeEach(() => {
  store = {};
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => store[key] ?? null,
    setItem: (key: string, value: string) => (store[key] = value),
    removeItem: (key: string) => delete store[key],
  });
});

const refuse = (key: string) => Promise.reject(Object.assign(new Error(), { key }));

/** A server that plays every choice; *answer* may refuse it first. */
function table(answer: (id: number) => Promise<void> = async () => {}) {
  const heard: number[] = [];
  const session = {
    id: 't1',
    viewer: 0,
    waiting: [0],
    busy: false,
    seen: { mat: [-1, -1, -1], year: 1, season: 0 },
    hints: { phase: 'planning', hand: { cards: [3, 4, 5, 5], to_lay: 3 } },
    skip: () => {},
    explain: () => Promise.resolve({ key: 'k', rule: 'SHO-PLAN-3', words: ['k', {}] }),
    async choose({ id }: { id: number }) {
      await answer(id);
      heard.push(id);
      const mat = [...session.seen.mat];
      if (id >= 100) mat[(id - 100) % 10] = Math.floor((id - 100) / 10);
      else if (id >= 50) mat[id - 50] = -1;
      session.seen = { ...session.seen, mat };
    },
  };
  return { session: session as unknown as Session, heard };
}

const settled = () => new Promise((done) => setTimeout(done, 20));

test('cards laid quickly are sent one after the other, and shown at once', async () => {
  const { session, heard } = table();
  const plan = new Plan(session, words);
  plan.lay(3, 0);
  plan.lay(4, 1);
  expect(plan.mat).toEqual([3, 4, -1]);
  await settled();
  expect(heard).toEqual([130, 141]);
  expect(store[KEPT]).toBeUndefined();
});

test('the hand lacks what was laid, also before the server has answered', () => {
  const plan = new Plan(table(() => new Promise(() => {})).session, words);
  expect([plan.hand, plan.laid, plan.toLay]).toEqual([[3, 4, 5, 5], 0, 3]);
  plan.lay(5, 1);
  expect([plan.hand, plan.laid, plan.toLay]).toEqual([[3, 4, 5], 1, 2]);
  plan.clear(1);
  expect([plan.hand, plan.laid, plan.toLay]).toEqual([[3, 4, 5, 5], 0, 3]);
});

test('the hand is right as soon as the observation of the server has the card', () => {
  const { session } = table(() => new Promise(() => {}));
  const plan = new Plan(session, words);
  plan.lay(5, 1);
  Object.assign(session, {
    seen: { ...session.seen, mat: [-1, 5, -1] },
    hints: { phase: 'planning', hand: { cards: [3, 4, 5], to_lay: 2 } },
  });
  expect([plan.hand, plan.laid, plan.toLay]).toEqual([[3, 4, 5], 1, 2]);
});

test('a card laid on another swaps with it', async () => {
  const { session, heard } = table();
  const plan = new Plan(session, words);
  plan.lay(3, 0);
  plan.lay(4, 1);
  await settled();
  plan.lay(3, 1, 0);
  await settled();
  expect(heard.slice(2)).toEqual([50, 51, 131, 140]);
  expect(plan.mat).toEqual([4, 3, -1]);
});

test('steps left by a lost connection are sent by the next page, unless confirmed', async () => {
  const broken = table(() => new Promise(() => {}));
  const before = new Plan(broken.session, words);
  before.lay(3, 0);
  before.lay(4, 1);
  await settled();
  expect(JSON.parse(store[KEPT] ?? '')).toHaveProperty('steps.length', 2);

  const { session, heard } = table();
  (session.seen as { mat: number[] }).mat[0] = 3;
  const plan = new Plan(session, words);
  await settled();
  expect(heard).toEqual([141]);
  expect(plan.mat).toEqual([3, 4, -1]);
});

test('a plan of another season is not sent', async () => {
  store[KEPT] = JSON.stringify({ season: '1-2', steps: [{ kind: 'assign', card: 3, field: 0 }] });
  const { session, heard } = table();
  expect(new Plan(session, words).mat).toEqual([-1, -1, -1]);
  await settled();
  expect(heard).toEqual([]);
});

test('a step is sent again when the question has changed', async () => {
  let stale = 2;
  const { session, heard } = table(() => (stale-- > 0 ? refuse('stale') : Promise.resolve()));
  new Plan(session, words).lay(3, 0);
  await vi.waitFor(() => expect(heard).toEqual([130]), 2000);
});

test('a refused step is undone and explained', async () => {
  const { session } = table(() => refuse('refused'));
  const plan = new Plan(session, words);
  plan.lay(3, 0);
  await settled();
  expect(plan.mat).toEqual([-1, -1, -1]);
  expect(plan.refusal?.rule).toBe('SHO-PLAN-3');
});

/** Offers every card of the hand on every field that is empty. */
function offering(session: Session): void {
  Object.defineProperty(session, 'offer', {
    get: () => ({
      choices: [3, 4, 5].flatMap((card) =>
        [0, 1, 2].map((field) => ({ action: { kind: 'assign', card, field } })),
      ),
    }),
  });
}

test('undo puts down what is selected, then takes back the card laid last', async () => {
  const { session } = table();
  const plan = new Plan(session, words);
  plan.lay(4, 2);
  plan.lay(3, 0);
  plan.pick(5);
  plan.undo();
  expect([plan.picked, plan.mat]).toEqual([null, [3, -1, 4]]);
  plan.undo();
  expect(plan.mat).toEqual([-1, -1, 4]);
  plan.undo();
  expect([plan.mat, plan.canUndo]).toEqual([[-1, -1, -1], false]);
  await settled();
});

test('after a reload undo takes back the last field that is covered', async () => {
  const { session } = table();
  Object.assign(session, { seen: { ...session.seen, mat: [3, 4, -1] } });
  const plan = new Plan(session, words);
  plan.undo();
  expect(plan.mat).toEqual([3, -1, -1]);
  await settled();
});

test('an empty field waits for one of the cards that can be laid there', () => {
  const { session } = table();
  offering(session);
  const plan = new Plan(session, words);
  plan.aim(1);
  expect([plan.target, plan.cardsFor(1)]).toEqual([1, new Set([3, 4, 5])]);
  plan.lay(4, 1);
  expect([plan.target, plan.cardsFor(1)]).toEqual([null, new Set()]);
  expect(plan.fieldsFor(3, null)).toEqual(new Set([0, 2]));
  plan.aim(2);
  plan.aim(2);
  expect(plan.target).toBeNull();
});

test('the plan of last season is laid again as far as possible', async () => {
  const { session } = table();
  offering(session);
  const plan = new Plan(session, words);
  plan.layAll([
    { card: 3, field: 0 },
    { card: 4, field: 1 },
    { card: 5, field: 2 },
  ]);
  plan.seal();
  await settled();
  expect(lastPlan('t1', plan.season)).toEqual([]);
  const next = table();
  Object.assign(next.session, {
    seen: { mat: [-1, -1, -1], year: 1, season: 1 },
    hints: { phase: 'planning', hand: { cards: [4, 5], to_lay: 2 } },
  });
  offering(next.session);
  const later = new Plan(next.session, words);
  expect(samePlan(later, lastPlan('t1', later.season))).toEqual([
    { card: 4, field: 1 },
    { card: 5, field: 2 },
  ]);
});

test('the rest is skipped with cards without a province, the lowest as the bid', () => {
  const { session } = table();
  offering(session);
  const plan = new Plan(session, words);
  const held = (number: number, province: number | null): Card => ({
    number,
    province,
    id: '',
    chests: province === null ? number : null,
  });
  const hand = [held(3, 3), held(4, null), held(5, null), held(5, null)];
  expect(skipRest(plan, hand, 2)).toEqual([
    { card: 4, field: 2 },
    { card: 5, field: 0 },
    { card: 5, field: 1 },
  ]);
  expect(skipRest(plan, hand.slice(0, 3), 2)).toEqual([]);
});
