import type { FocalPoint } from '@sala/contracts';
import { createFairQueue } from '@sala/http-server';
import sharp, { type Metadata } from 'sharp';
import { PictureError, type SourcePicture } from './fetchPicture.server.ts';

/** About 50 megapixels: more than any camera of a newsroom, less than what fills the memory. */
const MAX_PIXELS = 50_000_000;
const TIMEOUT_SECONDS = 10;
/** The first bytes of bitmaps: a file with others, such as an SVG, reaches no decoder. */
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
export async function resizeImage(
  source: SourcePicture,
  size: ImageSize,
  reader: string,
): Promise<Uint8Array<ArrayBuffer>> {
  try {
    if (!BITMAP.test(source.bytes.subarray(0, 16).toString('latin1'))) throw new Error('not a bitmap');
    return new Uint8Array(await drawing(reader, () => draw(source, size)));
  } catch {
    throw new PictureError(502, 'its source is no picture');
  }
}

async function draw({ bytes, focus }: SourcePicture, size: ImageSize): Promise<Buffer> {
  const image = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
  const { format, autoOrient } = await image.metadata();
  if (!format || !FORMATS.has(format)) throw new Error('not a bitmap');
  const upright = image.timeout({ seconds: TIMEOUT_SECONDS }).rotate();
  const part = focus && size.resize === 'fill' ? upright.extract(computePart(focus, autoOrient, size)) : upright;
  return part
    .resize(size.width, size.height, {
      fit: size.resize === 'fill' ? 'cover' : 'inside',
      withoutEnlargement: size.resize === 'fit',
    })
    .webp({ quality: size.qualityPercent })
    .toBuffer();
}

/** The largest part of a picture in the shape of `size`, with the focal point as near to its middle as may be. */
function computePart(focus: FocalPoint, whole: Metadata['autoOrient'], size: ImageSize) {
  const scale = Math.min(whole.width / size.width, whole.height / size.height);
  const width = Math.max(1, Math.min(whole.width, Math.round(size.width * scale)));
  const height = Math.max(1, Math.min(whole.height, Math.round(size.height * scale)));
  const begin = (at: number, part: number, all: number) =>
    Math.min(Math.max(Math.round(at * all - part / 2), 0), all - part);
  return {
    left: begin(focus.x, width, whole.width),
    top: begin(focus.y, height, whole.height),
    width,
    height,
  };
}
