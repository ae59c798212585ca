import { NAVIGATION } from '@sala/station';
import { beforeEach, expect, test } from 'vitest';
import { testActions } from '../cli/testActions.ts';
import { testContext } from '../control/testContext.ts';
import { navigation } from './schema.ts';

const ENTRIES = [{ url: '/news', title: 'ข่าว' }, { title: 'ฝน' }];

const context = testActions('navigation', testContext);
beforeEach(async () => {
  await context.db().delete(navigation);
});

const file = (text: string) => context.file('menu.json', text);

test('a menu is shown, edited, listed as edited, and made the built-in one again', async () => {
  expect(JSON.parse((await context.run('show', 'orgs')).join('\n'))).toEqual(NAVIGATION.orgs);
  expect(await context.run('set', 'orgs', file(JSON.stringify(ENTRIES)))).toEqual(['orgs: 2 entries, edited']);
  expect(JSON.parse((await context.run('show', 'orgs')).join('\n'))).toEqual(ENTRIES);
  const listed = await context.run('list');
  expect(listed).toHaveLength(7);
  expect(listed[0]).toBe(`global-navs        ${NAVIGATION['global-navs'].length}  built-in`);
  expect(listed.filter((line) => /^orgs +2 {2}edited \d{4}-\d\d-\d\d \d\d:\d\d$/.test(line))).toHaveLength(1);
  expect(await context.run('reset', 'orgs')).toEqual([`orgs: ${NAVIGATION.orgs.length} entries, built-in`]);
  expect(JSON.parse((await context.run('show', 'orgs')).join('\n'))).toEqual(NAVIGATION.orgs);
});

test('a menu with one bad entry is not stored', async () => {
  const bad = file(JSON.stringify([...ENTRIES, { title: '' }]));
  await context.refuses(['set', 'orgs', bad], /^Entry 3 of 3, title: [^\n]+\.$/);
  expect(JSON.parse((await context.run('show', 'orgs')).join('\n'))).toEqual(NAVIGATION.orgs);
});

test('a large menu goes through whole', async () => {
  const entries = Array.from({ length: 100 }, (_, index) => ({ title: `${'ข่าว'.repeat(1000)} ${index}` }));
  await context.run('set', 'orgs', file(JSON.stringify(entries)));
  expect(JSON.parse((await context.run('show', 'orgs')).join('\n'))).toEqual(entries);
});

test.each<[string, () => string[], RegExp]>([
  ['nothing is said to do', () => [], /^Usage: npm run newsroom -- navigation /],
  ['something else is said to do', () => ['toString'], /^Unknown command 'toString'\./],
  ['the collection is missing', () => ['show'], /^Missing required argument 'COLLECTION'\.\nUsage: /],
  ['the file is missing', () => ['set', 'orgs'], /^Missing required argument 'FILE'\.\nUsage: /],
  ['too much is said', () => ['list', 'orgs'], /^Too many arguments.*\.\nUsage: /],
  [
    'there is no such collection',
    () => ['show', 'menus'],
    /^There is no collection menus: there are global-navs, .*\.$/,
  ],
  ['there is no such collection to set', () => ['set', 'menus', file('[]')], /^There is no collection menus: /],
  ['there is no such collection to reset', () => ['reset', 'menus'], /^There is no collection menus: /],
  ['there is no such file', () => ['set', 'orgs', 'nothing.json'], /^There is no file nothing\.json\.$/],
  ['the file is a folder', () => ['set', 'orgs', context.folder()], /^There is no file .*\.$/],
  ['the file is not JSON', () => ['set', 'orgs', file('[{]')], /^The file .*menu\.json is not JSON: .*\.$/],
])('when %s it is said in one sentence', async (_, args, sentence) => {
  await context.refuses(args(), sentence);
});
