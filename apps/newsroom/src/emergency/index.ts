export { lowerEmergency, raiseEmergency } from './emergency.ts';
export { emergencyApi } from './routes.ts';
