import { demo } from '@sala/demo';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { onBothDatabases, openForAll } from '../../database/testDatabases.ts';
import { loadDemo } from '../../demo/index.ts';
import { CommandFailed } from '../../errors/describeError.ts';
import { importNews } from '../../import/import.ts';
import { narrations } from '../../narrations/schema.ts';
import { addRedirect, findRedirect, listRedirects, removeRedirect } from '../../redirects/redirects.ts';
import { redirects } from '../../redirects/schema.ts';
import { indexOutdated } from '../../search/index.ts';
import { articleSearch } from '../../search/schema.ts';
import { articleDrafts, articles, corrections, withdrawnArticles } from '../schema.ts';
import {
  addCorrection,
  createDraft,
  deleteDraft,
  findArticle,
  listCorrections,
  listVersionHeads,
  publishDraft,
  removeCorrection,
  restoreArticle,
  updateDraft,
  withdrawArticle,
} from './index.ts';

const NOW = new Date('2026-11-21T11:00:00Z');
const LATER = new Date('2026-11-21T12:00:00Z');
const WHO = 'nok';
const fileOf = (title: string, more = '') =>
  `---\nsection: disaster\ntitle: ${title}\ntags: น้ำท่วม, ตลิ่ง\n${more}---\n<p>เนื้อ</p>`;

onBothDatabases((open) => {
  const database = openForAll(open);
  beforeEach(async () => {
    for (const table of [articles, articleDrafts, corrections, withdrawnArticles, redirects])
      await database.db.delete(table);
  });

  const db = () => database.db;
  const readArticle = async (id: number) => (await db().select().from(articles).where(eq(articles.id, id)))[0];
  const draftOf = async (title: string, more?: string) => (await createDraft(db(), fileOf(title, more), WHO)).draft;
  const published = async (title = 'น้ำล้นตลิ่ง') =>
    (await publishDraft(db(), { draft: await draftOf(title), who: WHO }, NOW)).id;
  const isSearched = async (id: number) =>
    (await db().$count(articleSearch, eq(articleSearch.articleId, id))) === 1 && (await indexOutdated(db())) === 0;

  describe('a draft', () => {
    test('is published with its tags and its search entry, and is no longer a draft', async () => {
      const draft = await draftOf('น้ำล้นตลิ่ง', 'marks: breaking\n');
      expect(await db().$count(articles)).toBe(0);
      const { id, publishedAt } = await publishDraft(db(), { draft, who: WHO }, NOW);
      expect(publishedAt).toBe(NOW.toISOString());
      expect(await readArticle(id)).toMatchObject({
        source: 'newsroom',
        section: 'disaster',
        title: 'น้ำล้นตลิ่ง',
        isBreaking: true,
        publishedAt: NOW,
        updatedAt: NOW,
        editedAt: null,
      });
      expect(await findArticle(db(), String(id))).toContain('tags: น้ำท่วม, ตลิ่ง');
      expect(await isSearched(id)).toBe(true);
      expect(await db().$count(articleDrafts)).toBe(0);
      for (const again of [
        () => publishDraft(db(), { draft, who: WHO }, NOW),
        () => updateDraft(db(), draft, fileOf('ฉบับแก้', 'version: 1\n'), WHO),
      ])
        await expect(again()).rejects.toThrow(
          `There is no draft ${draft}: it was published as article ${id}, which articles edit ${id} changes.`,
        );
    });

    test('is published once when two editors publish it at the same time', async () => {
      const draft = await draftOf('น้ำล้นตลิ่ง');
      const both = await Promise.allSettled([1, 2].map(() => publishDraft(db(), { draft, who: WHO }, NOW)));
      expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      expect(await db().$count(articles)).toBe(1);
    });

    test('is published only if its newest version is the expected one', async () => {
      const draft = await draftOf('หนึ่ง');
      await updateDraft(db(), draft, fileOf('สอง', 'version: 1\n'), WHO);
      await expect(publishDraft(db(), { draft, who: WHO, version: 1 }, NOW)).rejects.toThrow(
        `The newest version of ${draft} is 2, not 1: articles versions ${draft} lists them.`,
      );
      expect(await db().$count(articleDrafts)).toBe(1);
      const { id } = await publishDraft(db(), { draft, who: WHO, version: 2 }, NOW);
      expect((await readArticle(id))?.title).toBe('สอง');
    });

    test('is not created from the file of an existing article', async () => {
      const shown = await findArticle(db(), String(await published()));
      await expect(createDraft(db(), shown, WHO)).rejects.toThrow(
        'The file says version: 2, so it changes an existing article: use articles edit.',
      );
      expect(await db().$count(articleDrafts)).toBe(0);
    });

    test('is scheduled for a time in Bangkok', async () => {
      const { id } = await publishDraft(db(), { draft: await draftOf('พรุ่งนี้'), who: WHO, at: '2026-11-22 06:00' }, NOW);
      const at = new Date('2026-11-21T23:00:00Z');
      expect(await readArticle(id)).toMatchObject({ publishedAt: at, updatedAt: at, createdAt: NOW });
    });

    test.each([
      ['2026-11-21 17:59', '2026-11-21 17:59 has passed: to publish now, leave out --at.'],
      ['2569-11-22 06:00', '2569-11-22 06:00 is of the Buddhist era: write 2026-11-22 06:00.'],
      ['2028-11-22 06:00', '2028-11-22 06:00 is more than a year ahead.'],
      ['พรุ่งนี้', /^พรุ่งนี้ is no time: write it as 2026-11-22 06:00/],
    ])('is not scheduled for %s, and remains a draft', async (at, sentence) => {
      const draft = await draftOf('น้ำล้นตลิ่ง');
      await expect(publishDraft(db(), { draft, who: WHO, at }, NOW)).rejects.toThrow(sentence);
      expect(await db().$count(articleDrafts)).toBe(1);
    });

    test('gets a new version with a change, and can be discarded', async () => {
      const draft = await draftOf('หนึ่ง');
      expect(await updateDraft(db(), draft, fileOf('สอง', 'version: 1\n'), WHO)).toEqual({
        draft,
        version: 2,
        articleId: null,
        title: 'สอง',
      });
      expect(await findArticle(db(), draft)).toContain('title: สอง');
      await deleteDraft(db(), draft, WHO);
      await expect(deleteDraft(db(), draft, WHO)).rejects.toThrow(
        `There is no draft ${draft}: it was discarded, and articles restore ${draft} has it back.`,
      );
    });
  });

  describe('an embargo', () => {
    const EMBARGO = 'embargo: 2026-11-22 06:00\n';

    test('prevents publication before its time, and allows it at that time', async () => {
      const draft = await draftOf('งานวิจัย', EMBARGO);
      for (const at of [undefined, '2026-11-22 05:59'])
        await expect(publishDraft(db(), { draft, who: WHO, ...(at && { at }) }, NOW)).rejects.toThrow(
          'The article is under embargo until 2026-11-22 06:00: publish it with --at "2026-11-22 06:00" or later.',
        );
      expect(await db().$count(articles)).toBe(0);
      const { publishedAt } = await publishDraft(db(), { draft, who: WHO, at: '2026-11-22 06:00' }, NOW);
      expect(publishedAt).toBe('2026-11-21T23:00:00.000Z');
    });

    test('is enforced by the database, too', async () => {
      const { id } = await publishDraft(
        db(),
        { draft: await draftOf('ก', EMBARGO), who: WHO, at: '2026-11-22 06:00' },
        NOW,
      );
      await expect(db().update(articles).set({ publishedAt: NOW }).where(eq(articles.id, id))).rejects.toThrow();
    });
  });

  describe('a published article', () => {
    test('has one working copy, which readers see when it is published', async () => {
      const id = await published();
      await db().update(articles).set({ views: 7 }).where(eq(articles.id, id));
      const { draft } = await updateDraft(db(), String(id), fileOf('ฉบับแก้', 'version: 2\n'), WHO);
      expect(await updateDraft(db(), String(id), fileOf('ฉบับแก้ 2', 'version: 3\n'), WHO)).toMatchObject({
        draft,
        version: 4,
        articleId: id,
      });
      expect((await readArticle(id))?.title).toBe('น้ำล้นตลิ่ง');
      await publishDraft(db(), { draft, who: WHO, correction: 'แก้ชื่อตำบล' }, LATER);
      expect(await readArticle(id)).toMatchObject({
        title: 'ฉบับแก้ 2',
        views: 7,
        publishedAt: NOW,
        updatedAt: LATER,
        editedAt: LATER,
      });
      expect(await db().select().from(corrections)).toMatchObject([{ articleId: id, note: 'แก้ชื่อตำบล', at: LATER }]);
      expect(await isSearched(id)).toBe(true);
    });

    test('gets a correction without a change of its text', async () => {
      const id = await published();
      await addCorrection(db(), id, '  แก้\nตัวเลข ', WHO, LATER);
      expect(await readArticle(id)).toMatchObject({ updatedAt: LATER, title: 'น้ำล้นตลิ่ง' });
      expect(await db().select().from(corrections)).toMatchObject([{ note: 'แก้ ตัวเลข' }]);
      await expect(addCorrection(db(), id, ' ', WHO, LATER)).rejects.toThrow('The correction is empty.');
      await expect(addCorrection(db(), id, 'แก้ ตัวเลข', WHO, LATER)).rejects.toThrow('says the same already');
      await expect(addCorrection(db(), 5, 'แก้', WHO, LATER)).rejects.toThrow('There is no published article 5.');
      const ahead = await publishDraft(db(), { draft: await draftOf('พรุ่งนี้'), who: WHO, at: '2026-11-22 06:00' }, NOW);
      await expect(addCorrection(db(), ahead.id, 'แก้', WHO, LATER)).rejects.toThrow('There is no published article');
      expect(await isSearched(id)).toBe(true);
    });

    test('can lose a wrong correction, which adds a version', async () => {
      const id = await published();
      await addCorrection(db(), id, 'แก้ตัวเลข', WHO, LATER);
      await addCorrection(db(), id, 'ของข่าวอื่น', WHO, LATER);
      const [wrong, right] = await listCorrections(db(), id);
      expect(await removeCorrection(db(), wrong?.correction ?? 0, WHO, LATER)).toMatchObject({ id, note: 'ของข่าวอื่น' });
      expect(await listCorrections(db(), id)).toEqual([right]);
      expect((await listVersionHeads(db(), String(id))).at(-1)).toMatchObject({
        event: 'uncorrect',
        note: 'ของข่าวอื่น',
        isPublished: true,
      });
      expect(await isSearched(id)).toBe(true);
      await expect(removeCorrection(db(), wrong?.correction ?? 0, WHO, LATER)).rejects.toThrow(
        /^There is no correction \d+: articles corrections ID lists them\.$/,
      );
    });

    test('cannot be scheduled, and a new article cannot be published with a correction', async () => {
      const { draft } = await updateDraft(db(), String(await published()), fileOf('ฉบับแก้', 'version: 2\n'), WHO);
      await expect(publishDraft(db(), { draft, who: WHO, at: '2026-11-22 06:00' }, LATER)).rejects.toThrow(
        /is published already/,
      );
      const other = await draftOf('ใหม่');
      await expect(publishDraft(db(), { draft: other, who: WHO, correction: 'x' }, LATER)).rejects.toThrow(
        /nothing to correct/,
      );
    });

    test('is withdrawn with its reason, and is restored unchanged', async () => {
      const id = await published();
      const before = await readArticle(id);
      const { draft } = await updateDraft(db(), String(id), fileOf('ฉบับแก้', 'version: 2\n'), WHO);
      expect(await withdrawArticle(db(), id, 'แหล่งข่าวถอน', WHO)).toMatchObject({ title: 'น้ำล้นตลิ่ง' });
      // the reason of a withdrawal is corrected while the article stays withdrawn
      await withdrawArticle(db(), id, 'แหล่งข่าวถอนคำ', WHO);
      expect(await db().$count(articles)).toBe(0);
      expect(await db().select().from(withdrawnArticles)).toMatchObject([{ id, reason: 'แหล่งข่าวถอนคำ' }]);
      await expect(withdrawArticle(db(), id, undefined, WHO)).rejects.toThrow(`Article ${id} is withdrawn already.`);
      await expect(withdrawArticle(db(), 5, 'ถอน', WHO)).rejects.toThrow('There is no article 5.');
      await expect(publishDraft(db(), { draft, who: WHO }, LATER)).rejects.toThrow(
        `Article ${id} is withdrawn: publish with --again to put it out again with this text.`,
      );
      await restoreArticle(db(), id, WHO);
      expect(await readArticle(id)).toEqual(before);
      expect(await findArticle(db(), String(id))).toContain('tags: น้ำท่วม, ตลิ่ง');
      expect(await isSearched(id)).toBe(true);
      await expect(restoreArticle(db(), id, WHO)).rejects.toThrow(`No article ${id} is withdrawn.`);
    });

    test('that is withdrawn is corrected before it is out again', async () => {
      const id = await published();
      await withdrawArticle(db(), id, 'ภาพละเมิด', WHO);
      expect(await findArticle(db(), String(id))).toMatch(/^---\nversion: 3\n(?:.*\n)*title: น้ำล้นตลิ่ง\n/);
      const { draft } = await updateDraft(db(), String(id), fileOf('ไม่มีภาพแล้ว', 'version: 3\n'), WHO);
      expect(await readArticle(id)).toBeUndefined();
      const other = await draftOf('เรื่องอื่น');
      await publishDraft(db(), { draft, who: WHO, again: true }, LATER);
      expect(await readArticle(id)).toMatchObject({ title: 'ไม่มีภาพแล้ว', publishedAt: NOW });
      expect(await isSearched(id)).toBe(true);
      expect(await db().$count(withdrawnArticles)).toBe(0);
      const { draft: next } = await updateDraft(db(), String(id), fileOf('แก้อีก', 'version: 5\n'), WHO);
      await expect(publishDraft(db(), { draft: next, who: WHO, again: true }, LATER)).rejects.toThrow(
        `Article ${id} is not withdrawn: publish ${next} without --again.`,
      );
      await expect(publishDraft(db(), { draft: other, who: WHO, again: true }, LATER)).rejects.toThrow('is new');
    });

    test('loses its narrations when it is withdrawn, and is restored without them', async () => {
      const id = await published();
      const reading = { revision: '', bytes: 1, duration: 1, lines: [], provider: 'espeak' };
      await db()
        .insert(narrations)
        .values([12, 1].map((speaker) => ({ articleId: id, speaker, sound: `s${speaker}`, ...reading })));
      await db().update(articles).set({ voicePath: '/speech/s12.mp3' });
      expect((await withdrawArticle(db(), id, undefined, WHO)).sounds.sort()).toEqual(['s1', 's12']);
      await restoreArticle(db(), id, WHO);
      expect((await readArticle(id))?.voicePath).toBe('');
      expect(await db().$count(narrations)).toBe(0);
    });

    test.each(['0', '-1', '99999999999', 'x', 'd0', 'd99999999999'])('is not found as %s', async (name) => {
      await expect(findArticle(db(), name)).rejects.toThrow(CommandFailed);
    });
  });

  test('neither an import nor a demo start brings back a withdrawn article, and an import overwrites no edit', async () => {
    const line = (id: string) =>
      Buffer.from(`${JSON.stringify({ id, title: 'เดิม', publishedAt: '2025-03-01', paragraphs: ['ก'] })}\n`);
    const importLines = async () => {
      const { Readable } = await import('node:stream');
      for await (const _ of importNews(db(), Readable.from([line('a'), line('b')]), new AbortController().signal))
        _ satisfies object;
    };
    await importLines();
    const [a, b] = await db().select().from(articles).orderBy(articles.sourceId);
    await withdrawArticle(db(), a?.id ?? 0, undefined, WHO);
    const { draft } = await updateDraft(db(), String(b?.id), fileOf('แก้แล้ว', 'version: 1\n'), WHO);
    await publishDraft(db(), { draft, who: WHO }, NOW);
    await importLines();
    expect((await db().select().from(articles)).map((row) => row.title)).toEqual(['แก้แล้ว']);

    const [article] = demo.articles();
    if (!article) throw new Error('the demo is empty');
    const pages = { infographics: [], topics: [], entries: [], pages: [] };
    await loadDemo(db(), NOW, { ...demo, articles: () => [article], pages: () => pages });
    await withdrawArticle(db(), article.id, undefined, WHO);
    await loadDemo(db(), LATER, { ...demo, articles: () => [article], pages: () => pages });
    expect(await readArticle(article.id)).toBeUndefined();
  });

  describe('a redirect', () => {
    test('matches its path however that is written, and leads straight to the last target of a chain', async () => {
      await addRedirect(db(), { from: '/ข่าว/เก่า/', to: '/news/content/1?a=1' });
      await addRedirect(db(), { from: '/news/content/1', to: 'https://org.sala.example/about' });
      expect(await listRedirects(db())).toEqual([
        { from: '/news/content/1', to: 'https://org.sala.example/about' },
        { from: '/ข่าว/เก่า', to: 'https://org.sala.example/about' },
      ]);
      for (const path of ['/ข่าว/เก่า', encodeURI('/ข่าว/เก่า'), encodeURI('/ข่าว/เก่า/').toLowerCase()])
        expect(await findRedirect(db(), path)).toBe('https://org.sala.example/about');
      for (const path of ['/', '/nothing', '/%00', '/%E0%A4%A', 'x', '//evil.example'])
        expect(await findRedirect(db(), path), path).toBeNull();
      await removeRedirect(db(), '/ข่าว/เก่า/');
      await expect(removeRedirect(db(), '/ข่าว/เก่า')).rejects.toThrow('There is no redirect from /ข่าว/เก่า.');
    });

    test.each([
      ['/a', '/a/', /cannot lead to itself/],
      ['/b', '/a', /^\/a itself redirects to \/b: /],
      ['/c', '//evil.example', /is neither\.$/],
      ['/c', 'https://evil.example/', /is neither\.$/],
      ['/c', 'http://org.sala.example/', /is neither\.$/],
      ['/c', 'https://org.sala.example@evil.example/', /is neither\.$/],
      ['/c', 'javascript:alert(1)', /is neither\.$/],
      ['/c', '/\\evil.example', /is neither\.$/],
      ['/c?x=1', '/d', /is no path of this site/],
      ['https://www.sala.example/c', '/d', /is no path of this site/],
    ])('from %s to %s is rejected', async (from, to, sentence) => {
      await addRedirect(db(), { from: '/a', to: '/b' });
      await expect(addRedirect(db(), { from, to })).rejects.toThrow(sentence);
      expect(await listRedirects(db())).toHaveLength(1);
    });
  });
});
