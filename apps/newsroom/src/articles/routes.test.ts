import { article, categoryPortal, newsItem, sectionArchive } from '@sala/contracts';
import { CATEGORY_SLUGS } from '@sala/station';
import { beforeEach, describe, expect, test } from 'vitest';
import { onBothDatabases } from '../database/testDatabases.ts';
import { toCategoryName } from '../http/index.ts';
import { ADDRESS, openNewsroomForAll, SITE_URL } from '../testNewsroom.ts';
import { articles, articleTags } from './schema.ts';

onBothDatabases((open) => {
  const newsroom = openNewsroomForAll(open);
  beforeEach(() => newsroom.clear(articleTags, articles));

  const idsOf = (items: { id: number }[]) => items.map((item) => item.id);
  const idsAt = async (path: string) => idsOf((await newsroom.get(path)).json.items);

  describe('[7.3-01] an article', () => {
    test('has every field of the wire format', async () => {
      await newsroom.write({
        id: 502330,
        section: 'economy',
        title: 'ข้าวขึ้นราคา',
        lead: 'ราคาข้าวขึ้นทั้งประเทศ',
        body: '<p>เนื้อข่าว</p>',
        picture: 'rice-field.webp',
        credit: 'ศาลา',
        views: 7,
        publishedAt: new Date('2026-02-18T08:28:35Z'),
        createdAt: new Date('2026-02-18T08:00:00Z'),
        updatedAt: new Date('2026-02-18T17:30:00Z'),
      });
      const { status, json } = await newsroom.get('/content?id=502330');
      expect(status).toBe(200);
      expect(json).toEqual({
        id: '502330',
        _id: '502330',
        title: 'ข้าวขึ้นราคา',
        categoryId: 'economy',
        categoryName: 'เศรษฐกิจ',
        categoryUrl: '/news/categories/economy',
        description: 'ราคาข้าวขึ้นทั้งประเทศ',
        abstract: 'ราคาข้าวขึ้นทั้งประเทศ',
        content: '<p>เนื้อข่าว</p>',
        image: `${ADDRESS}/media/rice-field.webp`,
        imgUrl: `${ADDRESS}/media/rice-field.webp`,
        media: { default: `${ADDRESS}/media/rice-field.webp` },
        voicePath: '',
        voiceUpdatedAt: '0001-01-01T00:00:00Z',
        restUrl: `${ADDRESS}/content?id=502330`,
        canonical: `${SITE_URL}/news/content/502330`,
        url: '/news/content/502330',
        tags: [],
        viewCount: 7,
        isClip: false,
        isGallery: false,
        pictureCount: 0,
        publishTime: '2026-02-18T15:28:35+07:00',
        createTime: '2026-02-18T15:00:00+07:00',
        lastUpdateTime: '2026-02-19T00:30:00+07:00',
        publishTimeTh: '18 ก.พ. 2569, 15:28 น.',
        credit: 'ศาลา',
        byAi: '',
        relatedNews: [],
        recommendedNews: [],
        gallery: [],
        refCode: 'test/502330',
        hasSummary: false,
        revisionInfo: { mediaInfo: [] },
        canBeHeard: false,
        corrections: [],
      });
      expect(article.parse(json)).toMatchObject({ id: '502330', publishedAt: Date.parse('2026-02-18T15:28:35+07:00') });
    });

    test('has its tags in the editor’s order', async () => {
      await newsroom.write({ id: 2, tags: ['กรุงเทพฯ', 'ฝน & ลม'] }, { id: 1, tags: ['น้ำท่วม', 'ฝน & ลม', 'กรุงเทพฯ'] });
      expect((await newsroom.get('/content?id=1')).json.tags).toEqual([
        { title: 'น้ำท่วม', url: `/tags?q=${encodeURIComponent('น้ำท่วม')}` },
        { title: 'ฝน & ลม', url: `/tags?q=${encodeURIComponent('ฝน & ลม')}` },
        { title: 'กรุงเทพฯ', url: `/tags?q=${encodeURIComponent('กรุงเทพฯ')}` },
      ]);
    });

    test('has its gallery: its own pictures at addresses of the newsroom, others at their own addresses', async () => {
      const gallery = [
        { picture: 'harbour.webp', caption: 'ท่าเรือ', credit: 'ศาลา' },
        { picture: 'https://pictures.test/2.jpg', caption: '', credit: '' },
      ];
      await newsroom.write({ id: 1, gallery });
      const { json } = await newsroom.get('/content?id=1');
      expect(json).toMatchObject({ isGallery: false, pictureCount: gallery.length });
      expect(json.gallery).toEqual([
        { id: '1-1', imgUrl: `${ADDRESS}/media/harbour.webp`, caption: 'ท่าเรือ', credit: 'ศาลา' },
        { id: '1-2', imgUrl: 'https://pictures.test/2.jpg', caption: '', credit: '' },
      ]);
    });

    test('has absolute addresses for the newsroom’s own pictures in its body', async () => {
      await newsroom.write({
        id: 1,
        body: '<p>/media/</p><img src="/media/a.webp"><img src="https://b.test/media/b.png">',
      });
      expect((await newsroom.get('/content?id=1')).json.content).toBe(
        `<p>/media/</p><img src="${ADDRESS}/media/a.webp"><img src="https://b.test/media/b.png">`,
      );
    });

    test('says whether it was written with AI', async () => {
      await newsroom.write({ id: 1, byAi: true }, { id: 2 });
      expect((await newsroom.get('/content?id=1')).json.byAi).toBe('true');
      expect((await newsroom.get('/content?id=2')).json.byAi).toBe('');
    });

    test('has no lead and no description when it is a clip', async () => {
      await newsroom.write({ id: 1, isClip: true, lead: 'ไม่แสดง' });
      expect((await newsroom.get('/content?id=1')).json).toMatchObject({ isClip: true, abstract: '', description: '' });
    });

    test('has the related articles that an editor chose, in order, without itself and unpublished ones', async () => {
      await newsroom.write(
        { id: 1, relatedIds: [5, 1, 3, 4, 99] },
        { id: 3, section: 'sport' },
        { id: 4, minutesAgo: -5 },
        { id: 5, minutesAgo: 9000 },
      );
      const { json } = await newsroom.get('/content?id=1');
      expect(idsOf(json.relatedNews)).toEqual([5, 3]);
      expect(idsOf(json.recommendedNews)).toEqual([]);
    });

    test('without chosen related articles has the newest four of its section', async () => {
      await newsroom.write(
        ...[1, 2, 3, 4, 5, 6].map((id) => ({ id, minutesAgo: id })),
        { id: 7, section: 'sport', minutesAgo: 0.5 },
        { id: 8, minutesAgo: -5 },
      );
      const { json } = await newsroom.get('/content?id=2');
      expect(idsOf(json.relatedNews)).toEqual([1, 3, 4, 5]);
      expect(idsOf(json.recommendedNews)).toEqual([6, 7]);
    });

    test('has nine recommended articles, its own section’s first, without itself and related ones', async () => {
      const sport = [21, 22, 23, 24, 25, 26, 27].map((id) => ({ id, section: 'sport', minutesAgo: id - 20 }));
      const politics = [1, 2, 3, 4, 5, 6].map((id) => ({ id, minutesAgo: 100 + id }));
      await newsroom.write(...sport, ...politics, { id: 7, minutesAgo: 50, relatedIds: [1, 21] });
      const { json } = await newsroom.get('/content?id=7');
      expect(idsOf(json.recommendedNews)).toEqual([2, 3, 4, 5, 6, 22, 23, 24, 25]);
      for (const item of json.recommendedNews) expect(newsItem.safeParse(item).success).toBe(true);
    });

    test('has nine recommended articles of its own section even when the newest ones are all related', async () => {
      const politics = Array.from({ length: 20 }, (_, index) => ({ id: index + 1, minutesAgo: 100 + index }));
      await newsroom.write(
        ...politics,
        { id: 90, section: 'sport', minutesAgo: 1 },
        { id: 91, relatedIds: [1, 2, 3, 4, 5, 6] },
      );
      const { json } = await newsroom.get('/content?id=91');
      expect(idsOf(json.relatedNews)).toEqual([1, 2, 3, 4, 5, 6]);
      expect(idsOf(json.recommendedNews)).toEqual([7, 8, 9, 10, 11, 12, 13, 14, 15]);
    });

    test('answers 404 before its publication time, and for an unknown id', async () => {
      await newsroom.write({ id: 1, minutesAgo: -5 });
      for (const id of [1, 2, 2_147_483_647]) {
        const { status, type, json } = await newsroom.get(`/content?id=${id}`);
        expect(status).toBe(404);
        expect(type).toBe('application/problem+json');
        expect(json).toMatchObject({ status: 404, title: 'No such article' });
      }
    });
  });

  describe.each(['/section', '/section-loadmore'])('[7.3-05] the archive %s', (path) => {
    test('returns 24 items a page with its header and totals', async () => {
      await newsroom.write(
        ...Array.from({ length: 50 }, (_, index) => ({ id: index + 1, section: 'sport', minutesAgo: index })),
        { id: 90, section: 'social' },
      );
      const { status, json } = await newsroom.get(`${path}?section=sport&page=2`);
      expect(status).toBe(200);
      expect(json).toMatchObject({
        total: 50,
        page: 2,
        pageCount: 3,
        totalPage: 3,
        header: { sectionName: 'กีฬา', sectionEn: 'sport', imgUrl: '' },
      });
      expect(idsOf(json.items)).toEqual(Array.from({ length: 24 }, (_, index) => index + 25));
      expect(json.minTs).toBe(Math.floor(Date.parse(json.items[23].publishTime) / 1000));
      expect(json.currentTime).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+07:00$/);
      expect(Math.abs(Date.parse(json.currentTime) - Date.now())).toBeLessThan(60_000);
      expect(sectionArchive.parse(json).items).toHaveLength(24);
    });

    test('has pages without gaps or repetitions, even when all articles have the same time', async () => {
      const publishedAt = new Date('2026-01-01T00:00:00Z');
      await newsroom.write(...Array.from({ length: 60 }, (_, index) => ({ id: index + 1, publishedAt })));
      const pages = await Promise.all([1, 2, 3].map((page) => idsAt(`${path}?section=politics&page=${page}`)));
      expect(pages.map((page) => page.length)).toEqual([24, 24, 12]);
      expect(pages.flat()).toEqual(Array.from({ length: 60 }, (_, index) => 60 - index));
    });

    test('leaves scheduled articles out of its items and its total', async () => {
      await newsroom.write({ id: 1 }, { id: 2, minutesAgo: -1 });
      const { json } = await newsroom.get(`${path}?section=politics`);
      expect(idsOf(json.items)).toEqual([1]);
      expect(json.total).toBe(1);
    });

    test('is empty for a section without articles, and beyond the last page', async () => {
      await newsroom.write({ id: 1 });
      expect((await newsroom.get(`${path}?section=royal`)).json).toMatchObject({
        total: 0,
        pageCount: 0,
        minTs: 0,
        items: [],
      });
      expect((await newsroom.get(`${path}?section=politics&page=100000`)).json).toMatchObject({ total: 1, items: [] });
    });

    test.each(['nowhere', 'Politics', '', 'toString', '__proto__'])(
      'answers 404 and an empty object for the unknown section %o',
      async (section) => {
        const { status, json } = await newsroom.get(`${path}?section=${section}`);
        expect(status).toBe(404);
        expect(json).toEqual({});
      },
    );
  });

  test('an item of a list has every field of the wire format, and a number as id', async () => {
    await newsroom.write({
      id: 502331,
      section: 'royal',
      title: 'พระราชพิธี',
      lead: 'ความนำ',
      picture: 'https://pictures.test/1.jpg',
      gallery: [{ picture: 'dam.webp', caption: '', credit: '' }],
      isGallery: true,
      views: 3,
      publishedAt: new Date('2026-02-18T17:28:35Z'),
      createdAt: new Date('2026-02-18T08:00:00Z'),
      updatedAt: new Date('2026-02-18T17:30:00Z'),
    });
    const item = {
      id: 502331,
      _id: '502331',
      title: 'พระราชพิธี',
      categoryId: 'royal',
      categoryName: 'พระราชสำนัก',
      categoryUrl: '/news/categories/royal',
      description: 'ความนำ',
      imgUrl: 'https://pictures.test/1.jpg',
      media: { default: 'https://pictures.test/1.jpg' },
      voicePath: '',
      restUrl: `${ADDRESS}/content?id=502331`,
      canonical: `${SITE_URL}/news/gallery/502331`,
      url: '/news/gallery/502331',
      tags: null,
      viewCount: 3,
      isClip: false,
      isGallery: true,
      pictureCount: 1,
      publishTime: '2026-02-19T00:28:35+07:00',
      createTime: '2026-02-18T15:00:00+07:00',
      lastUpdateTime: '2026-02-19T00:30:00+07:00',
    };
    expect((await newsroom.get('/section?section=royal')).json.items).toEqual([item]);
    expect((await newsroom.get('/hot-news')).json.items).toEqual([item]);
    expect((await newsroom.get('/category-portal')).json.sections.at(-1).items).toEqual([item]);
    expect(newsItem.parse(item)).toMatchObject({ id: '502331', kind: 'gallery', category: 'พระราชสำนัก' });
  });

  test('every section has an archive', async () => {
    expect(CATEGORY_SLUGS).not.toEqual([]);
    for (const slug of CATEGORY_SLUGS) {
      expect((await newsroom.get(`/section?section=${slug}`)).json.header.sectionName).toBe(toCategoryName(slug));
    }
  });

  test('[7.3-06] the category portal has the newest six articles of every section, in the order of the sections', async () => {
    await newsroom.write(
      ...Array.from({ length: 8 }, (_, index) => ({ id: index + 1, section: 'sport', minutesAgo: index })),
      { id: 20, section: 'royal' },
      { id: 21, section: 'royal', minutesAgo: -1 },
    );
    const { json } = await newsroom.get('/category-portal');
    expect(json.sections.map((section: { header: { sectionEn: string } }) => section.header.sectionEn)).toEqual(
      CATEGORY_SLUGS,
    );
    const itemsOf = (slug: string) =>
      idsOf(json.sections.find((one: { header: { sectionEn: string } }) => one.header.sectionEn === slug).items);
    expect(itemsOf('sport')).toEqual([1, 2, 3, 4, 5, 6]);
    expect(itemsOf('royal')).toEqual([20]);
    expect(itemsOf('tech')).toEqual([]);
    expect(categoryPortal.parse(json).sections[0]?.header).toEqual({
      sectionName: 'การเมือง',
      sectionEn: 'politics',
      imgUrl: '',
    });
  });
});
