/** Thrown when a reader has too many jobs waiting. */
export class QueueFullError extends Error {}

export interface FairQueueOptions {
  /** The number of jobs that run at once. */
  slots: number;
  /** The number of them for one reader, who gets no more than are left for others; by default all. */
  slotsEach?: number;
  /** The number of further jobs that may wait for one reader. */
  maxWaitingEach: number;
}

/** Runs a reader's job when it is their turn. @throws {QueueFullError} */
export type FairQueue = <Result>(reader: string, work: () => Promise<Result>) => Promise<Result>;

interface Reader {
  running: number;
  waiting: (() => void)[];
}

/**
 * Runs the jobs of many readers in turns, one job for each waiting reader: a reader with a thousand jobs waits for
 * them, without delaying the others.
 */
export function createFairQueue({ slots, slotsEach, maxWaitingEach }: FairQueueOptions): FairQueue {
  // in the order of their turns
  const readers = new Map<string, Reader>();
  let running = 0;
  const hasSlot = (reader: Reader) =>
    running < slots && (slotsEach === undefined || reader.running < Math.min(slotsEach, slots - running));

  function startNext(): void {
    for (const [key, reader] of readers) {
      if (running >= slots) return;
      if (!hasSlot(reader)) continue;
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
    if (!hasSlot(reader) && reader.waiting.length >= maxWaitingEach)
      throw new QueueFullError(`${maxWaitingEach} wait already`);
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
