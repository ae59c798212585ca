import { STATION } from '@sala/station';
import { expect, test, vi } from 'vitest';
import { toNewsArticleData } from './articleData.ts';
import { toBreadcrumbData, toOrganisationData } from './structuredData.ts';

const SITE = { siteUrl: 'https://www.station.example', isProduction: true, renderedAt: 0 };

test('[1-33] the broadcaster is an organisation with its address, and its website has a site search in th-TH', () => {
  const [organisation, website] = toOrganisationData(SITE)['script:ld+json']['@graph'] as Record<string, unknown>[];
  expect(organisation).toMatchObject({
    '@type': 'NewsMediaOrganization',
    name: STATION.name,
    address: { addressLocality: STATION.locality, addressCountry: 'TH' },
  });
  expect(website).toMatchObject({
    inLanguage: 'th-TH',
    potentialAction: {
      '@type': 'SearchAction',
      target: { urlTemplate: 'https://www.station.example/search?q={search_term}' },
      'query-input': 'required name=search_term',
    },
  });
});

test('the website of a station without a search has no site search', async () => {
  vi.resetModules();
  const { saveLeftOut } = await import('../leftOut/index.ts');
  saveLeftOut('^/search$');
  const { toOrganisationData } = await import('./structuredData.ts');
  const [, website] = toOrganisationData(SITE)['script:ld+json']['@graph'] as Record<string, unknown>[];
  expect(website).toMatchObject({ '@type': 'WebSite', inLanguage: 'th-TH' });
  expect(website).not.toHaveProperty('potentialAction');
});

test('the data of an article has its dates and its publisher, and no image without a picture', () => {
  const facts = { path: '/news/content/7', title: 'หัวข้อ', description: 'คำโปรย', category: '', picture: '' };
  const publishedAt = Date.UTC(2026, 10, 20, 5);
  const data = toNewsArticleData({ ...facts, publishedAt, updatedAt: null }, SITE)['script:ld+json'];
  expect(JSON.parse(JSON.stringify(data))).toMatchObject({
    '@type': 'NewsArticle',
    mainEntityOfPage: 'https://www.station.example/news/content/7',
    headline: 'หัวข้อ',
    datePublished: '2026-11-20T05:00:00.000Z',
    dateModified: '2026-11-20T05:00:00.000Z',
    publisher: { name: STATION.name },
  });
  expect(Object.keys(JSON.parse(JSON.stringify(data)))).not.toContain('image');
});

test('the data of an article with audio has the address of the audio', () => {
  const facts = { path: '/news/content/7', title: 'หัวข้อ', description: '', category: '', picture: '' };
  const article = { ...facts, publishedAt: null, updatedAt: null };
  const { audio } = toNewsArticleData({ ...article, sound: '/7/sound.mp3' }, SITE)['script:ld+json'];
  expect(audio).toMatchObject({ '@type': 'AudioObject', contentUrl: 'https://www.station.example/7/sound.mp3' });
  expect(toNewsArticleData(article, SITE)['script:ld+json'].audio).toBe(undefined);
});

test('the data of an article has its corrections with their dates, if there are any', () => {
  const publishedAt = Date.UTC(2026, 10, 20, 5);
  const corrections = [{ note: 'แก้ชื่อตำบล', at: Date.UTC(2026, 10, 21, 5) }];
  const facts = {
    path: '/news/content/7',
    title: 'หัวข้อ',
    description: '',
    category: '',
    picture: '',
    publishedAt,
    updatedAt: null,
  };
  expect(toNewsArticleData({ ...facts, corrections }, SITE)['script:ld+json'].correction).toEqual([
    { '@type': 'CorrectionComment', text: 'แก้ชื่อตำบล', datePublished: '2026-11-21T05:00:00.000Z' },
  ]);
  expect(JSON.stringify(toNewsArticleData(facts, SITE))).not.toContain('correction');
});

test('breadcrumbs begin at the front page and end at the page', () => {
  const steps = [{ title: 'การเมือง', path: '/news/politics' }];
  expect(toBreadcrumbData(steps, SITE)['script:ld+json'].itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: STATION.name, item: 'https://www.station.example/home' },
    { '@type': 'ListItem', position: 2, name: 'การเมือง', item: 'https://www.station.example/news/politics' },
  ]);
});

test('an absolute address in breadcrumbs is unchanged', () => {
  const steps = [
    { title: 'รายการ', path: '/program' },
    { title: 'ละคร', path: 'https://tv.example/program/a' },
  ];
  const { itemListElement } = toBreadcrumbData(steps, SITE)['script:ld+json'] as {
    itemListElement: { item: string }[];
  };
  expect(itemListElement.map(({ item }) => item)).toEqual([
    `${SITE.siteUrl}/home`,
    `${SITE.siteUrl}/program`,
    'https://tv.example/program/a',
  ]);
});
