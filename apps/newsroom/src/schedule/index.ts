export { type Occurrence, occurrences, type Slot, startOfDay } from './occurrences.ts';
export { type Listing, scheduleQueries } from './queries.ts';
export { scheduleRoutes } from './routes.ts';
export { listSchedule, planSlot, removeSlot } from './slots.ts';
export { takesEffect } from './takesEffect.ts';
