import { expect, test } from 'vitest';
import { HotSeat } from './hotSeat.svelte';

const seats = [0, 2, 3].map((seat) => ({ seat, token: `t${seat}` }));
const [red, , yellow] = seats as [(typeof seats)[0], (typeof seats)[0], (typeof seats)[0]];

test('the device goes to the next seat that is asked, round the table', () => {
  const hotSeat = new HotSeat(seats);
  hotSeat.take(red);
  expect(hotSeat.asked([2, 3])?.seat).toBe(2);
  hotSeat.take(yellow);
  expect(hotSeat.asked([0, 2])?.seat).toBe(0);
});

test('who has to answer keeps the device, and so does its holder while others play elsewhere', () => {
  const hotSeat = new HotSeat(seats);
  hotSeat.take(red);
  expect(hotSeat.asked([0, 2])).toBeNull();
  expect(hotSeat.asked([1])).toBeNull();
});

test('nobody holds the device while it is handed over', () => {
  const hotSeat = new HotSeat(seats);
  hotSeat.take(red);
  hotSeat.pass(yellow);
  expect(hotSeat.holder).toBeNull();
  expect([hotSeat.next, hotSeat.before]).toEqual([yellow, red]);
});

test('one seat alone is never handed over', () => {
  const hotSeat = new HotSeat([red]);
  expect(hotSeat.asked([0])).toBeNull();
});
