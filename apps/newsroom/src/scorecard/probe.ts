import { articles, isPublished, newestFirst } from '../articles/schema.ts';
import type { Database } from '../database/index.ts';
import { FIRST_BYTE_BOUNDS_MS } from './firstByte.ts';

/** How long a page may take, to its last byte, in milliseconds. */
const DEADLINE = FIRST_BYTE_BOUNDS_MS.at(-1) ?? 0;

/**
 * What came of asking for a page; `firstByte` is in milliseconds, null when the page did not come whole, in time, with
 * status 200.
 */
export interface Probe {
  page: string;
  firstByte: number | null;
}

/**
 * Asks for the front page, the newest article and the main channel, as a reader does from outside. Never throws for
 * what the site does.
 */
export async function probeSite(db: Database, siteUrl: string, signal: AbortSignal): Promise<Probe[]> {
  const pages = Object.entries({ home: '/home', article: await newestArticlePath(db), live: '/live' });
  return Promise.all(
    pages
      .filter((entry): entry is [string, string] => entry[1] !== null)
      .map(async ([page, path]) => ({ page, firstByte: await timeOf(siteUrl + path, signal) })),
  );
}

async function newestArticlePath(db: Database): Promise<string | null> {
  const [article] = await db
    .select({ id: articles.id })
    .from(articles)
    .where(isPublished)
    .orderBy(...newestFirst)
    .limit(1);
  return article ? `/news/content/${article.id}` : null;
}

async function timeOf(url: string, signal: AbortSignal): Promise<number | null> {
  const began = performance.now();
  try {
    const answer = await fetch(url, { signal: AbortSignal.any([signal, AbortSignal.timeout(DEADLINE)]) });
    const firstByte = performance.now() - began;
    for await (const _ of answer.body ?? []) {
      // only a page that is read to its end counts
    }
    return answer.status === 200 ? firstByte : null;
  } catch {
    return null;
  }
}
