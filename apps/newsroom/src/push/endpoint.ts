const FCM = 'fcm.googleapis.com';
const SERVICES = ['push.services.mozilla.com', 'push.apple.com', 'notify.windows.com'];

// what is longer does not fit into the database's index; those of the known services have a few hundred characters
const MAX_LENGTH = 2000;

/**
 * The endpoint as it is stored and called, or null when it may not be called: the newsroom sends requests to it, so it
 * is https at one of the browsers' push services, or at one of `hosts` (PUSH_HOSTS), which may be http.
 */
export function isAllowedEndpoint(endpoint: string, hosts: string[]): string | null {
  const url = URL.parse(endpoint);
  if (!url || url.username || url.password || url.href.length > MAX_LENGTH) return null;
  const isListed = /^https?:$/.test(url.protocol) && hosts.includes(url.host);
  const isKnown =
    url.protocol === 'https:' && (url.host === FCM || SERVICES.some((one) => url.host.endsWith(`.${one}`)));
  return isListed || isKnown ? url.href : null;
}
