import { CommandFailed } from '../errors/index.ts';
import { peekStream } from './unzip.ts';

const MAX_DECLARATION_BYTES = 200;
const CHUNK_BYTES = 64 * 1024;

/**
 * Decodes an XML file in pieces of 64 kB at most, by the encoding that it declares, else as UTF-8. Invalid bytes become
 * replacement characters.
 * @throws {CommandFailed} when the encoding is not known
 */
export async function* decodeText(chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const { head, whole } = await peekStream(chunks, MAX_DECLARATION_BYTES);
  const decoder = createDecoder(head.toString('latin1', 0, MAX_DECLARATION_BYTES));
  for await (const chunk of whole) {
    for (let start = 0; start < chunk.length; start += CHUNK_BYTES) {
      const text = decoder.decode(chunk.subarray(start, start + CHUNK_BYTES), { stream: true });
      if (text) yield text;
    }
  }
  const remaining = decoder.decode();
  if (remaining) yield remaining;
}

function createDecoder(head: string): TextDecoder {
  const name = /^[^<]*<\?xml[^>]*\sencoding\s*=\s*["']([\w.:-]+)["']/.exec(head)?.[1] ?? 'utf-8';
  try {
    return new TextDecoder(name);
  } catch {
    throw new CommandFailed(`The feed has an unknown encoding: ${name}.`);
  }
}
