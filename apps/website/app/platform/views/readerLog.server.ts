import { createHmac, randomBytes } from 'node:crypto';
import { toReaderKey } from '@sala/http-server';
import { DAY_MS } from '@sala/thai';
import { LRUCache } from 'lru-cache';

/** A reader who comes back within half an hour has not left, in milliseconds. */
const SAME_VISIT_MS = 1_800_000;
/**
 * How many readings of one thing count in a day from one network: more than a household or an office has readers of it; a
 * program that invents browsers gets no further. Of a mobile network some may not count (docs/decisions/0014).
 */
const MAX_READINGS_EACH = 50;
/** How many readers of a thing, and how many networks, are remembered: 25 MB at the most. */
const MAX_READERS = 100_000;

/**
 * Remembers which readers have read what, but not who they are: only keyed hashes of address and browser are stored, and
 * the key is in memory only and changes daily, so that a hash cannot be traced to a reader later.
 */
export function createReaderLog(now: () => number = Date.now) {
  const readings = new LRUCache<string, true>({
    max: MAX_READERS,
    ttl: SAME_VISIT_MS,
    ttlResolution: 0,
    perf: { now },
  });
  const counts = new LRUCache<string, number>({ max: MAX_READERS });
  let day = -1;
  let key = Buffer.alloc(0);
  const hash = (...texts: string[]) =>
    createHmac('sha256', key).update(JSON.stringify(texts)).digest('base64url').slice(0, 22);

  /**
   * Records that this reader has read this. False when it does not count: they have read it within half an hour, or
   * their network has had its share of the readings of the day.
   */
  return (address: string, userAgent: string, what: string): boolean => {
    const today = Math.floor(now() / DAY_MS);
    if (today !== day) {
      day = today;
      key = randomBytes(32);
      readings.clear();
      counts.clear();
    }
    const reader = hash(address, userAgent, what);
    const network = hash(toReaderKey(address), what);
    const counted = counts.get(network) ?? 0;
    if (readings.has(reader) || counted >= MAX_READINGS_EACH) return false;
    readings.set(reader, true);
    counts.set(network, counted + 1);
    return true;
  };
}
