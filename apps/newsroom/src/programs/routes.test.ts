import {
  component,
  episodeDetail,
  episodeList,
  episodePreview,
  playlistDetail,
  programDetail,
  programGallery,
  programList,
  videoDetail,
  videoList,
} from '@sala/contracts';
import { STATION } from '@sala/station';
import { describe, expect, test } from 'vitest';
import { onBothDatabases } from '../database/testDatabases.ts';
import { signPreview } from '../previews/index.ts';
import { ADDRESS, type Json, openNewsroomForAll, PREVIEW_SECRET } from '../testNewsroom.ts';
import { hoursAgo, type TestProgrammes, writeProgrammes } from './testPrograms.ts';

const LATER = hoursAgo(-5);
const PLAYED = `${ADDRESS}/vod/market/index.m3u8`;

onBothDatabases((open) => {
  const newsroom = openNewsroomForAll(open);

  const write = (rows: TestProgrammes) => writeProgrammes(newsroom.db, rows);
  const get = async (path: string): Promise<Json> => (await newsroom.get(path)).json;
  const ids = async (path: string): Promise<number[]> => (await get(path)).data.map((one: Json) => one.id);

  describe('videos', () => {
    test('[7.7-01 9.2-03] are listed newest first, by category, in pages of twenty, the first by default', async () => {
      await write({
        videos: Array.from({ length: 25 }, (_, at) => ({ id: at + 1, category: at < 3 ? 'promo' : 'clip' })),
      });
      const first = await get('/videos');
      expect(first.meta).toEqual({ total: 25, page: 1, limit: 20, last_page: 2 });
      expect(first.data.map((one: Json) => one.id)).toEqual(Array.from({ length: 20 }, (_, at) => at + 1));
      expect(await ids('/videos?page=2')).toEqual([21, 22, 23, 24, 25]);
      expect(await ids('/videos?video_category=promo&limit=2')).toEqual([1, 2]);
      expect(await ids('/videos?video_category=promo&limit=2&page=2')).toEqual([3]);
      expect(await get('/videos?page=99999')).toMatchObject({ data: [], meta: { total: 25, page: 99999 } });
      expect(videoList.parse(first).items[0]).toMatchObject({
        id: '1',
        href: '/program/watch/v1',
        category: { key: 'promo', name: 'ตัวอย่างรายการ' },
        categoryId: '2',
        mediaUrl: PLAYED,
      });
    });

    test('are filtered by programme, owner, season and accessibility feature, also combined', async () => {
      await write({
        programs: [{ id: 1 }, { id: 2 }],
        videos: [
          { id: 1, programId: 1, ownerId: 800701 },
          { id: 2, programId: 2, ownerId: 800701, access: ['sign_language'] },
          { id: 3, programId: 2, seasonId: 4 },
        ],
      });
      expect(await ids('/videos?program=2')).toEqual([2, 3]);
      expect(await ids('/videos?owner=800701')).toEqual([1, 2]);
      expect(await ids('/videos?season=4')).toEqual([3]);
      expect(await ids('/videos?access=sign_language')).toEqual([2]);
      expect(await ids('/videos?owner=800701&program=2')).toEqual([2]);
      expect(await ids('/videos?owner=800701&program=3')).toEqual([]);
    });

    test('[7.7-02] the most viewed are a single page, whichever page is requested', async () => {
      await write({ videos: [1, 2, 3].map((id) => ({ id, views: id * 10, category: id === 2 ? 'promo' : 'clip' })) });
      for (const path of ['/videos/popular', '/videos/popular?page=7', '/videos?video_category=popular&page=7']) {
        const { data, meta } = await get(path);
        expect([data.map((one: Json) => one.id), meta.page]).toEqual([[3, 2, 1], 1]);
      }
      expect(await ids('/videos/popular?video_category=clip&limit=1')).toEqual([3]);
    });

    test('[7.7-03] the most viewed of a group of programmes are listed', async () => {
      await write({
        programs: [{ id: 1, category: 'kids' }, { id: 2 }],
        videos: [
          { id: 1, programId: 1 },
          { id: 2, programId: 2, views: 9 },
          { id: 3, programId: 1, views: 5 },
          { id: 4, views: 99 },
        ],
      });
      expect(await ids('/videos/popular/program-categories/kids')).toEqual([3, 1]);
      expect(await ids('/videos/popular/program-categories/sports')).toEqual([]);
    });

    test('[7.7-04] one is found by id or key, with its media only on request', async () => {
      await write({ programs: [{ id: 1, isOld: true }], videos: [{ id: 7, programId: 1, tags: ['ตลาด'] }] });
      for (const name of ['7', 'v7']) {
        const read = videoDetail.parse(await get(`/videos/${name}?include_show_video=1`));
        expect(read).toMatchObject({ id: '7', mediaUrl: PLAYED, program: { title: 'รายการ 1', isEnded: true } });
        expect(videoDetail.parse(await get(`/videos/${name}`)).mediaUrl).toBe('');
      }
      expect((await newsroom.get('/videos/99')).status).toBe(404);
    });

    test('are listed and playable only in their period, by default from when they are aired, and never without a licence', async () => {
      await write({
        programs: [{ id: 1 }, { id: 2, isRestricted: true }],
        videos: [
          { id: 1, startsAt: LATER },
          { id: 2, endsAt: hoursAgo(1) },
          { id: 3, startsAt: hoursAgo(1), endsAt: LATER },
          { id: 4, programId: 2 },
          { id: 5, firstAiredAt: LATER },
          { id: 6, firstAiredAt: LATER, startsAt: hoursAgo(1) },
        ],
      });
      expect(await ids('/videos')).toEqual([6, 3, 4]);
      const fetchMediaUrl = async (id: number) =>
        videoDetail.parse(await get(`/videos/${id}?include_show_video=1`)).mediaUrl;
      expect(await Promise.all([1, 2, 3, 4, 5, 6].map(fetchMediaUrl))).toEqual(['', '', PLAYED, '', '', PLAYED]);
      const later = Math.floor(LATER.getTime() / 1000) * 1000;
      for (const id of [1, 5]) expect(videoDetail.parse(await get(`/videos/${id}`)).startsAt).toBe(later);
    });
  });

  describe('episodes', () => {
    const written = {
      programs: [{ id: 1 }, { id: 2 }],
      seasons: [{ id: 30 }],
      episodes: [{ id: 1 }, { id: 2, seasonId: 30 }, { id: 3, programId: 2 }, { id: 4, firstAiredAt: LATER }],
      videos: [{ id: 1, category: 'rerun', episodeId: 1, durationSeconds: 1430 }],
    };

    test('[7.7-06] are listed newest first, also by programme or season', async () => {
      await write(written);
      expect(await ids('/episodes')).toEqual([1, 2, 3]);
      expect(await ids('/episodes?program=1&limit=1')).toEqual([1]);
      expect(await ids('/episodes?owner=30&limit=1')).toEqual([2]);
      expect(await ids('/episodes?owner=31')).toEqual([]);
      const [first, second] = episodeList.parse(await get('/episodes')).items;
      expect(first).toMatchObject({ href: '/program/p1/episodes/1', hasVideo: true, showVideo: { mediaUrl: PLAYED } });
      expect(second).toMatchObject({ hasVideo: false });
    });

    test('[7.7-07] upcoming ones are listed separately, the next first', async () => {
      await write({ ...written, episodes: [...written.episodes, { id: 5, firstAiredAt: hoursAgo(-2) }] });
      expect(await ids('/episodes/upcoming')).toEqual([5, 4]);
    });

    test('[7.7-08] one has its video only on request', async () => {
      await write(written);
      const detail = episodeDetail.parse(await get('/episodes/1?include_show_video=1'));
      expect(detail.showVideo).toMatchObject({ key: 'v1', mediaUrl: PLAYED, durationSeconds: 1430, categoryId: '1' });
      expect(episodeDetail.parse(await get('/episodes/1')).showVideo).toBeNull();
      expect(episodeDetail.parse(await get('/episodes/4')).title).toBe('ตอน 4');
      expect((await newsroom.get('/episodes/99')).status).toBe(404);
    });
  });

  test('a preview token shows an episode that is not published, and the response is not stored', async () => {
    await write({
      programs: [{ id: 1 }],
      episodes: [{ id: 1, firstAiredAt: LATER, startsAt: LATER }],
      videos: [{ id: 1, category: 'rerun', episodeId: 1, firstAiredAt: LATER }],
    });
    const preview = (token: string) => newsroom.get(`/preview/episode?token=${token}`);
    const { token } = signPreview(PREVIEW_SECRET, 1, new Date(), 'episode');
    const { json, headers } = await preview(token);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(episodePreview.parse(json).episode).toMatchObject({
      id: '1',
      startsAt: null,
      showVideo: { mediaUrl: PLAYED },
    });
    expect((await preview(signPreview(PREVIEW_SECRET, 1).token)).status).toBe(403);
    expect((await preview(signPreview(PREVIEW_SECRET, 9, new Date(), 'episode').token)).status).toBe(404);
  });

  test('[7.7-09] a gallery has the pictures of the article with its id', async () => {
    await newsroom.write({ id: 88, gallery: [{ picture: 'dam.webp', caption: 'เขื่อน', credit: 'ภาพ' }] }, { id: 89 });
    const read = programGallery.parse(await get('/galleries/88'));
    expect(read.items).toMatchObject([
      { caption: 'เขื่อน', credit: 'ภาพ', picture: { url: `${ADDRESS}/media/dam.webp` } },
    ]);
    for (const none of [89, 90]) expect((await newsroom.get(`/galleries/${none}`)).status).toBe(404);
  });

  describe('[7.7-10] programmes', () => {
    test('are listed by position or in dictionary order, and filtered by group, letter, accessibility feature and end', async () => {
      const titles = ['แม่น้ำ', 'Zoom', 'เก้าโมง', 'ข่าวเช้า', 'กีฬา', 'alpha'];
      await write({
        programs: titles.map((title, at) => ({
          id: at + 1,
          title,
          position: -at,
          isOld: at === 0,
          category: at === 1 ? 'kids' : 'news',
          access: at === 2 ? ['audio_desc'] : [],
        })),
      });
      expect(await ids('/programs')).toEqual([6, 5, 4, 3, 2, 1]);
      const filed = programList.parse(await get('/programs?sort=title')).items.map((one) => one.title);
      expect(filed).toEqual(['alpha', 'Zoom', 'กีฬา', 'เก้าโมง', 'ข่าวเช้า', 'แม่น้ำ']);
      expect(await ids('/programs?category=kids')).toEqual([2]);
      expect(await ids('/programs?is_old_program=1')).toEqual([1]);
      expect(await ids('/programs?is_old_program=0&limit=2&page=3')).toEqual([2]);
      expect(await ids(`/programs?initial=${encodeURIComponent('ก')}`)).toEqual([5, 3]);
      expect(await ids('/programs?initial=a')).toEqual([6]);
      expect(await ids('/programs?access=audio_desc')).toEqual([3]);
    });

    test('[2.2-10] are filed under their first letter or digit, without signs and accents before or above it', async () => {
      const titles = ['7 วัน', '๙ ศาสตร์', 'Dance', '«Éclair»', 'Fact', 'ศิลป์', '“สนาม” บ้านเรา', '(ใส่) ใจ', 'หมอ', '…'];
      await write({ programs: titles.map((title, at) => ({ id: titles.length - at, title })) });
      const { items } = programList.parse(await get('/programs?sort=title'));
      expect(items.map(({ title }) => title)).toEqual([
        '7 วัน',
        '๙ ศาสตร์',
        'Dance',
        '«Éclair»',
        'Fact',
        'ศิลป์',
        '“สนาม” บ้านเรา',
        '(ใส่) ใจ',
        'หมอ',
        '…',
      ]);
      expect(await ids(`/programs?sort=title&initial=${encodeURIComponent('ส')}`)).toEqual([4, 3]);
      expect(await ids('/programs?initial=E')).toEqual([7]);
      expect(await ids('/programs?initial=9')).toEqual([9]);
    });

    test('one has its seasons, persons, playlists, and the featured video and episode', async () => {
      await write({
        programs: [
          { id: 1, key: 'talat', featuredVideoId: 7, featuredEpisodeId: 8, isExclusive: true, layout: 'clean' },
        ],
        seasons: [
          { id: 4, number: 2 },
          { id: 5, number: 1 },
        ],
        persons: [{ id: 1 }, { id: 2, seasonId: 4, lastname: 'แสงทอง (ต้น)' }],
        episodes: [{ id: 8 }],
        videos: [{ id: 7 }],
        playlists: [{ id: 1, programId: 1, videoIds: [7] }, { id: 2 }],
      });
      const read = programDetail.parse(await get('/programs/talat'));
      expect(read).toMatchObject({
        href: '/program/talat',
        layout: 'clean',
        persons: [{ name: 'คนที่ 1' }],
        seasons: [
          { number: '1', persons: [] },
          { number: '2', persons: [{ nickname: 'ต้น' }] },
        ],
        playlists: [{ title: 'เพลย์ลิสต์ 1', itemCount: 1 }],
        featuredVideo: { id: '7' },
        featuredEpisode: { id: '8' },
        platform: { name: STATION.streamingPlatform, isExclusive: true },
      });
      expect(programDetail.parse(await get('/programs/1'))).toEqual(read);
      expect((await newsroom.get('/programs/99')).status).toBe(404);
    });
  });

  test('[7.7-11] playlists are listed, and one returns its published videos in order, or none on request', async () => {
    await write({
      programs: [{ id: 1 }],
      videos: [{ id: 1 }, { id: 2 }, { id: 3 }, { id: 4, startsAt: LATER }],
      playlists: [
        { id: 5, programId: 1, videoIds: [3, 4, 1], ownerTitle: 'รายการ 1' },
        { id: 6, position: -1 },
      ],
    });
    expect(await ids('/collections')).toEqual([6, 5]);
    expect(await ids('/collections?program=1')).toEqual([5]);
    const one = await get('/collections/l5?exclude=objects');
    expect(one.data).not.toHaveProperty('objects');
    expect(playlistDetail.parse(one)).toMatchObject({ key: 'l5', subtitle: 'รายการ 1', itemCount: 3 });
    expect((await get('/collections/5')).data.objects.map((video: Json) => video.id)).toEqual([3, 1]);
    expect(await ids('/collections/l5/items')).toEqual([3, 1]);
    const second = await get('/collections/l5/items?limit=1&page=2');
    expect(second).toMatchObject({ data: [{ id: 1 }], meta: { total: 2, last_page: 2 } });
    for (const path of ['/collections/99', '/collections/99/items'])
      expect((await newsroom.get(path)).status).toBe(404);
  });

  test('[7.7-12] components have hero banners', async () => {
    const heroBanner = { title: 'ก', subtitle: 'ข', picture: 'dam.webp', primary: { label: 'ดูเลย', link: '' } };
    await write({ programs: [{ id: 1, heroBanner }, { id: 2 }, { id: 3, heroBanner, isOld: true }] });
    expect(component.parse(await get('/components/1')).items).toMatchObject([
      { title: 'ก', primary: { label: 'ดูเลย', href: '/program/p1' }, secondary: null },
    ]);
    expect((await get('/components/3')).data.items).toEqual([]);
    expect((await newsroom.get('/components/2')).status).toBe(404);
  });

  describe('[7.7-13] the play queue', () => {
    const written = {
      programs: [{ id: 1 }],
      episodes: [{ id: 1 }, { id: 2 }, { id: 3 }],
      videos: [
        ...[1, 2, 3].map((id) => ({ id, programId: 1, category: 'rerun', episodeId: id })),
        ...[11, 12].map((id) => ({ id, programId: 1 })),
        { id: 13 },
        ...[21, 22, 23, 24].map((id) => ({ id, category: 'story' })),
      ],
      playlists: [{ id: 1, videoIds: [13, 11, 3] }],
    };
    const queue = async (query: string) => (await get(`/play-queue?${query}`)).data;
    const queued = async (query: string) => (await queue(query)).items.map((one: Json) => one.id);

    test('continues with the next episodes, other clips of the programme, or other short clips', async () => {
      await write(written);
      expect(await queued('content_type=episode&content_id=3')).toEqual([3, 2, 1]);
      expect(await queued('content_type=clip&content_id=v11')).toEqual([11, 12]);
      // the older clips, then the newer ones
      expect(await queued('content_type=story&content_id=22')).toEqual([22, 23, 24, 21]);
      expect(await queued('content_type=story&content_id=24')).toEqual([24, 21, 22, 23]);
    });

    test('continues with the videos of a playlist after the current one', async () => {
      await write(written);
      expect(await queued('content_type=clip&content_id=v11&playlist_id=l1')).toEqual([11, 3]);
      expect(await queued('content_type=clip&content_id=v12&playlist_id=l1')).toEqual([12, 13, 11, 3]);
      expect(await queued('content_type=clip&content_id=v11&playlist_id=gone')).toEqual([11, 12]);
    });

    test('is returned again for its token, with the same details of each video', async () => {
      await write(written);
      for (const full of [0, 1]) {
        const original = await queue(`content_type=clip&content_id=v11&playlist_id=l1&include_full_video_info=${full}`);
        expect(original.items[0]).toMatchObject({ key: 'v11', media_url: PLAYED });
        expect('first_aired_at' in original.items[0]).toBe(full === 1);
        expect((await get(`/play-queue/${original.token}`)).data).toEqual(original);
      }
    });

    test('responds with 404 for an unknown video or episode and for an invalid token', async () => {
      await write(written);
      const tokens = ['x', btoa('{}'), btoa('["film","v1",null,false]'), btoa('["clip","a b",null,true]')];
      for (const token of tokens.map((one) => one.replace(/=+$/, '')))
        expect((await newsroom.get(`/play-queue/${token}`)).status).toBe(404);
      for (const none of ['content_type=clip&content_id=gone', 'content_type=episode&content_id=v1'])
        expect((await newsroom.get(`/play-queue?${none}`)).status).toBe(404);
    });
  });
});
