import { expect, test } from 'vitest';
import { IMAGE_QUALITY_PERCENT, IMAGE_SIZES, type ImageWidth, toImageAddress } from '../../app/ui/imageAddress.ts';
import { parseImageAddress } from './parseImageAddress.ts';

const SOURCE = 'https://media.example/a.jpg?w=1';
const encoded = Buffer.from(SOURCE).toString('base64url');

test.each(Object.keys(IMAGE_SIZES).map(Number))('every address that the site makes is parsed, at %i px', (width) => {
  for (const resize of ['fill', 'fit'] as const) {
    const path = toImageAddress(SOURCE, width as ImageWidth, resize).slice('/images'.length);
    expect(parseImageAddress(path)).toEqual({
      source: new URL(SOURCE),
      resize,
      width,
      height: IMAGE_SIZES[width as ImageWidth],
      qualityPercent: IMAGE_QUALITY_PERCENT,
    });
  }
});

test('[7.14-02] the source is decoded from base64', () => {
  expect(parseImageAddress(`/_/rs:fill:640:360/q:90/${encoded}.webp`)?.source.href).toBe(SOURCE);
});

test.each([
  `/_/rs:fill:641:360/q:90/${encoded}.webp`,
  `/_/rs:fill:640:361/q:90/${encoded}.webp`,
  `/_/rs:fill:1280:360/q:90/${encoded}.webp`,
  `/_/rs:fill:9999:9999/q:90/${encoded}.webp`,
  `/_/rs:fill:0640:0360/q:90/${encoded}.webp`,
  `/_/rs:fill:640:360/q:91/${encoded}.webp`,
  `/_/rs:force:640:360/q:90/${encoded}.webp`,
  `/_/rs:fill:640:360/q:90/blur:9/${encoded}.webp`,
  `/_/rs:fill:640:360/q:90/${encoded}.png`,
  `/_/rs:fill:640:360/q:90/${encoded}`,
  `/x/rs:fill:640:360/q:90/${encoded}.webp`,
  `/_/rs:fill:640:360/q:90/${encoded}.webp/`,
  `/_/rs:fill:640:360/q:90/plain/${SOURCE}.webp`,
  `/_/rs:fill:640:360/q:90/${Buffer.from('not an address').toString('base64url')}.webp`,
  `/_/rs:fill:640:360/q:90/${Buffer.from('/media/a.jpg').toString('base64url')}.webp`,
  `/_/rs:fill:640:360/q:90/${'a'.repeat(3000)}.webp`,
  '/',
  '',
])('%s is rejected', (path) => {
  expect(parseImageAddress(path)).toBeNull();
});
