import { expect, test } from 'vitest';
import { limitTime } from './limitTime.ts';

test('limitTime rejects after the timeout, and otherwise settles as its promise does', async () => {
  await expect(limitTime(new Promise(() => {}), 10)).rejects.toThrow('it takes too long');
  expect(await limitTime(Promise.resolve('here'), 10_000)).toBe('here');
  await expect(limitTime(Promise.reject(new Error('refused')), 10_000)).rejects.toThrow('refused');
});
