import { createRequire } from 'node:module';
import { basename } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { loader } from './manifestRoute.tsx';

const { icons }: { icons: { src: string; sizes: string; type: string }[] } = await loader().json();
const pictures = createRequire(import.meta.url);

test.each(icons)('the icon $src exists with the size and type of the manifest', async ({ src, sizes, type }) => {
  const { width, height, format } = await sharp(pictures.resolve(`@sala/station/pictures/${basename(src)}`)).metadata();
  expect([`${width}x${height}`, `image/${format}`]).toEqual([sizes, type]);
});
