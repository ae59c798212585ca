import { describe, expect, test } from 'vitest';
import { isLiveAt, listUpcoming } from './onAir.ts';
import { partnerSchedule, schedule } from './schedule.ts';

const at = (time: string) => Date.parse(`2026-11-21T${time}:00+07:00`);
const iso = (time: string) => `2026-11-21T${time}:00+07:00`;

const item = (start: string, end: string, more = {}) => ({
  start_time: iso(start),
  end_time: iso(end),
  program_title: 'ข่าวเช้า',
  ...more,
});

test('[3.6-01 3.6-02] an airing has its times, titles, picture and page', () => {
  const url = 'https://pictures.example/1.webp';
  const program = {
    title: 'ข่าวเช้า',
    canonical_url: '/program/khao-chao',
    display_image: { default: { url } },
    sign_language: 1,
  };
  const { items } = schedule.parse({
    data: [item('06:00', '07:00', { channel: 'tv', episode_title: 'วันเสาร์', program })],
  });
  expect(items).toEqual([
    {
      channel: 'tv',
      startsAt: at('06:00'),
      endsAt: at('07:00'),
      title: 'ข่าวเช้า',
      episodeTitle: 'วันเสาร์',
      picture: { url, width: 0, height: 0 },
      href: '/program/khao-chao',
      access: ['sign_language'],
    },
  ]);
  expect(schedule.parse({ data: [item('06:00', '07:00', { program: null })] }).items[0]).toMatchObject({
    href: '',
    picture: null,
  });
});

test('[4.6-02] invalid airings are omitted and the others are sorted by time', () => {
  const data = [
    item('09:00', '10:00'),
    item('06:00', '07:00'),
    item('08:00', '08:00'),
    item('08:00', '07:00'),
    { ...item('08:00', '09:00'), end_time: null },
    { ...item('08:00', '09:00'), start_time: 'เช้า' },
    { ...item('08:00', '09:00'), program_title: '' },
    null,
  ];
  expect(schedule.parse({ data }).items.map((one) => one.startsAt)).toEqual([at('06:00'), at('09:00')]);
  for (const none of [null, '', []]) expect(schedule.parse({ data: none }).items).toEqual([]);
});

test.each([
  ['05:59', false],
  ['06:00', true],
  ['06:30', true],
  ['07:00', false],
])('[4.6-01 9.5-19] at %s an airing from six to seven is live: %j', (time, isLive) => {
  expect(isLiveAt({ startsAt: at('06:00'), endsAt: at('07:00') }, at(time))).toBe(isLive);
});

test('[3.6-03 3.6-07 4.6-02] listUpcoming omits airings that have ended and marks the live one', () => {
  const { items } = schedule.parse({ data: [item('06:00', '07:00'), item('07:00', '08:00'), item('08:00', '09:00')] });
  const seen = (time: string) => listUpcoming(items, at(time)).map((one) => [one.startsAt, one.isLive]);
  expect(seen('07:00')).toEqual([
    [at('07:00'), true],
    [at('08:00'), false],
  ]);
  expect(seen('09:00')).toEqual([]);
});

describe('a partner’s schedule', () => {
  const defaults = { picture: '/station/partner.svg', home: 'https://partner.example' };
  const read = (more: object) =>
    partnerSchedule(defaults).parse({
      data: { items: [{ startTime: iso('06:00'), endTime: iso('07:00'), programTitle: 'เพลงเช้า', ...more }] },
    }).items;

  test('[3.6-04] has times and titles, and omits an airing without a duration', () => {
    expect(read({ episodeTitle: 'ตอนที่ 1' })).toMatchObject([
      { startsAt: at('06:00'), endsAt: at('07:00'), title: 'เพลงเช้า', episodeTitle: 'ตอนที่ 1' },
    ]);
    expect(read({ endTime: iso('06:00') })).toEqual([]);
  });

  test.each([
    [{ urls: { cover1280w720h: 'https://pictures.example/1.webp' } }, 'https://pictures.example/1.webp'],
    [{ urls: { cover1280w720h: 'javascript:x' } }, defaults.picture],
    [{ urls: { cover1280w720h: null } }, defaults.picture],
    [{ urls: null }, defaults.picture],
    ['', defaults.picture],
    [null, defaults.picture],
  ])('[3.6-05] with the cover %j has the picture %s', (coverImage, imgUrl) => {
    expect(read({ coverImage })).toMatchObject([{ imgUrl }]);
  });

  test.each([
    [{ url: 'https://partner.example/x' }, 'https://partner.example/x'],
    [{ url: 'javascript:x' }, defaults.home],
    [{ url: null }, defaults.home],
    ['', defaults.home],
    [undefined, defaults.home],
  ])('[3.6-06] with the programme %j leads to %s', (program, url) => {
    expect(read({ program })).toMatchObject([{ url }]);
  });

  test('is accepted without a data wrapper', () => {
    expect(partnerSchedule(defaults).parse({ items: [] })).toEqual({ items: [] });
  });
});
