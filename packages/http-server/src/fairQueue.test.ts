import { expect, test } from 'vitest';
import { createFairQueue, type FairQueue, QueueFullError } from './fairQueue.ts';

/** Named jobs that end when the test says so. */
function works(queue: FairQueue) {
  const started: string[] = [];
  const done = new Map<string, () => void>();
  const ask = (reader: string, name: string) =>
    queue(reader, () => {
      started.push(name);
      return new Promise<string>((finish) => done.set(name, () => finish(name)));
    });
  const settle = () => new Promise(setImmediate);
  const finish = (name: string) => {
    done.get(name)?.();
    return settle();
  };
  return { started, ask, finish, settle };
}

test('who asks for little is not behind who asks for much', async () => {
  const { started, ask, finish, settle } = works(createFairQueue({ slots: 2, maxWaitingEach: 10 }));
  for (const name of ['a1', 'a2', 'a3', 'a4', 'a5']) ask('a', name);
  const answer = ask('b', 'b1');
  ask('c', 'c1');
  await settle();
  expect(started).toEqual(['a1', 'a2']);
  for (const name of ['a1', 'a2', 'a3', 'b1', 'c1']) await finish(name);
  expect(started.slice(2, 5).toSorted()).toEqual(['a3', 'b1', 'c1']);
  expect(await answer).toBe('b1');
  await finish('a4');
  expect(started).toHaveLength(7);
});

test('one reader has so many at once, though there is room', async () => {
  const { started, ask, finish, settle } = works(createFairQueue({ slots: 9, slotsEach: 2, maxWaitingEach: 10 }));
  for (const name of ['a1', 'a2', 'a3']) ask('a', name);
  ask('b', 'b1');
  await settle();
  expect(started).toEqual(['a1', 'a2', 'b1']);
  await finish('a2');
  expect(started).toEqual(['a1', 'a2', 'b1', 'a3']);
});

test('one reader may have so many waiting; others do not notice', async () => {
  const { started, ask, finish, settle } = works(createFairQueue({ slots: 1, maxWaitingEach: 1 }));
  ask('a', 'a1');
  ask('a', 'a2');
  await expect(ask('a', 'a3')).rejects.toThrow(QueueFullError);
  ask('b', 'b1');
  await settle();
  await finish('a1');
  await finish(started[1] ?? '');
  expect(started.toSorted()).toEqual(['a1', 'a2', 'b1']);
});

test('work that fails makes place, and fails for who asked', async () => {
  const queue = createFairQueue({ slots: 1, maxWaitingEach: 0 });
  await expect(queue('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await queue('a', async () => 1)).toBe(1);
});
