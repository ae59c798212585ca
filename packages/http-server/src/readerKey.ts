import { isIP } from 'node:net';

const MAX_LENGTH = 64;

/**
 * Whom an address stands for when it is counted how often somebody asks: an IPv4 address for itself, an IPv6 address
 * for its /64, which is what one line is given: who has one has all of it. What is no address stands for itself, cut to
 * 64 letters.
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
