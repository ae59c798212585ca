import { z } from 'zod';
import { newsItem } from './newsItem.ts';
import { count, flag, listOf, orNone, required, safeHref, text } from './wire.ts';

/** How many items a page of search results holds. */
export const SEARCH_PAGE_SIZE = 20;

/** A part of a text that matches the search or does not; the parts of a text one behind the other are the text. */
export const highlightSegment = z.object({ text, isMatch: flag });
export type HighlightSegment = z.output<typeof highlightSegment>;

/** What matches in an item's title, and in an excerpt of what it says. Text, not HTML. */
const highlights = orNone(z.object({ title: listOf(highlightSegment), excerpt: listOf(highlightSegment) }), {});

/** What every search answers beside its items. */
const found = {
  /** What was searched for, as it was read: at most 200 characters. */
  query: text,
  /** What the items are found for: the query, or `didYouMean` where nothing was found for it. */
  searched: text,
  /** Exact up to 1,000; there are more when `isMore`. */
  total: count,
  isMore: flag,
  page: count,
  totalPage: count,
  /** What was perhaps meant, null when nothing suggests itself. */
  didYouMean: z
    .string()
    .nullish()
    .transform((value) => value?.toWellFormed() || null),
};

const foundNews = newsItem.and(z.object({ highlights }));

/** `GET /news` of the Search API (SPEC 7.5-01), {@link SEARCH_PAGE_SIZE} items a page. */
export const newsSearch = z.object({ ...found, items: listOf(foundNews) });
export type NewsSearch = z.output<typeof newsSearch>;

const foundDocument = z
  .object({ title: required, description: text, url: text, highlights })
  .transform(({ url, ...document }) => ({ ...document, href: safeHref(url, '') }));

/** `GET /organization`, `/organizationeng` and `/program` of the Search API (SPEC 7.5-01). */
export const documentSearch = z.object({ ...found, items: listOf(foundDocument) });
export type DocumentSearch = z.output<typeof documentSearch>;

const suggestion = z
  .object({ text: required, url: text })
  .transform((one) => ({ text: one.text, href: safeHref(one.url, `/search?q=${encodeURIComponent(one.text)}`) }));

/** `GET /suggestions` of the Search API (SPEC 7.5-01): at most eight, the best first. */
export const searchSuggestions = z.object({ query: text, items: listOf(suggestion) });
export type SearchSuggestions = z.output<typeof searchSuggestions>;
