import { createHmac, randomBytes } from 'node:crypto';
import { toReaderKey } from '@sala/http-server';
import { LRUCache } from 'lru-cache';

/**
 * How many readers, and how many things of all of them, are remembered: 15 MB at the most. What is forgotten counts as
 * new.
 */
const MAX_READERS = 20_000;
const MAX_THINGS = 50_000;

/** Whether a reader, by their address, may have a thing; false when they have had as many different ones as one may. */
export type ReaderAllowance = (address: string, thing: string) => boolean;

/**
 * Lets each reader have `max` different things within `windowMs` (milliseconds), counted from their first, so that no
 * single reader uses up a total that all of them share. A thing that was granted is granted again. Addresses are
 * remembered as hashes whose key this process alone has.
 */
export function createReaderAllowance(max: number, windowMs: number, now: () => number = Date.now): ReaderAllowance {
  const key = randomBytes(32);
  const options = { ttl: windowMs, ttlResolution: 0, perf: { now } };
  const counts = new LRUCache<string, { granted: number }>({ max: MAX_READERS, ...options });
  const granted = new LRUCache<string, true>({ max: MAX_THINGS, ...options });
  const hash = (text: string) => createHmac('sha256', key).update(text).digest('base64url').slice(0, 22);

  return (address, thing) => {
    const reader = hash(toReaderKey(address));
    const pair = hash(`${reader} ${thing}`);
    if (granted.has(pair)) return true;
    const count = counts.get(reader) ?? { granted: 0 };
    if (count.granted >= max) return false;
    count.granted += 1;
    if (count.granted === 1) counts.set(reader, count);
    granted.set(pair, true);
    return true;
  };
}
