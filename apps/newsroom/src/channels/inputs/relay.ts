import { fetchPlaylist, InputFailed } from './fetchInput.ts';
import { type InputFile, toFileKey } from './inputFile.ts';
import { listFiles } from './listFiles.ts';
import { rewritePlaylist } from './rewritePlaylist.ts';
import { createSharedFiles } from './sharedFiles.ts';

/** How long a playlist is served to all clients, in milliseconds. */
const PLAYLIST_AGE_MS = 1000;
/** How long a file is relayed after a playlist has named it: a player may request a segment late. */
const NAMED_AGE_MS = 60_000;

const isPlaylist = ({ address }: InputFile): boolean => address.pathname.endsWith('.m3u8');

/** Relays inputs: a playlist is fetched once a second, a segment once, however many viewers there are. */
export function createRelay() {
  const playlists = new Map<string, Promise<string>>();
  /** When the files that playlists named are forgotten, in milliseconds as `performance.now` counts; oldest first. */
  const named = new Map<string, number>();

  function remember(files: InputFile[]): void {
    const now = performance.now();
    for (const key of files.map(toFileKey)) {
      named.delete(key);
      named.set(key, now + NAMED_AGE_MS);
    }
    for (const [key, until] of named) {
      if (until > now) break;
      named.delete(key);
    }
  }

  const isNamed = (file: InputFile): boolean => (named.get(toFileKey(file)) ?? 0) > performance.now();

  function load(address: URL): Promise<string> {
    const { href } = address;
    const known = playlists.get(href);
    if (known) return known;
    const fetched = fetchPlaylist(address).then((playlist) => {
      remember(listFiles(playlist, address));
      return playlist;
    });
    playlists.set(href, fetched);
    setTimeout(() => playlists.delete(href), PLAYLIST_AGE_MS).unref();
    return fetched;
  }

  /** Another newsroom may have sent the viewer the playlist that names a file. */
  async function loadAll(input: URL): Promise<void> {
    const files = listFiles(await load(input), input).filter(isPlaylist);
    await Promise.allSettled(files.map(({ address }) => load(address)));
  }

  return {
    /** A playlist of an input, whose addresses lead to `relay`. @throws {InputFailed} */
    playlist: async (address: URL, relay: string): Promise<string> =>
      rewritePlaylist(await load(address), address, relay),
    /**
     * The file that a request means: one that a playlist of the input has named within a minute. All of it where the
     * playlist names no such range. @throws {InputFailed} when none has
     */
    async find(input: URL, address: URL, range = ''): Promise<InputFile> {
      const findNamed = () => [range, ''].map((one) => ({ address, range: one })).find(isNamed);
      let file = findNamed();
      if (!file) {
        await loadAll(input);
        file = findNamed();
      }
      if (!file) throw new InputFailed('no playlist of it names this file');
      // players fetch the playlist of a rendition again and again, and the one that names it only once
      if (isPlaylist(file)) remember([file]);
      return file;
    },
    /** A file of an input. @throws {InputFailed} */
    file: createSharedFiles(),
  };
}
