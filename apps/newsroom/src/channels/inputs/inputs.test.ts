import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { onBothDatabases, openForAll } from '../../database/testDatabases.ts';
import { createChannelRoutes } from '../routes.ts';
import { channelInputs } from '../schema.ts';
import { bangkok } from '../testPlaylist.ts';
import { type Inputs, setInput, watchInputs } from './index.ts';
import { rewritePlaylist } from './rewritePlaylist.ts';
import { MASTER, openTestStudio, type TestStudio, toMediaPlaylist } from './testStudio.ts';

let studio: TestStudio;
beforeAll(async () => {
  studio = await openTestStudio();
});
beforeEach(() => {
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

test('the relay serves the playlists and segments of an input, and nothing else of its host', async () => {
  const inputs: Inputs = { find: (channel) => (channel === 'tv' ? new URL(address()) : undefined) };
  const clock = () => bangkok('2026-11-21T12:00:01') * 1000;
  const api = createChannelRoutes({ films: new Map(), schedule: async () => [], inputs, clock });
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
  let watching: ReturnType<typeof watchInputs> | undefined;
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
    watching = watchInputs(database.db, new Map(ofSettings), (error) => errors.push(error), 5);
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

  test('an input with segments of ten seconds stays live for 25 seconds without a new one', async () => {
    const long = (newest: number) => toMediaPlaylist(newest).replace('TARGETDURATION:4', 'TARGETDURATION:10');
    studio.files.set('/tv/low/media.m3u8', long(7));
    const find = watch([['tv', address()]]);
    await waitForChecks(2);
    studio.files.set('/tv/low/media.m3u8', long(8));
    await expect.poll(find).toBe(address());
    now += 24_000;
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
