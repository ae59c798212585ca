import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { z } from 'zod';
import type { Database } from '../database/index.ts';
import { addFileEndpoint, type Catalogue, sendProblem } from '../http/index.ts';
import { createDrawnPictures, type Draw } from './drawnPictures.ts';
import { media } from './schema.ts';

/** Where the newsroom's own pictures stand. */
export const MEDIA_FOLDER = join(import.meta.dirname, '../../build/media');

const PICTURE = {
  path: '/media/:name{[a-z0-9-]+\\.webp}',
  summary: 'A picture',
  input: z.object({ name: z.string() }),
  type: 'image/webp',
};

/**
 * Serves the newsroom's pictures under `/media/{name}.webp`: its own from a folder, those handed in from the database,
 * and what can be drawn, which stands in the folder from then on.
 */
export function createMediaRoutes(db: Database, folder: string, draw: Draw, catalogue: Catalogue = []): Hono {
  const app = new Hono();
  const drawn = createDrawnPictures(folder, draw);
  addFileEndpoint(app, catalogue, PICTURE, async ({ name }, c) => {
    const bytes = await readFile(join(folder, name)).catch(async () => (await handedIn(db, name)) ?? drawn(name));
    if (!bytes) return sendProblem(c, 404, 'No such picture', name);
    return c.body(new Uint8Array(bytes), 200, {
      'content-type': PICTURE.type,
      'cache-control': 'public, max-age=86400',
    });
  });
  return app;
}

async function handedIn(db: Database, name: string): Promise<Uint8Array | undefined> {
  const [row] = await db.select({ bytes: media.bytes }).from(media).where(eq(media.name, name));
  return row?.bytes;
}
