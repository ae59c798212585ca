import { createHmac, randomBytes } from 'node:crypto';
import { DAY_MS } from '@sala/thai';
import { LRUCache } from 'lru-cache';

/** A reader who comes back within half an hour has not left, in milliseconds. */
const SAME_VISIT_MS = 1_800_000;
const MAX_READERS = 100_000;

/**
 * Remembers who has read what, without knowing who: of address and browser only a keyed hash is kept, and the key lives
 * in memory and for a day, so that a hash cannot be traced to a reader afterwards.
 */
export function createReaderLog(now: () => number = Date.now) {
  const seen = new LRUCache<string, true>({ max: MAX_READERS, ttl: SAME_VISIT_MS, ttlResolution: 0, perf: { now } });
  let day = -1;
  let key = Buffer.alloc(0);

  /** Whether this reader has read this within half an hour; from now on they have. */
  return (address: string, userAgent: string, what: string): boolean => {
    const today = Math.floor(now() / DAY_MS);
    if (today !== day) {
      day = today;
      key = randomBytes(32);
      seen.clear();
    }
    const reader = createHmac('sha256', key)
      .update(JSON.stringify([address, userAgent, what]))
      .digest('base64');
    if (seen.has(reader)) return true;
    seen.set(reader, true);
    return false;
  };
}
