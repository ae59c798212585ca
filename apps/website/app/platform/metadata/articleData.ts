import { STATION } from '@sala/station';
import { toImageAddress } from '../../ui/index.ts';
import type { SiteData } from './pageMeta.ts';
import { type StructuredData, toBreadcrumbData, toIsoTime, toPublisher, toStructuredData } from './structuredData.ts';
import { toVideoObject } from './videoData.ts';

/** What an article's structured data is made from; times in milliseconds since 1970. */
export interface ArticleFacts {
  /** Where its page is. */
  path: string;
  title: string;
  description: string;
  category: string;
  picture: string;
  publishedAt: number | null;
  updatedAt: number | null;
  authors?: { name: string; href: string }[];
  corrections?: { note: string; at: number | null }[];
  /** Where it is read aloud. */
  sound?: string;
  /** Of a clip: what is played, an address or a path of this site, empty for nothing, and for how many seconds. */
  clip?: { src: string; seconds: number } | null | undefined;
}

/** An article: when it was published and changed, by whom. */
export function toNewsArticleData(article: ArticleFacts, site: SiteData): StructuredData {
  const { siteUrl } = site;
  return toStructuredData({
    '@type': 'NewsArticle',
    mainEntityOfPage: `${siteUrl}${article.path}`,
    headline: article.title,
    description: article.description,
    articleSection: article.category || undefined,
    image: article.picture ? [toPictureData(article.picture, site)] : undefined,
    datePublished: toIsoTime(article.publishedAt),
    dateModified: toIsoTime(article.updatedAt ?? article.publishedAt),
    correction: article.corrections?.map(({ note, at }) => ({
      '@type': 'CorrectionComment',
      text: note,
      datePublished: toIsoTime(at),
    })),
    audio: article.sound && {
      '@type': 'AudioObject',
      contentUrl: `${siteUrl}${article.sound}`,
      encodingFormat: 'audio/mpeg',
    },
    video: article.clip?.src ? toVideoObject({ ...article, ...article.clip }, site) : undefined,
    isAccessibleForFree: true,
    author: article.authors?.map((one) => toPerson(one, siteUrl)) ?? {
      '@type': 'NewsMediaOrganization',
      name: STATION.name,
      url: `${siteUrl}/home`,
    },
    publisher: toPublisher(siteUrl),
  });
}

/** Who has written something, and their page. */
export const toPerson = ({ name, href }: { name: string; href: string }, siteUrl: string) => ({
  '@type': 'Person',
  name,
  url: href ? new URL(href, siteUrl).href : undefined,
});

/** The way from the front page to an article: through its category, where it has one. */
export function toArticleBreadcrumbData(
  { title, path, category, categoryHref }: ArticleFacts & { categoryHref: string },
  site: SiteData,
): StructuredData {
  const section = category && categoryHref ? [{ title: category, path: categoryHref }] : [];
  return toBreadcrumbData([{ title: 'ข่าว', path: '/news' }, ...section, { title, path }], site);
}

/** What a gallery's structured data is made from; `path` is where it stands. */
export interface GalleryFacts extends Omit<ArticleFacts, 'picture'> {
  pictures: { picture: string; caption: string; credit: string }[];
}

/** An infographic: an article whose content is its picture. */
export function toInfographicData(infographic: GalleryFacts, site: SiteData): StructuredData {
  const [first] = infographic.pictures;
  const whole = first?.picture && {
    ...toWholePicture(first, site),
    caption: first.caption || infographic.title,
    representativeOfPage: true,
  };
  return toStructuredData({
    '@type': 'NewsArticle',
    mainEntityOfPage: `${site.siteUrl}${infographic.path}`,
    headline: infographic.title,
    description: infographic.description,
    articleSection: infographic.category || undefined,
    // search engines show it at 16:9; its own page shows all of it
    image: first?.picture ? [toPictureData(first.picture, site), whole] : undefined,
    datePublished: toIsoTime(infographic.publishedAt),
    dateModified: toIsoTime(infographic.updatedAt ?? infographic.publishedAt),
    isAccessibleForFree: true,
    author: { '@type': 'NewsMediaOrganization', name: STATION.name, url: `${site.siteUrl}/home` },
    publisher: toPublisher(site.siteUrl),
  });
}

/** A gallery: its pictures with their captions and credits. */
export function toImageGalleryData(gallery: GalleryFacts, site: SiteData): StructuredData {
  const { siteUrl } = site;
  return toStructuredData({
    '@type': 'ImageGallery',
    mainEntityOfPage: `${siteUrl}${gallery.path}`,
    name: gallery.title,
    description: gallery.description,
    datePublished: toIsoTime(gallery.publishedAt),
    dateModified: toIsoTime(gallery.updatedAt ?? gallery.publishedAt),
    publisher: toPublisher(siteUrl),
    image: gallery.pictures.filter(({ picture }) => picture).map((one) => toWholePicture(one, site)),
  });
}

/** An article's picture as its page has it, cut to 16:9. */
const toPictureData = (picture: string, { siteUrl }: SiteData) => ({
  '@type': 'ImageObject',
  url: `${siteUrl}${toImageAddress(picture, 1280)}`,
  width: 1280,
  height: 720,
});

/** All of a picture, however high it is. */
const toWholePicture = ({ picture, caption, credit }: GalleryFacts['pictures'][number], { siteUrl }: SiteData) => ({
  '@type': 'ImageObject',
  contentUrl: `${siteUrl}${toImageAddress(picture, 1600, 'fit')}`,
  caption: caption || undefined,
  creditText: credit || undefined,
});
