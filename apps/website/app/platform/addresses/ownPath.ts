import { STATION } from '@sala/station';

const DOMAIN = STATION.productionHost.replace(/^www\./, '');

/** An absolute address on one of the product's own hosts, or on one of its beta hosts, as its path; others as they are. */
export function toOwnPath(address: string): string {
  const url = URL.parse(address);
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:';
  return isWeb && isOwnHost(url.host) ? url.pathname + url.search + url.hash : address;
}

function isOwnHost(host: string): boolean {
  const isBeta = host.startsWith('beta') && host.endsWith(`.${DOMAIN}`);
  return host === STATION.productionHost || host === DOMAIN || isBeta;
}
