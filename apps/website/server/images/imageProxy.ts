import { CONTENT_CACHE, createFairQueue, QueueFullError } from '@sala/http-server';
import { Hono } from 'hono';
import { LRUCache } from 'lru-cache';
import { fetchPicture, PictureError, type PictureHosts } from '../../app/platform/pictures/fetchPicture.server.ts';
import { resizeImage } from '../../app/platform/pictures/resizeImage.server.ts';
import { IMAGE_PATH } from '../../app/ui/imageAddress.ts';
import { findReader } from '../findReader.ts';
import { type ImageRequest, parseImageAddress } from './parseImageAddress.ts';

const MAX_CACHED_BYTES = 96 * 1024 * 1024;
/** When a cached picture is made anew, so that one that was removed at its source does not stay. */
const FRESH_MS = 3_600_000;
/** The number of pictures that are made at once, and for one reader: the pictures of several pages may wait. */
const QUEUE_LIMITS = { slots: 64, slotsEach: 8, maxWaitingEach: 200 };

/**
 * Serves pictures of the allowed hosts in the listed sizes, under imgproxy-compatible addresses (SPEC 7.14). Made
 * pictures are cached in memory, within a bound; the first request after an hour has one made anew, and waits for
 * nothing. Requests for the same picture at the same time share one rendering.
 */
export function createImageProxy(hosts: PictureHosts): Hono {
  const app = new Hono();
  const pictures = new LRUCache<string, Uint8Array<ArrayBuffer>>({
    maxSize: MAX_CACHED_BYTES,
    ttl: FRESH_MS,
    allowStale: true,
    noDeleteOnStaleGet: true,
    sizeCalculation: (image) => image.length,
  });
  const making = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();
  // a queue for each host: a slow host delays only its own pictures
  const turns = new Map([...hosts.imageHosts].map((host) => [host, createFairQueue(QUEUE_LIMITS)]));

  const make = async (path: string, imageRequest: ImageRequest, reader: string): Promise<Uint8Array<ArrayBuffer>> => {
    // made meanwhile, or being made
    const begun = pictures.get(path, { allowStale: false }) ?? making.get(path);
    if (begun) return begun;
    const started = (async () => {
      const image = await resizeImage(await fetchPicture(imageRequest.source, hosts), imageRequest, reader);
      pictures.set(path, image);
      return image;
    })().finally(() => making.delete(path));
    making.set(path, started);
    return started;
  };

  const makeInTurn = (path: string, reader: string): Promise<Uint8Array<ArrayBuffer>> => {
    const imageRequest = parseImageAddress(path);
    if (!imageRequest) throw new PictureError(404, 'no such size');
    const inTurn = turns.get(imageRequest.source.host);
    if (!inTurn) throw new PictureError(403, 'pictures of this host are not shown');
    return inTurn(reader, () => make(path, imageRequest, reader));
  };

  /** Makes a cached picture anew. When its source fails the old one stays, as long as the source does not deny it. */
  const renew = (path: string, reader: string): Promise<unknown> =>
    makeInTurn(path, reader).catch((error: unknown) => {
      if (error instanceof PictureError && error.status === 404) pictures.delete(path);
    });

  app.get(`${IMAGE_PATH}/*`, async (c) => {
    const path = c.req.path.slice(IMAGE_PATH.length);
    try {
      const cached = pictures.get(path);
      if (cached && pictures.getRemainingTTL(path) <= 0) void renew(path, findReader(c));
      const image = cached ?? (await makeInTurn(path, findReader(c)));
      return c.body(image, 200, { 'content-type': 'image/webp', 'cache-control': CONTENT_CACHE });
    } catch (error) {
      const status = error instanceof QueueFullError ? 503 : error instanceof PictureError ? error.status : undefined;
      if (!status) throw error;
      return c.text((error as Error).message, status, {
        'cache-control': status === 404 ? 'public, max-age=10' : 'no-store',
        ...(status === 503 && { 'retry-after': '5' }),
      });
    }
  });
  return app;
}
