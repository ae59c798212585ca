import type { ImageSize } from '../../app/platform/pictures/index.server.ts';
import { IMAGE_QUALITY_PERCENT, IMAGE_SIZES } from '../../app/ui/imageAddress.ts';

export interface ImageRequest extends ImageSize {
  source: URL;
}

const ADDRESS = /^\/_\/rs:(fill|fit):(\d{2,4}):(\d{2,4})\/q:(\d{2})\/([\w-]{8,2800})\.webp$/;

/**
 * Parses the address of an image (its path below the proxy's); null for a size that is not listed or an invalid source.
 */
export function parseImageAddress(path: string): ImageRequest | null {
  const match = ADDRESS.exec(path);
  if (!match) return null;
  const [, resize, width, height, quality, encoded = ''] = match;
  const listed = Object.entries(IMAGE_SIZES).some(([w, h]) => w === width && String(h) === height);
  if (!listed || Number(quality) !== IMAGE_QUALITY_PERCENT) return null;
  const address = Buffer.from(encoded, 'base64url').toString('latin1');
  if (!URL.canParse(address)) return null;
  return {
    source: new URL(address),
    resize: resize as 'fill' | 'fit',
    width: Number(width),
    height: Number(height),
    qualityPercent: IMAGE_QUALITY_PERCENT,
  };
}
