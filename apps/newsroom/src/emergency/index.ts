export { addEmergencyRoutes } from './routes.ts';
