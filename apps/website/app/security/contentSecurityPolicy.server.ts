import { createHash } from 'node:crypto';
import { STATION } from '@sala/station';

const SCRIPT = /<script([^>]*)>([\s\S]*?)<\/script>/g;

const FIXED = [
  "default-src 'self'",
  "base-uri 'none'",
  "object-src 'none'",
  "form-action 'self'",
  "frame-ancestors 'self'",
  "img-src 'self' data:",
  "style-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  `frame-src ${STATION.embedHosts.map((host) => `https://${host}`).join(' ')}`,
];

/**
 * The policy of one finished page: only the site's own files and exactly the inline scripts the page was rendered with, by
 * their hashes, so that the page and its header can be kept together by any cache.
 */
export function contentSecurityPolicy(html: string): string {
  const hashes: string[] = [];
  for (const [, attributes = '', script = ''] of html.matchAll(SCRIPT)) {
    // a script with a source needs no hash; structured data never runs
    if (/\bsrc=|application\/ld\+json/.test(attributes)) continue;
    hashes.push(`'sha256-${createHash('sha256').update(script).digest('base64')}'`);
  }
  return [...FIXED, `script-src 'self' ${hashes.join(' ')}`].join('; ');
}
