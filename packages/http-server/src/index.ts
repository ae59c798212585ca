export { createHttpServer, type Explain, type Explanation, type UnreadableReason } from './createHttpServer.ts';
export { type FairQueue, fairQueue, QueueFull } from './fairQueue.ts';
export { isValidAddress } from './isValidAddress.ts';
export { PUBLIC_LIMITS, type ServerLimits, UNHURRIED_LIMITS } from './limits.ts';
export { readerKey } from './readerKey.ts';
export { isFromProxy, parseTrustedProxies, readerAddress, type TrustedProxies } from './trustedProxies.ts';
