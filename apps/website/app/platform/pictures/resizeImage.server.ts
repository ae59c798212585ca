import { createFairQueue } from '@sala/http-server';
import sharp from 'sharp';
import { PictureError } from './fetchPicture.server.ts';

/** About 50 megapixels: more than any camera of a newsroom, less than what fills the memory. */
const MOST_PIXELS = 50_000_000;
const SECONDS = 10;
/** How bitmaps begin: what begins otherwise is shown to no decoder, so that an SVG is not even read. */
const BITMAP = /^(\xff\xd8\xff|\x89PNG\r\n|GIF8[79]a|RIFF.{4}WEBP|.{4}ftyp)/s;
const FORMATS = new Set(['jpeg', 'png', 'webp', 'gif', 'avif', 'heif']);
/** How many are drawn at a time: each may take 200 MB, and one of Node's four threads away from everything else. */
const drawing = createFairQueue({ slots: 2, maxWaitingEach: Number.POSITIVE_INFINITY });

/** The size that a picture is brought to, in pixels: `fill` cuts off what is too much, `fit` keeps all of it. */
export interface ImageSize {
  resize: 'fill' | 'fit';
  width: number;
  height: number;
  qualityPercent: number;
}

/**
 * Brings a picture to the wanted size as WebP, in the turn of `reader`. Only bitmaps: an SVG could refer to files and
 * hosts.
 * @throws {PictureError} for what is no picture, has too many pixels or takes too long
 */
export async function resizeImage(source: Buffer, size: ImageSize, reader: string): Promise<Uint8Array<ArrayBuffer>> {
  try {
    if (!BITMAP.test(source.subarray(0, 16).toString('latin1'))) throw new Error('not a bitmap');
    return new Uint8Array(await drawing(reader, () => draw(source, size)));
  } catch {
    throw new PictureError(502, 'its source is no picture');
  }
}

async function draw(source: Buffer, size: ImageSize): Promise<Buffer> {
  const image = sharp(source, { limitInputPixels: MOST_PIXELS, failOn: 'error' });
  const { format } = await image.metadata();
  if (!format || !FORMATS.has(format)) throw new Error('not a bitmap');
  return image
    .timeout({ seconds: SECONDS })
    .rotate()
    .resize(size.width, size.height, {
      fit: size.resize === 'fill' ? 'cover' : 'inside',
      withoutEnlargement: size.resize === 'fit',
    })
    .webp({ quality: size.qualityPercent })
    .toBuffer();
}
