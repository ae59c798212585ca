import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createFairQueue, type FairQueue, QueueFullError } from './fairQueue.ts';

/** Named jobs that end when the test says so. */
function createJobs(queue: FairQueue) {
  const started: string[] = [];
  const done = new Map<string, () => void>();
  const enqueue = (reader: string, name: string) =>
    queue(reader, () => {
      started.push(name);
      return new Promise<string>((finish) => done.set(name, () => finish(name)));
    });
  const settle = () => new Promise(setImmediate);
  const finish = (name: string) => {
    done.get(name)?.();
    return settle();
  };
  return { started, enqueue, finish, settle };
}

test('a reader with few jobs does not wait for all jobs of another', async () => {
  const { started, enqueue, finish, settle } = createJobs(createFairQueue({ slots: 2, maxWaitingEach: 10 }));
  for (const name of ['a1', 'a2', 'a3', 'a4', 'a5']) enqueue('a', name);
  const answer = enqueue('b', 'b1');
  enqueue('c', 'c1');
  await settle();
  expect(started).toEqual(['a1', 'a2']);
  for (const name of ['a1', 'a2', 'a3', 'b1', 'c1']) await finish(name);
  expect(started.slice(2, 5).toSorted()).toEqual(['a3', 'b1', 'c1']);
  expect(await answer).toBe('b1');
  await finish('a4');
  expect(started).toHaveLength(7);
});

test('slotsEach limits the concurrent jobs of one reader', async () => {
  const { started, enqueue, finish, settle } = createJobs(
    createFairQueue({ slots: 9, slotsEach: 2, maxWaitingEach: 10 }),
  );
  for (const name of ['a1', 'a2', 'a3']) enqueue('a', name);
  enqueue('b', 'b1');
  await settle();
  expect(started).toEqual(['a1', 'a2', 'b1']);
  await finish('a2');
  expect(started).toEqual(['a1', 'a2', 'b1', 'a3']);
});

test('with slotsEach, a few readers cannot hold all slots', async () => {
  const { started, enqueue, settle } = createJobs(createFairQueue({ slots: 100, slotsEach: 20, maxWaitingEach: 0 }));
  for (const reader of ['a', 'b', 'c', 'd', 'e'])
    for (let job = 0; job < 40; job++) enqueue(reader, `${reader}${job}`).catch(() => {});
  await settle();
  expect(started.filter((name) => name.startsWith('a'))).toHaveLength(20);
  expect(started).toHaveLength(90);
  enqueue('f', 'f1');
  await settle();
  expect(started.at(-1)).toBe('f1');
});

test('maxWaitingEach limits the waiting jobs of one reader, not those of others', async () => {
  const { started, enqueue, finish, settle } = createJobs(createFairQueue({ slots: 1, maxWaitingEach: 1 }));
  enqueue('a', 'a1');
  enqueue('a', 'a2');
  await expect(enqueue('a', 'a3')).rejects.toThrow(QueueFullError);
  enqueue('b', 'b1');
  await settle();
  await finish('a1');
  await finish(started[1] ?? '');
  expect(started.toSorted()).toEqual(['a1', 'a2', 'b1']);
});

test('a job whose signal aborts leaves the queue, but not when it has begun', async () => {
  const queue = createFairQueue({ slots: 1, maxWaitingEach: 1 });
  const { started, finish, settle } = createJobs(queue);
  const leave = new AbortController();
  const begun = Promise.withResolvers<string>();
  const first = queue('a', () => begun.promise, leave.signal);
  await settle();
  const second = queue('a', async () => started.push('a2'), leave.signal);
  leave.abort();
  await expect(second).rejects.toThrow(QueueFullError);
  const third = queue('a', async () => 'a3');
  begun.resolve('a1');
  expect([await first, await third]).toEqual(['a1', 'a3']);
  await finish('none');
  expect(started).toEqual([]);
});

test('a job that fails rejects and frees its slot', async () => {
  const queue = createFairQueue({ slots: 1, maxWaitingEach: 0 });
  await expect(queue('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await queue('a', async () => 1)).toBe(1);
});

describe('with maxWaitMs', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
  afterEach(() => void vi.useRealTimers());

  const options = { slots: 2, maxWaitingEach: 9, maxWaitMs: 1000 };
  const isTurnedAway = (job: Promise<unknown>) => expect(job).rejects.toThrow(QueueFullError);

  test('one job begins in each turn of the event loop, so that those that run come first', async () => {
    const { started, enqueue, settle } = createJobs(createFairQueue(options));
    enqueue('a', 'a1');
    enqueue('b', 'b1');
    await Promise.resolve();
    expect(started).toEqual(['a1']);
    await settle();
    await settle();
    expect(started).toEqual(['a1', 'b1']);
  });

  test('a job that has waited that long is turned away, and its place is free', async () => {
    const { started, enqueue, finish, settle } = createJobs(createFairQueue({ ...options, slots: 1 }));
    enqueue('a', 'a1');
    const late = isTurnedAway(enqueue('b', 'b1'));
    vi.advanceTimersByTime(999);
    enqueue('c', 'c1');
    vi.advanceTimersByTime(1);
    await late;
    await settle();
    await finish('a1');
    expect(started).toEqual(['a1', 'c1']);
  });

  test('where nobody has come without waiting for that long, jobs wait for a fifth of it', async () => {
    const { enqueue, finish, settle } = createJobs(createFairQueue({ ...options, slots: 1 }));
    enqueue('a', 'a1');
    await settle();
    vi.advanceTimersByTime(1001);
    const late = isTurnedAway(enqueue('b', 'b1'));
    vi.advanceTimersByTime(200);
    await late;
    await finish('a1');
    // the queue is empty again
    enqueue('c', 'c1');
    const patient = enqueue('d', 'd1');
    vi.advanceTimersByTime(999);
    await settle();
    await finish('c1');
    await settle();
    await finish('d1');
    expect(await patient).toBe('d1');
  });

  test('in a crowd each job has eight turns of the event loop, so that connections can be accepted', async () => {
    const { started, enqueue, finish, settle } = createJobs(createFairQueue({ ...options, slots: 1 }));
    enqueue('a', 'a1');
    await settle();
    vi.advanceTimersByTime(1001);
    enqueue('b', 'b1');
    enqueue('c', 'c1');
    await finish('a1');
    expect(started).toEqual(['a1', 'b1']);
    await finish('b1');
    let turns = 1;
    for (; started.length < 3; turns++) await settle();
    expect([started.at(-1), turns]).toEqual(['c1', 8]);
  });
});
