import { lookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { data } from 'react-router';
import type { ServiceError } from '../../areas/index.server.ts';
import {
  type Answer,
  type CallService,
  callService,
  createServiceAgent,
  type Message,
  TOO_LARGE,
} from '../callService.server.ts';
import { settings } from '../settings.server.ts';
import { createPublicLookup, PrivateAddressError } from './publicLookup.server.ts';

const MAX_REDIRECTS = 3;

// recognised by identity: a service could answer with the same content
const FORBIDDEN_ADDRESS: ServiceError = { status: 400, data: { reason: 'refused' } };

/**
 * The address from which a page is asked to take its content, null when it is not (SPEC 2.3-03). Such a page is never
 * cached (2.3-02: `server/cacheControl.ts`) and has no navbar (2.3-01: the shell). To be called before anything is
 * fetched.
 * @throws a 400 response when the address is none of {@link settings.pageContentAddresses}: a stranger may have written
 * it
 */
export function parsePageContentUrl(request: Request): string | null {
  const [url, ...more] = new URL(request.url).searchParams.getAll('page_content_url');
  if (url === undefined) return null;
  const address = more.length === 0 ? toAllowedAddress(url) : null;
  if (address === null) throw toBadAddressResponse();
  return address;
}

/** The answer to a page whose `page_content_url` is not allowed. */
export function toBadAddressResponse() {
  return data(null, 400);
}

/** Whether a call failed because its address is not allowed, or its answer too large. */
export function isRejected(error: ServiceError | null): boolean {
  return error?.data === FORBIDDEN_ADDRESS.data;
}

/**
 * Sends requests as to a service, but only to allowed addresses: each redirect is checked like the first address, and a
 * public name must resolve to public addresses.
 */
export function createPageContentCall(resolve: LookupFunction = lookup): CallService {
  const agent = createServiceAgent(createPublicLookup(resolve));
  const follow = async (url: string, signal: AbortSignal, message: Message, redirects: number): Promise<Answer> => {
    const answer = await callService(url, signal, message, agent).catch((failure) => {
      throw isForbidden(failure.cause) ? FORBIDDEN_ADDRESS : failure;
    });
    if (answer.location === undefined || redirects === MAX_REDIRECTS) return answer;
    const next = toAllowedAddress(answer.location, url);
    if (next === null) throw FORBIDDEN_ADDRESS;
    return follow(next, signal, message, redirects + 1);
  };
  return (url, signal, message) => follow(url, signal, message, 0);
}

function isForbidden(cause: unknown): boolean {
  return cause instanceof PrivateAddressError || (cause as NodeJS.ErrnoException)?.code === TOO_LARGE;
}

/** The address as it will be fetched, null when it may not be; a redirect's may be relative to `base`. */
function toAllowedAddress(address: string, base?: string): string | null {
  const url = URL.parse(address, base);
  // one with a user, or a blob's, begins otherwise
  const isAllowed = settings.pageContentAddresses.some((beginning) => url?.href.startsWith(beginning));
  return url && isAllowed ? url.href : null;
}
