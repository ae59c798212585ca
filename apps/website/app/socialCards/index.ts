export { type CardKind, socialCardAddress } from './socialCardAddress.ts';
