import { HOSTS } from '@sala/station';
import type { MiddlewareHandler } from 'hono';

const EMBEDS = HOSTS.embed.map((host) => ` "https://${host}"`).join('');

/** The sources that pages use themselves, those of players in articles, and what is forbidden. */
const PERMISSIONS = [
  `fullscreen=(self${EMBEDS})`,
  `picture-in-picture=(self${EMBEDS})`,
  ...['autoplay', 'clipboard-write'].map((feature) => `${feature}=(self)`),
  ...['accelerometer', 'camera', 'display-capture', 'encrypted-media', 'geolocation', 'gyroscope'],
  ...['hid', 'idle-detection', 'local-fonts', 'magnetometer', 'microphone', 'midi', 'payment', 'serial', 'usb'],
  ...['publickey-credentials-get', 'screen-wake-lock', 'storage-access', 'sync-xhr', 'xr-spatial-tracking'],
]
  .map((one) => (one.includes('=') ? one : `${one}=()`))
  .join(', ');

const HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
};
/**
 * What only a document that runs scripts is bound by. Each of the forty files of a first visit would be 0.7 kB longer
 * with it.
 */
const OF_PAGES = {
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': PERMISSIONS,
};

/**
 * The policy of everything that is no page: it runs and loads nothing, also when a browser opens it as one, such as an
 * SVG, a feed, or a file from a service.
 */
const NO_PAGE =
  "default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";
/** The service worker is bound by the policy of its own response. */
const SCRIPT = "default-src 'self'; frame-ancestors 'none'";
/**
 * The addresses that any origin may load, such as players of podcasts, feed readers and other sites' cards: pictures,
 * sound, streams with captions, feeds and calendars. By address, because a redirect and an error have no type of their
 * own.
 */
const PUBLIC_MEDIA =
  /^\/(?:images|station|social|sound|static\/audio|streams|feeds)\/|^\/(?:feed\.(?:xml|json)|favicon\.ico)$|\/(?:sound\.mp3|podcast\.xml|[^/]+\.ics)$/;
const SHARED = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'content-range, date',
  'cross-origin-resource-policy': 'cross-origin',
};
/** The answer to a preflight request, which some browsers send before a request for a range. */
const PREFLIGHT = { 'access-control-allow-headers': 'range', 'access-control-max-age': '86400' };
const OWN = { 'cross-origin-resource-policy': 'same-origin' };
const YEAR_SECONDS = 365 * 24 * 60 * 60;

/**
 * The headers of every answer; a page brings its own Content-Security-Policy.
 * @param siteUrl the address under which readers reach the site: with https they are told to come by nothing else, for
 *   a year
 */
export function setSecurityHeaders(siteUrl: string): MiddlewareHandler {
  const always = {
    ...HEADERS,
    ...(siteUrl.startsWith('https:') && { 'strict-transport-security': `max-age=${YEAR_SECONDS}` }),
  };
  return async (c, next) => {
    const isPublic = PUBLIC_MEDIA.test(c.req.path);
    if (isPublic && c.req.method === 'OPTIONS') c.res = new Response(null, { status: 204, headers: PREFLIGHT });
    else await next();
    const { headers } = c.res;
    const type = headers.get('content-type') ?? '';
    const own = { ...always, ...(isPublic ? SHARED : OWN), ...(type.startsWith('text/html') && OF_PAGES) };
    for (const [name, value] of Object.entries(own)) headers.set(name, value);
    // an answer without contents has no type, but a browser stores its policy with the script that it has
    const isScript = /\bjavascript\b/.test(type) || (c.res.status === 304 && c.req.path.endsWith('.js'));
    const policy = headers.get('content-security-policy') ?? (isScript ? SCRIPT : NO_PAGE);
    headers.set('content-security-policy', policy);
    // older browsers accept no list of origins: for them the feature is off altogether
    if (policy.includes("frame-ancestors 'none'")) headers.set('x-frame-options', 'DENY');
  };
}
