import { articles, isPublished, newestFirst } from '../articles/schema.ts';
import type { Database } from '../database/index.ts';
import { FIRST_BYTE_BOUNDS_MS } from './firstByte.ts';

/** How long a page may take to its last byte, in milliseconds. */
const TIMEOUT_MS = FIRST_BYTE_BOUNDS_MS.at(-1) ?? 0;

/**
 * The result of one request for a page; `firstByte` is in milliseconds, null unless the whole page arrived in time with
 * status 200.
 */
export interface Probe {
  page: string;
  firstByte: number | null;
}

/**
 * Requests the front page, the newest article and the main channel from outside, as a reader does. Never throws because
 * of the site.
 */
export async function probeSite(db: Database, siteUrl: string, signal: AbortSignal): Promise<Probe[]> {
  const pages = Object.entries({ home: '/home', article: await findNewestArticlePath(db), live: '/live' });
  return Promise.all(
    pages
      .filter((entry): entry is [string, string] => entry[1] !== null)
      .map(async ([page, path]) => ({ page, firstByte: await measureTime(siteUrl + path, signal) })),
  );
}

async function findNewestArticlePath(db: Database): Promise<string | null> {
  const [article] = await db
    .select({ id: articles.id })
    .from(articles)
    .where(isPublished)
    .orderBy(...newestFirst)
    .limit(1);
  return article ? `/news/content/${article.id}` : null;
}

async function measureTime(url: string, signal: AbortSignal): Promise<number | null> {
  const began = performance.now();
  try {
    const answer = await fetch(url, { signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]) });
    const firstByte = performance.now() - began;
    for await (const _ of answer.body ?? []) {
      // read to the end, because only a complete page counts
    }
    return answer.status === 200 ? firstByte : null;
  } catch {
    return null;
  }
}
