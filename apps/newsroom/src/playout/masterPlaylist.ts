import { CAPTIONS, type Film, type Rendition } from './films.ts';

const CHARACTERISTICS = 'public.accessibility.transcribes-spoken-dialog,public.accessibility.describes-music-and-sound';

/**
 * Which renditions there are of these films (RFC 8216), those of the first, and captions.
 * @param query what every rendition is asked with, such as `?start=0`
 */
export function masterPlaylist(films: Film[], query = ''): string {
  const lines = (films[0]?.renditions ?? []).map(({ name, width, height, codecs }) => {
    const all = films.flatMap(({ renditions }) => renditions.filter((rendition) => rendition.name === name));
    const most = (key: 'bandwidth' | 'averageBandwidth') =>
      Math.max(...all.map((rendition: Rendition) => rendition[key]));
    return `#EXT-X-STREAM-INF:BANDWIDTH=${most('bandwidth')},AVERAGE-BANDWIDTH=${most('averageBandwidth')},CODECS="${codecs}",RESOLUTION=${width}x${height},FRAME-RATE=25,SUBTITLES="captions",CLOSED-CAPTIONS=NONE\n${name}.m3u8${query}\n`;
  });
  return [
    '#EXTM3U\n#EXT-X-VERSION:8\n#EXT-X-INDEPENDENT-SEGMENTS\n',
    `#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="captions",NAME="ไทย",LANGUAGE="th",AUTOSELECT=YES,CHARACTERISTICS="${CHARACTERISTICS}",URI="${CAPTIONS}.m3u8${query}"\n`,
    ...lines,
  ].join('');
}
