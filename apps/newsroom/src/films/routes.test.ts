import { FILMS_FOLDER } from '@sala/demo/films';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readPlaylist } from '../channels/testPlaylist.ts';
import type { OpenDatabase } from '../database/index.ts';
import { openTestDatabase } from '../database/testDatabases.ts';
import { testStore } from '../store/testStore.ts';
import { type Films, openFilms } from './films.ts';
import { createFilmRoutes } from './routes.ts';

let films: Films;
let database: OpenDatabase;
let api: ReturnType<typeof createFilmRoutes>;
beforeAll(async () => {
  films = openFilms(FILMS_FOLDER);
  database = await openTestDatabase();
  api = createFilmRoutes({ films, folder: FILMS_FOLDER, db: database.db, segments: testStore() });
});
afterAll(() => database.close());

const get = (path: string, headers: Record<string, string> = {}) => api.request(path, { headers });
const typeAndCaching = ({ headers }: Response) => [headers.get('content-type'), headers.get('cache-control')];
const PLAYLIST = 'application/vnd.apple.mpegurl';

describe('a film', () => {
  test('has playlists with an end', async () => {
    for (const { name, seconds, renditions } of films.values()) {
      const master = await get(`/vod/${name}/index.m3u8`);
      expect(typeAndCaching(master)).toEqual([PLAYLIST, 'public, max-age=60']);
      for (const rendition of [...renditions.map((one) => one.name), 'th']) {
        expect(await master.clone().text()).toContain(`${rendition}.m3u8`);
        const media = await (await get(`/vod/${name}/${rendition}.m3u8`)).text();
        const { segments, hasEnded } = readPlaylist(
          media.replace('#EXT-X-TARGET', '#EXT-X-MEDIA-SEQUENCE:0\n#EXT-X-TARGET'),
        );
        expect([segments.length * 4, hasEnded]).toEqual([seconds, true]);
        expect(segments.find(({ isGap }) => isGap)).toBeUndefined();
      }
    }
  });

  test('has playlists of its key frames, for seeking', async () => {
    const master = await (await get('/vod/market/index.m3u8')).text();
    const streams = [
      ...master.matchAll(
        /^#EXT-X-I-FRAME-STREAM-INF:BANDWIDTH=\d+,CODECS="avc1\.\w+",RESOLUTION=(\w+),URI="([^"]+)"$/gm,
      ),
    ];
    expect(streams.map(([, size, address]) => [size, address])).toEqual([
      ['640x360', 'keyframes360.m3u8'],
      ['1280x720', 'keyframes720.m3u8'],
    ]);
    const text = await (await get('/vod/market/keyframes360.m3u8')).text();
    expect(text).toContain('\n#EXT-X-I-FRAMES-ONLY\n');
    const { segments } = readPlaylist(text);
    const lengths = [...text.matchAll(/^#EXT-X-BYTERANGE:(\d+)@0$/gm)].map(([, length]) => Number(length));
    expect([segments.length, lengths.length]).toEqual([10, 10]);
    for (const [index, { address }] of segments.entries()) {
      const path = new URL(address, 'http://newsroom/vod/market/').pathname;
      const part = Buffer.from(
        await (await get(path, { range: `bytes=0-${(lengths[index] ?? 0) - 1}` })).arrayBuffer(),
      );
      // a player loads the fragment's head and one picture, whose unit of the stream ends where the range ends
      const from = part.readUInt32BE(0) + 8;
      let at = from;
      while (at < part.length) at += 4 + part.readUInt32BE(at);
      expect([part.toString('latin1', 4, 8), at]).toEqual(['moof', part.length]);
    }
    for (const none of ['keyframesth', 'keyframes1080', 'keyframes'])
      expect((await get(`/vod/market/${none}.m3u8`)).status).toBe(404);
  });

  test('is served in ranges', async () => {
    const film = films.get('river');
    const path = `/vod/river/${film?.edition}/360/1.m4s`;
    const whole = Buffer.from(await (await get(path)).arrayBuffer());
    expect((await get(path)).headers.get('content-type')).toBe('video/iso.segment');
    const part = await get(path, { range: 'bytes=4-7' });
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 4-7/${whole.length}`]);
    expect(Buffer.from(await part.arrayBuffer())).toEqual(whole.subarray(4, 8));
    expect((await get(path, { range: 'bytes=999999999-' })).status).toBe(416);
    expect((await api.request(path, { method: 'HEAD' })).headers.get('content-length')).toBe(String(whole.length));
  });

  test.each([
    ...['/vod/nothing/index.m3u8', '/vod/river/1080.m3u8', '/vod/river/0000/360/1.m4s', '/vod/constructor/index.m3u8'],
    ...[
      'EDITION/360/99.m4s',
      'EDITION/360/films.json',
      'EDITION/..%2f..%2ffilms/0.m4s',
      'EDITION/%2e%2e/1.m4s',
      'EDITION/999/1.m4s',
    ],
  ])('answers 404 at the unknown address %s', async (path) => {
    const address = path.replace('EDITION', `/vod/river/${films.get('river')?.edition}`);
    expect((await get(address)).status).toBe(404);
  });
});
