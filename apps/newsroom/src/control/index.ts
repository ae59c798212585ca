export { callControl, NotRunning } from './client.ts';
export { createControl, serveControl } from './server.ts';
