import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';

/** A body that passes through, and for the log the hash and the length of what was read of it. */
export function hashBody(body: Readable): { body: Readable; describe(): { bytes: number; sha256: string } } {
  const hash = createHash('sha256');
  let bytes = 0;
  // nothing is read in advance: the caller itself drains a body that is refused at once
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
