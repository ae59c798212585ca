export { lowerEmergency, raiseEmergency } from './emergency.ts';
