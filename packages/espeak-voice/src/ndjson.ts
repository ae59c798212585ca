import type { Readable } from 'node:stream';

/** The longest line that is kept, in characters. */
const MAX_LINE_LENGTH = 1_000_000;

/** The values of a stream with one JSON value per line; undefined for a line that is too long or invalid. */
export async function* readNdjson(stream: Readable): AsyncGenerator<unknown> {
  let line = '';
  for await (const chunk of stream.setEncoding('utf8')) {
    const [first, ...others] = (chunk as string).split('\n');
    line += first;
    for (const next of others) {
      if (line.trim() !== '') yield parseJson(line);
      line = next;
    }
    // keeps just enough to know that the line is too long
    line = line.slice(0, MAX_LINE_LENGTH + 1);
  }
  if (line.trim() !== '') yield parseJson(line);
}

function parseJson(line: string): unknown {
  if (line.length > MAX_LINE_LENGTH) return undefined;
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
