import { isUtf8 } from 'node:buffer';
import { unzipStream } from './unzip.ts';

// real lines are under 100 kB; a far longer one is no news, and must not fill the memory
const MAX_LINE_BYTES = 4 * 1024 * 1024;
const NEWLINE = 10;

/** A line of the file: its number, counted from 1, and its text, or a message why it cannot be read. */
export type NumberedLine =
  | { number: number; text: string; problem?: never }
  | { number: number; text?: never; problem: string };

/**
 * Reads the lines of a stream of NDJSON, gzip or not (recognised by its first two bytes). Empty lines are counted and
 * skipped.
 */
export async function* readLines(source: AsyncIterable<Buffer>): AsyncGenerator<NumberedLine> {
  let number = 0;
  let parts: Buffer[] = [];
  let length = 0;
  const take = (): NumberedLine | null => {
    number += 1;
    const tooLong = length > MAX_LINE_BYTES;
    const bytes = Buffer.concat(parts);
    parts = [];
    length = 0;
    if (tooLong) return { number, problem: 'longer than a line may be' };
    if (!isUtf8(bytes)) return { number, problem: 'not UTF-8' };
    const text = bytes.toString('utf8').trim();
    return text === '' ? null : { number, text };
  };
  const add = (part: Buffer) => {
    length += part.length;
    if (length <= MAX_LINE_BYTES) parts.push(part);
    else parts = [];
  };
  for await (const chunk of await unzipStream(source)) {
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
