import { expect, test } from 'vitest';
import { NAVIGATION_ENTRIES, type NavigationCollection, navigationCollections } from './navigation.ts';

const parsed = (name: NavigationCollection, entry: object) => NAVIGATION_ENTRIES[name].parse(entry) as never as object;

const LINK = { id: 3, title: 'ข่าว', url: '/news', isExternal: true, rel: 'nofollow', openNewTab: true };
const READ = { ...LINK, id: '3' };
const STAMPS = { createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-02T00:00:00Z', publishedAt: null };
const STAMPED = { createdAt: Date.UTC(2026, 0, 1), updatedAt: Date.UTC(2026, 0, 2), publishedAt: null };

const FORMAT = { ext: '.webp', url: 'https://cms.example/l.webp', hash: 'h', mime: 'image/webp', name: 'l', path: '' };
const SIZED = { ...FORMAT, size: 12.5, width: 1000, height: 500 };
const ASSET = {
  id: 9,
  name: 'logo',
  alternativeText: 'ตรา',
  caption: 'คำบรรยาย',
  width: 96,
  height: 40,
  formats: { large: SIZED, medium: SIZED, small: SIZED, thumbnail: SIZED },
  hash: 'abc',
  ext: '.svg',
  mime: 'image/svg+xml',
  size: 1.5,
  url: 'https://cms.example/logo.svg',
  previewUrl: '',
  provider: 'local',
  provider_metadata: { key: 'x' },
};
const READ_ASSET = { ...ASSET, id: '9' };

test('[3.1-01] a global nav item has its link, order and dates', () => {
  expect(parsed('global-navs', { ...LINK, order: 2, ...STAMPS })).toEqual({ ...READ, order: 2, ...STAMPED });
});

test('[3.1-02 3.1-03 3.1-04] a main nav has its path, icons and options', () => {
  const channel = { id: 1, title: 'ทีวี', url: '/live' };
  const nav = {
    id: 1,
    title: 'ข่าว',
    path: '/news',
    isDefault: true,
    icon1x: ASSET,
    icon2x: ASSET,
    iconMobile: ASSET,
    hamburgerIcon1x: ASSET,
    hamburgerIcon2x: null,
    options: [{ ...LINK, liveOptions: [channel], orgOptions: [LINK] }],
  };
  expect(parsed('main-navs', nav)).toMatchObject({
    id: '1',
    title: 'ข่าว',
    path: '/news',
    isDefault: true,
    icon1x: READ_ASSET,
    icon2x: READ_ASSET,
    iconMobile: READ_ASSET,
    hamburgerIcon1x: READ_ASSET,
    hamburgerIcon2x: null,
    options: [{ ...READ, liveOptions: [{ title: 'ทีวี' }], orgOptions: [{ title: 'ข่าว' }] }],
  });
});

test('[3.1-05] mainNavData supplies the fields that the nav itself lacks', () => {
  const mainNavData = { title: 'ใน', options: [LINK] };
  expect(parsed('main-navs', { id: 1, mainNavData })).toMatchObject({ title: 'ใน', options: [{ title: 'ข่าว' }] });
  const own = { title: 'นอก', options: [{ ...LINK, title: 'กีฬา' }] };
  expect(parsed('main-navs', { id: 1, ...own, mainNavData })).toMatchObject({
    title: 'นอก',
    options: [{ title: 'กีฬา' }],
  });
});

test('[3.1-06 3.1-07] a hamburger menu group has its order and options', () => {
  const option = { ...LINK, moeAttributeName: 'categories_sport' };
  expect(parsed('hamburger-menus', { id: 1, title: 'ก', order: 4, isDisplayArrow: true, options: [option] })).toEqual({
    id: '1',
    title: 'ก',
    order: 4,
    isDisplayArrow: true,
    options: [{ ...READ, moeAttributeName: 'categories_sport' }],
  });
});

test('[3.1-08 3.1-09] a network menu group has its options with logos and icons', () => {
  const words = { subtitle: 'ย่อย', moeAttributeName: 'kids', shortTitle: 'สั้น' };
  const logos = { logoLightTheme: ASSET, logoDarkTheme: ASSET, logoLightTheme2x: ASSET, logoDarkTheme2x: ASSET };
  const icons = { hamburgerIcon1x: ASSET, hamburgerIcon2x: ASSET };
  const entry = { id: 1, title: 'เครือข่าย', order: 1, options: [{ ...LINK, ...words, ...logos, ...icons }] };
  const pictures = Object.fromEntries(Object.keys({ ...logos, ...icons }).map((name) => [name, READ_ASSET]));
  expect(parsed('network-menus', entry)).toEqual({
    id: '1',
    title: 'เครือข่าย',
    order: 1,
    options: [{ ...READ, ...words, ...pictures }],
  });
});

test.each([
  ['-5', -5],
  ['1440', 1440],
  ['', null],
  ['soon', null],
])('[3.1-13] the offset %j of a live channel is %j minutes', (offset, minutes) => {
  const offsets = { startAirTimeOffsetInMinute: offset, endAirTimeOffsetInMinute: offset };
  expect(parsed('live-channels', { id: 1, title: 'online', ...offsets })).toMatchObject({
    startAirTimeOffsetInMinute: minutes,
    endAirTimeOffsetInMinute: minutes,
  });
});

test('[3.1-10 3.1-11 3.1-12 3.1-13 3.1-14 3.1-15] a live channel has its link, colours, air times and logos', () => {
  const times = { startAirTime: '06:00:00.000', startAirTimeOffsetInMinute: -5, endAirTimeOffsetInMinute: 10 };
  const link = { title: 'online', url: '/live/online', isExternal: false, rel: '' };
  const backgroundColor = 'linear-gradient(90deg, #000, #fff)';
  const logos = { logo1x: ASSET, logo2x: ASSET };
  expect(
    parsed('live-channels', { id: 1, ...link, backgroundColor, ...times, endAirTime: null, ...logos, ...STAMPS }),
  ).toEqual({
    id: '1',
    ...link,
    backgroundColor,
    ...times,
    endAirTime: '',
    logo1x: READ_ASSET,
    logo2x: READ_ASSET,
    ...STAMPED,
  });
  expect(parsed('live-channels', { id: 1, title: 'ทีวี' })).toMatchObject({ url: '', startAirTime: '', logo1x: null });
});

test('[3.1-16] an organisation link has its order', () => {
  expect(parsed('orgs', { ...LINK, order: 3 })).toEqual({ ...READ, order: 3 });
});

test('[3.1-17 2.20-05] a hot-news tag link with its address decoded', () => {
  const url = `/tags?q=${encodeURIComponent('น้ำท่วม')}`;
  expect(parsed('hot-news', { ...LINK, url, order: 1 })).toEqual({ ...READ, url: '/tags?q=น้ำท่วม', order: 1 });
  expect(parsed('hot-news', { ...LINK, url: encodeURIComponent('/tags?q=น้ำ') })).toMatchObject({ url: '/tags?q=น้ำ' });
  expect(parsed('hot-news', { ...LINK, url: '%2F%2Fevil.example' })).toMatchObject({ url: '' });
  expect(parsed('hot-news', { ...LINK, url: '/tags?q=%E0%' })).toMatchObject({ url: '/tags?q=%E0%' });
  expect(parsed('hot-news', { ...LINK, url: '/%09/evil.example' })).toMatchObject({ url: '/%09/evil.example' });
});

test('[3.1-18 3.1-19 3.1-20] a media asset may lack all but its address, and is null without one', () => {
  const asset = (logo: unknown) => parsed('live-channels', { id: 1, title: 'x', logo1x: logo }) as { logo1x: unknown };
  expect(asset(ASSET).logo1x).toEqual(READ_ASSET);
  expect(asset({ url: '/station/x.svg' }).logo1x).toMatchObject({
    url: '/station/x.svg',
  });
  for (const none of [null, undefined, '', {}, { url: '' }, { url: 'javascript:alert(1)' }])
    expect(asset(none).logo1x).toBeNull();
});

test.each(Object.keys(NAVIGATION_ENTRIES) as NavigationCollection[])(
  '%s is accepted in the formats of Strapi 4 and 5',
  (name) => {
    const { id, ...attributes } = { ...LINK, options: [] };
    const five = navigationCollections[name].parse({ data: [{ id, documentId: 'd', ...attributes }] });
    const four = navigationCollections[name].parse({ data: [{ id, attributes }] });
    expect(five).toHaveLength(1);
    expect(four).toEqual(five);
  },
);

test('an unsafe address becomes empty', () => {
  for (const url of ['javascript:alert(1)', '//evil.example', 'data:text/html,x'])
    expect(parsed('global-navs', { ...LINK, url })).toMatchObject({ url: '' });
});
