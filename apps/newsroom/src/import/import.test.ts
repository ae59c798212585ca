import { createReadStream, existsSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { addDays, toDay } from '@sala/thai';
import { count, eq, max, min, sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { unscheduleArticle } from '../articles/editing/index.ts';
import { articles } from '../articles/schema.ts';
import { listRows } from '../database/index.ts';
import { onBothDatabases, openForAll } from '../database/testDatabases.ts';
import { toArticleVector } from '../search/indexing/articleVector.ts';
import { type ImportReport, importNews } from './import.ts';
import { readLines } from './ndjson.ts';

const REAL = join(import.meta.dirname, '../../../../../shared/data/thai-government-news.ndjson.gz');

interface Item {
  id: string;
  title?: string;
  paragraphs?: string[];
  publishedAt?: string;
  category?: string;
  source?: string;
  picture?: string;
  sourceUrl?: string;
}

const lineOf = (item: Item) =>
  JSON.stringify({
    category: 'ด้านเศรษฐกิจ',
    title: `ข่าว ${item.id}`,
    publishedAt: '2025-03-01',
    paragraphs: ['เนื้อข่าว'],
    sourceUrl: 'https://agency.test/1',
    ...item,
  });
const fileOf = (...items: (Item | string | Buffer)[]) =>
  Buffer.concat(
    items.flatMap((item) => [
      Buffer.isBuffer(item) ? item : Buffer.from(typeof item === 'string' ? item : lineOf(item)),
      Buffer.from('\n'),
    ]),
  );

onBothDatabases((open) => {
  const database = openForAll(open);
  beforeEach(async () => {
    await database.db.delete(articles);
  });

  async function runImport(file: Buffer | Readable): Promise<ImportReport> {
    let last: ImportReport | undefined;
    const source = Buffer.isBuffer(file) ? Readable.from([file], { objectMode: false }) : file;
    for await (const report of importNews(database.db, source, new AbortController().signal)) last = report;
    if (!last) throw new Error('there was no report');
    return last;
  }
  const rows = () => database.db.select().from(articles).orderBy(articles.sourceId);
  const titles = async () => (await rows()).map((row) => row.title);

  test.each([
    ['uncompressed', (bytes: Buffer) => bytes],
    ['gzipped', gzipSync],
  ])('a file that is %s is imported, each line as an article', async (_, pack) => {
    const report = await runImport(pack(fileOf({ id: 'a' }, { id: 'b' })));
    expect(report).toMatchObject({
      of: 2,
      lines: 2,
      added: 2,
      changed: 0,
      unchanged: 0,
      repeated: 0,
      badLines: 0,
      bad: [],
    });
    expect(await rows()).toMatchObject([
      {
        source: 'thaigov',
        sourceId: 'a',
        section: 'economy',
        title: 'ข่าว a',
        lead: 'เนื้อข่าว',
        body: '<p>เนื้อข่าว</p>',
        picture: '',
        credit: 'https://agency.test/1',
        publishedAt: new Date('2025-02-28T17:00:00Z'),
        createdAt: new Date('2025-02-28T17:00:00Z'),
        updatedAt: new Date('2025-02-28T17:00:00Z'),
      },
      { sourceId: 'b' },
    ]);
  });

  test('an empty file imports nothing', async () => {
    expect(await runImport(Buffer.alloc(0))).toEqual({
      of: 0,
      lines: 0,
      repeated: 0,
      added: 0,
      changed: 0,
      unchanged: 0,
      badLines: 0,
      bad: [],
      scheduled: 0,
      lastAt: null,
      pictureHosts: new Set(),
    });
  });

  test('importing a file again duplicates nothing and changes nothing', async () => {
    const file = fileOf({ id: 'a' }, { id: 'b' }, { id: 'c' });
    await runImport(file);
    const before = await rows();
    expect(await runImport(file)).toMatchObject({ lines: 3, added: 0, changed: 0, unchanged: 3 });
    expect(await rows()).toEqual(before);
  });

  test('an article that became a draft again does not come back', async () => {
    const file = fileOf({ id: 'unscheduled', publishedAt: addDays(toDay(Date.now()), 3) });
    const report = await runImport(file);
    const [scheduled] = await rows();
    expect(report).toMatchObject({ scheduled: 1, lastAt: scheduled?.publishedAt });
    await unscheduleArticle(database.db, scheduled?.id ?? 0, 'nok');
    expect(await runImport(file)).toMatchObject({ lines: 1, added: 0 });
    expect(await rows()).toEqual([]);
  });

  test('a changed line updates its article, which keeps its id', async () => {
    await runImport(fileOf({ id: 'a' }, { id: 'b' }));
    const [before] = await rows();
    const report = await runImport(fileOf({ id: 'a', title: 'หัวข้อใหม่' }, { id: 'b' }, { id: 'c' }));
    expect(report).toMatchObject({ added: 1, changed: 1, unchanged: 1 });
    const [after] = await rows();
    expect(after).toMatchObject({ id: before?.id, title: 'หัวข้อใหม่', createdAt: before?.createdAt });
    expect(after?.updatedAt.getTime()).toBeGreaterThan(before?.updatedAt.getTime() ?? Number.POSITIVE_INFINITY);
  });

  test.each<Omit<Item, 'id'>>([
    { category: 'ด้านสังคม' },
    { title: 'หัวข้อใหม่' },
    { paragraphs: ['ย่อหน้าใหม่'] },
    { paragraphs: ['เนื้อข่าว', 'ย่อหน้าใหม่'] },
    { publishedAt: '2025-03-02' },
    { picture: 'https://agency.test/1.jpg' },
    { sourceUrl: 'https://agency.test/2' },
  ])('a change of %o alone updates the article to what a new import would store', async (change) => {
    const parts = async () =>
      (await rows()).map(({ section, title, lead, body, picture, credit, publishedAt }) => {
        return { section, title, lead, body, picture, credit, publishedAt };
      });
    await runImport(fileOf({ id: 'a' }));
    expect(await runImport(fileOf({ id: 'a', ...change }))).toMatchObject({ changed: 1 });
    const changed = await parts();
    await database.db.delete(articles);
    await runImport(fileOf({ id: 'a', ...change }));
    expect(changed).toEqual(await parts());
  });

  test('of two lines with one id the last one is imported, at every import', async () => {
    const file = fileOf({ id: 'a', title: 'หนึ่ง' }, { id: 'b' }, { id: 'a', title: 'สอง' });
    expect(await runImport(file)).toMatchObject({ lines: 3, added: 2, changed: 0, unchanged: 0, repeated: 1 });
    expect(await titles()).toEqual(['สอง', 'ข่าว b']);
    const before = await rows();
    expect(await runImport(file)).toMatchObject({ lines: 3, added: 0, changed: 0, unchanged: 2, repeated: 1 });
    expect(await rows()).toEqual(before);
  });

  test('the same id of another source is another article', async () => {
    await database.db.insert(articles).values({
      source: 'other',
      sourceId: 'a',
      section: 'sport',
      title: 'ของคนอื่น',
      publishedAt: new Date('2025-01-01T00:00:00Z'),
    });
    expect(await runImport(fileOf({ id: 'a' }))).toMatchObject({ added: 1 });
    expect((await titles()).sort()).toEqual(['ของคนอื่น', 'ข่าว a'].sort());
  });

  test('a line with a source is imported under that source, and the report names the host of its picture', async () => {
    const report = await runImport(
      fileOf({ id: 'a' }, { id: 'a', source: 'wire.test', picture: 'https://media.test/1.jpg' }),
    );
    expect(report).toMatchObject({ added: 2, repeated: 0, pictureHosts: new Set(['media.test']) });
    expect((await rows()).map(({ source, picture }) => [source, picture]).sort()).toEqual([
      ['thaigov', ''],
      ['wire.test', 'https://media.test/1.jpg'],
    ]);
  });

  test('bad lines are reported by their number in the file, and the others are imported', async () => {
    const file = fileOf(
      { id: 'a' },
      '{"id": "broken"',
      '',
      { id: 'nul', title: 'a\0b' },
      { id: 'nul-too', paragraphs: ['a\0b'] },
      { id: 'nul\0' },
      { id: 'old', publishedAt: '1899-12-31' },
      { id: 'thirteenth', publishedAt: '2025-13-01' },
      { id: 'untitled', title: '\u200b ' },
      { id: 'b' },
      Buffer.from(lineOf({ id: 'thai', title: 'x' }).replace('x', '\xa1\xd2\xc3'), 'latin1'),
    );
    const report = await runImport(file);
    expect(report).toMatchObject({ lines: 10, added: 2 });
    expect(report.bad).toEqual([
      { line: 2, reason: 'not JSON' },
      { line: 4, reason: 'title: it has a NUL character' },
      { line: 5, reason: 'paragraphs.0: it has a NUL character' },
      { line: 6, reason: 'id: it has a NUL character' },
      { line: 7, reason: 'publishedAt: 1899-12-31 is before the year 1900' },
      {
        line: 8,
        reason: 'publishedAt: “2025-13-01” is no day, such as 2025-03-01, and no time, such as 2025-03-01T08:30',
      },
      { line: 9, reason: 'title: it is missing' },
      { line: 11, reason: 'not UTF-8' },
    ]);
    expect(await titles()).toEqual(['ข่าว a', 'ข่าว b']);
  });

  test('a line that is too long is reported as bad', async () => {
    const report = await runImport(fileOf({ id: 'a' }, 'x'.repeat(4 * 1024 * 1024 + 1), { id: 'b' }));
    expect(report).toMatchObject({ lines: 3, added: 2, bad: [{ line: 2, reason: 'longer than a line may be' }] });
  });

  test('ids and texts that are too long are reported as bad, and the others are imported', async () => {
    const letters = (length: number) => Array.from({ length }, (_, index) => (index * 7919).toString(36)).join('');
    const text = 'its text has 300008 characters with its tags, and readers get at most 300000';
    const lines = fileOf({ id: letters(3000) }, { id: 'a' }, { id: 'b', paragraphs: ['ก'.repeat(300_001)] });
    expect(await runImport(lines)).toMatchObject({
      added: 1,
      bad: [
        { line: 1, reason: 'id: it is longer than 500 characters' },
        { line: 3, reason: text },
      ],
    });
    const host = `https://${Array.from({ length: 400 }, (_, index) => index.toString(36)).join('.')}.test`;
    const guid = letters(500).slice(0, 500);
    const long = `<description>&lt;p&gt;${'ก'.repeat(300_001)}&lt;/p&gt;</description>`;
    const feed = feedOf(itemOf(guid, '', 'ข่าว'), itemOf('c', long))
      .toString()
      .replace('https://news.test', host);
    expect(await runImport(Buffer.from(feed))).toMatchObject({
      added: 1,
      bad: [{ line: 4, reason: `item 2: ${text}` }],
    });
  });

  test('lines whose source and id are the same only when joined are two articles', async () => {
    const lines = fileOf({ source: 'a', id: 'b c' }, { source: 'a b', id: 'c' });
    expect(await runImport(lines)).toMatchObject({ added: 2, repeated: 0 });
  });

  test('of a truncated gzip file the complete batches are stored', async () => {
    const zipped = gzipSync(
      fileOf(...Array.from({ length: 2000 }, (_, index) => ({ id: `${index} ${Math.sin(index)}` }))),
    );
    await expect(runImport(zipped.subarray(0, zipped.length * 0.6))).rejects.toThrow('unexpected end of file');
    // how much of the last chunk is still unpacked depends on the machine
    const stored = (await rows()).length;
    expect(stored).toBeGreaterThanOrEqual(200);
    expect(stored % 200).toBe(0);
    expect(stored).toBeLessThan(2000);
  });

  const feedOf = (...items: string[]) =>
    Buffer.from(
      `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0"><channel><link>https://news.test</link>\n${items.join('\n')}</channel></rss>`,
    );
  const itemOf = (guid: string, more = '', title = `ข่าว ${guid}`) =>
    `<item><title>${title}</title><guid>${guid}</guid><pubDate>Wed, 18 Feb 2026 15:28:35 +0700</pubDate>${more}</item>`;

  test.each([
    ['uncompressed', (bytes: Buffer) => bytes],
    ['gzipped', gzipSync],
  ])('a feed that is %s is imported, each item as an article, and is unchanged the second time', async (_, pack) => {
    const content = '<category>กีฬา</category><description><![CDATA[<p>เนื้อข่าว</p>]]></description>';
    const file = pack(feedOf(itemOf('a', content), itemOf('b')));
    expect(await runImport(file)).toEqual({
      of: 2,
      lines: 2,
      added: 2,
      changed: 0,
      unchanged: 0,
      repeated: 0,
      badLines: 0,
      bad: [],
      scheduled: 0,
      lastAt: null,
      pictureHosts: new Set(),
    });
    expect(await rows()).toMatchObject([
      {
        source: 'news.test',
        sourceId: 'a',
        section: 'sport',
        title: 'ข่าว a',
        lead: 'เนื้อข่าว',
        body: '<p>เนื้อข่าว</p>',
        publishedAt: new Date('2026-02-18T08:28:35Z'),
      },
      { sourceId: 'b', section: 'social' },
    ]);
    const before = await rows();
    expect(await runImport(file)).toMatchObject({ added: 0, changed: 0, unchanged: 2 });
    expect(await rows()).toEqual(before);
    expect(await runImport(pack(feedOf(itemOf('a', content, 'หัวข้อใหม่'))))).toMatchObject({ changed: 1 });
    expect(await titles()).toEqual(['หัวข้อใหม่', 'ข่าว b']);
  });

  test('bad items of a feed are reported by number and line, and the others are imported', async () => {
    const report = await runImport(
      feedOf(itemOf('a'), itemOf('b', '', ''), itemOf('c').replace('2026', '2569'), itemOf('d')),
    );
    expect(report).toMatchObject({ lines: 4, added: 2, badLines: 2 });
    expect(report.bad).toEqual([
      { line: 4, reason: 'item 2: title: it is missing' },
      { line: 5, reason: 'item 3: pubDate: Wed, 18 Feb 2569 15:28:35 +0700 is more than a year ahead' },
    ]);
    expect(await titles()).toEqual(['ข่าว a', 'ข่าว d']);
  });

  test('an item that is not in the encoding of its feed is reported as bad', async () => {
    const feed = feedOf(itemOf('a'), itemOf('b', '', 'x'), itemOf('c')).toString('latin1');
    const report = await runImport(Buffer.from(feed.replace('<title>x', '<title>\xa1\xd2\xc3'), 'latin1'));
    expect(report.bad).toEqual([
      { line: 4, reason: 'item 2: title: has bytes that are no characters in the encoding of the feed' },
    ]);
    expect(await titles()).toEqual(['ข่าว a', 'ข่าว c']);
  });

  test('a web page is rejected as no feed', async () => {
    await expect(runImport(Buffer.from('\n <!doctype html><html></html>'))).rejects.toThrow(
      'This is XML, but no RSS feed: it begins with <html>.',
    );
  });

  test('importNews reports its progress after every 200 lines', async () => {
    const file = fileOf(...Array.from({ length: 450 }, (_, index) => ({ id: String(index) })));
    const lines: number[] = [];
    for await (const report of importNews(database.db, Readable.from([file]), new AbortController().signal))
      lines.push(report.lines);
    expect(lines).toEqual([200, 400, 450]);
  });

  /** Fails when an article can be found by the title and lead of another, or not at all. */
  const expectOwnVectors = async () => {
    const stored = await database.db.select().from(articles);
    // without the body, which the head of a vector has nothing of
    const own = stored.map(
      (article) => sql`(${article.id}::int, ${toArticleVector({ ...article, body: '' }).head}::tsvector)`,
    );
    const found = await listRows(
      database.db,
      sql`
      select 1 from article_search join (values ${sql.join(own, sql`, `)}) as own(id, head) on own.id = article_id
      where article_search.head = own.head`,
    );
    expect(found).toHaveLength(stored.length);
  };

  test('600 real lines are imported, and are unchanged the second time', async ({ skip }) => {
    skip(!existsSync(REAL), 'the real news is not here: ../shared/data/thai-government-news.ndjson.gz');
    const realLines: string[] = [];
    for await (const { text } of readLines(createReadStream(REAL))) {
      realLines.push(text ?? '');
      if (realLines.length === 600) break;
    }
    const file = gzipSync(realLines.join('\n'));
    const first = await runImport(file);
    expect(first.lines).toBe(600);
    expect(first.added + first.bad.length).toBe(600);
    expect(first.bad.length).toBeLessThan(6);
    expect(await runImport(file)).toMatchObject({ added: 0, changed: 0, unchanged: first.added });
    await expectOwnVectors();
    const [all] = await database.db
      .select({ total: count(), oldest: min(articles.publishedAt), newest: max(articles.publishedAt) })
      .from(articles);
    expect(all?.total).toBe(first.added);
    expect(await database.db.$count(articles, eq(articles.picture, ''))).toBe(first.added);
    expect(all?.oldest).toEqual(new Date('2024-06-30T17:00:00Z'));
    const [one] = await database.db.select().from(articles).where(eq(articles.sourceId, '85195'));
    expect(one).toMatchObject({ section: 'economy', title: expect.stringMatching(/^“สุริยะ” ดัน/) });
    // its first paragraph is dots
    expect(one?.lead).toMatch(/^“สุริยะ” ดัน/);
    expect(one?.body).not.toContain('<p>.....</p>');
  });
});
