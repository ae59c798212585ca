import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';

/**
 * A body that passes through, and for the log the hash and the length of what was read of it. `requireAtEnd` is called
 * before the body ends; when it throws, the body fails instead, and so it does when the signal is aborted.
 */
export function hashBody(
  body: Readable,
  signal: AbortSignal,
  requireAtEnd: () => Promise<void>,
): { body: Readable; describe(): { bytes: number; sha256: string } } {
  const hash = createHash('sha256');
  let bytes = 0;
  // nothing is read in advance, and the body is left open: the caller itself discards what a refused one still brings
  async function* read() {
    for await (const chunk of body.iterator({ destroyOnReturn: false }) as AsyncIterable<Uint8Array>) {
      bytes += chunk.length;
      hash.update(chunk);
      signal.throwIfAborted();
      yield chunk;
    }
    await requireAtEnd();
  }
  return {
    body: Readable.from(read(), { objectMode: false }),
    describe: () => ({ bytes, sha256: hash.copy().digest('hex') }),
  };
}
