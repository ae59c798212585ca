import { readMonotonicTime } from '../clock/index.server.ts';

/** READINGS.md: the first layer lives 60 s, the second 24 h, in milliseconds. */
const TTL_MS = { first: 60_000, second: 24 * 60 * 60_000 };
/** How many callers may wait for one key (SPEC 9.8-03). */
const MAX_WAITING = 1000;

interface Entry<Value> {
  value: Value;
  storedAt: number;
}

/**
 * A cache of two layers with a lock for each key (SPEC 7.1-15 to 7.1-18): what is in the first layer is returned; what
 * is only in the second is returned, stale, while one refresh runs in the background; what is in neither is loaded
 * under the lock and stored in both. Both layers are one entry and its age. A load that fails stores nothing and fails
 * all callers that wait for it.
 */
export function createLayeredCache<Value>(now: () => number = readMonotonicTime) {
  const entries = new Map<string, Entry<Value>>();
  const locks = new Map<string, { loading: Promise<Value>; waiting: number }>();

  /** Rejects when a thousand callers wait for the key already. */
  function load(key: string, fetch: () => Promise<Value>): Promise<Value> {
    const lock = locks.get(key);
    if (lock) {
      if (lock.waiting >= MAX_WAITING) return Promise.reject(new Error(`too many callers wait for ${key}`));
      lock.waiting += 1;
      return lock.loading;
    }
    const loading = fetch()
      .then((value) => {
        if (locks.get(key)?.loading === loading) entries.set(key, { value, storedAt: now() });
        return value;
      })
      .finally(() => {
        if (locks.get(key)?.loading === loading) locks.delete(key);
      });
    locks.set(key, { loading, waiting: 0 });
    return loading;
  }

  function get(key: string, fetch: () => Promise<Value>): Promise<Value> {
    const entry = entries.get(key);
    const age = entry ? now() - entry.storedAt : Number.POSITIVE_INFINITY;
    if (entry && age < TTL_MS.first) return Promise.resolve(entry.value);
    if (entry && age < TTL_MS.second) {
      // what fails in the background leaves the stale value for the next try
      if (!locks.has(key)) load(key, fetch).catch(() => {});
      return Promise.resolve(entry.value);
    }
    return load(key, fetch);
  }
  /** Clears both layers; a load that is under way began before, and is not stored. */
  function clear(): void {
    entries.clear();
    locks.clear();
  }
  return { get, clear };
}
