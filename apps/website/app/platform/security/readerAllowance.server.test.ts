import { expect, test } from 'vitest';
import { createReaderAllowance } from './readerAllowance.server.ts';

const HOUR_MS = 3_600_000;

test('each reader may request a number of different things per hour, and those again', () => {
  let now = 1_000;
  const allows = createReaderAllowance(2, HOUR_MS, () => now);
  expect(['a', 'b', 'c', 'a', 'b', 'd'].map((thing) => allows('192.0.2.1', thing))).toEqual([
    true,
    true,
    false,
    true,
    true,
    false,
  ]);
  expect(allows('192.0.2.2', 'c')).toBe(true);
  // one connection has a whole network of IPv6 addresses
  expect([1, 2, 3].map((host) => allows(`2001:db8::${host}`, String(host)))).toEqual([true, true, false]);
  now += HOUR_MS + 1;
  expect(allows('192.0.2.1', 'c')).toBe(true);
});
