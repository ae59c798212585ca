import { z } from 'zod';
import { count, listOf, required, text, toOptional } from '../wire/wire.ts';

/**
 * The number of results on a page of the hosted web search, and of its pages: it refuses to go beyond a hundred
 * results.
 */
export const WEB_PAGE_SIZE = 10;
const MAX_PAGES = 10;

const webPage = z
  .object({ title: required, link: z.url({ protocol: /^https?$/ }), snippet: text })
  .transform(({ title, link, snippet }) => ({ title, description: snippet, href: new URL(link).href }));

/**
 * `GET /customsearch/v1` of the hosted web-search service (SPEC 7.5-02), as Google documents it. A result without a
 * title or with an invalid address is left out.
 */
export const webSearch = z
  .object({
    // some gateways send an error with status 200
    error: z.undefined().optional(),
    searchInformation: toOptional(z.object({ totalResults: count }), {}),
    spelling: toOptional(z.object({ correctedQuery: text }), {}),
    items: listOf(webPage),
  })
  .transform(({ searchInformation, spelling, items }) => {
    const total = searchInformation.totalResults || items.length;
    return {
      /** An estimate. */
      total,
      totalPage: Math.min(MAX_PAGES, Math.ceil(total / WEB_PAGE_SIZE)),
      didYouMean: spelling.correctedQuery || null,
      items,
    };
  });
export type WebSearch = z.output<typeof webSearch>;
