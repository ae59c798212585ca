import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DemoArticle, demo } from '@sala/demo';
import { CATEGORY_SLUGS } from '@sala/station';
import { asc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { readDemoArticles } from '../../../../packages/demo/src/articles.ts';
import { readDemoPages, readDemoSpecials } from '../../../../packages/demo/src/collections.ts';
import { articles, articleTags, tags } from '../articles/schema.ts';
import { authorKey } from '../authors/authorKey.ts';
import { onBothDatabases, openForAll } from '../database/testDatabases.ts';
import { infographics } from '../galleries/schema.ts';
import { page } from '../pages/index.ts';
import { setFact } from '../situations/facts.ts';
import { removePost } from '../situations/posts.ts';
import { situationEntries, topics } from '../situations/schema.ts';
import { loadDemo } from './index.ts';

const TAGS = ['p', 'h2', 'h3', 'h4', 'blockquote', 'ul', 'ol', 'li', 'strong', 'em', 'a'];
/** The pictures that more than one item has. */
const namedTwice = (items: readonly { picture?: string | undefined }[]): string[] => {
  const named = items.flatMap(({ picture }) => picture || []);
  return named.filter((name, index) => named.indexOf(name) !== index);
};

const TABLE_TAGS = ['table', 'thead', 'tbody', 'tr', 'th', 'td'];

describe('the demo articles', () => {
  const demoArticles = [...readDemoArticles(), ...readDemoSpecials()];
  const ids = new Set(demoArticles.map((article) => article.id));
  const htmlOf = (article: DemoArticle) => article.body.filter((block) => typeof block === 'string');

  test('are at least 120, of every section', () => {
    expect(demoArticles.length).toBeGreaterThanOrEqual(120);
    expect(new Set(demoArticles.map((article) => article.section))).toEqual(new Set(CATEGORY_SLUGS));
  });

  test('have unique ids below those that the database assigns', () => {
    expect(ids.size).toBe(demoArticles.length);
    expect(Math.max(...ids)).toBeLessThan(1_000_000);
  });

  test('are related to other existing articles, each once', () => {
    for (const { id, related } of demoArticles) {
      expect(related.filter((one) => one === id || !ids.has(one))).toEqual([]);
      expect(new Set(related).size).toBe(related.length);
    }
  });

  test('include breaking ones, ones in focus, ones with a gallery and ones written with AI', () => {
    for (const mark of ['breaking', 'focus', 'byAi'] as const)
      expect(demoArticles.filter((one) => one[mark])).not.toEqual([]);
    expect(demoArticles.filter((one) => one.gallery.length > 0)).not.toEqual([]);
    for (const one of demoArticles.filter((one) => one.breaking)) expect(one.minutesAgo).toBeLessThan(24 * 60);
  });

  test('show only pictures that the demo can draw', async () => {
    const { PICTURES } = await import('../../../../packages/demo/src/pictures/index.ts');
    const named = demoArticles.flatMap((one) => [
      one.picture,
      ...one.gallery.map(({ picture }) => picture),
      ...one.body.flatMap((block) => (typeof block === 'string' ? [] : [block.picture])),
    ]);
    expect([...new Set(named)].filter((name) => !Object.hasOwn(PICTURES, name)).sort()).toEqual([]);
  });

  test('use a few HTML tags, correctly nested, with the href of links as the only attribute', () => {
    for (const article of demoArticles) {
      for (const html of htmlOf(article)) {
        const open: string[] = [];
        for (const [, slash, tag = '', attributes] of html.matchAll(/<(\/?)([^\s>/]*)([^>]*)>/g)) {
          expect([...TAGS, ...TABLE_TAGS]).toContain(tag);
          if (slash) expect(open.pop()).toBe(tag);
          else open.push(tag);
          expect(attributes).toMatch(tag === 'a' && !slash ? /^ href="[^"]*"$/ : /^$/);
        }
        expect(open).toEqual([]);
        expect(html.replaceAll(/<[^<>]*>/g, '')).not.toMatch(/[<>]/);
      }
    }
  });

  test('link only to demo articles', () => {
    const hrefs = demoArticles
      .flatMap(htmlOf)
      .flatMap((html) => [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href));
    expect(hrefs.filter((href) => !ids.has(Number(/^\/news\/content\/(\d+)$/.exec(href ?? '')?.[1])))).toEqual([]);
  });
});

test('the demo’s authors have keys that the newsroom allows, and articles that exist', () => {
  const ids = new Set(demo.articles().map(({ id }) => id));
  for (const author of demo.authors()) {
    expect(authorKey.safeParse(author.key).success).toBe(true);
    expect(author.articles.filter((id) => !ids.has(id))).toEqual([]);
  }
});

describe('the demo’s clips, features, galleries, infographics and topics', () => {
  const specials = readDemoSpecials();
  const { infographics: drawn, topics: followed, entries, pages } = readDemoPages();
  const edited = pages.map(({ sections }) => page.parse({ sections }));

  test('are enough for their pages', () => {
    expect(specials.filter((one) => one.film).length).toBeGreaterThanOrEqual(14);
    expect(specials.filter((one) => one.feature).length).toBeGreaterThanOrEqual(10);
    const galleries = specials.filter((one) => one.gallery.length > 0);
    expect(galleries.length).toBeGreaterThanOrEqual(12);
    for (const { gallery } of galleries) {
      expect(gallery.length).toBeGreaterThanOrEqual(5);
      expect(gallery.length).toBeLessThanOrEqual(9);
      for (const { caption } of gallery) expect(caption).toMatch(/[ก-๙]{4}/);
    }
    expect(drawn.length).toBeGreaterThanOrEqual(10);
    expect(followed.length).toBeGreaterThanOrEqual(3);
  });

  test('show only pictures that the demo can draw', async () => {
    const { PICTURES } = await import('../../../../packages/demo/src/pictures/index.ts');
    const ofPages = edited.flatMap(({ sections }) => sections.flatMap(({ data }) => data.map(({ imgUrl }) => imgUrl)));
    const named = [
      ...[...drawn, ...followed].map(({ picture }) => picture),
      ...entries.map(({ picture }) => picture).filter(Boolean),
      ...ofPages.filter(Boolean).map((file) => file.replace('.webp', '')),
    ];
    expect(named.filter((name) => !Object.hasOwn(PICTURES, name))).toEqual([]);
  });

  test('use drawings of infographics for infographics alone, each once', async () => {
    const { INFOGRAPHICS } = await import('../../../../packages/demo/src/pictures/index.ts');
    const named = drawn.map(({ picture }) => picture);
    expect(named.filter((name) => !INFOGRAPHICS.has(name))).toEqual([]);
    expect(namedTwice(drawn)).toEqual([]);
    const others = [...readDemoArticles(), ...specials, ...followed, ...entries];
    expect(others.filter(({ picture }) => picture && INFOGRAPHICS.has(picture))).toEqual([]);
  });

  test('have no picture twice on one page', () => {
    const demoArticles = [...readDemoArticles(), ...specials];
    const pages = new Map<string, readonly { picture?: string | undefined }[]>([
      ...CATEGORY_SLUGS.map((slug) => [`/news/${slug}`, demoArticles.filter((one) => one.section === slug)] as const),
      ['clips', specials.filter((one) => one.film)],
      ['features', specials.filter((one) => one.feature)],
      ['galleries', specials.filter((one) => one.isGallery)],
      ['newest', demoArticles.toSorted((a, b) => a.minutesAgo - b.minutesAgo).slice(0, 30)],
      ['most read', demoArticles.toSorted((a, b) => b.views - a.views).slice(0, 12)],
      ['in focus or breaking', demoArticles.filter((one) => one.focus || one.breaking)],
      ...followed.map((topic) => {
        const its = demoArticles.filter((one) => one.tags.some((tag) => topic.tags.includes(tag)));
        return [topic.id, [topic, ...entries.filter((entry) => entry.topicId === topic.id), ...its]] as const;
      }),
    ]);
    expect(Object.fromEntries([...pages].map(([page, items]) => [page, namedTwice(items)]))).toEqual(
      Object.fromEntries([...pages.keys()].map((page) => [page, []])),
    );
  });

  test('have a table or list in each infographic, with its sources as plain addresses', () => {
    for (const { content } of drawn) {
      expect(content).toMatch(/<(table|ul|ol)>/);
      expect(content).toMatch(/ที่มา: .*https?:\/\//);
      expect(content).not.toContain('<a');
    }
  });

  test('have enough facts and entries in each situation, in the order in which they happened', () => {
    const situations = followed.filter((topic) => topic.startedMinutesAgo);
    expect(situations).not.toEqual([]);
    for (const { id, facts, startedMinutesAgo = 0 } of situations) {
      const its = entries.filter((entry) => entry.topicId === id);
      expect(its.length).toBeGreaterThanOrEqual(10);
      expect(its.length).toBeLessThanOrEqual(14);
      expect(facts.length).toBeGreaterThanOrEqual(4);
      expect(facts.length).toBeLessThanOrEqual(6);
      expect(its).toEqual(its.toSorted((a, b) => a.id - b.id));
      expect(its).toEqual(its.toSorted((a, b) => b.minutesAgo - a.minutesAgo));
      expect(its[0]?.minutesAgo).toBeLessThanOrEqual(startedMinutesAgo);
    }
  });

  test('have articles for every tag of a topic, and a tag for every topic', () => {
    const used = new Set([...readDemoArticles(), ...specials].flatMap((one) => one.tags));
    for (const { tags: followedTags } of followed) {
      expect(followedTags).not.toEqual([]);
      expect(followedTags.filter((tag) => !used.has(tag))).toEqual([]);
    }
  });
});

test('readDemoArticles rejects a file named after no section, and an invalid article', () => {
  const folder = mkdtempSync(join(tmpdir(), 'articles-'));
  writeFileSync(join(folder, 'sport.json'), '[{"id": 1}]');
  expect(() => readDemoArticles(folder)).toThrow('title');
  rmSync(join(folder, 'sport.json'));
  writeFileSync(join(folder, 'weather.json'), '[]');
  expect(() => readDemoArticles(folder)).toThrow('weather.json is named after no section');
  rmSync(folder, { recursive: true });
});

onBothDatabases((open) => {
  const database = openForAll(open);
  beforeEach(async () => {
    await database.db.delete(articleTags);
    await database.db.delete(articles);
    await database.db.delete(infographics);
    await database.db.delete(topics);
  });

  const NOON = new Date('2026-03-01T05:00:00Z');
  const NEXT_DAY = new Date('2026-03-02T05:00:00Z');
  const article = (over: Partial<DemoArticle> & { id: number }): DemoArticle => ({
    section: 'sport',
    title: `ข่าว ${over.id}`,
    abstract: 'ความนำ',
    body: ['<p>เนื้อข่าว</p>'],
    tags: [],
    picture: 'stadium',
    caption: '',
    credit: 'ศาลา',
    minutesAgo: 60,
    views: 5,
    related: [],
    byAi: false,
    breaking: false,
    focus: false,
    feature: false,
    gallery: [],
    ...over,
  });
  const rows = () => database.db.select().from(articles).orderBy(asc(articles.id));
  const tagsOf = async (id: number) => {
    const tagRows = await database.db
      .select({ title: tags.title })
      .from(articleTags)
      .innerJoin(tags, eq(tags.id, articleTags.tagId))
      .where(eq(articleTags.articleId, id))
      .orderBy(articleTags.position);
    return tagRows.map((row) => row.title);
  };

  test('loadDemo stores an article with all its fields', async () => {
    const body = ['<p>หนึ่ง</p>', { picture: 'harbour', caption: 'เรือ "ใหญ่" <2> & เล็ก' }];
    await loadDemo(database.db, NOON, {
      ...demo,
      articles: () => [
        article({
          id: 7,
          body,
          tags: ['ข', 'ก', 'ข'],
          related: [8],
          byAi: true,
          breaking: true,
          focus: true,
          gallery: [{ picture: 'dam', caption: 'เขื่อน' }],
        }),
        article({ id: 8, tags: ['ก'] }),
      ],
    });
    const at = new Date('2026-03-01T04:00:00Z');
    const [first] = await rows();
    expect(first).toEqual({
      id: 7,
      source: 'demo',
      authorKeys: [],
      seoTitle: '',
      seoDescription: '',
      note: '',
      sourceId: '7',
      section: 'sport',
      title: 'ข่าว 7',
      lead: 'ความนำ',
      body:
        '<p>หนึ่ง</p>\n<figure><picture><img src="/media/harbour.webp" alt="เรือ &quot;ใหญ่&quot; &lt;2&gt; &amp; เล็ก"></picture>' +
        '<figcaption>เรือ &quot;ใหญ่&quot; &lt;2&gt; &amp; เล็ก</figcaption></figure>',
      picture: 'stadium.webp',
      credit: 'ศาลา',
      gallery: [{ picture: 'dam.webp', caption: 'เขื่อน', credit: 'ศาลา' }],
      byAi: true,
      isClip: false,
      isFocus: true,
      isBreaking: true,
      isFeature: false,
      isGallery: false,
      mediaUrl: '',
      durationSeconds: 0,
      views: 5,
      voicePath: '',
      relatedIds: [8],
      publishedAt: at,
      createdAt: at,
      embargoedUntil: null,
      updatedAt: at,
      editedAt: null,
    });
    expect(await tagsOf(7)).toEqual(['ข', 'ก']);
    expect(await tagsOf(8)).toEqual(['ก']);
  });

  test('every start updates the dates of the articles and duplicates nothing', async () => {
    const demoArticles = [article({ id: 1, tags: ['ก'] }), article({ id: 2, minutesAgo: 1440 })];
    await loadDemo(database.db, NOON, { ...demo, articles: () => demoArticles });
    await loadDemo(database.db, NEXT_DAY, { ...demo, articles: () => demoArticles });
    expect((await rows()).map((row) => [row.id, row.publishedAt, row.createdAt, row.updatedAt])).toEqual([
      [1, ...Array(3).fill(new Date('2026-03-02T04:00:00Z'))],
      [2, ...Array(3).fill(new Date('2026-03-01T05:00:00Z'))],
    ]);
    expect(await tagsOf(1)).toEqual(['ก']);
  });

  test('an edited article keeps its text and dates at the next start, and the others get new dates', async () => {
    const demoArticles = [article({ id: 1 }), article({ id: 2 })];
    await loadDemo(database.db, NOON, { ...demo, articles: () => demoArticles });
    await database.db.update(articles).set({ title: 'แก้แล้ว', updatedAt: NOON }).where(eq(articles.id, 1));
    const [edited] = await rows();
    await loadDemo(database.db, NEXT_DAY, { ...demo, articles: () => demoArticles });
    expect(await rows()).toMatchObject([edited, { id: 2, publishedAt: new Date('2026-03-02T04:00:00Z') }]);
  });

  test('a start adds new articles, and leaves those of other sources unchanged', async () => {
    await database.db.insert(articles).values({
      source: 'thaigov',
      sourceId: '1',
      section: 'sport',
      title: 'อื่น',
      publishedAt: NOON,
      createdAt: NOON,
      updatedAt: NOON,
    });
    await loadDemo(database.db, NOON, { ...demo, articles: () => [article({ id: 1 })] });
    await loadDemo(database.db, NEXT_DAY, {
      ...demo,
      articles: () => [article({ id: 1 }), article({ id: 2, tags: ['ใหม่'] })],
    });
    expect(await rows()).toMatchObject([{ id: 1 }, { id: 2 }, { source: 'thaigov', publishedAt: NOON }]);
    expect(await tagsOf(2)).toEqual(['ใหม่']);
  });

  test('[1-07] a clip is stored with its film, and a feature as a feature', async () => {
    await loadDemo(database.db, NOON, {
      ...demo,
      articles: () => [article({ id: 1, film: 'sea' }), article({ id: 2, feature: true })],
    });
    expect(await rows()).toMatchObject([
      { id: 1, isClip: true, durationSeconds: 20, mediaUrl: '/vod/sea/index.m3u8', isFeature: false },
      { id: 2, isClip: false, durationSeconds: 0, isFeature: true },
    ]);
  });

  test('every start updates the dates of infographics, except edited ones, and duplicates nothing', async () => {
    const { infographics: drawn, topics: followed } = readDemoPages();
    const [first, second] = drawn;
    await loadDemo(database.db, NOON, { ...demo, articles: () => [article({ id: 1 })] });
    await database.db
      .update(infographics)
      .set({ title: 'แก้แล้ว', updatedAt: NOON })
      .where(eq(infographics.id, first?.id ?? 0));
    await database.db.update(topics).set({ title: 'แก้แล้ว' }).where(eq(topics.id, 'flood'));
    await loadDemo(database.db, NEXT_DAY, { ...demo, articles: () => [article({ id: 1 })] });
    const all = await database.db.select().from(infographics).orderBy(asc(infographics.id));
    const before = (from: Date, minutes = 0) => new Date(from.getTime() - minutes * 60_000);
    expect(all).toHaveLength(drawn.length);
    expect(all.slice(0, 2)).toMatchObject([
      { title: 'แก้แล้ว', publishedAt: before(NOON, first?.minutesAgo), updatedAt: NOON },
      { title: second?.title, picture: `${second?.picture}.webp`, publishedAt: before(NEXT_DAY, second?.minutesAgo) },
    ]);
    const topicsNow = await database.db.select().from(topics).orderBy(asc(topics.position));
    expect(topicsNow.map(({ id, title }) => [id, title])).toEqual(
      followed.map(({ id, title }) => [id, id === 'flood' ? 'แก้แล้ว' : title]),
    );
  });

  test('every start updates the dates of situations, except those that an editor has changed', async () => {
    await loadDemo(database.db, NOON, { ...demo, articles: () => [article({ id: 1 })] });
    await setFact(database.db, { id: 'flood', label: 'ถนนที่ยังปิด', value: '1 สาย', source: '' });
    await removePost(database.db, 214);
    await loadDemo(database.db, NEXT_DAY, { ...demo, articles: () => [article({ id: 1 })] });
    const entries = await database.db.select().from(situationEntries).orderBy(asc(situationEntries.id));
    const at = (id: number) => entries.find((one) => one.id === id)?.publishedAt;
    expect(at(112)).toEqual(new Date(NEXT_DAY.getTime() - 47 * 60_000));
    expect(at(213)).toEqual(new Date(NOON.getTime() - 21 * 60_000));
    expect(at(214)).toBeUndefined();
    const [flood] = await database.db.select().from(topics).where(eq(topics.id, 'flood'));
    expect(flood?.facts.at(-1)).toMatchObject({ label: 'ถนนที่ยังปิด', value: '1 สาย', source: '' });
  });

  test('every start updates the dates of the real demo articles and duplicates none', async () => {
    await loadDemo(database.db, NOON);
    await loadDemo(database.db, NEXT_DAY);
    const all = await rows();
    expect(all).toHaveLength(readDemoArticles().length + readDemoSpecials().length);
    expect(Math.max(...all.map((row) => row.publishedAt.getTime()))).toBeLessThan(NEXT_DAY.getTime());
    expect(Math.max(...all.map((row) => row.publishedAt.getTime()))).toBeGreaterThan(NOON.getTime());
  });
});
