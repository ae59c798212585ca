export { addAnnouncementRoutes } from './routes.ts';
