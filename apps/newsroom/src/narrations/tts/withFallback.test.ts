import { beforeEach, expect, test } from 'vitest';
import { SynthesisError, type SynthesizedSpeech, type TtsProvider } from './ttsProvider.ts';
import { withFallback } from './withFallback.ts';

const never = new AbortController().signal;
const failed = new SynthesisError('failed', 'no quota');
const refused = new SynthesisError('refused', 'no such words');
const missing = new SynthesisError('missing', 'not installed');

let closed: string[];
let reports: SynthesisError[];
beforeEach(() => {
  closed = [];
  reports = [];
});

const voice = (provider: SynthesizedSpeech['provider'], failure?: unknown): TtsProvider => ({
  synthesize: async () => {
    if (failure) throw failure;
    return { mp3: Buffer.alloc(0), lines: [], provider };
  },
  close: async () => void closed.push(provider),
});
const both = (first?: unknown, second?: unknown) =>
  withFallback(voice('azure', first), voice('espeak', second), (failure) => reports.push(failure));

test('the first provider synthesizes when it can', async () => {
  expect(await both().synthesize([], 12, never)).toMatchObject({ provider: 'azure' });
  expect(reports).toEqual([]);
});

test.each([failed, missing, refused])('the second provider synthesizes when the first rejects: %s', async (failure) => {
  expect(await both(failure).synthesize([], 12, never)).toMatchObject({ provider: 'espeak' });
  expect(reports).toEqual([failure]);
});

test('an error of the first provider is reported once, however often it is thrown', async () => {
  const voices = both(failed);
  for (let article = 0; article < 3; article++) await voices.synthesize([], 12, never);
  expect(reports).toEqual([failed]);
});

test.each([
  ['the first may succeed later', failed, missing, failed],
  ['the second may succeed later', refused, failed, failed],
  ['neither can succeed', refused, missing, refused],
])('when both providers reject, the error thrown is the one after which %s', async (_, first, second, thrown) => {
  await expect(both(first, second).synthesize([], 12, never)).rejects.toBe(thrown);
});

test('the second provider is not called after the caller has aborted', async () => {
  await expect(both(failed).synthesize([], 12, AbortSignal.abort(new Error('left')))).rejects.toThrow('left');
});

test('an error that is no SynthesisError is thrown unchanged', async () => {
  await expect(both(new TypeError('a mistake')).synthesize([], 12, never)).rejects.toThrow('a mistake');
});

test('closing closes both providers', async () => {
  await both().close();
  expect(closed.sort()).toEqual(['azure', 'espeak']);
});
