import { categoryList, galleryDetail, galleryList, infographicDetail, infographicList } from '@sala/contracts';
import { beforeEach, describe, expect, test } from 'vitest';
import { articles, articleTags, corrections, withdrawnArticles } from '../articles/schema.ts';
import { onBothDatabases } from '../database/testDatabases.ts';
import { ADDRESS, type Json, openNewsroomForAll, SITE_URL } from '../testNewsroom.ts';
import { infographics } from './schema.ts';

const MINUTE = 60_000;
const PICTURES = [
  { picture: 'harbour.webp', caption: 'ท่าเรือ', credit: 'ศาลา' },
  { picture: 'https://pictures.test/2.jpg', caption: '', credit: '' },
];

interface Item {
  id: number;
  section?: string;
  title?: string;
  minutesAgo?: number;
  publishedAt?: Date;
  tags?: string[];
}

onBothDatabases((open) => {
  const newsroom = openNewsroomForAll(open);
  beforeEach(() => newsroom.clear(articleTags, corrections, withdrawnArticles, articles, infographics));

  const get = async (path: string): Promise<Json> => (await newsroom.get(path)).json;
  const idsAt = async (path: string): Promise<number[]> => (await get(path)).items.map((item: Json) => item.id);

  const writeGalleries = (...items: Item[]) =>
    newsroom.write(...items.map((item) => ({ isGallery: true, gallery: PICTURES, lead: 'ความนำ', ...item })));
  const writeInfographics = (...items: Item[]) =>
    newsroom.db.insert(infographics).values(
      items.map(({ minutesAgo = 60, ...item }) => ({
        source: 'test',
        sourceId: String(item.id),
        section: 'politics',
        title: `ภาพ ${item.id}`,
        lead: 'ความนำ',
        content: '<p>ที่มา https://data.example/1</p><img src="/media/dam.webp">',
        picture: 'dam.webp',
        credit: 'ศาลา',
        publishedAt: new Date(Date.now() - minutesAgo * MINUTE),
        ...item,
      })),
    );

  describe.each([
    ['7.3-02', 'gallery', writeGalleries, galleryList],
    ['7.3-03', 'infographic', writeInfographics, infographicList],
  ] as const)('[%s] /%s', (_, name, write, contract) => {
    test('lists the newest first, each with the address of its page', async () => {
      await write({ id: 1, minutesAgo: 9 }, { id: 2, minutesAgo: 3 }, { id: 3, minutesAgo: -3 });
      const answer = await get(`/${name}`);
      expect(answer).toMatchObject({ currentCategory: '', currentCategoryId: '', total: 2 });
      expect(answer.items.map((item: Json) => item.id)).toEqual([2, 1]);
      expect(answer.items[0]).toMatchObject({
        url: `/news/${name}/2`,
        canonical: `${SITE_URL}/news/${name}/2`,
        restUrl: `${ADDRESS}/${name}-detail?id=2`,
        description: 'ความนำ',
        categoryName: 'การเมือง',
      });
      expect(answer.minTs).toBe(Math.floor(Date.parse(answer.items[1].publishTime) / 1000));
      expect(Math.abs(Date.parse(answer.currentTime) - Date.now())).toBeLessThan(60_000);
      expect(contract.parse(answer).items[0]).toMatchObject({ id: '2', href: `/news/${name}/2` });
    });

    test('lists only the items of a requested category', async () => {
      await write(
        { id: 1, section: 'region' },
        { id: 2, section: 'sport' },
        { id: 3, section: 'region', minutesAgo: 5 },
      );
      const answer = await get(`/${name}?categoryId=region&lastId=`);
      expect(answer).toMatchObject({ currentCategory: 'ภูมิภาค', currentCategoryId: 'region', total: 2 });
      expect(answer.items.map((item: Json) => item.id)).toEqual([3, 1]);
      expect(await get(`/${name}?categoryId=royal`)).toMatchObject({ total: 0, minTs: 0, items: [] });
    });

    test('answers 404 for an unknown category', async () => {
      for (const category of ['nowhere', 'toString', '%00', 'ก']) {
        const { status, json } = await newsroom.get(`/${name}?categoryId=${category}`);
        expect([status, json.title]).toEqual([404, 'No such category']);
      }
    });

    test('has pages, by number and by last id, without gaps or repetitions, even when all have the same time', async () => {
      const publishedAt = new Date('2026-01-01T00:00:00Z');
      await write(...Array.from({ length: 12 }, (_, index) => ({ id: index + 1, publishedAt })));
      const expected = Array.from({ length: 12 }, (_, index) => 12 - index);
      const pages = await Promise.all([1, 2, 3, 4].map((page) => idsAt(`/${name}?limit=5&page=${page}`)));
      expect(pages.map((page) => page.length)).toEqual([5, 5, 2, 0]);
      expect(pages.flat()).toEqual(expected);
      const read: number[] = [];
      for (let more = await idsAt(`/${name}?limit=5`); more.length > 0; ) {
        read.push(...more);
        more = await idsAt(`/${name}?limit=5&lastId=${read.at(-1)}&page=2`);
      }
      expect(read).toEqual(expected);
    });

    test('repeats nothing after the last id when new items were added meanwhile', async () => {
      await write(...[1, 2, 3, 4].map((id) => ({ id, minutesAgo: 100 - id, section: 'region' })));
      const first = await idsAt(`/${name}?limit=2&categoryId=region`);
      await write({ id: 50, minutesAgo: 1, section: 'region' }, { id: 51, minutesAgo: 2, section: 'region' });
      const next = await idsAt(`/${name}?limit=2&categoryId=region&lastId=${first.at(-1)}`);
      expect([...first, ...next]).toEqual([4, 3, 2, 1]);
      expect((await get(`/${name}?lastId=${first.at(-1)}`)).total).toBe(6);
    });

    test.each(['', '999', 'abc', '0', '-1', '99999999999', "1'; --"])(
      'returns the first page for the unknown last id %j',
      async (lastId) => {
        await write({ id: 1, minutesAgo: 2 }, { id: 2, minutesAgo: 1 });
        expect(await idsAt(`/${name}?limit=1&lastId=${encodeURIComponent(lastId)}`)).toEqual([2]);
      },
    );

    test('lists only categories that have items, in the order of the sections', async () => {
      await write({ id: 1, section: 'royal' }, { id: 2 }, { id: 3 }, { id: 4, section: 'tech', minutesAgo: -5 });
      await newsroom.write({ id: 90, section: 'sport' });
      const answer = await get(`/${name}-category`);
      expect(answer.items).toEqual([
        { id: 'politics', title: 'การเมือง', slug: 'politics', url: `/news/${name}?categoryId=politics` },
        { id: 'royal', title: 'พระราชสำนัก', slug: 'royal', url: `/news/${name}?categoryId=royal` },
      ]);
      expect(categoryList.parse(answer).items).toHaveLength(2);
    });

    test('answers 404 for a scheduled item, and for an unknown id', async () => {
      await write({ id: 1, minutesAgo: -5 });
      // an article with pictures beside its text is no gallery
      await newsroom.write({ id: 2, gallery: PICTURES });
      for (const id of [1, 2, 2_147_483_647]) {
        const { status, json } = await newsroom.get(`/${name}-detail?id=${id}`);
        expect([status, json.title]).toEqual([404, `No such ${name}`]);
      }
    });
  });

  test('[7.3-02] a gallery has its pictures, its text, its tags and its related articles', async () => {
    await newsroom.write(
      {
        id: 1,
        isGallery: true,
        gallery: PICTURES,
        body: '<p>เนื้อ</p><img src="/media/a.webp">',
        tags: ['ตลาด', 'ชุมชน'],
        relatedIds: [3],
      },
      { id: 2 },
      { id: 3, section: 'sport' },
      { id: 4, isGallery: true, gallery: PICTURES },
    );
    const answer = await get('/gallery-detail?id=1');
    expect(answer).toMatchObject({
      id: '1',
      url: '/news/gallery/1',
      isGallery: true,
      pictureCount: 2,
      content: `<p>เนื้อ</p><img src="${ADDRESS}/media/a.webp">`,
      items: [
        { id: '1-1', imgUrl: `${ADDRESS}/media/harbour.webp`, caption: 'ท่าเรือ', credit: 'ศาลา' },
        { id: '1-2', imgUrl: 'https://pictures.test/2.jpg', caption: '', credit: '' },
      ],
      tags: [
        { title: 'ตลาด', url: `/tags?q=${encodeURIComponent('ตลาด')}` },
        { title: 'ชุมชน', url: `/tags?q=${encodeURIComponent('ชุมชน')}` },
      ],
    });
    expect(answer.relatedNews.map((item: Json) => item.id)).toEqual([3]);
    expect((await get('/gallery-detail?id=4')).relatedNews.map((item: Json) => item.id)).toEqual([2, 1, 3]);
    expect(galleryDetail.parse(answer)).toMatchObject({ id: '1', pictures: [{ caption: 'ท่าเรือ' }, {}] });
  });

  test('[2.1-01] a gallery has its own address in every list and in every response', async () => {
    await newsroom.write({
      id: 1,
      gallery: PICTURES,
      isGallery: true,
      isFeature: true,
      isFocus: true,
      isBreaking: true,
      tags: ['ตลาด'],
    });
    await newsroom.db.insert(corrections).values({ articleId: 1, note: 'แก้ชื่อ' });
    const lists = ['/list', '/list?name=focus', '/list?name=features', '/section?section=politics', '/hot-news'];
    for (const path of [
      ...lists,
      '/breakingnews',
      '/gallery',
      '/interested-loadmore',
      '/corrections',
      '/tags/tag?q=ตลาด',
    ])
      expect(
        (await get(path)).items.map((item: Json) => item.url),
        path,
      ).toEqual(['/news/gallery/1']);
    for (const path of ['/content?id=1', '/gallery-detail?id=1'])
      expect((await get(path)).url, path).toBe('/news/gallery/1');
    const { sections } = await get('/pages/path:home/content');
    expect(new Set(sections.flatMap(({ data }: Json) => data.map((item: Json) => item.url)))).toEqual(
      new Set(['/news/gallery/1']),
    );
    expect((await get('/gallery-detail?id=1')).corrections).toMatchObject([{ note: 'แก้ชื่อ' }]);
  });

  test('[7.3-02] a withdrawn gallery answers 410 with the reason', async () => {
    const at = new Date('2026-01-01T00:00:00Z');
    const source = { id: 7, source: 'test', sourceId: '7', article: { title: 'ภาพ' }, tags: [] };
    await newsroom.db
      .insert(withdrawnArticles)
      .values({ ...source, reason: 'ภาพผิดงาน', publishedAt: at, withdrawnAt: at });
    expect(await newsroom.get('/gallery-detail?id=7')).toMatchObject({ status: 410, json: { reason: 'ภาพผิดงาน' } });
  });

  test('[7.3-03] an infographic has its picture, its content, and related articles with its tags, then of its section', async () => {
    await newsroom.write(
      { id: 1, section: 'sport', tags: ['น้ำท่วม'], minutesAgo: 500 },
      { id: 2, section: 'disaster', tags: ['น้ำท่วม'], minutesAgo: 90 },
      ...[3, 4, 5].map((id) => ({ id, section: 'disaster', minutesAgo: id })),
      { id: 6, section: 'sport' },
    );
    await writeInfographics({ id: 1, section: 'disaster', title: 'น้ำเหนือ', tags: ['น้ำท่วม'] });
    const answer = await get('/infographic-detail?id=1');
    expect(answer).toMatchObject({
      id: '1',
      title: 'น้ำเหนือ',
      imgUrl: `${ADDRESS}/media/dam.webp`,
      isGallery: false,
      content: `<p>ที่มา https://data.example/1</p><img src="${ADDRESS}/media/dam.webp">`,
      items: [{ id: '1-1', imgUrl: `${ADDRESS}/media/dam.webp`, caption: 'น้ำเหนือ', credit: 'ศาลา' }],
      tags: [{ title: 'น้ำท่วม', url: `/tags?q=${encodeURIComponent('น้ำท่วม')}` }],
    });
    expect(answer.relatedNews.map((item: Json) => item.id)).toEqual([2, 1, 3, 4]);
    expect(infographicDetail.parse(answer).html).toContain('https://data.example/1');
  });
});
