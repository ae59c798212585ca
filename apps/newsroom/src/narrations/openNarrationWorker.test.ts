import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { articles } from '../articles/schema.ts';
import type { OpenDatabase } from '../database/index.ts';
import { openTestDatabase } from '../database/testDatabases.ts';
import { readConfig } from '../settings/config.ts';
import { openNarrationWorker } from './openNarrationWorker.ts';
import { narrations } from './schema.ts';

const IS_INSTALLED = existsSync(new URL('../../../../node_modules/espeak-ng', import.meta.url));

let folder: string;
let database: OpenDatabase;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sala-speech-'));
  database = await openTestDatabase();
});
afterEach(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

test.skipIf(!IS_INSTALLED)('the embedded voice reads a whole article aloud with every speaker', async () => {
  const { db } = database;
  const body = '<p>ศูนย์พักพิงเปิดที่วัดและโรงเรียนประจำตำบลตั้งแต่เวลา 06.30 น.</p><p>ยังไม่มีผู้บาดเจ็บ</p>';
  const article = {
    source: 'test',
    sourceId: '1',
    section: 'region',
    title: 'น้ำล้นตลิ่งที่ปากน้ำใส อพยพ 40 ครัวเรือน',
    body,
  };
  await db.insert(articles).values({ ...article, id: 1, publishedAt: new Date(Date.now() - 60_000) });
  const reports: unknown[] = [];
  const narrationWorker = await openNarrationWorker(db, readConfig({ DATA_DIR: folder }), (reason) =>
    reports.push(reason),
  );
  narrationWorker.start();
  await vi.waitFor(async () => expect(await db.$count(narrations)).toBe(3), { timeout: 170_000, interval: 100 });
  await narrationWorker.close();
  expect(reports).toEqual([]);
  const rows = await db.select().from(narrations);
  for (const { sound, bytes, duration, lines, provider } of rows) {
    expect(provider).toBe('espeak');
    expect(lines.map(({ text }) => text)).toEqual([article.title, ...body.slice(3, -4).split('</p><p>')]);
    expect(duration).toBe(lines.at(-1)?.end);
    expect(duration).toBeGreaterThan(8);
    const stored = await narrationWorker.store.read(sound);
    expect(stored?.size).toBe(bytes);
    await stored?.stream.cancel();
  }
  expect(new Set(rows.map(({ sound }) => sound)).size).toBe(3);
  expect(narrationWorker.intro).toMatch(/^[0-9a-f]{64}$/);
});

test('SPEECH=off starts no narration worker and stores nothing', async () => {
  const narrationWorker = await openNarrationWorker(
    database.db,
    readConfig({ DATA_DIR: folder, SPEECH: 'off' }),
    () => {},
  );
  narrationWorker.start();
  expect(narrationWorker).toMatchObject({ canSynthesize: false, isRunning: false });
  await narrationWorker.close();
  expect(readdirSync(join(folder, 'speech'))).toEqual(['unfinished']);
});
