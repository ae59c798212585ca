import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import { toReaderKey } from '@sala/http-server';
import { LRUCache } from 'lru-cache';
import { CLIENT_ADDRESS_HEADER } from './clientAddress.ts';

/** How long a reader who sees nothing happen may press again, in milliseconds. */
const REPEAT_MS = 10 * 60_000;
/** How many of all readers' writes are remembered: 3 MB at the most. */
const MAX_WRITES = 10_000;

const secret = randomBytes(32);
const keys = new LRUCache<string, string>({ max: MAX_WRITES, ttl: REPEAT_MS });

/**
 * The idempotency key of what a form without scripts sends: the same for a reader who sends the same again within ten
 * minutes. The page cannot give one, because every reader has the same page. What is remembered is a hash whose secret
 * this process alone has.
 */
export function findFormKey({ headers }: Request, content: object): string {
  const address = toReaderKey(headers.get(CLIENT_ADDRESS_HEADER) ?? '');
  const write = JSON.stringify([address, headers.get('user-agent'), content]);
  const hash = createHmac('sha256', secret).update(write).digest('base64url');
  const key = keys.get(hash) ?? randomUUID();
  keys.set(hash, key);
  return key;
}
