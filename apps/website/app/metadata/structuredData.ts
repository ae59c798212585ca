import { STATION } from '@sala/station';
import { imageAddress } from '../ui/index.ts';
import type { SiteData } from './pageMeta.ts';

// What search engines read of a page (schema.org, as JSON-LD).

/** A meta entry that carries structured data. */
export type StructuredData = {
  'script:ld+json': Record<string, unknown>;
};

/** An entry of the data, on its own. */
export const structured = (data: Record<string, unknown>): StructuredData => ({
  'script:ld+json': { '@context': 'https://schema.org', ...data },
});

/** The broadcaster as an organisation, with the search of its site (SPEC 1-33). */
export function organisationData({ siteUrl }: SiteData): StructuredData {
  return structured({
    '@graph': [
      {
        ...publisher(siteUrl),
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
        potentialAction: {
          '@type': 'SearchAction',
          target: { '@type': 'EntryPoint', urlTemplate: `${siteUrl}/search?q={search_term}` },
          'query-input': 'required name=search_term',
        },
      },
    ],
  });
}

/** What a story's structured data is made from; times in milliseconds since 1970. */
export interface ArticleFacts {
  /** Where its page is. */
  path: string;
  title: string;
  description: string;
  category: string;
  picture: string;
  publishedAt: number | null;
  updatedAt: number | null;
  corrections?: { note: string; at: number | null }[];
  /** Where it is read aloud. */
  sound?: string;
}

/** A story: when it was published and changed, by whom. */
export function newsArticleData(article: ArticleFacts, { siteUrl }: SiteData): StructuredData {
  return structured({
    '@type': 'NewsArticle',
    mainEntityOfPage: `${siteUrl}${article.path}`,
    headline: article.title,
    description: article.description,
    articleSection: article.category || undefined,
    image: article.picture ? [`${siteUrl}${imageAddress(article.picture, 1280)}`] : undefined,
    datePublished: time(article.publishedAt),
    dateModified: time(article.updatedAt ?? article.publishedAt),
    correction: article.corrections?.map(({ note, at }) => ({
      '@type': 'CorrectionComment',
      text: note,
      datePublished: time(at),
    })),
    audio: article.sound && {
      '@type': 'AudioObject',
      contentUrl: `${siteUrl}${article.sound}`,
      encodingFormat: 'audio/mpeg',
    },
    isAccessibleForFree: true,
    author: { '@type': 'NewsMediaOrganization', name: STATION.name, url: `${siteUrl}/home` },
    publisher: publisher(siteUrl),
  });
}

/** What a gallery's structured data is made from; `path` is where it stands. */
export interface GalleryFacts extends Omit<ArticleFacts, 'id' | 'category' | 'picture'> {
  path: string;
  pictures: { picture: string; caption: string; credit: string }[];
}

/** A gallery, or an infographic: its pictures with what is said of them. */
export function imageGalleryData(gallery: GalleryFacts, { siteUrl }: SiteData): StructuredData {
  return structured({
    '@type': 'ImageGallery',
    mainEntityOfPage: `${siteUrl}${gallery.path}`,
    name: gallery.title,
    description: gallery.description,
    datePublished: time(gallery.publishedAt),
    dateModified: time(gallery.updatedAt ?? gallery.publishedAt),
    publisher: publisher(siteUrl),
    image: gallery.pictures
      .filter(({ picture }) => picture)
      .map(({ picture, caption, credit }) => ({
        '@type': 'ImageObject',
        contentUrl: `${siteUrl}${imageAddress(picture, 1600, 'fit')}`,
        caption: caption || undefined,
        creditText: credit || undefined,
      })),
  });
}

/** The way from the front page to a page: its steps after the front page, the page itself last. */
export function breadcrumbData(steps: { title: string; path: string }[], { siteUrl }: SiteData): StructuredData {
  return structured({
    '@type': 'BreadcrumbList',
    itemListElement: [{ title: STATION.name, path: '/home' }, ...steps].map(({ title, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      // a programme's page may stand elsewhere
      item: new URL(path, siteUrl).href,
    })),
  });
}

function time(millis: number | null): string | undefined {
  return millis === null ? undefined : new Date(millis).toISOString();
}

/** The broadcaster, as what it publishes names it. */
export function publisher(siteUrl: string): Record<string, unknown> {
  return {
    '@type': 'NewsMediaOrganization',
    name: STATION.name,
    logo: { '@type': 'ImageObject', url: `${siteUrl}/station/icon-512.png`, width: 512, height: 512 },
  };
}
