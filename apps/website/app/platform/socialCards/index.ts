export { toSocialCardPath } from './socialCardAddress.ts';
