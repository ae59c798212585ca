import { expect, test } from 'vitest';
import { HourlyAllowance } from './allowance.ts';
import { NarrationQueue } from './narrationQueue.ts';

test('the latest stands in front, who asks again comes to the front, and the oldest falls off the end', () => {
  const line = new NarrationQueue(3);
  for (const id of [1, 2, 3, 1, 4]) line.add(id);
  const order = [];
  for (let id = line.first; id !== undefined; id = line.first) {
    order.push(id);
    line.remove(id);
  }
  expect(order).toEqual([4, 1, 3]);
  expect(line.size).toBe(0);
});

test('so many different things are granted an hour, each as often as it is asked for', () => {
  const allowance = new HourlyAllowance(2);
  const asked = (id: number, minute: number) => allowance.grants(id, minute * 60_000);
  expect([asked(1, 0), asked(2, 30), asked(1, 40), asked(3, 59)]).toEqual([true, true, true, false]);
  expect([asked(3, 60), asked(1, 61), asked(2, 89)]).toEqual([true, false, true]);
  expect(asked(1, 90)).toBe(true);
});
