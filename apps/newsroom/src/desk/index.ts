export { serveDesk } from './serveDesk.ts';
