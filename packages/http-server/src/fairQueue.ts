/** Thrown when a reader has as much waiting as one may have. */
export class QueueFullError extends Error {}

export interface FairQueueOptions {
  /** How many pieces of work are done at once. */
  slots: number;
  /** How many of them for one reader; all, when it is left out. */
  slotsEach?: number;
  /** How many more may wait for one reader. */
  maxWaitingEach: number;
}

/** Does a reader's work when it is their turn. @throws {QueueFullError} */
export type FairQueue = <Result>(reader: string, work: () => Promise<Result>) => Promise<Result>;

interface Reader {
  running: number;
  waiting: (() => void)[];
}

/**
 * Does the work of many readers in turns, one piece for each reader who waits: who asks for a thousand pieces waits for
 * them, who asks for one beside them does not.
 */
export function createFairQueue({ slots, slotsEach = slots, maxWaitingEach }: FairQueueOptions): FairQueue {
  // in the order of their turns
  const readers = new Map<string, Reader>();
  let running = 0;

  function startNext(): void {
    for (const [key, reader] of readers) {
      if (running >= slots) return;
      if (reader.running >= slotsEach) continue;
      const start = reader.waiting.shift();
      if (!start) continue;
      running += 1;
      reader.running += 1;
      readers.delete(key);
      readers.set(key, reader);
      start();
    }
  }

  return async (key, work) => {
    const reader = readers.get(key) ?? { running: 0, waiting: [] };
    const mustWait = running >= slots || reader.running >= slotsEach;
    if (mustWait && reader.waiting.length >= maxWaitingEach) throw new QueueFullError(`${maxWaitingEach} wait already`);
    readers.set(key, reader);
    await new Promise<void>((start) => {
      reader.waiting.push(start);
      startNext();
    });
    try {
      return await work();
    } finally {
      running -= 1;
      reader.running -= 1;
      if (reader.running === 0 && reader.waiting.length === 0) readers.delete(key);
      startNext();
    }
  };
}
