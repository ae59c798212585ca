import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { readDemoArticles } from '../../../../../packages/demo/src/articles.ts';
import { toEspeakPhonemes } from '../../../../../packages/pronunciation/src/index.ts';
import { toNarrationLines } from '../narrationLines.ts';
import { createEmbeddedTts, type EmbeddedTtsTimeouts } from './embeddedTts.ts';
import { splitKnownSounds } from './synthesizeUnknown.ts';
import { silentMp3 } from './testMp3.ts';
import type { SynthesizedSpeech, TtsProvider } from './ttsProvider.ts';

const FAKE = join(import.meta.dirname, 'testVoice.ts');
const INSTALLED = existsSync(new URL('../../../../../node_modules/espeak-ng', import.meta.url));
const TIMEOUTS: EmbeddedTtsTimeouts = { startMs: 20_000, jobMs: 20_000, backoffMs: 0, maxBackoffMs: 0 };
const FFMPEG = spawnSync('ffmpeg', ['-version']).status === 0;
/** The threshold between silence, as an encoder writes it, and sound, in samples of 16 bits. */
const AUDIBLE = 650;
const never = new AbortController().signal;

let voice: TtsProvider;
const open = (programPath?: string, timeouts = TIMEOUTS) => {
  voice = createEmbeddedTts((line) => line, programPath, timeouts);
  return voice;
};
afterEach(() => voice?.close());

/** The process id and the voice, which the fake program writes into the sound. */
const authorOf = ({ mp3 }: SynthesizedSpeech) => mp3.toString('latin1', 40).split(' ');
async function pidOf(speech: Promise<SynthesizedSpeech>): Promise<number> {
  return Number(authorOf(await speech)[0]);
}
const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

describe('the embedded voice', () => {
  test('synthesizes for every speaker with one process, one job after the other', async () => {
    open(FAKE);
    const spoken = await Promise.all([12, 1, 11].map((speaker) => voice.synthesize(['a', 'b'], speaker, never)));
    for (const { lines, mp3 } of spoken) {
      expect(lines.map(({ bytes }) => bytes)).toEqual([144, 144]);
      expect(mp3).toHaveLength(2 * 144);
    }
    const [pids, voices] = [0, 1].map((part) => spoken.map((speech) => authorOf(speech)[part]));
    expect(new Set(pids).size).toBe(1);
    expect(voices).toEqual(['man', 'woman', 'lowWoman']);
  });

  test.each([
    ['dies', /has ended: without a word/],
    ['throws', /has ended: .*out of voice/],
    ['throws without a trace', /has ended: .*out of voice/],
    ['closes its mouth', /has ended/],
    ['talks nonsense', /not valid JSON/],
    ['talks JSON', /cannot be understood/],
    ['answers another', /something else/],
    ['says too little', /more or fewer lines/],
    ['sings WAV', /should be MP3/],
    ['does not end', /does not end/],
  ])('kills a process that %s, and starts another one', async (misdeed, message) => {
    open(FAKE);
    const first = await pidOf(voice.synthesize(['a'], 12, never));
    await expect(voice.synthesize([misdeed], 12, never)).rejects.toMatchObject({
      kind: 'failed',
      message: expect.stringMatching(message),
    });
    expect(isRunning(first)).toBe(false);
    expect(await pidOf(voice.synthesize(['a'], 12, never))).not.toBe(first);
  });

  test.skipIf(process.platform !== 'linux')('a signal to the newsroom’s process group does not reach it', async () => {
    open(FAKE);
    const pid = await pidOf(voice.synthesize(['a'], 12, never));
    const [, , , , group] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(' ');
    expect(Number(group)).toBe(pid);
  });

  test.each(['hangs', 'says nothing'])('kills a process that %s when its time is up', async (misdeed) => {
    open(FAKE, { ...TIMEOUTS, jobMs: 2_000 });
    const first = await pidOf(voice.synthesize(['a'], 12, never));
    await expect(voice.synthesize([misdeed], 12, never)).rejects.toMatchObject({
      kind: 'failed',
      message: 'the voice takes too long',
    });
    expect(isRunning(first)).toBe(false);
  });

  test('synthesizes only lines that are not known in this voice', async () => {
    open(FAKE);
    const first = await voice.synthesize(['a', 'b', 'a'], 12, never);
    const known = splitKnownSounds(first.mp3, first.lines);
    const edited = ['a', 'b', 'c', 'a'];
    await voice.close();
    // the bytes show which process synthesized them
    open(FAKE);
    const second = await voice.synthesize(edited, 12, never, known);
    const pids = [0, 1, 2, 3].map((line) => authorOf({ ...second, mp3: second.mp3.subarray(line * 144) })[0]);
    expect(pids).toEqual([pids[0], pids[0], expect.not.stringMatching(`^${pids[0]}$`), pids[0]]);
    const other = await voice.synthesize(edited, 1, never, known);
    expect(authorOf(other).slice(0, 2)).toEqual([pids[2], 'woman']);
  });

  test('synthesizes every line again when its version changes', async () => {
    open(FAKE);
    const { mp3, lines } = await voice.synthesize(['a', 'b'], 12, never);
    await voice.close();
    const folder = mkdtempSync(join(tmpdir(), 'sala-voice-'));
    const program = join(folder, 'voice.mjs');
    const frame = silentMp3(1).toString('base64');
    writeFileSync(
      program,
      `import { createInterface } from 'node:readline';
      console.log('{"ready":true,"version":2}');
      for await (const line of createInterface(process.stdin)) {
        const { id, lines } = JSON.parse(line);
        console.log(JSON.stringify({ id, lines: lines.map(() => '${frame}') }));
      }`,
    );
    open(program);
    const again = await voice.synthesize(['a', 'b'], 12, never, splitKnownSounds(mp3, lines));
    expect(again.mp3).toEqual(silentMp3(2));
    rmSync(folder, { recursive: true });
  });

  test('keeps its process after it rejects a text', async () => {
    open(FAKE);
    const first = await pidOf(voice.synthesize(['a'], 12, never));
    await expect(voice.synthesize(['refuses'], 12, never)).rejects.toMatchObject({ kind: 'refused' });
    expect(await pidOf(voice.synthesize(['a'], 12, never))).toBe(first);
  });

  test('fails with the same cause during the backoff after a failure', async () => {
    open(FAKE, { ...TIMEOUTS, backoffMs: 60_000, maxBackoffMs: 60_000 });
    await expect(voice.synthesize(['throws'], 12, never)).rejects.toMatchObject({ kind: 'failed' });
    await expect(voice.synthesize(['a'], 12, never)).rejects.toMatchObject({
      message: expect.stringMatching(/out of voice/),
    });
  });

  test('kills its process when the caller aborts, without a backoff', async () => {
    const turn = Promise.withResolvers<void>();
    const timeouts = { ...TIMEOUTS, backoffMs: 60_000, maxBackoffMs: 60_000 };
    const phonemesOf = (line: string) => {
      if (line === 'hangs') turn.resolve();
      return line;
    };
    voice = createEmbeddedTts(phonemesOf, FAKE, timeouts);
    const first = await pidOf(voice.synthesize(['a'], 12, never));
    const leaving = new AbortController();
    const rejection = expect(voice.synthesize(['hangs'], 12, leaving.signal)).rejects.toThrow('left');
    await turn.promise;
    leaving.abort(new Error('left'));
    await rejection;
    expect(isRunning(first)).toBe(false);
    expect(await pidOf(voice.synthesize(['a'], 12, never))).not.toBe(first);
  });

  test('keeps its process when a caller has aborted before its turn', async () => {
    open(FAKE);
    const first = await pidOf(voice.synthesize(['a'], 12, never));
    await expect(voice.synthesize(['a'], 12, AbortSignal.abort(new Error('left')))).rejects.toThrow('left');
    expect(await pidOf(voice.synthesize(['a'], 12, never))).toBe(first);
  });

  test('ends its process when it is closed during a job', async () => {
    open(FAKE);
    const pid = await pidOf(voice.synthesize(['a'], 12, never));
    const synthesis = voice.synthesize(['hangs'], 12, never);
    const refusal = expect(synthesis).rejects.toMatchObject({ kind: 'failed', message: 'the newsroom is closing' });
    await voice.close();
    await refusal;
    expect(isRunning(pid)).toBe(false);
  });

  test('fails as missing, repeatedly, when its program does not exist', async () => {
    open(join(tmpdir(), 'no-such-voice.ts'), { ...TIMEOUTS, backoffMs: 60_000, maxBackoffMs: 60_000 });
    for (let times = 0; times < 2; times++)
      await expect(voice.synthesize(['a'], 12, never)).rejects.toMatchObject({ kind: 'missing' });
  });

  test('fails as missing when its packages are not installed', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'sala-voice-'));
    const program = join(folder, 'voice.mjs');
    writeFileSync(program, `console.log(JSON.stringify({ error: 'not installed' })); process.exit(1);`);
    open(program);
    await expect(voice.synthesize(['a'], 12, never)).rejects.toMatchObject({
      kind: 'missing',
      message: 'not installed',
    });
    rmSync(folder, { recursive: true });
  });

  test('passes PATH alone of the environment to its process', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'sala-voice-'));
    const program = join(folder, 'voice.mjs');
    writeFileSync(program, 'console.log(JSON.stringify({ error: Object.keys(process.env).join() }));');
    open(program);
    await expect(voice.synthesize(['a'], 12, never)).rejects.toMatchObject({ message: 'PATH' });
    rmSync(folder, { recursive: true });
  });
});

describe.skipIf(!INSTALLED)('the voice of eSpeak NG', () => {
  test('speaks again after it rejected invalid phonemes and an unknown speaker', async () => {
    open();
    const { mp3, lines } = await voice.synthesize(['sa2wat2 di:3', 'k_hrap4'], 12, never);
    expect(mp3.readUInt16BE(0) & 0xff_f6).toBe(0xff_f2);
    expect(lines).toMatchObject([{ start: 0, end: lines[1]?.start }, { end: expect.closeTo(mp3.length / 6_000, 3) }]);
    await expect(voice.synthesize(['สวัสดี'], 12, never)).rejects.toMatchObject({ kind: 'refused' });
    await expect(voice.synthesize(['ma:3'], 99, never)).rejects.toMatchObject({ kind: 'refused' });
    expect((await voice.synthesize(['ma:3'], 11, never)).lines).toHaveLength(1);
  });

  test.skipIf(!FFMPEG)('reuses the sound of unchanged lines, and every line begins at its stated time', async () => {
    open();
    const lines = ['sa2wat2 di:3 k_hrap4', 'k_ha:o2 wan3 ni:4', 'p_ra2 ka:t2 ma:t5'];
    const first = await voice.synthesize(lines, 1, never);
    const known = splitKnownSounds(first.mp3, first.lines);
    const edited = await voice.synthesize(lines.with(1, 'fon1 tok2 nak2'), 1, never, known);
    const last = first.mp3.subarray(-(first.lines[2]?.bytes ?? 0));
    expect(edited.mp3.subarray(-last.length)).toEqual(last);
    expect(edited.mp3.subarray(0, first.lines[0]?.bytes)).toEqual(first.mp3.subarray(0, first.lines[0]?.bytes));
    for (const speech of [first, edited]) {
      const heard = decode(speech.mp3);
      expect(heard.length / 22_050).toBeCloseTo(speech.lines.at(-1)?.end ?? 0, 5);
      expect(speech.lines).toHaveLength(lines.length);
      for (const { start } of speech.lines.slice(1)) {
        // from the middle of the pause before it
        const from = Math.round((start - 0.15) * 22_050);
        const onset = heard.subarray(from).findIndex((sample) => Math.abs(sample) > AUDIBLE);
        expect(Math.abs((from + onset) / 22_050 - start)).toBeLessThan(0.03);
      }
    }
  });

  test('synthesizes the phonemes of the demo’s news', async () => {
    voice = createEmbeddedTts(toEspeakPhonemes);
    const articles = readDemoArticles().slice(0, 4);
    const lines = articles.flatMap(({ title, abstract }) => toNarrationLines({ title, lead: abstract, body: '' }));
    const speech = await voice.synthesize(lines, 1, never);
    expect(speech.lines).toHaveLength(lines.length);
    for (const [index, { start, end }] of speech.lines.entries())
      expect((end - start) / (lines[index]?.length ?? 0)).toBeGreaterThan(0.04);
  });
});

/** The decoded sound: samples of 16 bits from its first frame on. */
function decode(mp3: Buffer): Int16Array {
  const output = execFileSync('ffmpeg', ['-v', 'error', '-f', 'mp3', '-i', 'pipe:0', '-f', 's16le', 'pipe:1'], {
    input: mp3,
    maxBuffer: 1e8,
  });
  return new Int16Array(output.buffer, output.byteOffset, output.length / 2);
}
