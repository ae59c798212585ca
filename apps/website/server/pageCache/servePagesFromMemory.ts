import type { RequestListener } from 'node:http';
import { chooseEncoding, type Encoding } from '../compression.ts';
import { toPageAddress } from './pageAddress.ts';
import { findEncoding, toPageAnswer } from './pageAnswer.ts';
import type { PageCache } from './pageCache.ts';

/** Counts a page that was sent from memory; the address is that under which it is kept. */
export type CountPage = (address: string, status: number) => void;

/**
 * Answers with pages at hand before anything else is done for a request: what comes from memory costs hardly more than
 * its bytes. All others go on to `listener`, which counts them itself.
 */
export function servePagesFromMemory(cache: PageCache, listener: RequestListener, counted: CountPage): RequestListener {
  return (incoming, outgoing) => {
    const { method, url = '', headers } = incoming;
    const address = method === 'GET' || method === 'HEAD' ? addressOf(url) : null;
    const page = address === null ? undefined : cache.atHand(address);
    const encoding = page && findEncoding(page, preferred(headers['accept-encoding'] ?? ''));
    const answer = encoding && toPageAnswer(page, encoding, headers['if-none-match'], Date.now());
    // a redirect keeps the parameters of the request, which the listener adds
    if (!answer || answer.status === 301) return listener(incoming, outgoing);
    counted(address ?? '', answer.status);
    outgoing.writeHead(answer.status, answer.headers);
    if (answer.body && method === 'GET') outgoing.end(answer.body);
    else outgoing.end();
  };
}

/**
 * An address without parameters is its own; one that is written otherwise than browsers do is found nowhere, and parsed
 * later.
 */
function addressOf(url: string): string | null {
  if (!url.includes('?')) return url;
  const parsed = url.startsWith('/') ? URL.parse(`http://site${url}`) : null;
  return parsed && toPageAddress(parsed);
}

// browsers write this header in a handful of ways
const known = new Map<string, Encoding>();

function preferred(accepted: string): Encoding {
  const result = known.get(accepted);
  if (result) return result;
  const encoding = chooseEncoding(accepted);
  if (known.size < 100) known.set(accepted, encoding);
  return encoding;
}
