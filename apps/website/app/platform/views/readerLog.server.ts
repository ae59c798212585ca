import { createHmac, randomBytes } from 'node:crypto';
import { DAY_MS } from '@sala/thai';
import { LRUCache } from 'lru-cache';

/** A reader who comes back within half an hour has not left, in milliseconds. */
const SAME_VISIT_MS = 1_800_000;
const MAX_READERS = 100_000;

/**
 * Remembers which readers have read what, but not who they are: only a keyed hash of address and browser is stored, and
 * the key is in memory only and changes daily, so that a hash cannot be traced to a reader later.
 */
export function createReaderLog(now: () => number = Date.now) {
  const readings = new LRUCache<string, true>({
    max: MAX_READERS,
    ttl: SAME_VISIT_MS,
    ttlResolution: 0,
    perf: { now },
  });
  let day = -1;
  let key = Buffer.alloc(0);

  /** True when this reader has read this within half an hour; records the reading. */
  return (address: string, userAgent: string, what: string): boolean => {
    const today = Math.floor(now() / DAY_MS);
    if (today !== day) {
      day = today;
      key = randomBytes(32);
      readings.clear();
    }
    const reader = createHmac('sha256', key)
      .update(JSON.stringify([address, userAgent, what]))
      .digest('base64');
    if (readings.has(reader)) return true;
    readings.set(reader, true);
    return false;
  };
}
