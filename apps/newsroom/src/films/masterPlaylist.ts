import type { Film, Rendition } from './films.ts';
import { SEGMENT_SECONDS } from './grid.ts';
import { CAPTIONS } from './pieceFiles.ts';

const CHARACTERISTICS = 'public.accessibility.transcribes-spoken-dialog,public.accessibility.describes-music-and-sound';

/** The name of a playlist of key frames: this and its rendition. */
export const KEY_FRAMES_RENDITION = 'keyframes';

/**
 * The master playlist of films (RFC 8216): the renditions of the first one, and its captions.
 * @param query appended to every rendition's address, such as `?start=0`
 */
export function renderMasterPlaylist(films: Film[], query = ''): string {
  const hasCaptions = films[0]?.hasCaptions;
  const subtitles = hasCaptions ? ',SUBTITLES="captions"' : '';
  const lines = (films[0]?.renditions ?? []).map(({ name, width, height, codecs }) => {
    const all = films.flatMap(({ renditions }) => renditions.filter((rendition) => rendition.name === name));
    const most = (key: 'bandwidth' | 'averageBandwidth') =>
      Math.max(...all.map((rendition: Rendition) => rendition[key]));
    return `#EXT-X-STREAM-INF:BANDWIDTH=${most('bandwidth')},AVERAGE-BANDWIDTH=${most('averageBandwidth')},CODECS="${codecs}",RESOLUTION=${width}x${height},FRAME-RATE=25${subtitles},CLOSED-CAPTIONS=NONE\n${name}.m3u8${query}\n`;
  });
  return [
    '#EXTM3U\n#EXT-X-VERSION:8\n#EXT-X-INDEPENDENT-SEGMENTS\n',
    hasCaptions
      ? `#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="captions",NAME="ไทย",LANGUAGE="th",AUTOSELECT=YES,CHARACTERISTICS="${CHARACTERISTICS}",URI="${CAPTIONS}.m3u8${query}"\n`
      : '',
    ...lines,
    ...(films.length === 1 ? formatTrickLines(films[0] as Film) : []),
  ].join('');
}

/** The lines of a master playlist for its playlists of key frames. */
const formatTrickLines = ({ renditions }: Film) =>
  renditions
    .filter(({ keyFrames }) => keyFrames.length > 0)
    .map(({ name, width, height, codecs, keyFrames }) => {
      const bandwidth = Math.ceil((Math.max(...keyFrames) * 8) / SEGMENT_SECONDS);
      return `#EXT-X-I-FRAME-STREAM-INF:BANDWIDTH=${bandwidth},CODECS="${codecs.split(',')[0]}",RESOLUTION=${width}x${height},URI="${KEY_FRAMES_RENDITION}${name}.m3u8"\n`;
    });
