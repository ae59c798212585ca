import { NAVIGATION } from '@sala/station';
import { beforeEach, expect, test, vi } from 'vitest';
import { testActions } from '../cli/testActions.ts';
import { testContext } from '../control/testContext.ts';
import { navigation } from './schema.ts';

const ENTRIES = [{ url: '/news', title: 'ข่าว' }, { title: 'ฝน' }];

const context = testActions('navigation', testContext);
beforeEach(async () => {
  await context.db().delete(navigation);
});

const file = (text: string) => context.file('menu.json', text);
const show = async (name: string) => JSON.parse((await context.run('show', name)).join('\n'));
/** A file with other entries than the stored ones, and their version. */
const changed = async (name: string, entries: object[]) =>
  file(JSON.stringify({ version: (await show(name)).version, entries }));

test('navigation commands show, set, list and reset a menu', async () => {
  expect((await show('orgs')).entries).toEqual(NAVIGATION.orgs);
  expect(await context.run('set', 'orgs', await changed('orgs', ENTRIES))).toEqual([
    expect.stringMatching(/^orgs: 2 entries, edited, version [0-9a-f]{12}$/),
  ]);
  expect((await show('orgs')).entries).toEqual(ENTRIES);
  const listed = await context.run('list');
  expect(listed).toHaveLength(7);
  expect(listed[0]).toBe(`global-navs        ${NAVIGATION['global-navs'].length}  built-in`);
  expect(listed.filter((line) => /^orgs +2 {2}edited \d{4}-\d\d-\d\d \d\d:\d\d$/.test(line))).toHaveLength(1);
  expect(await context.run('reset', 'orgs')).toEqual([`orgs: ${NAVIGATION.orgs.length} entries, built-in`]);
  expect((await show('orgs')).entries).toEqual(NAVIGATION.orgs);
});

test('navigation set warns of links that lead nowhere, also of those below other entries', async () => {
  const warnings = vi.spyOn(console, 'error').mockImplementation(() => {});
  const entries = [
    { title: 'ก', url: '/nopage' },
    { title: 'ข', url: '/news/content/7', logo: { url: '/uploads/logo.svg' } },
    {
      title: 'ค',
      url: '/news/politics',
      links: [
        { title: 'ง', url: '/about' },
        { title: 'จ', url: 'https://other.example/x' },
      ],
    },
  ];
  await context.run('set', 'orgs', await changed('orgs', entries));
  expect(warnings.mock.calls.flat()).toEqual([
    expect.stringMatching(/^The newsroom knows no page of this site at \/nopage: /),
    'Readers would find nothing at /news/content/7: there is no article 7.',
    expect.stringMatching(/^The newsroom knows no page of this site at \/about: /),
  ]);
});

test('navigation set stores nothing when one entry is invalid', async () => {
  const bad = await changed('orgs', [...ENTRIES, { title: '' }]);
  await context.refuses(['set', 'orgs', bad], /^Entry 3 of 3, title: [^\n]+\.$/);
  expect((await show('orgs')).entries).toEqual(NAVIGATION.orgs);
});

test('a large menu is stored unchanged', async () => {
  const entries = Array.from({ length: 100 }, (_, index) => ({ title: `${'ข่าว'.repeat(1000)} ${index}` }));
  await context.run('set', 'orgs', await changed('orgs', entries));
  expect((await show('orgs')).entries).toEqual(entries);
});

test.each<[string, () => string[], RegExp]>([
  ['it has no arguments', () => [], /^Usage: npm run newsroom -- navigation /],
  ['it is unknown', () => ['toString'], /^Unknown command 'toString'\./],
  ['the collection is missing', () => ['show'], /^Missing required argument 'COLLECTION'\.\nUsage: /],
  ['the file is missing', () => ['set', 'orgs'], /^Missing required argument 'FILE'\.\nUsage: /],
  ['there are too many arguments', () => ['list', 'orgs'], /^Too many arguments.*\.\nUsage: /],
  [
    'the collection to show is unknown',
    () => ['show', 'menus'],
    /^There is no collection menus: there are global-navs, .*\.$/,
  ],
  ['the collection to set is unknown', () => ['set', 'menus', file('[]')], /^There is no collection menus: /],
  ['the collection to reset is unknown', () => ['reset', 'menus'], /^There is no collection menus: /],
  ['the file does not exist', () => ['set', 'orgs', 'nothing.json'], /^There is no file nothing\.json\.$/],
  ['the file is a folder', () => ['set', 'orgs', context.folder()], / is a folder: a file is needed\.$/],
  ['the file is not JSON', () => ['set', 'orgs', file('[{]')], /^The file .*menu\.json is not JSON in line 1: .*\.$/],
])('navigation rejects a command with one sentence when %s', async (_, args, sentence) => {
  await context.refuses(args(), sentence);
});
