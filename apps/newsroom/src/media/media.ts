import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Hono } from 'hono';
import { sendProblem } from '../apis/index.ts';

/** Where the newsroom's own pictures stand. */
export const MEDIA_FOLDER = join(import.meta.dirname, '../../build/media');

/** Serves the newsroom's own pictures from a folder, under `/media/{name}.webp`. */
export function mediaApi(folder: string): Hono {
  const app = new Hono();
  app.get('/media/:name{[a-z0-9-]+\\.webp}', async (c) => {
    try {
      const file = await readFile(join(folder, c.req.param('name')));
      return c.body(new Uint8Array(file), 200, {
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=86400',
      });
    } catch {
      return sendProblem(c, 404, 'No such picture', c.req.param('name'));
    }
  });
  return app;
}
