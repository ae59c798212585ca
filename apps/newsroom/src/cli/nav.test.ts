import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NAVIGATION } from '@sala/station';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { callControl, createControl, serveControl } from '../control/index.ts';
import { testDesk } from '../control/testDesk.ts';
import { type OpenDatabase, openInMemory } from '../database/index.ts';
import { CommandFailed } from '../sentence.ts';
import { navCommand } from './nav.ts';

const ENTRIES = [{ url: '/news', title: 'ข่าว' }, { title: 'ฝน' }];

let folder = '';
let database: OpenDatabase;
let control: Awaited<ReturnType<typeof serveControl>>;
let says: string[] = [];
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'nav-'));
  database = await openInMemory();
  control = await serveControl(createControl(testDesk(database.db)), join(folder, 'socket'));
  says = [];
  vi.spyOn(console, 'log').mockImplementation((line) => says.push(line));
});
afterEach(async () => {
  vi.restoreAllMocks();
  await control.close();
  await database.close();
  rmSync(folder, { recursive: true });
});

/** Runs `npm run newsroom -- nav …`; the lines that it says. */
async function nav(...args: string[]): Promise<string[]> {
  says = [];
  await navCommand.run(args, (path, body) => callControl(join(folder, 'socket'), path, body));
  return says;
}

function file(text: string): string {
  const path = join(folder, 'menu.json');
  writeFileSync(path, text);
  return path;
}

test('a menu is shown, edited, listed as edited, and made the built-in one again', async () => {
  expect(JSON.parse((await nav('show', 'orgs')).join('\n'))).toEqual(NAVIGATION.orgs);
  expect(await nav('set', 'orgs', file(JSON.stringify(ENTRIES)))).toEqual(['orgs: 2 entries, edited']);
  expect(JSON.parse((await nav('show', 'orgs')).join('\n'))).toEqual(ENTRIES);
  const listed = await nav('list');
  expect(listed).toHaveLength(7);
  expect(listed[0]).toBe(`global-navs        ${NAVIGATION['global-navs'].length}  built-in`);
  expect(listed.filter((line) => /^orgs +2 {2}edited \d{4}-\d\d-\d\dT/.test(line))).toHaveLength(1);
  expect(await nav('reset', 'orgs')).toEqual([`orgs: ${NAVIGATION.orgs.length} entries, built-in`]);
  expect(JSON.parse((await nav('show', 'orgs')).join('\n'))).toEqual(NAVIGATION.orgs);
});

test('a menu with one bad entry is not stored', async () => {
  const bad = nav('set', 'orgs', file(JSON.stringify([...ENTRIES, { title: '' }])));
  await expect(bad).rejects.toThrow(/^Entry 3 of 3, title: [^\n]+\.$/);
  expect(JSON.parse((await nav('show', 'orgs')).join('\n'))).toEqual(NAVIGATION.orgs);
});

test('a large menu goes through whole', async () => {
  const entries = Array.from({ length: 100 }, (_, index) => ({ title: `${'ข่าว'.repeat(1000)} ${index}` }));
  await nav('set', 'orgs', file(JSON.stringify(entries)));
  expect(JSON.parse((await nav('show', 'orgs')).join('\n'))).toEqual(entries);
});

test.each<[string, () => string[], RegExp]>([
  ['nothing is said to do', () => [], /^Say what to do with the menus: .* nav list\|show\|set\|reset$/],
  ['something else is said to do', () => ['toString'], /^Say what to do with the menus/],
  ['the collection is missing', () => ['show'], /^This is how it is used: .* nav show COLLECTION$/],
  ['the file is missing', () => ['set', 'orgs'], /^This is how it is used: .* nav set COLLECTION FILE$/],
  ['too much is said', () => ['list', 'orgs'], /^This is how it is used: .* nav list$/],
  [
    'there is no such collection',
    () => ['show', 'menus'],
    /^There is no collection menus: there are global-navs, .*\.$/,
  ],
  ['there is no such collection to set', () => ['set', 'menus', file('[]')], /^There is no collection menus: /],
  ['there is no such collection to reset', () => ['reset', 'menus'], /^There is no collection menus: /],
  ['there is no such file', () => ['set', 'orgs', 'nothing.json'], /^There is no file nothing\.json\.$/],
  ['the file is a folder', () => ['set', 'orgs', folder], /^There is no file .*\.$/],
  ['the file is not JSON', () => ['set', 'orgs', file('[{]')], /^The file .*menu\.json is not JSON: .*\.$/],
])('when %s it is said in one sentence', async (_, args, sentence) => {
  const failing = nav(...args());
  await expect(failing).rejects.toThrow(CommandFailed);
  await expect(failing).rejects.toThrow(sentence);
  expect(says).toEqual([]);
});
