export { type CardKind, toSocialCardPath } from './socialCardAddress.ts';
