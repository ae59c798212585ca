import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FOCAL_POINT_HEADER, formatFocalPoint } from '@sala/contracts';
import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { z } from 'zod';
import type { Database } from '../database/index.ts';
import { addFileEndpoint, type Catalogue, sendProblem } from '../http/index.ts';
import type { FileStore } from '../store/index.ts';
import { createDrawnPictures, type Draw } from './drawnPictures.ts';
import { parsePictureName } from './pictureNames.ts';
import { media, pictures } from './schema.ts';

/** The folder of the newsroom's own pictures. */
export const MEDIA_FOLDER = join(import.meta.dirname, '../../build/media');

const PICTURE = {
  path: '/media/:name{[a-z0-9-]+\\.webp}',
  summary: 'A picture',
  input: z.object({ name: z.string() }),
  type: 'image/webp',
};

/**
 * The sources of pictures: the newsroom's own folder, the store of uploads, and a function that draws demo pictures.
 */
export interface ServedPictures {
  folder: string;
  store: Pick<FileStore, 'read'>;
  draw: Draw;
}

/**
 * Serves the newsroom's pictures under `/media/{name}.webp`: its own from a folder, those that editors have uploaded,
 * and drawn ones, which are stored in the folder.
 */
export function createMediaRoutes(
  db: Database,
  { folder, store, draw }: ServedPictures,
  catalogue: Catalogue = [],
): Hono {
  const app = new Hono();
  const drawn = createDrawnPictures(folder, draw);
  addFileEndpoint(app, catalogue, PICTURE, async ({ name }, c) => {
    const headers = { 'content-type': PICTURE.type, 'cache-control': 'public, max-age=86400' };
    const own = await readFile(join(folder, name)).catch(() => undefined);
    const uploaded = own ? undefined : await findUploaded(db, store, name);
    if (uploaded) return c.body(uploaded.stream, 200, { ...headers, ...uploaded.headers });
    const bytes = own ?? (await findOfBanner(db, name)) ?? (await drawn(name));
    if (!bytes) return sendProblem(c, 404, 'No such picture', name);
    return c.body(new Uint8Array(bytes), 200, headers);
  });
  return app;
}

async function findUploaded(db: Database, store: ServedPictures['store'], name: string) {
  const [row] = await db
    .select()
    .from(pictures)
    .where(eq(pictures.id, parsePictureName(name)));
  const file = row && (await store.read(row.file));
  if (!file) return undefined;
  const headers = {
    'content-length': String(file.size),
    [FOCAL_POINT_HEADER]: formatFocalPoint({ x: row.focusX, y: row.focusY }),
  };
  return { stream: file.stream, headers };
}

async function findOfBanner(db: Database, name: string): Promise<Uint8Array | undefined> {
  const [row] = await db.select({ bytes: media.bytes }).from(media).where(eq(media.name, name));
  return row?.bytes;
}
