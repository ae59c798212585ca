import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { describeAction } from '../actions/index.ts';
import { ACTIONS } from '../control/index.ts';
import { CommandFailed } from '../errors/describeError.ts';
import type { Call } from './call.ts';
import { runCommand } from './runCommand.ts';

let folder = '';
let file = '';
let printed: string[] = [];
let printedErrors: string[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'command-'));
  file = join(folder, 'news.ndjson');
  writeFileSync(file, 'a\n');
  [printed, printedErrors] = [[], []];
  vi.spyOn(console, 'log').mockImplementation((line) => printed.push(line));
  vi.spyOn(console, 'error').mockImplementation((line) => printedErrors.push(line));
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

const list = { actions: ACTIONS.map((one) => describeAction(one)), oldGroups: { gone: 'import' } };
const done = (...lines: string[]) => ({ output: {}, lines, warnings: [] });

/** A newsroom with our actions, whose answers the test sets. */
const newsroom = (answer: (path: string, body: Readable) => AsyncGenerator<unknown>): Call =>
  async function* (path, body) {
    if (path === '/actions') yield list;
    else yield* answer(path, body as Readable);
  };

test('import sends each file whole and with its name, one after the other', async () => {
  const sent: string[] = [];
  await runCommand(
    ['import', file, file],
    newsroom(async function* (path, body) {
      sent.push(`${decodeURIComponent(path)} begins`, String(Buffer.concat(await body.toArray())));
      yield { progress: { share: 0.05, note: '1 lines' } };
      yield done('all of it');
      sent.push('ends');
    }),
  );
  const once = ['/actions/import?input={"file":"news.ndjson"} begins', 'a\n', 'ends'];
  expect(sent).toEqual([...once, ...once]);
  expect(printed).toEqual(['all of it', 'all of it']);
});

const pieces = ['one ', 'two'].map((text) => ({ bytes: Buffer.from(text).toString('base64') }));

test('a backup is written by the command, whatever the newsroom may write, completely or not at all', async () => {
  const backup = (name: string, ...replies: unknown[]) =>
    runCommand(
      ['backup', join(folder, name)],
      newsroom(async function* () {
        yield* replies;
      }),
    );
  await backup('whole.tar.gz', ...pieces, done('the whole database'));
  expect(readFileSync(join(folder, 'whole.tar.gz'), 'utf8')).toBe('one two');
  await expect(backup('broken.tar.gz', ...pieces)).rejects.toThrow(/^The newsroom ended before it answered/);
  await expect(backup('failed.tar.gz', ...pieces, { failed: 'The disk is full.' })).rejects.toThrow(
    'The disk is full.',
  );
  expect(readdirSync(folder).toSorted()).toEqual(['news.ndjson', 'whole.tar.gz']);
});

test('a backup to standard output consists of its bytes, and the lines go elsewhere', async () => {
  const written: unknown[] = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((bytes, ...then: unknown[]) => {
    written.push(String(bytes));
    (then[0] as () => void)();
    return true;
  });
  await runCommand(
    ['backup', '-'],
    newsroom(async function* () {
      yield* [...pieces, done('the whole database')];
    }),
  );
  expect([written, printed, printedErrors]).toEqual([['one ', 'two'], [], ['the whole database']]);
});
test('a refused file is named, and does not keep the others back', async () => {
  const other = join(folder, 'other.ndjson');
  writeFileSync(other, 'b\n');
  const missing = join(folder, 'missing.ndjson');
  const upload = runCommand(
    ['import', file, missing, other],
    newsroom(async function* (path, body) {
      await body.toArray();
      yield path.includes('news.ndjson') ? { failed: 'It is no news.' } : done('imported');
    }),
  );
  await expect(upload).rejects.toThrow(new CommandFailed(`Not taken, 2 of 3 files: ${file}, ${missing}.`));
  expect(printedErrors.slice(0, 2)).toEqual([`${file}: It is no news.`, `${missing}: There is no file ${missing}.`]);
  expect(printed).toEqual(['imported']);
});

test('without a terminal a long command prints its progress in lines', async () => {
  await runCommand(
    ['import', file],
    newsroom(async function* () {
      for (let lines = 0; lines <= 3000; lines += 200)
        yield { progress: { share: lines / 3000, note: `${lines} lines` } };
      yield done();
    }),
  );
  const shares = printedErrors.map((line) => /^news\.ndjson: (\d+) %, \d+ lines$/.exec(line)?.[1]).map(Number);
  expect(shares.length).toBeGreaterThan(4);
  expect(shares.at(-1)).toBe(93);
  expect(shares).toEqual([...new Set(shares)].sort((one, other) => one - other));
});

test('the sent share of a file is printed until the newsroom reports its own progress', async () => {
  writeFileSync(file, Buffer.alloc(1_000_000));
  const uploading = (...replies: object[]) =>
    runCommand(
      ['pictures', 'upload', file, '--alt', 'ทุ่งนา'],
      newsroom(async function* (_, body) {
        yield* replies;
        await body.toArray();
        yield done();
      }),
    );
  await uploading();
  expect(printedErrors.length).toBeGreaterThan(4);
  for (const line of printedErrors) expect(line).toMatch(/^news\.ndjson: \d+ %, 0\.\d of 1\.0 MB sent$/);
  printedErrors.length = 0;
  await uploading({ progress: { share: 0.2, note: 'said' } });
  expect(printedErrors).toEqual(['news.ndjson: 20 %, said']);
});

test('films add rejects a second file', async () => {
  const upload = runCommand(
    ['films', 'add', 'rim-fang-7', file, file],
    newsroom(async function* () {}),
  );
  await expect(upload).rejects.toThrow(/films add \[options\] <FILM> <FILE>$/);
});

test('a command that fails in part prints first what was done', async () => {
  const failing = runCommand(
    ['push', 'ข่าว', '--url', '/'],
    newsroom(async function* () {
      yield { ...done('12 sent'), failed: 'Not everybody was reached.' };
    }),
  );
  await expect(failing).rejects.toThrow(CommandFailed);
  await expect(failing).rejects.toThrow('Not everybody was reached.');
  expect(printed).toEqual(['12 sent']);
});

test('a command fails when the newsroom rejects it or ends without an answer', async () => {
  const refusing = newsroom(async function* () {
    yield { failed: 'The disk is full.' };
  });
  await expect(runCommand(['import', file], refusing)).rejects.toThrow('The disk is full.');
  const ending = newsroom(async function* () {
    yield { progress: { share: 0.5, note: '' } };
  });
  await expect(runCommand(['import', file], ending)).rejects.toThrow(
    /^The newsroom ended before it answered, and it may have been done: .+ log shows it\.$/,
  );
});

test.each([
  ['once its file is sent', true, /^A running newsroom goes on with import: .+ log shows what has become of it\.$/],
  ['before its file is sent', false, /^news\.ndjson was sent in part: give the command again\.$/],
])('Ctrl-C %s ends a command with what becomes of it, and leaves no listener behind', async (_, isSent, message) => {
  const exit = vi.spyOn(process, 'exit').mockImplementation(() => undefined as never);
  const before = process.listenerCount('SIGINT');
  const interrupted = newsroom(async function* (_path, body) {
    if (isSent) await body.toArray();
    yield { progress: { share: 0.5, note: '' } };
    process.emit('SIGINT');
    yield done('imported');
  });
  printedErrors.length = 0;
  await runCommand(['import', file], interrupted);
  expect(printedErrors.at(-1)).toMatch(message);
  expect(exit).toHaveBeenCalledExactlyOnceWith(130);
  expect(process.listenerCount('SIGINT')).toBe(before);
  exit.mockRestore();
});

test('a file that cannot be read to its end fails the command', async () => {
  const read = runCommand(
    ['import', file],
    newsroom(async function* (_, body) {
      rmSync(file);
      await body.toArray();
      yield done();
    }),
  );
  await expect(read).rejects.toThrow('ENOENT');
});

test('a file that cannot be read does not fail a command whose newsroom answers without it', async () => {
  await runCommand(
    ['import', file],
    newsroom(async function* (_, body) {
      rmSync(file);
      await new Promise((closed) => body.once('close', closed));
      yield done('needed no file');
    }),
  );
  expect(printed).toEqual(['needed no file']);
});

test('a group can be called by its old name, too', async () => {
  await runCommand(
    ['gone', file],
    newsroom(async function* () {
      yield done('still known');
    }),
  );
  expect(printed).toEqual(['still known']);
});

test.each<[string, () => string[], RegExp]>([
  [
    'a missing file argument',
    () => ['import'],
    /^Missing required argument 'FILE'\.\nUsage: npm run newsroom -- import /,
  ],
  ['a file that does not exist', () => ['import', 'nothing.ndjson'], /^There is no file nothing\.ndjson\.$/],
  ['a folder instead of a file', () => ['import', folder], / is a folder: a file is needed\.$/],
  [
    'a command without arguments',
    () => ['push'],
    /^(Missing required argument 'TITLE'|Required option '--url <URL>' not specified)\.\n/,
  ],
  ['a missing option', () => ['push', 'ข่าว'], /^Required option '--url <URL>' not specified\.\nUsage: .* push /],
  [
    'one argument too many',
    () => ['push', 'ข่าว', 'ด่วน', '--url', '/'],
    /^Too many arguments for 'push'.*[^.]\. Put a text with spaces into quotation marks\.\nUsage: .* push /,
  ],
  [
    'an option without its value',
    () => ['push', 'ข่าว', '--url'],
    /^Option '--url <URL>' argument missing\.\nUsage: .* push /,
  ],
  [
    'an unknown option',
    () => ['push', 'ข่าว', '--url', '/', '--to', 'all'],
    /^Unknown option '--to'\.\nUsage: .* push /,
  ],
])('%s is rejected with one sentence, without a call to the newsroom', async (_, args, sentence) => {
  const nobody = newsroom(() => expect.unreachable());
  await expect(runCommand(args(), nobody)).rejects.toThrow(sentence);
});
