export { fetchListings, fetchOnAirBriefs, restOfDay } from './schedule.server.ts';
