import { pageContent } from '@sala/contracts';
import { beforeEach, expect, test } from 'vitest';
import { articles } from '../articles/schema.ts';
import { onBothDatabases } from '../database/testDatabases.ts';
import { frontPageEditions, placements } from '../frontPage/schema.ts';
import { toCategoryName } from '../http/index.ts';
import { ADDRESS, openNewsroomForAll, type TestArticle } from '../testNewsroom.ts';

interface WireSection {
  id: string;
  type: string;
  data: { id: number }[];
}

onBothDatabases((open) => {
  const newsroom = openNewsroomForAll(open);
  beforeEach(() => newsroom.clear(articles));

  const sectionsOf = async (page: string) => {
    const { status, json } = await newsroom.get(`/pages/${encodeURIComponent(page)}/content`);
    expect(status).toBe(200);
    expect(pageContent.parse(json).sections.flatMap((one) => one.items)).toHaveLength(
      json.sections.flatMap((one: WireSection) => one.data).length,
    );
    return json.sections as WireSection[];
  };
  const idsIn = (sections: WireSection[], id: string) =>
    sections.find((one) => one.id === id)?.data.map((item) => item.id);

  /** Twenty articles of two categories in turn, the first the newest: odd ids are sport, even ones royal. */
  const twenty = Array.from(
    { length: 20 },
    (_, index): TestArticle => ({
      id: index + 1,
      section: index % 2 === 0 ? 'sport' : 'royal',
      minutesAgo: index + 1,
      views: index,
      isFocus: index >= 14,
    }),
  );

  test.each(['path:home', 'path:news'])(
    '[7.2-01] %s has the lead, the latest, popular and focus articles, and the categories',
    async (page) => {
      await newsroom.write(...twenty);
      const sections = await sectionsOf(page);
      expect(sections.map(({ id, type }) => [id, type])).toEqual([
        ['lead', 'lead'],
        ['latest', 'latest'],
        ['popular', 'popular'],
        ['focus', 'focus'],
        ['sport', 'category'],
        ['royal', 'category'],
      ]);
      expect(idsIn(sections, 'lead')).toEqual([1, 2, 3, 4, 5]);
      expect(idsIn(sections, 'popular')?.slice(0, 5)).toEqual([20, 19, 18, 17, 16]);
      expect(idsIn(sections, 'focus')).toEqual([15, 16, 17, 18]);
    },
  );

  test('neither the latest nor a category’s section of the home page repeats the lead', async () => {
    await newsroom.write(...twenty);
    const sections = await sectionsOf('path:home');
    expect(idsIn(sections, 'latest')?.slice(0, 5)).toEqual([6, 7, 8, 9, 10]);
    expect(idsIn(sections, 'sport')).toEqual([7, 9, 11, 13]);
    expect(idsIn(sections, 'royal')).toEqual([6, 8, 10, 12]);
  });

  test('a category whose newest articles are all in the lead still has four on the home page', async () => {
    await newsroom.write(...Array.from({ length: 9 }, (_, index) => ({ id: index + 1, minutesAgo: index })));
    expect(idsIn(await sectionsOf('path:home'), 'politics')).toEqual([6, 7, 8, 9]);
  });

  test('a launched edition places articles with their own titles and pictures, until they expire or it is deleted', async () => {
    await newsroom.write(...twenty);
    const [edition] = await newsroom.db.insert(frontPageEditions).values({ launchedAt: new Date() }).returning();
    await newsroom.db.insert(frontPageEditions).values({});
    const place = (
      articleId: number,
      section: string,
      position: number,
      rest: Partial<typeof placements.$inferInsert>,
    ) => newsroom.db.insert(placements).values({ editionId: edition?.id ?? 0, articleId, section, position, ...rest });
    await place(12, 'lead', 1, { title: 'นำหน้า', picture: 'dam.webp' });
    await place(9, 'sport', 1, { until: new Date(Date.now() + 60_000) });
    await place(13, 'lead', 2, { until: new Date(Date.now() - 1000) });
    await place(99, 'lead', 3, {});
    const sections = await sectionsOf('path:home');
    expect(idsIn(sections, 'lead')).toEqual([12, 1, 2, 3, 4]);
    expect(sections[0]?.data[0]).toMatchObject({ title: 'นำหน้า', imgUrl: `${ADDRESS}/media/dam.webp` });
    expect(idsIn(sections, 'sport')).toEqual([9, 5, 7, 11]);
    expect(idsIn(sections, 'royal')).toEqual([6, 8, 10, 14]);
    expect(await sectionsOf('path:news')).toEqual(sections);
    await newsroom.clear(frontPageEditions);
    expect(idsIn(await sectionsOf('path:home'), 'lead')).toEqual([1, 2, 3, 4, 5]);
  });

  test('empty sections are omitted, and without published articles the home page has none', async () => {
    expect(await sectionsOf('path:home')).toEqual([]);
    await newsroom.write({ id: 1, minutesAgo: -5 });
    expect(await sectionsOf('path:home')).toEqual([]);
    await newsroom.write({ id: 2 });
    expect((await sectionsOf('path:home')).map((one) => one.id)).toEqual(['lead', 'popular']);
  });

  test('an item has every field of the wire format', async () => {
    await newsroom.write({
      id: 7,
      section: 'tech',
      title: 'ดาวเทียมดวงใหม่',
      lead: 'ขึ้นสู่วงโคจรแล้ว',
      picture: 'observatory.webp',
      voicePath: '/speech/aa.mp3',
      views: 12,
      publishedAt: new Date('2026-02-18T08:28:35Z'),
      gallery: [{ picture: 'dam.webp', caption: '', credit: '' }],
      isGallery: true,
    });
    const [section] = (await newsroom.get('/pages/path:tech/content')).json.sections;
    expect(section).toEqual({
      id: 'tech',
      type: 'latest',
      title: toCategoryName('tech'),
      url: '/news/categories/tech',
      data: [
        {
          id: 7,
          title: 'ดาวเทียมดวงใหม่',
          description: 'ขึ้นสู่วงโคจรแล้ว',
          date: '2026-02-18T15:28:35+07:00',
          url: '/news/gallery/7',
          imgUrl: `${ADDRESS}/media/observatory.webp`,
          category: toCategoryName('tech'),
          categoryUrl: '/news/categories/tech',
          isClip: false,
          isGallery: true,
          pictureCount: 1,
          voicePath: '/speech/aa.mp3',
          viewCount: 12,
        },
      ],
    });
  });

  test('[7.2-02] the page of a category has its newest 24 articles', async () => {
    await newsroom.write(...Array.from({ length: 30 }, (_, index) => ({ id: index + 1, minutesAgo: index })), {
      id: 90,
      section: 'sport',
    });
    const sections = await sectionsOf('path:politics');
    expect(idsIn(sections, 'politics')).toEqual(Array.from({ length: 24 }, (_, index) => index + 1));
  });

  test.each(['path:nowhere', 'home', 'path:', 'path:__proto__', '../apis/content'])(
    'an unknown page responds with 404: %s',
    async (page) => {
      const { status, type, json } = await newsroom.get(`/pages/${encodeURIComponent(page)}/content`);
      expect(status).toBe(404);
      expect(type).toBe('application/problem+json');
      expect(json).toMatchObject({ status: 404, title: 'No such page' });
    },
  );
});
