import type { Film } from './films.ts';
import { SEGMENT_SECONDS } from './grid.ts';
import { CAPTIONS, INIT, toSegmentExtension } from './pieceFiles.ts';

/** The address below which a film's files are, in a folder for each edition. */
const toFolder = ({ name, edition }: Film, root: string) => `${root}${name}/${edition}`;

/** The line for a rendition's initialization segment. Captions have none. */
export const renderMapLines = (film: Film, rendition: string, root: string): string =>
  rendition === CAPTIONS ? '' : `#EXT-X-MAP:URI="${toFolder(film, root)}/${rendition}/${INIT.file}"\n`;

/**
 * The lines of a segment in a playlist. One whose file is missing is marked as a gap, so that players skip it and all
 * numbers stay.
 */
export function renderSegmentLines(film: Film, rendition: string, index: number, root: string): string {
  const part = `${rendition}/${index}`;
  const gap = film.missing.has(part) ? '#EXT-X-GAP\n' : '';
  const seconds = Math.min(SEGMENT_SECONDS, film.seconds - index * SEGMENT_SECONDS);
  return `${gap}#EXTINF:${Number(seconds.toFixed(3))},\n${toFolder(film, root)}/${part}${toSegmentExtension(rendition)}\n`;
}
