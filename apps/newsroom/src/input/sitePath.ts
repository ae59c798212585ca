import { toSafeHref } from '@sala/contracts';

/**
 * The decoded path of an address of this site, without its query and without a slash at the end; null when it has none.
 */
export function toSitePath(address: string): string | null {
  if (toSafeHref(address, '') !== address || !address.startsWith('/')) return null;
  try {
    const path = decodeURI(new URL(address, 'http://site').pathname).replace(/(?<=.)\/+$/, '');
    // `/.//host` is a path, but becomes `//host`, an address on another host, when the dot is removed
    return path.includes('\0') || path.startsWith('//') ? null : path;
  } catch {
    return null;
  }
}
