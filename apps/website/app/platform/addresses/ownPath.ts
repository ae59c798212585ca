import { STATION } from '@sala/station';

const DOMAIN = STATION.productionHost.replace(/^www\./, '');

/** The beginning of a short address, which leads to the same below `/program` (SPEC 2.2-15, 2.2-16). */
const SHORT_PATH = /^\/(?=(watch|stories)\/[^/?#])/;

/**
 * An absolute address on one of the product's own hosts, or on one of its beta hosts, as its path, and the short one of a
 * video as its whole one (SPEC 2.20-01); others as they are.
 */
export function toOwnPath(address: string): string {
  const url = URL.parse(address);
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:';
  // a path with two slashes would lead to another host
  const isOwn = isWeb && isOwnHost(url.host) && !url.pathname.startsWith('//');
  const path = isOwn ? url.pathname + url.search + url.hash : address;
  return path.replace(SHORT_PATH, '/program/');
}

function isOwnHost(host: string): boolean {
  const isBeta = host.startsWith('beta') && host.endsWith(`.${DOMAIN}`);
  return host === STATION.productionHost || host === DOMAIN || isBeta;
}
