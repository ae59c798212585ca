export { keepAired } from './keepAired.ts';
export { savePlannedDay } from './plannedDays.ts';
export { type Airing, createScheduleQueries } from './queries.ts';
export { addScheduleRoutes } from './routes.ts';
export { type Slot, type SlotAiring, toAirings } from './toAirings.ts';
export { toEffectiveTime } from './toEffectiveTime.ts';
