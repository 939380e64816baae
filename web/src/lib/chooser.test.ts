import { describe, expect, test } from 'vitest';
import { Chooser } from './chooser.svelte';
import type { Choice } from './session.svelte';

const choice = (id: number, action: Choice['action']): Choice => ({
  id,
  action,
  text: '',
  rule: '',
  price: {},
  label: ['', {}],
});

const steps = [
  choice(1, { kind: 'step', origin: 1, destination: 2 }),
  choice(2, { kind: 'step', origin: 1, destination: 3 }),
  choice(3, { kind: 'step', origin: 4, destination: 3 }),
  choice(4, { kind: 'decline' }),
];

function begun(): Chooser {
  const chooser = new Chooser();
  chooser.begin(steps);
  return chooser;
}

describe('a chooser', () => {
  test('offers all that can be picked', () => {
    expect([...begun().targets('origin')]).toEqual([1, 4]);
  });

  test('narrows places by the thing that was picked', () => {
    const chooser = begun();
    chooser.pick('origin', 4);
    expect([...chooser.targets('destination')]).toEqual([3]);
    expect(chooser.chosen?.id).toBe(3);
  });

  test('is not done while several offers fit', () => {
    const chooser = begun();
    chooser.pick('origin', 1);
    expect(chooser.chosen).toBeNull();
    chooser.pick('destination', 2);
    expect(chooser.chosen?.id).toBe(1);
  });

  test('drops what does not fit a new pick', () => {
    const chooser = begun();
    chooser.pick('destination', 2);
    chooser.pick('origin', 4);
    expect(chooser.picked('destination')).toBeUndefined();
  });

  test('takes back what is picked twice, and step by step', () => {
    const chooser = begun();
    chooser.pick('origin', 1);
    chooser.pick('destination', 2);
    expect(chooser.back()).toBe(true);
    expect(chooser.picked('origin')).toBe(1);
    chooser.pick('origin', 1);
    expect(chooser.back()).toBe(false);
  });

  test('picks what all choices have in common, as forced until the user touches it', () => {
    const chooser = new Chooser();
    chooser.begin(steps);
    chooser.pickForced(steps.slice(0, 2));
    expect(chooser.picked('origin')).toBe(1);
    expect(chooser.picked('destination')).toBeUndefined();
    expect(chooser.isForced).toBe(true);
    chooser.pick('origin', 1); // touching it keeps it
    expect(chooser.picked('origin')).toBe(1);
    expect(chooser.isForced).toBe(false);
  });

  test('forces nothing where actions of several kinds are possible', () => {
    const chooser = begun();
    chooser.pickForced(steps.slice(2));
    expect(chooser.chosen).toBeNull();
    expect(chooser.isForced).toBe(false);
  });
});
