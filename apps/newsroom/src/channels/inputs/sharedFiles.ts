import { describeFetchFailure } from '../../errors/index.ts';
import { fetchFile, InputFailed } from './fetchInput.ts';

/** A segment on a slow line takes as long as it lasts. */
const TIMEOUT_MS = 20_000;
/** Viewers of a live channel ask for a segment within seconds of one another. */
const AGE_MS = 12_000;
/** More than ten seconds in the best size. */
const MAX_FILE_BYTES = 16 * 1024 * 1024;
const MAX_BYTES = 128 * 1024 * 1024;

interface SharedFile {
  status: number;
  headers: Headers;
  body: ArrayBuffer;
}

/**
 * Files of inputs, each fetched once for all who ask for it within twelve seconds. One that is larger than 16 MB or does
 * not say its length, and what would be more than 128 MB together, is fetched for each by itself.
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
    const fetch = () => fetchFile(address, { timeoutMs: TIMEOUT_MS, ...(range && { range }) });
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
