export { createPushRoutes } from './routes.ts';
