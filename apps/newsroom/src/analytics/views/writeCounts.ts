import type { Tally } from './tally.ts';

const PERIOD_MS = 5_000;

/** What writes counts: every five seconds, and when it is told to. */
export interface CountWriter {
  /** Writes what has been counted since; what cannot be written is kept for the next time. */
  flush(): Promise<void>;
  /** The last {@link flush}. */
  close(): Promise<void>;
}

type Store = (counts: [key: string, times: number][]) => Promise<unknown>;

/**
 * Writes what these tallies have counted, each with its own statement.
 * @param onError told of a writing that failed
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
  // one after the other: two at once would wait for each other’s rows
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
