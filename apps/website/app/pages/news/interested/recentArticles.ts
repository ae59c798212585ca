import { readStored, writeStored } from '../../../platform/localStore/index.ts';

const KEY = 'readStories';
/** How many articles this browser remembers. */
export const MAX_RECENT_ARTICLES = 20;

/** The ids of the articles read in this browser, the newest first; none when it keeps nothing, or something else. */
export function listRecentArticles(): string[] {
  return readStored(KEY, Array.isArray, [])
    .filter((id) => typeof id === 'string')
    .slice(0, MAX_RECENT_ARTICLES);
}

/** Remembers an article, in this browser alone. */
export function saveRecentArticle(id: string): void {
  const others = listRecentArticles().filter((other) => other !== id);
  writeStored(KEY, [id, ...others].slice(0, MAX_RECENT_ARTICLES));
}
