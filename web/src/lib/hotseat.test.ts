import { expect, test } from 'vitest';
import { HotSeat } from './hotseat.svelte';

const seats = [0, 2, 3].map((seat) => ({ seat, token: `t${seat}` }));
const [red, , yellow] = seats as [(typeof seats)[0], (typeof seats)[0], (typeof seats)[0]];

test('the device goes to the next seat that is asked, round the table', () => {
  const desk = new HotSeat(seats);
  desk.take(red);
  expect(desk.asked([2, 3])?.seat).toBe(2);
  desk.take(yellow);
  expect(desk.asked([0, 2])?.seat).toBe(0);
});

test('who has to answer keeps the device, and so does its holder while others play elsewhere', () => {
  const desk = new HotSeat(seats);
  desk.take(red);
  expect(desk.asked([0, 2])).toBeNull();
  expect(desk.asked([1])).toBeNull();
});

test('nobody holds the device while it is handed over', () => {
  const desk = new HotSeat(seats);
  desk.take(red);
  desk.pass(yellow);
  expect(desk.holder).toBeNull();
  expect([desk.next, desk.before]).toEqual([yellow, red]);
});

test('one seat alone is never handed over', () => {
  const desk = new HotSeat([red]);
  expect(desk.asked([0])).toBeNull();
});
