import { pipeline, Transform } from 'node:stream';
import { createGunzip } from 'node:zlib';

/** The first bytes of some chunks, at least `length` unless there are fewer, and all of the chunks again. */
export async function peekStream(
  source: AsyncIterable<Buffer>,
  length: number,
): Promise<{ head: Buffer; whole: AsyncIterable<Buffer> }> {
  const chunks = source[Symbol.asyncIterator]();
  let head: Buffer = Buffer.alloc(0);
  while (head.length < length) {
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
  return { head, whole };
}

/** The bytes of a file, gzip or not (told by its first two bytes). */
export async function unzipStream(source: AsyncIterable<Buffer>): Promise<AsyncIterable<Buffer>> {
  const { head, whole } = await peekStream(source, 2);
  if (head[0] !== 0x1f || head[1] !== 0x8b) return whole;
  // pipeline carries an error of either side to the reader; its callback has nothing to add
  return pipeline(whole, createGunzip(), new Transform({ transform: (chunk, _, done) => done(null, chunk) }), () => {});
}
