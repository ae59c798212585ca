export { parseStreamAddress, STREAM_PATH, toProxyAddress, toStreamAddress } from './streamAddress.server.ts';
