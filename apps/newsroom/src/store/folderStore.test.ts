import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { SOUNDS } from './createFileStore.ts';
import { createFolderStore } from './folderStore.ts';

const SOUND = Buffer.from('0123456789');
const NAME = createHash('sha256').update(SOUND).digest('hex');

let folder: string;
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'sala-sound-')), 'speech');
});
afterEach(() => rmSync(join(folder, '..'), { recursive: true }));

test('a sound is stored in the subfolder of its first two letters', async () => {
  await (await createFolderStore(folder, SOUNDS)).save(SOUND);
  expect(readFileSync(join(folder, NAME.slice(0, 2), `${NAME}.mp3`))).toEqual(SOUND);
});

test('a name with a path cannot read or remove files outside the folder', async () => {
  const store = await createFolderStore(folder, SOUNDS);
  const secret = join(folder, '..', 'secret.mp3');
  writeFileSync(secret, 'secret');
  await store.remove('./../secret');
  expect(await store.read('./../secret')).toBeUndefined();
  expect(readFileSync(secret, 'utf8')).toBe('secret');
});

test('names() lists sounds alone', async () => {
  const store = await createFolderStore(folder, SOUNDS);
  const name = await store.save(SOUND);
  writeFileSync(join(folder, name.slice(0, 2), 'notes.txt'), '');
  writeFileSync(join(folder, '.DS_Store'), '');
  mkdirSync(join(folder, 'lost+found'));
  expect(await Readable.from(store.names()).toArray()).toEqual([name]);
});

test('a half-written file is not listed, and is deleted when the store opens an hour later', async () => {
  await createFolderStore(folder, SOUNDS);
  for (const draft of ['left', 'being-written']) writeFileSync(join(folder, 'unfinished', draft), SOUND.subarray(0, 4));
  const [now, longAgo] = [new Date(), new Date(Date.now() - 3601_000)];
  utimesSync(join(folder, 'unfinished', 'being-written'), now, now);
  utimesSync(join(folder, 'unfinished', 'left'), longAgo, longAgo);
  const store = await createFolderStore(folder, SOUNDS);
  expect(await Readable.from(store.names()).toArray()).toEqual([]);
  // another newsroom may be writing it
  expect(readdirSync(join(folder, 'unfinished'))).toEqual(['being-written']);
});

test('a sound that cannot be stored leaves no half-written file', async () => {
  const store = await createFolderStore(folder, SOUNDS);
  writeFileSync(join(folder, NAME.slice(0, 2)), 'a file where the subfolder should be');
  await expect(store.save(SOUND)).rejects.toThrow();
  expect(readdirSync(join(folder, 'unfinished'))).toEqual([]);
});
