import { episodeDetail, playlistDetail, programDetail, programPage, videoDetail } from '@sala/contracts';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test, vi } from 'vitest';
import { testActions } from '../cli/testActions.ts';
import { testContext } from '../control/testContext.ts';
import { scheduleSlots } from '../schedule/schema.ts';
import type { Json } from '../testNewsroom.ts';
import { persons, playlists, programs, videos } from './schema.ts';

const context = testActions(null, testContext);
beforeEach(async () => {
  for (const table of [playlists, videos, programs]) await context.db().delete(table);
});

const PROGRAM = {
  title: 'ริมฝั่งน้ำใส',
  group: 'documentary',
  description: 'ชีวิตริมน้ำ',
  images: { display: 'dam.webp' },
  links: { website: 'rim-fang.example', facebook: 'https://social.example/rim', mail: 'rim@fang.example' },
  tags: ['แม่น้ำ'],
  access: ['closed_captions'],
  seasons: [
    { key: 'one', title: 'ฤดูกาลแรก' },
    { key: 'two', title: 'ฤดูกาลที่สอง', tagline: 'ลงใต้' },
  ],
  persons: [
    { firstname: 'มะลิ', lastname: 'ใจงาม' },
    { firstname: 'ปกรณ์', season: 'two' },
  ],
};
const EPISODE = {
  title: 'ปากน้ำ',
  number: 7,
  season: 'two',
  airedAt: '2026-11-20 20:15',
  video: { media: '/vod/market/index.m3u8', seconds: 90 },
};
const CLIP = {
  kind: 'clip',
  title: 'เบื้องหลัง',
  media: 'https://videos.example/a.m3u8',
  seconds: 30,
  airedAt: '2026-11-21 09:00',
};
const BACKWARDS = { startsAt: '2026-12-01 10:00', endsAt: '2026-11-01 10:00' };

const file = (name: string, contents: object) => context.file(name, JSON.stringify(contents));
const setProgram = (contents: object = PROGRAM) => context.run('programs', 'set', 'rim-fang', file('p.json', contents));
const version = expect.stringMatching(/^[0-9a-f]{12}$/);
/** A file with other content than the stored item, and its version. */
const changed = async (group: string, key: string, contents: object) =>
  file('c.json', { ...contents, version: (await show(group, 'show', key)).version });
/** The key or id at the beginning of an action's output. */
const first = ([line = '']: string[]): string => line.split(' ')[0] ?? '';
const add = async (group: 'episodes' | 'clips', contents: object) =>
  first(await context.run(group, 'add', 'rim-fang', file('x.json', contents)));
const show = async (...args: string[]) => JSON.parse((await context.run(...args)).join('\n'));
const get = async (path: string): Promise<Json> => (await context.request(path)).json();

test('programs set creates a programme from a file and changes it, and show and list print it', async () => {
  expect(await setProgram()).toEqual([
    expect.stringMatching(/^rim-fang {2}\/program\/rim-fang {2}version [0-9a-f]{12}$/),
  ]);
  expect(await show('programs', 'show', 'rim-fang')).toEqual({ version, ...PROGRAM, tabs: ['episodes', 'clips'] });
  expect(programDetail.parse(await get('/programs/rim-fang'))).toMatchObject({ title: 'ริมฝั่งน้ำใส' });
  const bare = { ...PROGRAM, title: 'ริมฝั่งน้ำใหม่', seasons: [], persons: [] };
  await context.run('programs', 'set', 'rim-fang', await changed('programs', 'rim-fang', bare));
  expect(await context.run('programs', 'list')).toEqual(['rim-fang  documentary  0 episodes  ริมฝั่งน้ำใหม่']);
});

test('[3.5-44] [3.5-45] [3.5-47] a programme’s file says its banner, which stands at the head of the page of all programmes', async () => {
  const heroBanner = {
    title: 'ฤดูใหม่',
    subtitle: 'ทุกวันพุธ',
    picture: 'dam.webp',
    primary: { label: 'ดูเลย', link: '/program/rim-fang' },
    secondary: { label: 'อ่านเบื้องหลัง', link: '/news/content/77' },
  };
  const warnings = vi.spyOn(console, 'error').mockImplementation(() => {});
  await setProgram({ ...PROGRAM, heroBanner });
  expect(warnings.mock.calls).toEqual([['Readers would find nothing at /news/content/77: there is no article 77.']]);
  warnings.mockRestore();
  expect(await show('programs', 'show', 'rim-fang')).toMatchObject({ heroBanner });
  const banners = async () => {
    const page = programPage.parse(await get('/pages/programs-recommended-content/content'));
    return page.sections.flatMap(({ type, items }) => (type === 'hero' ? items : []));
  };
  expect(await banners()).toMatchObject([
    {
      title: 'ฤดูใหม่',
      subtitle: 'ทุกวันพุธ',
      picture: { url: expect.stringContaining('/media/dam.webp') },
      primary: { label: 'ดูเลย', href: '/program/rim-fang' },
      secondary: { label: 'อ่านเบื้องหลัง', href: '/news/content/77' },
    },
  ]);
  await context.run('programs', 'set', 'rim-fang', await changed('programs', 'rim-fang', PROGRAM));
  expect(await banners()).toEqual([]);
});

test.each([
  [{ link: 'javascript:alert(1)' }, /heroBanner\.primary\.link cannot be used: it is neither a path of the site nor/],
  [{ label: '' }, /heroBanner\.primary\.label cannot be used/],
])('a banner with the button %j is refused', async (wrong, sentence) => {
  const primary = { label: 'ดู', link: '/program', ...wrong };
  const heroBanner = { title: 'ก', picture: 'dam.webp', primary };
  await context.refuses(['programs', 'set', 'rim-fang', file('p.json', { ...PROGRAM, heroBanner })], sentence);
});

test('[3.5-34] a programme’s file says its layout, and [3.5-08] an episode’s and a clip’s for which ages they are', async () => {
  await setProgram({ ...PROGRAM, layout: 'vertical' });
  expect((await show('programs', 'show', 'rim-fang')).layout).toBe('vertical');
  expect(programDetail.parse(await get('/programs/rim-fang')).layout).toBe('vertical');
  const ageRanges = ['3–6 ปี', '7–12 ปี'];
  const episode = await add('episodes', { ...EPISODE, ageRanges });
  const clip = await add('clips', { ...CLIP, ageRanges });
  expect((await show('episodes', 'show', episode)).ageRanges).toEqual(ageRanges);
  expect((await show('clips', 'show', clip)).ageRanges).toEqual(ageRanges);
  expect(episodeDetail.parse(await get(`/episodes/${episode}`)).ageRanges).toEqual(ageRanges);
  expect(videoDetail.parse(await get(`/videos/${clip}`)).ageRanges).toEqual(ageRanges);
});

test('a programme, a season and an episode say whose pictures are their gallery', async () => {
  const seasons = [{ key: 'one', title: 'ฤดูกาลแรก', galleryId: 22 }, PROGRAM.seasons[1]];
  const warnings = vi.spyOn(console, 'error').mockImplementation(() => {});
  await setProgram({ ...PROGRAM, galleryId: 21, seasons });
  const id = await add('episodes', { ...EPISODE, galleryId: 23 });
  expect(warnings.mock.calls).toEqual(
    [21, 22, 23].map((one) => [`Readers would find nothing at /news/content/${one}: there is no article ${one}.`]),
  );
  warnings.mockRestore();
  const shown = await show('programs', 'show', 'rim-fang');
  expect([shown.galleryId, shown.seasons[0].galleryId, shown.seasons[1].galleryId]).toEqual([21, 22, undefined]);
  expect((await show('episodes', 'show', id)).galleryId).toBe(23);
  expect(programDetail.parse(await get('/programs/rim-fang')).galleryId).toBe('21');
  expect(episodeDetail.parse(await get(`/episodes/${id}`)).galleryId).toBe('23');
});

test('[7.8-01] [7.8-04] [7.8-05] a programme’s file says what its page features', async () => {
  await setProgram();
  const [episode, clip] = [await add('episodes', EPISODE), await add('clips', CLIP)];
  const feature = async (featured: string) => {
    await context.run(
      'programs',
      'set',
      'rim-fang',
      await changed('programs', 'rim-fang', { ...PROGRAM, ...(featured && { featured }) }),
    );
    expect((await show('programs', 'show', 'rim-fang')).featured).toBe(featured || undefined);
    const { componentId, featuredEpisode, featuredVideo } = programDetail.parse(await get('/programs/rim-fang'));
    return [componentId, featuredEpisode?.id, featuredVideo?.title];
  };
  expect(await feature(episode)).toEqual(['6', episode, undefined]);
  expect(await feature(clip)).toEqual(['7', undefined, 'เบื้องหลัง']);
  expect(await feature('newest-episode')).toEqual(['3', undefined, undefined]);
  expect(await feature('newest-clip')).toEqual(['4', undefined, undefined]);
  expect((await feature('')).slice(1)).toEqual([undefined, undefined]);

  await feature(clip);
  await context.run('clips', 'remove', clip);
  expect((await show('programs', 'show', 'rim-fang')).featured).toBeUndefined();
  for (const featured of [clip, 'toString'])
    await context.refuses(
      ['programs', 'set', 'rim-fang', await changed('programs', 'rim-fang', { ...PROGRAM, featured })],
      new RegExp(`^The programme has no episode or clip ${featured} to feature\\.$`),
    );
});

test('an episode is added with its video, found by search, changed and removed', async () => {
  await setProgram();
  const id = await add('episodes', EPISODE);
  expect(await show('episodes', 'show', id)).toEqual({ version, ...EPISODE });
  expect(episodeDetail.parse(await get(`/episodes/${id}`))).toMatchObject({ title: 'ปากน้ำ' });
  expect((await get('/videos')).data).toMatchObject([
    { title: 'ปากน้ำ', canonical_url: `/program/rim-fang/episodes/${id}` },
  ]);
  expect((await get(`/search/program?q=${encodeURIComponent('ปากน้ำ')}`)).total).toBe(1);
  await context.refuses(
    ['episodes', 'add', 'rim-fang', file('x.json', EPISODE)],
    new RegExp(`^Episode ${id} has this title and time already: episodes set ${id} changes it\\.$`),
  );
  const { video: _, season: __, ...bare } = EPISODE;
  await context.run('episodes', 'set', id, await changed('episodes', id, { ...bare, title: 'ปากอ่าว' }));
  expect(await show('episodes', 'show', id)).toEqual({ version, ...bare, title: 'ปากอ่าว' });
  expect(await context.run('episodes', 'list', 'rim-fang')).toEqual([`${id}  2026-11-20 20:15  7  ปากอ่าว`]);
  expect(await context.run('episodes', 'remove', id)).toEqual(['removed: ปากอ่าว']);
  expect((await get('/videos')).data).toEqual([]);
});

test('the duration of a stored film is filled in, and another’s is 0, with a warning when the website does not play its host', async () => {
  await setProgram();
  const id = await add('episodes', { ...EPISODE, video: { media: '/vod/market/index.m3u8' } });
  const { video } = await show('episodes', 'show', id);
  expect(video.seconds).toBeGreaterThan(10);
  const clip = await add('clips', { ...CLIP, media: '/vod/market/index.m3u8', seconds: undefined });
  expect((await show('clips', 'show', clip)).seconds).toBe(video.seconds);
  const warnings = vi.spyOn(console, 'error').mockImplementation(() => {});
  const elsewhere = await add('clips', { ...CLIP, seconds: undefined });
  expect(warnings.mock.calls).toEqual([['MEDIA_HOSTS does not name videos.example: readers cannot play its films.']]);
  warnings.mockRestore();
  expect((await show('clips', 'show', elsewhere)).seconds).toBe(0);
  for (const key of [clip, elsewhere]) await context.run('clips', 'remove', key);
  await context.run('episodes', 'remove', id);
});

test('clips and short clips have their own pages and can be in playlists', async () => {
  await setProgram();
  const [clip, short] = [await add('clips', CLIP), await add('clips', { ...CLIP, kind: 'short', title: 'สั้น' })];
  expect(await show('clips', 'show', clip)).toEqual({ version, ...CLIP });
  await context.refuses(
    ['clips', 'add', 'rim-fang', file('x.json', CLIP)],
    new RegExp(`^Clip ${clip} has this title and film already: clips set ${clip} changes it\\.$`),
  );
  expect(await context.run('clips', 'list', 'rim-fang')).toEqual([
    `${short}  short  /program/stories/${short}  สั้น`,
    `${clip}  clip  /program/watch/${clip}  เบื้องหลัง`,
  ]);
  expect(videoDetail.parse(await get(`/videos/${clip}`))).toMatchObject({ title: 'เบื้องหลัง' });
  await context.run('clips', 'set', clip, await changed('clips', clip, { ...CLIP, title: 'หลังกล้อง' }));
  const playlist = { title: 'ชมต่อเนื่อง', program: 'rim-fang', videos: [short, clip] };
  expect(await context.run('playlists', 'set', 'chom', file('l.json', playlist))).toEqual([
    expect.stringMatching(/^chom {2}\/program\/playlists\/chom\/watch {2}version [0-9a-f]{12}$/),
  ]);
  expect(await show('playlists', 'show', 'chom')).toEqual({ version, ...playlist });
  expect(playlistDetail.parse(await get('/collections/chom'))).toMatchObject({ title: 'ชมต่อเนื่อง' });
  await context.run('clips', 'remove', short);
  expect((await show('playlists', 'show', 'chom')).videos).toEqual([clip]);
  expect(await context.run('playlists', 'list')).toEqual(['chom  2 videos  ชมต่อเนื่อง']);
  expect(await context.run('playlists', 'remove', 'chom')).toEqual(['removed: ชมต่อเนื่อง']);
});

test('a long playlist plays on from any of its videos, to its end', async () => {
  await setProgram();
  const keys: string[] = [];
  for (let number = 1; number <= 54; number++) keys.push(await add('clips', { ...CLIP, title: `คลิป ${number}` }));
  await context.run('playlists', 'set', 'long', file('l.json', { title: 'ยาว', program: 'rim-fang', videos: keys }));
  const queueFrom = async (key = '') => {
    const query = new URLSearchParams({ content_type: 'clip', playlist_id: 'long', content_id: key });
    return (await get(`/play-queue?${query}`)).data.items.map(({ title }: Json) => title);
  };
  expect(await queueFrom(keys[48])).toEqual([49, 50, 51, 52, 53, 54].map((number) => `คลิป ${number}`));
  expect(await queueFrom(keys[52])).toEqual(['คลิป 53', 'คลิป 54']);
  expect(await queueFrom(keys[0])).toHaveLength(50);
});

test('a programme that is removed leaves what was on, and its playlists', async () => {
  await setProgram();
  const other = file('o.json', { title: 'อื่น', group: 'documentary' });
  await context.run('programs', 'set', 'other', other);
  const clip = first(await context.run('clips', 'add', 'other', file('x.json', CLIP)));
  await context.run('playlists', 'set', 'mix', file('l.json', { title: 'รวม', program: 'rim-fang', videos: [clip] }));
  const [{ id = 0 } = {}] = await context.db().select().from(programs).where(eq(programs.key, 'rim-fang'));
  const begun = new Date(Date.now() - 3_600_000);
  const ahead = new Date(Date.now() + 3_600_000);
  const slot = {
    source: 'editor',
    channel: 'tv',
    weekdays: [1],
    startMinute: 60,
    minutes: 60,
    programId: id,
    films: ['market'],
  };
  await context
    .db()
    .insert(scheduleSlots)
    .values([
      { ...slot, validFrom: begun },
      { ...slot, validFrom: ahead },
    ]);
  await context.run('programs', 'remove', 'rim-fang');
  expect(await context.db().select().from(scheduleSlots)).toMatchObject([
    { programId: null, title: PROGRAM.title, films: ['market'], validFrom: begun, validUntil: expect.any(Date) },
  ]);
  expect((await show('playlists', 'show', 'mix')).videos).toEqual([clip]);
  await context.db().delete(scheduleSlots);
});

test('a clip may have a beginning, an end, or both', async () => {
  await setProgram();
  for (const [title, period] of Object.entries({
    เริ่ม: { startsAt: '2026-12-01 10:00' },
    จบ: { endsAt: '2026-12-01 10:00' },
    เริ่มแล้วจบ: { startsAt: '2026-12-01 10:00', endsAt: '2026-12-01 10:01' },
  })) {
    const contents = { ...CLIP, title, ...period };
    expect(await show('clips', 'show', await add('clips', contents))).toEqual({ version, ...contents });
  }
});

test('the kind of a clip cannot change, because it is part of the address', async () => {
  await setProgram();
  const clip = await add('clips', CLIP);
  const other = await changed('clips', clip, { ...CLIP, kind: 'short' });
  await context.refuses(
    ['clips', 'set', clip, other],
    /^v-\d+ is a clip, which cannot change because it is part of the address: add a new one /,
  );
});

test('a person who is in the new file of a programme, too, keeps the id', async () => {
  await setProgram();
  const list = () =>
    context
      .db()
      .select({ id: persons.id, firstname: persons.firstname, character: persons.character })
      .from(persons)
      .orderBy(persons.position);
  const [mali, pakorn] = await list();
  const [first, second] = PROGRAM.persons;
  const people = [{ firstname: 'ใหม่' }, { ...second, character: 'นายท้าย' }, first];
  await context.run(
    'programs',
    'set',
    'rim-fang',
    await changed('programs', 'rim-fang', { ...PROGRAM, persons: people }),
  );
  const [added, ...others] = await list();
  expect(others).toEqual([{ ...pakorn, character: 'นายท้าย' }, mali]);
  expect(added?.id).toBeGreaterThan(pakorn?.id ?? Number.NaN);
  const fewer = await changed('programs', 'rim-fang', { ...PROGRAM, persons: [first] });
  await context.run('programs', 'set', 'rim-fang', fewer);
  expect(await list()).toEqual([mali]);
});

test('a programme or season with episodes cannot be removed', async () => {
  await setProgram();
  const id = await add('episodes', EPISODE);
  await context.refuses(['programs', 'remove', 'rim-fang'], /^ริมฝั่งน้ำใส still has episodes \(1\) or clips \(0\): /);
  const without = await changed('programs', 'rim-fang', { ...PROGRAM, seasons: [], persons: [] });
  await context.refuses(['programs', 'set', 'rim-fang', without], /^The season two still has episodes \(1\): /);
  expect((await show('programs', 'show', 'rim-fang')).persons).toHaveLength(2);
  await context.run('episodes', 'remove', id);
  expect(await context.run('programs', 'remove', 'rim-fang')).toEqual(['removed: ริมฝั่งน้ำใส']);
  expect((await get(`/search/program?q=${encodeURIComponent('ริมฝั่ง')}`)).total).toBe(0);
});

test.each<[string, object, RegExp]>([
  ['programs', { ...PROGRAM, title: '' }, /^The title cannot be used: it is empty\.$/],
  ['programs', { ...PROGRAM, title: 'ริม\nฝั่ง' }, /^The title cannot be used: it has a character that has no place /],
  [
    'programs',
    { ...PROGRAM, seasons: [...PROGRAM.seasons, { key: 'one', title: 'อีกครั้ง' }] },
    /^The seasons cannot be used: two have the same key\.$/,
  ],
  [
    'programs',
    { ...PROGRAM, links: { facebook: 'javascript:alert(1)' } },
    /^The links\.facebook cannot be used: it is no web address\.$/,
  ],
  ['programs', { ...PROGRAM, links: { mail: 'rim fang' } }, /^The links\.mail cannot be used: it is no email\.$/],
  ['programs', { ...PROGRAM, sumary: 'ก' }, /^The file cannot be used: there is no field sumary\.$/],
  ['programs', { ...PROGRAM, group: 'weather' }, /^The group cannot be used: /],
  ['programs', { ...PROGRAM, colour: 'red' }, /colour/],
  ['programs', { ...PROGRAM, images: { display: 'none.webp' } }, /^There is no picture none\.webp: /],
  ['programs', { ...PROGRAM, persons: [{ firstname: 'ก', season: 'nine' }] }, /^ก names the season nine, /],
  ['episodes', { ...EPISODE, airedAt: 'yesterday' }, /^The airedAt cannot be used: it is no time such as /],
  ['episodes', { ...EPISODE, season: 'nine' }, /^The programme has no season nine\.$/],
  ['episodes', { ...EPISODE, video: { media: '/vod/nowhere', seconds: 1 } }, /^The video\.media cannot be used: /],
  ['episodes', { ...EPISODE, ...BACKWARDS }, /^The endsAt cannot be used: it would end before it begins\.$/],
  ['episodes', { ...EPISODE, endsAt: EPISODE.airedAt }, /^The endsAt cannot be used: it would end before it begins\.$/],
  ['clips', { ...CLIP, ...BACKWARDS }, /^The endsAt cannot be used: it would end before it begins\.$/],
  ['clips', { ...CLIP, ...BACKWARDS, endsAt: BACKWARDS.startsAt }, /^The endsAt cannot be used: it would end /],
  ['clips', { ...CLIP, media: 'javascript:alert(1)' }, /^The media cannot be used: /],
  ['clips', { ...CLIP, kind: 'rerun' }, /^The kind cannot be used: /],
  ['playlists', { title: 'ก', videos: ['v-9'] }, /^There is no video v-9\.$/],
  ['playlists', { title: 'ก', videos: ['v-9', 'v-8', 'v-9'] }, /^The videos cannot be used: v-9 stands in it twice\.$/],
  ['playlists', { title: 'ก', videos: [] }, /^The videos cannot be used: there are none\.$/],
])(
  'an invalid file for %s is rejected with one sentence, and nothing is stored: %j',
  async (group, contents, sentence) => {
    await setProgram();
    const before = await show('programs', 'show', 'rim-fang');
    const how = group === 'episodes' || group === 'clips' ? 'add' : 'set';
    const name = group === 'playlists' ? 'chom' : 'rim-fang';
    const bad = group === 'programs' ? await changed(group, name, contents) : file('bad.json', contents);
    await context.refuses([group, how, name, bad], sentence);
    expect(await show('programs', 'show', 'rim-fang')).toEqual(before);
    expect(await context.db().$count(videos)).toBe(0);
    expect(await context.db().$count(playlists)).toBe(0);
  },
);

test.each<[string[], RegExp]>([
  [['programs', 'show', 'nowhere'], /^There is no programme nowhere: programs list /],
  [['episodes', 'add', 'nowhere', 'FILE'], /^There is no programme nowhere: programs list /],
  [['episodes', 'show', 'x'], /^There is no episode x: episodes list /],
  [['episodes', 'remove', '99999999999'], /^There is no episode 99999999999: episodes list /],
  [['clips', 'show', 'v-1'], /^There is no clip v-1: clips list /],
  [['playlists', 'show', 'none'], /^There is no playlist none\.$/],
  [['playlists', 'remove', 'none'], /^There is no playlist none\.$/],
  [['programs', 'set', 'watch', 'FILE'], /^KEY cannot be used: the site has another page there\.$/],
  [['programs', 'set', 'Bad Key', 'FILE'], /^KEY cannot be used: it is no key such as /],
])('the command %j is rejected with one sentence', async (args, sentence) => {
  const path = file('any.json', args[0] === 'episodes' ? EPISODE : PROGRAM);
  await context.refuses(
    args.map((one) => (one === 'FILE' ? path : one)),
    sentence,
  );
});
