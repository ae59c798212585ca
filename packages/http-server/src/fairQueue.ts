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
   * the event loop, so that those that run come first. In a crowd, when no job has begun without waiting for that long,
   * a fifth of it: a longer wait helps nobody (docs/decisions/0062). By default as long as it takes.
   */
  maxWaitMs?: number;
}

/**
 * Runs a reader's job when it is their turn; one whose signal aborts before that leaves the queue.
 * @throws {QueueFullError}
 */
export type FairQueue = <Result>(
  reader: string,
  work: () => Promise<Result>,
  signal?: AbortSignal | undefined,
) => Promise<Result>;

/**
 * How many turns of the event loop belong to a job that begins in a crowd: libuv accepts one connection in each, and whoever
 * waits for that can neither be served from memory nor be turned away.
 */
const TURNS_IN_A_CROWD = 8;

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
  /** True when no job has begun without waiting for as long as one may wait. */
  const isCrowded = () => maxWaitMs !== undefined && performance.now() - lastFreeAt > maxWaitMs;
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

  function takeLoop(turn = 1): void {
    isLoopTaken = true;
    setImmediate(() => {
      if (isCrowded() && turn < TURNS_IN_A_CROWD) return takeLoop(turn + 1);
      isLoopTaken = false;
      startNext();
    });
  }

  function forgetIdle(key: string, reader: Reader): void {
    if (reader.running === 0 && reader.waiting.length === 0) readers.delete(key);
  }

  function waitForTurn(key: string, reader: Reader, signal: AbortSignal | undefined): Promise<void> {
    return new Promise((begin, fail) => {
      let timer: NodeJS.Timeout | undefined;
      const endWait = () => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', leave);
      };
      const start = () => {
        endWait();
        begin();
      };
      const leave = () => {
        endWait();
        reader.waiting.splice(reader.waiting.indexOf(start), 1);
        forgetIdle(key, reader);
        fail(new QueueFullError('no turn'));
      };
      reader.waiting.push(start);
      startNext();
      if (!reader.waiting.includes(start)) {
        lastFreeAt = performance.now();
        return;
      }
      signal?.addEventListener('abort', leave);
      if (maxWaitMs !== undefined) timer = setTimeout(leave, isCrowded() ? maxWaitMs / 5 : maxWaitMs);
    });
  }

  return async (key, work, signal) => {
    const reader = readers.get(key) ?? { running: 0, waiting: [] };
    if (!hasSlot(reader) && reader.waiting.length >= maxWaitingEach)
      throw new QueueFullError(`${maxWaitingEach} wait already`);
    readers.set(key, reader);
    await waitForTurn(key, reader, signal);
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
