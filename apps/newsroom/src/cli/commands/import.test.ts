import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CommandFailed } from '../../errors/describeError.ts';
import { importCommand } from './import.ts';

let folder = '';
let file = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'import-'));
  file = join(folder, 'news.ndjson');
  writeFileSync(file, 'a\n');
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

const report = { of: 1, lines: 1, added: 1, changed: 0, unchanged: 0, repeated: 0, badLines: 0, bad: [] };

test('each file is sent whole, one after the other', async () => {
  const says = vi.spyOn(console, 'log').mockImplementation(() => {});
  const sent: string[] = [];
  await importCommand.run([file, file], async function* (path, body: Readable) {
    sent.push(`${path} begins`, String(Buffer.concat(await body.toArray())));
    yield { ...report, lines: 0 };
    yield report;
    sent.push('ends');
  });
  expect(sent).toEqual(['/import begins', 'a\n', 'ends', '/import begins', 'a\n', 'ends']);
  expect(says.mock.calls.flat()).toEqual(
    Array(2).fill('news.ndjson: 1 lines, 1 added, 0 changed, 0 unchanged, 0 repeated, 0 bad'),
  );
});

test('where there is no terminal, a long import says in lines how far it is', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  const says = vi.spyOn(console, 'error').mockImplementation(() => {});
  await importCommand.run([file], async function* () {
    for (let lines = 0; lines <= 3000; lines += 200) yield { ...report, lines, of: 3000 };
  });
  const shares = says.mock.calls.map(([line]) => /^news\.ndjson: (\d+) %, \d+ lines$/.exec(line)?.[1]).map(Number);
  expect(shares.length).toBeGreaterThan(4);
  expect(shares.at(-1)).toBe(93);
  expect(shares).toEqual([...new Set(shares)].sort((one, other) => one - other));
});

test('a newsroom that ends without an answer has not imported the file', async () => {
  const nothing = importCommand.run([file], async function* () {});
  await expect(nothing).rejects.toThrow(`The newsroom ended before ${file} was in: import it again.`);
});

test('a newsroom that failed says why', async () => {
  const failing = importCommand.run([file], async function* () {
    yield report;
    yield { failed: 'The disk is full.' };
  });
  await expect(failing).rejects.toThrow(CommandFailed);
  await expect(failing).rejects.toThrow('The disk is full.');
});

test('a file that cannot be read to its end fails whoever reads it, and nothing else', async () => {
  const read = importCommand.run([file], async function* (_, body) {
    rmSync(file);
    await body.toArray();
    yield report;
  });
  await expect(read).rejects.toThrow('ENOENT');
});

test('the first twenty bad lines are shown, and how many more there are', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  const complains = vi.spyOn(console, 'error').mockImplementation(() => {});
  const bad = Array.from({ length: 100 }, (_, index) => ({ line: index + 1, reason: 'not JSON' }));
  await importCommand.run([file], async function* () {
    yield { ...report, badLines: 125, bad };
  });
  expect(complains.mock.calls).toHaveLength(21);
  expect(complains.mock.calls.slice(19)).toEqual([['news.ndjson line 20: not JSON'], ['… and 105 more bad lines']]);
});

test.each<[string, () => string[], RegExp]>([
  ['no file is named', () => [], /^This is how it is used: npm run newsroom -- import FILE…$/],
  ['a file is missing', () => ['nothing.ndjson'], /^There is no file nothing\.ndjson\.$/],
  ['a file is a folder', () => [folder], /^There is no file .*\.$/],
])('when %s it says so in one sentence, and asks nobody', async (_, files, sentence) => {
  const nobody = () => expect.unreachable();
  await expect(importCommand.run(files(), nobody)).rejects.toThrow(sentence);
});
