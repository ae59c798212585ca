import { afterEach, expect, test, vi } from 'vitest';
import { loadInTime } from './loadInTime.ts';

afterEach(() => vi.useRealTimers());

test('a module that does not come in time is an error, and is there for an attempt after it has come', async () => {
  vi.useFakeTimers();
  const module = Promise.withResolvers<string>();
  const failed = expect(loadInTime(module.promise)).rejects.toThrow('in time');
  await vi.runAllTimersAsync();
  await failed;
  module.resolve('the module');
  expect(await loadInTime(module.promise)).toBe('the module');
});
