import { fetchPlaylist } from './fetchInput.ts';
import { rewritePlaylist } from './rewritePlaylist.ts';
import { createSharedFiles } from './sharedFiles.ts';

/** How long a playlist is served to all clients, in milliseconds. */
const PLAYLIST_AGE_MS = 1000;

/** Relays inputs: a playlist is fetched once a second, a segment once, however many viewers there are. */
export function createRelay() {
  const playlists = new Map<string, Promise<string>>();
  return {
    /** A playlist of an input, whose addresses lead to `relay`. @throws {InputFailed} */
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
    file: createSharedFiles(),
  };
}
