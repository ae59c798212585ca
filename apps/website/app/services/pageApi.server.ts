import { pageContent, programPage } from '@sala/contracts';
import type { z } from 'zod';
import { askForPageContent, badAddress, isRefused } from './pageContentUrl.server.ts';
import { fetchArea } from './service.server.ts';
import { settings } from './settings.server.ts';

// The Page API (SPEC 7.2).

const ask = askForPageContent();

/**
 * The sections a page is made of, by its name such as `path:home`, or those at its {@link pageContentUrl} (SPEC 7.2-03).
 * @throws a 400 response when that address turns out to lead where a stranger may not send us
 */
export const fetchPage = (pageName: string, signal: AbortSignal, contentUrl: string | null = null) =>
  fetchSections('fetch/news_page', pageName, pageContent, signal, contentUrl);

/** The programmes' page (SPEC 7.2-02), or what is at its {@link pageContentUrl}. Throws as {@link fetchPage} does. */
export const fetchProgramPage = (signal: AbortSignal, contentUrl: string | null = null) =>
  fetchSections('fetch/program_page', 'programs-recommended-content', programPage, signal, contentUrl);

async function fetchSections<Page extends z.ZodType>(
  area: string,
  pageName: string,
  contract: Page,
  signal: AbortSignal,
  contentUrl: string | null,
) {
  const own = `${settings.pageApi}/pages/${encodeURIComponent(pageName)}/content`;
  if (contentUrl === null) return fetchArea(area, own, contract, signal);
  const answer = await fetchArea(area, contentUrl, contract, signal, ask);
  if (isRefused(answer.error)) throw badAddress();
  return answer;
}
