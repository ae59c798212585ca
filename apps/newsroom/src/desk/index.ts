export { createDesk } from './createDesk.ts';
export { serveDesk } from './serveDesk.ts';
