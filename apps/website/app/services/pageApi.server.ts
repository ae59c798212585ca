import { pageContent } from '@sala/contracts';
import { askForPageContent, badAddress, isRefused } from './pageContentUrl.server.ts';
import { fetchArea } from './service.server.ts';
import { settings } from './settings.server.ts';

// The Page API (SPEC 7.2).

const ask = askForPageContent();

/**
 * The sections a page is made of, by its name such as `path:home`, or those at its {@link pageContentUrl} (SPEC 7.2-03).
 * @throws a 400 response when that address turns out to lead where a stranger may not send us
 */
export async function fetchPage(pageName: string, signal: AbortSignal, contentUrl: string | null = null) {
  const own = `${settings.pageApi}/pages/${encodeURIComponent(pageName)}/content`;
  if (contentUrl === null) return fetchArea('fetch/news_page', own, pageContent, signal);
  const area = await fetchArea('fetch/news_page', contentUrl, pageContent, signal, ask);
  if (isRefused(area.error)) throw badAddress();
  return area;
}
