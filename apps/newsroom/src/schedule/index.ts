export { keepAired } from './keepAired.ts';
export { savePlannedDay } from './plannedDays.ts';
export { createScheduleQueries } from './queries.ts';
export { requireSamePast } from './requireSamePast.ts';
export { addScheduleRoutes } from './routes.ts';
export { type Slot, toAirings } from './toAirings.ts';
export { toSchedule } from './toSchedule.ts';
