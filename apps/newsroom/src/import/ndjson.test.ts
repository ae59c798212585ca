import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { readLines } from './ndjson.ts';

async function linesOf(chunks: Iterable<Buffer> | AsyncIterable<Buffer>): Promise<[number, string | null][]> {
  const lines: [number, string | null][] = [];
  for await (const { number, text } of readLines(Readable.from(chunks, { objectMode: false })))
    lines.push([number, text ?? null]);
  return lines;
}

/** The bytes one by one: every boundary between two chunks that there can be. */
const bytesOf = (bytes: Buffer) => Array.from(bytes, (byte) => Buffer.of(byte));

const LONGEST = 4 * 1024 * 1024;

test.each([
  ['a newline at the end', 'ก\nข\n', ['ก', 'ข']],
  ['no newline at the end', 'ก\nข', ['ก', 'ข']],
  ['CRLF', 'ก\r\nข\r\n', ['ก', 'ข']],
  ['a byte order mark', '\ufeff{"ก":1}\nข\n', ['{"ก":1}', 'ข']],
  ['one byte', 'a', ['a']],
  ['no content', '', []],
])('a file with %s is read in lines, uncompressed and gzipped', async (_, text, expected) => {
  const numbered = expected.map((line, index) => [index + 1, line]);
  const bytes = Buffer.from(text);
  expect(await linesOf([bytes])).toEqual(numbered);
  expect(await linesOf([gzipSync(bytes)])).toEqual(numbered);
});

test('empty lines are left out, and count in the line numbers', async () => {
  expect(await linesOf([Buffer.from('\nก\n\n  \r\nข\n\n')])).toEqual([
    [2, 'ก'],
    [5, 'ข'],
  ]);
});

test('chunks may end anywhere, even inside a Thai character', async () => {
  const bytes = Buffer.from('ที่นี่\r\n\nน้ำท่วม');
  const expected = [
    [1, 'ที่นี่'],
    [3, 'น้ำท่วม'],
  ];
  expect(await linesOf(bytesOf(bytes))).toEqual(expected);
  expect(await linesOf(bytesOf(gzipSync(bytes)))).toEqual(expected);
});

test('a line of the maximum length is read, and a longer one is returned without its text', async () => {
  const chunks = ['a\n', 'b'.repeat(LONGEST), '\n', 'c'.repeat(LONGEST), 'c', '\n', 'd'].map((text) =>
    Buffer.from(text),
  );
  const lines = await linesOf(chunks);
  expect(lines.map(([number, text]) => [number, text?.length ?? null])).toEqual([
    [1, 1],
    [2, LONGEST],
    [3, null],
    [4, 1],
  ]);
});

test('a last line that is too long and has no line break is returned without its text, too', async () => {
  expect(await linesOf([Buffer.alloc(LONGEST + 1, 'a')])).toEqual([[1, null]]);
});

test('concatenated gzip files are read as one', async () => {
  expect(await linesOf([gzipSync('ก\n'), gzipSync('ข\n')])).toEqual([
    [1, 'ก'],
    [2, 'ข'],
  ]);
});

test('a truncated gzip file returns its complete lines, then fails', async () => {
  // random enough that gzip has to write out the first lines before it reaches the last
  const text = Array.from({ length: 5000 }, (_, index) => `${index} ${Math.sin(index)}`).join('\n');
  const zipped = gzipSync(text);
  const read: number[] = [];
  const reading = async () => {
    for await (const { number } of readLines(Readable.from([zipped.subarray(0, zipped.length / 2)]))) read.push(number);
  };
  await expect(reading()).rejects.toThrow('unexpected end of file');
  expect(read.length).toBeGreaterThan(100);
  expect(read).toEqual(read.map((_, index) => index + 1));
});

test('invalid gzip data fails', async () => {
  await expect(linesOf([Buffer.from([0x1f, 0x8b, 1, 2, 3, 4])])).rejects.toThrow();
});

test('readLines fails with the error of its source', async () => {
  for (const first of [Buffer.from('a\n'), gzipSync('a\n')]) {
    const source = (async function* () {
      yield first;
      throw new Error('the disk is gone');
    })();
    await expect(linesOf(source)).rejects.toThrow('the disk is gone');
  }
});
