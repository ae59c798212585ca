import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { performAction } from '../actions/index.ts';
import { articles, withdrawnArticles } from '../articles/schema.ts';
import { readPlaylist } from '../channels/testPlaylist.ts';
import { testActions } from '../cli/testActions.ts';
import { testContext } from '../control/testContext.ts';
import type { Database } from '../database/index.ts';
import { programs, videos } from '../programs/schema.ts';
import { testStore } from '../store/testStore.ts';
import { filmActions } from './actions.ts';
import { startEncodingWorker } from './encoding/index.ts';
import { createFilmRoutes } from './routes.ts';
import { films } from './schema.ts';

// Real films, encoded by a real ffmpeg. Where it is not installed these tests are skipped.
const FFMPEG = spawnSync('ffmpeg', ['-version']).status === 0;
const stores = { uploads: testStore(), segments: testStore(), pictures: testStore() };
let isEncoderOn = true;
const contextOf = (db: Database) => ({
  ...testContext(db),
  films: {
    ...stores,
    get isEncoderOn() {
      return isEncoderOn;
    },
    hosts: new Set<string>(),
  },
});
const context = testActions(null, contextOf);

const errors: unknown[] = [];
let worker: ReturnType<typeof startEncodingWorker>;
const encode = () => {
  const encodingStores = { ...stores, workFolder: join(context.folder(), 'encoding') };
  worker = startEncodingWorker(context.db(), encodingStores, (error) => errors.push(error));
};
/** Has another worker look for films at once. */
const encodeNow = async () => {
  await worker.close();
  encode();
};
beforeEach(async () => {
  isEncoderOn = true;
  for (const table of [videos, programs, films]) await context.db().delete(table);
  for (const { sounds } of Object.values(stores)) sounds.clear();
});
afterEach(async () => {
  await worker?.close();
  expect(errors.splice(0)).toEqual([]);
});

/** A film of 5.2 s, as from a phone or a camera. */
const shoot = (name: string) => shootFor(5.2, name, '640x480', 30);
/** A film that is quickly encoded. */
const shootShort = (name: string, ...args: string[]) => shootFor(2.2, name, '160x120', 10, ...args);
let shortFilm: Buffer | undefined;
/** A copy of such a film, which is shot once. */
const copyShort = (name: string) => {
  shortFilm ??= readFileSync(shootShort('short-film.mp4'));
  return context.file(name, shortFilm);
};

function shootFor(seconds: number, name: string, size: string, rate: number, ...args: string[]): string {
  const file = join(context.folder(), name);
  const picture = ['-f', 'lavfi', '-i', `testsrc=size=${size}:rate=${rate}:duration=${seconds}`];
  const sound = ['-f', 'lavfi', '-i', `sine=frequency=440:duration=${seconds}`];
  execFileSync('ffmpeg', [
    '-v',
    'error',
    '-y',
    ...picture,
    ...sound,
    '-shortest',
    '-preset',
    'ultrafast',
    ...args,
    file,
  ]);
  return file;
}

/** A Matroska file that says it lasts so many seconds: its element 4489 has eight bytes, milliseconds as a double. */
function withDuration(file: Buffer, seconds: number): Buffer {
  const at = file.indexOf(Buffer.from('448988', 'hex'));
  expect(at).toBeGreaterThan(0);
  const changed = Buffer.from(file);
  changed.writeDoubleBE(seconds * 1000, at + 3);
  return changed;
}

const get = (path: string, headers: Record<string, string> = {}) =>
  createFilmRoutes({ films: new Map(), folder: '/nowhere', db: context.db(), segments: stores.segments }).request(
    path,
    {
      headers,
    },
  );
const show = async (name: string) => (await context.run('films', 'show', name)).join('\n');
const expectState = (name: string, state: string | RegExp) =>
  expect.poll(() => show(name), { timeout: 170_000 }).toMatch(state);

describe.skipIf(!FFMPEG)('a film', () => {
  test('is uploaded, encoded in the background, played, and captioned', async () => {
    const added = await context.run('films', 'add', 'rim-fang-7', shoot('film.mp4'));
    expect(added).toEqual([
      expect.stringMatching(/^rim-fang-7 {2}\d\.\d MB uploaded; encoding in the background: films list shows how far$/),
    ]);
    expect(await context.run('films', 'list')).toEqual(['rim-fang-7  encoding, 0 %']);
    expect((await get('/vod/rim-fang-7/index.m3u8')).status).toBe(404);
    encode();
    await expectState(
      'rim-fang-7',
      /^rim-fang-7 {2}\/vod\/rim-fang-7\/index\.m3u8 {2}5 s\n480×360 {2}\d+ kbit\/s\n640×480 {2}\d+ kbit\/s\nstill: rim-fang-7-[0-9a-f]{8}\.webp\nplayed nowhere$/,
    );

    const master = await (await get('/vod/rim-fang-7/index.m3u8')).text();
    expect(master).toMatch(/CODECS="avc1\.4d401e,mp4a\.40\.2",RESOLUTION=480x360/);
    expect(master).not.toContain('SUBTITLES');
    const { file, lengths } = await load('rim-fang-7', '360');
    expect(lengths).toEqual([4, 1.2]);
    expect(countPackets(file, 'v')).toBe(130);
    // it ends with the last picture; the sound ends within a frame of that
    expect(Math.abs(countPackets(file, 'a') * (1024 / 48_000) - 5.2)).toBeLessThan(0.1);
    expect((await get('/vod/rim-fang-7/keyframes360.m3u8')).status).toBe(200);
    const still = /still: (\S+)/.exec(await show('rim-fang-7'))?.[1] ?? '';
    expect(await context.run('pictures', 'show', still)).toEqual([`${still}  640×480  decoration`, 'used nowhere']);
    // nothing of the upload is left
    await expect.poll(() => [...stores.uploads.sounds]).toEqual([]);

    const captions = context.file('film.srt', '1\n00:00:04,500 --> 00:00:05,000\nฟ้าเพิ่งสว่าง\n');
    expect(await context.run('films', 'captions', 'rim-fang-7', captions)).toEqual(['rim-fang-7  1 caption']);
    expect(await (await get('/vod/rim-fang-7/index.m3u8')).text()).toContain('SUBTITLES="captions"');
    const { segments } = await readMedia('rim-fang-7', 'th');
    const captionSegment = await get(new URL(segments[1]?.address ?? '', 'http://newsroom/vod/rim-fang-7/').pathname);
    expect([captionSegment.headers.get('content-type'), await captionSegment.text()]).toEqual([
      'text/vtt; charset=utf-8',
      expect.stringContaining('00:00:04.500 --> 00:00:05.000\nฟ้าเพิ่งสว่าง'),
    ]);
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const cues = ['05', '10', '15'].map((second) => `00:00:${second},000 --> 00:00:${second},900\nก`);
    const others = context.file('other.srt', cues.join('\n\n'));
    expect(await context.run('films', 'captions', 'rim-fang-7', others)).toEqual(['rim-fang-7  3 captions']);
    expect(vi.mocked(console.error).mock.lastCall).toEqual([
      'From 0:10 on, 2 of them begin after the film ends: viewers never see them.',
    ]);
  });

  test('sets the duration of its episode and its article once it is encoded', async () => {
    await context.run('films', 'add', 'late', copyShort('late.mp4'));
    const file = (name: string, contents: string) => context.file(name, contents);
    await context.run('programs', 'set', 'rim-fang', file('p.json', '{"title": "ริมฝั่ง", "group": "documentary"}'));
    const media = '/vod/late/index.m3u8';
    const episode = { title: 'ตอนแรก', airedAt: '2026-11-20 20:15', video: { media } };
    const [added = ''] = await context.run('episodes', 'add', 'rim-fang', file('e.json', JSON.stringify(episode)));
    const text = `---\nsection: sport\ntitle: คลิป\nmarks: clip\nmedia: ${media}\n---\nเนื้อ`;
    const [draft = ''] = await context.run('articles', 'draft', file('a.txt', text));
    const [out = ''] = await context.run('articles', 'publish', draft.split(' ')[0] ?? '');
    encode();
    await expectState('late', '/vod/late/index.m3u8');
    const shown = JSON.parse((await context.run('episodes', 'show', added.split(' ')[0] ?? '')).join('\n'));
    expect(shown.video).toEqual({ media, seconds: 2 });
    const id = /(\d+) is out$/.exec(out)?.[1] ?? '';
    expect((await context.run('articles', 'show', id)).join('\n')).toContain('\nduration: 2\n');
    await context.db().delete(articles);
  });

  test('is served in ranges, and only at the addresses of its edition', async () => {
    await context.run('films', 'add', 'short', copyShort('short.mp4'));
    encode();
    await expectState('short', '/vod/short/index.m3u8');
    const { segments } = await readMedia('short', '360');
    const path = new URL(segments[0]?.address ?? '', 'http://newsroom/vod/short/').pathname;
    const part = await get(path, { range: 'bytes=4-7' });
    expect([part.status, await part.text(), part.headers.get('content-type')]).toEqual([
      206,
      'moof',
      'video/iso.segment',
    ]);
    for (const other of [
      path.replace(/[0-9a-f]{8}/, '00000000'),
      path.replace('/0.m4s', '/9.m4s'),
      '/vod/short/720.m3u8',
    ])
      expect((await get(other)).status).toBe(404);
  });

  test('that cannot be encoded shows the reason, and can be uploaded again', async () => {
    const secret = context.file('secret.txt', 'secret');
    const playlist = context.file(
      'film.mp4',
      // the mark of MPEG, so that the encoder gets to see it
      Buffer.from(`#EXTM3U\n#\0\0\x01\xba\n#EXTINF:4,\nfile://${secret}\n#EXT-X-ENDLIST\n`, 'latin1'),
    );
    await context.run('films', 'add', 'trap', playlist);
    encode();
    await expectState('trap', /^trap {2}The file cannot be read as a film/);
    await expect.poll(() => [...stores.uploads.sounds]).toEqual([]);
    const sound = join(context.folder(), 'sound.mp4');
    execFileSync('ffmpeg', ['-v', 'error', '-y', '-f', 'lavfi', '-i', 'sine=duration=1', sound]);
    await context.run('films', 'add', 'trap', sound);
    await encodeNow();
    await expectState('trap', 'The file has no video.');
    const large = join(context.folder(), 'large.mov');
    const oneFrame = ['-f', 'lavfi', '-i', 'color=size=4100x2304:rate=1:duration=1', '-c:v', 'mjpeg'];
    execFileSync('ffmpeg', ['-v', 'error', '-y', ...oneFrame, large]);
    await context.run('films', 'add', 'trap', large);
    await encodeNow();
    await expectState('trap', 'The film is 4100 by 2304: export it in 4K, at most 4096 by 2304, or smaller.');
    const wide = shootShort('wide.mkv', '-vf', 'setsar=100');
    await context.run('films', 'add', 'trap', wide);
    await encodeNow();
    await expectState('trap', 'The pixels of the film are 100:1: export it with square ones.');
    await context.run('films', 'add', 'trap', shootShort('silent.mkv', '-an'));
    await encodeNow();
    await expectState('trap', '/vod/trap/index.m3u8');
    expect(await (await get('/vod/trap/index.m3u8')).text()).toContain('CODECS="avc1.4d401e"');
  });

  test('whose pictures are hours apart does not stop the next one', async () => {
    const gaps = shootShort('gaps.mkv', '-an', '-vf', 'setpts=PTS*36000', '-fps_mode', 'passthrough');
    writeFileSync(gaps, withDuration(readFileSync(gaps), 5));
    await context.run('films', 'add', 'gaps', gaps);
    await context.run('films', 'add', 'next', copyShort('next.mp4'));
    encode();
    await expectState('gaps', 'The film is longer than its file says: export it again.');
    await expectState('next', '/vod/next/index.m3u8');
  });

  test('whose newsroom was killed three times while it was encoded is not tried again', async () => {
    const cutShort = async () => (await context.db().select({ times: films.cutShort }).from(films))[0]?.times;
    const setCutShort = (times: number) => context.db().update(films).set({ cutShort: times });
    await context.run('films', 'add', 'heavy', copyShort('heavy.mp4'));
    await setCutShort(2);
    const { save } = stores.segments;
    const { promise: stored, resolve } = Promise.withResolvers<number | undefined>();
    stores.segments.save = async (bytes) => {
      stores.segments.save = save;
      resolve(await cutShort());
      return save(bytes);
    };
    const workFolder = join(context.folder(), 'encoding');
    mkdirSync(join(workFolder, 'of-a-killed-newsroom'), { recursive: true });
    encode();
    expect(await stored, 'as a kill would leave it').toBe(3);
    await worker.close();
    expect(await cutShort(), 'after an orderly end').toBe(2);
    expect(readdirSync(workFolder)).toEqual([]);
    await setCutShort(3);
    encode();
    await expectState('heavy', 'Its encoding was cut short 3 times, as when memory runs out');
    await context.run('films', 'add', 'heavy', copyShort('lighter.mp4'));
    await encodeNow();
    await expectState('heavy', '/vod/heavy/index.m3u8');
  });

  test('can be removed while it is encoded, and the next film is encoded', async () => {
    await context.run('films', 'add', 'first', copyShort('first.mp4'));
    await context.run('films', 'add', 'second', copyShort('second.mp4'));
    const { save } = stores.segments;
    stores.segments.save = async (bytes) => {
      stores.segments.save = save;
      await context.run('films', 'remove', 'first');
      return save(bytes);
    };
    encode();
    await expectState('second', '/vod/second/index.m3u8');
    expect(await context.run('films', 'list')).toHaveLength(1);
  });

  test('can be replaced while it is encoded by another film of its name', async () => {
    await context.run('films', 'add', 'same', shootFor(4, 'wrong.mp4', '160x120', 10));
    const { save } = stores.segments;
    stores.segments.save = async (bytes) => {
      stores.segments.save = save;
      await context.run('films', 'remove', 'same');
      await context.run('films', 'add', 'same', copyShort('right.mp4'));
      return save(bytes);
    };
    encode();
    await expectState('same', '/vod/same/index.m3u8');
    expect(await context.db().select({ seconds: films.seconds }).from(films)).toEqual([
      { seconds: expect.closeTo(2.2, 0) },
    ]);
  });

  test('cannot be removed while it is played, and an unknown one cannot be played', async () => {
    await context.run(
      'programs',
      'set',
      'rim-fang',
      context.file('p.json', '{"title": "ริมฝั่ง", "group": "documentary"}'),
    );
    const clip = {
      kind: 'clip',
      title: 'เบื้องหลัง',
      media: '/vod/new/index.m3u8',
      seconds: 9,
      airedAt: '2026-11-20 19:00',
    };
    const file = context.file('c.json', JSON.stringify(clip));
    await context.refuses(['clips', 'add', 'rim-fang', file], /^There is no film new that can be played/);
    await context.run('films', 'add', 'new', copyShort('new.mp4'));
    const [added] = await context.run('clips', 'add', 'rim-fang', file);
    const key = added?.split(' ')[0];
    await context.refuses(
      ['films', 'remove', 'new'],
      new RegExp(`^new cannot be removed while it is played: video ${key}\\.$`),
    );
    await context.refuses(['films', 'add', 'new', file], /^There is a film new already/);
    await context.run('clips', 'remove', key ?? '');
    const draft = context.file('d.txt', '---\nsection: sport\ntitle: คลิป\nmedia: /vod/new/index.m3u8\n---\nเนื้อ');
    const [, drafted = ''] = /^(d\d+) /.exec((await context.run('articles', 'draft', draft)).join()) ?? [];
    await context.refuses(['films', 'remove', 'new'], new RegExp(`while it is played: draft ${drafted}\\.$`));
    const [, out = ''] = /(\d+) is out$/.exec((await context.run('articles', 'publish', drafted)).join()) ?? [];
    await context.run('articles', 'withdraw', out);
    await context.refuses(['films', 'remove', 'new'], new RegExp(`while it is played: withdrawn article ${out}\\.$`));
    await context.db().delete(withdrawnArticles);
    expect(await context.run('films', 'remove', 'new')).toEqual(['new is removed']);
    expect([...stores.uploads.sounds]).toEqual([]);
  });
});

test('films add itself says whose right is missing, not the query that the command sends before it', async () => {
  const caller = { who: 'malee@station.test', role: 'reporter', origin: '192.0.2.7' } as const;
  const perform = async (name: string, input: object) => {
    const action = filmActions.find((one) => one.name === name);
    const request = { requireCaller: () => caller, input, body: Readable.from([]) };
    for await (const _ of performAction(action as never, contextOf(context.db()), request));
  };
  await perform('films uploaded', { film: 'new' });
  await expect(perform('films add', { film: 'new', file: 'new.mp4' })).rejects.toThrow(
    'films add needs the role producer; yours is reporter.',
  );
});

test.skipIf(!FFMPEG)('films rejects empty files, invalid captions and unknown films with one sentence', async () => {
  await context.refuses(['films', 'add', 'empty', context.file('empty.mp4', '')], /^The file is empty\.$/);
  await context.refuses(['films', 'add', 'market', context.file('a.mp4', 'a')], /^There is a film market already/);
  await context.refuses(['films', 'show', 'nothing'], /^No film nothing was uploaded/);
  await context.refuses(['films', 'captions', 'nothing', context.file('a.srt', '1\n')], /^Line 1/);
  const nul = context.file('b.srt', '1\n00:00:05,000 --> 00:00:07,000\nก\0\n');
  await context.refuses(['films', 'captions', 'nothing', nul], /^FILE cannot be used: it has a character/);
  expect(await context.run('films', 'list')).toEqual([]);
  expect([...stores.uploads.sounds]).toEqual([]);
});

test('films add is rejected where films are not encoded', async () => {
  isEncoderOn = false;
  await context.refuses(['films', 'add', 'new', context.file('a.mp4', 'a')], /^Films are not encoded here/);
});

async function readMedia(film: string, rendition: string) {
  const text = await (await get(`/vod/${film}/${rendition}.m3u8`)).text();
  const lengths = [...text.matchAll(/^#EXTINF:([\d.]+),$/gm)].map(([, seconds]) => Number(seconds));
  return { ...readPlaylist(text.replace('#EXT-X-TARGET', '#EXT-X-MEDIA-SEQUENCE:0\n#EXT-X-TARGET')), lengths };
}

/** The bytes that a player loads of a rendition, as one file. */
async function load(film: string, rendition: string) {
  const { segments, lengths } = await readMedia(film, rendition);
  const addresses = [segments[0]?.map ?? '', ...segments.map(({ address }) => address)];
  const parts = addresses.map(async (address) => {
    const answer = await get(new URL(address, `http://newsroom/vod/${film}/`).pathname);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([
      200,
      'public, max-age=31536000, s-maxage=86400, immutable',
    ]);
    return Buffer.from(await answer.arrayBuffer());
  });
  const file = join(context.folder(), `${film}-${rendition}.mp4`);
  writeFileSync(file, Buffer.concat(await Promise.all(parts)));
  expect(readFileSync(file).length).toBeGreaterThan(10_000);
  return { file, lengths };
}

function countPackets(file: string, track: 'v' | 'a'): number {
  const args = ['-v', 'error', '-select_streams', track, '-count_packets', '-show_entries', 'stream=nb_read_packets'];
  return Number(
    execFileSync('ffprobe', [...args, '-of', 'csv=p=0', file])
      .toString()
      .trim(),
  );
}
