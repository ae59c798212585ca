import type { Readable } from 'node:stream';
import { PICTURE_FILE } from '@sala/contracts';
import type { ActionContext } from '../actions/index.ts';
import { CommandFailed, describeFetchFailure } from '../errors/index.ts';
import { ResponseTooLong, readResponse } from '../http/index.ts';

export const MAX_FILE_BYTES = 40_000_000;
const FETCH_TIMEOUT_MS = 30_000;
const TOO_LARGE = `The file is larger than ${MAX_FILE_BYTES / 1e6} MB.`;

/**
 * Reads an uploaded file into memory.
 * @throws {CommandFailed} when it is larger than 40 MB
 */
export async function readUpload(body: Readable): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > MAX_FILE_BYTES) throw new CommandFailed(TOO_LARGE);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/**
 * Fetches a file from one of the hosts that the website takes pictures from, and a file of a picture where that is the
 * newsroom's own; redirects are not followed, because they could lead elsewhere.
 * @throws {CommandFailed} saying why there is no file
 */
export async function fetchPicture(
  address: string,
  { hosts, ownHost }: Pick<ActionContext['pictures'], 'hosts' | 'ownHost'>,
): Promise<Uint8Array> {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol)) throw new CommandFailed(`${address} is no http(s) address.`);
  if (url.username || url.password) throw new CommandFailed('The address has a password in it.');
  if (!hosts.has(url.host))
    throw new CommandFailed(`IMAGE_HOSTS does not name ${url.host}: add it there to fetch from it.`);
  if (url.host === ownHost && !PICTURE_FILE.test(url.pathname))
    throw new CommandFailed(`${address} is no address of a picture.`);
  const signal = AbortSignal.timeout(FETCH_TIMEOUT_MS);
  const answer = await fetch(url, { redirect: 'manual', signal }).catch((cause: Error) => {
    throw new CommandFailed(`${url.host} does not answer: ${describeFetchFailure(cause)}.`);
  });
  if (answer.status !== 200) {
    await answer.body?.cancel();
    throw new CommandFailed(`${url.host} has no such picture: it answered with ${answer.status}.`);
  }
  return readResponse(answer, MAX_FILE_BYTES).catch((cause: Error) => {
    throw new CommandFailed(
      cause instanceof ResponseTooLong
        ? TOO_LARGE
        : `${url.host} has stopped in the middle: ${describeFetchFailure(cause)}.`,
    );
  });
}
