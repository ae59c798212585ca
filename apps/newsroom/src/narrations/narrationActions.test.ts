import { beforeEach, expect, test } from 'vitest';
import { articles } from '../articles/schema.ts';
import { testActions } from '../cli/testActions.ts';
import { testContext } from '../control/testContext.ts';
import type { Database } from '../database/index.ts';
import { testStore } from '../store/testStore.ts';
import type { TtsProvider } from './index.ts';
import { narrationFailures, narrations } from './schema.ts';
import { createNarrationWorker } from './worker/createNarrationWorker.ts';

const PENDING_TTS: TtsProvider = { synthesize: () => new Promise(() => {}), close: async () => {} };

const context = testActions('narrations', (db: Database) =>
  testContext(
    db,
    createNarrationWorker({
      db,
      voice: PENDING_TTS,
      store: testStore(),
      mostBytes: 5e9,
      aheadHours: 48,
      report: () => {},
    }),
  ),
);

const HOUR = 3600_000;
beforeEach(async () => {
  const article = (id: number, hoursAgo: number) => ({
    id,
    source: 'test',
    sourceId: String(id),
    section: 'region',
    title: `ข่าว ${id}`,
    publishedAt: new Date(Date.now() - hoursAgo * HOUR),
    updatedAt: new Date('2026-11-20T02:00:00Z'),
  });
  await context.db().delete(articles);
  await context
    .db()
    .insert(articles)
    .values([article(1, 1), article(2, 2), article(3, 100), article(4, 200), article(5, -1)]);
  const reading = { revision: 'r', sound: 's', bytes: 40_000_000, duration: 1, lines: [], provider: 'espeak' };
  const revisedAt = new Date('2026-11-20T02:00:00Z');
  await context
    .db()
    .insert(narrations)
    .values([
      { articleId: 1, speaker: 12, revisedAt, ...reading },
      { articleId: 3, speaker: 12, revisedAt: null, ...reading },
    ]);
  await context
    .db()
    .insert(narrationFailures)
    .values([
      {
        articleId: 2,
        speaker: 12,
        revisedAt,
        message: 'hoarse',
        failedAt: new Date(2),
        retryAt: new Date('2026-11-21T05:30:00Z'),
      },
      { articleId: 2, speaker: 1, revisedAt, message: 'no such sound', failedAt: new Date(1) },
    ]);
});

test('narrations status shows pending and failed narrations and the storage used', async () => {
  expect(await context.run('status')).toEqual([
    'the newsroom is not running',
    'ผู้ประกาศข่าวชาย: 1 to read, 1 to check or read again',
    'ใบเตย: 2 to read, 0 to check or read again',
    'น้ำค้าง: 2 to read, 0 to check or read again',
    '2 readings kept, 0.08 of 5.00 GB',
    'failed: 2, ผู้ประกาศข่าวชาย: hoarse; tried again at 2026-11-21 12:30  ข่าว 2',
    'failed: 2, ใบเตย: no such sound; not tried again until it changes  ข่าว 2',
  ]);
});

test('narrations again queues any published article and rejects others', async () => {
  for (const id of ['1', '2', '4']) expect(await context.run('again', id)).toEqual([`${id} is read again`]);
  expect((await context.run('status')).filter((line) => /again|wait/.test(line))).toEqual([
    'listeners wait for 2 articles',
    'ผู้ประกาศข่าวชาย: 1 to read, 2 to check or read again',
    'ใบเตย: 2 to read, 0 to check or read again',
    'น้ำค้าง: 2 to read, 0 to check or read again',
  ]);
  await context.refuses(['again', '5'], /^There is no article 5 that is out\.$/);
  await context.refuses(['again', 'd1'], /is no id of an article/);
});
