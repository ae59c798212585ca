import { pageContent, programPage } from '@sala/contracts';
import { data } from 'react-router';
import type { z } from 'zod';
import { readErrorCode } from '../../areas/index.server.ts';
import { createService } from '../service.server.ts';
import { settings } from '../settings.server.ts';
import { fetchNewsPage } from './newsPage.server.ts';
import { createPageContentCall, isRejected, toBadAddressResponse } from './pageContentUrl.server.ts';

// The Page API (SPEC 7.2).

const pages = createService('page', settings.pageApi);
/** For the content of a `page_content_url`: a failure there is not one of the Page API. */
const elsewhere = createService('pageContent', '', { request: createPageContentCall() });

/**
 * The sections a page is made of, by its name such as `path:home`, or those at its {@link pageContentUrl} (SPEC
 * 7.2-03); sections made of the news when the Page API does not have the page, or there is none.
 * @throws a response with the error code that the page's data carry (SPEC 8-07), or with 400 when that address redirects
 * to one that is not allowed
 */
export async function fetchPage(pageName: string, signal: AbortSignal, contentUrl: string | null = null) {
  const page = await fetchSections('fetch/news_page', pageName, pageContent, signal, contentUrl);
  return contentUrl === null && page.error?.status === 404 ? fetchNewsPage(signal) : page;
}

/**
 * The programmes' page (SPEC 7.2-02), or the content at its {@link pageContentUrl}. Throws as {@link fetchPage} does.
 */
export const fetchProgramPage = (signal: AbortSignal, contentUrl: string | null = null) =>
  fetchSections('fetch/program_page', 'programs-recommended-content', programPage, signal, contentUrl);

async function fetchSections<Page extends z.ZodType>(
  area: string,
  pageName: string,
  contract: Page,
  signal: AbortSignal,
  contentUrl: string | null,
) {
  const path = `/pages/${encodeURIComponent(pageName)}/content`;
  // the front page has two addresses, and its data for client-side navigation has a third
  const answer =
    contentUrl === null
      ? await pages.fetchSharedArea(area, path, contract, signal)
      : await elsewhere.fetchArea(area, contentUrl, contract, signal);
  if (isRejected(answer.error)) throw toBadAddressResponse();
  const errorCode = readErrorCode(answer.error?.data);
  if (errorCode !== null) throw data(null, errorCode);
  return answer;
}
