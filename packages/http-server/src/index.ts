export { CONTENT_CACHE } from './contentCache.ts';
export { createHttpServer, type Explanation, type UnreadableReason } from './createHttpServer.ts';
export { createFairQueue, type FairQueue, QueueFullError } from './fairQueue.ts';
export { LOCAL_LIMITS, PUBLIC_LIMITS } from './limits.ts';
export { limitTime, TimeLimitError } from './limitTime.ts';
export { toReaderKey } from './readerKey.ts';
export { findReaderAddress, isFromProxy, parseTrustedProxies, type TrustedProxies } from './trustedProxies.ts';
