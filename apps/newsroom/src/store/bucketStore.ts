import type { BucketSettings } from '../settings/index.ts';
import { type BucketTimeouts, createBucketClient } from './bucketClient.ts';
import { type FileKind, type FileStore, isFileName, toFileName } from './fileStore.ts';

/** Ten times the size of a list of a thousand names, in bytes. */
const MAX_LIST_BYTES = 4 * 1024 * 1024;

/** Stores files of one kind below its prefix in a bucket of any store with the API of Amazon S3. */
export function createBucketStore(
  settings: BucketSettings,
  { prefix, extension, type }: FileKind,
  timeouts?: BucketTimeouts,
): FileStore {
  const { failed, sendRequest, partsOf } = createBucketClient(settings, timeouts);
  const keys = new RegExp(`<Key>${prefix}/([0-9a-f]{64})\\.${extension}</Key>`, 'g');
  const toPath = (name: string) => `${prefix}/${name}.${extension}`;

  async function listBehind(name: string): Promise<string> {
    const behind = name && `&start-after=${encodeURIComponent(toPath(name))}`;
    const { body } = await sendRequest(`?list-type=2&prefix=${prefix}%2F${behind}`, {});
    let list = '';
    for await (const part of partsOf(body)) {
      list += Buffer.from(part).toString('latin1');
      if (list.length > MAX_LIST_BYTES) throw failed('has a list that does not end');
    }
    return list;
  }

  return {
    async save(bytes) {
      const name = toFileName(bytes);
      const headers = { 'content-type': type, 'x-amz-content-sha256': name };
      const answer = await sendRequest(toPath(name), { method: 'PUT', headers, body: new Uint8Array(bytes) });
      await answer.body?.cancel();
      return name;
    },

    async read(name, range) {
      if (!isFileName(name)) return undefined;
      const headers = range ? { range: `bytes=${range.first}-${range.last}` } : {};
      const answer = await sendRequest(toPath(name), { headers }, 404, 416);
      if (answer.status === 404) return undefined;
      if (answer.status === 416) throw new RangeError(`${name} does not reach to ${range?.first}`);
      const size = readSize(answer, range?.first);
      if (Number.isNaN(size)) {
        await answer.body?.cancel();
        throw failed('answers with another part than it was asked for');
      }
      return { size, stream: partsOf(answer.body) };
    },

    async remove(name) {
      if (!isFileName(name)) return;
      const answer = await sendRequest(toPath(name), { method: 'DELETE' }, 404);
      await answer.body?.cancel();
    },

    async *names() {
      let last = '';
      for (let isMore = true; isMore; ) {
        const list = await listBehind(last);
        const names = [...list.matchAll(keys)].map(([, name]) => name ?? '');
        yield* names;
        isMore = /<IsTruncated>true</.test(list);
        // the bucket lists names in order, each once
        const next = names.at(-1) ?? '';
        if (isMore && next <= last) throw failed('repeats its list');
        last = next;
      }
    },
  };
}

/**
 * The size of the whole file; NaN when the answer is not the part that begins at `first`, or, without `first`, not the
 * whole file.
 */
function readSize(answer: Response, first: number | undefined): number {
  if (first === undefined)
    return answer.status === 200 ? Number(answer.headers.get('content-length') ?? Number.NaN) : Number.NaN;
  const [, start, size] = /^bytes (\d+)-\d+\/(\d+)$/.exec(answer.headers.get('content-range') ?? '') ?? [];
  return answer.status === 206 && Number(start) === first ? Number(size) : Number.NaN;
}
