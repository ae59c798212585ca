import type { Film } from './films.ts';
import { SEGMENT } from './grid.ts';
import { mapLines, segmentLines } from './segmentLines.ts';

/** A film's media playlist in one rendition (RFC 8216). */
export function filmPlaylist(film: Film, rendition: string): string {
  const indexes = Array.from({ length: film.seconds / SEGMENT }, (_, index) => index);
  return [
    '#EXTM3U\n#EXT-X-VERSION:8\n',
    `#EXT-X-TARGETDURATION:${SEGMENT}\n#EXT-X-PLAYLIST-TYPE:VOD\n`,
    mapLines(film, rendition, '../'),
    ...indexes.map((index) => segmentLines(film, rendition, index, '../')),
    '#EXT-X-ENDLIST\n',
  ].join('');
}
