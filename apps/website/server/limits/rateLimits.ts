import { readerKey } from '@sala/http-server';
import type { MiddlewareHandler } from 'hono';
import { LRUCache } from 'lru-cache';
import { CLIENT_ADDRESS } from '../../app/security/clientAddress.ts';
import { refuse } from './refuse.ts';

const MINUTE = 60_000;
/** Whoever comes from more addresses than this is no longer told from newcomers; 10 MB at the most. */
const MOST_READERS = 50_000;

/**
 * How often one address may ask in a minute. Thousands of phones stand behind one address of a mobile network: two thousand readers who
 * open a page every forty seconds send 3,000 views. So these limits stop programs, not crowds (docs/decisions/0026).
 */
const LIMITED: Record<string, number> = {
  '/views': 3000,
  '/collect': 9000,
  '/search/suggestions': 1200,
  '/purge': 600,
};
const OTHER_WRITES = 300;

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Refuses whoever writes, or asks for suggestions, too often: 429, with the seconds after which to try again. */
export function rateLimits(now: () => number = Date.now): MiddlewareHandler {
  const counted = new LRUCache<string, { times: number; until: number }>({ max: MOST_READERS });
  return async (c, next) => {
    const path = asRouted(c.req.path);
    const most = LIMITED[path] ?? (READING.has(c.req.method) ? Number.POSITIVE_INFINITY : OTHER_WRITES);
    if (most === Number.POSITIVE_INFINITY) return next();
    const key = `${LIMITED[path] ? path : 'writes'} ${readerKey(c.req.header(CLIENT_ADDRESS) ?? '')}`;
    const known = counted.get(key);
    const count = known && known.until > now() ? known : { times: 0, until: now() + MINUTE };
    counted.set(key, count);
    if (++count.times <= most) return next();
    const seconds = Math.ceil((count.until - now()) / 1000);
    return refuse(c, 429, 'มีการส่งข้อมูลจากเครือข่ายนี้ถี่เกินไป', `โปรดรอ ${seconds} วินาทีแล้วลองใหม่`, {
      'retry-after': String(seconds),
    });
  };
}

/** A path in the one way of writing it that stands in the table: routes are found in whatever case they are written. */
function asRouted(path: string): string {
  const plain = path
    .toLowerCase()
    .replace(/%[0-7][0-9a-f]/g, (code) => String.fromCharCode(Number.parseInt(code.slice(1), 16)));
  return plain
    .toLowerCase()
    .replace(/\/+/g, '/')
    .replace(/\/?(\.data)?\/?$/, '');
}
