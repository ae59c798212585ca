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

test('a text that begins with a quotation stays as it is', async () => {
  expect(await readText('file', file('\n> คำพูด\n> อีกบรรทัด\n\nเนื้อ'))).toBe('\n> คำพูด\n> อีกบรรทัด\n\nเนื้อ');
});
