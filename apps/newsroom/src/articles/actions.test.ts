import { expect, test, vi } from 'vitest';
import { testActions } from '../cli/testActions.ts';
import { testContext } from '../control/testContext.ts';
import { createNarrationWorker } from '../narrations/index.ts';
import { narrations } from '../narrations/schema.ts';
import { testStore } from '../store/testStore.ts';

const ARTICLE = '---\nsection: sport\ntitle: ทีมวอลเลย์บอลเข้ารอบ\n---\nเนื้อข่าว';

const store = testStore();
const context = testActions('articles', (db) =>
  testContext(
    db,
    createNarrationWorker({ db, voice: undefined, store, mostBytes: 5e9, aheadHours: 48, report: () => {} }),
  ),
);
const article = async (...args: string[]) => (await context.run(...args)).join('\n');
const file = (contents: string | Buffer) => context.file('article.txt', contents);

test('an article goes its whole way: draft, preview, publication, correction, withdrawal, restoration', async () => {
  expect(await article('draft', file(ARTICLE))).toBe('d1 kept, version 1: ทีมวอลเลย์บอลเข้ารอบ');
  expect(await article('edit', 'd1', file(ARTICLE.replace('เนื้อข่าว', 'เนื้อข่าวใหม่')))).toMatch(/^d1 kept, version 2: /);
  expect(await article('list', '--drafts')).toBe('d1, version 2: ทีมวอลเลย์บอลเข้ารอบ');
  expect(await article('preview', 'd1')).toMatch(
    /^http:\/\/localhost:3000\/news\/content\/preview\?token=1\.\d+\.[\w-]{43}\ngood until \d{4}-\d\d-\d\d \d\d:\d\d$/,
  );
  const out = await article('publish', 'd1');
  const id = /^http:\/\/localhost:3000\/news\/content\/(\d+) is out$/.exec(out)?.[1] ?? '';
  expect(await article('show', id)).toBe('---\nsection: sport\ntitle: ทีมวอลเลย์บอลเข้ารอบ\n---\n<p>เนื้อข่าวใหม่</p>');
  expect(await article('list')).toMatch(
    new RegExp(`^${id} +out \\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d  ทีมวอลเลย์บอลเข้ารอบ$`),
  );

  expect(await article('edit', id, file(ARTICLE))).toBe(`d2 kept, version 1, of article ${id}: ทีมวอลเลย์บอลเข้ารอบ`);
  expect(await article('publish', 'd2', '--correction', 'แก้ชื่อสนาม')).toMatch(/ is out$/);
  expect(await article('correct', id, 'แก้คะแนน')).toBe(`${id} corrected`);
  expect(await article('withdraw', id, 'แหล่งข่าวถอนคำ')).toBe(`${id} withdrawn`);
  expect(await article('list', '--withdrawn')).toMatch(/ withdrawn .*ทีมวอลเลย์บอลเข้ารอบ \(แหล่งข่าวถอนคำ\)$/);
  expect(await article('restore', id)).toBe(`${id} restored`);
});

test('the sound of an article that is withdrawn is gone at once', async () => {
  await article('draft', file(ARTICLE));
  const id = /(\d+) is out$/.exec(
    await article('publish', /d\d+/.exec(await article('list', '--drafts'))?.[0] ?? ''),
  )?.[1];
  const sound = await store.keep(Buffer.from('ทีมวอลเลย์บอลเข้ารอบ'));
  const reading = { revision: '', bytes: 1, duration: 1, lines: [], provider: 'espeak' };
  await context
    .db()
    .insert(narrations)
    .values({ articleId: Number(id), speaker: 12, sound, ...reading });
  await article('withdraw', String(id));
  expect(store.sounds.size).toBe(0);
});

test('an article is scheduled, and a draft thrown away', async () => {
  const [, draft = ''] = /^(d\d+) kept/.exec(await article('draft', file(ARTICLE))) ?? [];
  const at = new Date(Date.now() + 24 * 3600_000 + 7 * 3600_000).toISOString().slice(0, 16).replace('T', ' ');
  expect(await article('publish', draft, '--at', at)).toMatch(new RegExp(` appears at ${at}$`));
  expect(await article('list')).toContain(` scheduled ${at}  `);
  const [, other = ''] = /^(d\d+) kept/.exec(await article('draft', file(ARTICLE))) ?? [];
  expect(await article('discard', other)).toBe(`${other} discarded, version 1: ทีมวอลเลย์บอลเข้ารอบ`);
});

test('an article that waits for its time is a draft again, with what was changed in it since', async () => {
  const inAnHour = new Date(Date.now() + 8 * 3600_000).toISOString().slice(0, 16).replace('T', ' ');
  const schedule = async () => {
    const [draft = ''] = /^d\d+/.exec(await article('draft', file(ARTICLE))) ?? [];
    const [, id = ''] = /(\d+) appears at/.exec(await article('publish', draft, '--at', inAnHour)) ?? [];
    return id;
  };
  const id = await schedule();
  expect(await article('unschedule', id)).toMatch(/^d\d+ kept, version 1: ทีมวอลเลย์บอลเข้ารอบ$/);
  expect(await article('list')).not.toContain(id);
  const changed = await schedule();
  const [copy = ''] = /^d\d+/.exec(await article('edit', changed, file(ARTICLE.replace('เข้ารอบ', 'ตกรอบ')))) ?? [];
  expect(await article('unschedule', changed)).toBe(`${copy} kept, version 1: ทีมวอลเลย์บอลตกรอบ`);
  const [, out = ''] = /(\d+) is out$/.exec(await article('publish', copy)) ?? [];
  await context.refuses(['unschedule', out], /^Article \d+ is out already: withdraw it instead\.$/);
  await context.refuses(['unschedule', '999'], /^There is no article 999\.$/);
});

test.each<[string, () => string[], RegExp]>([
  ['nothing is said to do', () => [], /^Usage: npm run newsroom -- articles /],
  ['something else is said to do', () => ['constructor'], /^Unknown command 'constructor'\./],
  [
    'the draft is missing',
    () => ['publish'],
    /^Missing required argument 'DRAFT'\.\nUsage: npm run newsroom -- articles publish \[options\] <DRAFT>$/,
  ],
  ['an option has no value', () => ['publish', 'd1', '--at'], /^Option '--at <TIME>' argument missing\.\nUsage: /],
  ['an option is none', () => ['list', '--all'], /\.\nUsage: npm run newsroom -- articles list \[options\]$/],
  [
    'too much is said',
    () => ['withdraw', '1', 'a', 'b'],
    /\.\nUsage: npm run newsroom -- articles withdraw \[options\] <ID> \[REASON\]$/,
  ],
  ['there is no such draft', () => ['publish', 'd999'], /^There is no draft d999\.$/],
  ['it is no draft', () => ['publish', '999'], /^999 is no draft: /],
  ['there is no such article', () => ['withdraw', '999'], /^There is no article 999\.$/],
  ['there is no such file', () => ['draft', 'nothing.txt'], /^There is no file nothing\.txt\.$/],
  ['the file is of old Thai bytes', () => ['draft', file(Buffer.from([0xa2, 0xe8, 0xd2, 0xc7]))], /is not in UTF-8\.$/],
  ['a field is wrong', () => ['draft', file('---\nsection: x\n---\n')], /^The article’s section cannot be used: /],
])('when %s it is said in one sentence', async (_, args, sentence) => {
  await context.refuses(args(), sentence);
});

test('a picture that there is not is refused when it is written, and one on a host of nobody’s is told of', async () => {
  const showing = (picture: string, body = '') =>
    file(ARTICLE.replace('\n---\nเนื้อข่าว', `\npicture: ${picture}\n---\n<p>เนื้อข่าว</p>${body}`));
  const NOWHERE = /^There is no picture nowhere\.webp: /;
  await context.refuses(['draft', showing('nowhere.webp')], NOWHERE);
  await context.refuses(['draft', showing('river-dawn.webp', '<img src="/media/nowhere.webp">')], NOWHERE);
  const told = vi.spyOn(console, 'error').mockImplementation(() => {});
  const foreign = showing('https://other.example/a.jpg', '<img alt="" src="https://x.example/b.png">');
  expect(await article('draft', foreign)).toMatch(/^d\d+ kept, version 1: /);
  expect(told.mock.calls).toEqual([
    [expect.stringMatching(/^IMAGE_HOSTS does not name other\.example: /)],
    [expect.stringMatching(/^IMAGE_HOSTS does not name x\.example: /)],
  ]);
});
