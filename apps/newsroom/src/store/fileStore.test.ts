import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createBucketStore } from './bucketStore.ts';
import { SOUNDS } from './createFileStore.ts';
import type { ByteRange, FileStore } from './fileStore.ts';
import { createFolderStore } from './folderStore.ts';
import { openBucket, type TestBucket } from './testBucket.ts';

const SOUND = Buffer.from('0123456789');
const NAME = createHash('sha256').update(SOUND).digest('hex');

let folder: string;
let bucket: TestBucket;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sala-sound-'));
  bucket = await openBucket();
});
afterEach(async () => {
  rmSync(folder, { recursive: true });
  await bucket.close();
});

describe.each<[string, () => FileStore | Promise<FileStore>]>([
  ['a folder', () => createFolderStore(folder, SOUNDS)],
  ['a bucket', () => createBucketStore(bucket.settings, SOUNDS)],
])('a file store in %s', (_, open) => {
  let store: FileStore;
  beforeEach(async () => {
    store = await open();
  });
  const read = async (name: string, range?: ByteRange) => {
    const storedFile = await store.read(name, range);
    return storedFile && [storedFile.size, String(await buffer(storedFile.stream))];
  };

  test('stores a sound once under its hash and has it after it is opened again', async () => {
    expect(await store.save(SOUND)).toBe(NAME);
    expect(await store.save(SOUND)).toBe(NAME);
    store = await open();
    expect(await read(NAME)).toEqual([10, '0123456789']);
  });

  test.each([
    [{ first: 0, last: 3 }, '0123'],
    [{ first: 8, last: 999 }, '89'],
  ])('reads the range %j', async (range, part) => {
    expect(await read(await store.save(SOUND), range)).toEqual([10, part]);
  });

  test('rejects a range that begins after the end', async () => {
    await expect(read(await store.save(SOUND), { first: 10, last: 12 })).rejects.toThrow(RangeError);
  });

  test('reads a large sound unchanged, for several readers at once', async () => {
    const large = Buffer.alloc(3_000_000, 'sala');
    const name = await store.save(large);
    const heard = await Promise.all(Array.from({ length: 4 }, () => read(name)));
    expect(heard.every((storedFile) => storedFile?.[1] === large.toString())).toBe(true);
  });

  test('can read a sound again after a reader has cancelled', async () => {
    const name = await store.save(Buffer.alloc(3_000_000));
    await (await store.read(name))?.stream.cancel();
    expect((await store.read(name))?.size).toBe(3_000_000);
  });

  test('removes a sound, and accepts the removal of an unknown one', async () => {
    await store.remove(NAME);
    expect(await read(NAME)).toBeUndefined();
    await store.save(SOUND);
    await store.remove(NAME);
    expect(await read(NAME)).toBeUndefined();
  });

  test('lists the names of all sounds', async () => {
    expect(await Readable.from(store.names()).toArray()).toEqual([]);
    const stored = await Promise.all(['a', 'b', 'c', 'd', 'e'].map((text) => store.save(Buffer.from(text))));
    expect((await Readable.from(store.names()).toArray()).sort()).toEqual(stored.sort());
  });

  test('finds nothing under an invalid name and does not request it', async () => {
    for (const name of ['', '../secret', `../${NAME}`, `${NAME}?acl`, `${NAME}\n`, NAME.toUpperCase()]) {
      expect(await read(name)).toBeUndefined();
      await store.remove(name);
    }
    expect(bucket.requestCount).toBe(0);
  });
});
