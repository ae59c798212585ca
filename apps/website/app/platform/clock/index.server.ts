export { readMonotonicTime } from './readMonotonicTime.server.ts';
