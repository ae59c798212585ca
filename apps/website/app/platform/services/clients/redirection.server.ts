import { redirection, toSafeHref } from '@sala/contracts';
import { HOSTS } from '@sala/station';
import { settings } from '../settings.server.ts';
import { mainApi } from './mainApi.server.ts';

// The Main API of the specification has no such call, and answers 404.

/** No address that has moved is longer, and a service refuses one. */
const MAX_MOVED_LENGTH = 2000;

/** The target of a redirect for an address without a page, with the request's query; null when there is none. */
export async function fetchRedirect(url: URL, signal: AbortSignal): Promise<string | null> {
  if (url.pathname.length > MAX_MOVED_LENGTH) return null;
  const path = `/redirect?path=${encodeURIComponent(url.pathname)}`;
  const { response } = await mainApi.fetchArea('redirect', path, redirection, signal);
  const target = response && URL.parse(response.to, settings.siteUrl);
  if (!target || target.pathname === url.pathname) return null;
  for (const [name, value] of url.searchParams) target.searchParams.append(name, value);
  const isOwn = response.to.startsWith('/') && toSafeHref(response.to, '') !== '';
  if (!isOwn) return target.protocol === 'https:' && HOSTS.redirect.includes(target.host) ? target.href : null;
  // the normalized address, because `/.//host` is a path as written, and another host once it is normalized
  return toSafeHref(target.href.slice(target.origin.length), '') || null;
}
