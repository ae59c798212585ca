export { type Occurrence, occurrences, type Slot, startOfDay } from './occurrences.ts';
export { type Listing, scheduleQueries } from './schedule.ts';
