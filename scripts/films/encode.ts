import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createReadStream, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { parseArgs } from 'node:util';
import { findKeyFrameEnd, splitFragments } from '../../apps/newsroom/src/films/encoding/fragments.ts';
import { SEGMENT_SECONDS } from '../../apps/newsroom/src/films/grid.ts';
import { INIT } from '../../apps/newsroom/src/films/pieceFiles.ts';
import { createEmbeddedTts } from '../../apps/newsroom/src/narrations/tts/embeddedTts.ts';
import { FILMS_FOLDER } from '../../packages/demo/films/index.ts';
import { toEspeakPhonemes } from '../../packages/pronunciation/src/index.ts';
import { step } from '../step.ts';
import { renderCaptionSegments } from './captions.ts';
import { FILMS, type FilmScript } from './films.ts';
import { renderSilentFilm } from './picture.ts';
import { RATE, runFfmpeg } from './runFfmpeg.ts';
import { record, SAMPLES } from './sound.ts';

// Makes the station's demo films and cuts them for HLS: `node scripts/films/encode.ts [--1080] [film …]`. Needs ffmpeg
// with x264; run by hand when a script or a scene has changed. The results are in the repository, up to 720 lines,
// because pictures of 1080 take three times as many bytes.
/**
 * How long before its presentation a picture is decoded, in seconds; sound needs the same offset for a fragment to hold
 * 4 s of both.
 */
const REORDERED = 0.08;
/** The highest bit rate of pictures, by the lines of a landscape one, in bits per second. */
const LADDER = [
  { name: '360', lines: 360, crf: 36, most: 110_000, profile: 'main', level: '3.0' },
  { name: '720', lines: 720, crf: 39, most: 260_000, profile: 'main', level: '3.1' },
  { name: '1080', lines: 1080, crf: 40, most: 480_000, profile: 'main', level: '4.0' },
];

const manifestFile = join(FILMS_FOLDER, 'films.json');
const manifest = readManifest();
const voice = createEmbeddedTts(toEspeakPhonemes);
const LARGEST_KEPT = 720;
const { values, positionals: names } = parseArgs({ options: { 1080: { type: 'boolean' } }, allowPositionals: true });
const largest = values[1080] ? 1080 : LARGEST_KEPT;
for (const [name, script] of Object.entries(FILMS)) {
  if (names.length === 0 || names.includes(name)) await step(name, () => makeFilm(name, script));
}
await voice.close();
const films = Object.fromEntries(Object.keys(FILMS).map((name) => [name, manifest.films[name]]));
writeFileSync(manifestFile, `${JSON.stringify({ segmentSeconds: SEGMENT_SECONDS, films }, null, 2)}\n`);

async function makeFilm(name: string, script: FilmScript): Promise<void> {
  const work = mkdtempSync(join(tmpdir(), 'sala-film-'));
  const folder = join(FILMS_FOLDER, name);
  rmSync(folder, { recursive: true, force: true });
  const hash = createHash('sha256');
  const save = (path: string, content: Buffer | string) => {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), content);
    hash.update(content);
  };
  const { file: sound, spans } = await record(script, voice, work);
  for (const [index, text] of renderCaptionSegments(script, spans).entries()) save(`th/${index}.vtt`, text);
  const picture = await renderSilentFilm(script, work, largest);
  const renditions = [];
  for (const rung of LADDER.filter(({ lines }) => lines <= largest)) {
    const [width, height] = toSize(rung.lines, script.isVertical ?? false);
    const file = join(work, `${rung.name}.mp4`);
    await encode(picture, sound, file, rung, width, height);
    const [init = Buffer.of(), ...segments] = await Readable.from(splitFragments(createReadStream(file))).toArray();
    if (segments.length !== script.seconds / SEGMENT_SECONDS)
      throw new Error(`${name} has ${segments.length} segments`);
    save(`${rung.name}/${INIT.file}`, init);
    for (const [index, segment] of segments.entries()) save(`${rung.name}/${index}.m4s`, segment);
    const rates = segments.map(({ length }: Buffer) => (length * 8) / SEGMENT_SECONDS);
    const averageBandwidth = Math.ceil(rates.reduce((sum, rate) => sum + rate, 0) / rates.length);
    const codecs = readCodecs(file);
    const keyFrames = segments.map(findKeyFrameEnd);
    renditions.push({
      name: rung.name,
      width,
      height,
      bandwidth: Math.max(...rates),
      averageBandwidth,
      codecs,
      keyFrames,
    });
  }
  manifest.films[name] = { edition: hash.digest('hex').slice(0, 8), seconds: script.seconds, renditions };
  rmSync(work, { recursive: true });
}

/**
 * Segments of 4 s that begin with a key frame. Fragmented MP4 and not MPEG-TS: iPhones play it since iOS 10, hls.js
 * hands it on as it is, and at these rates a tenth of a transport stream is packaging.
 */
function encode(
  picture: string,
  sound: string,
  file: string,
  { crf, most, profile, level }: (typeof LADDER)[number],
  width: number,
  height: number,
): Promise<void> {
  const group = SEGMENT_SECONDS * RATE;
  // the decoder configuration is the same for every film of a size, so that a channel can switch films without a new
  // one
  const x264 = `stitchable=1:keyint=${group}:min-keyint=${group}:scenecut=0:open-gop=0:bframes=8:rc-lookahead=${group}:psy=0:deblock=1,1:threads=1`;
  return runFfmpeg(
    ...['-i', picture, '-i', sound, '-map', '0:v', '-map', '1:a', '-vf', `scale=${width}:${height}:flags=lanczos`],
    ...['-c:v', 'libx264', '-preset', 'slow', '-profile:v', profile, '-level', level],
    ...['-crf', `${crf}`, '-maxrate', `${most}`, '-bufsize', `${most * 4}`, '-x264-params', x264],
    ...[
      '-c:a',
      'copy',
      '-bsf:a',
      `setts=ts=TS-${REORDERED * SAMPLES}`,
      '-map_metadata',
      '-1',
      '-fflags',
      '+bitexact',
      '-use_editlist',
      '0',
    ],
    ...['-movflags', 'empty_moov+default_base_moof+frag_keyframe+negative_cts_offsets+skip_trailer', '-f', 'mp4', file],
  );
}

function toSize(lines: number, isVertical: boolean): [number, number] {
  const other = (lines * 16) / 9;
  return isVertical ? [lines, other] : [other, lines];
}

/** The codecs of a file as RFC 6381 writes them. */
function readCodecs(file: string): string {
  const fields = ['-select_streams', 'v', '-show_entries', 'stream=profile,level', '-of', 'json'];
  const { streams } = JSON.parse(execFileSync('ffprobe', ['-v', 'error', ...fields, file], { encoding: 'utf8' }));
  if (streams[0].profile !== 'Main') throw new Error(`the profile is ${streams[0].profile}`);
  return `avc1.4d40${Number(streams[0].level).toString(16).padStart(2, '0')},mp4a.40.2`;
}

function readManifest(): { films: Record<string, object> } {
  try {
    return JSON.parse(readFileSync(manifestFile, 'utf8'));
  } catch {
    return { films: {} };
  }
}
