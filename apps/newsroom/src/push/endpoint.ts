const FCM = 'fcm.googleapis.com';
const SERVICES = ['push.services.mozilla.com', 'push.apple.com', 'notify.windows.com'];

// a longer one does not fit into the database's index; those of known services have a few hundred characters
const MAX_LENGTH = 2000;

/**
 * Normalizes an endpoint; null when it is not allowed. The newsroom sends requests to it, so it must be https at one of
 * the browsers' push services, or at one of `hosts` (PUSH_HOSTS), which may be http.
 */
export function isAllowedEndpoint(endpoint: string, hosts: string[]): string | null {
  const url = URL.parse(endpoint);
  if (!url || url.username || url.password || url.href.length > MAX_LENGTH) return null;
  const isListed = /^https?:$/.test(url.protocol) && hosts.includes(url.host);
  const isKnown =
    url.protocol === 'https:' && (url.host === FCM || SERVICES.some((one) => url.host.endsWith(`.${one}`)));
  return isListed || isKnown ? url.href : null;
}
