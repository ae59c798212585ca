import { toOwnPath } from '../../platform/addresses/index.ts';

const PROGRAM_PATH = /^\/program(?=[/?#]|$)/;

/**
 * Where a programme or a video stands on this site: an absolute address on one of the product's own hosts, or on one of
 * its beta hosts, as its path under `/program` (SPEC 2.20-01), and so a short address. Other addresses stay as they are.
 */
export function toProgramPath(address: string): string {
  const path = toOwnPath(address);
  return PROGRAM_PATH.test(path) ? path : address;
}

/**
 * The address under which a programme or a video is shared, always absolute and https: its canonical one, a programme's
 * path behind `host`, and `{host}/program` when there is nothing better (SPEC 2.20-02 to 2.20-04). `host` is the site's
 * own address such as `https://www.station.example`.
 */
export function toShareUrl(canonical: string | null | undefined, host: string): string {
  const address = toProgramPath(canonical ?? '');
  const isAbsolute = /^https?:\/\//i.test(address) && URL.canParse(address);
  const shared = PROGRAM_PATH.test(address) ? host + address : isAbsolute ? address : `${host}/program`;
  return shared.replace(/^http:/i, 'https:');
}
