import { type MainNav, NAVIGATION_ENTRIES, type Navigation, navigationCollections } from '@sala/contracts';
import { NAVIGATION, STATION } from '@sala/station';
import { describe, expect, test } from 'vitest';
import { findNavPath, toMenusNavigation, toNavbarNavigation } from './navigation.ts';

const BUILT_IN = navigationCollections['main-navs'].parse({ data: NAVIGATION['main-navs'] });
const navs = (...paths: string[]) =>
  paths.map((path) => NAVIGATION_ENTRIES['main-navs'].parse({ id: path, path, title: path, options: [] }));
const EMPTY: Navigation = {
  'global-navs': [],
  'main-navs': [],
  'hamburger-menus': [],
  'network-menus': [],
  orgs: [],
  'live-channels': [],
  'hot-news': [],
};

describe('the main nav of a path', () => {
  const findTitle = (mainNavs: MainNav[], path: string) =>
    toNavbarNavigation({ ...EMPTY, 'main-navs': mainNavs }, BUILT_IN, path).navbar.title;
  const findBuiltInTitle = (path: string) => BUILT_IN.find((nav) => nav.path === path)?.title;

  test.each([
    ['[2.7-09]', '/program', '/program'],
    ['[2.7-09]', '/program/watch/7', '/program'],
    ['[2.7-10]', '/live', '/live'],
    ['[2.7-10]', '/live/online', '/live'],
    ['[2.7-11]', '/news', '/news'],
    ['[2.7-11]', '/news/content/1', '/news'],
    ['[2.7-12]', '/home', '/home'],
    ['[2.7-12]', '/', '/home'],
    ['[2.7-12]', '/search', '/home'],
    ['[2.7-12]', '/now/news', '/home'],
  ])('%s %s selects %s', (_, path, nav) => {
    expect(findNavPath(path)).toBe(nav);
    expect(findTitle(navs('/live', '/home', '/program', '/news'), path)).toBe(nav);
  });

  test('[2.7-09] programmes without their own nav get the nav of the news', () => {
    expect(findTitle(navs('/home', '/news'), '/program/all')).toBe('/news');
    expect(findTitle(navs('/home'), '/program/all')).toBe(findBuiltInTitle('/news'));
  });

  test('[7.1-13] paths under /news get the built-in nav of the news', () => {
    expect(findTitle(navs('/home', '/live'), '/news/politics')).toBe(findBuiltInTitle('/news'));
  });

  test('[2.7-13] the default nav, or else that of the home page, the first or the built-in one, is used when none matches', () => {
    const [first, second] = navs('/a', '/b');
    if (!first || !second) throw new Error('no navs');
    expect(findTitle([first, { ...second, isDefault: true }], '/live')).toBe('/b');
    expect(findTitle([first, second, ...navs('/home')], '/live')).toBe('/home');
    expect(findTitle([first, second], '/search')).toBe('/a');
    expect(findTitle([], '/search')).toBe(findBuiltInTitle('/home'));
  });
});

const link = { id: 1, title: 'ก', url: '/a' };

test('[2.10-02] an entry opens a new tab with noopener when it is external or marked so', () => {
  const orgs = [
    { ...link },
    { ...link, openNewTab: true },
    { ...link, isExternal: true, rel: 'nofollow' },
    { ...link, url: '' },
  ].map((org) => NAVIGATION_ENTRIES.orgs.parse(org));
  expect(toMenusNavigation({ ...EMPTY, orgs }).organisation).toEqual([
    { title: 'ก', url: '/a' },
    { title: 'ก', url: '/a', target: '_blank', rel: 'noopener noreferrer' },
    { title: 'ก', url: '/a', target: '_blank', rel: 'nofollow' },
    { title: 'ก', url: '' },
  ]);
});

test('[2.20-01] an entry on a host of our own is a path of this site, which stays in the tab', () => {
  const org = NAVIGATION_ENTRIES.orgs.parse({ ...link, url: `https://${STATION.productionHost}/org` });
  expect(toMenusNavigation({ ...EMPTY, orgs: [org] }).organisation).toEqual([{ title: 'ก', url: '/org' }]);
});

describe('a live channel', () => {
  const channel = (fields: object) => {
    const entry = NAVIGATION_ENTRIES['live-channels'].parse({ id: 1, title: 'ทีวี', ...fields });
    return toMenusNavigation({ ...EMPTY, 'live-channels': [entry] }).channels[0];
  };

  test('[2.8-02] without an address has the badge LIVE, unless it is online', () => {
    expect(channel({})?.hasLiveBadge).toBe(true);
    expect(channel({ url: '/live/x' })?.hasLiveBadge).toBe(false);
    expect(channel({ title: 'online' })?.hasLiveBadge).toBe(false);
  });

  test('[4.2-03] has an active live badge, unless it is online', () => {
    expect(channel({ url: '/live/x' })?.isLive).toBe(true);
    expect(channel({ title: 'online' })?.isLive).toBe(false);
  });

  test.each([
    '#fff',
    '#1b2a5b',
    'rebeccapurple',
    'rgb(1, 2, 3)',
    'oklch(60% 0.15 50)',
    'linear-gradient(135deg, #b45309, rgb(1,2,3) 40%)',
    'conic-gradient(from 45deg, red, blue)',
    'repeating-linear-gradient(45deg, hsl(210deg 50% 40%), #fff 20px)',
  ])('[3.1-11] accepts the background %s', (backgroundColor) => {
    expect(channel({ backgroundColor: ` ${backgroundColor}` })?.background).toBe(backgroundColor);
  });

  test.each([
    'url(https://evil.example/x)',
    'red; position: fixed',
    'linear-gradient(red, url(x))',
    'conic-gradient(rgb(url(x)), red)',
    'var(--x)',
    'expression(alert(1))',
    'image-set("x" 1x)',
  ])('rejects the background %s', (backgroundColor) => expect(channel({ backgroundColor })?.background).toBe(''));
});

test('[2.9-02 2.9-03 2.9-04] a network site has its two logos, its title, subtitle and address', () => {
  const option = {
    ...link,
    subtitle: 'ย่อย',
    logoLightTheme: { url: '/l.svg' },
    logoDarkTheme: { url: '/d.svg' },
    logoLightTheme2x: { url: '/l2.svg' },
  };
  const entry = NAVIGATION_ENTRIES['network-menus'].parse({ id: 1, title: 'เครือข่าย', options: [option] });
  expect(toMenusNavigation({ ...EMPTY, 'network-menus': [entry] }).network).toEqual([
    {
      title: 'เครือข่าย',
      sites: [{ title: 'ก', url: '/a', subtitle: 'ย่อย', logo: '/l2.svg', logoOnDark: '/d.svg' }],
    },
  ]);
});

test('[2.11-01] a hamburger group keeps its links and may show an arrow', () => {
  const entry = NAVIGATION_ENTRIES['hamburger-menus'].parse({
    id: 1,
    title: 'ข่าว',
    isDisplayArrow: true,
    options: [{ ...link, moeAttributeName: 'politics' }],
  });
  expect(toMenusNavigation({ ...EMPTY, 'hamburger-menus': [entry] }).groups).toEqual([
    {
      title: 'ข่าว',
      event: 'clickMenuHamburger clickHamburgerNews',
      hasArrow: true,
      links: [{ title: 'ก', url: '/a', name: 'politics' }],
    },
  ]);
});
