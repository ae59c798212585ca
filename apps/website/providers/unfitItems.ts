import { listTexts } from './listTexts.ts';
import { toOneLine } from './oneLine.ts';

/** The form of an article's id in the site's addresses. */
const ARTICLE_ID = /^\d{1,18}$/;
const HTML = /&(?:[a-z]{2,6}|#\d{1,5});|<\/?[a-z][^<>]*>/i;

/** The articles of a list that have no page on the site, each in one line. */
export function listUnreachableArticles(read: unknown): string[] {
  const { items } = (read ?? {}) as { items?: unknown };
  if (!Array.isArray(items)) return [];
  return items
    .filter(({ kind, id }) => kind === 'article' && !ARTICLE_ID.test(String(id)))
    .map(({ id }) => `the site has no page for an article whose id is not 1 to 18 digits: ${toOneLine(String(id))}`);
}

/** The titles and descriptions of a payload that have HTML in them, which readers would see as it is written. */
export function listHtmlTitles(payload: unknown): string[] {
  return [...listTexts(payload)]
    .filter(({ name, text }) => /^(?:title|description|abstract|tagline)$/.test(name) && HTML.test(text))
    .map(({ path, text }) => `HTML in a text without any: ${path}: ${toOneLine(text)}`);
}
