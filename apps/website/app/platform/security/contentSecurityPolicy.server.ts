import { createHash } from 'node:crypto';
import { HOSTS } from '@sala/station';

const FIXED = [
  "default-src 'none'",
  "base-uri 'none'",
  "object-src 'none'",
  "form-action 'self'",
  "img-src 'self' data:",
  "style-src 'self'",
  "font-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  `frame-src ${HOSTS.embed.map((host) => `https://${host}`).join(' ')}`,
];

export interface PolicyParts {
  /** The hosts whose streams browsers load themselves. */
  streamHosts: Iterable<string>;
  /** The marketing service: its SDK is the only external script; null when there is none. */
  marketing: { sdk: string; origins: string[] } | null;
  /** The origin that may frame the page; null when none may. */
  framedBy: string | null;
  /** Whether readers reach the site by https: then nothing is loaded by http. */
  isHttps: boolean;
}

/**
 * The policy of one finished page: only the site's own files and exactly the inline scripts it was rendered with, by
 * their hashes, so that the page and its header can be kept together by any cache. Films are put together in the
 * browser (`blob:`), and hls.js hangs their captions on an empty file (`data:`).
 */
export function renderContentSecurityPolicy(
  scripts: string[],
  { streamHosts, marketing, framedBy, isHttps }: PolicyParts,
): string {
  const hashes = scripts.map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`);
  const streams = [...streamHosts].map((host) => ` https://${host}`).join('');
  return [
    ...FIXED,
    `frame-ancestors ${framedBy ?? "'none'"}`,
    ["connect-src 'self'", ...(marketing?.origins ?? [])].join(' ') + streams,
    `media-src 'self' blob: data:${streams}`,
    ["script-src 'self'", ...hashes, ...(marketing ? [marketing.sdk] : [])].join(' '),
    ...(isHttps ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}
