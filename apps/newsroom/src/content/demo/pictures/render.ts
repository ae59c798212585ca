// From drawing to photograph-like file: rasterise, lay film grain over it, encode.
import sharp from 'sharp';
import { chance } from './ink/chance.ts';
import { HEIGHT, WIDTH } from './ink/paper.ts';

const QUALITY = 82;
/** A picture with more detail than this is encoded again, a little coarser. */
const HEAVIEST = 108_000;
const COARSER = 70;
const STRENGTH = 7;

let film: Int8Array | undefined;

/** One sheet of grain, made once: fine speckle over a coarser paper tooth. */
const grain = (): Int8Array => {
  if (film) return film;
  const r = chance(2569);
  const sheet = new Int8Array(WIDTH * HEIGHT);
  const cells = Math.ceil(WIDTH / 2) + 1;
  const tooth = Float32Array.from({ length: cells * (Math.ceil(HEIGHT / 2) + 1) }, () => r() + r() - 1);
  for (let y = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++) {
      const coarse = tooth[(y >> 1) * cells + (x >> 1)] ?? 0;
      sheet[y * WIDTH + x] = Math.round(((r() + r() - 1) * 0.7 + coarse * 0.6) * STRENGTH);
    }
  }
  film = sheet;
  return sheet;
};

/** The drawing as WebP, 1280 by 720. */
export const renderPicture = async (svg: string): Promise<Buffer> => {
  const raster = sharp(Buffer.from(svg), { density: 72 })
    .resize(WIDTH, HEIGHT, { fit: 'fill' })
    .flatten({ background: '#000000' });
  const { data } = await raster.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const sheet = grain();
  const pixels = new Uint8ClampedArray(data.length);
  for (let i = 0, p = 0; p < data.length; i++, p += 3) {
    const n = sheet[i] ?? 0;
    pixels[p] = (data[p] ?? 0) + n;
    pixels[p + 1] = (data[p + 1] ?? 0) + n;
    pixels[p + 2] = (data[p + 2] ?? 0) + n;
  }
  const encode = (quality: number): Promise<Buffer> =>
    sharp(Buffer.from(pixels.buffer), { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
      .webp({ quality, effort: 3 })
      .toBuffer();
  const file = await encode(QUALITY);
  return file.length > HEAVIEST ? encode(COARSER) : file;
};
