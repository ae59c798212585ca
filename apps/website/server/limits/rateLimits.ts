import { HOUR_MS, MINUTE_MS } from '@sala/thai';
import type { Context, MiddlewareHandler } from 'hono';
import { LRUCache } from 'lru-cache';
import { readMonotonicTime } from '../../app/platform/clock/index.server.ts';
import { findReader } from '../findReader.ts';
import { rejectRequest } from './rejectRequest.ts';
import { toRoutedPath } from './routedPath.ts';

/** The number of addresses that are remembered, in at most 10 MB; beyond it the oldest counts are dropped. */
const MAX_READERS = 50_000;

/** How often one reader may make a request: `max` times in `windowMs` milliseconds. */
interface Limit {
  name: string;
  max: number;
  windowMs: number;
  matches(c: Context, path: string): boolean;
}

/**
 * Requests that use up a quota for all readers: the reports that a service accepts in an hour (SPEC 7.11-01), its
 * subscriptions, the quota of a hosted search (SPEC 7.5-02). A single reader never reaches the whole quota.
 */
const OF_TOTALS: Limit[] = [
  {
    name: 'reports',
    max: 30,
    windowMs: HOUR_MS,
    matches: (c, path) => isWrite(c) && path === '/ai-audio-news/reports',
  },
  {
    name: 'subscriptions',
    max: 600,
    windowMs: HOUR_MS,
    matches: (c, path) => isWrite(c) && path === '/push/subscriptions',
  },
  {
    name: 'web search',
    max: 60,
    windowMs: HOUR_MS,
    matches: (c, path) => path === '/search' && c.req.query('tab') === 'web',
  },
];

/**
 * Requests that only cost time. Thousands of phones share one address of a mobile network: two thousand readers who
 * open a page every forty seconds send 3,000 views. So these limits stop programs, not crowds (docs/decisions/0026).
 */
const OF_PACE: Limit[] = [
  { name: 'views', max: 3000, windowMs: MINUTE_MS, matches: (_, path) => path === '/views' },
  { name: 'events', max: 9000, windowMs: MINUTE_MS, matches: (_, path) => path === '/collect' },
  { name: 'suggestions', max: 1200, windowMs: MINUTE_MS, matches: (_, path) => path === '/search/suggestions' },
  { name: 'purges', max: 600, windowMs: MINUTE_MS, matches: (_, path) => path === '/purge' },
  { name: 'writes', max: 300, windowMs: MINUTE_MS, matches: isWrite },
];

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

function isWrite(c: Context): boolean {
  return !READING.has(c.req.method);
}

/**
 * Rejects readers who write, or request expensive pages, too often: 429, with the seconds until the next try.
 * `limitsPace` is false where a proxy in front limits the rate of a reader's writes.
 */
export function createRateLimits(limitsPace: boolean, now: () => number = readMonotonicTime): MiddlewareHandler {
  const counts = new LRUCache<string, { times: number; until: number }>({ max: MAX_READERS });

  /** Milliseconds until this reader's next request is allowed; 0 when it is now. */
  function countRequest({ name, max, windowMs }: Limit, reader: string): number {
    const key = `${name} ${reader}`;
    const stored = counts.get(key);
    const count = stored && stored.until > now() ? stored : { times: 0, until: now() + windowMs };
    counts.set(key, count);
    return ++count.times <= max ? 0 : count.until - now();
  }

  return async (c, next) => {
    const path = toRoutedPath(c.req.path);
    const limits = [
      OF_TOTALS.find(({ matches }) => matches(c, path)),
      limitsPace ? OF_PACE.find(({ matches }) => matches(c, path)) : undefined,
    ];
    for (const limit of limits) {
      const waitMs = limit ? countRequest(limit, findReader(c)) : 0;
      if (waitMs === 0) continue;
      const seconds = Math.ceil(waitMs / 1000);
      const more = `โปรดรอ ${seconds >= 120 ? `${Math.ceil(seconds / 60)} นาที` : `${seconds} วินาที`}แล้วลองใหม่อีกครั้ง`;
      const headers = { 'retry-after': String(seconds) };
      return rejectRequest(c, 429, 'มีการส่งข้อมูลจากเครือข่ายนี้ถี่เกินไป', more, headers);
    }
    return next();
  };
}
