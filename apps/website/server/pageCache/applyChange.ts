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

/** What has changed meanwhile is not known: every page is doubted, and what they are made of is asked for anew. */
export function doubtEverything(pages: PageCache | null): void {
  told.publish(EVERYTHING);
  pages?.doubt();
}

/** Says whether changes are heard of as they are made: what pages are made of is kept only while they are. */
export function tellWhetherHeard(isHeard: boolean): void {
  heard.publish(isHeard);
}

/** Without a stream all that is told comes by `POST /purge`: there is none to be lost. @returns what ends it */
export function followPurges(): () => void {
  tellWhetherHeard(true);
  return () => tellWhetherHeard(false);
}
