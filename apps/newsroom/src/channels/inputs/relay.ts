import { fetchFile, fetchPlaylist } from './fetchInput.ts';
import { rewritePlaylist } from './rewritePlaylist.ts';

/** How long a playlist serves all who ask for it, in milliseconds. */
const PLAYLIST_AGE_MS = 1000;
/** A segment on a slow line takes as long as it lasts. */
const FILE_TIMEOUT_MS = 20_000;

/** Hands on what inputs have: a playlist is asked for once a second, however many watch. */
export function createRelay() {
  const playlists = new Map<string, Promise<string>>();
  return {
    /** A playlist of an input, whose files are found behind `relay`. @throws {InputFailed} */
    async playlist(address: URL, relay: string): Promise<string> {
      const { href } = address;
      const known = playlists.get(href);
      const fetched = known ?? fetchPlaylist(address);
      if (!known) {
        playlists.set(href, fetched);
        setTimeout(() => playlists.delete(href), PLAYLIST_AGE_MS).unref();
      }
      return rewritePlaylist(await fetched, address, relay);
    },
    /** Another file of an input, or a range of it. @throws {InputFailed} */
    file: (address: URL, range?: string): Promise<Response> =>
      fetchFile(address, { timeoutMs: FILE_TIMEOUT_MS, ...(range && { range }) }),
  };
}
