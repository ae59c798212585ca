import sharp from 'sharp';
import { IMAGE_QUALITY } from '../../app/ui/imageAddress.ts';
import { PictureRefused } from './fetchPicture.ts';
import type { WantedImage } from './parseImageAddress.ts';

/** About 50 megapixels: more than any camera of a newsroom, less than what fills the memory. */
const MOST_PIXELS = 50_000_000;
const SECONDS = 10;
const FORMATS = new Set(['jpeg', 'png', 'webp', 'gif', 'avif', 'heif']);

/**
 * Brings a picture to the wanted size as WebP. Only bitmaps: an SVG could refer to files and hosts.
 * @throws {PictureRefused} for what is no picture, has too many pixels or takes too long
 */
export async function resize(source: Buffer, wanted: WantedImage): Promise<Uint8Array<ArrayBuffer>> {
  try {
    const image = sharp(source, { limitInputPixels: MOST_PIXELS, failOn: 'error' });
    const { format } = await image.metadata();
    if (!format || !FORMATS.has(format)) throw new Error('not a bitmap');
    const webp = await image
      .timeout({ seconds: SECONDS })
      .rotate()
      .resize(wanted.width, wanted.height, {
        fit: wanted.resize === 'fill' ? 'cover' : 'inside',
        withoutEnlargement: wanted.resize === 'fit',
      })
      .webp({ quality: IMAGE_QUALITY })
      .toBuffer();
    return new Uint8Array(webp);
  } catch {
    throw new PictureRefused(502, 'its source is no picture');
  }
}
