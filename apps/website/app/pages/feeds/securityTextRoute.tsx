import { ACCOUNTABILITY } from '@sala/station';
import { DAY_MS } from '@sala/thai';
import { settings } from '../../platform/services/index.server.ts';

/** RFC 9116 recommends less than a year. */
const VALIDITY_MS = 180 * DAY_MS;

/** `/.well-known/security.txt` (RFC 9116): the contacts for security reports; valid for half a year from today. */
export function loader(): Response {
  const expires = new Date(Math.floor(Date.now() / DAY_MS) * DAY_MS + VALIDITY_MS);
  const lines = [
    ...ACCOUNTABILITY.securityContacts.map((contact) => `Contact: ${contact}`),
    `Expires: ${expires.toISOString().replace('.000', '')}`,
    'Preferred-Languages: th, en',
    `Canonical: ${settings.siteUrl}/.well-known/security.txt`,
  ];
  return new Response(`${lines.join('\n')}\n`, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
