import type { RequestListener } from 'node:http';
import { readMonotonicTime } from '../../app/platform/clock/index.server.ts';
import { chooseEncoding, type Encoding } from '../compression.ts';
import type { PageAddresses } from './pageAddress.ts';
import { findEncoding, toPageAnswer } from './pageAnswer.ts';
import type { PageCache } from './pageCache.ts';

/** Counts a page that was sent from memory, by its cache key. */
export type CountPage = (address: string, status: number) => void;

/**
 * Answers with pages from memory before anything else is done for a request, so that they cost hardly more than their
 * bytes. Other requests go on to `listener`, which counts them itself.
 */
export function servePagesFromMemory(
  cache: PageCache,
  addresses: PageAddresses,
  listener: RequestListener,
  counted: CountPage,
): RequestListener {
  return (incoming, outgoing) => {
    const { method, url = '', headers } = incoming;
    const address = method === 'GET' || method === 'HEAD' ? toCacheAddress(url, addresses) : null;
    const page = address === null ? undefined : cache.atHand(address);
    const encoding = page && findEncoding(page, findPreferredEncoding(headers['accept-encoding'] ?? ''));
    const answer = encoding && toPageAnswer(page, encoding, headers['if-none-match'], readMonotonicTime());
    // a redirect must keep the request's parameters, which the listener adds
    if (!answer || answer.status === 301) return listener(incoming, outgoing);
    counted(address ?? '', answer.status);
    outgoing.writeHead(answer.status, answer.headers);
    if (answer.body && method === 'GET') outgoing.end(answer.body);
    else outgoing.end();
  };
}

/**
 * An address without parameters is a cache key itself; one in an unusual spelling is not found here, and is parsed
 * later.
 */
function toCacheAddress(url: string, { toPageAddress }: PageAddresses): string | null {
  if (!url.includes('?')) return url;
  const parsed = url.startsWith('/') ? URL.parse(`http://site${url}`) : null;
  return parsed && toPageAddress(parsed);
}

// browsers send only a handful of values of this header
const encodings = new Map<string, Encoding>();

function findPreferredEncoding(accepted: string): Encoding {
  const result = encodings.get(accepted);
  if (result) return result;
  const encoding = chooseEncoding(accepted);
  if (encodings.size < 100) encodings.set(accepted, encoding);
  return encoding;
}
