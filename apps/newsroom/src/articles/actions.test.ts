import { HOUR_MS } from '@sala/thai';
import { beforeEach, expect, test, vi } from 'vitest';
import { testActions } from '../cli/testActions.ts';
import { testContext } from '../control/testContext.ts';
import { frontPageEditions, placements } from '../frontPage/schema.ts';
import { pictures } from '../media/schema.ts';
import { narrations } from '../narrations/schema.ts';
import { createNarrationWorker } from '../narrations/worker/createNarrationWorker.ts';
import { testStore } from '../store/testStore.ts';
import { articleDrafts, articles } from './schema.ts';

const ARTICLE = '---\nsection: sport\ntitle: ทีมวอลเลย์บอลเข้ารอบ\n---\nเนื้อข่าว';
/** The article as it was made from a version. */
const from = (version: number, text = ARTICLE) => file(text.replace('---', `---\nversion: ${version}`));

const store = testStore();
const context = testActions('articles', (db) =>
  testContext(
    db,
    createNarrationWorker({ db, voice: undefined, store, mostBytes: 5e9, aheadHours: 48, report: () => {} }),
  ),
);
const article = async (...args: string[]) => (await context.run(...args)).join('\n');
const file = (contents: string | Buffer) => context.file('article.txt', contents);
/** Deletes all drafts and articles: another one with the same title is warned of. */
const clear = async () => {
  for (const table of [articleDrafts, articles]) await context.db().delete(table);
};
beforeEach(clear);

test('articles commands draft, preview, publish, correct, withdraw and restore an article', async () => {
  expect(await article('draft', file(ARTICLE))).toBe('d1 saved, version 1: ทีมวอลเลย์บอลเข้ารอบ');
  expect(await article('edit', 'd1', from(1, ARTICLE.replace('เนื้อข่าว', 'เนื้อข่าวใหม่')))).toMatch(
    /^d1 saved, version 2: /,
  );
  expect(await article('list', '--drafts')).toMatch(
    /^d1, version 2: ทีมวอลเลย์บอลเข้ารอบ \(operator.*, \d{4}-\d\d-\d\d \d\d:\d\d, sport\)$/,
  );
  expect(await article('preview', 'd1')).toMatch(
    /^http:\/\/localhost:3000\/news\/content\/preview\?token=1\.\d+\.[\w-]{43}\nvalid until \d{4}-\d\d-\d\d \d\d:\d\d$/,
  );
  const out = await article('publish', 'd1');
  const id = /^http:\/\/localhost:3000\/news\/content\/(\d+) is out$/.exec(out)?.[1] ?? '';
  expect(await article('show', id)).toBe(
    '---\nversion: 3\nsection: sport\ntitle: ทีมวอลเลย์บอลเข้ารอบ\n---\n<p>เนื้อข่าวใหม่</p>',
  );
  expect(await article('list')).toMatch(
    new RegExp(`^${id} +out \\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d  ทีมวอลเลย์บอลเข้ารอบ$`),
  );

  expect(await article('edit', id, from(3))).toBe(`d2 saved, version 4, of article ${id}: ทีมวอลเลย์บอลเข้ารอบ`);
  expect(await article('publish', 'd2', '--correction', 'แก้ชื่อสนาม')).toMatch(/ is out$/);
  expect(await article('correct', id, 'แก้คะแนน')).toBe(`${id} corrected: ทีมวอลเลย์บอลเข้ารอบ`);
  const [wrong = ''] =
    /^\d+(?= {2}\d{4}-\d\d-\d\d \d\d:\d\d {2}แก้คะแนน\n)/.exec(await article('corrections', id)) ?? [];
  expect(await article('remove-correction', wrong)).toBe(`removed from ${id}: แก้คะแนน`);
  expect(await article('corrections', id)).toMatch(/^\d+ {2}\S+ \S+ {2}แก้ชื่อสนาม$/);
  expect(await article('withdraw', id, 'แหล่งข่าวถอนคำ')).toBe(`${id} withdrawn: ทีมวอลเลย์บอลเข้ารอบ`);
  expect(await article('list', '--withdrawn')).toMatch(/ withdrawn .*ทีมวอลเลย์บอลเข้ารอบ \(แหล่งข่าวถอนคำ\)$/);
  expect(await article('restore', id)).toBe(`${id} restored: ทีมวอลเลย์บอลเข้ารอบ`);
});

test('a draft that is ready comes first in the list of drafts, until somebody saves it again', async () => {
  const drafts = async () => (await context.run('list', '--drafts')).map((line) => line.replace(/ \(.*/, ''));
  const nameOf = (line: string) => line.split(' ')[0] ?? '';
  const finished = nameOf(await article('draft', file(ARTICLE)));
  const begun = nameOf(await article('draft', file(ARTICLE.replace('เข้ารอบ', 'ตกรอบ'))));
  const title = 'ทีมวอลเลย์บอลเข้ารอบ';
  expect((await drafts()).slice(0, 2)).toEqual([
    expect.stringMatching(new RegExp(`^${begun}, version 1: `)),
    `${finished}, version 1: ${title}`,
  ]);
  expect(await article('ready', finished)).toBe(`${finished} ready, version 1: ${title}`);
  expect((await drafts())[0]).toBe(`${finished} ready, version 1: ${title}`);
  await article('edit', finished, from(1));
  expect((await drafts())[0]).toBe(`${finished}, version 2: ${title}`);
  await context.refuses(['ready', 'd999'], /^There is no draft d999\.$/);
  for (const draft of [finished, begun]) await article('discard', draft);
});

test('withdraw deletes the sound of an article’s narration at once', async () => {
  await article('draft', file(ARTICLE));
  const id = /(\d+) is out$/.exec(
    await article('publish', /d\d+/.exec(await article('list', '--drafts'))?.[0] ?? ''),
  )?.[1];
  const sound = await store.save(Buffer.from('ทีมวอลเลย์บอลเข้ารอบ'));
  const reading = { revision: '', bytes: 1, duration: 1, lines: [], provider: 'espeak' };
  await context
    .db()
    .insert(narrations)
    .values({ articleId: Number(id), speaker: 12, sound, ...reading });
  await article('withdraw', String(id));
  expect(store.sounds.size).toBe(0);
});

test('draft and publish name other drafts and articles with the same title', async () => {
  const warnings = vi.spyOn(console, 'error').mockImplementation(() => {});
  const draftOf = async () => /^(d\d+) saved/.exec(await article('draft', file(ARTICLE)))?.[1] ?? '';
  const first = await draftOf();
  expect(warnings).not.toHaveBeenCalled();
  const second = await draftOf();
  expect(warnings.mock.calls).toEqual([[`Draft ${first} has the same title.`]]);
  warnings.mockClear();
  const [, out = ''] = /(\d+) is out$/.exec(await article('publish', first)) ?? [];
  expect(warnings.mock.calls).toEqual([[`Draft ${second} has the same title.`]]);
  warnings.mockClear();
  await article('edit', out, from(2, `${ARTICLE}อีก`));
  await article('publish', second);
  expect(warnings.mock.calls, 'a working copy is no other').toEqual([[`Article ${out} has the same title.`]]);
  warnings.mockClear();
  await article('draft', file(ARTICLE.replace('เข้ารอบ', 'ตกรอบ')));
  expect(warnings).not.toHaveBeenCalled();
});

test('publish --at schedules an article, and discard discards a draft', async () => {
  const [, draft = ''] = /^(d\d+) saved/.exec(await article('draft', file(ARTICLE))) ?? [];
  const at = new Date(Date.now() + 24 * 3600_000 + 7 * 3600_000).toISOString().slice(0, 16).replace('T', ' ');
  expect(await article('publish', draft, '--at', at)).toMatch(new RegExp(` appears at ${at}$`));
  expect(await article('list')).toContain(` scheduled ${at}  `);
  const [, other = ''] = /^(d\d+) saved/.exec(await article('draft', file(ARTICLE))) ?? [];
  expect(await article('discard', other)).toBe(
    `${other} discarded, version 1: ทีมวอลเลย์บอลเข้ารอบ\nto have it back: articles restore ${other}, for thirty days`,
  );
});

test('publish warns of an article without text, a clip without media and a gallery without pictures', async () => {
  const warnings = vi.spyOn(console, 'error').mockImplementation(() => {});
  const publish = async (fields: string, text = '') => {
    warnings.mockClear();
    const draft = (await article('draft', file(`---\nsection: sport\ntitle: ${fields}\n---\n${text}`))).split(' ')[0];
    await article('publish', draft ?? '');
    return warnings.mock.calls.flat();
  };
  expect(await publish('ว่าง')).toEqual([expect.stringMatching(/^The article has no text:/)]);
  expect(await publish('คลิปเปล่า\nmarks: clip', 'เนื้อ')).toEqual([expect.stringMatching(/clip and has no media:/)]);
  expect(await publish('ภาพเปล่า\nmarks: gallery', 'เนื้อ')).toEqual([expect.stringMatching(/no gallery: lines:/)]);
  expect(await publish('ครบ', 'เนื้อ')).toEqual([]);
});

test('unschedule makes a scheduled article a draft again, with the changes of its working copy', async () => {
  const inAnHour = new Date(Date.now() + 8 * 3600_000).toISOString().slice(0, 16).replace('T', ' ');
  const schedule = async () => {
    const [draft = ''] = /^d\d+/.exec(await article('draft', file(ARTICLE))) ?? [];
    const [, id = ''] = /(\d+) appears at/.exec(await article('publish', draft, '--at', inAnHour)) ?? [];
    return id;
  };
  const id = await schedule();
  expect(await article('unschedule', id)).toMatch(/^d\d+ saved, version 3: ทีมวอลเลย์บอลเข้ารอบ$/);
  expect(await article('list')).not.toContain(id);
  const changed = await schedule();
  const db = context.db();
  const [edition] = await db.insert(frontPageEditions).values({ launchedAt: new Date() }).returning();
  await db
    .insert(placements)
    .values({ editionId: edition?.id ?? 0, articleId: Number(changed), section: 'lead', position: 1 });
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {});
  const [copy = ''] = /^d\d+/.exec(await article('edit', changed, from(2, ARTICLE.replace('เข้ารอบ', 'ตกรอบ')))) ?? [];
  expect(await article('unschedule', changed)).toBe(`${copy} saved, version 4: ทีมวอลเลย์บอลตกรอบ`);
  const became = new RegExp(
    `^There is no article ${changed}: .+ unscheduled it at .+ \\(${copy} saved, version 4: ทีมวอลเลย์บอลตกรอบ\\)\\.$`,
  );
  for (const action of ['show', 'withdraw', 'unschedule']) await context.refuses([action, changed], became);
  expect(consoleError.mock.calls).toEqual([
    [`Article ${changed} appears at ${inAnHour} with its former text, until ${copy} is published.`],
    [`Article ${changed} was placed in lead: once it is published, place it there under its new id.`],
  ]);
  const [, out = ''] = /(\d+) is out$/.exec(await article('publish', copy)) ?? [];
  await context.refuses(['unschedule', out], /^Article \d+ is out already: withdraw it instead\.$/);
  await context.refuses(['unschedule', '999'], /^There is no article 999\.$/);
  await article('withdraw', out, 'ผิดพลาด');
  await context.refuses(['unschedule', out], /^Article \d+ is withdrawn: articles restore \d+ has it back\.$/);
});

test('publish rejects a picture whose rights have ended since the draft was saved; a correction goes out', async () => {
  const db = context.db();
  await db.insert(pictures).values({ id: 'dam-12345678', pixels: 'p', file: 'f', width: 1, height: 1 });
  const withPicture = ARTICLE.replace('---\nเนื้อ', 'picture: dam-12345678.webp\n---\nเนื้อ');
  const draft = async () => /^d\d+/.exec(await article('draft', file(withPicture)))?.[0] ?? '';
  const [first, second] = [await draft(), await draft()];
  const [, out = ''] = /(\d+) is out$/.exec(await article('publish', first)) ?? [];
  const [copy = ''] = /^d\d+/.exec(await article('edit', out, from(2, withPicture))) ?? [];
  const inDays = (days: number) => new Date(Date.now() + days * 24 * HOUR_MS);
  await db.update(pictures).set({ rightsUntil: inDays(10) });
  await context.refuses(
    ['publish', second, '--at', inDays(20).toISOString()],
    /^The rights in dam-12345678\.webp end before readers would see it, on .+: choose another picture\.$/,
  );
  await db.update(pictures).set({ rightsUntil: new Date(Date.now() - 60_000) });
  await context.refuses(
    ['publish', second],
    /^The rights in dam-12345678\.webp ended on .+: choose another picture\.$/,
  );
  expect(await article('publish', copy)).toMatch(/ is out$/);
  // readers no longer see what is withdrawn
  await article('withdraw', out);
  const version = Number(/version: (\d+)/.exec(await article('show', out))?.[1]);
  await db.update(pictures).set({ rightsUntil: null });
  const [again = ''] = /^d\d+/.exec(await article('edit', out, from(version, withPicture))) ?? [];
  await db.update(pictures).set({ rightsUntil: new Date(Date.now() - 60_000) });
  await context.refuses(['publish', again, '--again'], /^The rights in dam-12345678\.webp ended on /);
  const [without = ''] = /^d\d+/.exec(await article('edit', out, from(version + 1))) ?? [];
  expect(await article('publish', without, '--again')).toMatch(/ is out$/);
});

test('draft reads a file in UTF-16 with a byte order mark and the line endings of Windows', async () => {
  const written = file(Buffer.from(`\ufeff${ARTICLE.replaceAll('\n', '\r\n')}\r\n`, 'utf16le'));
  expect(await article('draft', written)).toMatch(/^d\d+ saved, version 1: ทีมวอลเลย์บอลเข้ารอบ$/);
});

test.each<[string, () => string[], RegExp]>([
  ['a missing command', () => [], /^Usage: npm run newsroom -- articles /],
  ['an unknown command', () => ['constructor'], /^Unknown command 'constructor'\./],
  [
    'a missing draft',
    () => ['publish'],
    /^Missing required argument 'DRAFT'\.\nUsage: npm run newsroom -- articles publish \[options\] <DRAFT>$/,
  ],
  ['an option without its value', () => ['publish', 'd1', '--at'], /^Option '--at <TIME>' argument missing\.\nUsage: /],
  ['an unknown option', () => ['list', '--all'], /\.\nUsage: npm run newsroom -- articles list \[options\]$/],
  [
    'one argument too many',
    () => ['withdraw', '1', 'a', 'b'],
    /\.\nUsage: npm run newsroom -- articles withdraw \[options\] <ID> \[REASON\]$/,
  ],
  ['an unknown draft', () => ['publish', 'd999'], /^There is no draft d999\.$/],
  ['the id of an article where a draft is expected', () => ['publish', '999'], /^999 is no draft: /],
  ['an article as the reason of another', () => ['withdraw', '1', '2'], /^REASON cannot be used: .* withdraw-listed /],
  ['an unknown article', () => ['withdraw', '999'], /^There is no article 999\.$/],
  ['a missing file', () => ['draft', 'nothing.txt'], /^There is no file nothing\.txt\.$/],
  [
    'a file in an old Thai encoding',
    () => ['draft', file(Buffer.from([0xa2, 0xe8, 0xd2, 0xc7]))],
    /is no text in UTF-8: save it as plain text/,
  ],
  ['an edit without its version', () => ['edit', 'd1', file(ARTICLE)], /^The file does not say which version /],
  ['an invalid version', () => ['version', 'd1', 'x'], /no number of a version/],
  ['an unknown version', () => ['version', '999', '2'], /^There is no version 2 of 999: /],
  ['a list of corrections of an unknown article', () => ['corrections', '999'], /^There is no article 999\.$/],
  ['a list of versions of an unknown article', () => ['versions', '999'], /^There is no article 999\.$/],
  ['an invalid field', () => ['draft', file('---\nsection: x\n---\n')], /^The article’s section cannot be used: /],
])('%s is rejected with one sentence', async (_, args, sentence) => {
  await context.refuses(args(), sentence);
});

test('draft rejects an unknown picture, and warns about picture hosts that IMAGE_HOSTS does not name', async () => {
  const showing = (picture: string, body = '') =>
    file(ARTICLE.replace('\n---\nเนื้อข่าว', `\npicture: ${picture}\n---\n<p>เนื้อข่าว</p>${body}`));
  const NOWHERE = /^There is no picture nowhere\.webp: /;
  await context.refuses(['draft', showing('nowhere.webp')], NOWHERE);
  await context.refuses(['draft', showing('river-dawn.webp', '<img src="/media/nowhere.webp">')], NOWHERE);
  await context.refuses(['draft', showing('river-dawn.webp', "<img src='nowhere.webp'>")], NOWHERE);
  await context.refuses(['draft', showing('river-dawn.webp', '<img src=nowhere.webp>')], NOWHERE);
  const [draft = ''] = /^d\d+/.exec(await article('draft', showing('', '<img src="river-dawn.webp">'))) ?? [];
  expect(await article('show', draft)).toContain('<img src="/media/river-dawn.webp">');
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {});
  await clear();
  const foreign = showing('https://other.example/a.jpg', '<img alt="" src="https://x.example/b.png">');
  expect(await article('draft', foreign)).toMatch(/^d\d+ saved, version 1: /);
  expect(consoleError.mock.calls).toEqual([
    [expect.stringMatching(/^IMAGE_HOSTS does not name other\.example: /)],
    [expect.stringMatching(/^IMAGE_HOSTS does not name x\.example: /)],
  ]);
});

test('of two edits of one version the second is rejected with its text stored, and both can be merged', async () => {
  const [draft = ''] = /^d\d+/.exec(await article('draft', file(ARTICLE))) ?? [];
  const shown = await article('show', draft);
  expect(shown).toContain('\nversion: 1\n');
  expect(await article('edit', draft, file(shown.replace('เข้ารอบ', 'เข้ารอบชิง')))).toMatch(/ saved, version 2: /);
  const second = ['edit', draft, file(shown.replace('เนื้อข่าว', 'เนื้อข่าวของอีกคน'))];
  await context.refuses(
    second,
    new RegExp(
      `^Draft ${draft} has changed since version 1, which this text was made from: .+ saved version 2 at .+ \\(articles differences ${draft} 1 2\\)\\. The text is kept as version 3 \\(articles version ${draft} 3\\): `,
    ),
  );
  expect(await article('show', draft)).toContain('เข้ารอบชิง');
  expect(await article('version', draft, '3')).toContain('เนื้อข่าวของอีกคน');
  expect((await article('differences', draft, '1', '2')).split('\n')).toEqual([
    '- title: ทีมวอลเลย์บอลเข้ารอบ',
    '+ title: ทีมวอลเลย์บอลเข้ารอบชิง',
  ]);
  expect(await article('differences', draft, '2', '2')).toBe('Versions 2 and 2 say the same.');
  const both = shown
    .replace('version: 1', 'version: 2')
    .replace('เข้ารอบ', 'เข้ารอบชิง')
    .replace('เนื้อข่าว', 'เนื้อข่าวของอีกคน');
  expect(await article('edit', draft, file(both))).toMatch(/ saved, version 4: /);
  expect((await article('versions', draft)).split('\n').map((line) => line.split('  ').at(-1))).toEqual([
    'edit',
    'refused, made from version 1',
    'edit',
    'draft',
  ]);
});

test('a refused edit of a scheduled article does not name it as what is to be published', async () => {
  const [draft = ''] = /^d\d+/.exec(await article('draft', file(ARTICLE))) ?? [];
  const at = new Date(Date.now() + 8 * HOUR_MS).toISOString().slice(0, 16).replace('T', ' ');
  const [, id = ''] = /(\d+) appears at/.exec(await article('publish', draft, '--at', at)) ?? [];
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {});
  const [copy = ''] = /^d\d+/.exec(await article('edit', id, from(2, ARTICLE.replace('เข้ารอบ', 'ตกรอบ')))) ?? [];
  const warning = `Article ${id} appears at ${at} with its former text, until ${copy} is published.`;
  expect(consoleError.mock.calls).toEqual([[warning]]);
  consoleError.mockClear();
  await context.refuses(
    ['edit', id, from(2, ARTICLE.replace('เข้ารอบ', 'ชนะ'))],
    new RegExp(`^Article ${id} has a working copy, ${copy}, `),
  );
  expect(consoleError).not.toHaveBeenCalled();
});

test('show and edit of a published article name its working copy', async () => {
  const [draft = ''] = /^d\d+/.exec(await article('draft', file(ARTICLE))) ?? [];
  const [, id = ''] = /(\d+) is out$/.exec(await article('publish', draft)) ?? [];
  const [copy = ''] = /^d\d+/.exec(await article('edit', id, from(2, ARTICLE.replace('เข้ารอบ', 'ตกรอบ')))) ?? [];
  await article('correct', id, 'แก้คะแนน');
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {});
  const shown = await article('show', id);
  const named = `^Article ${id} has a working copy, ${copy}, which .+ saved as version 3 at .+: articles show ${copy} shows it\\. `;
  expect(consoleError.mock.calls).toEqual([
    [expect.stringMatching(new RegExp(`${named}What is shown here is the text that was published or scheduled`))],
  ]);
  expect(shown).toContain('\nversion: 4\n');
  const save = ['edit', id, file(shown.replace('เนื้อข่าว', 'เนื้อข่าวใหม่'))];
  const sentences = new RegExp(
    `${named}This text was made from version 4, the published one \\(articles differences ${id} 4 3\\)\\. The text is kept as version 5 \\(articles version ${id} 5\\): put both together, and save that with version: 3\\.$`,
  );
  await context.refuses(save, sentences);
  consoleError.mockClear();
  await article('show', copy);
  expect(consoleError).not.toHaveBeenCalled();
});

test('draft warns about a related article that does not exist', async () => {
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {});
  await article('draft', file(ARTICLE.replace('\n---\n', '\nrelated: 99999999\n---\n')));
  expect(consoleError.mock.calls).toEqual([
    ['There is no article 99999999 that is out: readers do not see it among what is related.'],
  ]);
});

test('draft warns about a relative link that leads to no page of the site', async () => {
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {});
  const sentence = 'The newsroom knows no page of this site at /about: a link to another site needs its whole address.';
  await article('draft', file(ARTICLE.replace('เนื้อข่าว', '<a href="/about">ก</a> <a href="/news/focus">ข</a>')));
  expect(consoleError.mock.calls).toEqual([[sentence]]);
});

test('restore brings back a discarded draft, and an older version', async () => {
  const [draft = ''] = /^d\d+/.exec(await article('draft', file(ARTICLE))) ?? [];
  await article('edit', draft, from(1, ARTICLE.replace('เข้ารอบ', 'ตกรอบ')));
  expect(await article('discard', draft)).toMatch(/ discarded, version 2: /);
  await context.refuses(['show', draft], /^There is no draft /);
  expect(await article('restore', draft)).toBe(`${draft} saved, version 4: ทีมวอลเลย์บอลตกรอบ`);
  expect(await article('restore', draft, '1')).toBe(`${draft} saved, version 5: ทีมวอลเลย์บอลเข้ารอบ`);
  await context.refuses(['restore', draft], /was not discarded/);
  const [, id = ''] = /(\d+) is out$/.exec(await article('publish', draft)) ?? [];
  expect(await article('restore', id, '2')).toMatch(/^d\d+ saved, version 7, of article \d+: ทีมวอลเลย์บอลตกรอบ$/);
  expect(await article('show', id)).toContain('ทีมวอลเลย์บอลเข้ารอบ');
});

test('discard says how to have a working copy back, and its name what became of it', async () => {
  const [draft = ''] = /^d\d+/.exec(await article('draft', file(ARTICLE))) ?? [];
  const [, id = ''] = /(\d+) is out$/.exec(await article('publish', draft)) ?? [];
  const [copy = ''] = /^d\d+/.exec(await article('edit', id, from(2, ARTICLE.replace('เข้ารอบ', 'ตกรอบ')))) ?? [];
  const discarded = await article('discard', copy);
  const [, restore = ''] = /\nto have it back: articles restore (.+)$/.exec(discarded) ?? [];
  await context.refuses(
    ['show', copy],
    new RegExp(`^There is no draft ${copy}: .+ discarded it at .+ restore ${restore}\\)\\.$`),
  );
  const [again = ''] = /^d\d+/.exec(await article('restore', ...restore.split(' '))) ?? [];
  await article('publish', again);
  for (const command of ['publish', 'show', 'preview'])
    await context.refuses(
      [command, again],
      new RegExp(`^There is no draft ${again}: .+ published it at .+/${id} is out\\)\\.$`),
    );
});

test('draft warns about a player on a host that the station does not name, and about no other', async () => {
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {});
  const known = '<iframe src="https://player.vimeo.com/video/1"></iframe>';
  const embedding = (more: string) => file(ARTICLE.replace('เนื้อข่าว', `<p>เนื้อข่าว</p>${known}${more}`));
  await article('draft', embedding(''));
  expect(consoleError).not.toHaveBeenCalled();
  await clear();
  await article('draft', embedding('<iframe title="x" src=\'https://evil.example/a\'></iframe>'));
  expect(consoleError.mock.calls).toEqual([
    [expect.stringMatching(/^HOSTS\.embed of the station does not name evil\.example: /)],
  ]);
});

test('what is deleted in a text that is copied from Word is left out of the draft, and the warning says so', async () => {
  const warn = vi.spyOn(console, 'error').mockImplementation(() => {});
  const text = '---\nsection: politics\ntitle: แก้จากเวิร์ด\n---\n<p>จับ<del>นายสมชาย</del><ins>เยาวชน</ins></p>';
  const [saved = ''] = await context.run('draft', context.file('word.txt', text));
  expect(warn.mock.calls.flat()).toEqual([
    'Left out of the text, where it is hidden, deleted or a comment: “นายสมชาย”.',
  ]);
  const shown = await context.run('show', saved.split(' ')[0] ?? '');
  expect(shown.join('\n')).toContain('<p>จับ<ins>เยาวชน</ins></p>');
});

test('draft says where a video of YouTube can be shown that is named as the media', async () => {
  const warnings = vi.spyOn(console, 'error').mockImplementation(() => {});
  const address = 'https://youtu.be/dQw4w9WgXcQ';
  await article('draft', file(`---\nsection: sport\ntitle: คลิป\nmedia: ${address}\n---\nเนื้อ`));
  const sentence = `${address} is a page and no film: in an article’s text, alone in a paragraph, it is shown as its player.`;
  expect(warnings.mock.calls).toEqual([[sentence]]);
});

test('draft warns about a film in the text, which readers do not see', async () => {
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {});
  await article('draft', file(`${ARTICLE}\n\n<video src="https://films.example/1.mp4"></video>`));
  expect(consoleError.mock.calls).toEqual([
    ['Readers do not see the <video> in the text: a film is the media: of an article.'],
  ]);
});

test('draft warns of what readers see as it is typed: HTML in the title, Markdown, and an address that is no link', async () => {
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {});
  await article('draft', file('---\nsection: sport\ntitle: ฟุต<b>บอล</b>\n---\n**ด่วน**\n\nhttps://x.com/sala/status/1'));
  expect(consoleError.mock.calls).toEqual([
    [expect.stringMatching(/^Readers see “\*\*ด่วน\*\*” as it is typed: /)],
    ['Readers see <b> in the title as it is typed: it has no HTML.'],
    [expect.stringMatching(/^Readers cannot tap https:\/\/x\.com\/sala\/status\/1, /)],
  ]);
});
