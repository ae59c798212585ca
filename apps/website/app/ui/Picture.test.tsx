import { newsItem } from '@sala/contracts';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { toImageAddress } from './imageAddress.ts';
import { Picture } from './Picture.tsx';

const SRC = 'https://a.example/b.jpg';
const sizesIn = (html: string) =>
  [...html.matchAll(/rs:fill:(\d+):(\d+)\/q:90\/[\w-]+\.webp(?: (\d+[xw]))?/g)].map((m) => m.slice(1).join(' ').trim());
const part = (html: string, tag: string) => new RegExp(`<${tag} [^>]*>`).exec(html)?.[0] ?? '';

test.each([
  [1280, '320 180', '640 360 2x'],
  [640, '320 180', '640 360 2x'],
  [320, '160 90', '320 180 2x'],
] as const)(
  '[9.7-02 9.7-03] for a picture of at most %i px a screen of at most 767.98 px loads %s',
  (most, ...sizes) => {
    const source = part(renderToString(<Picture src={SRC} maxImgSize={most} />), 'source');
    expect(source).toContain('media="(max-width: 767.98px)"');
    expect(sizesIn(source)).toEqual(sizes);
  },
);

test('maxMobileImgSize replaces the default size on a phone', () => {
  const html = renderToString(<Picture src={SRC} maxImgSize={1280} maxMobileImgSize={640} />);
  const source = part(html, 'source');
  expect(sizesIn(source)).toEqual(['640 360 640w', '1280 720 1280w']);
  expect(source).toContain('sizes="85vw"');
});

test.each([1280, 640, 320] as const)('[9.7-05] a larger screen loads %i px, and width and height are set', (most) => {
  const img = part(renderToString(<Picture src={SRC} maxImgSize={most} />), 'img');
  expect(sizesIn(img)[0]).toBe(`${most} ${(most * 9) / 16}`);
  expect(img).toContain(`width="${most}" height="${(most * 9) / 16}"`);
});

test('a picture is lazy by default; an eager one has a high priority', () => {
  expect(renderToString(<Picture src={SRC} maxImgSize={640} />)).toContain('loading="lazy"');
  const eager = renderToString(<Picture src={SRC} maxImgSize={640} eager />);
  expect(eager).not.toContain('loading=');
  expect(eager).toContain('fetchPriority="high"');
});

test.each([
  ['its imgUrl', { imgUrl: SRC }],
  ['its media’s default', { imgUrl: '', media: { default: SRC } }],
])('[3.7-01] the picture of an article is %s, in a source with type and srcset, and in a default image', (_, wire) => {
  const { picture } = newsItem.parse({ id: '1', title: 'ข่าว', ...wire });
  const html = renderToString(<Picture src={picture} maxImgSize={640} />);
  expect(part(html, 'source')).toMatch(
    /^<source type="image\/webp" media="[^"]+" srcSet="[^"]+\.webp, [^"]+\.webp 2x"/,
  );
  expect(part(html, 'img')).toContain(`src="${toImageAddress(SRC, 640)}"`);
});

test('[3.7-02] the alternative text is cover-image by default', () => {
  expect(renderToString(<Picture src={SRC} maxImgSize={640} />)).toContain('alt="cover-image"');
  expect(renderToString(<Picture src={SRC} maxImgSize={640} alt="" />)).toContain('alt=""');
});

test('a picture without a source renders no img', () => {
  expect(renderToString(<Picture src="" maxImgSize={640} />)).not.toContain('<img');
});

test('[3.6-05] a file of the site, such as the default picture of an airing, does not go through the proxy', () => {
  const html = renderToString(<Picture src="/station/social.png" alt="" maxImgSize={640} />);
  expect(html).toContain('src="/station/social.png"');
  expect(html).not.toContain('/images/');
});
