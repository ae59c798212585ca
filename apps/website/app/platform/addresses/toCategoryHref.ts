import { isCategorySlug } from '@sala/station';

/** The address that a service gives an article's category; empty for a category that the station does not have. */
export function toCategoryHref(href: string): string {
  const [, slug] = /^\/news\/categories\/([^/?#]+)/.exec(href) ?? [];
  return slug === undefined || isCategorySlug(slug.toLowerCase()) ? href : '';
}
