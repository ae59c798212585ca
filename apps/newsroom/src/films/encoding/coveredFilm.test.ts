import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chooseRungs } from './ladder.ts';
import { type ProbedFilm, probeFilm } from './probe.ts';
import { runFfmpeg } from './runFfmpeg.ts';
import { takeStill } from './takeStill.ts';

const SECONDS = 2;
const signal = AbortSignal.timeout(60_000);
const ffmpeg = (...args: string[]) => execFileSync('ffmpeg', ['-v', 'error', '-y', ...args]);

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'sala-cover-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** A box of an MP4 file: where it is, and its type. */
function* listBoxes(bytes: Buffer, from: number, to: number) {
  for (let start = from; start < to; ) {
    const size = bytes.readUInt32BE(start);
    yield { start, end: start + size, type: bytes.toString('latin1', start + 4, start + 8) };
    start += size;
  }
}

/** A red film whose file begins with its blue cover, as some programs write it: its metadata stand before its tracks. */
function makeCoveredFilm(): string {
  const [cover, film] = [join(folder, 'cover.png'), join(folder, 'film.mp4')];
  ffmpeg('-f', 'lavfi', '-i', 'color=blue:size=200x200', '-frames:v', '1', cover);
  const inputs = ['-f', 'lavfi', '-i', `color=red:size=320x180:rate=25:duration=${SECONDS}`, '-i', cover];
  ffmpeg(...inputs, '-map', '0', '-map', '1', '-c:v:1', 'copy', '-disposition:v:1', 'attached_pic', film);
  const bytes = readFileSync(film);
  const moov = [...listBoxes(bytes, 0, bytes.length)].find(({ type }) => type === 'moov');
  if (!moov || moov.end !== bytes.length) throw new Error('the description of the film is not at the end of its file');
  const inside = [...listBoxes(bytes, moov.start + 8, moov.end)];
  const place = (box: { type: string }) => ['mvhd', 'udta'].indexOf(box.type) + 1 || 3;
  const ordered = inside.toSorted((a, b) => place(a) - place(b)).map(({ start, end }) => bytes.subarray(start, end));
  writeFileSync(film, Buffer.concat([bytes.subarray(0, moov.start + 8), ...ordered]));
  return film;
}

/** The colour of the first picture of a film or picture, as red, green and blue. */
function readColour(name: string, bytes: Buffer): number[] {
  const file = join(folder, name);
  writeFileSync(file, bytes);
  const output = ['-vf', 'scale=1:1', '-frames:v', '1', '-f', 'rawvideo', '-pix_fmt', 'rgb24', 'pipe:1'];
  return [...ffmpeg('-i', file, ...output)].map((part) => Math.round(part / 128));
}

const RED = [2, 0, 0];

describe.skipIf(spawnSync('ffmpeg', ['-version']).status !== 0)('a film whose cover stands before it', () => {
  let file: string;
  let probed: ProbedFilm;
  beforeAll(async () => {
    file = makeCoveredFilm();
    probed = await probeFilm(file, signal);
  });

  test('has the size of the film', () => {
    expect(probed).toMatchObject({ width: 320, height: 180, videoStream: 1 });
  });

  test('has a still of the film', async () => {
    expect(readColour('still.png', await takeStill(file, probed, signal))).toEqual(RED);
  });

  test('is encoded, not its cover', async () => {
    const { outputs, done } = runFfmpeg(file, probed, chooseRungs(probed), { signal, onProgress: () => {} });
    const [, ...encoded] = await Promise.all([done, ...outputs.map((output) => buffer(output))]);
    expect(encoded).not.toEqual([]);
    for (const [index, bytes] of encoded.entries()) {
      expect(readColour(`${index}.mp4`, bytes)).toEqual(RED);
      expect((await probeFilm(join(folder, `${index}.mp4`), signal)).seconds).toBeCloseTo(SECONDS, 0);
    }
  });
});
