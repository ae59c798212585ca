import type { Category, Channel, Speaker } from '@sala/station';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

// a station with one more speaker, channel and category than ours: each is a single entry, and appears wherever it belongs

const CHANNEL: Channel = {
  key: 'sport',
  title: 'ศาลากีฬา',
  kind: 'television',
  air: { from: 540, to: 1380 },
  eventName: 'SalaSport',
};
const CATEGORY: Category = { slug: 'north', name: 'ฝั่งเหนือ', path: '/news/categories/north' };
const SPEAKER: Speaker = { id: 20, name: 'เสียงใหม่', imgUrl: 'data:,' };
vi.mock('../../../packages/station/src/sala/channels.ts', async (original) => {
  const real = await original<{ CHANNELS: Channel[]; CHANNEL_COLOURS: object }>();
  return { CHANNELS: [...real.CHANNELS, CHANNEL], CHANNEL_COLOURS: { ...real.CHANNEL_COLOURS, sport: '#123456' } };
});
vi.mock('../../../packages/station/src/sala/categories.ts', async (original) => {
  const real = await original<{ CATEGORIES: Category[]; CATEGORY_NAMES: Record<string, string[]> }>();
  return {
    ...real,
    CATEGORIES: [...real.CATEGORIES, CATEGORY],
    CATEGORY_NAMES: { ...real.CATEGORY_NAMES, north: ['northern'] },
  };
});
vi.mock('../../../packages/station/src/sala/speakers.ts', async (original) => {
  const real = await original<{ SPEAKERS: Speaker[]; SPEAKER_VOICES: object }>();
  const voices = { embedded: 'man', azure: 'th-TH-New', google: 'th-TH-Newer' };
  return { ...real, SPEAKERS: [...real.SPEAKERS, SPEAKER], SPEAKER_VOICES: { ...real.SPEAKER_VOICES, 20: voices } };
});

// test files share loaded modules, but this station must be loaded for this file alone
vi.resetModules();
const { openTestDatabase } = await import('./database/testDatabases.ts');
const { openNewsroomForAll } = await import('./testNewsroom.ts');
const newsroom = openNewsroomForAll(openTestDatabase);
beforeAll(() => newsroom.write({ id: 7, title: 'ข่าวจากฝั่งเหนือ', section: 'north' }, { id: 8, title: 'การเมือง' }));
afterAll(() => {
  vi.resetModules();
});

const ARCHIVE = { header: { sectionName: 'ฝั่งเหนือ', sectionEn: 'north' }, items: [{ id: 7 }] };

test('an added category has an archive, a page and a section among all categories', async () => {
  expect((await newsroom.get('/section?section=north')).json).toMatchObject(ARCHIVE);
  expect((await newsroom.get('/category-portal')).json.sections.at(-1)).toMatchObject(ARCHIVE);
  expect((await newsroom.get('/pages/north/content')).status).toBe(404);
  const page = (await newsroom.get(`/pages/${encodeURIComponent('path:north')}/content`)).json;
  expect(page.sections).toMatchObject([{ title: 'ฝั่งเหนือ', data: [{ id: 7 }] }]);
});

test('an added category is a filter of the search, a suggestion and a playlist', async () => {
  expect((await newsroom.get('/search/news?q=ข่าว&section=north')).status).toBe(200);
  expect((await newsroom.get('/search/news?q=ข่าว&section=nowhere')).status).toBe(400);
  const { json } = await newsroom.get(`/search/suggestions?q=${encodeURIComponent('ฝั่งเห')}`);
  expect(json.items[0]).toMatchObject({ text: 'ฝั่งเหนือ', url: '/news/categories/north' });
  expect((await newsroom.get('/playlists')).json.data.items).toContainEqual(
    expect.objectContaining({ url: 'north', name: 'ฝั่งเหนือ' }),
  );
});

test('articles can be written in an added category and imported by its other names', async () => {
  const { parseArticleFile } = await import('./articles/editing/articleFile.ts');
  expect(parseArticleFile('---\nsection: north\ntitle: ข่าว\n---\nเนื้อข่าว\n').content.section).toBe('north');
  const { findCategoryByName } = await import('./input/index.ts');
  expect(findCategoryByName(['Northern'])).toBe('north');
});

test('an added channel accepts planned airings, streams while on air, and has an analytics event', async () => {
  const { planned } = await import('./schedule/slotInput.ts');
  const slot = { channel: 'sport', days: 'mon', at: '18:30', until: '19:00', title: 'กีฬา' };
  expect(planned.safeParse(slot).error?.issues.filter(({ path }) => path[0] === 'channel') ?? []).toEqual([]);
  expect((await newsroom.get('/schedules/today?channel=sport')).status).toBe(200);
  expect((await newsroom.get('/schedules/today?channel=nothing')).status).toBe(400);

  const { FILMS_FOLDER } = await import('@sala/demo/films');
  const { openFilms } = await import('./films/films.ts');
  const { createChannelRoutes } = await import('./channels/routes.ts');
  const clock = () => Date.parse('2026-11-22T08:59:59+07:00');
  const sources = { films: openFilms(FILMS_FOLDER), schedule: async () => [] };
  const offAir = await createChannelRoutes({ ...sources, clock }).request('/live/sport/index.m3u8');
  expect(await offAir.json()).toMatchObject({ title: 'Off air', on_air_at: '2026-11-22T02:00:00.000Z' });
  const onAir = createChannelRoutes({ ...sources, clock: () => clock() + 1000 });
  expect((await onAir.request('/live/sport/index.m3u8')).status).toBe(200);

  const { startCollector } = await import('./analytics/collector.ts');
  const { analyticsCounts } = await import('./analytics/schema.ts');
  const collector = startCollector(newsroom.db, () => {});
  const event = { name: 'homeSchedulePlaySalaSport', page: '/home' };
  collector.count({ device: 'mobile', orientation: 'portrait', events: [event], vitals: [] });
  await collector.close();
  expect(await newsroom.db.select().from(analyticsCounts)).toContainEqual(
    expect.objectContaining({ event: event.name }),
  );
});

test('an added speaker comes after the others and has a voice at every provider', async () => {
  const { SPEAKER_IDS } = await import('./narrations/worker/pendingNarrations.ts');
  expect(SPEAKER_IDS).toEqual([12, 1, 11, 20]);
  const { readConfig } = await import('./settings/config.ts');
  expect(readConfig({ GOOGLE_SPEECH_KEY: 'k' }).narration.cloud?.voices[20]).toBe('th-TH-Newer');
  const { listVoices } = await import('@sala/station');
  expect(listVoices('embedded')[20]).toBe('man');
});
