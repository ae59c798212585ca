import { describe, expect, test } from 'vitest';
import { program } from './program.ts';

const read = (wire: object = {}) => program.parse({ id: 5, key: 'talat', title: 'ตลาดนี้มีเรื่อง', ...wire });
const picture = (name: string, width = 1280, height = 720) => ({
  sizes: { large: { url: `https://pictures.example/${name}.webp`, width, height } },
});
const url = (name: string) => `https://pictures.example/${name}.webp`;

test('[3.5-22 3.5-26 3.5-28 3.5-31 3.5-33] a programme has its fields', () => {
  const wire = {
    tagline: 'ทุกตลาดมีคนเล่า',
    description: 'เดินตลาดทั่วประเทศ',
    schedule: 'ทุกวันเสาร์ 09.00 น.',
    canonical_url: '/program/talat',
    category: { key: 'lifestyle', name: 'ไลฟ์สไตล์' },
    gallery_id: 88,
    mail: 'talat@sala.example',
    facebook: 'https://social.example/talat',
    twitter: 'social.example/t',
    youtube: 'https://video.example/talat',
    playlists: [{ id: 1, title: 'คัดมาแล้ว', orders: '1,2' }, { title: 'ไม่มีไอดี' }],
    persons: [{ firstname: 'ก้อย' }, {}],
    seasons: [{ id: 3, season_title: 'ปี 1' }, null],
    component_id: 6,
    featured_video: { id: 7, title: 'คลิป' },
    featured_episode: { id: 501, title: 'ตอนแรก' },
    tags: [{ id: 1, name: 'ตลาด' }],
    is_old_program: true,
    homepage_video_index_enabled: true,
    live_broadcasting_status: 'on_air',
    sign_language: true,
  };
  expect(read(wire)).toMatchObject({
    id: '5',
    key: 'talat',
    title: 'ตลาดนี้มีเรื่อง',
    tagline: 'ทุกตลาดมีคนเล่า',
    description: 'เดินตลาดทั่วประเทศ',
    schedule: 'ทุกวันเสาร์ 09.00 น.',
    href: '/program/talat',
    category: { key: 'lifestyle', name: 'ไลฟ์สไตล์' },
    galleryId: '88',
    mail: 'talat@sala.example',
    facebook: 'https://social.example/talat',
    twitter: 'https://social.example/t',
    youtube: 'https://video.example/talat',
    playlists: [{ title: 'คัดมาแล้ว', itemCount: 2 }],
    persons: [{ name: 'ก้อย' }],
    seasons: [{ title: 'ปี 1' }],
    componentId: '6',
    featuredVideo: { id: '7' },
    featuredEpisode: { id: '501' },
    tags: [{ id: '1', name: 'ตลาด' }],
    isEnded: true,
    liveStatus: 'on_air',
    access: ['sign_language'],
  });
});

test.each([{}, 'ไม่มี', 0])('lists and references of a programme that are %j count as absent', (nothing) => {
  const fields = ['category', 'playlists', 'persons', 'seasons', 'tags', 'featured_video', 'featured_episode'];
  expect(read(Object.fromEntries(fields.map((field) => [field, nothing])))).toEqual(read());
});

test('[3.5-23 3.5-24 3.5-25] the sections of a programme have their own titles or the Thai defaults', () => {
  const names = { person_list_name: 'นักแสดง', episode_list_name: 'ตอนย้อนหลัง', article_list_name: 'เบื้องหลัง' };
  expect(read(names)).toMatchObject({
    personListName: 'นักแสดง',
    episodeListName: 'ตอนย้อนหลัง',
    articleListName: 'เบื้องหลัง',
  });
  for (const none of [undefined, null, ''])
    expect(read({ person_list_name: none, episode_list_name: none, article_list_name: none })).toMatchObject({
      personListName: 'ผู้ดำเนินรายการ',
      episodeListName: 'ตอนทั้งหมด',
      articleListName: 'บทความ',
    });
});

test.each([
  ['talat.example', 'https://talat.example'],
  ['talat.example:8443/x?y=1', 'https://talat.example:8443/x?y=1'],
  ['//talat.example/x', 'https://talat.example/x'],
  [' https://talat.example ', 'https://talat.example'],
  ['http://talat.example', 'http://talat.example'],
  ['HTTPS://talat.example', 'HTTPS://talat.example'],
  ['youtube.com/@station', 'https://youtube.com/@station'],
  ['talat.example/a b?to=a@b', 'https://talat.example/a%20b?to=a@b'],
  ['news@talat.example', ''],
  ['ดูที่ talat.example', ''],
  ['javascript:alert(1)', ''],
  ['javascript:alert(1)//talat.example', ''],
  ['data:text/html,x.y', ''],
  ['ftp://talat.example', ''],
  ['mailto:a@talat.example', ''],
  ['/talat', ''],
  ['talat', ''],
  ['http://', ''],
  ['', ''],
  [null, ''],
])('[3.5-27] the website %j becomes %j', (website, address) => {
  expect(read({ website }).website).toBe(address);
});

test.each(['', null, 'ไม่มี', 'a@b?bcc=c@d', 'a@b&c', 'a b@c'])('%j is no email address', (mail) => {
  expect(read({ mail }).mail).toBe('');
});

describe('the pictures of a programme', () => {
  const images = {
    header_background_image: picture('header'),
    epic_background_image: picture('epic'),
    logo_image: picture('logo', 600, 200),
    vertical_cover_image: picture('vertical', 720, 1080),
    general_cover_image: picture('general'),
    display_image: picture('display'),
  };

  test('[3.5-29] are six', () => {
    const { images: result } = read(images);
    expect(Object.entries(result).map(([name, one]) => [name, one?.url])).toEqual([
      ['display', url('display')],
      ['generalCover', url('general')],
      ['verticalCover', url('vertical')],
      ['logo', url('logo')],
      ['headerBackground', url('header')],
      ['epicBackground', url('epic')],
    ]);
    expect(Object.values(read().images)).toEqual(Array(6).fill(null));
  });

  test.each([undefined, null, ''])('[3.5-30] have the standard layout for %j', (homepage_layout_type) => {
    expect(read({ homepage_layout_type }).layout).toBe('standard');
  });

  test.each([
    ['vertical', 'vertical'],
    ['clean', 'general'],
    ['standard', 'display'],
    ['', 'display'],
    ['toString', 'display'],
  ])('[3.5-34] with the layout %j include the %s one as the main picture', (homepage_layout_type, name) => {
    expect(read({ ...images, homepage_layout_type }).picture?.url).toBe(url(name));
  });

  test('[3.5-34] fall back to another one when that of the layout is missing', () => {
    expect(read({ display_image: picture('display'), homepage_layout_type: 'vertical' }).picture?.url).toBe(
      url('display'),
    );
    expect(read().picture).toBeNull();
  });

  test.each([
    [1000, 699, 'horizontal'],
    [1000, 700, 'default'],
    [700, 1000, 'default'],
    [0, 100, 'default'],
    [100, 0, 'default'],
  ])('[3.5-35] with a logo of %d × %d have the logo layout %s', (width, height, layout) => {
    expect(read({ logo_image: picture('logo', width, height) }).logoLayout).toBe(layout);
  });

  test('[3.5-35] without a logo have the default logo layout', () => {
    expect(read().logoLayout).toBe('default');
  });
});

test('[3.5-32] a programme can be on the broadcaster’s own streaming platform', () => {
  expect(read({ is_ownplay_exclusive: true, ownplay: 'https://play.example/5' }).platform).toEqual({
    name: 'ownplay',
    href: 'https://play.example/5',
    isExclusive: true,
  });
  expect(read().platform).toBeNull();
});

test('[4.6-03] an old programme has ended', () => {
  expect(read({ is_old_program: 1 }).isEnded).toBe(true);
  expect(read().isEnded).toBe(false);
});

describe('the tabs of a programme', () => {
  const enabled = {
    homepage_episode_index_enabled: true,
    homepage_video_index_enabled: true,
    homepage_story_index_enabled: true,
    article_list_name: 'บทความ',
  };

  test('are those that are enabled', () => {
    expect(read(enabled).tabs).toEqual({ main: true, episodes: true, clips: true, stories: true, articles: true });
    expect(read().tabs).toEqual({ main: true, episodes: false, clips: false, stories: false, articles: false });
  });

  test.each([800559, '800559'])('[9.3-02] of programme %j omit main, episodes and clips', (id) => {
    expect(read({ ...enabled, id }).tabs).toEqual({
      main: false,
      episodes: false,
      clips: false,
      stories: true,
      articles: true,
    });
  });
});

test.each([
  [3, 'episodes'],
  ['3', 'episodes'],
  [4, 'clips'],
  [6, 'featuredEpisode'],
  [7, 'featuredVideo'],
  [5, null],
  ['toString', null],
  [null, null],
])('[9.3-04] a programme with the component %j features %j', (component_id, featured) => {
  expect(read({ component_id }).featured).toBe(featured);
});

test('parts of a programme that are no objects are omitted', () => {
  const odd = {
    featured_video: 'x',
    featured_episode: [],
    hero_banner: {},
    seasons: '',
    persons: [3],
    playlists: null,
  };
  expect(read(odd)).toMatchObject({ featuredVideo: null, featuredEpisode: null, heroBanner: null, seasons: [] });
});
