import type { Film, Films } from '../films/films.ts';

/** A segment as a player understands it (RFC 8216). */
export interface ReadSegment {
  number: number;
  discontinuity: number;
  /** Seconds since 1970. */
  at: number;
  address: string;
  map: string | undefined;
  isGap: boolean;
}

export interface ReadPlaylist {
  segments: ReadSegment[];
  skipped: number;
  hasEnded: boolean;
}

/** Parses a media playlist; fails on anything that a player could not read. */
export function readPlaylist(text: string): ReadPlaylist {
  const lines = text.trimEnd().split('\n');
  if (lines[0] !== '#EXTM3U') throw new Error('no playlist');
  const head = (tag: string) => Number(new RegExp(`^#EXT-X-${tag}:(\\d+)$`, 'm').exec(text)?.[1]);
  const skipped = Number(/SKIPPED-SEGMENTS=(\d+)/.exec(text)?.[1] ?? 0);
  let number = head('MEDIA-SEQUENCE') + skipped;
  let discontinuity = skipped ? Number.NaN : head('DISCONTINUITY-SEQUENCE');
  let at = Number.NaN;
  const longest = head('TARGETDURATION');
  let [map, isGap, duration]: [string | undefined, boolean, number] = [undefined, false, Number.NaN];
  const segments: ReadSegment[] = [];
  for (const line of lines) {
    if (line === '#EXT-X-DISCONTINUITY') [discontinuity, map, at] = [discontinuity + 1, undefined, Number.NaN];
    else if (line === '#EXT-X-GAP') isGap = true;
    else if (line.startsWith('#EXT-X-MAP:')) map = /URI="([^"]+)"/.exec(line)?.[1];
    else if (line.startsWith('#EXT-X-PROGRAM-DATE-TIME:')) at = Date.parse(line.slice(25)) / 1000;
    else if (line.startsWith('#EXTINF:')) duration = Number.parseFloat(line.slice(8));
    if (line.startsWith('#')) continue;
    if (!(duration <= longest)) throw new Error(`a segment of ${duration} s`);
    segments.push({ number, discontinuity, at, address: line, map, isGap });
    [number, at, isGap, duration] = [number + 1, at + duration, false, Number.NaN];
  }
  return { segments, skipped, hasEnded: lines.at(-1) === '#EXT-X-ENDLIST' };
}

/** Films that have no files. */
export function testFilms(lengths: Record<string, number>, missing: string[] = []): Films {
  const film = (name: string, seconds: number): Film => ({
    name,
    edition: 'e1',
    seconds,
    hasCaptions: true,
    missing: new Set(missing),
    renditions: [
      {
        name: '360',
        width: 640,
        height: 360,
        bandwidth: 90_000,
        averageBandwidth: 70_000,
        keyFrames: [],
        codecs: 'avc1.4d401e',
      },
      {
        name: '720',
        width: 1280,
        height: 720,
        bandwidth: 200_000,
        averageBandwidth: 140_000,
        keyFrames: [],
        codecs: 'avc1.4d401f',
      },
    ],
  });
  return new Map(Object.entries(lengths).map(([name, seconds]) => [name, film(name, seconds)]));
}

/** A time in Bangkok, in seconds since 1970. */
export const bangkok = (time: string): number => Date.parse(`${time}+07:00`) / 1000;
