import { CommandFailed } from '../errors/index.ts';
import { peekStream } from './unzip.ts';

const DECLARATION = 200;
const PIECE = 64 * 1024;

/**
 * The text of an XML file in pieces of 64 kB at most, in the encoding that it declares, else UTF-8. Bytes that are no
 * characters become replacement characters.
 * @throws {CommandFailed} when the encoding is not known
 */
export async function* decodeText(chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const { head, whole } = await peekStream(chunks, DECLARATION);
  const decoder = decoderOf(head.toString('latin1', 0, DECLARATION));
  for await (const chunk of whole) {
    for (let start = 0; start < chunk.length; start += PIECE) {
      const text = decoder.decode(chunk.subarray(start, start + PIECE), { stream: true });
      if (text) yield text;
    }
  }
  const rest = decoder.decode();
  if (rest) yield rest;
}

function decoderOf(head: string): TextDecoder {
  const name = /^[^<]*<\?xml[^>]*\sencoding\s*=\s*["']([\w.:-]+)["']/.exec(head)?.[1] ?? 'utf-8';
  try {
    return new TextDecoder(name);
  } catch {
    throw new CommandFailed(`The feed is written in an encoding that nobody knows: ${name}.`);
  }
}
