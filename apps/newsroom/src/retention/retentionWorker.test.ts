import { ACCOUNTABILITY } from '@sala/station';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '../database/index.ts';
import { onBothDatabases } from '../database/testDatabases.ts';
import { deleteOldReports } from '../feedback/deleteOldReports.ts';
import { listenerReports } from '../feedback/schema.ts';
import { testStore } from '../store/testStore.ts';
import { startRetentionWorker } from './retentionWorker.ts';

const films = { uploads: testStore(), segments: testStore() };
const NOW = Date.UTC(2026, 10, 22);
const MINUTE = 60_000;
const ALL = ACCOUNTABILITY.reportDays * 1440 * MINUTE;
const KEPT = ACCOUNTABILITY.reportEmailDays * 1440 * MINUTE;

onBothDatabases((open) => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  const report = (message: string, receivedAt: number) => ({
    reason: 'อื่น ๆ',
    message,
    email: 'reader@example.com',
    url: 'https://news.example/1',
    reportedAt: new Date(receivedAt),
    receivedAt: new Date(receivedAt),
  });
  const emails = async () =>
    Object.fromEntries(
      (await database.db.select().from(listenerReports)).map(({ message, email }) => [message, email]),
    );

  test('an email address is forgotten after its time, and later what was reported', async () => {
    await database.db
      .insert(listenerReports)
      .values([
        report('เก่า', NOW - KEPT - MINUTE),
        report('ใหม่', NOW - KEPT + MINUTE),
        report('เก่ามาก', NOW - ALL - MINUTE),
      ]);
    await deleteOldReports(database.db, NOW);
    expect(await emails()).toEqual({ เก่า: '', ใหม่: 'reader@example.com' });
  });

  test('in the background it is forgotten at once', async () => {
    await database.db.delete(listenerReports);
    await database.db.insert(listenerReports).values(report('เก่า', Date.now() - KEPT - MINUTE));
    const errors: unknown[] = [];
    const forgetting = startRetentionWorker(database.db, { logDays: 30, films }, (error) => errors.push(error));
    await expect.poll(emails).toEqual({ เก่า: '' });
    await forgetting.close();
    expect(errors).toEqual([]);
  });
});
