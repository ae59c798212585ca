import { channel } from 'node:diagnostics_channel';
import { CHANGE_CHANNELS, type Change } from '@sala/contracts';
import { createChangeMatcher } from './hasChanged.ts';
import type { PageCache } from './pageCache.ts';

const told = channel(CHANGE_CHANNELS.told);
const heard = channel(CHANGE_CHANNELS.heard);
const EVERYTHING: Change = { stories: [], paths: [], everything: true };

/** Takes out of memory what has changed: pages, where any are kept, and what they are made of. */
export function applyChange(pages: PageCache | null, change: Change): void {
  // first: a page that is rendered from now on finds nothing that is old
  told.publish(change);
  pages?.purge(createChangeMatcher(change));
}

/** For changes that were missed: every page is checked at its next request, and shared answers are dropped. */
export function doubtEverything(pages: PageCache | null): void {
  told.publish(EVERYTHING);
  pages?.doubt();
}

/** Announces whether changes arrive as they are made: answers are shared only while they do. */
export function tellWhetherHeard(isHeard: boolean): void {
  heard.publish(isHeard);
}

/** For services without an event stream: their changes come by `POST /purge`. Returns what ends it. */
export function followPurges(): () => void {
  tellWhetherHeard(true);
  return () => tellWhetherHeard(false);
}
