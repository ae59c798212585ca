import { NEWS_SECTIONS, PROGRAM_SECTIONS, pageContent, programPage } from '@sala/contracts';
import { findCategory, findChannel } from '@sala/station';
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

/** The channels of airings and the categories of articles that the station does not have, each in one line. */
export function listUnknownToStation(payload: unknown): string[] {
  const unknown = [...listTexts(payload)].flatMap(({ name, path, text }) => {
    // the items of a schedule have a channel and nothing else that a list of articles has
    if (name === 'channel' && /\d\.channel$/.test(path) && text && !findChannel(text))
      return [`CHANNELS of the station has no ${toOneLine(text)}, so that its airings have no place: ${path}`];
    const slug = name === 'categoryUrl' ? /^\/news\/categories\/([^/?#]+)/.exec(text)?.[1] : undefined;
    return slug && !findCategory(slug)
      ? [`CATEGORIES of the station has no ${toOneLine(slug)}, so that this leads to no page: ${path}`]
      : [];
  });
  // one line for each channel or category: the first place where it stands
  return [...new Map(unknown.map((line) => [line.replace(/: [^:]*$/, ''), line] as const).toReversed()).values()];
}

/** The types of sections that a page is made of, by what parses it. */
const PAGE_SECTIONS = new Map<unknown, readonly string[]>([
  [pageContent, NEWS_SECTIONS],
  [programPage, PROGRAM_SECTIONS],
]);

/** The sections of a page whose type the site does not know, each in one line; other answers have none. */
export function listUnknownSections(read: unknown, schema: unknown): string[] {
  const known = PAGE_SECTIONS.get(schema);
  if (!known) return [];
  return (read as { sections: { id: string; type: string }[] }).sections
    .filter(({ type }) => !known.includes(type))
    .map(
      ({ id, type }) =>
        `left out: section ${toOneLine(id)} is of the type ${toOneLine(type)}: the site shows ${known.join(', ')}`,
    );
}
