import { documentSearch, newsSearch, programSearch, searchSuggestions } from '@sala/contracts';
import { STATION } from '@sala/station';
import { beforeAll, expect, test } from 'vitest';
import { onBothDatabases } from '../database/testDatabases.ts';
import { hoursAgo, writeProgrammes } from '../programs/testPrograms.ts';
import { ADDRESS, openNewsroomForAll } from '../testNewsroom.ts';
import { indexOutdated, indexPrograms } from './index.ts';

onBothDatabases((open) => {
  const newsroom = openNewsroomForAll(open);
  beforeAll(async () => {
    const article = (id: number) => ({
      id,
      title: `น้ำท่วม ${id}`,
      body: '<p>ฝน<b>ตก</b> &amp; น้ำท่วม</p>',
      minutesAgo: id * 60,
    });
    await newsroom.write(...Array.from({ length: 25 }, (_, index) => article(index + 1)), {
      id: 100,
      title: 'ไฟป่า <b>',
      section: 'disaster',
      publishedAt: new Date('2025-03-01T17:30:00Z'),
      tags: ['PM2.5'],
    });
    await indexOutdated(newsroom.db);
    await writeProgrammes(newsroom.db, {
      programs: [{ id: 1, key: 'khrua', title: 'ครัวริมคลอง', category: 'kids', position: 1 }],
      persons: [{ id: 1, firstname: 'สมศรี' }],
      episodes: [
        { id: 5, title: 'ปลาทูแม่กลอง', picture: 'dam.webp' },
        { id: 6, title: 'หมดเวลา', endsAt: hoursAgo(1) },
        { id: 8, title: 'ยังไม่มา', firstAiredAt: hoursAgo(-5) },
      ],
      videos: [
        { id: 50, category: 'rerun', episodeId: 5, programId: 1, durationSeconds: 40 },
        { id: 7, title: 'แกงส้ม', programId: 1, firstAiredAt: hoursAgo(2) },
      ],
    });
    await indexPrograms(newsroom.db, [1]);
  });

  const get = (path: string, query: Record<string, string>) =>
    newsroom.get(`/search/${path}?${new URLSearchParams(query)}`);
  const news = async (query: Record<string, string>) => newsSearch.parse((await get('news', query)).json);

  test('[7.5-01] /news returns articles with highlights and the page’s position', async () => {
    const { json } = await get('news', { q: 'นํ้าท่วม', sort: 'time', page: '2' });
    expect(json).toMatchObject({
      query: 'นํ้าท่วม',
      searched: 'นํ้าท่วม',
      total: 25,
      isMore: false,
      page: 2,
      totalPage: 2,
      didYouMean: null,
    });
    expect(json.items.map((item: { id: number }) => item.id)).toEqual([21, 22, 23, 24, 25]);
    expect(json.items[0]).toMatchObject({
      title: 'น้ำท่วม 21',
      url: '/news/content/21',
      categoryName: 'การเมือง',
      highlights: {
        title: [
          { text: 'น้ำท่วม', isMatch: true },
          { text: ' 21', isMatch: false },
        ],
        excerpt: [
          { text: 'ฝนตก & ', isMatch: false },
          { text: 'น้ำท่วม', isMatch: true },
        ],
      },
    });
    expect(newsSearch.parse(json).items).toHaveLength(5);
  });

  test('HTML in a title is returned as text', async () => {
    const { items } = await news({ q: 'ไฟป่า' });
    expect(items[0]?.highlights.title).toEqual([
      { text: 'ไฟป่า', isMatch: true },
      { text: ' <b>', isMatch: false },
    ]);
  });

  test('?from= and ?to= are days in Bangkok and include both ends', async () => {
    const total = async (query: Record<string, string>) => (await news({ q: 'ไฟป่า', ...query })).total;
    expect(await total({ from: '2025-03-02', to: '2025-03-02' })).toBe(1);
    expect(await total({ to: '2025-03-01' })).toBe(0);
    expect(await total({ from: '2025-03-03' })).toBe(0);
    expect(await total({ section: 'disaster' })).toBe(1);
    expect(await total({ section: 'sport' })).toBe(0);
  });

  test('didYouMean suggests text typed with the wrong keyboard layout', async () => {
    expect(await news({ q: 'qqqqq' })).toMatchObject({ total: 0, didYouMean: null });
    expect(await news({ q: 'ohemj;,' })).toMatchObject({ total: 0, items: [], didYouMean: 'น้ำท่วม' });
  });

  test('an empty search returns nothing, and a long one is cut to 200 characters', async () => {
    expect(await news({ q: '' })).toMatchObject({ query: '', total: 0, totalPage: 0, items: [] });
    const { json } = await get('news', { q: 'ก'.repeat(10_000) });
    expect(json.query).toBe('ก'.repeat(200));
  });

  test.each([
    [''],
    ['q=a&q=b'],
    ['q=a&page=0'],
    ['q=a&page=x'],
    ['q=a&sort=best'],
    ['q=a&section=world'],
    ['q=a&from=today'],
    ['q=a&from=2025-02-30'],
    ['q=a&to=0000-01-01'],
    ['q=a&from='],
  ])('/news?%s responds with 400', async (query) => {
    const { status, type } = await newsroom.get(`/search/news?${query}`);
    expect([status, type]).toEqual([400, 'application/problem+json']);
  });

  test('[7.5-01] /organization returns pages of the organisation and its network', async () => {
    const { items } = documentSearch.parse((await get('organization', { q: 'รองเรียน' })).json);
    expect(items[0]).toMatchObject({ title: 'ร้องเรียน', href: expect.stringMatching(/^https:/) });
    expect(items[0]?.highlights.title).toEqual([{ text: 'ร้องเรียน', isMatch: true }]);
    const network = documentSearch.parse((await get('organization', { q: 'จดหมายเหตุ' })).json);
    expect(network.items.map((item) => item.title)).toEqual(['คลังภาพและเสียง']);
  });

  test('[7.5-01] /organizationeng returns the organisation’s pages in English', async () => {
    const { items } = documentSearch.parse((await get('organizationeng', { q: 'NEWS thailand' })).json);
    expect(items.map((item) => item.href)).toEqual([STATION.englishSite]);
  });

  test('[7.5-01] /program returns programmes, episodes and clips with their kind and highlights', async () => {
    const { query, total, items } = programSearch.parse((await get('program', { q: 'ครัวริมคลอง' })).json);
    expect([query, total]).toEqual(['ครัวริมคลอง', 3]);
    expect(items.map(({ kind, title, href }) => [kind, title, href])).toEqual([
      ['program', 'ครัวริมคลอง', '/program/khrua'],
      ['clip', 'แกงส้ม', '/program/watch/v7'],
      ['episode', 'ปลาทูแม่กลอง', '/program/khrua/episodes/5'],
    ]);
    expect(items[0]?.highlights.title).toEqual([{ text: 'ครัวริมคลอง', isMatch: true }]);
    expect(items[2]).toMatchObject({
      program: 'ครัวริมคลอง',
      durationSeconds: 40,
      picture: `${ADDRESS}/media/dam.webp`,
      publishedAt: expect.any(Number),
    });
  });

  test.each([
    ['ปลาทูแมกลอง', ['ปลาทูแม่กลอง']],
    ['สมศรี', ['ครัวริมคลอง']],
    ['ครัวริมคลอง -แกงส้ม', ['ครัวริมคลอง', 'ปลาทูแม่กลอง']],
    ['เด็กและครอบครัว', ['ครัวริมคลอง']],
    ['หมดเวลา', []],
    ['ยังไม่มา', []],
  ])('/program for “%s” returns published items only', async (q, titles) => {
    const { items } = programSearch.parse((await get('program', { q })).json);
    expect(items.map(({ title }) => title)).toEqual(titles);
  });

  test('[7.5-01] /suggestions returns completions of words, tags, categories and programmes', async () => {
    const { items } = searchSuggestions.parse((await get('suggestions', { q: 'น้ำท่' })).json);
    expect(items).toContainEqual({ text: 'น้ำท่วม', href: `/search?q=${encodeURIComponent('น้ำท่วม')}` });
    const tags = searchSuggestions.parse((await get('suggestions', { q: 'pm' })).json);
    expect(tags.items).toEqual([{ text: 'PM2.5', href: '/search?q=PM2.5' }]);
    const sections = searchSuggestions.parse((await get('suggestions', { q: 'การเ' })).json);
    expect(sections.items).toEqual([{ text: 'การเมือง', href: '/news/politics' }]);
    const programmes = searchSuggestions.parse((await get('suggestions', { q: 'ครัวริ' })).json);
    expect(programmes.items).toEqual([{ text: 'ครัวริมคลอง', href: '/program/khrua' }]);
    expect((await newsroom.get('/search/suggestions')).status).toBe(400);
  });
});
