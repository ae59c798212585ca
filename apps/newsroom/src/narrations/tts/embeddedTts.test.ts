import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { readDemoArticles } from '../../../../../packages/demo/src/articles.ts';
import { toSpokenLine } from '../../../../../packages/pronunciation/src/index.ts';
import { toNarrationLines } from '../narrationLines.ts';
import { createEmbeddedTts, EMBEDDED_VOICE, type EmbeddedTtsTimeouts } from './embeddedTts.ts';
import type { TtsProvider } from './ttsProvider.ts';

const FAKE = new URL('./testVoice.ts', import.meta.url).pathname;
const INSTALLED = existsSync(new URL('../../../../../node_modules/espeak-ng', import.meta.url));
const PATIENCE: EmbeddedTtsTimeouts = { start: 20_000, job: 20_000, rest: 0, longestRest: 0 };
const never = new AbortController().signal;

let voice: TtsProvider;
const open = (program: string, patience = PATIENCE) => {
  voice = createEmbeddedTts(program, (line) => line, patience);
  return voice;
};
afterEach(() => voice?.close());

/** Which process of the fake has spoken. */
async function pidOf(speech: ReturnType<TtsProvider['synthesize']>): Promise<number> {
  return Number.parseInt((await speech).mp3.toString(), 10);
}
const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

describe('the voice', () => {
  test('speaks for each speaker with one process, one job after the other', async () => {
    open(FAKE);
    const spoken = await Promise.all([12, 1, 11].map((speaker) => voice.synthesize(['a', 'b'], speaker, never)));
    expect(spoken.map(({ lines }) => lines)).toEqual(
      Array(3).fill([
        { start: 0, end: 1 },
        { start: 1, end: 2 },
      ]),
    );
    const [pids, voices] = [0, 1].map((part) => spoken.map(({ mp3 }) => mp3.toString().split(' ')[part]));
    expect(new Set(pids).size).toBe(1);
    expect(voices).toEqual(['man', 'woman', 'lowWoman']);
  });

  test.each([
    ['dies', /has ended: without a word/],
    ['throws', /has ended: .*out of voice/],
    ['closes its mouth', /has ended/],
    ['talks nonsense', /not valid JSON/],
    ['talks JSON', /cannot be understood/],
    ['answers another', /something else/],
    ['says too little', /more or fewer lines/],
    ['does not end', /does not end/],
  ])('that %s is ended, and another one speaks', async (misdeed, message) => {
    open(FAKE);
    const first = await pidOf(voice.synthesize(['a'], 12, never));
    await expect(voice.synthesize([misdeed], 12, never)).rejects.toMatchObject({
      kind: 'failed',
      message: expect.stringMatching(message),
    });
    expect(isRunning(first)).toBe(false);
    expect(await pidOf(voice.synthesize(['a'], 12, never))).not.toBe(first);
  });

  test.each(['hangs', 'says nothing'])('that %s is ended when its time is up', async (misdeed) => {
    open(FAKE, { ...PATIENCE, job: 2_000 });
    const first = await pidOf(voice.synthesize(['a'], 12, never));
    await expect(voice.synthesize([misdeed], 12, never)).rejects.toMatchObject({
      kind: 'failed',
      message: 'the voice takes too long',
    });
    expect(isRunning(first)).toBe(false);
  });

  test('that refuses a text goes on with the next', async () => {
    open(FAKE);
    const first = await pidOf(voice.synthesize(['a'], 12, never));
    await expect(voice.synthesize(['refuses'], 12, never)).rejects.toMatchObject({ kind: 'refused' });
    expect(await pidOf(voice.synthesize(['a'], 12, never))).toBe(first);
  });

  test('is left in peace after a failure, and says why', async () => {
    open(FAKE, { ...PATIENCE, rest: 60_000, longestRest: 60_000 });
    await expect(voice.synthesize(['throws'], 12, never)).rejects.toMatchObject({ kind: 'failed' });
    await expect(voice.synthesize(['a'], 12, never)).rejects.toMatchObject({
      message: expect.stringMatching(/out of voice/),
    });
  });

  test('is ended when nobody waits any more, and that is no failure', async () => {
    const turn = Promise.withResolvers<void>();
    const patience = { ...PATIENCE, rest: 60_000, longestRest: 60_000 };
    const phonemesOf = (line: string) => {
      if (line === 'hangs') turn.resolve();
      return line;
    };
    voice = createEmbeddedTts(FAKE, phonemesOf, patience);
    const first = await pidOf(voice.synthesize(['a'], 12, never));
    const leaving = new AbortController();
    const unheard = expect(voice.synthesize(['hangs'], 12, leaving.signal)).rejects.toThrow('left');
    await turn.promise;
    leaving.abort(new Error('left'));
    await unheard;
    expect(isRunning(first)).toBe(false);
    expect(await pidOf(voice.synthesize(['a'], 12, never))).not.toBe(first);
  });

  test('is disturbed by nobody who leaves before it is their turn', async () => {
    open(FAKE);
    const first = await pidOf(voice.synthesize(['a'], 12, never));
    await expect(voice.synthesize(['a'], 12, AbortSignal.abort(new Error('left')))).rejects.toThrow('left');
    expect(await pidOf(voice.synthesize(['a'], 12, never))).toBe(first);
  });

  test('ends with the newsroom, in the middle of a job as well', async () => {
    open(FAKE);
    const pid = await pidOf(voice.synthesize(['a'], 12, never));
    const unheard = voice.synthesize(['hangs'], 12, never);
    const refusal = expect(unheard).rejects.toMatchObject({ kind: 'failed', message: 'the newsroom is closing' });
    await voice.close();
    await refusal;
    expect(isRunning(pid)).toBe(false);
  });

  test('that is not there is missing, and stays so', async () => {
    open(join(tmpdir(), 'no-such-voice.ts'), { ...PATIENCE, rest: 60_000, longestRest: 60_000 });
    for (let times = 0; times < 2; times++)
      await expect(voice.synthesize(['a'], 12, never)).rejects.toMatchObject({ kind: 'missing' });
  });

  test('whose packages are not installed is missing', async () => {
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

  test('is told where programs are, and nothing else of the newsroom’s settings', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'sala-voice-'));
    const program = join(folder, 'voice.mjs');
    writeFileSync(program, 'console.log(JSON.stringify({ error: Object.keys(process.env).join() }));');
    open(program);
    await expect(voice.synthesize(['a'], 12, never)).rejects.toMatchObject({ message: 'PATH' });
    rmSync(folder, { recursive: true });
  });
});

describe.skipIf(!INSTALLED)('the voice of eSpeak NG', () => {
  test('speaks, refuses what is no phoneme, and speaks again', async () => {
    open(EMBEDDED_VOICE);
    const { mp3, lines } = await voice.synthesize(['sa2wat2 di:3', 'k_hrap4'], 12, never);
    expect(mp3.readUInt16BE(0) & 0xff_f6).toBe(0xff_f2);
    expect(lines).toMatchObject([{ start: 0, end: lines[1]?.start }, { end: expect.closeTo(mp3.length / 6_000, 3) }]);
    await expect(voice.synthesize(['สวัสดี'], 12, never)).rejects.toMatchObject({ kind: 'refused' });
    await expect(voice.synthesize(['ma:3'], 99, never)).rejects.toMatchObject({ kind: 'refused' });
    expect((await voice.synthesize(['ma:3'], 11, never)).lines).toHaveLength(1);
  });

  test('says what packages/pronunciation writes of the demo’s news', async () => {
    voice = createEmbeddedTts(EMBEDDED_VOICE, (line) => toSpokenLine(line).phonemes, PATIENCE);
    const articles = readDemoArticles().slice(0, 4);
    const lines = articles.flatMap(({ title, abstract }) => toNarrationLines({ title, lead: abstract, body: '' }));
    const speech = await voice.synthesize(lines, 1, never);
    for (const [index, { start, end }] of speech.lines.entries())
      expect((end - start) / (lines[index]?.length ?? 0)).toBeGreaterThan(0.04);
  });
});
