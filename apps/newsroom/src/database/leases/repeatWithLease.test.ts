import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { OpenDatabase } from '../index.ts';
import { openTestDatabase } from '../testDatabases.ts';
import { repeatWithLease } from './repeatWithLease.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('a round that fails is reported, and the next one comes after the interval', async () => {
  const runRound = vi.fn(async () => {});
  runRound.mockRejectedValueOnce(new Error('fails once'));
  const onError = vi.fn();
  const worker = repeatWithLease(database.db, 'round', 1, runRound, onError);
  await vi.waitFor(() => expect(runRound.mock.calls.length).toBeGreaterThan(2));
  await worker.close();
  expect(onError.mock.calls).toEqual([[new Error('fails once')]]);
});

test('closing ends the pause between two rounds', async () => {
  const runRound = vi.fn(async () => {});
  const worker = repeatWithLease(database.db, 'pause', 3_600_000, runRound, vi.fn());
  await vi.waitFor(() => expect(runRound).toHaveBeenCalledOnce());
  await worker.close();
  expect(runRound).toHaveBeenCalledOnce();
});

test('a round that fails because the worker is closed is not reported', async () => {
  const onError = vi.fn();
  const runRound = vi.fn(
    (signal: AbortSignal) => new Promise((_, fail) => signal.addEventListener('abort', () => fail(signal.reason))),
  );
  const worker = repeatWithLease(database.db, 'close', 1, runRound, onError);
  await vi.waitFor(() => expect(runRound).toHaveBeenCalledOnce());
  await worker.close();
  expect(onError).not.toHaveBeenCalled();
});
