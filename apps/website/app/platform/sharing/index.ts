export { copyAddress } from './copyAddress.ts';
export { shareAddress } from './shareAddress.ts';
export { useSiteUrl } from './useSiteUrl.ts';
