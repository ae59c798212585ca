import { Hono } from 'hono';
import { LRUCache } from 'lru-cache';
import { IMAGE_PATH } from '../../app/ui/imageAddress.ts';
import { fetchPicture, PictureRefused } from './fetchPicture.ts';
import { parseImageAddress } from './parseImageAddress.ts';
import { resize } from './resize.ts';

const KEPT_BYTES = 96 * 1024 * 1024;
const YEAR = 'public, max-age=31536000, immutable';

/**
 * Serves pictures of the allowed hosts at the listed sizes, under imgproxy-compatible addresses (SPEC 7.14). What it has
 * made it keeps in memory, within a bound; readers who ask for the same picture at once share one making.
 */
export function imageProxy(allowedHosts: ReadonlySet<string>): Hono {
  const app = new Hono();
  const made = new LRUCache<string, Uint8Array<ArrayBuffer>>({
    maxSize: KEPT_BYTES,
    sizeCalculation: (image) => image.length,
  });
  const making = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

  const make = (path: string): Promise<Uint8Array<ArrayBuffer>> => {
    const running = making.get(path);
    if (running) return running;
    const started = (async () => {
      const wanted = parseImageAddress(path);
      if (!wanted) throw new PictureRefused(404, 'no such size');
      const image = await resize(await fetchPicture(wanted.source, allowedHosts), wanted);
      made.set(path, image);
      return image;
    })().finally(() => making.delete(path));
    making.set(path, started);
    return started;
  };

  app.get(`${IMAGE_PATH}/*`, async (c) => {
    const path = c.req.path.slice(IMAGE_PATH.length);
    try {
      const image = made.get(path) ?? (await make(path));
      return c.body(image, 200, { 'content-type': 'image/webp', 'cache-control': YEAR });
    } catch (error) {
      if (!(error instanceof PictureRefused)) throw error;
      return c.text(error.message, error.status, {
        'cache-control': error.status === 404 ? 'public, max-age=60' : 'no-store',
        ...(error.status === 503 && { 'retry-after': '5' }),
      });
    }
  });
  return app;
}
