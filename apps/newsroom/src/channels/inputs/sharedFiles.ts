import { describeFetchFailure } from '../../errors/index.ts';
import { fetchInputFile, InputFailed } from './fetchInput.ts';

/** On a slow line a segment may take as long as it plays. */
const TIMEOUT_MS = 20_000;
/** Viewers of a live channel request a segment within seconds of one another. */
const AGE_MS = 12_000;
/** A segment of ten seconds in the best quality is smaller. */
const MAX_FILE_BYTES = 16 * 1024 * 1024;
const MAX_BYTES = 128 * 1024 * 1024;

interface SharedFile {
  status: number;
  headers: Headers;
  body: ArrayBuffer;
}

/** A file whose length is that of its bytes, however large a compressed one would be. */
async function fetchUncompressed(address: URL, range?: string): Promise<Response> {
  const answer = await fetchInputFile(address, { timeoutMs: TIMEOUT_MS, ...(range && { range }) });
  if ((answer.headers.get('content-encoding') ?? 'identity') === 'identity') return answer;
  await answer.body?.cancel();
  throw new InputFailed('it answers compressed');
}

/**
 * Files of inputs, each fetched once for all requests within twelve seconds. A file that is larger than 16 MB or has no
 * length, and one that would take all of them beyond 128 MB, is fetched for each request alone.
 */
export function createSharedFiles() {
  const shared = new Map<string, Promise<SharedFile | undefined>>();
  let total = 0;

  async function share(key: string, answer: Response): Promise<SharedFile | undefined> {
    const bytes = Number(answer.headers.get('content-length') ?? Number.POSITIVE_INFINITY);
    if (bytes > MAX_FILE_BYTES || total + bytes > MAX_BYTES) return undefined;
    total += bytes;
    setTimeout(() => {
      total -= bytes;
      shared.delete(key);
    }, AGE_MS).unref();
    const body = await answer.arrayBuffer().catch((error) => {
      throw new InputFailed(describeFetchFailure(error));
    });
    return { status: answer.status, headers: answer.headers, body };
  }

  /** A file, or a `range` of it as HTTP says it. @throws {InputFailed} when it does not come */
  return async (address: URL, range?: string): Promise<Response> => {
    const fetch = () => fetchUncompressed(address, range);
    const key = `${address.href} ${range ?? ''}`;
    const known = shared.get(key);
    if (known) {
      const file = await known;
      return file ? new Response(file.body, file) : fetch();
    }
    const fetched = fetch();
    const sharing = fetched.then((answer) => share(key, answer));
    shared.set(key, sharing);
    const file = await sharing.catch((error) => {
      shared.delete(key);
      throw error;
    });
    if (file) return new Response(file.body, file);
    shared.delete(key);
    return fetched;
  };
}
