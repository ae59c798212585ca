export { clearScheduleCache, fetchAirings, fetchOnAirBriefs, toRestOfDay } from './schedule.server.ts';
