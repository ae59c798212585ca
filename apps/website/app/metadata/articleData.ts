import { STATION } from '@sala/station';
import { imageAddress } from '../ui/index.ts';
import type { SiteData } from './pageMeta.ts';
import { publisher, type StructuredData, structured } from './structuredData.ts';
import { videoObject } from './videoData.ts';

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
  /** Of a clip: what is played, an address or a path of this site, empty for nothing, and for how many seconds. */
  clip?: { src: string; seconds: number } | null | undefined;
}

/** A story: when it was published and changed, by whom. */
export function newsArticleData(article: ArticleFacts, site: SiteData): StructuredData {
  const { siteUrl } = site;
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
    video: article.clip?.src ? videoObject({ ...article, ...article.clip }, site) : undefined,
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

function time(millis: number | null): string | undefined {
  return millis === null ? undefined : new Date(millis).toISOString();
}
