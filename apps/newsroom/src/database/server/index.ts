export { openServer } from './openServer.ts';
export { lockServer } from './serverLock.ts';
