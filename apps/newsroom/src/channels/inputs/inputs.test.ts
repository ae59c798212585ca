import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { onBothDatabases, openForAll } from '../../database/testDatabases.ts';
import { createChannelRoutes } from '../routes.ts';
import { channelInputs } from '../schema.ts';
import { bangkok } from '../testPlaylist.ts';
import { createInputs, type Inputs, setInput } from './index.ts';
import { listFiles } from './listFiles.ts';
import { rewritePlaylist } from './rewritePlaylist.ts';
import { MASTER, openTestStudio, type TestStudio, toMediaPlaylist } from './testStudio.ts';

let studio: TestStudio;
beforeAll(async () => {
  studio = await openTestStudio();
});
beforeEach(() => {
  studio.requests.length = 0;
  studio.files.clear();
  studio.files.set('/tv/index.m3u8', MASTER);
  studio.files.set('/tv/low/media.m3u8', toMediaPlaylist(7));
  studio.files.set('/tv/low/s7.ts?k=1', 'a segment');
  studio.files.set('/captions/th.m3u8', toMediaPlaylist(7));
});
afterAll(() => studio.close());

const address = () => `${studio.origin}/tv/index.m3u8`;
const PLAYLIST = 'application/vnd.apple.mpegurl';

test('rewritePlaylist points addresses to the relay, and those of other hosts or other files to nothing', () => {
  const playlist = [
    '#EXTM3U',
    '#EXT-X-MAP:URI="init.mp4",BYTERANGE="720@0"',
    '#EXT-X-KEY:METHOD=AES-128,URI="https://elsewhere.test/a.key"',
    'low/s1.ts?k=1',
    '/s2.ts',
    'https://elsewhere.test/s3.ts',
    '../admin/users',
    '',
  ].join('\r\n');
  expect(rewritePlaylist(playlist, new URL('https://studio.test/tv/index.m3u8'), '../').split('\n')).toEqual([
    '#EXTM3U',
    '#EXT-X-MAP:URI="../tv/init.mp4",BYTERANGE="720@0"',
    '#EXT-X-KEY:METHOD=AES-128,URI="../nothing.ts"',
    '../tv/low/s1.ts?k=1',
    '../s2.ts',
    '../nothing.ts',
    '../nothing.ts',
    '',
  ]);
});

test('rewritePlaylist leaves out low latency, for which players would add parameters to addresses', () => {
  const playlist = [
    '#EXTM3U',
    '#EXT-X-SERVER-CONTROL:CAN-BLOCK-RELOAD=YES,CAN-SKIP-UNTIL=24,PART-HOLD-BACK=1',
    '#EXT-X-PART-INF:PART-TARGET=0.3',
    '#EXT-X-PART:DURATION=0.3,URI="p1.mp4"',
    '#EXTINF:4,',
    's1.mp4',
    '#EXT-X-PRELOAD-HINT:TYPE=PART,URI="p2.mp4"',
    '#EXT-X-RENDITION-REPORT:URI="high.m3u8",LAST-MSN=1',
  ].join('\n');
  expect(rewritePlaylist(playlist, new URL('https://studio.test/tv/index.m3u8'), '')).toBe(
    ['#EXTM3U', '#EXTINF:4,', 'tv/s1.mp4'].join('\n'),
  );
});

test('listFiles finds the addresses and ranges of a playlist at the host of the input', () => {
  const playlist = [
    '#EXTM3U',
    '#EXT-X-MAP:URI="all.mp4",BYTERANGE="720"',
    '#EXT-X-BYTERANGE:100@720',
    'all.mp4',
    '#EXT-X-BYTERANGE:50',
    'all.mp4',
    '/s1.ts?k=1#t',
    'https://elsewhere.test/s3.ts',
    'page.html',
  ].join('\r\n');
  const files = listFiles(playlist, new URL('https://studio.test/tv/index.m3u8'));
  expect(files.map(({ address, range }) => [address.href, range])).toEqual([
    ['https://studio.test/tv/all.mp4', 'bytes=0-719'],
    ['https://studio.test/tv/all.mp4', 'bytes=720-819'],
    ['https://studio.test/tv/all.mp4', 'bytes=820-869'],
    ['https://studio.test/s1.ts?k=1', ''],
  ]);
});

/** The channels of a newsroom whose channel `tv` has the studio's stream. */
function createRoutes() {
  const inputs: Inputs = { find: (channel) => (channel === 'tv' ? new URL(address()) : undefined) };
  const clock = () => bangkok('2026-11-21T12:00:01') * 1000;
  return createChannelRoutes({ films: new Map(), schedule: async () => [], inputs, clock });
}

test('HEAD, parameters and ranges that no playlist names do not make the relay fetch segments', async () => {
  const segment = '/live/tv/relay/tv/low/s7.ts';
  const api = createRoutes();
  const answers: number[] = [];
  for (let count = 0; count < 20; count += 1) {
    const range = { range: `bytes=${count}-` };
    answers.push(
      (await api.request(`${segment}?k=1`, { method: 'HEAD' })).status,
      (await api.request(`${segment}?k=1&${count}`, { method: 'HEAD' })).status,
      (await api.request(`${segment}?${count}`)).status,
      (await api.request(`/live/tv/relay/tv/low/media.m3u8?${count}`)).status,
      (await api.request(`${segment}?k=1`, { headers: range })).status,
    );
  }
  expect(answers).toEqual(Array.from({ length: 20 }, () => [200, 503, 503, 503, 200]).flat());
  const playlists = ['/captions/th.m3u8', '/tv/index.m3u8', '/tv/low/media.m3u8'];
  expect([...new Set(studio.requests)].sort()).toEqual([...playlists, '/tv/low/s7.ts?k=1'].sort());
  expect(studio.requests.filter((url) => url.includes('.ts'))).toHaveLength(1);
});

test('a segment that another newsroom’s playlist has named is relayed; one that left the playlist, for a minute', async () => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const api = createRoutes();
  const getStatus = async (path: string) => (await api.request(`/live/tv/relay/tv/low/${path}`)).status;
  expect(await getStatus('s7.ts?k=1')).toBe(200);
  studio.files.set('/tv/low/media.m3u8', toMediaPlaylist(20));
  vi.advanceTimersByTime(50_000);
  expect([await getStatus('media.m3u8'), await getStatus('s7.ts?k=1')]).toEqual([200, 200]);
  // the address of the rendition is no longer in the master playlist, as where it is signed
  studio.files.set('/tv/index.m3u8', MASTER.replace('low/', 'high/'));
  vi.advanceTimersByTime(50_000);
  expect([await getStatus('media.m3u8'), await getStatus('s7.ts?k=1')]).toEqual([200, 503]);
});

test('beyond 128 MB the relay drops the oldest segments, and goes on sharing', async () => {
  // on a busy machine so much takes longer than segments are shared for
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const names = Array.from({ length: 9 }, (_, index) => `large${index}.ts`);
  const large = Buffer.alloc(16 * 1024 * 1024);
  for (const name of names) studio.files.set(`/tv/low/${name}`, large);
  studio.files.set('/tv/low/media.m3u8', ['#EXTM3U', ...names].join('\n'));
  const api = createRoutes();
  const get = async (name = '') => (await api.request(`/live/tv/relay/tv/low/${name}`)).body?.cancel();
  for (const name of names) await get(name);
  studio.requests.length = 0;
  for (const name of [...names.slice(1), names[0]]) await get(name);
  expect(studio.requests).toEqual(['/tv/low/large0.ts']);
});

test('the relay serves the playlists and segments of an input, and nothing else of its host', async () => {
  const others = ['new.ts', 'large.ts', 'late.ts', 'packed.ts', 'page.vtt', 'two.ts'].map((name) => `../${name}`);
  const playlist = [toMediaPlaylist(7), ...others, '#EXT-X-BYTERANGE:7@2', 's7.ts?k=1'].join('\n');
  studio.files.set('/tv/low/media.m3u8', playlist);
  const api = createRoutes();
  const get = async (path: string) => {
    const answer = await api.request(path);
    return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() };
  };
  const master = await get('/live/tv/index.m3u8');
  expect([master.status, master.type]).toEqual([200, PLAYLIST]);
  expect(master.text).toContain('URI="relay/captions/th.m3u8"\n');
  expect(master.text).toContain('\nrelay/tv/low/media.m3u8\n');
  // nobody can start over in an input: there are no older segments of it
  const startedOver = await get(`/live/tv/index.m3u8?start=${bangkok('2026-11-21T11:50')}`);
  expect([startedOver.status, JSON.parse(startedOver.text).title]).toEqual([410, 'Only live']);
  const media = await get('/live/tv/relay/tv/low/media.m3u8');
  expect(media.text).toContain('\n../../tv/low/s7.ts?k=1\n');
  expect(await get('/live/tv/relay/tv/low/s7.ts?k=1')).toEqual({ status: 200, type: 'video/mp2t', text: 'a segment' });
  const part = await api.request('/live/tv/relay/tv/low/s7.ts?k=1', { headers: { range: 'bytes=2-8' } });
  expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([206, 'bytes 2-8/9', 'segment']);
  // however many clients ask
  studio.requests.length = 0;
  await Promise.all(Array.from({ length: 50 }, () => get('/live/tv/relay/captions/th.m3u8')));
  expect(studio.requests).toEqual(['/captions/th.m3u8']);
  studio.requests.length = 0;
  studio.files.set('/tv/new.ts', Buffer.alloc(3_000_000, 'ก'));
  const segments = await Promise.all(Array.from({ length: 50 }, () => get('/live/tv/relay/tv/new.ts')));
  expect([studio.requests, new Set(segments.map(({ text }) => text)).size]).toEqual([['/tv/new.ts'], 1]);
  expect(segments[0]?.text).toHaveLength(1_000_000);
  // a large segment is fetched for each client alone, and a failed one is fetched again
  const large = Buffer.alloc(17 * 1024 * 1024, 'a');
  studio.files.set('/tv/large.ts', large);
  const sent = await Promise.all([get('/live/tv/relay/tv/large.ts'), get('/live/tv/relay/tv/large.ts')]);
  expect(sent.map(({ text }) => text.length)).toEqual([large.length, large.length]);
  expect((await get('/live/tv/relay/tv/late.ts')).status).toBe(503);
  studio.files.set('/tv/late.ts', 'late');
  expect((await get('/live/tv/relay/tv/late.ts')).text).toBe('late');

  // a compressed one may be a thousand times as large as its length says
  studio.files.set('/tv/packed.ts', gzipSync(large));
  expect((await get('/live/tv/relay/tv/packed.ts')).status).toBe(503);

  studio.files.set('/tv/page.vtt', '<script>alert(1)</script>');
  expect((await get('/live/tv/relay/tv/page.vtt')).type).toBe('application/octet-stream');
  studio.files.set('/tv/two.ts', '<script>alert(1)</script>');
  expect((await get('/live/tv/relay/tv/two.ts')).type).toBe('application/octet-stream');
  expect((await get('/live/tv/relay/tv/secret.json')).status).toBe(404);
  expect((await get('/live/tv/relay//127.0.0.1:9/s.ts')).status).toBe(404);
  expect((await get('/live/tv/relay/tv/gone.ts')).status).toBe(503);
  expect((await get('/live/tv/relay/away.m3u8')).status).toBe(503);
  expect((await get('/live/rian/relay/tv/low/s7.ts?k=1')).status).toBe(503);
  // a viewer of the planned programme continues at the channel's address
  expect((await get('/live/tv/index.m3u8')).status).toBe(200);
});

onBothDatabases((open) => {
  const database = openForAll(open);
  let watching: ReturnType<typeof createInputs> | undefined;
  let now = 0;
  beforeEach(() => {
    now = 1000;
    vi.spyOn(performance, 'now').mockImplementation(() => now);
  });
  afterEach(async () => {
    await watching?.close();
    vi.restoreAllMocks();
    await database.db.delete(channelInputs);
  });

  const errors: unknown[] = [];
  const watch = (ofSettings: [string, string][] = []) => {
    watching = createInputs(database.db, new Map(ofSettings), 5);
    watching.start((error) => errors.push(error));
    return () => watching?.find('tv')?.href;
  };
  const waitForChecks = async (count: number) => {
    const before = studio.requests.length;
    await expect.poll(() => studio.requests.length).toBeGreaterThan(before + 2 * count);
  };

  test('an input is live from its first new segment until none has come for ten seconds', async () => {
    await setInput(database.db, 'tv', address());
    const find = watch();
    await waitForChecks(3);
    expect(find()).toBeUndefined();
    studio.files.set('/tv/low/media.m3u8', toMediaPlaylist(8));
    await expect.poll(find).toBe(address());
    now += 9_000;
    expect(find()).toBe(address());
    now += 1000;
    expect(find()).toBeUndefined();
    // and the input is back
    studio.files.set('/tv/low/media.m3u8', toMediaPlaylist(9));
    await expect.poll(find).toBe(address());
    studio.files.clear();
    await waitForChecks(2);
    now += 10_000;
    expect(find()).toBeUndefined();
    expect(errors).toEqual([]);
  });

  test.each([
    ['ten seconds', 10, 25],
    ['a month, as it says,', 2_592_000, 75],
  ])('an input with segments of %s stays live for a while without a new one', async (_, target, seconds) => {
    const long = (newest: number) => toMediaPlaylist(newest).replace('TARGETDURATION:4', `TARGETDURATION:${target}`);
    studio.files.set('/tv/low/media.m3u8', long(7));
    const find = watch([['tv', address()]]);
    await waitForChecks(2);
    studio.files.set('/tv/low/media.m3u8', long(8));
    await expect.poll(find).toBe(address());
    now += seconds * 1000 - 1000;
    expect(find()).toBe(address());
    now += 1000;
    expect(find()).toBeUndefined();
  });

  test('an input that hangs does not delay the checks of another', async () => {
    const find = watch([
      ['rian', `${studio.origin}/hangs.m3u8`],
      ['tv', address()],
    ]);
    await waitForChecks(3);
    studio.files.set('/tv/low/media.m3u8', toMediaPlaylist(8));
    await expect.poll(find).toBe(address());
  });

  test('an input from the settings applies until a producer removes it', async () => {
    const find = watch([['tv', address()]]);
    await waitForChecks(2);
    studio.files.set('/tv/low/media.m3u8', toMediaPlaylist(8));
    await expect.poll(find).toBe(address());
    await setInput(database.db, 'tv', '');
    await expect.poll(find).toBeUndefined();
  });
});
