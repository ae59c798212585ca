import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { takeStill } from './takeStill.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'sala-still-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The still of a film of this size, of which ffprobe has said another one. */
async function takeOf(size: string, said: { width: number; height: number }): Promise<Buffer> {
  const file = join(folder, `${size}.mp4`);
  const picture = ['-f', 'lavfi', '-i', `testsrc=size=${size}:rate=2:duration=1`];
  execFileSync('ffmpeg', ['-v', 'error', '-y', ...picture, '-preset', 'ultrafast', file]);
  return takeStill(file, { ...said, seconds: 1, videoStream: 0, hasSound: false }, AbortSignal.timeout(30_000));
}

describe.skipIf(spawnSync('ffmpeg', ['-version']).status !== 0)('the still of a film', () => {
  test('has at most 1920 pixels on its longer side', async () => {
    const png = await takeOf('1200x2400', { width: 1200, height: 2400 });
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([960, 1920]);
  });

  test('is not taken of pictures that are larger than ffprobe has said', async () => {
    await expect(takeOf('5120x2880', { width: 320, height: 240 })).rejects.toThrow(
      'No frame of the film can be decoded',
    );
  });
});
