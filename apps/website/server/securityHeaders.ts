import { HOSTS } from '@sala/station';
import type { MiddlewareHandler } from 'hono';

const EMBEDS = HOSTS.embed.map((host) => ` "https://${host}"`).join('');

/** What pages use themselves, what they let players do that stand in articles, and what nobody may. */
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
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': PERMISSIONS,
};

/**
 * What is no page runs and loads nothing, also when a browser opens it as one: an SVG, a feed, a file that a service
 * has sent.
 */
const NO_PAGE =
  "default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";
/** A script that works for itself, as the service worker does, lives by the policy that it came with. */
const SCRIPT = "default-src 'self'; frame-ancestors 'none'";
/**
 * What players of podcasts, readers of feeds and other sites' cards load, whatever their origin: pictures, sound,
 * streams with their captions, feeds and calendars. By its address, as a redirect and an error have no type of their
 * own.
 */
const PUBLIC_MEDIA =
  /^\/(?:images|station|social|sound|static\/audio|streams|feeds)\/|^\/(?:feed\.(?:xml|json)|favicon\.ico)$|\/(?:sound\.mp3|podcast\.xml|[^/]+\.ics)$/;
const SHARED = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'content-range, date',
  'cross-origin-resource-policy': 'cross-origin',
};
/** What a browser is told that asks first, as some do before they ask for a range. */
const PREFLIGHT = { 'access-control-allow-headers': 'range', 'access-control-max-age': '86400' };
const OWN = { 'cross-origin-resource-policy': 'same-origin' };
const YEAR_SECONDS = 365 * 24 * 60 * 60;

/**
 * Headers that every answer carries; a page brings its Content-Security-Policy with it.
 * @param siteUrl the address under which readers reach the site: with https they are told to come by nothing else, for
 * a year
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
    for (const [name, value] of Object.entries({ ...always, ...(isPublic ? SHARED : OWN) })) headers.set(name, value);
    const type = headers.get('content-type') ?? '';
    const policy = headers.get('content-security-policy') ?? (/\bjavascript\b/.test(type) ? SCRIPT : NO_PAGE);
    headers.set('content-security-policy', policy);
    // older browsers know no list of origins: for them the feature is off for all
    if (policy.includes("frame-ancestors 'none'")) headers.set('x-frame-options', 'DENY');
  };
}
