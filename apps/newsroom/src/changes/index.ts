export { type Changes, listenToChanges } from './changes.ts';
export { createChangesRoutes } from './routes.ts';
