import { pipeline, type Readable, Transform } from 'node:stream';
import { createGunzip } from 'node:zlib';

// real lines of this kind stay under 100 kB; what is far above is no line of news, and must not fill the memory
const LONGEST_LINE = 4 * 1024 * 1024;
const NEWLINE = 10;

/** A line of the file: its number, counted from 1, and its text; `text` is null when it is longer than a line may be. */
export interface NumberedLine {
  number: number;
  text: string | null;
}

/** Reads the lines of a stream of NDJSON, gzip or not (told by its first two bytes). Empty lines are counted and left out. */
export async function* readLines(source: Readable): AsyncGenerator<NumberedLine> {
  let number = 0;
  let parts: Buffer[] = [];
  let length = 0;
  const take = (): NumberedLine | null => {
    number += 1;
    const tooLong = length > LONGEST_LINE;
    const text = tooLong ? null : Buffer.concat(parts).toString('utf8').trim();
    parts = [];
    length = 0;
    return text === '' ? null : { number, text };
  };
  const add = (part: Buffer) => {
    length += part.length;
    if (length <= LONGEST_LINE) parts.push(part);
    else parts = [];
  };
  for await (const chunk of await unzipped(source)) {
    let start = 0;
    for (let end = chunk.indexOf(NEWLINE); end !== -1; end = chunk.indexOf(NEWLINE, start)) {
      add(chunk.subarray(start, end));
      const line = take();
      if (line) yield line;
      start = end + 1;
    }
    add(chunk.subarray(start));
  }
  if (length > 0) {
    const line = take();
    if (line) yield line;
  }
}

async function unzipped(source: Readable): Promise<AsyncIterable<Buffer>> {
  const chunks: AsyncIterator<Buffer> = source[Symbol.asyncIterator]();
  let head: Buffer = Buffer.alloc(0);
  while (head.length < 2) {
    const next = await chunks.next();
    if (next.done) break;
    head = Buffer.concat([head, next.value]);
  }
  const whole = (async function* () {
    yield head;
    while (true) {
      const next = await chunks.next();
      if (next.done) return;
      yield next.value;
    }
  })();
  if (head[0] !== 0x1f || head[1] !== 0x8b) return whole;
  // pipeline carries an error of either side to the reader; its callback has nothing to add
  return pipeline(whole, createGunzip(), new Transform({ transform: (chunk, _, done) => done(null, chunk) }), () => {});
}
