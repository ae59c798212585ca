import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CommandFailed } from '../../errors/index.ts';
import { EncodingCutShort } from './cutShort.ts';
import { probeFilm } from './probe.ts';
import { runFfmpeg } from './runFfmpeg.ts';
import { takeStill } from './takeStill.ts';

const FILM = { width: 640, height: 480, seconds: 5, videoStream: 0, hasSound: false };
const { signal } = new AbortController();

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ffmpeg-'));
  vi.stubEnv('PATH', `${folder}${delimiter}${process.env.PATH}`);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

/** Has a shell script take the place of the programs that encode. */
function replacePrograms(script: string): void {
  for (const name of ['ffmpeg', 'ffprobe'])
    writeFileSync(join(folder, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
}
const runEach = () => [
  () => runFfmpeg('film.mp4', FILM, [], { signal, onProgress: () => {} }).done,
  () => takeStill('film.mp4', FILM, signal),
  () => probeFilm('film.mp4', signal),
];

test.each(['kill -TERM $$', 'kill -KILL $$'])('a film whose program is ended by %s has not failed', async (script) => {
  replacePrograms(script);
  for (const run of runEach()) await expect(run()).rejects.toThrow(EncodingCutShort);
});

test('ffmpeg, which exits with 255 when a signal ends it, has not failed either', async () => {
  replacePrograms('exit 255');
  for (const run of runEach().slice(0, 2)) await expect(run()).rejects.toThrow(EncodingCutShort);
});

test('a film whose program fails is one that cannot be encoded', async () => {
  replacePrograms('exit 1');
  for (const run of runEach()) await expect(run()).rejects.toThrow(CommandFailed);
});

test.skipIf(process.platform !== 'linux')(
  'a program that encodes is in no process group of a terminal, which sends Ctrl-C to all of one',
  async () => {
    replacePrograms('test "$(cut -d" " -f5 /proc/$$/stat)" = "$$"');
    await runFfmpeg('film.mp4', FILM, [], { signal, onProgress: () => {} }).done;
  },
);
