export { deleteOldMessages } from './messages.ts';
export { resumeSendings } from './resumeSendings.ts';
export { createPushRoutes } from './routes.ts';
