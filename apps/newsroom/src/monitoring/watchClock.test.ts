import { mkdtempSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { openEmbedded } from '../database/index.ts';
import { onBothDatabases } from '../database/testDatabases.ts';
import { makeDataDirectory } from '../database/testDataDirectory.ts';
import { watchClock } from './watchClock.ts';

const HOUR = 3_600_000;

afterEach(() => vi.restoreAllMocks());

/** The log when the clocks are compared: first with a wrong one, and after a minute with a right one. */
async function logOf(...clocks: (() => Promise<number>)[]): Promise<string[]> {
  const lines: string[] = [];
  for (const method of ['error', 'info'] as const)
    vi.spyOn(console, method).mockImplementation((line) => void lines.push(line));
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  let calls = 0;
  const watch = watchClock(async () => clocks[calls++]?.() ?? Date.now());
  for (const _ of clocks) await vi.advanceTimersByTimeAsync(60_000);
  watch.close();
  vi.useRealTimers();
  return lines;
}

test('a clock that differs from the database’s is logged once, and once more when they agree again', async () => {
  const lines = await logOf(
    async () => Date.now() + HOUR,
    async () => Date.now() + HOUR,
    () => Promise.reject(new Error('the database is away')),
    async () => Date.now(),
  );
  expect(lines).toEqual([
    'the clock of this machine is 3600 s behind that of the database: one of the two is wrong',
    'the clock of this machine agrees with that of the database again',
  ]);
});

test('a slow response of the database is not logged as a clock difference', async () => {
  const now = vi.spyOn(performance, 'now');
  const start = performance.now();
  let passedMs = 0;
  now.mockImplementation(() => start + passedMs);
  const lines = await logOf(async () => {
    const theirs = Date.now() - HOUR;
    passedMs = 97_000;
    return theirs;
  });
  expect(lines).toEqual([]);
});

onBothDatabases((open) => {
  test('the clock of a database returns the current time', async () => {
    const database = await open();
    const before = Date.now();
    const time = await database.clock();
    await database.close();
    // on the same machine; the driver rounds to whole milliseconds, up or down
    expect(time).toBeGreaterThanOrEqual(before - 1);
    expect(time).toBeLessThanOrEqual(Date.now() + 1);
  });
});

test('a clock that was set back since the embedded database was written is logged', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'clock-'));
  await makeDataDirectory(folder);
  const before = await openEmbedded(folder);
  const [start, fresh] = [Date.now(), await before.clock()];
  expect(fresh).toBeGreaterThanOrEqual(start);
  expect(fresh).toBeLessThanOrEqual(Date.now());
  await before.close();
  const written = Date.now() + HOUR;
  utimesSync(join(folder, 'database/global/pg_control'), written / 1000, written / 1000);
  const after = await openEmbedded(folder);
  const [line] = await logOf(after.clock);
  await after.close();
  rmSync(folder, { recursive: true });
  expect(line).toMatch(/^the clock of this machine is 3(600|59\d) s behind that of the database/);
});
