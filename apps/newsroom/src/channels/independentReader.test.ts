import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FILMS_FOLDER } from '@sala/demo/films';
import { CHANNELS } from '@sala/station';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openFilms } from '../films/films.ts';
import { toEffectiveSeconds } from '../schedule/toEffectiveSeconds.ts';
import { createPlayout } from './createPlayout.ts';
import { createRotation, type Schedule } from './schedule.ts';
import { bangkok, readPlaylist } from './testPlaylist.ts';

// ffprobe reads the streams, as software that shares no code with ours. Without it these tests are skipped.
const FFPROBE = spawnSync('ffprobe', ['-version']).status === 0;
const MIDNIGHT = bangkok('2026-11-22T00:00');

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'sala-playout-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** A schedule of two films every half hour. */
const inTurn =
  (names: string[]): Schedule =>
  async (...of) =>
    createRotation(['online'], names)(...of);

/**
 * A channel between two times, as files for a player: its playlist, and where each segment begins in its film.
 */
async function writeChannel(films: string, rendition: string, from: number, to: number, schedule?: Schedule) {
  const known = openFilms(films);
  const turns = schedule ?? inTurn([...known.keys()]);
  const channel = CHANNELS.find(({ air }) => air === null);
  if (!channel) throw new Error('no channel is always on the air');
  const options = { rendition, isDelta: false, start: from };
  const playlist = (await createPlayout(known, turns)(channel, options, to - 12)) ?? '';
  const root = mkdtempSync(join(folder, 'channel-'));
  mkdirSync(join(root, 'live/online'), { recursive: true });
  for (const { name, edition } of known.values()) {
    mkdirSync(join(root, 'vod', name), { recursive: true });
    symlinkSync(join(films, name), join(root, 'vod', name, edition));
  }
  const file = join(root, 'live/online/live.m3u8');
  writeFileSync(file, `${playlist}#EXT-X-ENDLIST\n`);
  const { segments } = readPlaylist(playlist);
  const begins = segments.flatMap(({ address, isGap }) => (isGap ? [] : [Number(/(\d+)\.m4s/.exec(address)?.[1]) * 4]));
  return { file, begins };
}

/**
 * The presentation times of a track's packets in their film, in the order of the stream; in groups of a size, each
 * sorted by time.
 */
function timesOf(playlist: string, track: 'v' | 'a', each: number): number[][] {
  const options = ['-allowed_extensions', 'ALL', '-select_streams', track, '-show_entries', 'packet=pts_time'];
  const output = execFileSync('ffprobe', ['-v', 'quiet', ...options, '-of', 'csv=p=0', playlist], { maxBuffer: 1e8 });
  const times = output.toString().trim().split('\n').map(Number.parseFloat);
  const groups = Array.from({ length: Math.ceil(times.length / each) }, (_, at) =>
    times.slice(at * each, (at + 1) * each),
  );
  return groups.map((group) => group.sort((a, b) => a - b));
}

/** The expected times when nothing is missing and nothing comes twice. */
const expected = (begins: number[], each: number, first: number) =>
  begins.map((begin) => Array.from({ length: each }, (_, index) => begin + (index * 4) / each + first));

/** Fails when a time is more than a millisecond away. */
function expectTimes(actual: number[][], expectedTimes: number[][]): void {
  expect(actual.map(({ length }) => length)).toEqual(expectedTimes.map(({ length }) => length));
  for (const [segment, times] of expectedTimes.entries()) {
    const wrong = times.findIndex((time, index) => Math.abs(time - (actual[segment]?.[index] ?? 0)) > 0.001);
    if (wrong >= 0) expect([segment, actual[segment]]).toEqual([segment, times]);
  }
}

describe.skipIf(!FFPROBE)('ffprobe', () => {
  test.each([
    ['360', 3600],
    ['720', 1200],
  ])(
    'reads %s lines over midnight for %d s: no picture or sound is missing, repeated or late',
    async (rendition, seconds) => {
      const { file, begins } = await writeChannel(
        FILMS_FOLDER,
        rendition,
        MIDNIGHT - seconds / 2,
        MIDNIGHT + seconds / 2,
      );
      expect(begins).toHaveLength(seconds / 4);
      const pictures = timesOf(file, 'v', 100);
      // ffprobe counts from the decoding of the first picture, which is 0.08 s before it is shown
      expectTimes(pictures, expected(begins, 100, 0.08));
      expectTimes(timesOf(file, 'a', 125), expected(begins, 125, 0));
    },
  );

  test('finds the codecs, size and sound of every film in its init segment', () => {
    for (const { name, renditions } of openFilms(FILMS_FOLDER).values()) {
      for (const rendition of renditions) {
        const options = ['-show_entries', 'stream=codec_name,width,height,sample_rate,channels', '-of', 'csv=p=0'];
        const init = join(FILMS_FOLDER, name, rendition.name, 'init.mp4');
        const streams = execFileSync('ffprobe', ['-v', 'quiet', ...options, init], { encoding: 'utf8' })
          .trim()
          .split('\n');
        expect(streams).toEqual([`h264,${rendition.width},${rendition.height}`, 'aac,32000,1']);
      }
    }
  });

  test('reads across an edit of the current programme without missing pictures or sound', async () => {
    const holds = toEffectiveSeconds(MIDNIGHT - 307);
    const edited: Schedule = async () => [
      { startSeconds: MIDNIGHT - 3600, endSeconds: holds, films: ['market'] },
      { startSeconds: holds, endSeconds: MIDNIGHT + 120, films: ['weaving', 'river'] },
      { startSeconds: MIDNIGHT + 120, endSeconds: MIDNIGHT + 3600, films: ['market'] },
    ];
    const { file, begins } = await writeChannel(FILMS_FOLDER, '360', MIDNIGHT - 600, MIDNIGHT + 600, edited);
    expect(begins).toHaveLength(300);
    // the edit takes effect in the middle of the film, which is cut off there
    expect(begins.slice((holds - MIDNIGHT + 600) / 4 - 1).slice(0, 2)).toEqual([16, 0]);
    expectTimes(timesOf(file, 'v', 100), expected(begins, 100, 0.08));
    expectTimes(timesOf(file, 'a', 125), expected(begins, 125, 0));
  });

  test('continues after a segment whose file is missing', async () => {
    const films = join(folder, 'films');
    cpSync(FILMS_FOLDER, films, { recursive: true });
    rmSync(join(films, 'river/360/2.m4s'));
    const { file, begins } = await writeChannel(
      films,
      '360',
      MIDNIGHT - 1800,
      MIDNIGHT + 1800,
      inTurn(['river', 'forest']),
    );
    expect(begins.length).toBeLessThan(900);
    expectTimes(timesOf(file, 'v', 100), expected(begins, 100, 0.08));
  });
});
