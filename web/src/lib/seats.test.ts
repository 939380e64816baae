import { expect, test } from 'vitest';
import { actor } from './seats';

const seats = ['red', 'blue', 'green'];

test('an event belongs to the seat that did it, or else to the owner of the piece', () => {
  expect(actor({ kind: 'seat-committed', seat: 1 }, seats)).toBe('blue');
  const destroyed = { kind: 'army-destroyed', province: 0, owner: 1, by: 2, why: '' } as const;
  expect(actor(destroyed, seats)).toBe('green');
  expect(actor({ kind: 'token-revealed', slot: 0, owner: 0, order: 0 }, seats)).toBe('red');
  expect(actor({ kind: 'era-began', era: 1 }, seats)).toBeUndefined();
});
