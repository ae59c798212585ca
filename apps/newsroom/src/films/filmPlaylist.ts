import { countSegments, type Film } from './films.ts';
import { SEGMENT_SECONDS } from './grid.ts';
import { renderMapLines, renderSegmentLines } from './segmentLines.ts';

/**
 * A film's media playlist in one rendition (RFC 8216).
 * @param isTrick whether it has the key frames only, which players show while the viewer looks for a time
 */
export function renderFilmPlaylist(film: Film, rendition: string, isTrick: boolean): string {
  const keyFrames = film.renditions.find(({ name }) => name === rendition)?.keyFrames ?? [];
  const formatRange = (index: number) => (isTrick ? `#EXT-X-BYTERANGE:${keyFrames[index]}@0\n` : '');
  const indexes = Array.from({ length: countSegments(film) }, (_, index) => index);
  return [
    '#EXTM3U\n#EXT-X-VERSION:8\n',
    `#EXT-X-TARGETDURATION:${SEGMENT_SECONDS}\n#EXT-X-PLAYLIST-TYPE:VOD\n`,
    isTrick ? '#EXT-X-I-FRAMES-ONLY\n' : '',
    renderMapLines(film, rendition, '../'),
    ...indexes.map((index) => formatRange(index) + renderSegmentLines(film, rendition, index, '../')),
    '#EXT-X-ENDLIST\n',
  ].join('');
}
