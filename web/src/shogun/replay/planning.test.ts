import { expect, it, vi } from 'vitest';
import type { Event, LogEntry } from '../types';
import { minorIn } from './planning';

// Texts and requests need a browser; plans need neither.
vi.mock('../../lib/texts.svelte', () => ({ tell: () => '' }));
vi.mock('../../lib/api', () => ({ request: () => {} }));

const log = (events: Event[]): LogEntry[] =>
  events.map((event, number) => ({ event, words: ['said', {}], by: 'person', number }));

it('only the last seal of a plan is a step', () => {
  const events: Event[] = [
    { kind: 'card-assigned', seat: 0, field: 1, card: 2 },
    { kind: 'plan-sealed', seat: 0 },
    { kind: 'plan-sealed', seat: 1 },
    { kind: 'plan-unsealed', seat: 0 },
    { kind: 'card-cleared', seat: 0, field: 1 },
    { kind: 'plan-sealed', seat: 0 },
    { kind: 'plans-laid', covered: [0, 0] },
    { kind: 'plan-sealed', seat: 0 },
  ];
  expect([...minorIn(log(events))].sort()).toEqual([0, 1, 3, 4]);
});
