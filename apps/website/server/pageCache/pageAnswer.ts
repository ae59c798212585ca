import type { Encoding } from '../compression.ts';
import type { CachedPage } from './cachedPage.ts';

/** The response of a page, as Node's `writeHead` takes it. */
export interface PageAnswer {
  status: number;
  /** Flat: name, value, name, value. */
  headers: string[];
  /** Null when there is no body. */
  body: Buffer | null;
}

/** The cached encoding of a page for a client that accepts `encoding`. */
export const findEncoding = (page: CachedPage, encoding: Encoding): Encoding =>
  page.isCompressed ? encoding : 'identity';

/**
 * The response with the page's age, or that it is not modified; undefined when its body must first be made in this
 * encoding.
 */
export function toPageAnswer(
  page: CachedPage,
  encoding: Encoding,
  ifNoneMatch: string | undefined,
  now: number,
): PageAnswer | undefined {
  const age = String(Math.max(0, Math.floor((now - page.renderedAt) / 1000)));
  if (page.status === 200 && ifNoneMatch !== undefined && isKnown(ifNoneMatch, page.etag))
    return { status: 304, headers: [...page.headers.filter(isOfNoBody), 'age', age], body: null };
  const body = page.bodies.get(encoding);
  if (!body) return undefined;
  const headers = [...page.headers, 'age', age, 'content-length', String(body.length)];
  if (encoding !== 'identity') headers.push('content-encoding', encoding);
  return { status: page.status, headers, body };
}

/** Names at even places, values after them. */
const isOfNoBody = (_: string, index: number, headers: readonly string[]) =>
  headers[index - (index % 2)] !== 'content-type';

/** Weakly compared (RFC 9110, 13.1.2). */
const isKnown = (ifNoneMatch: string, etag: string) =>
  ifNoneMatch === etag ||
  ifNoneMatch === '*' ||
  ifNoneMatch.split(',').some((one) => one.trim().replace(/^W\//, '') === etag.slice(2));
