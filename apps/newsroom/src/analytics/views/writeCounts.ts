import type { Tally } from './tally.ts';

const PERIOD_MS = 5_000;

/** Writes counts every five seconds, and when asked to. */
export interface CountWriter {
  /** Writes what was counted since the last write; after a failed write the counts are kept for the next one. */
  flush(): Promise<void>;
  /** Stops the timer and writes a last time. */
  close(): Promise<void>;
}

type Store = (counts: [key: string, times: number][]) => Promise<unknown>;

/**
 * Writes the counts of each tally with that tally's own statement.
 * @param onError called when a write has failed
 */
export function startCountWriter(tallies: [Tally, Store][], onError: (error: unknown) => void): CountWriter {
  const write = async (tally: Tally, store: Store) => {
    const counts = tally.take();
    if (counts.length === 0) return;
    try {
      await store(counts);
    } catch (error) {
      for (const [key, times] of counts) tally.add(key, times);
      onError(error);
    }
  };
  const writeAll = async () => {
    for (const [tally, store] of tallies) await write(tally, store);
  };
  let writing = Promise.resolve();
  // one after the other: two at once would wait for the locks on each other's rows
  const flush = () => {
    writing = writing.then(writeAll);
    return writing;
  };
  const timer = setInterval(flush, PERIOD_MS).unref();
  return {
    flush,
    close: () => {
      clearInterval(timer);
      return flush();
    },
  };
}
