import { expect, test } from 'vitest';
import { HourlyAllowance } from './allowance.ts';
import { NarrationQueue } from './narrationQueue.ts';

test('the queue returns the latest request first, moves a repeated one to the front and drops the oldest', () => {
  const waiting = new NarrationQueue(3);
  for (const id of [1, 2, 3, 1, 4]) waiting.add(id);
  const order = [];
  for (let id = waiting.first; id !== undefined; id = waiting.first) {
    order.push(id);
    waiting.remove(id);
  }
  expect(order).toEqual([4, 1, 3]);
  expect(waiting.size).toBe(0);
});

test('HourlyAllowance grants a number of different ids an hour, and repeats without a limit', () => {
  const allowance = new HourlyAllowance(2);
  const isAllowed = (id: number, minute: number) => allowance.grants(id, minute * 60_000);
  expect([isAllowed(1, 0), isAllowed(2, 30), isAllowed(1, 40), isAllowed(3, 59)]).toEqual([true, true, true, false]);
  expect([isAllowed(3, 60), isAllowed(1, 61), isAllowed(2, 89)]).toEqual([true, false, true]);
  expect(isAllowed(1, 90)).toBe(true);
});
