export { copyAddress, shareAddress } from './shareAddress.ts';
