import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  PROGRAM_GROUPS,
  programDetail,
  programList,
  programSearch,
  schedule,
  videoDetail,
  videoList,
} from '@sala/contracts';
import { demo } from '@sala/demo';
import { FILMS_FOLDER } from '@sala/demo/films';
import { CHANNELS, STATION } from '@sala/station';
import { asc } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readDemoListings } from '../../../../packages/demo/src/collections.ts';
import { FILMS, readDemoPrograms } from '../../../../packages/demo/src/programs.ts';
import { createApis } from '../apis.ts';
import { onBothDatabases, openForAll } from '../database/testDatabases.ts';
import { createFilmRoutes, openFilms, WINDOW_SECONDS } from '../films/index.ts';
import { episodes, programs, videos } from '../programs/schema.ts';
import { toAirings } from '../schedule/index.ts';
import { testStore } from '../store/testStore.ts';
import { ADDRESS } from '../testNewsroom.ts';
import { loadPrograms } from './loadPrograms.ts';
import { toDemoSlots } from './toDemoSlots.ts';
import { toProgramRows } from './toProgramRows.ts';

const NOON = new Date('2026-11-21T05:00:00Z');
const DAY = 24 * 3600_000;

describe('the demo’s programmes', () => {
  const all = readDemoPrograms();

  test('are at least 24, of all groups, each with a unique id and key', () => {
    expect(all.length).toBeGreaterThanOrEqual(24);
    expect(new Set(all.map(({ category }) => category))).toEqual(new Set(Object.keys(PROGRAM_GROUPS)));
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    expect(new Set(all.map(({ key }) => key)).size).toBe(all.length);
  });

  test('include one of every kind that the page of a programme distinguishes', () => {
    const some = (is: (one: (typeof all)[number]) => unknown) => expect(all.some(is)).toBe(true);
    for (const id of [3, 4, 6, 7]) some((one) => one.componentId === id);
    for (const layout of ['vertical', 'clean']) some((one) => one.layout === layout);
    some((one) => one.id === 800559);
    some((one) => one.id !== 800559 && one.owner === 800701);
    for (const name of [
      'old',
      'restricted',
      'exclusive',
      'expired',
      'withoutVideo',
      'hero',
      'gallery',
      'articles',
    ] as const)
      some((one) => one[name]);
    for (const name of ['seasons', 'upcoming', 'clips', 'shortClips', 'promos', 'ageRanges'] as const)
      some((one) => one[name].length > 0);
    for (const mark of ['closed_captions', 'sign_language', 'audio_desc', 'soundtrack'] as const)
      some((one) => one.access.includes(mark));
  });

  const { playlists, partner, prNews } = readDemoListings();
  const pictured = [
    ...all.flatMap((one) => [
      ...[one, ...(one.hero ? [one.hero] : []), ...one.seasons],
      ...[...one.episodes, ...one.upcoming, ...one.clips, ...one.shortClips, ...one.promos],
    ]),
    ...playlists,
    ...partner,
  ];

  test('show only pictures that the demo can draw', async () => {
    const { PICTURES } = await import('../../../../packages/demo/src/pictures/index.ts');
    const named = [...pictured, ...prNews].map(({ picture }) => picture);
    expect([...new Set(named)].filter((name) => !Object.hasOwn(PICTURES, name))).toEqual([]);
  });

  test('have no picture twice', () => {
    const named = pictured.map(({ picture }) => picture);
    expect(named.filter((name, index) => named.indexOf(name) !== index)).toEqual([]);
  });

  test('use existing films of the stated length, and landscape films on the channels', () => {
    const films = openFilms(FILMS_FOLDER);
    expect(Object.entries(FILMS).map(([name, seconds]) => [name, seconds])).toEqual(
      [...films].map(([name, { seconds }]) => [name, seconds]),
    );
    const slots = toDemoSlots(readDemoListings(), all);
    expect(slots.length).toBeGreaterThan(50);
    for (const { films: shown, channel } of slots) {
      expect(shown ?? []).toHaveLength(channel === 'partner' ? 0 : 1);
      for (const name of shown ?? []) expect(films.get(name)?.renditions[0]).toMatchObject({ width: 640, height: 360 });
    }
  });

  test('use upright films for all short clips', () => {
    const films = openFilms(FILMS_FOLDER);
    const clips = all
      .flatMap((one, position) => toProgramRows(one, position, [], NOON.getTime()).videos)
      .filter(({ category }) => category === 'story');
    expect(clips).toHaveLength(all.flatMap((one) => one.shortClips).length);
    for (const { key, mediaUrl } of clips)
      expect([key, films.get(mediaUrl?.split('/')[2] ?? '')?.renditions[0]]).toMatchObject([
        key,
        { width: 360, height: 640 },
      ]);
  });

  test('are not read from a file named after no group', () => {
    const folder = mkdtempSync(join(tmpdir(), 'programs-'));
    writeFileSync(join(folder, 'weather.json'), '[]');
    expect(() => readDemoPrograms(folder)).toThrow('weather.json is named after no group');
    rmSync(folder, { recursive: true });
  });

  test('fill the channels’ time on the air without a gap or an overlap, on every day of a fortnight', () => {
    const slots = toDemoSlots(readDemoListings(), all);
    const midnight = Date.parse('2026-11-16T00:00:00+07:00');
    for (const [channel, from, to] of [
      ['tv', 6, 26],
      ['rian', 6, 24],
      ['online', 0, 24],
      ['partner', 6, 30],
    ] as const) {
      const own = slots.filter((slot) => slot.channel === channel);
      for (let day = 0; day < 14; day++) {
        const [begin, end] = [midnight + day * DAY + from * 3600_000, midnight + day * DAY + to * 3600_000];
        const shown = toAirings(own, begin, end);
        expect([shown[0]?.startsAt, shown.at(-1)?.endsAt]).toEqual([begin, end]);
        for (const [place, one] of shown.slice(1).entries()) expect(one.startsAt).toBe(shown[place]?.endsAt);
      }
    }
  });

  test('are no longer than can be watched from the beginning, on channels that are always on the air', () => {
    const online = toDemoSlots(readDemoListings(), all).filter(({ channel }) => channel === 'online');
    expect(Math.max(...online.map(({ minutes }) => minutes)) * 60).toBeLessThanOrEqual(WINDOW_SECONDS);
  });
});

onBothDatabases((open) => {
  const database = openForAll(open);
  beforeEach(async () => {
    await database.db.delete(videos);
    await database.db.delete(programs);
  });

  let apis: ReturnType<typeof createApis>;
  beforeAll(() => {
    apis = createApis(database.db, { address: ADDRESS });
  });
  const get = async (path: string) => (await apis.request(path)).json();

  test('every start updates the dates of the demo’s episodes and videos, and duplicates none', async () => {
    const { db } = database;
    const dates = async () => [
      ...(await db.select({ id: episodes.id, at: episodes.firstAiredAt }).from(episodes).orderBy(asc(episodes.id))),
      ...(await db.select({ id: videos.id, at: videos.firstAiredAt }).from(videos).orderBy(asc(videos.id))),
    ];
    await loadPrograms(db, NOON, demo);
    const first = await dates();
    expect(first.length).toBeGreaterThan(100);
    await loadPrograms(db, new Date(NOON.getTime() + 7 * DAY), demo);
    const second = await dates();
    expect(second.map(({ id }) => id)).toEqual(first.map(({ id }) => id));
    for (const [place, { at }] of second.entries())
      expect(at.getTime() - (first[place]?.at.getTime() ?? 0)).toBe(7 * DAY);
    for (const { at } of first) expect(at.getTime()).toBeLessThan(NOON.getTime() + 30 * DAY);
  });

  test('the demo does not overwrite a station’s own programme with the same key', async () => {
    const own = { source: 'mine', key: 'khao-chao', title: 'ข่าวเช้าของเรา', category: 'news' };
    await database.db.insert(programs).values(own);
    await loadPrograms(database.db, NOON, demo);
    expect(programDetail.parse(await get('/programs/khao-chao')).title).toBe('ข่าวเช้าของเรา');
  });

  test('every video of the demo can be watched and has the stated length', async () => {
    const { db } = database;
    await loadPrograms(db, NOON, demo);
    const rows = await db.select({ media: videos.mediaUrl, seconds: videos.durationSeconds }).from(videos);
    const banners = await db.select({ banner: programs.heroBanner }).from(programs);
    const named = [...rows, ...banners.flatMap(({ banner }) => (banner?.videoUrl ? [{ media: banner.videoUrl }] : []))];
    const streams = createFilmRoutes({
      films: openFilms(FILMS_FOLDER),
      folder: FILMS_FOLDER,
      db,
      segments: testStore(),
    });
    const lengths = new Map<string, number>();
    for (const media of new Set(named.map((one) => one.media))) {
      expect((await streams.request(media)).status).toBe(200);
      const segments = await (await streams.request(media.replace('index', '360'))).text();
      lengths.set(media, [...segments.matchAll(/^#EXTINF:4,$/gm)].length * 4);
    }
    expect(rows.length).toBeGreaterThan(100);
    for (const { media, seconds } of rows) expect([media, seconds]).toEqual([media, lengths.get(media)]);
  });

  test('the search among programmes finds results for every tag of the demo’s programmes', async () => {
    await loadPrograms(database.db, NOON, demo);
    const rows = await Promise.all([programs, episodes, videos].map((table) => database.db.select().from(table)));
    const tags = new Set(rows.flat().flatMap((row) => row.tags));
    expect(tags.size).toBeGreaterThan(10);
    const dead = [];
    for (const tag of tags) {
      const { total } = programSearch.parse(await get(`/search/program?q=${encodeURIComponent(tag)}`));
      if (total === 0) dead.push(tag);
    }
    expect(dead).toEqual([]);
  });

  test('endpoints return the demo’s programmes as in the contracts, and today’s airings have an episode and a page', async () => {
    const now = new Date();
    await loadPrograms(database.db, now, demo);
    expect(programList.parse(await get('/programs?limit=50')).items).toHaveLength(readDemoPrograms().length);
    const shortClip = videoDetail.parse(await get(`/videos/${STATION.shortClipKey}?include_show_video=1`));
    expect(shortClip).toMatchObject({ href: `/program/stories/${STATION.shortClipKey}`, kind: 'stories' });
    expect(shortClip.mediaUrl).toMatch(/^http:\/\/newsroom\.test\/vod\/[a-z]+\/index\.m3u8$/);
    expect(videoList.parse(await get('/videos/popular')).items).toHaveLength(20);
    const { items } = schedule.parse(await get('/schedules/today'));
    const channels = CHANNELS.map(({ key }) => key).filter((key) => key !== 'special');
    expect(new Set(items.map(({ channel }) => channel))).toEqual(new Set(channels));
    for (const item of items) expect(item).toMatchObject({ href: expect.stringMatching(/^\/program\/[a-z-]+$/) });
    const past = items.filter(({ episodeTitle, endsAt }) => endsAt <= now.getTime() && episodeTitle !== 'ออกอากาศซ้ำ');
    for (const { episodeTitle } of past) expect(episodeTitle).not.toBe('');
  });
});
