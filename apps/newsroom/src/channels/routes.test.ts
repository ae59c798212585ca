import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { FILMS_FOLDER } from '@sala/demo/films';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Films, openFilms } from '../films/films.ts';
import { type Inputs, NO_INPUTS } from './inputs/index.ts';
import { createChannelRoutes } from './routes.ts';
import { bangkok, readPlaylist } from './testPlaylist.ts';

let films: Films;
let clock: number;
let api: ReturnType<typeof createChannelRoutes>;
beforeAll(() => {
  films = openFilms(FILMS_FOLDER);
  clock = bangkok('2026-11-21T12:00:01.500') * 1000;
  const schedule = async () => [];
  api = createChannelRoutes({ films, schedule, clock: () => clock });
});

const get = (path: string, headers: Record<string, string> = {}) => api.request(path, { headers });
const typeAndCaching = ({ headers }: Response) => [headers.get('content-type'), headers.get('cache-control')];
const PLAYLIST = 'application/vnd.apple.mpegurl';

describe('a channel', () => {
  test('has a master playlist of two renditions and captions', async () => {
    const answer = await get('/live/tv/index.m3u8');
    expect(typeAndCaching(answer)).toEqual([PLAYLIST, 'public, max-age=2']);
    const master = await answer.text();
    expect(master).toMatch(/^#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="captions",.*LANGUAGE="th",.*URI="th\.m3u8"$/m);
    const streams = master.matchAll(/^#EXT-X-STREAM-INF:(.*)\n(.*)$/gm);
    expect(
      [...streams].map(([, attributes, address]) => [/RESOLUTION=(\w+)/.exec(attributes ?? '')?.[1], address]),
    ).toEqual([
      ['640x360', '360.m3u8'],
      ['1280x720', '720.m3u8'],
    ]);
    expect(master).toMatch(/CODECS="avc1\.4d40..,mp4a\.40\.2"/);
  });

  test('has media playlists whose segments exist', async () => {
    for (const rendition of ['360', '720', 'th']) {
      const path = `/live/rian/${rendition}.m3u8`;
      const answer = await get(path);
      expect(typeAndCaching(answer)).toEqual([PLAYLIST, 'public, max-age=2']);
      const { segments } = readPlaylist(await answer.text());
      const last = segments.at(-1);
      expect(last?.at).toBe(bangkok('2026-11-21T12:00:08'));
      for (const address of [last?.address, last?.map ?? []].flat()) {
        const { pathname } = new URL(address ?? '', `http://newsroom${path}`);
        const [, film = '', edition, file = ''] = /^\/vod\/(\w+)\/(\w+)\/(.+)$/.exec(pathname) ?? [];
        expect([films.get(film)?.edition, existsSync(join(FILMS_FOLDER, film, file))]).toEqual([edition, true]);
      }
    }
  });

  test('starts over at a time in its address, which it passes on to its renditions', async () => {
    const start = bangkok('2026-11-21T11:50');
    expect(await (await get(`/live/tv/index.m3u8?start=${start}`)).text()).toContain(`\n720.m3u8?start=${start}\n`);
    const { segments } = readPlaylist(await (await get(`/live/tv/720.m3u8?start=${start}`)).text());
    expect(segments[0]?.at).toBe(start);
  });

  test('off the air answers 404 with the time when it is back', async () => {
    const noon = clock;
    clock = bangkok('2026-11-22T03:00') * 1000;
    const answer = await get('/live/tv/index.m3u8');
    expect([answer.status, ...typeAndCaching(answer)]).toEqual([404, 'application/problem+json', 'public, max-age=2']);
    expect(await answer.json()).toMatchObject({ title: 'Off air', on_air_at: '2026-11-21T23:00:00.000Z' });
    // a viewer who watched to the end can still go back
    expect((await get('/live/tv/720.m3u8')).status).toBe(200);
    clock = bangkok('2026-11-22T04:00') * 1000;
    expect((await get('/live/tv/720.m3u8')).status).toBe(404);
    clock = noon;
  });

  test('[2.2-23] the special one is off the air without a programme or an input, and says when the next one begins', async () => {
    const noon = bangkok('2026-11-21T12:00');
    const hour = 3600;
    const event = (startSeconds: number) => [{ startSeconds, endSeconds: startSeconds + hour, films: [] }];
    const master = async (planned: ReturnType<typeof event>, inputs: Inputs = NO_INPUTS) => {
      const routes = createChannelRoutes({ films, schedule: async () => planned, inputs, clock: () => noon * 1000 });
      const answer = await routes.request('/live/special/index.m3u8');
      return answer.status === 404 ? await answer.json() : answer.status;
    };
    expect(await master([])).not.toHaveProperty('on_air_at');
    expect(await master(event(noon + hour))).toMatchObject({ on_air_at: '2026-11-21T06:00:00.000Z' });
    expect(await master(event(noon))).toBe(200);
    // the file of a live input while nothing is planned; no server answers at its address
    expect(await master([], { find: () => new URL('http://127.0.0.1:9/') })).toBe(503);
  });

  test.each(['x', '-1', '1e9', '99999999999', ''])('cannot be started over at “%s”', async (start) => {
    expect((await get(`/live/tv/720.m3u8?start=${encodeURIComponent(start)}`)).status).toBe(400);
  });

  test.each([
    '/live/nowhere/index.m3u8',
    '/live/tv/1080.m3u8',
    '/live/tv',
    '/live/tv/constructor.m3u8',
    '/live/tv/720',
  ])('answers 404 at the unknown address %s', async (path) => expect((await get(path)).status).toBe(404));
});
