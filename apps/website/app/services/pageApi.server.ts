import { pageContent } from '@sala/contracts';
import { fetchArea } from './service.server.ts';
import { settings } from './settings.server.ts';

// The Page API (SPEC 7.2).

/** The sections a page is made of, by its name such as `path:home`. */
export function fetchPage(pageName: string, signal: AbortSignal) {
  return fetchArea(
    'newsPage',
    `${settings.pageApi}/pages/${encodeURIComponent(pageName)}/content`,
    pageContent,
    signal,
  );
}
