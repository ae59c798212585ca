import { createHash } from 'node:crypto';
import { createFairQueue } from '@sala/http-server';
import type { Metadata } from 'sharp';
import { CommandFailed } from '../errors/index.ts';

/** Twice the largest size on the site. */
const MAX_SIDE_PX = 2560;
const MAX_PIXELS = 100_000_000;
/** The memory for a picture that cannot be decoded line by line. */
const MAX_WHOLE_BYTES = 300_000_000;
const MAX_SECONDS = 60;
const QUALITY_PERCENT = 90;
/** The first bytes of bitmaps; any other file, such as an SVG, is refused before it reaches a decoder. */
const BITMAP = /^(\xff\xd8\xff|\x89PNG\r\n|GIF8[79]a|RIFF.{4}WEBP|.{4}ftypavi[fs])/s;
/** The first bytes of files that are uploaded as pictures and are none for browsers, each with what it is. */
const OTHERS: [beginning: RegExp, is: string][] = [
  [/^.{4}ftyp(hei|hev|mif|msf)/s, 'HEIC, as phones make it: export it as JPEG'],
  [/^(II\*\0|MM\0\*)/, 'TIFF: export it as JPEG or PNG'],
  [/^%PDF-/, 'a PDF: export its page as PNG; a text can link to where the PDF is'],
];
const UNREADABLE = 'The file is no picture that can be read: JPEG, PNG, WebP, AVIF and GIF can.';
const BROKEN =
  'The file begins as a picture, but cannot be read to its end: it is incomplete or damaged. Save or send it anew.';

/** One at a time: each may take a few hundred megabytes. */
const decoding = createFairQueue({ slots: 1, maxWaitingEach: Number.POSITIVE_INFINITY });

/** A picture for the store: upright, in sRGB, without metadata. */
export interface PreparedPicture {
  /** The SHA-256 of its pixels and their size, in hex: it does not depend on other data in the file. */
  pixels: string;
  width: number;
  height: number;
  /** Encodes it as WebP. */
  encode(): Promise<Uint8Array>;
}

/**
 * Reads the pixels of a picture, at most 2560 by 2560 of them, and turns them upright. All other data in the file is
 * dropped: locations, serial numbers, comments, profiles, further frames.
 * @throws {CommandFailed} saying why the picture cannot be used
 */
export async function preparePicture(file: Uint8Array): Promise<PreparedPicture> {
  const beginning = Buffer.from(file.subarray(0, 16)).toString('latin1');
  const [, is] = OTHERS.find(([other]) => other.test(beginning)) ?? [];
  if (is !== undefined) throw new CommandFailed(`The file is ${is}.`);
  if (!BITMAP.test(beginning)) throw new CommandFailed(UNREADABLE);
  return decoding('editors', () => readPixels(file));
}

async function readPixels(file: Uint8Array): Promise<PreparedPicture> {
  // loaded on the first upload, to save memory
  const { default: sharp } = await import('sharp');
  // the head alone, without the limit, so that a larger picture is told its size
  const head = await sharp(file, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw new CommandFailed(BROKEN);
    });
  if (head.width * head.height > MAX_PIXELS)
    throw new CommandFailed(`The picture is ${head.width} by ${head.height}: at most 100 megapixels are allowed.`);
  if (computeWholeBytes(head) > MAX_WHOLE_BYTES)
    throw new CommandFailed(
      `The picture is ${head.width} by ${head.height}, and would be decoded as a whole: make it smaller, or export it as a plain JPEG, neither progressive nor interlaced.`,
    );
  const { data, info } = await sharp(file, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .timeout({ seconds: MAX_SECONDS })
    .autoOrient()
    .resize(MAX_SIDE_PX, MAX_SIDE_PX, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw new CommandFailed(BROKEN);
    });
  const { width, height, channels } = info;
  const pixels = createHash('sha256').update(`${width} ${height} ${channels} `).update(data).digest('hex');
  const encode = () =>
    sharp(data, { raw: { width, height, channels } })
      .webp({ quality: QUALITY_PERCENT, smartSubsample: true })
      .toBuffer();
  return { pixels, width, height, encode };
}

/** The memory that the decoder of a picture takes for all of it; 0 for one that it decodes line by line. */
function computeWholeBytes({
  format,
  width,
  height,
  channels,
  depth,
  isProgressive,
  orientation = 1,
}: Metadata): number {
  const isByLine = format === 'jpeg' ? !isProgressive : format === 'png' && !isProgressive && orientation === 1;
  if (isByLine) return 0;
  // a progressive JPEG is kept as coefficients
  const sampleBytes = depth === 'uchar' && format !== 'jpeg' ? 1 : 2;
  return width * height * channels * sampleBytes;
}
