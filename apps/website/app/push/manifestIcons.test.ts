import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { loader } from './manifestRoute.tsx';

const { icons }: { icons: { src: string; sizes: string; type: string }[] } = await loader().json();

test.each(icons)('the icon $src is there, and as large as it says', async ({ src, sizes, type }) => {
  const { width, height, format } = await sharp(join(import.meta.dirname, '../../public', src)).metadata();
  expect([`${width}x${height}`, `image/${format}`]).toEqual([sizes, type]);
});
