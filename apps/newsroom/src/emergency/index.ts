export { lowerEmergency, raiseEmergency } from './emergency.ts';
export { addEmergencyRoutes } from './routes.ts';
