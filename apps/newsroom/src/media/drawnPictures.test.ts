import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, expect, test, vi } from 'vitest';
import { drawDemoPicture } from '../demo/index.ts';
import { testStore } from '../store/testStore.ts';
import { createDrawnPictures } from './drawnPictures.ts';
import { createMediaRoutes } from './media.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'drawn-'));
  return () => rmSync(folder, { recursive: true });
});

test('concurrent requests for a picture draw it once and store it', async () => {
  const draw = vi.fn(async () => new Uint8Array([1, 2]));
  const drawn = createDrawnPictures(folder, draw);
  expect(await Promise.all([drawn('river.webp'), drawn('river.webp')])).toEqual([
    new Uint8Array([1, 2]),
    new Uint8Array([1, 2]),
  ]);
  expect(draw.mock.calls).toEqual([['river']]);
  expect(readdirSync(folder)).toEqual(['river.webp']);
});

test('an unknown scene stores nothing, and a failed drawing is tried again on the next request', async () => {
  const draw = vi.fn(async (): Promise<Uint8Array | undefined> => undefined);
  const drawn = createDrawnPictures(folder, draw);
  expect(await drawn('nowhere.webp')).toBeUndefined();
  expect(readdirSync(folder)).toEqual([]);
  draw.mockRejectedValueOnce(new Error('no memory'));
  await expect(drawn('river.webp')).rejects.toThrow('no memory');
  draw.mockResolvedValueOnce(new Uint8Array([3]));
  expect(await drawn('river.webp')).toEqual(new Uint8Array([3]));
});

test('a picture is served even when its folder cannot be written', async () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  const drawn = createDrawnPictures(join(file, 'media'), async () => new Uint8Array([4]));
  expect(await drawn('river.webp')).toEqual(new Uint8Array([4]));
});

test('a demo picture is drawn and stored on its first request, and an unknown one responds with 404', async () => {
  const empty = { select: () => ({ from: () => ({ where: async () => [] }) }) };
  const app = createMediaRoutes(empty as never, { folder, store: testStore(), draw: drawDemoPicture });
  const served = await app.request('/media/river-dawn.webp');
  expect([served.status, served.headers.get('content-type')]).toEqual([200, 'image/webp']);
  expect(await sharp(await served.arrayBuffer()).metadata()).toMatchObject({ width: 1280, height: 720 });
  expect((await app.request('/media/constructor.webp')).status).toBe(404);
  expect(readdirSync(folder)).toEqual(['river-dawn.webp']);
});
