import { z } from 'zod';
import { listOf, required, text, toSafeHref } from '../wire/wire.ts';

const link = z
  .object({ title: required, url: text })
  .transform(({ title, url }) => ({ title, href: toSafeHref(url, '') }));

/**
 * `GET /sitemap` (SPEC 7.3-06): the parts of the site in groups. The address of a link that must not be followed is
 * empty.
 */
export const siteMap = z.object({ groups: listOf(z.object({ title: required, links: listOf(link) })) });
export type SiteMap = z.output<typeof siteMap>;
