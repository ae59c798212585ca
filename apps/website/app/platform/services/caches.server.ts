import { subscribe } from 'node:diagnostics_channel';
import type { Change } from '@sala/contracts';
import { CHANGE_CHANNELS } from './changeChannels.server.ts';

interface CacheRule {
  /** Which changes drop what is cached: every one, or only one of everything. */
  droppedBy: 'every change' | 'a change of everything';
  /** True when it is used only while changes arrive as they happen, and is empty otherwise. */
  needsChanges: boolean;
}

/**
 * All that the website caches of its services in memory, beside rendered pages (`server/pageCache`). What is cached is
 * the same for all readers: what depends on a reader is fetched anew each time. A cache that does not need changes has
 * a time limit of its own, after which the service is asked again.
 */
const CACHES = {
  /** The answers that pages share, by service, call and path. */
  sharedAnswers: { droppedBy: 'every change', needsChanges: true },
  /** The emergency message. */
  emergency: { droppedBy: 'every change', needsChanges: false },
  /** The menus, that their service failed, and which form of request it understands: it may be another version now. */
  menus: { droppedBy: 'a change of everything', needsChanges: false },
  /** That a service keeps failing: this change is announced when services are back. */
  breakers: { droppedBy: 'a change of everything', needsChanges: false },
} as const satisfies Record<string, CacheRule>;
export type CacheName = keyof typeof CACHES;

let isFollowing = false;
subscribe(CHANGE_CHANNELS.connection, (message) => (isFollowing = message as boolean));

/** True while the server is informed of changes as they happen. */
export const isFollowingChanges = (): boolean => isFollowing;

/** Calls `drop` whenever the rule of a cache says that it is out of date. */
export function bindCache(name: CacheName, drop: () => void): void {
  const { droppedBy, needsChanges }: CacheRule = CACHES[name];
  subscribe(CHANGE_CHANNELS.change, (change) => {
    if (droppedBy === 'every change' || (change as Change).everything) drop();
  });
  if (needsChanges) subscribe(CHANGE_CHANNELS.connection, drop);
}
