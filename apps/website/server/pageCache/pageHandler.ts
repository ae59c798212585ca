import type { MiddlewareHandler } from 'hono';
import { readMonotonicTime } from '../../app/platform/clock/index.server.ts';
import { CLIENT_ADDRESS_HEADER } from '../../app/platform/security/clientAddress.ts';
import { chooseEncoding } from '../compression.ts';
import type { RenderInTurn } from '../limits/index.ts';
import { isRateLimited, type PageAddresses } from './pageAddress.ts';
import { findEncoding, toPageAnswer } from './pageAnswer.ts';
import type { PageCache, PageReader } from './pageCache.ts';

/** React Router's status for a redirect in the answer to a request for data. */
const DATA_REDIRECT = 202;

/**
 * Answers with pages from the cache, which are rendered in the reader's turn when they are missing; requests that are
 * never cached go on to the next handler.
 */
export function createPageHandler(
  cache: PageCache,
  { toPageAddress, restoreParameters }: PageAddresses,
  inTurn: RenderInTurn,
): MiddlewareHandler {
  return async (c, next) => {
    const url = new URL(c.req.url);
    const address = toPageAddress(url);
    if (address === null) return next();
    const readerAddress = isRateLimited(address) ? c.req.header(CLIENT_ADDRESS_HEADER) : undefined;
    const reader = { address: readerAddress, inTurn: (render, begun) => inTurn(c, render, begun) } satisfies PageReader;
    const page = await cache.page(address, reader);
    // the redirect of a page's data is in its body, so it must be rendered with the whole address
    if (page.status === DATA_REDIRECT && restoreParameters('', url) !== '') return next();
    const encoding = findEncoding(page, chooseEncoding(c.req.header('accept-encoding') ?? ''));
    await cache.encode(address, page, encoding);
    const answer = toPageAnswer(page, encoding, c.req.header('if-none-match'), readMonotonicTime());
    if (!answer) throw new Error(`${address}: no body in ${encoding}`);
    const { status, headers, body } = answer;
    const response = new Response(body && body.length > 0 ? new Uint8Array(body) : null, {
      status,
      headers: toPairs(headers),
    });
    const location = response.headers.get('location');
    if (location !== null) response.headers.set('location', restoreParameters(location, url));
    return response;
  };
}

const toPairs = (flat: string[]): [string, string][] =>
  flat.flatMap((name, index) => (index % 2 === 0 ? [[name, flat[index + 1] ?? '']] : []));
