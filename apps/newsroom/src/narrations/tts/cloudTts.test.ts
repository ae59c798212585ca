import { listVoices, type VoiceNames } from '@sala/station';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { RequestHandler } from '../../http/testService.ts';
import { createAzure } from './azure.ts';
import { type CloudTimeouts, createCloudTts } from './cloudTts.ts';
import { createGoogle } from './google.ts';
import { joinMp3, readMp3 } from './mp3.ts';
import { splitKnownSounds } from './synthesizeUnknown.ts';
import { fails, openCloud, type TestCloud } from './testCloud.ts';
import { silentMp3 } from './testMp3.ts';
import type { TtsProvider } from './ttsProvider.ts';

const KEY = 'a-key-that-nobody-may-see';
const TIMEOUTS: CloudTimeouts = {
  answerMs: 60_000,
  retryMs: 1,
  maxRetryMs: 5_000,
  jobMs: 60_000,
  backoffMs: 0,
  maxBackoffMs: 0,
  outOfServiceMs: 60_000,
};
const SERVICES = { azure: createAzure, google: createGoogle };
const never = new AbortController().signal;

let cloud: TestCloud;
let voice: TtsProvider;
const open = (
  service: keyof typeof SERVICES = 'azure',
  timeouts: Partial<CloudTimeouts> = {},
  voices: VoiceNames = listVoices(service),
) => {
  voice = createCloudTts(SERVICES[service]({ service, url: cloud.url, key: KEY, voices }), {
    ...TIMEOUTS,
    ...timeouts,
  });
  return voice;
};
const speak = (lines = ['ข่าว'], speaker = 12) => voice.synthesize(lines, speaker, never);

beforeEach(async () => {
  cloud = await openCloud();
  open();
});
afterEach(async () => {
  await voice.close();
  await cloud.close();
});

describe('the request for a line is', () => {
  test('SSML for Azure, escaped so that no text can break out of it', async () => {
    await speak(['ฝน & ลม <break/> "แรง"\u0000\ud800'], 1);
    const [{ path, headers, body } = { path: '', headers: {}, body: '' }] = cloud.requests;
    expect(path).toBe('/cognitiveservices/v1');
    expect(headers).toMatchObject({
      'ocp-apim-subscription-key': KEY,
      'content-type': 'application/ssml+xml',
      'x-microsoft-outputformat': 'audio-24khz-48kbitrate-mono-mp3',
      'user-agent': 'Sala newsroom',
    });
    expect(body).toContain('xml:lang="th-TH"><voice name="th-TH-PremwadeeNeural">');
    expect(body).toContain('/>ฝน &amp; ลม &lt;break/&gt; "แรง" \ufffd</voice></speak>');
  });

  test('JSON for Google', async () => {
    open('google');
    await speak(['ฝน & ลม'], 1);
    const [{ path, headers, body } = { path: '', headers: {}, body: '' }] = cloud.requests;
    expect([path, headers['x-goog-api-key']]).toEqual(['/v1/text:synthesize', KEY]);
    expect(JSON.parse(body)).toEqual({
      input: { text: 'ฝน & ลม' },
      voice: { languageCode: 'th-TH', name: 'th-TH-Chirp3-HD-Kore' },
      audioConfig: { audioEncoding: 'MP3', sampleRateHertz: 24_000 },
    });
  });
});

describe.each(['azure', 'google'] as const)('%s', (service) => {
  test('synthesizes many lines as one sound, in order and without gaps', async () => {
    open(service);
    const frames = [3, 1, 4, 1, 5, 9, 2, 6, 5, 3];
    const speech = await speak(frames.map((count) => `«${count}»`));
    expect(speech.mp3).toEqual(silentMp3(39));
    expect(speech.provider).toBe(service);
    expect(speech.lines.map(({ bytes }) => bytes)).toEqual(frames.map((count) => count * 144));
    expect(speech.lines).toMatchObject(joinMp3(frames.map((count) => readMp3(silentMp3(count)))).lines);
  });

  test('is requested only for sounds that are not known in this voice, and once for equal lines', async () => {
    open(service);
    const first = await speak(['«1»', '«2»', '«3»', '«2»']);
    expect(cloud.requests).toHaveLength(3);
    const known = splitKnownSounds(first.mp3, first.lines);
    const edited = await voice.synthesize(['«3»', '«4»', '«1»'], 12, never, known);
    expect(cloud.requests.slice(3)).toEqual([expect.objectContaining({ body: expect.stringContaining('«4»') })]);
    expect(edited.lines.map(({ bytes }) => bytes)).toEqual([3 * 144, 4 * 144, 144]);
    expect(edited.mp3).toEqual(silentMp3(8));
    await voice.synthesize(['«3»'], 1, never, known);
    expect(cloud.requests).toHaveLength(5);
  });

  test('has a voice for each speaker, which the station can choose', async () => {
    open(service);
    for (const speaker of [12, 1, 11]) await speak(['ข่าว'], speaker);
    open(service, {}, { 12: 'one', 1: 'two', 11: 'three' });
    for (const speaker of [12, 1, 11]) await speak(['ข่าว'], speaker);
    const names = cloud.requests.map(({ body }) => /"(th-TH-\w[\w-]+|one|two|three)"/.exec(body)?.[1] ?? '');
    expect(new Set(names).size).toBe(6);
    expect(names.slice(3)).toEqual(['one', 'two', 'three']);
    await expect(speak(['ข่าว'], 99)).rejects.toMatchObject({ kind: 'refused' });
  });
});

test('at most four lines are requested at once', async () => {
  const { fetch } = globalThis;
  let underWay = 0;
  let most = 0;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (...request) => {
    most = Math.max(most, ++underWay);
    return fetch(...request).finally(() => underWay--);
  });
  onTestFinished(() => void vi.restoreAllMocks());
  await speak(Array.from({ length: 12 }, (_, line) => `ข่าว ${line}`));
  expect(most).toBe(4);
});

describe('a request is retried', () => {
  test.each<[string, RequestHandler]>([
    ['a 429', fails(429)],
    ['a 429 with a short Retry-After', fails(429, { 'retry-after': '0.001' })],
    ['a 500', fails(500)],
    ['a 503', fails(503)],
    ['a broken connection', (response) => void response.destroy()],
    [
      'a truncated response',
      (response) => void response.writeHead(200, { 'content-length': 9 }).write('1', () => response.destroy()),
    ],
    ['a response of 5 MB', fails(200, {}, 'x'.repeat(5_000_000))],
  ])('after %s', async (_, fault) => {
    cloud.misbehaves(fault, fault);
    expect((await speak()).mp3).toEqual(silentMp3(1));
    expect(cloud.requests).toHaveLength(3);
  });

  test.each<[string, RequestHandler]>([
    ['sends no response', () => {}],
    ['stops in the middle', (response) => void response.writeHead(200, { 'content-type': 'audio/mpeg' }).write('x')],
  ])('when the service %s', async (_, fault) => {
    open('azure', { answerMs: 200 });
    cloud.misbehaves(fault);
    expect((await speak()).mp3).toEqual(silentMp3(1));
  });

  test('at most three times', async () => {
    cloud.misbehaves(...Array<RequestHandler>(20).fill(fails(500)));
    await expect(speak()).rejects.toMatchObject({ kind: 'failed', message: 'azure answers 500' });
    expect(cloud.requests).toHaveLength(4);
  });
});

describe('the service is not requested again, and the error names the cause, after', () => {
  const invalid = { status: 'INVALID_ARGUMENT', details: [{ '@type': 'ErrorInfo', reason: 'API_KEY_INVALID' }] };
  test.each<[string, 'azure' | 'google', RequestHandler, string]>([
    ['a wrong key', 'azure', fails(401, {}, KEY), 'azure does not accept the key: 401'],
    ['a key without permission', 'azure', fails(403), 'azure does not accept the key: 403'],
    ['a 402', 'azure', fails(402), 'the quota of azure is used up: 402'],
    [
      'a 429 with a long Retry-After',
      'azure',
      fails(429, { 'retry-after': '3600' }),
      'the quota of azure is used up: 429',
    ],
    [
      'a 503 with a date in Retry-After',
      'azure',
      fails(503, { 'retry-after': new Date(Date.now() + 3_600_000).toUTCString() }),
      'azure answers 503',
    ],
    ['a 404', 'azure', fails(404), 'azure answers 404'],
    ['a redirect', 'azure', fails(302, { location: '/elsewhere' }), 'azure answers 302'],
    [
      'a wrong key at Google',
      'google',
      fails(400, {}, JSON.stringify({ error: { ...invalid, message: KEY } })),
      'google does not accept the key: 400 API_KEY_INVALID',
    ],
    [
      'a 403 at Google with an invalid code',
      'google',
      fails(403, {}, JSON.stringify({ error: { status: KEY } })),
      'google does not accept the key: 403',
    ],
  ])('%s', async (_, service, fault, message) => {
    open(service);
    cloud.misbehaves(fault);
    for (let article = 0; article < 2; article++)
      await expect(speak()).rejects.toMatchObject({ kind: 'failed', message });
    expect(cloud.requests).toHaveLength(1);
  });

  test('429 to every retry', async () => {
    cloud.misbehaves(...Array<RequestHandler>(20).fill(fails(429)));
    for (let article = 0; article < 2; article++) await expect(speak()).rejects.toThrow('quota of azure is used up');
    expect(cloud.requests).toHaveLength(7);
  });

  test('a refused connection', async () => {
    await cloud.close();
    open('azure', { backoffMs: 60_000, maxBackoffMs: 60_000 });
    for (let article = 0; article < 2; article++)
      await expect(speak()).rejects.toMatchObject({
        message: 'azure cannot be reached: nothing listens there (ECONNREFUSED)',
      });
  });
});

test('a rejected text is not retried, and the next text is requested', async () => {
  open('azure', { backoffMs: 60_000, maxBackoffMs: 60_000 });
  cloud.misbehaves(fails(400));
  await expect(speak()).rejects.toMatchObject({ kind: 'refused', message: 'azure refuses the text: 400' });
  expect((await speak()).mp3).toEqual(silentMp3(1));
  expect(cloud.requests).toHaveLength(2);
});

test.each<[string, 'azure' | 'google', RequestHandler]>([
  ['a web page', 'azure', fails(200, { 'content-type': 'text/html' }, '<html>')],
  ['a body that is no MP3', 'azure', fails(200, { 'content-type': 'audio/mpeg' }, 'la la la')],
  ['an MP3 with the type text/html', 'azure', fails(200, { 'content-type': 'text/html' }, silentMp3(1))],
  ['an empty sound', 'azure', fails(200, { 'content-type': 'audio/mpeg' })],
  ['a body that is no JSON', 'google', fails(200, {}, 'la la la')],
  ['JSON without audio', 'google', fails(200, {}, '{"audioContent":null}')],
  ['JSON with audio that is no MP3', 'google', fails(200, {}, '{"audioContent":"bGEgbGEgbGE="}')],
])('%s fails the synthesis', async (_, service, fault) => {
  open(service);
  cloud.misbehaves(fault);
  await expect(speak()).rejects.toMatchObject({ kind: 'failed' });
});

test('a line that fails aborts the requests for the others', async () => {
  const ended = Promise.withResolvers<void>();
  const hangs: RequestHandler = (response) => void response.on('close', ended.resolve);
  cloud.misbehaves(hangs, fails(400));
  await expect(speak(['one', 'two'])).rejects.toMatchObject({ kind: 'refused' });
  await ended.promise;
});

test('an article that takes too long fails', async () => {
  open('azure', { jobMs: 100 });
  cloud.misbehaves(() => {});
  await expect(speak()).rejects.toMatchObject({ kind: 'failed', message: 'azure takes too long' });
});

test('an aborted synthesis is not counted as a failure', async () => {
  open('azure', { backoffMs: 60_000, maxBackoffMs: 60_000 });
  const leaving = new AbortController();
  cloud.misbehaves(() => leaving.abort(new Error('left')));
  await expect(voice.synthesize(['ข่าว'], 12, leaving.signal)).rejects.toThrow('left');
  expect((await speak()).mp3).toEqual(silentMp3(1));
});

test('closing the provider aborts a synthesis', async () => {
  const requested = Promise.withResolvers<void>();
  cloud.misbehaves(() => requested.resolve());
  const rejection = expect(speak()).rejects.toMatchObject({ message: 'the newsroom is closing' });
  await requested.promise;
  await voice.close();
  await rejection;
});
