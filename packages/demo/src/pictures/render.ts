// Renders a drawing to a file that resembles a photograph: rasterises it, adds film grain, encodes it.
import sharp from 'sharp';
import { chance } from './ink/chance.ts';
import { HEIGHT, WIDTH } from './ink/paper.ts';

const QUALITY = 80;
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
  const pixels = await sharp(Buffer.from(svg), { density: 72 }).removeAlpha().raw().toBuffer();
  const clamped = new Uint8ClampedArray(pixels.buffer, pixels.byteOffset, pixels.length);
  const sheet = grain();
  for (let i = 0, p = 0; i < sheet.length; i++) {
    const n = sheet[i] as number;
    clamped[p] = (clamped[p++] as number) + n;
    clamped[p] = (clamped[p++] as number) + n;
    clamped[p] = (clamped[p++] as number) + n;
  }
  // the lowest effort without much larger files: more takes twice as long and saves a fortieth
  return sharp(pixels, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
    .webp({ quality: QUALITY, effort: 2 })
    .toBuffer();
};
