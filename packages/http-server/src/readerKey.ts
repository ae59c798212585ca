import { isIP } from 'node:net';

const MAX_LENGTH = 64;

/**
 * The key under which an address is counted for limits: an IPv4 address itself, or the /64 of an IPv6 address, because
 * one line has all of it. Anything else is its own key, cut to 64 characters.
 */
export function toReaderKey(address: string): string {
  const [bare = ''] = address.split('%');
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare)?.[1];
  if (mapped || isIP(bare) !== 6) return mapped ?? bare.slice(0, MAX_LENGTH);
  const [head = '', tail] = new URL(`http://[${bare}]`).hostname.slice(1, -1).split('::');
  const groups = (half: string) => half.split(':').filter(Boolean);
  const gap = Array<string>(8 - groups(head).length - groups(tail ?? '').length).fill('0');
  return [...groups(head), ...gap, ...groups(tail ?? '')].slice(0, 4).join(':');
}
