import { expect, test } from 'vitest';
import { IMAGE_QUALITY_PERCENT, IMAGE_SIZES, type ImageWidth, toImageAddress } from './imageAddress.ts';

const sourceIn = (address: string) =>
  Buffer.from(/\/([\w-]+)\.webp$/.exec(address)?.[1] ?? '', 'base64url').toString('latin1');

test('[7.14-03 9.7-05] image sizes and quality are those of the specification', () => {
  expect(IMAGE_SIZES).toMatchObject({ 1280: 720, 640: 360, 320: 180 });
  expect(IMAGE_QUALITY_PERCENT).toBe(90);
  expect(toImageAddress('https://a.example/b.jpg', 1280)).toMatch(
    /^\/images\/_\/rs:fill:1280:720\/q:90\/[\w-]+\.webp$/,
  );
});

test('[7.14-02] the source is encoded in base64', () => {
  const source = 'https://a.example/b.jpg?w=1&h=2';
  expect(toImageAddress(source, 640)).toContain(`/${Buffer.from(source).toString('base64url')}.webp`);
});

test('[9.7-04] a social image is 800 by 600', () => {
  expect(toImageAddress('https://a.example/b.jpg', 800)).toContain(':800:600/');
});

test('the mode fit is in the address of a picture', () => {
  expect(toImageAddress('https://a.example/b.jpg', 320, 'fit')).toContain('/rs:fit:320:180/');
});

test.each([
  'https://a.example/b.jpg',
  'https://a.example/b%20c.jpg',
  'https://a.example/???>>>~~~',
  `https://a.example/${'a'.repeat(1000)}`,
])('a source can be decoded from its address: %s', (source) => {
  const address = toImageAddress(source, 640);
  expect(sourceIn(address)).toBe(source);
  expect(address).toMatch(/^[\w/:.-]+$/);
});

test.each([
  ['https://a.example/น้ำ.jpg', 'https://a.example/%E0%B8%99%E0%B9%89%E0%B8%B3.jpg'],
  ['https://a.example/%E0%B8%99น.jpg?a=%20', 'https://a.example/%E0%B8%99%E0%B8%99.jpg?a=%20'],
  ['https://a.example/🎉', 'https://a.example/%F0%9F%8E%89'],
])('characters outside ASCII in %s are escaped once', (source, escaped) => {
  expect(sourceIn(toImageAddress(source, 640))).toBe(escaped);
  expect(new URL(source).href).toBe(escaped);
});

test('a file of the site needs no proxy, while an address of another host is one, however it is written', () => {
  expect(toImageAddress('/station/social.png', 640)).toBe('/station/social.png');
  for (const source of ['//a.example/b.jpg', '/\\a.example/b.jpg', 'b.jpg'])
    expect(toImageAddress(source, 640)).toMatch(/^\/images\//);
});

test('a picture without a source has no address', () => {
  for (const width of Object.keys(IMAGE_SIZES)) expect(toImageAddress('', Number(width) as ImageWidth)).toBe('');
});
