import { STREAM_FILE } from '@sala/contracts';
import { createFairQueue } from '@sala/http-server';
import { Agent, request } from 'undici';
import { withRequestContext } from '../../app/platform/requestContext/index.server.ts';
import { isAllowed } from './fetchMedia.ts';

/** A day in segments of four seconds takes half of it. */
const MAX_PLAYLIST_BYTES = 4 * 1024 * 1024;
/** A day in segments of two seconds, each with its time, has two thirds of it. Every line is read, at a µs each. */
const MAX_PLAYLIST_LINES = 200_000;
const TIMEOUT_MS = 10_000;
const MAX_REDIRECTS = 3;
/** The number of requests at once, and for one reader: a silent source delays no more than these. */
const inTurn = createFairQueue({ slots: 128, slotsEach: 32, maxWaitingEach: 200 });
const agent = new Agent({
  maxResponseSize: MAX_PLAYLIST_BYTES,
  connect: { timeout: TIMEOUT_MS },
  headersTimeout: TIMEOUT_MS,
}).compose(withRequestContext);

const PLAYLIST = 'application/vnd.apple.mpegurl';
const PROBLEM = 'application/problem+json';

/** A playlist, or the service's reason why there is none. */
export interface FetchedPlaylist {
  status: 200 | 404;
  contentType: string;
  cacheControl: string;
  text: string;
  /** Its address after redirects. */
  from: URL;
}

/**
 * Fetches a playlist of the allowed hosts; null when its source failed. A service's answer about a channel that is off
 * the air is passed on.
 */
export async function fetchPlaylist(
  source: URL,
  hosts: ReadonlySet<string>,
  reader: string,
  { redirects = 0, signal = AbortSignal.timeout(TIMEOUT_MS) } = {},
): Promise<FetchedPlaylist | null> {
  if (!isAllowed(source, { hosts, files: STREAM_FILE })) return null;
  const answer = await inTurn(reader, async () => {
    const { statusCode, headers, body } = await request(source, { dispatcher: agent, signal });
    return { statusCode, headers, text: await body.text() };
  }).catch(() => null);
  if (!answer) return null;
  const { statusCode, headers, text } = answer;
  const header = (name: string) => headers[name]?.toString() ?? '';
  // what a source says of an error is not kept: the channel may be back in a moment
  const cacheControl = (statusCode === 200 && header('cache-control')) || 'no-store';
  if (statusCode === 200 && text.startsWith('#EXTM3U') && !hasTooManyLines(text))
    return { status: 200, contentType: PLAYLIST, cacheControl, text, from: source };
  if (statusCode === 404 && header('content-type').startsWith(PROBLEM))
    return { status: 404, contentType: PROBLEM, cacheControl, text, from: source };
  const next = statusCode >= 300 && statusCode < 400 ? URL.parse(header('location'), source) : null;
  if (next && redirects < MAX_REDIRECTS)
    return fetchPlaylist(next, hosts, reader, { redirects: redirects + 1, signal });
  return statusCode === 404 || statusCode === 410
    ? { status: 404, contentType: PROBLEM, cacheControl, text: '{"status":404}', from: source }
    : null;
}

function hasTooManyLines(text: string): boolean {
  let count = 0;
  for (let at = text.indexOf('\n'); at >= 0 && count <= MAX_PLAYLIST_LINES; at = text.indexOf('\n', at + 1)) count += 1;
  return count > MAX_PLAYLIST_LINES;
}
