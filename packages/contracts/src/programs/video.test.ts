import { describe, expect, test } from 'vitest';
import { video } from './video.ts';

const read = (wire: object) => video.parse({ id: 7, key: 'v-7', title: 'คลิป', ...wire });
const large = { url: 'https://pictures.example/l.webp', width: 1280, height: 720 };

test('[3.5-01 3.5-02 3.5-06 3.5-07 3.5-09] a video has its fields', () => {
  const wire = {
    id: '41',
    key: 'v-41',
    title: 'ตลาดเช้าริมคลอง',
    display_image: { sizes: { large, small: { url: 'https://pictures.example/s.webp' } } },
    tagline: 'ก่อนหกโมง',
    first_aired_at: '2026-11-20T20:00:00+07:00',
    owner_id: 12,
    canonical_url: 'https://www.sala.example/program/watch/v-41',
    description: 'เดินตลาดก่อนฟ้าสว่าง',
    duration_seconds: '125',
    category: { key: 'clip', name: 'คลิป' },
    category_id: 3,
    media_url: 'https://media.example/vod/market/index.m3u8',
    gallery_id: 9,
    start_publish: '2026-11-20T20:30:00+07:00',
    end_publish: '2026-12-20T00:00:00+07:00',
    updated_at: '2026-11-21T08:00:00+07:00',
    source_key: 'src-1',
    source_type: 'upload',
    season_id: 3,
    episode_id: 501,
    live_broadcasting_status: 'ended',
  };
  expect(video.parse(wire)).toEqual({
    id: '41',
    key: 'v-41',
    title: 'ตลาดเช้าริมคลอง',
    href: wire.canonical_url,
    kind: 'watch',
    canonicalUrl: wire.canonical_url,
    picture: large,
    tagline: 'ก่อนหกโมง',
    description: 'เดินตลาดก่อนฟ้าสว่าง',
    firstAiredAt: Date.UTC(2026, 10, 20, 13),
    startsAt: Date.UTC(2026, 10, 20, 13, 30),
    endsAt: Date.UTC(2026, 11, 19, 17),
    updatedAt: Date.UTC(2026, 10, 21, 1),
    isShowEndPublishDate: true,
    ownerId: '12',
    categoryId: '3',
    category: { key: 'clip', name: 'คลิป' },
    mediaUrl: wire.media_url,
    durationSeconds: 125,
    program: null,
    programId: '',
    galleryId: '9',
    seasonId: '3',
    episodeId: '501',
    sourceKey: 'src-1',
    sourceType: 'upload',
    tags: [],
    ageRanges: [],
    liveStatus: 'ended',
    access: [],
  });
});

test('[3.5-03 3.5-04] a video has its programme, and by default the accessibility features of that', () => {
  const program = {
    id: 5,
    key: 'talat',
    title: 'ตลาดนี้มีเรื่อง',
    canonical_url: '/program/talat',
    category: { key: 'lifestyle', name: 'ไลฟ์สไตล์' },
    facebook: 'https://social.example/talat',
    twitter: 'x.example/talat',
    youtube: 'javascript:alert(1)',
    schedule: 'ทุกวันเสาร์ 09.00 น.',
    is_old_program: 1,
    closed_captions: true,
    audio_desc: 0,
    sign_language: '1',
    soundtrack: null,
  };
  const { program: of, programId, access } = read({ program, audio_desc: true, sign_language: false });
  expect(of).toMatchObject({
    id: '5',
    key: 'talat',
    title: 'ตลาดนี้มีเรื่อง',
    href: '/program/talat',
    category: { key: 'lifestyle', name: 'ไลฟ์สไตล์' },
    facebook: 'https://social.example/talat',
    twitter: 'https://x.example/talat',
    youtube: '',
    schedule: 'ทุกวันเสาร์ 09.00 น.',
    isEnded: true,
    access: ['closed_captions', 'sign_language'],
  });
  expect(programId).toBe('5');
  // the video's own fields take precedence over those of its programme
  expect(access).toEqual(['closed_captions', 'audio_desc']);
});

test('[3.5-05] the tags of a video have ids and names, and nameless ones are omitted', () => {
  const tags = [{ id: 1, name: 'ตลาด' }, { id: 2, name: '' }, null, 'ตลาด', { name: 'อาหาร' }];
  expect(read({ tags, program_id: 5, gallery_id: null }).tags).toEqual([
    { id: '1', name: 'ตลาด' },
    { id: '', name: 'อาหาร' },
  ]);
  expect(read({ tags: null }).tags).toEqual([]);
});

test('[3.5-08] a video has its age ranges, and without tags those of its episode', () => {
  const one = read({ kids_target_age_ranges: [{ name: '3–6 ปี' }, {}], episode: { tags: [{ id: 4, name: 'นิทาน' }] } });
  expect(one).toMatchObject({ ageRanges: ['3–6 ปี'], tags: [{ id: '4', name: 'นิทาน' }] });
});

test.each([
  [3, '2026-12-20T00:00:00+07:00', true],
  ['3', '2026-12-20T00:00:00+07:00', true],
  [null, '2026-12-20T00:00:00+07:00', true],
  [2, '2026-12-20T00:00:00+07:00', false],
  ['2', '2026-12-20T00:00:00+07:00', false],
  [3, null, false],
  [3, '', false],
  [3, '0001-01-01T00:00:00Z', false],
])(
  '[3.5-10 9.3-03] a video of the category %j with the end %j shows the end: %j',
  (category_id, end_publish, isShown) => {
    expect(read({ category_id, end_publish }).isShowEndPublishDate).toBe(isShown);
  },
);

test('[2.2-18 9.3-01] a video of the owner 800701 is a short clip, whatever its canonical address', () => {
  const canonical_url = '/program/watch/v-7';
  for (const owner of [{ owner_id: 800701 }, { owner_id: '800701' }, { owner: { id: 800701 } }])
    expect(read({ ...owner, canonical_url })).toMatchObject({ href: '/program/stories/v-7', kind: 'stories' });
  expect(read({ owner_id: 800702, canonical_url })).toMatchObject({ href: '/program/watch/v-7', kind: 'watch' });
});

describe('[3.4-05] the page of a video', () => {
  test.each([
    ['', 'watch', '/program/watch/v-7'],
    ['/program/stories/v-7', 'stories', '/program/stories/v-7'],
    ['/program/talat/episodes/12', 'episodes', '/program/talat/episodes/12'],
    ['/program/stories/episodes/12', 'episodes', '/program/stories/episodes/12'],
    ['javascript:alert(1)', 'watch', '/program/watch/v-7'],
    ['//evil.test/program/stories/v-7', 'watch', '/program/watch/v-7'],
  ])('with the address %j is a %s page', (canonical_url, kind, href) => {
    expect(read({ canonical_url })).toMatchObject({ kind, href });
  });
});

describe('the picture of a video', () => {
  const small = { url: 'https://pictures.example/s.webp', width: 320, height: 180 };
  const pictureOf = (display_image: unknown) => read({ display_image }).picture;

  test('[3.5-01] is the large one, or the next best', () => {
    expect(pictureOf({ sizes: { large, small } })).toEqual(large);
    expect(pictureOf({ sizes: { large: null, small } })).toEqual(small);
    expect(pictureOf({ sizes: { large: large.url } })).toEqual({ url: large.url, width: 0, height: 0 });
    expect(pictureOf({ sizes: null, default: large })).toEqual(large);
    expect(pictureOf(large.url)).toEqual({ url: large.url, width: 0, height: 0 });
  });

  test.each([
    undefined,
    null,
    '',
    7,
    [],
    {},
    { sizes: '' },
    { sizes: { large: { url: '' } } },
    { sizes: { large: { url: 'javascript:alert(1)' } } },
  ])('is null with %j', (none) => {
    expect(pictureOf(none)).toBeNull();
  });
});

test.each([undefined, null, '', 'javascript:alert(1)', '//evil.test/1.m3u8', 'data:text/html,x'])(
  'the invalid media address %j becomes empty',
  (media_url) => {
    expect(read({ media_url })).toMatchObject({ mediaUrl: '', durationSeconds: 0 });
  },
);

test('parts of a video that are no objects become empty', () => {
  const odd = { category: '', owner: 'x', program: [], episode: 3, tags: '', kids_target_age_ranges: '' };
  expect(read(odd)).toMatchObject({ category: { key: '', name: '' }, program: null, ownerId: '' });
  expect(read({ key: null })).toMatchObject({ key: '7', href: '/program/watch/7' });
  expect(read({ key: '../../x' }).href).toBe('/program/watch/..%2F..%2Fx');
});
