import { channel } from 'node:diagnostics_channel';
import type { Change } from '@sala/contracts';
import { CHANGE_CHANNELS } from '../../app/platform/services/changeChannels.server.ts';
import { createChangeMatcher } from './changeMatcher.ts';
import type { PageCache } from './pageCache.ts';

const changes = channel(CHANGE_CHANNELS.change);
const following = channel(CHANGE_CHANNELS.connection);
const EVERYTHING: Change = { stories: [], paths: [], everything: true };

/**
 * Applies a change: drops the cached pages that it concerns, where there are any, and the cached answers of services.
 */
export function applyChange(pages: PageCache | null, change: Change): void {
  // the answers first: a page that is rendered from now on must not use an old one
  changes.publish(change);
  pages?.purge(createChangeMatcher(change));
}

/** For changes that were missed: every page is rendered anew at its next request, and shared answers are dropped. */
export function invalidateAll(pages: PageCache | null): void {
  changes.publish(EVERYTHING);
  pages?.doubt();
}

/** Announces whether changes arrive as they happen: answers of services are shared only while they do. */
export function announceFollowing(isFollowing: boolean): void {
  following.publish(isFollowing);
}

/** For services without an event stream, whose changes come by `POST /purge`. Returns a function that ends it. */
export function followPurges(): () => void {
  announceFollowing(true);
  return () => announceFollowing(false);
}
