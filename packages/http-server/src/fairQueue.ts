/** Thrown for a job that must not wait, or has waited for too long. */
export class QueueFullError extends Error {}

export interface FairQueueOptions {
  /** The number of jobs that run at once. */
  slots: number;
  /** The number of them for one reader, who gets no more than are left for others; by default all. */
  slotsEach?: number;
  /** The number of further jobs that may wait for one reader. */
  maxWaitingEach: number;
  /**
   * How long a job may wait, in milliseconds, where jobs take the time of this process: then one begins in each turn of
   * the event loop, so that those that run come first. When no job has begun without waiting for that long, a fifth of
   * it: a longer wait helps nobody (docs/decisions/0062). By default as long as it takes.
   */
  maxWaitMs?: number;
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
export function createFairQueue({ slots, slotsEach, maxWaitingEach, maxWaitMs }: FairQueueOptions): FairQueue {
  // in the order of their turns
  const readers = new Map<string, Reader>();
  let running = 0;
  let isLoopTaken = false;
  let lastFreeAt = Number.NEGATIVE_INFINITY;
  const hasSlot = (reader: Reader) =>
    running < slots && (slotsEach === undefined || reader.running < Math.min(slotsEach, slots - running));

  function startNext(): void {
    for (const [key, reader] of readers) {
      if (running >= slots || isLoopTaken) return;
      if (!hasSlot(reader)) continue;
      const start = reader.waiting.shift();
      if (!start) continue;
      running += 1;
      reader.running += 1;
      readers.delete(key);
      readers.set(key, reader);
      if (maxWaitMs !== undefined) takeLoop();
      start();
    }
  }

  function takeLoop(): void {
    isLoopTaken = true;
    setImmediate(() => {
      isLoopTaken = false;
      startNext();
    });
  }

  function forgetIdle(key: string, reader: Reader): void {
    if (reader.running === 0 && reader.waiting.length === 0) readers.delete(key);
  }

  function waitForTurn(key: string, reader: Reader): Promise<void> {
    return new Promise((begin, fail) => {
      let timer: NodeJS.Timeout | undefined;
      const start = () => {
        clearTimeout(timer);
        begin();
      };
      reader.waiting.push(start);
      startNext();
      const now = performance.now();
      if (!reader.waiting.includes(start)) lastFreeAt = now;
      else if (maxWaitMs !== undefined) {
        const mostMs = now - lastFreeAt > maxWaitMs ? maxWaitMs / 5 : maxWaitMs;
        timer = setTimeout(() => {
          reader.waiting.splice(reader.waiting.indexOf(start), 1);
          forgetIdle(key, reader);
          fail(new QueueFullError(`no turn within ${mostMs} ms`));
        }, mostMs);
      }
    });
  }

  return async (key, work) => {
    const reader = readers.get(key) ?? { running: 0, waiting: [] };
    if (!hasSlot(reader) && reader.waiting.length >= maxWaitingEach)
      throw new QueueFullError(`${maxWaitingEach} wait already`);
    readers.set(key, reader);
    await waitForTurn(key, reader);
    try {
      return await work();
    } finally {
      running -= 1;
      reader.running -= 1;
      forgetIdle(key, reader);
      startNext();
    }
  };
}
