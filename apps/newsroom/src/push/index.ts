export { createPushRoutes } from './routes.ts';
export { type PushReport, sendToAll } from './sendToAll.ts';
