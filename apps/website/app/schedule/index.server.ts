export { fetchListings, fetchOnAirBriefs, forgetSchedules, restOfDay } from './schedule.server.ts';
