/**
 * Whether a page of this site sends a request: browsers say so themselves, or name the origin, which is ours under the
 * address that `siteUrl` says or under the one that the reader has come by (a phone on the same network).
 */
export function isFromOwnPage({ headers }: Request, siteUrl: string): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin';
  const origin = URL.parse(headers.get('origin') ?? '');
  return origin !== null && (origin.origin === new URL(siteUrl).origin || origin.host === headers.get('host'));
}
