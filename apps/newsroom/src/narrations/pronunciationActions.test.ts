import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { articles } from '../articles/schema.ts';
import { testActions } from '../cli/testActions.ts';
import { testContext } from '../control/testContext.ts';
import { testStore } from '../store/testStore.ts';
import type { TtsProvider } from './index.ts';
import { narrations, pronunciations } from './schema.ts';
import { createNarrationWorker } from './worker/createNarrationWorker.ts';

/** A voice whose sound says what was spoken, by whom. */
const ECHO: TtsProvider = {
  synthesize: async (lines, speaker) => ({
    mp3: Buffer.from(`${speaker}: ${lines.join('/').replace(/[\u200b\u2060]/g, '')}`),
    lines: [],
    provider: 'espeak',
  }),
  close: async () => {},
};
const context = testActions('pronunciation', (db) =>
  testContext(
    db,
    createNarrationWorker({ db, voice: ECHO, store: testStore(), mostBytes: 5e9, aheadHours: 48, report: () => {} }),
  ),
);
afterEach(async () => {
  await context.db().delete(pronunciations);
});

test('pronunciation set and remove add, change and delete a word', async () => {
  expect(await context.run('set', ' NATO ', 'นา-โต')).toEqual(['NATO → นา-โต']);
  expect(await context.run('set', 'NATO', 'นา-โต้')).toEqual(['NATO → นา-โต้']);
  await context.run('set', 'iPhone 17', 'ไอ-โฟน สิบ เจ็ด');
  expect(await context.run('list')).toEqual(expect.arrayContaining(['NATO → นา-โต้', 'iPhone 17 → ไอ-โฟน สิบ เจ็ด']));
  expect(await context.run('set', 'NA\u200bTO', 'นา-โต้')).toEqual(['NATO → นา-โต้']);
  expect(await context.run('remove', 'NATO')).toEqual(['removed NATO → นา-โต้']);
  expect(await context.run('list')).toEqual(['iPhone 17 → ไอ-โฟน สิบ เจ็ด']);
  await context.refuses(['remove', 'NATO'], /^The dictionary has no word “NATO”\.$/);
});

test('pronunciation try shows the syllables of a text', async () => {
  expect(await context.run('try', 'กลุ่มNATO 10 คน')).toEqual(['กลุ่ม → กลุ่ม', 'นาโต → นา-โต', 'สิบ → สิบ', 'คน → คน']);
  await context.run('set', 'NATO', 'นา-โต้');
  expect(await context.run('try', 'กลุ่มNATO')).toEqual(['กลุ่ม → กลุ่ม', 'นา-โต้ → นา-โต้']);
  expect(await context.run('try', '…')).toEqual([]);
});

test('pronunciation try reads a text with a proposed reading, which is not stored', async () => {
  const reading = ['--reading', 'นา-โต้'];
  expect(await context.run('try', 'NATO', ...reading)).toEqual(['นา-โต้ → นา-โต้']);
  expect(await context.run('try', 'กลุ่มNATO', '--word', 'NATO', ...reading)).toEqual(['กลุ่ม → กลุ่ม', 'นา-โต้ → นา-โต้']);
  expect(await context.run('list')).toEqual([]);
  await context.refuses(
    ['try', 'กรมอนามัย', '--word', 'กร', '--reading', 'กอน'],
    /^The text does not have “กร” as a word of its own\.$/,
  );
  await context.refuses(['try', 'NATO', '--reading', 'nato'], /^“NATO” cannot be read as “nato”/);
  await context.refuses(['try', 'NATO', '--word', 'NATO'], /^A --word needs its --reading\.$/);
});

test('pronunciation try writes what readers would hear to a file', async () => {
  const path = join(context.folder(), 'nato.mp3');
  const hear = async (...args: string[]) => {
    await context.run('try', 'กลุ่ม NATO', '--sound', path, ...args);
    return readFileSync(path, 'utf8');
  };
  expect(await hear()).toBe('1: กลุ่ม NATO');
  expect(await hear('--word', 'NATO', '--reading', 'นา-โต้', '--speaker', 'น้ำค้าง')).toBe('11: กลุ่ม นาโต้');
  await context.refuses(
    ['try', 'NATO', '--sound', path, '--speaker', 'มานี'],
    /it is none of ผู้ประกาศข่าวชาย, ใบเตย, น้ำค้าง\.?$/,
  );
  const nowhere = join(context.folder(), 'nowhere', 'nato.mp3');
  await expect(context.run('try', 'NATO', '--sound', nowhere)).rejects.toThrow(/^There is no folder \S+nowhere\.$/);
});

test.each(['', 'xyz', '-', 'นา--โต', 'นา5', 'ๆ', 'ฯ', '\u200bนา', '่', 'ก'.repeat(201)])(
  'pronunciation set rejects %j as a reading',
  async (reading) => {
    await context.refuses(['set', 'NATO', reading], /^“NATO” cannot be read as “.*”: write it in Thai letters/);
    expect(await context.run('list')).toEqual([]);
  },
);

test('pronunciation set rejects a word without letters or with more than 100 characters', async () => {
  for (const word of ['', '  ', 'ก'.repeat(101)])
    await context.refuses(['set', word, 'กอ'], /is no word: it has 1 to 100/);
});

test('pronunciation import stores all words of a file, or none when one line is invalid', async () => {
  const file = context.file('words.tsv', '\ufeffNATO\tนา-โต้\r\n\r\nG7\tจี เจ็ด\r\nNATO\tนา-โต\n');
  expect(await context.run('import', file)).toEqual(['2 words']);
  expect(await context.run('list')).toEqual(['G7 → จี เจ็ด', 'NATO → นา-โต']);
  await context.refuses(
    ['import', context.file('bad.tsv', 'EU\tอี ยู\nG8')],
    /^Line 2 is not a word, a tab and its reading\.$/,
  );
  await context.refuses(['import', context.file('wrong.tsv', 'EU\tอี ยู\nG8\tgee')], /^“G8” cannot be read as “gee”/);
  await context.refuses(['import', context.file('empty.tsv', '\ufeff\n')], /^There is no word in the file\.$/);
  expect(await context.run('list')).toHaveLength(2);
});

test('pronunciation import stores thousands of words', async () => {
  const lines = Array.from({ length: 2_500 }, (_, at) => `คำ${at}\tคำ`).join('\n');
  expect(await context.run('import', context.file('many.tsv', lines))).toEqual(['2500 words']);
});

test('pronunciation affects and set show how many narrations a word affects', async () => {
  expect(await context.run('affects', 'NATO')).toEqual(['Nothing that is read aloud has it.']);
  const article = { source: 'test', section: 'foreign', publishedAt: new Date('2026-01-01T00:00:00Z') };
  const rows = await context
    .db()
    .insert(articles)
    .values([
      { ...article, sourceId: '1', title: 'ประชุม NATO' },
      { ...article, sourceId: '2', title: 'ฝนตก', body: '<p>กลุ่มNATOประชุม</p>' },
      { ...article, sourceId: '3', title: 'ฝนตก' },
    ])
    .returning({ articleId: articles.id });
  const reading = { revision: '', bytes: 1, duration: 70, lines: [], provider: 'espeak' };
  const readings = rows.flatMap(({ articleId }) =>
    [12, 1].map((speaker) => ({ articleId, speaker, sound: `${articleId}${speaker}` })),
  );
  await context
    .db()
    .insert(narrations)
    .values(readings.map((one) => ({ ...one, ...reading })));
  const again = 'read again at most: 2 articles in 4 readings, 5 minutes of sound';
  expect(await context.run('affects', 'NATO')).toEqual([again]);
  expect(await context.run('set', 'NATO', 'นา-โต้')).toEqual(['NATO → นา-โต้', again]);
});
