import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { acquireLease, acquireLeaseFor, type Database, openServer, runWithLease } from '../index.ts';
import { leases } from '../schema.ts';
import { newDatabase, onBothDatabases, openForAll } from '../testDatabases.ts';
import { deleteOldLeases, isLeaseFree } from './lease.ts';

onBothDatabases((open) => {
  const database = openForAll(open);
  let db: Database;
  beforeAll(async () => {
    db = database.db;
  });
  beforeEach(() => db.delete(leases));

  /** Simulates that the holder has not renewed its lease for so many seconds. */
  const pass = (name: string, seconds: number) =>
    db
      .update(leases)
      .set({ until: sql`${leases.until} - make_interval(secs => ${seconds})` })
      .where(eq(leases.name, name));

  test('a lease that was not renewed for a day is deleted', async () => {
    for (const name of ['old', 'new']) await acquireLeaseFor(db, name, 60);
    await pass('old', 86_400 + 61);
    await deleteOldLeases(db);
    expect((await db.select().from(leases)).map(({ name }) => name)).toEqual(['new']);
  });

  test('a lease belongs to one newsroom until that newsroom releases it', async () => {
    const lease = await acquireLease(db, 'work');
    expect(await acquireLease(db, 'work')).toBeUndefined();
    const other = await acquireLease(db, 'other work');
    expect(other?.signal.aborted).toBe(false);
    const free = async (name: string) =>
      (await db.select({ free: isLeaseFree(sql`${name}::text`) }).from(sql`(select 1) as one`))[0]?.free;
    expect([await free('work'), await free('nobody’s')]).toEqual([false, true]);
    await lease?.release();
    expect(await free('work')).toBe(true);
    const next = await acquireLease(db, 'work');
    expect(next).toBeDefined();
    // a former holder cannot release the lease of the present one
    await lease?.release();
    expect(await acquireLease(db, 'work')).toBeUndefined();
    await next?.release();
    await other?.release();
  });

  test('the lease of a killed newsroom is free once it has expired, and not before', async () => {
    const killed = await acquireLease(db, 'work');
    await pass('work', 25);
    expect(await acquireLease(db, 'work')).toBeUndefined();
    await pass('work', 6);
    const next = await acquireLease(db, 'work');
    expect(next).toBeDefined();
    await next?.release();
    await killed?.release();
  });

  test('a held lease is renewed, and is lost when another holder has taken it', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
    const untilOf = async () => (await db.select().from(leases))[0]?.until.getTime() ?? 0;
    try {
      const lease = await acquireLease(db, 'work');
      await pass('work', 25);
      const before = await untilOf();
      vi.advanceTimersByTime(10_000);
      await vi.waitFor(async () => expect(await untilOf()).toBeGreaterThan(before + 20_000));
      expect(lease?.signal.aborted).toBe(false);
      await db.update(leases).set({ holder: 'another' });
      vi.advanceTimersByTime(10_000);
      await vi.waitFor(() => expect(lease?.signal.aborted).toBe(true));
    } finally {
      vi.useRealTimers();
    }
  });

  test('a lease is lost when the database does not answer for as long as the lease lasts', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
    try {
      const lease = await acquireLease(db, 'work');
      const update = vi.spyOn(db, 'update').mockImplementation(() => {
        throw new Error('is away');
      });
      vi.advanceTimersByTime(20_000);
      expect(lease?.signal.aborted).toBe(false);
      vi.advanceTimersByTime(10_000);
      expect(lease?.signal.aborted).toBe(true);
      update.mockRestore();
    } finally {
      vi.useRealTimers();
    }
  });

  test('a job runs in one newsroom at a time, and in another once that one has ended', async () => {
    const running: string[] = [];
    const job = (newsroom: string) =>
      runWithLease(db, 'job', async (signal) => {
        running.push(newsroom);
        await new Promise((done) => signal.addEventListener('abort', done));
        running.splice(running.indexOf(newsroom), 1);
      });
    const first = job('first');
    await vi.waitFor(() => expect(running).toEqual(['first']));
    const second = job('second');
    await expect(acquireLease(db, 'job')).resolves.toBeUndefined();
    expect(running).toEqual(['first']);
    await first.close();
    expect(running).toEqual([]);
    await second.close();
    const third = job('third');
    await vi.waitFor(() => expect(running).toEqual(['third']));
    await third.close();
    expect(await db.$count(leases)).toBe(0);
  });

  test('a job that is closed while it acquires its lease does not begin', async () => {
    const runJob = vi.fn(async (signal: AbortSignal) => {
      await new Promise((done) => signal.addEventListener('abort', done));
    });
    await runWithLease(db, 'job', runJob).close();
    expect(runJob).not.toHaveBeenCalled();
    expect(await db.$count(leases)).toBe(0);
  });

  test('acquireLeaseFor grants a lease to one newsroom until its seconds have passed', async () => {
    const turns = await Promise.all([acquireLeaseFor(db, 'chore', 60), acquireLeaseFor(db, 'chore', 60)]);
    expect(turns.sort()).toEqual([false, true]);
    await pass('chore', 61);
    expect(await acquireLeaseFor(db, 'chore', 60)).toBe(true);
  });
});

describe.skipIf(!process.env.TEST_DATABASE_URL)('on PostgreSQL', () => {
  test('newsrooms that start together on an empty database all find the newest schema', async () => {
    const { url, drop } = await newDatabase(process.env.TEST_DATABASE_URL ?? '');
    const opened = await Promise.all([1, 2, 3, 4].map(() => openServer(url)));
    for (const { db } of opened) expect(await db.$count(leases)).toBe(0);
    for (const { close } of opened) await close();
    await drop();
  });
});
