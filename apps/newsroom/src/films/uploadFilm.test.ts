import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { truncateSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { desc, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { actionLog } from '../actions/schema.ts';
import { testActions } from '../cli/testActions.ts';
import { testContext } from '../control/testContext.ts';
import { testStore } from '../store/testStore.ts';
import { films } from './schema.ts';
import { deleteBrokenUploads } from './uploadFilm.ts';

// nothing is encoded here, but an upload is refused where ffmpeg is missing
const FFMPEG = spawnSync('ffmpeg', ['-version']).status === 0;
const MB = 1024 * 1024;
/** Bytes that begin as a film does. */
const makeFilm = () => Buffer.concat([Buffer.from('\0\0\0\x20ftypqt  '), randomBytes(21 * MB - 12)]);
const FILM = makeFilm();

const stores = { uploads: testStore(), segments: testStore() };
const context = testActions('films', (db) => ({ ...testContext(db), films: { ...testContext(db).films, ...stores } }));

beforeEach(async () => {
  await context.db().delete(films);
  stores.uploads.sounds.clear();
});

/** Sends the beginning of a film, and breaks off once all its whole parts are stored. */
async function breakOff(beginning: Uint8Array): Promise<void> {
  const before = await readLastEntry();
  const input = JSON.stringify({ film: 'harvest', file: 'harvest.mov' });
  const sending = request({
    socketPath: join(context.folder(), 'socket'),
    path: `/actions/films/add?${new URLSearchParams({ input })}`,
    method: 'POST',
  }).on('error', () => {});
  sending.write(beginning);
  await expect.poll(() => stores.uploads.sounds.size).toBe(Math.floor(beginning.length / (8 * MB)));
  sending.destroy();
  // the newsroom writes this last
  await expect.poll(readLastEntry).toMatchObject({ outcome: 'failed' });
  expect(await readLastEntry()).not.toEqual(before);
}

async function readLastEntry() {
  const [entry] = await context.db().select().from(actionLog).orderBy(desc(actionLog.id)).limit(1);
  return entry;
}

async function readUploaded(): Promise<Buffer> {
  const [row] = await context.db().select().from(films);
  return Buffer.concat((row?.parts ?? []).map((part) => stores.uploads.sounds.get(part) ?? Buffer.from('missing')));
}

const WHOLE = 'harvest  22.0 MB uploaded; encoding in the background: films list shows how far';

describe.skipIf(!FFMPEG)('an interrupted upload', () => {
  test('continues where it was interrupted, and sends only the rest', async () => {
    await breakOff(FILM.subarray(0, 20 * MB));
    expect(await context.run('list')).toEqual([
      'harvest  16.8 MB uploaded so far: add it again where that was broken off',
    ]);
    expect(await context.run('uploaded', 'harvest')).toHaveLength(2);
    const file = context.file('harvest.mov', FILM);
    expect(await context.run('add', 'harvest', file)).toEqual([`16.8 MB of ${file} are there already.`, WHOLE]);
    expect((await readLastEntry())?.input).toMatchObject({ stream: { bytes: 5 * MB } });
    expect((await readUploaded()).equals(FILM)).toBe(true);
    expect(await context.run('uploaded', 'harvest')).toEqual(['There is nothing of it to go on with.']);
  });

  test('can get captions meanwhile, and continues', async () => {
    await breakOff(FILM.subarray(0, 20 * MB));
    const [before] = await context.db().select().from(films);
    await context.run('captions', 'harvest', context.file('a.srt', '1\n00:00:05,000 --> 00:00:07,000\nข้าวสุก\n'));
    expect((await context.db().select().from(films))[0]?.edition).toBe(before?.edition);
    expect(await context.run('add', 'harvest', context.file('harvest.mov', FILM))).toHaveLength(2);
  });

  test('continues before a part that is missing in the store', async () => {
    await breakOff(FILM.subarray(0, 16 * MB));
    const [row] = await context.db().select().from(films);
    stores.uploads.sounds.delete(row?.parts[1] ?? '');
    const [message] = await context.run('add', 'harvest', context.file('harvest.mov', FILM));
    expect(message).toMatch(/^8\.4 MB of /);
    expect((await readUploaded()).equals(FILM)).toBe(true);
  });

  test('starts over with another file, and its former parts are deleted', async () => {
    await breakOff(FILM.subarray(0, 20 * MB));
    const other = makeFilm();
    expect(await context.run('add', 'harvest', context.file('other.mov', other))).toEqual([WHOLE]);
    expect((await readUploaded()).equals(other)).toBe(true);
    expect(stores.uploads.sounds.size).toBe(3);
  });

  test('stays when something that is no film is added under its name', async () => {
    await breakOff(FILM.subarray(0, 20 * MB));
    const text = context.file('harvest.docx', Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.alloc(9 * MB)]));
    await context.refuses(['add', 'harvest', text], /^The file cannot be read as a film: use MP4, /);
    expect(await context.run('uploaded', 'harvest')).toHaveLength(2);
  });

  test('is deleted after a week', async () => {
    await breakOff(FILM.subarray(0, 20 * MB));
    await deleteBrokenUploads(context.db(), stores);
    expect(await context.run('list')).toHaveLength(1);
    await context.db().update(films).set({ partAt: sql`now() - interval '8 days'` });
    await deleteBrokenUploads(context.db(), stores);
    expect(await context.run('list')).toEqual([]);
    expect(stores.uploads.sounds.size).toBe(0);
  });

  test.each([
    ['of another upload', false, 16 * MB],
    ['behind what was stored', true, 24 * MB],
    ['within a part', true, 12 * MB],
  ])('is not continued from a place %s', async (_, isSame, bytes) => {
    await breakOff(FILM.subarray(0, 20 * MB));
    const [film] = await context.db().select().from(films);
    const continued = { upload: isSame ? film?.edition : '00000000', bytes };
    const input = JSON.stringify({ film: 'harvest', file: 'harvest.mov', continued });
    const answer = await new Promise<string>((done, fail) => {
      const outgoing = request(
        {
          socketPath: join(context.folder(), 'socket'),
          path: `/actions/films/add?${new URLSearchParams({ input })}`,
          method: 'POST',
        },
        (incoming) => incoming.setEncoding('utf8').once('data', done),
      );
      outgoing.on('error', fail).end(FILM.subarray(bytes));
    });
    expect(JSON.parse(answer)).toEqual({ failed: 'Another upload of harvest has begun: add it again.' });
    expect(await context.run('uploaded', 'harvest')).toHaveLength(2);
  });
});

/** Sends a film to `films add` until the answer comes; returns the answer and the number of bytes that were sent. */
async function addSlowly(film: string, beginning: Uint8Array) {
  const input = JSON.stringify({ film, file: 'film.mov' });
  return new Promise<{ answer: string; isWhole: boolean }>((done, fail) => {
    const outgoing = request({
      socketPath: join(context.folder(), 'socket'),
      path: `/actions/films/add?${new URLSearchParams({ input })}`,
      method: 'POST',
    });
    outgoing.on('error', fail).on('response', (incoming) =>
      incoming.setEncoding('utf8').once('data', (answer) => {
        done({ answer, isWhole: outgoing.writableEnded });
        outgoing
          .off('error', fail)
          .on('error', () => {})
          .destroy();
      }),
    );
    outgoing.write(beginning);
  });
}

test.skipIf(!FFMPEG)('films add refuses a film before the client has sent all of it', async () => {
  const refusal = /^{"failed":"The file cannot be read as a film: use MP4, /;
  expect(await addSlowly('harvest', Buffer.alloc(9 * MB, 'text'))).toEqual({
    answer: expect.stringMatching(refusal),
    isWhole: false,
  });
  expect(await addSlowly('market', FILM.subarray(0, MB))).toEqual({
    answer: expect.stringMatching(/^{"failed":"There is a film market already: /),
    isWhole: false,
  });
  expect(await context.run('list')).toEqual([]);
});

test('films add refuses a file of more than 5 GB without sending it', async () => {
  const path = context.file('long.mov', '');
  truncateSync(path, 5_000_000_001);
  await context.refuses(['add', 'harvest', path], /long\.mov is larger than 5000 MB\.$/);
  expect(await readLastEntry()).not.toMatchObject({ input: { film: 'harvest', file: 'long.mov' } });
});
