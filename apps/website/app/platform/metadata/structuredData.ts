import { STATION } from '@sala/station';
import { toImageAddress } from '../../ui/index.ts';
import { isLeftOut } from '../leftOut/index.ts';
import { DEFAULT_PICTURE, type SiteData } from './pageMeta.ts';

// What search engines read of a page (schema.org, as JSON-LD).

/** A meta entry that carries structured data. */
export type StructuredData = {
  'script:ld+json': Record<string, unknown>;
};

/** An entry of the data, on its own. */
export const toStructuredData = (data: Record<string, unknown>): StructuredData => ({
  'script:ld+json': { '@context': 'https://schema.org', ...data },
});

/** An instant, in milliseconds since 1970, as the data have it; undefined, which leaves the field out, for none. */
export const toIsoTime = (instant: number | null): string | undefined =>
  instant === null ? undefined : new Date(instant).toISOString();

/** The addresses of a video's thumbnails, at least one: without any, search engines do not list it. */
export const toThumbnails = (picture: string, siteUrl: string): string[] => [
  siteUrl + (toImageAddress(picture, 1280) || DEFAULT_PICTURE),
];

/** The broadcaster as an organisation, with the search of its site, if it has one (SPEC 1-33). */
export function toOrganisationData({ siteUrl }: SiteData): StructuredData {
  return toStructuredData({
    '@graph': [
      {
        ...toPublisher(siteUrl),
        url: `${siteUrl}/home`,
        description: STATION.description,
        address: { '@type': 'PostalAddress', addressLocality: STATION.locality, addressCountry: 'TH' },
        telephone: STATION.phone,
        parentOrganization: { '@type': 'Organization', url: STATION.organisationSite },
      },
      {
        '@type': 'WebSite',
        url: `${siteUrl}/home`,
        name: STATION.name,
        inLanguage: 'th-TH',
        ...(!isLeftOut('/search') && {
          potentialAction: {
            '@type': 'SearchAction',
            target: { '@type': 'EntryPoint', urlTemplate: `${siteUrl}/search?q={search_term}` },
            'query-input': 'required name=search_term',
          },
        }),
      },
    ],
  });
}

/** The way from the front page to a page: its steps after the front page, the page itself last. */
export function toBreadcrumbData(steps: { title: string; path: string }[], { siteUrl }: SiteData): StructuredData {
  return toStructuredData({
    '@type': 'BreadcrumbList',
    itemListElement: [{ title: STATION.name, path: '/home' }, ...steps].map(({ title, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      // a programme's page may be on another site
      item: new URL(path, siteUrl).href,
    })),
  });
}

/** The broadcaster, as what it publishes names it. */
export function toPublisher(siteUrl: string): Record<string, unknown> {
  return {
    '@type': 'NewsMediaOrganization',
    name: STATION.name,
    logo: { '@type': 'ImageObject', url: `${siteUrl}/station/icon-512.png`, width: 512, height: 512 },
  };
}
