import { BlockList, isIP } from 'node:net';

/** The proxies whose headers are trusted: their number in front of this server, or their addresses. */
export type TrustedProxies = number | BlockList;

const MAX_PROXIES = 10;
/** How many entries of `X-Forwarded-For` are read: trusted proxies add fewer. */
const MAX_ENTRIES = 32;

/**
 * Parses a setting: a number from 0 to 10, or addresses and networks such as `10.0.0.0/8, 2001:db8::/32, 192.0.2.7`.
 * Undefined when it is neither.
 */
export function parseTrustedProxies(setting: string): TrustedProxies | undefined {
  if (/^\d+$/.test(setting)) return Number(setting) <= MAX_PROXIES ? Number(setting) : undefined;
  const networks = new BlockList();
  for (const one of setting.split(/[\s,]+/).filter(Boolean)) {
    const [address = '', bits] = one.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    const widest = family === 'ipv6' ? 128 : 32;
    const prefix = bits === undefined ? widest : /^\d{1,3}$/.test(bits) ? Number(bits) : Number.NaN;
    if (!isIP(address) || !(prefix >= 0 && prefix <= widest)) return undefined;
    networks.addSubnet(address, prefix, family);
  }
  return networks.rules.length > 0 ? networks : undefined;
}

/**
 * The client's address: the last in the chain of `X-Forwarded-For` and the connection's `peer` that is no trusted
 * proxy, because a client can forge all that precede it. With a number of proxies, the entry that the outermost of them
 * has added; with fewer entries, the first.
 */
export function findReaderAddress(trusted: TrustedProxies, peer: string, forwardedFor: string): string {
  if (trusted === 0) return peer;
  const forwarded = forwardedFor.split(',').slice(-MAX_ENTRIES).map(removePort).filter(Boolean);
  if (typeof trusted === 'number') return forwarded.at(-trusted) ?? forwarded[0] ?? peer;
  const chain = [...forwarded, peer];
  return chain.findLast((address) => !isTrusted(trusted, address)) ?? chain[0] ?? peer;
}

/** True when a trusted proxy has passed a request on, so that its headers are trusted. */
export function isFromProxy(trusted: TrustedProxies, peer: string): boolean {
  return typeof trusted === 'number' ? trusted > 0 : isTrusted(trusted, peer);
}

function isTrusted(networks: BlockList, address: string): boolean {
  const version = isIP(address);
  return version !== 0 && networks.check(address, version === 6 ? 'ipv6' : 'ipv4');
}

/** Some proxies append a port to the address: `192.0.2.1:4711`, `[2001:db8::1]:4711`. */
function removePort(entry: string): string {
  const text = entry.trim();
  return /^\[(.+)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text;
}
