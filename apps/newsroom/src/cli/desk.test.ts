import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { callControl, createControl, serveControl } from '../control/index.ts';
import { testDesk } from '../control/testDesk.ts';
import { emergency, type OpenDatabase, openInMemory, pages, situationEntries } from '../database/index.ts';
import { CommandFailed } from '../sentence.ts';
import { emergencyCommand, pageCommand, situationCommand } from './desk.ts';

let folder = '';
let database: OpenDatabase;
let control: Awaited<ReturnType<typeof serveControl>>;
let says: string[] = [];
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'desk-'));
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

const COMMANDS = { situation: situationCommand, page: pageCommand, emergency: emergencyCommand };

/** Runs `npm run newsroom -- …`; the lines that it says. */
async function run(name: keyof typeof COMMANDS, ...args: string[]): Promise<string[]> {
  says = [];
  await COMMANDS[name].run(args, (path, body) => callControl(join(folder, 'socket'), path, body));
  return says;
}

function file(name: string, text: string): string {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
}

test('a situation is followed from its first post to its end', async () => {
  expect(await run('situation', 'add', 'storm', 'พายุ', '--tag', 'พายุ', '--tag', 'ฝน')).toEqual(['/storm is live']);
  expect(await run('situation', 'fact', 'storm', 'ผู้อพยพ', '12 คน', '--source', 'อำเภอ')).toEqual([
    '/storm  ผู้อพยพ: 12 คน',
  ]);
  const [said = ''] = await run('situation', 'post', 'storm', 'ฝนตก', '--text', file('post.html', '<p>ก</p>'), '--key');
  const id = said.replace('/storm  post ', '');
  await run('situation', 'edit-post', id, '--headline', 'ฝนตกหนัก', '--no-key');
  expect(await database.db.select().from(situationEntries)).toMatchObject([
    { headline: 'ฝนตกหนัก', body: '<p>ก</p>', isKey: false },
  ]);
  expect(await run('situation', 'posts', 'storm')).toEqual([expect.stringContaining('ฝนตกหนัก')]);
  expect(await run('situation', 'remove-post', id)).toEqual([`/storm  post ${id} removed`]);
  expect(await run('situation', 'end', 'storm')).toEqual(['/storm has ended']);
  expect(await run('situation', 'list')).toEqual(['/storm  ended  0 posts  พายุ']);
});

test('a page is made of a file, shown and taken away', async () => {
  const page = {
    sections: [{ id: 'a', type: 'voices', title: 'เสียง', data: [{ id: 1, title: 'ก', description: '', imgUrl: '' }] }],
  };
  expect(await run('page', 'set', 'in-remembrance', file('page.json', JSON.stringify(page)))).toEqual([
    'in-remembrance: 1 sections',
  ]);
  expect(JSON.parse((await run('page', 'show', 'in-remembrance')).join('\n'))).toEqual(page);
  expect(await run('page', 'remove', 'in-remembrance')).toEqual(['in-remembrance: removed']);
  expect(await database.db.select().from(pages)).toEqual([]);
});

test('an emergency is raised, replaced and lowered', async () => {
  expect(await run('emergency', 'raise', 'อพยพทันที', '--url', '/flood')).toEqual(['raised: อพยพทันที']);
  await run('emergency', 'raise', 'ปลอดภัยแล้ว');
  expect(await database.db.select().from(emergency)).toMatchObject([{ text: 'ปลอดภัยแล้ว', url: '' }]);
  expect(await run('emergency', 'lower')).toEqual(['lowered: ปลอดภัยแล้ว']);
});

test.each<[keyof typeof COMMANDS, () => string[], RegExp]>([
  ['situation', () => [], /^Say what to do: npm run newsroom -- situation list\|add\|/],
  ['situation', () => ['toString'], /^Say what to do/],
  ['situation', () => ['add', 'storm'], /^This is how it is used: .* situation add ID TITLE \[--lead TEXT\]/],
  ['situation', () => ['post', 'storm', 'ก', '--now'], /^This is how it is used: .* post ID HEADLINE \[--text FILE\]/],
  ['situation', () => ['post', 'storm', 'ก', '--text', 'none.html'], /^The file none\.html cannot be read\.$/],
  ['situation', () => ['end', 'none'], /^There is no situation none: .*\.$/],
  ['page', () => ['set', 'x', file('bad.json', '[{]')], /^The file is no JSON\.$/],
  [
    'page',
    () => ['set', 'x', file('bad.json', '{"sections": [{"id": "a"}]}')],
    /^The sections\.0\.type cannot be used/,
  ],
  ['page', () => ['show', 'x'], /^Nobody has made a page x\.$/],
  ['emergency', () => ['raise'], /^This is how it is used: .* emergency raise TEXT \[--url URL\]$/],
  ['emergency', () => ['raise', 'ก', '--url', 'javascript:1'], /^The url cannot be used: is neither a path/],
  ['emergency', () => ['lower'], /^There is no emergency to lower\.$/],
])('%s given wrongly is refused in one sentence', async (name, args, sentence) => {
  const failing = run(name, ...args());
  await expect(failing).rejects.toThrow(CommandFailed);
  await expect(failing).rejects.toThrow(sentence);
  expect(says).toEqual([]);
});
