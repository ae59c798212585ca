import { describeFetchFailure } from '../../errors/index.ts';
import { fetchInputFile, InputFailed } from './fetchInput.ts';
import { type InputFile, toFileKey } from './inputFile.ts';

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
async function fetchUncompressed({ address, range }: InputFile): Promise<Response> {
  const answer = await fetchInputFile(address, { timeoutMs: TIMEOUT_MS, range });
  if ((answer.headers.get('content-encoding') ?? 'identity') === 'identity') return answer;
  await answer.body?.cancel();
  throw new InputFailed('it answers compressed');
}

interface Entry {
  file: Promise<SharedFile | undefined>;
  /** Zero until the length of the file is known. */
  bytes: number;
}

/**
 * Files of inputs, each fetched once for all requests within twelve seconds. Beyond 128 MB the oldest are dropped. A
 * file that is larger than 16 MB or has no length is fetched for each request alone.
 */
export function createSharedFiles() {
  const shared = new Map<string, Entry>();
  let total = 0;

  function drop(key: string, entry: Entry): void {
    if (shared.get(key) !== entry) return;
    shared.delete(key);
    total -= entry.bytes;
  }

  function makeRoom(bytes: number): void {
    for (const [key, entry] of shared) {
      if (total + bytes <= MAX_BYTES) return;
      if (entry.bytes > 0) drop(key, entry);
    }
  }

  /** Holds the bytes of an answer for other requests; undefined when it is too large for that. */
  async function share(key: string, entry: Entry, answer: Response): Promise<SharedFile | undefined> {
    const bytes = Number(answer.headers.get('content-length') ?? Number.POSITIVE_INFINITY);
    if (bytes > MAX_FILE_BYTES) return undefined;
    makeRoom(bytes);
    entry.bytes = bytes;
    total += bytes;
    setTimeout(() => drop(key, entry), AGE_MS).unref();
    const body = await answer.arrayBuffer().catch((error) => {
      throw new InputFailed(describeFetchFailure(error));
    });
    return { status: answer.status, headers: answer.headers, body };
  }

  /** @throws {InputFailed} when the file does not come */
  return async (input: InputFile): Promise<Response> => {
    const fetch = () => fetchUncompressed(input);
    const key = toFileKey(input);
    const known = shared.get(key);
    if (known) {
      const file = await known.file;
      return file ? new Response(file.body, file) : fetch();
    }
    const fetched = fetch();
    const entry: Entry = { file: fetched.then((answer) => share(key, entry, answer)), bytes: 0 };
    shared.set(key, entry);
    const file = await entry.file.catch((error) => {
      drop(key, entry);
      throw error;
    });
    if (file) return new Response(file.body, file);
    drop(key, entry);
    return fetched;
  };
}
