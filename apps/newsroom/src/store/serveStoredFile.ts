import type { Context } from 'hono';
import { parseByteRange } from './byteRange.ts';
import type { ByteRange, FileStore } from './fileStore.ts';

/** A file to serve. */
export interface ServedFile {
  /** Its name in the store, which is also its ETag: it is a hash of the bytes. */
  name: string;
  type: string;
  cacheControl: string;
}

/** Answers with the whole file, or the requested part (RFC 9110, 13 to 15); undefined when there is no such file. */
export async function serveStoredFile(
  c: Context,
  store: FileStore,
  { name, type, cacheControl }: ServedFile,
): Promise<Response | undefined> {
  const etag = `"${name}"`;
  const headers = { etag, 'accept-ranges': 'bytes', 'cache-control': cacheControl };
  const isKnown = c.req.header('if-none-match')?.includes(etag) ?? false;
  const isBodiless = isKnown || c.req.method === 'HEAD';
  const isOfThis = (c.req.header('if-range') ?? etag) === etag;
  const requestedRange = isOfThis && !isBodiless ? parseByteRange(c.req.header('range')) : undefined;
  const range =
    requestedRange && 'final' in requestedRange
      ? await findFinalBytes(store, name, requestedRange.final)
      : requestedRange;
  const file = await store.read(name, range).catch((error: unknown) => {
    if (!(error instanceof RangeError)) throw error;
  });
  if (!file) {
    const size = range && (await findSize(store, name));
    return size === undefined ? undefined : c.body(null, 416, { 'content-range': `bytes */${size}` });
  }
  if (isBodiless) await file.stream.cancel();
  if (isKnown) return c.body(null, 304, headers);
  const { size, stream } = file;
  const { first, last } = range ? { ...range, last: Math.min(range.last, size - 1) } : { first: 0, last: size - 1 };
  const described = {
    ...headers,
    'content-type': type,
    'content-length': String(last - first + 1),
    ...(range && { 'content-range': `bytes ${first}-${last}/${size}` }),
  };
  return isBodiless ? c.body(null, 200, described) : c.body(stream, range ? 206 : 200, described);
}

async function findFinalBytes(store: FileStore, name: string, final: number): Promise<ByteRange | undefined> {
  const size = await findSize(store, name);
  return size === undefined ? undefined : { first: final === 0 ? size : Math.max(0, size - final), last: size };
}

async function findSize(store: FileStore, name: string): Promise<number | undefined> {
  const file = await store.read(name);
  await file?.stream.cancel();
  return file?.size;
}
