import { BlockList, isIP, type LookupFunction } from 'node:net';

/** A public host name with a private address: it points at machines inside the network. */
export class PrivateAddressError extends Error {
  readonly code = 'ERR_PRIVATE_ADDRESS';
}

// this network, private, CGNAT, loopback, link-local, protocol assignments, benchmarks, multicast, reserved
const PRIVATE_4 = [
  ...(['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12'] as const),
  ...(['192.0.0.0/24', '192.168.0.0/16', '198.18.0.0/15', '224.0.0.0/4', '240.0.0.0/4'] as const),
];
// unspecified, loopback and IPv4-compatible; local NAT64, Teredo, 6to4; unique local, link-local, site-local, multicast
const PRIVATE_6 = [
  '::/96',
  '64:ff9b:1::/48',
  '2001::/32',
  '2002::/16',
  'fc00::/7',
  'fe80::/10',
  'fec0::/10',
  'ff00::/8',
];

const blocked = new BlockList();
for (const [net = '', bits] of PRIVATE_4.map((subnet) => subnet.split('/'))) {
  // an IPv4-mapped address is checked as the IPv4 address it is; one behind NAT64 is not
  blocked.addSubnet(net, Number(bits), 'ipv4');
  blocked.addSubnet(`64:ff9b::${net}`, 96 + Number(bits), 'ipv6');
}
for (const [net = '', bits] of PRIVATE_6.map((subnet) => subnet.split('/')))
  blocked.addSubnet(net, Number(bits), 'ipv6');

/** True for an IP address that is not public, and for a text that is no IP address. */
function isPrivateAddress(address: string): boolean {
  const version = isIP(address);
  return version === 0 || blocked.check(address, version === 4 ? 'ipv4' : 'ipv6');
}

/** Whether a name is one of a private network by itself: it may lead anywhere (READINGS.md, page_content_url). */
function isPrivateName(hostname: string): boolean {
  const name = hostname.replace(/\.$/, '').toLowerCase();
  return isIP(name) !== 0 || !name.includes('.') || /\.(localhost|local|internal)$/.test(name);
}

/**
 * Looks names up for a connection and refuses a public name with a private address, with {@link PrivateAddressError}.
 * The addresses it checks are those that are connected to, so a name that changes in between gains nothing.
 */
export function createPublicLookup(resolve: LookupFunction): LookupFunction {
  return (hostname, options, done) =>
    resolve(hostname, options, (error, address, family) => {
      const result = Array.isArray(address) ? address.map((one) => one.address) : [address];
      const isPrivate = !error && !isPrivateName(hostname) && result.some(isPrivateAddress);
      done(isPrivate ? new PrivateAddressError(`${hostname} is at a private address`) : error, address, family);
    });
}
