import { audioPlaylist, audioPlaylists, problem } from '@sala/contracts';
import { AUDIO, CATEGORIES } from '@sala/station';
import { beforeEach, describe, expect, test } from 'vitest';
import { articles } from '../articles/schema.ts';
import { onBothDatabases } from '../database/testDatabases.ts';
import { toCategoryName } from '../http/index.ts';
import { ADDRESS, type Json, openNewsroomForAll } from '../testNewsroom.ts';
import { LINES, soundOf, writeNarrations } from './testNarrations.ts';

const HOUR = 60;
const DAILY = '/playlist/url:daily-news';

onBothDatabases((open) => {
  const newsroom = openNewsroomForAll(open);
  beforeEach(() => newsroom.clear(articles));

  const listIds = async (path: string): Promise<number[]> =>
    (await newsroom.get(path)).json.data.contentInfo.data.map((one: { contentId: string }) => Number(one.contentId));
  const narrateAll = (ids: number[]) => writeNarrations(newsroom.db, ids, [12]);

  test('[7.10-01] [7.10-02] [7.10-03] [9.1-05] a playlist has all that a player needs to play its articles', async () => {
    await newsroom.write({ id: 7, title: 'ข้าวขึ้นราคา', section: 'economy', picture: 'rice-field.webp' });
    await writeNarrations(newsroom.db, [7]);
    const { status, json } = await newsroom.get(DAILY);
    expect(status).toBe(200);
    expect(json).toEqual({
      data: { name: AUDIO.dailyPlaylist, url: 'daily-news', contentInfo: { data: [expect.anything()] } },
    });
    const [article] = json.data.contentInfo.data;
    expect(article).toEqual({
      title: 'ข้าวขึ้นราคา',
      contentId: '7',
      refCode: 'test/7',
      url: '/news/content/7',
      imgUrl: `${ADDRESS}/media/rice-field.webp`,
      publishTime: expect.stringMatching(/\+07:00$/),
      source: { categoryName: toCategoryName('economy') },
      mediaInfo: expect.any(Array),
    });
    expect(article.mediaInfo).toHaveLength(3);
    const { items } = audioPlaylist('').parse(json);
    expect(items[0]).toMatchObject({ contentRefCode: 'test/7', contentCategory: toCategoryName('economy') });
    expect(items[0]?.sources[1]).toMatchObject({
      src: `${ADDRESS}/speech/${soundOf(7, 12)}.mp3?contentId=7&contentSource=test&speakerId=12`,
      duration: 120,
      bytes: 72_000,
    });
  });

  test('a request that prefers a minimal response gets a playlist without the lines of its articles', async () => {
    await newsroom.write({ id: 7 });
    await writeNarrations(newsroom.db, [7]);
    const whole = (await newsroom.get(DAILY)).json;
    const minimal: Json = await (await newsroom.app.request(DAILY, { headers: { prefer: 'return=minimal' } })).json();
    const [{ mediaInfo }] = whole.data.contentInfo.data;
    expect(mediaInfo[0].highlightTexts.length).toBeGreaterThan(0);
    expect(minimal.data.contentInfo.data[0].mediaInfo).toEqual(
      mediaInfo.map((reading: object) => ({ ...reading, highlightTexts: [] })),
    );
  });

  test('[3.3-10] [3.3-11] [3.3-12] [3.3-13] every narration in a playlist names its speaker’s audio style', async () => {
    await newsroom.write({ id: 7 });
    await writeNarrations(newsroom.db, [7]);
    const { mediaInfo } = (await newsroom.get(DAILY)).json.data.contentInfo.data[0];
    const reading = (speaker: number, label: string, madeAt: string) => ({
      filePath: `${ADDRESS}/speech/${soundOf(7, speaker)}.mp3`,
      audioStyle: {
        id: `speaker-${speaker}`,
        providerName: 'espeak',
        audioStyleSetting: { settingType: 'speaker', speaker },
        audioStyleLabel: label,
        isActivate: true,
        createdAt: madeAt,
        updatedAt: madeAt,
        duration: speaker * 10,
      },
      stat: { duration: speaker * 10, bytes: speaker * 6000 },
      highlightTexts: LINES.map(({ text, start, end }) => ({ text, startOffsetSeconds: start, endOffsetSeconds: end })),
    });
    expect(mediaInfo).toEqual([
      reading(1, 'ใบเตย', '2026-11-20T12:01:00+07:00'),
      reading(12, 'ผู้ประกาศข่าวชาย', '2026-11-20T12:00:00+07:00'),
      reading(11, 'น้ำค้าง', '2026-11-20T12:02:00+07:00'),
    ]);
  });

  describe('the daily playlist', () => {
    test('has articles of the last 24 hours, the newest first, at most thirty', async () => {
      const ids = Array.from({ length: 40 }, (_, index) => index + 1);
      await newsroom.write(...ids.map((id) => ({ id, minutesAgo: id * 40 })));
      await narrateAll(ids);
      expect(await listIds(DAILY)).toEqual(ids.slice(0, 30));
      await newsroom.db.update(articles).set({ section: 'sport' });
      expect(await listIds('/playlist/url:sport')).toEqual(ids.slice(0, 30));
    });

    test('is filled from earlier days when there are fewer than ten', async () => {
      const ids = Array.from({ length: 15 }, (_, index) => index + 1);
      await newsroom.write(...ids.map((id) => ({ id, minutesAgo: id * 20 * HOUR })));
      await narrateAll(ids);
      expect(await listIds(DAILY)).toEqual(ids.slice(0, 10));
      await newsroom.write(...ids.map((id) => ({ id: id + 100, minutesAgo: id })));
      await narrateAll(ids.map((id) => id + 100));
      expect(await listIds(DAILY)).toEqual([...ids.map((id) => id + 100), 1]);
    });

    test('omits scheduled articles, those without a narration, features and clips; a category’s has features', async () => {
      await newsroom.write(
        { id: 1 },
        { id: 2, minutesAgo: -5 },
        { id: 3, isClip: true },
        { id: 4, isFeature: true },
        { id: 5 },
      );
      await narrateAll([1, 2, 3, 4]);
      expect(await listIds(DAILY)).toEqual([1]);
      expect(await listIds('/playlist/url:politics')).toEqual([4, 1]);
      expect(await listIds('/playlist/url:sport')).toEqual([]);
    });
  });

  test('the playlists are the daily one, then one for each category', async () => {
    await newsroom.write(
      { id: 1, section: 'sport' },
      { id: 2, section: 'sport', isFeature: true },
      { id: 3, section: 'tech', minutesAgo: 50 * HOUR },
      { id: 4, section: 'tech', minutesAgo: -5 },
    );
    await writeNarrations(newsroom.db, [1, 2, 3, 4]);
    const { items } = audioPlaylists.parse((await newsroom.get('/playlists')).json);
    expect(items.map(({ url, name }) => [url, name])).toEqual([
      ['daily-news', AUDIO.dailyPlaylist],
      ...CATEGORIES.map(({ slug, name }) => [slug, name]),
    ]);
    const [daily, ...ofSections] = items;
    expect(daily).toMatchObject({ total: 2, duration: 240 });
    expect(ofSections.find(({ url }) => url === 'sport')).toMatchObject({ total: 2, duration: 240 });
    expect(ofSections.find(({ url }) => url === 'tech')).toMatchObject({ total: 1, duration: 120 });
    expect(ofSections.find(({ url }) => url === 'royal')).toMatchObject({ total: 0, duration: 0 });
  });

  test.each(['url:nothing', 'url:', 'daily-news', 'url:toString', 'url:Sport', 'url:%00', 'url:a%2Fb'])(
    'an unknown playlist responds with 404: %s',
    async (name) => {
      const { status, json } = await newsroom.get(`/playlist/${name}`);
      expect(status).toBe(404);
      expect(problem.parse(json).title).toBe('No such playlist');
    },
  );
});
