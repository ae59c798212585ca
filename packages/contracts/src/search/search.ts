import { z } from 'zod';
import { newsItem } from '../news/newsItem.ts';
import {
  count,
  countSent,
  flag,
  instant,
  listOf,
  listOfUnique,
  required,
  text,
  toOptional,
  toSafeHref,
  toTotalPage,
} from '../wire/wire.ts';

/** How many items a page of search results holds. */
export const SEARCH_PAGE_SIZE = 20;

/** A part of a text that matches the search or does not; all parts together are the text. */
const highlightSegment = z.object({ text, isMatch: flag });
export type HighlightSegment = z.output<typeof highlightSegment>;

/** The matches in an item's title, and in an excerpt of its content. Text, not HTML. */
const highlights = toOptional(z.object({ title: listOf(highlightSegment), excerpt: listOf(highlightSegment) }), {});

/** The fields of every search's answer beside its items. */
const resultPage = {
  /** The search as it was parsed: at most 200 characters. */
  query: text,
  /** The search of the items: `query`, or `didYouMean` where `query` has no results. */
  searched: text,
  /** Exact up to 1,000; there are more when `isMore`. */
  total: count,
  isMore: flag,
  page: count,
  totalPage: count,
  /** A suggested correction; null when there is none. */
  didYouMean: text.transform((value) => value || null),
};

/** A page of search results. */
const searchAnswer = <Item extends z.ZodType>(item: Item) => z.object({ ...resultPage, items: listOfUnique(item) });

interface ResultPage {
  total: number;
  isMore: boolean;
  totalPage: number;
  items: unknown[];
}

/**
 * A search of which one page was requested, counted from 1. Its service may leave out how many results there are: those
 * up to this page are known then, and more may follow a full one.
 */
export const withResultCounts = <Search extends z.ZodType<ResultPage>>(search: Search, page: number) =>
  search.transform((answer) => {
    const { items } = answer;
    const total = answer.total || (page - 1) * SEARCH_PAGE_SIZE + items.length;
    const last = page - Number(items.length === 0) + Number(countSent(items) === SEARCH_PAGE_SIZE);
    const totalPage = toTotalPage(answer, SEARCH_PAGE_SIZE) || last;
    // more may follow, or nothing
    const isAtLeast = answer.total === 0 && !answer.isMore && page < totalPage;
    return { ...answer, total, totalPage, isAtLeast };
  });

const newsResult = newsItem.and(z.object({ highlights }));

/** `GET /news` of the Search API (SPEC 7.5-01), {@link SEARCH_PAGE_SIZE} items a page. */
export const newsSearch = searchAnswer(newsResult);
export type NewsSearch = z.output<typeof newsSearch>;

const documentResult = z
  .object({ title: required, description: text, url: text, highlights })
  .transform(({ url, ...document }) => ({ ...document, href: toSafeHref(url, '') }));

/** `GET /organization` and `/organizationeng` of the Search API (SPEC 7.5-01). */
export const documentSearch = searchAnswer(documentResult);
export type DocumentSearch = z.output<typeof documentSearch>;

/**
 * The kinds of results among programmes: a whole one, an episode, or a video of a kind.
 * @internal for docs/apis.md, which names them
 */
export const RESULT_KINDS = ['program', 'episode', 'clip', 'story', 'promo'] as const;

const programResult = z
  .object({
    kind: z.enum(RESULT_KINDS).catch('program'),
    title: required,
    description: text,
    url: text,
    highlights,
    imgUrl: text,
    /** For an episode or a video. */
    duration_seconds: count,
    publishTime: instant,
    programTitle: text,
  })
  .transform((wire) => ({
    kind: wire.kind,
    title: wire.title,
    description: wire.description,
    href: toSafeHref(wire.url, ''),
    highlights: wire.highlights,
    picture: toSafeHref(wire.imgUrl, ''),
    durationSeconds: wire.duration_seconds,
    publishedAt: wire.publishTime,
    /** The title of the programme of an episode or a video. */
    program: wire.programTitle,
  }));
export type ProgramResult = z.output<typeof programResult>;

/** `GET /program` of the Search API (SPEC 7.5-01). */
export const programSearch = searchAnswer(programResult);
export type ProgramSearch = z.output<typeof programSearch>;

const suggestion = z
  .object({ text: required, url: text })
  .transform((one) => ({ text: one.text, href: toSafeHref(one.url, `/search?q=${encodeURIComponent(one.text)}`) }));

/** `GET /suggestions` of the Search API (SPEC 7.5-01): at most eight, the best first. */
export const searchSuggestions = z.object({ query: text, items: listOf(suggestion) });
export type SearchSuggestions = z.output<typeof searchSuggestions>;
