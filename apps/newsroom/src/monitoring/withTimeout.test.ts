import { expect, test } from 'vitest';
import { withTimeout } from './withTimeout.ts';

test('withTimeout rejects after the timeout, and otherwise settles as its promise does', async () => {
  await expect(withTimeout(new Promise(() => {}), 10)).rejects.toThrow('it takes too long');
  expect(await withTimeout(Promise.resolve('here'), 10_000)).toBe('here');
  await expect(withTimeout(Promise.reject(new Error('refused')), 10_000)).rejects.toThrow('refused');
});
