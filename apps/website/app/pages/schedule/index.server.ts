export { fetchAirings, fetchOnAirBriefs, toRestOfDay } from './schedule.server.ts';
