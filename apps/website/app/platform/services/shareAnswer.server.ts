import { LRUCache } from 'lru-cache';
import type { Area } from '../areas/index.server.ts';
import { readMonotonicTime } from '../clock/index.server.ts';
import { bindCache, isFollowingChanges } from './caches.server.ts';
import { PAGE_DEADLINE_MS } from './deadline.server.ts';

// Answers that many pages need are fetched once: docs/decisions/0042-pages-share-answers.md.

/** How long an answer is shared, in milliseconds: as long as a page is (SPEC 7.16-01). */
const CACHE_TTL_MS = 10_000;
const MAX_ANSWERS = 500;

interface Shared {
  answer: Promise<Area<unknown>>;
  /** A time of {@link readMonotonicTime}. */
  until: number;
}

const shared = new LRUCache<string, Shared>({ max: MAX_ANSWERS });
bindCache('sharedAnswers', () => shared.clear());

/**
 * The answer for a key, which all pages share for ten seconds or until a change is announced; a failure is shared only
 * by the pages that wait for it. While the server is not informed of changes, each page fetches its own. Callers must
 * not modify the answer.
 */
export function shareAnswer<Shown>(
  key: string,
  load: (signal: AbortSignal) => Promise<Area<Shown>>,
  signal: AbortSignal,
): Promise<Area<Shown>> {
  if (!isFollowingChanges()) return load(signal);
  const stored = shared.get(key);
  if (stored && readMonotonicTime() < stored.until) return stored.answer as Promise<Area<Shown>>;
  // not the page's own signal: others wait for it too
  const answer = load(AbortSignal.timeout(PAGE_DEADLINE_MS));
  shared.set(key, { answer, until: readMonotonicTime() + CACHE_TTL_MS });
  void answer.then(({ response }) => response === null && shared.peek(key)?.answer === answer && shared.delete(key));
  return answer;
}
