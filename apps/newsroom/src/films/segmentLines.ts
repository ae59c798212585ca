import { CAPTIONS, type Film, toSegmentExtension } from './films.ts';
import { SEGMENT_SECONDS } from './grid.ts';

/** Where a film's files are: below this address, in a folder for each edition. */
const folderOf = ({ name, edition }: Film, root: string) => `${root}${name}/${edition}`;

/** What a player needs before a film's segments: how they are coded. Captions need nothing. */
export const renderMapLines = (film: Film, rendition: string, root: string): string =>
  rendition === CAPTIONS ? '' : `#EXT-X-MAP:URI="${folderOf(film, root)}/${rendition}/init.mp4"\n`;

/**
 * A segment of a playlist; one whose file is missing is said to be, so that players pass over it and every number
 * stays.
 */
export function renderSegmentLines(film: Film, rendition: string, index: number, root: string): string {
  const part = `${rendition}/${index}`;
  const gap = film.missing.has(part) ? '#EXT-X-GAP\n' : '';
  const seconds = Math.min(SEGMENT_SECONDS, film.seconds - index * SEGMENT_SECONDS);
  return `${gap}#EXTINF:${Number(seconds.toFixed(3))},\n${folderOf(film, root)}/${part}${toSegmentExtension(rendition)}\n`;
}
