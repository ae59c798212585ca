import { CommandFailed } from '../../errors/index.ts';

const WIDTH_PX = 1280;
const HEIGHT_PX = 720;
/** How far a picture may be from 16:9 before cropping becomes visible. */
const TOLERANCE = 0.02;
const MAX_PIXELS = 50_000_000;
const FORMATS = ['jpeg', 'png', 'webp', 'heif'];

/**
 * Converts a banner's picture for storage: WebP, 1280 by 720, without the file's metadata.
 * @throws {CommandFailed} when it is no picture, too small, or not close to 16:9
 */
export async function toBannerPicture(file: Uint8Array): Promise<Uint8Array> {
  // loaded on the first upload, to save memory
  const { default: sharp } = await import('sharp');
  try {
    // the head alone, without the limit, so that a larger picture is told its size
    const { format, width, height } = await sharp(file, { limitInputPixels: false }).metadata();
    if (!FORMATS.includes(format)) throw new CommandFailed('A banner’s picture is JPEG, PNG, WebP or AVIF.');
    if (width < WIDTH_PX || Math.abs((width * HEIGHT_PX) / (height * WIDTH_PX) - 1) > TOLERANCE)
      throw new CommandFailed(
        `The picture is ${width} by ${height}: a banner’s is 16:9 and at least ${WIDTH_PX} by ${HEIGHT_PX}.`,
      );
    if (width * height > MAX_PIXELS)
      throw new CommandFailed(
        `The picture is ${width} by ${height}: at most ${MAX_PIXELS / 1e6} megapixels are allowed.`,
      );
    const picture = sharp(file, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
    return await picture.resize(WIDTH_PX, HEIGHT_PX, { fit: 'cover' }).webp({ quality: 90 }).toBuffer();
  } catch (error) {
    if (error instanceof CommandFailed) throw error;
    throw new CommandFailed('The file is no picture that can be read.');
  }
}
