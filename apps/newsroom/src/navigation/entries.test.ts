import type { NavigationCollection } from '@sala/contracts';
import { NAVIGATION } from '@sala/station';
import { expect, test } from 'vitest';
import { CommandFailed } from '../errors/describeError.ts';
import { addIds, parseEntries } from './entries.ts';
import { COLLECTIONS, findCollection } from './navigation.ts';

const LINK = { title: 'ข่าว', url: '/news', isExternal: false, openNewTab: false, rel: '', order: 0 };

test.each(COLLECTIONS)('parseEntries accepts the built-in menu %s', (collection) => {
  expect(parseEntries(collection, NAVIGATION[collection])).toEqual(NAVIGATION[collection]);
});

test('parseEntries takes direction marks out of texts at any depth', () => {
  const [entry] = parseEntries('hamburger-menus', [
    { ...LINK, title: '\u202eข่าว ', options: [{ ...LINK, title: '\u2067ก' }] },
  ]);
  expect(entry).toMatchObject({ title: 'ข่าว', options: [{ title: 'ก' }] });
});

test('parseEntries returns entries unchanged, without ids and with unknown fields', () => {
  const input = [{ ...LINK, note: 'เก่า' }, { title: 'รายการ' }];
  expect(parseEntries('orgs', input)).toEqual([{ ...LINK, note: 'เก่า' }, { title: 'รายการ' }]);
});

const menu = (option: object) => ({ title: 'ข่าว', options: [{ title: 'กีฬา', url: '/news/sport' }, option] });

test.each<[NavigationCollection, unknown, RegExp]>([
  ['orgs', {}, /^The JSON is not a list/],
  ['orgs', undefined, /^The JSON is not a list/],
  ['orgs', [], /^The website shows the built-in menu .+: use navigation reset\.$/],
  ['orgs', Array(101).fill(LINK), /at most 100 entries, and these are 101/],
  ['orgs', [LINK, 'ข่าว'], /^Entry 2 of 2, it is no object\.$/],
  ['orgs', [LINK, null], /^Entry 2 of 2, /],
  ['orgs', [LINK, { url: '/news' }], /^Entry 2 of 2, title: it is missing\.$/],
  ['orgs', [{ ...LINK, title: '' }], /^Entry 1 of 1, title: /],
  ['orgs', [{ ...LINK, id: true }], /^Entry 1 of 1, id: /],
  ['orgs', [LINK, { ...LINK, id: 1 }], /^Entry 2 of 2, id: another entry has it/],
  ['orgs', [{ ...LINK, url: 'javascript:alert(1)' }], /^Entry 1 of 1, url: /],
  ['orgs', [{ ...LINK, url: 'news' }], /^Entry 1 of 1, url: /],
  ['orgs', [{ ...LINK, openNewTab: 'yes' }], /^Entry 1 of 1, openNewTab: it cannot be shown as it is written\.$/],
  ['orgs', [{ ...LINK, order: 'first' }], /^Entry 1 of 1, order: /],
  ['orgs', [{ ...LINK, rel: 'a\0' }], /^Entry 1 of 1, rel: /],
  ['orgs', [{ ...LINK, title: 'ครึ่ง\ud83d' }], /^Entry 1 of 1, title: /],
  ['hamburger-menus', [menu({ url: '/news' })], /^Entry 1 of 1, options: /],
  ['hamburger-menus', [menu({ title: '\u200b', url: '/news' })], /^Entry 1 of 1, options: /],
  ['orgs', [{ ...LINK, title: '\u2800' }], /^Entry 1 of 1, title: /],
  ['hamburger-menus', [menu({ title: 'ข่าว', url: '//evil.test' })], /^Entry 1 of 1, options\.2\.url: /],
  ['main-navs', [{ title: 'x' }], /^Entry 1 of 1, path: it is missing, such as \/home\.$/],
  ['main-navs', [{ path: '/home', options: [] }], /^Entry 1 of 1, options: it is missing, a list of links\.$/],
  ['main-navs', [{ path: '/home', options: 'none' }], /^Entry 1 of 1, options: /],
  ['main-navs', [{ path: '/home', icon1x: { name: 'a' } }], /^Entry 1 of 1, icon1x: /],
  [
    'live-channels',
    [{ title: 'ศาลา', startAirTimeOffsetInMinute: 'ห้า' }],
    /^Entry 1 of 1, startAirTimeOffsetInMinute: /,
  ],
])('parseEntries rejects for %s the entries %j', (collection, input, sentence) => {
  const read = () => parseEntries(collection, input);
  expect(read).toThrow(CommandFailed);
  expect(read).toThrow(sentence);
  expect(read).toThrow(/^[^\n]+\.$/);
});

test('parseEntries accepts a backslash before u0000', () => {
  expect(parseEntries('orgs', [{ ...LINK, title: 'a\\u0000' }])).toHaveLength(1);
});

test('addIds gives an entry without an id its position, at any depth', () => {
  const input = [{ title: 'a', options: [{ title: 'b' }, { id: 7, liveOptions: [{ title: 'c' }] }] }, { id: 'x' }];
  expect(addIds([...input, { mainNavData: { options: [{ title: 'd' }] }, words: ['e'] }])).toEqual([
    {
      id: 1,
      title: 'a',
      options: [
        { id: 1, title: 'b' },
        { id: 7, liveOptions: [{ id: 1, title: 'c' }] },
      ],
    },
    { id: 'x' },
    { id: 3, mainNavData: { options: [{ id: 1, title: 'd' }] }, words: ['e'] },
  ]);
});

test('findCollection rejects an unknown name and lists the collections', () => {
  expect(findCollection('orgs')).toBe('orgs');
  for (const name of ['menus', '', 'toString'])
    expect(() => findCollection(name)).toThrow(`There is no collection ${name}: there are global-navs, main-navs,`);
});
