export { proxied, STREAM_PATH, streamAddress, streamSource } from './streamAddress.server.ts';
