const KEY = 'readStories';
/** How many articles a browser remembers that it was read in. */
export const MAX_RECENT_ARTICLES = 20;

/** The ids of the articles read in this browser, the newest first; none when it keeps nothing, or something else. */
export function listRecentArticles(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string').slice(0, MAX_RECENT_ARTICLES) : [];
  } catch {
    return [];
  }
}

/** Remembers an article, in this browser alone. */
export function saveRecentArticle(id: string): void {
  try {
    const others = listRecentArticles().filter((other) => other !== id);
    localStorage.setItem(KEY, JSON.stringify([id, ...others].slice(0, MAX_RECENT_ARTICLES)));
  } catch {
    // a browser that keeps nothing is offered what everybody is
  }
}
