import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readJson, readText } from './readFile.ts';

const HEADER =
  '\n> sala@0.1.0 newsroom\n> exec node scripts/bootstrap.mjs apps/newsroom/src/cli/main.ts programs show x\n\n';
const folder = mkdtempSync(join(tmpdir(), 'read-'));
afterAll(() => rmSync(folder, { recursive: true }));

function file(contents: string | Buffer): string {
  const path = join(folder, 'file');
  writeFileSync(path, contents);
  return path;
}

test('the lines that npm prints before a command are not part of its redirected output', async () => {
  expect(await readJson('file', file(`${HEADER}{"title": "ริมฝั่ง"}\n`))).toEqual({ title: 'ริมฝั่ง' });
  // as PowerShell writes it
  const utf16 = Buffer.from(`\ufeff${HEADER.replaceAll('\n', '\r\n')}---\r\nข่าว`, 'utf16le');
  expect(await readText('file', file(utf16))).toBe('---\r\nข่าว');
});

test('a file that is not JSON is refused with its line and what to look for', async () => {
  const refuse = (text: string) => expect(readJson('file', file(text))).rejects;
  await refuse('{ "title": "ก",\n  "group": "x",\n}').toThrow(
    /^The file file is not JSON in line 3: between two fields /,
  );
  await refuse('{ “title”: “ก” }').toThrow(
    /^The file file is not JSON in line 1: .+ quotation marks are straight \("\)\.$/,
  );
  await refuse('{ "title": "ก"').toThrow(/^The file file is not JSON/);
  await refuse(' \n').toThrow('The file file is empty.');
  await refuse('{ "title": "ก",\n  "title": "ข" }').toThrow('The file file says title a second time in line 2.');
});

test('a text that begins with a quotation stays as it is', async () => {
  expect(await readText('file', file('\n> คำพูด\n> อีกบรรทัด\n\nเนื้อ'))).toBe('\n> คำพูด\n> อีกบรรทัด\n\nเนื้อ');
});

test.each([
  [
    'Windows-874',
    Buffer.from([0xa1, 0xd2, 0xc3]),
    /is no text in UTF-8: save it as plain text in UTF-8, from Word as /,
  ],
  ['Word', 'PK\x03\x04\x14\0', /is a document of Word or another program: save it as plain text in UTF-8, from Word /],
  ['WordPad', '{\\rtf1\\ansi ข่าว}', /is a document of Word or another program: /],
])('a file of %s is refused with what to save instead', async (_, contents, sentence) => {
  await expect(readText('file', file(contents))).rejects.toThrow(sentence);
});
