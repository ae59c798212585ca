import { join } from 'node:path';
import { STATION } from '@sala/station';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { PICTURES } from '../../bundling/stationPictures.ts';

/** The colour of the words, #fefefe, by WCAG 2.2. */
const WORDS_LUMINANCE = 0.991;
const READABLE_CONTRAST = 4.5;

/**
 * The banner's height, and the room its two lines may take even when readers enlarge them, in px
 * (EventBanner.module.css).
 */
const GEOMETRY = [
  { width: 320, height: 80, words: [288, 80] },
  { width: 375, height: 80, words: [288, 80] },
  { width: 412, height: 80, words: [300, 80] },
  { width: 767, height: 80, words: [360, 80] },
  { width: 768, height: 110, words: [400, 110] },
  { width: 1024, height: 150, words: [500, 150] },
  { width: 1280, height: 150, words: [560, 150] },
  { width: 1920, height: 150, words: [560, 150] },
  { width: 2560, height: 150, words: [560, 150] },
] as const;

/** The lightest pixel of the middle of the banner's picture, as `object-fit: cover` shows it. */
async function lightestBehindWords(picture: string, { width, height, words }: (typeof GEOMETRY)[number]) {
  const [wide, high] = words;
  const { data, info } = await sharp(join(PICTURES, picture.split('/').at(-1) ?? ''), { density: 144 })
    .resize(width, height, { fit: 'cover' })
    .extract({ left: Math.floor((width - wide) / 2), top: (height - high) / 2, width: wide, height: high })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const linear = (value = 0) => (value <= 10.3 ? value / 3294 : ((value / 255 + 0.055) / 1.055) ** 2.4);
  let lightest = 0;
  for (let i = 0; i < data.length; i += info.channels)
    lightest = Math.max(
      lightest,
      0.2126 * linear(data[i]) + 0.7152 * linear(data[i + 1]) + 0.0722 * linear(data[i + 2]),
    );
  return lightest;
}

test.each(GEOMETRY)(
  '[2.5-11][2.5-12] the banner’s text has enough contrast on its picture at $width px',
  async (geometry) => {
    const { event } = STATION;
    const picture = geometry.width < 768 ? event?.mobilePicture : event?.picture;
    const lightest = await lightestBehindWords(picture ?? '', geometry);
    expect((WORDS_LUMINANCE + 0.05) / (lightest + 0.05)).toBeGreaterThanOrEqual(READABLE_CONTRAST);
  },
);
