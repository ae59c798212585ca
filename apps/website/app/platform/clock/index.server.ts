export { monotonicNow } from './monotonicNow.server.ts';
