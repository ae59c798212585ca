import { describeFetchFailure } from '../../errors/index.ts';

const TIMEOUT_MS = 5000;
const MAX_PLAYLIST_BYTES = 2_000_000;

/** An input sends nothing; the message is the reason, as part of a sentence. */
export class InputFailed extends Error {}

/**
 * Fetches a file of an input, or a `range` of it in HTTP's notation.
 * @throws {InputFailed} when it does not come
 */
export async function fetchInputFile(address: URL, { timeoutMs = TIMEOUT_MS, range = '' } = {}): Promise<Response> {
  const signal = AbortSignal.timeout(timeoutMs);
  // uncompressed: its length is passed on, and must be that of the bytes
  const headers = { 'accept-encoding': 'identity', ...(range && { range }) };
  const answer = await fetch(address, { signal, headers, redirect: 'manual' }).catch((error) => {
    throw new InputFailed(describeFetchFailure(error));
  });
  if (answer.ok && answer.body) return answer;
  await answer.body?.cancel();
  throw new InputFailed(`it answers ${answer.status}`);
}

/**
 * Fetches a playlist of an input.
 * @throws {InputFailed} when none comes
 */
export async function fetchPlaylist(address: URL): Promise<string> {
  const answer = await fetchInputFile(address);
  let text = '';
  const decoder = new TextDecoder();
  try {
    for await (const chunk of answer.body as unknown as AsyncIterable<Uint8Array>) {
      text += decoder.decode(chunk, { stream: true });
      if (text.length > MAX_PLAYLIST_BYTES) throw new InputFailed('its playlist is too long');
    }
  } catch (error) {
    throw error instanceof InputFailed ? error : new InputFailed(describeFetchFailure(error as Error));
  }
  if (!text.startsWith('#EXTM3U')) throw new InputFailed('what it answers is no playlist');
  return text;
}

/** The newest segment of a stream: its number, and the longest duration of a segment in seconds. */
export interface NewestSegment {
  number: number;
  seconds: number;
}

/** The newest segment of an input, whose address is that of a master or of a media playlist. @throws {InputFailed} */
export async function findNewestSegment(address: URL): Promise<NewestSegment> {
  const playlist = await fetchPlaylist(address);
  const variant = findVariant(playlist);
  const media = variant === undefined ? playlist : await fetchPlaylist(toSameOrigin(variant, address));
  if (/^#EXT-X-ENDLIST/m.test(media)) throw new InputFailed('it has ended');
  const first = Number(/^#EXT-X-MEDIA-SEQUENCE:(\d+)/m.exec(media)?.[1] ?? 0);
  const seconds = Number(/^#EXT-X-TARGETDURATION:(\d+)/m.exec(media)?.[1] ?? 0);
  return { number: first + (media.match(/^#EXTINF:/gm)?.length ?? 0), seconds };
}

/** The first media playlist that a master playlist names; undefined where it is none. */
function findVariant(playlist: string): string | undefined {
  const lines = playlist.split('\n').map((line) => line.trim());
  const tagIndex = lines.findIndex((line) => line.startsWith('#EXT-X-STREAM-INF:'));
  return tagIndex < 0 ? undefined : lines.slice(tagIndex).find((line) => line !== '' && !line.startsWith('#'));
}

/** @throws {InputFailed} when an address redirects to another host, whose files are not passed on */
function toSameOrigin(address: string, base: URL): URL {
  const url = URL.parse(address, base);
  if (url?.origin !== base.origin) throw new InputFailed('its playlists are on another host');
  return url;
}
