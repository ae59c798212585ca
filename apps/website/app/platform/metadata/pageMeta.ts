import { STATION } from '@sala/station';
import type { MetaDescriptor } from 'react-router';
import { toImageAddress } from '../../ui/index.ts';

/** The metadata of a page (SPEC 2.4-01); the station's stand for missing ones. */
export interface PageMetadata {
  title: string;
  /** Plain text, cut to length by the server, because browsers do not load the code that cuts Thai between words. */
  description?: string;
  keywords?: string[];
  /** The picture's address at its source. */
  picture?: string;
  /** The path of the page's own social card, where it has one. */
  card?: string;
  /** The path under which the page is known, such as `/home`. */
  canonical: string;
  /** The Open Graph type, `website` by default. */
  type?: string;
  mediaType?: string;
  /** Milliseconds since 1970. */
  publishedTime?: number | null;
  noIndex?: boolean;
}

/** Data of the whole site, from the root's loader. */
export interface SiteData {
  siteUrl: string;
  isProduction: boolean;
  /** The instant the server rendered at, in milliseconds since 1970. */
  renderedAt: number;
}

/** What stands for a page or a video without a picture of its own. */
export const DEFAULT_PICTURE = '/station/social.png';

/** The meta tags of a page (SPEC 2.4). Only the pages of the production host may be indexed. */
export function toPageMeta(page: PageMetadata, site: SiteData): MetaDescriptor[] {
  const title = page.title === STATION.name ? `${STATION.name} | ${STATION.slogan}` : `${page.title} | ${STATION.name}`;
  const description = page.description || STATION.description;
  const canonical = new URL(page.canonical, site.siteUrl).href;
  const nameTag = (name: string, content: string) => ({ name, content });
  const propertyTag = (name: string, content: string) => ({ property: name, content });
  const picture = toSocialPicture(page, site);
  const tags: MetaDescriptor[] = [
    { title },
    nameTag('description', description),
    nameTag('keywords', [...new Set([...(page.keywords ?? []), ...STATION.keywords])].join(', ')),
    { tagName: 'link', rel: 'canonical', href: canonical },
    propertyTag('og:title', page.title),
    propertyTag('og:description', description),
    propertyTag('og:type', page.type ?? 'website'),
    propertyTag('og:url', canonical),
    propertyTag('og:site_name', STATION.name),
    propertyTag('og:locale', 'th_TH'),
    propertyTag('og:image', picture),
    propertyTag('og:image:width', '800'),
    propertyTag('og:image:height', '600'),
    nameTag('twitter:card', 'summary_large_image'),
    nameTag('twitter:title', page.title),
    nameTag('twitter:image', picture),
  ];
  // SPEC 2.4-02: both, or neither
  if (page.mediaType && page.publishedTime) {
    tags.push(propertyTag('media_type', page.mediaType));
    tags.push(propertyTag('published_time', new Date(page.publishedTime).toISOString()));
  }
  const isHidden = page.noIndex || !site.isProduction;
  // without a word about it search engines show only small pictures
  tags.push(nameTag('robots', isHidden ? 'noindex, nofollow' : 'max-image-preview:large'));
  return tags;
}

/**
 * SPEC 2.4-03 and 2.4-06: 800x600; a picture other than the station's carries the time, so that social networks fetch
 * it again.
 */
function toSocialPicture({ card, picture = '' }: PageMetadata, site: SiteData): string {
  const path = card ?? toImageAddress(picture, 800);
  if (!path) return new URL(DEFAULT_PICTURE, site.siteUrl).href;
  // the hour, not the instant: the same page must not differ at each rendering
  const timestamp = Math.floor(site.renderedAt / 3_600_000) * 3600;
  return `${new URL(path, site.siteUrl).href}?t=${timestamp}`;
}

/** The site's own data, out of a page's matches: the root comes first. */
export function findSite(matches: readonly ({ loaderData?: unknown } | undefined)[]): SiteData {
  const root = matches[0]?.loaderData as SiteData | undefined;
  // an error page can be rendered without the root's data; it is never indexed
  return root ?? { siteUrl: `https://${STATION.productionHost}`, isProduction: false, renderedAt: 0 };
}
