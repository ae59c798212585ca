import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';

/** A body that is read on, and what the log says of as much of it as was read. */
export function hashBody(body: Readable): { body: Readable; describe(): { bytes: number; sha256: string } } {
  const hash = createHash('sha256');
  let bytes = 0;
  // nothing is taken from the body before somebody reads: what is refused at once is read to its end by the caller
  async function* read() {
    for await (const chunk of body as AsyncIterable<Uint8Array>) {
      bytes += chunk.length;
      hash.update(chunk);
      yield chunk;
    }
  }
  return {
    body: Readable.from(read(), { objectMode: false }),
    describe: () => ({ bytes, sha256: hash.copy().digest('hex') }),
  };
}
