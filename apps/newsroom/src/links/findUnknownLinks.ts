import { isSitePath } from '@sala/contracts';
import { CATEGORIES, type Category, CHANNELS, STATION, toLivePath } from '@sala/station';
import { inArray } from 'drizzle-orm';
import { articles } from '../articles/schema.ts';
import type { Database } from '../database/index.ts';
import { toSitePath } from '../input/index.ts';
import { redirects } from '../redirects/schema.ts';
import { topics } from '../situations/schema.ts';
import { findProgramPages, isProgramPage } from './findProgramPages.ts';

const ARTICLES = '/news/content/';
const ARTICLE = /^\/news\/content\/(\d{1,9})$/;

/**
 * Those of some links that stay on the site at `siteUrl` and lead to no known page, once each. Known are its articles,
 * categories, channels, programmes, episodes, clips, situations and redirects; of its other addresses the beginnings.
 */
export async function findUnknownLinks(db: Database, siteUrl: string, links: string[]): Promise<string[]> {
  const unknown = [...new Set(links)].flatMap((link) => {
    const path = toPath(link, siteUrl);
    return path === null || isOfSite(path) ? [] : [{ link, path }];
  });
  const known = await findPaths(
    db,
    unknown.map(({ path }) => path),
  );
  return unknown.filter(({ path }) => !known.has(path)).map(({ link }) => link);
}

/** The path of a link that stays on the site; null for any other. */
function toPath(link: string, siteUrl: string): string | null {
  const base = new URL(ARTICLES, siteUrl);
  const url = link.startsWith('#') ? null : URL.parse(link, base);
  return url?.origin === base.origin ? toSitePath(url.pathname) : null;
}

/** The pages of sections and channels. */
const SECTIONS = new Set([
  ...CATEGORIES.flatMap(({ path, alsoAt = [] }: Category) => [path, ...alsoAt]),
  ...CHANNELS.flatMap((channel) => [toLivePath(channel), `/live/${channel.key}`]),
  '/live/vertical',
]);
/** The folders of the site of which all pages are known, or looked up. */
const LISTED = /^\/(?:news\/(?:content|categor(?:y|ies))|live)\/./;

const isOfSite = (path: string): boolean =>
  path === '/' ||
  path === STATION.event?.href ||
  SECTIONS.has(path) ||
  (isSitePath(path) && !LISTED.test(path) && !isProgramPage(path));

/** Those of some paths at which there is a page or a redirect. */
async function findPaths(db: Database, paths: string[]): Promise<Set<string>> {
  const redirected = await db.select({ path: redirects.from }).from(redirects).where(inArray(redirects.from, paths));
  return new Set([...(await findPages(db, paths)), ...redirected.map(({ path }) => path)]);
}

/** True for the page of a section, a channel or a part of the site, which needs no row of the database. */
const isSection = (path: string): boolean => SECTIONS.has(path) || (isOfSite(path) && path.lastIndexOf('/') === 0);

/** Those of some paths at which there is an article, a programme or something of it, a topic or a section. */
export async function findPages(db: Database, paths: string[]): Promise<string[]> {
  const ids = paths.flatMap((path) => ARTICLE.exec(path)?.[1] ?? []).map(Number);
  const ofArticles = await db.select({ id: articles.id }).from(articles).where(inArray(articles.id, ids));
  const ofTopics = await db.select({ path: topics.url }).from(topics).where(inArray(topics.url, paths));
  return [
    ...paths.filter(isSection),
    ...ofArticles.map(({ id }) => `${ARTICLES}${id}`),
    ...ofTopics.map(({ path }) => path),
    ...(await findProgramPages(db, paths)),
  ];
}
