export { fetchListings, restOfDay } from './schedule.server.ts';
