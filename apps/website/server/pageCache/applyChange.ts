import { channel } from 'node:diagnostics_channel';
import { type Change, EVERYTHING_CHANGED } from '@sala/contracts';
import { createChangeMatcher } from './hasChanged.ts';
import type { PageCache } from './pageCache.ts';

const everythingChanged = channel(EVERYTHING_CHANGED);

/** Takes out of memory what has changed: pages, and the menus that stand on all of them. */
export function applyChange(pages: PageCache, change: Change): void {
  // a page that is rendered from now on finds none that are old
  if (change.everything) everythingChanged.publish(change);
  pages.purge(createChangeMatcher(change));
}

/** What has changed meanwhile is not known: every page is doubted, and the menus are asked for anew. */
export function doubtEverything(pages: PageCache): void {
  everythingChanged.publish({});
  pages.doubt();
}
