import { STATION } from '@sala/station';
import { describe, expect, test } from 'vitest';
import { findSite, type PageMetadata, type SiteData, toPageMeta } from './pageMeta.ts';

const SITE: SiteData = {
  siteUrl: `https://${STATION.productionHost}`,
  isProduction: true,
  renderedAt: Date.UTC(2026, 1, 18, 8, 28, 35),
};
const PAGE: PageMetadata = { title: 'การเมือง', canonical: '/news/politics' };

/** Title, names and properties of a page, as one object. */
function metaOf(page: Partial<PageMetadata> = {}, site: Partial<SiteData> = {}): Record<string, string> {
  const tags = toPageMeta({ ...PAGE, ...page }, { ...SITE, ...site }) as Record<string, string>[];
  return Object.fromEntries(
    tags.map((tag) => [tag.name ?? tag.property ?? tag.rel ?? 'title', String(tag.content ?? tag.href ?? tag.title)]),
  );
}

test('[2.4-03] [2.4-06] a page’s own social card replaces its picture, with the hour as timestamp', () => {
  const { 'og:image': image, 'twitter:image': card } = metaOf({
    card: '/social/content/7/a.jpg',
    picture: 'https://a.example/b.jpg',
  });
  expect(image).toBe(`${SITE.siteUrl}/social/content/7/a.jpg?t=${Math.floor(SITE.renderedAt / 3_600_000) * 3600}`);
  expect(card).toBe(image);
});

describe('[2.4-01] a page sets', () => {
  test('its title with the station’s name', () => {
    expect(metaOf().title).toBe(`การเมือง | ${STATION.name}`);
    expect(metaOf({ title: STATION.name }).title).toBe(`${STATION.name} | ${STATION.slogan}`);
  });

  test('its description, or the station’s', () => {
    expect(metaOf({ description: 'ความนำ' })).toMatchObject({ description: 'ความนำ', 'og:description': 'ความนำ' });
    expect(metaOf().description).toBe(STATION.description);
    expect(metaOf({ description: '' }).description).toBe(STATION.description);
  });

  test('its keywords, before the station’s', () => {
    expect(metaOf({ keywords: ['น้ำท่วม', 'ฝน'] }).keywords).toBe(['น้ำท่วม', 'ฝน', ...STATION.keywords].join(', '));
    expect(metaOf().keywords).toBe(STATION.keywords.join(', '));
  });

  test('its canonical address', () => {
    expect(metaOf()).toMatchObject({
      canonical: `${SITE.siteUrl}/news/politics`,
      'og:url': `${SITE.siteUrl}/news/politics`,
    });
  });

  test('its Open Graph title and type, website by default', () => {
    expect(metaOf()).toMatchObject({ 'og:title': 'การเมือง', 'og:type': 'website' });
    expect(metaOf({ type: 'article' })['og:type']).toBe('article');
  });

  test('its social image, or the station’s', () => {
    const own = metaOf({ picture: 'https://media.example/a.jpg' });
    expect(own['og:image']).toContain(Buffer.from('https://media.example/a.jpg').toString('base64url'));
    expect(own['twitter:image']).toBe(own['og:image']);
    expect(metaOf()['og:image']).toBe(`${SITE.siteUrl}/station/social.png`);
    expect(metaOf({ picture: '' })['og:image']).toBe(`${SITE.siteUrl}/station/social.png`);
  });
});

const PUBLISHED = Date.UTC(2026, 1, 18, 8, 28, 35);

test('[2.4-02] media type and publication time are added when both are known', () => {
  expect(metaOf({ mediaType: 'article', publishedTime: PUBLISHED })).toMatchObject({
    media_type: 'article',
    published_time: '2026-02-18T08:28:35.000Z',
  });
});

test.each([{ mediaType: 'article' }, { publishedTime: PUBLISHED }, { mediaType: 'article', publishedTime: null }, {}])(
  '[2.4-02] media type and publication time are not added for %j',
  (page) => {
    const meta = metaOf(page as Partial<PageMetadata>);
    expect(meta).not.toHaveProperty('media_type');
    expect(meta).not.toHaveProperty('published_time');
  },
);

test('[2.4-03 9.7-04] a social image is 800 by 600', () => {
  const meta = metaOf({ picture: 'https://media.example/a.jpg' });
  expect(meta).toMatchObject({ 'og:image:width': '800', 'og:image:height': '600' });
  expect(meta['og:image']).toContain('/rs:fill:800:600/');
});

test('[2.4-04] the social card is summary_large_image', () => {
  expect(metaOf()['twitter:card']).toBe('summary_large_image');
});

test('[2.4-05] the Open Graph locale is th_TH', () => {
  expect(metaOf()['og:locale']).toBe('th_TH');
});

test('[2.4-06] a timestamp is appended to the social image, unless it is the default one', () => {
  const picture = 'https://media.example/a.jpg';
  const image = (renderedAt: number) => metaOf({ picture }, { renderedAt })['og:image'];
  expect(image(SITE.renderedAt)).toMatch(new RegExp(`\\.webp\\?t=${Date.UTC(2026, 1, 18, 8) / 1000}$`));
  expect(image(SITE.renderedAt + 3_600_000)).not.toBe(image(SITE.renderedAt));
  expect(metaOf()['og:image']).not.toContain('?');
});

test('[2.4-07] a page is not indexed on any host but the production host', () => {
  expect(metaOf({}, { isProduction: false }).robots).toBe('noindex, nofollow');
  expect(metaOf().robots).toBe('max-image-preview:large');
  expect(metaOf({ noIndex: true }).robots).toBe('noindex, nofollow');
});

test('findSite returns the data of the root route', () => {
  expect(findSite([{ loaderData: SITE }, { loaderData: { siteUrl: 'x' } }])).toBe(SITE);
});

test('[2.4-07] a page without the data of the root route is not indexed', () => {
  expect(findSite([]).isProduction).toBe(false);
  expect(findSite([undefined]).isProduction).toBe(false);
});
