import { describe, expect, test } from 'vitest';
import { episode } from './episode.ts';

const read = (wire: object) => episode.parse({ id: 501, title: 'ตอนที่ 1', ...wire });
const picture = (name: string) => ({ url: `https://pictures.example/${name}.webp`, width: 640, height: 360 });
const PROGRAM = { id: 5, key: 'talat', title: 'ตลาดนี้มีเรื่อง' };

test('[3.5-11 3.5-14 3.5-16 3.5-19] an episode has its fields and its programme', () => {
  const program = {
    ...PROGRAM,
    canonical_url: '/program/talat',
    category: { key: 'lifestyle', name: 'ไลฟ์สไตล์' },
    header_background_image: { sizes: { default: picture('header') } },
  };
  const wire = {
    first_aired_at: '2026-11-20T20:00:00+07:00',
    program,
    gallery_id: 88,
    episode_number: 12,
    season_id: 3,
    tags: [{ id: 1, name: 'ตลาด' }],
    kids_target_age_ranges: [{ name: '7–12 ปี' }],
  };
  expect(read(wire)).toMatchObject({
    id: '501',
    title: 'ตอนที่ 1',
    href: '/program/talat/episodes/501',
    firstAiredAt: Date.UTC(2026, 10, 20, 13),
    program: {
      title: 'ตลาดนี้มีเรื่อง',
      href: '/program/talat',
      category: { key: 'lifestyle' },
      background: picture('header'),
    },
    galleryId: '88',
    number: '12',
    seasonId: '3',
    tags: [{ id: '1', name: 'ตลาด' }],
    ageRanges: ['7–12 ปี'],
  });
});

test('an episode without a programme has the path of a catch-up', () => {
  expect(read({}).href).toBe('/program/catchup/501');
  expect(read({ program: { title: 'ไม่มีคีย์' } }).href).toBe('/program/catchup/501');
});

test.each([
  ['ยาว', 'สั้น', 'ยาว'],
  ['', 'สั้น', 'สั้น'],
  [null, 'สั้น', 'สั้น'],
  [undefined, undefined, ''],
])(
  '[3.5-12] an episode with the description %j and the tagline %j is described as %j',
  (description, tagline, expected) => {
    expect(read({ description, tagline }).description).toBe(expected);
  },
);

test('[3.5-13] the picture of an episode is the default size, else another, else that of its programme', () => {
  const [small, large] = [picture('default'), picture('large')];
  expect(read({ display_image: { sizes: { large }, default: small } }).picture).toEqual(small);
  expect(read({ display_image: { sizes: { large, default: small } } }).picture).toEqual(small);
  expect(read({ display_image: { sizes: { large } } }).picture).toEqual(large);
  expect(read({ program: { ...PROGRAM, display_image: { default: small } } }).picture).toEqual(small);
  expect(read({}).picture).toBeNull();
});

test('[3.5-15] an episode has its show video', () => {
  const show_video = {
    media_url: 'https://media.example/vod/market/index.m3u8',
    duration_seconds: 1430,
    program_id: 5,
    key: 'v-501',
    source_key: 's-1',
    episode_id: 501,
    source_type: 'upload',
    category: { key: 'rerun' },
  };
  expect(read({ show_video }).showVideo).toMatchObject({
    mediaUrl: show_video.media_url,
    durationSeconds: 1430,
    programId: '5',
    key: 'v-501',
    sourceKey: 's-1',
    episodeId: '501',
    sourceType: 'upload',
    category: { key: 'rerun', name: '' },
  });
});

test.each([
  [{ key: 'v-1' }, true],
  [{ key: '' }, false],
  [{ media_url: 'https://media.example/1.mp4' }, false],
  [null, false],
  ['', false],
  [[], false],
])('[3.5-21] an episode with the show video %j has a video: %j', (show_video, hasVideo) => {
  expect(read({ show_video }).hasVideo).toBe(hasVideo);
});

test.each([
  [{ ...PROGRAM, restricted_license: true }, true],
  [{ ...PROGRAM, restricted_license: 'true' }, true],
  [{ ...PROGRAM, restricted_license: 1 }, true],
  [{ ...PROGRAM, restricted_license: null }, false],
  [PROGRAM, false],
  [null, false],
])('[3.5-17] an episode of the programme %j is restricted: %j', (program, isRestricted) => {
  expect(read({ program }).isRestricted).toBe(isRestricted);
});

describe('[3.5-18] the broadcaster’s own streaming platform', () => {
  const platformOf = (fields: object) => read({ program: { ...PROGRAM, ...fields } }).program?.platform;

  test('is taken from its two fields, with any name', () => {
    const name = 'ownplay';
    const href = 'https://play.example/talat';
    expect(platformOf({ is_ownplay_exclusive: true, ownplay: href })).toEqual({ name, href, isExclusive: true });
    expect(platformOf({ is_ownplay_exclusive: false, ownplay: href })).toEqual({ name, href, isExclusive: false });
    expect(platformOf({ is_ownplay_exclusive: 1, ownplay: 'javascript:x' })).toEqual({
      name,
      href: '',
      isExclusive: true,
    });
  });

  test('is null when the fields are empty', () => {
    for (const none of [
      {},
      { is_ownplay_exclusive: false, ownplay: null },
      { ownplay: 'https://play.example' },
      { is_constructor_exclusive: false },
    ])
      expect(platformOf(none)).toBeNull();
  });
});

test('[3.5-20] an episode has accessibility features, by default those of its programme', () => {
  const program = { ...PROGRAM, closed_captions: true, soundtrack: 'true' };
  expect(read({ program, sign_language: true, soundtrack: '' }).access).toEqual([
    'closed_captions',
    'sign_language',
    'soundtrack',
  ]);
  expect(read({ program, closed_captions: false, soundtrack: '0' }).access).toEqual([]);
});

test('an episode has a publishing period, by default that of its video', () => {
  const show_video = { key: 'v', start_publish: '2026-11-20T00:00:00Z', end_publish: '2026-11-30T00:00:00Z' };
  expect(read({ show_video, end_publish: '2026-11-25T00:00:00Z' })).toMatchObject({
    startsAt: Date.UTC(2026, 10, 20),
    endsAt: Date.UTC(2026, 10, 25),
  });
  expect(read({})).toMatchObject({ startsAt: null, endsAt: null });
});
