export { playoutApi } from './routes.ts';
export { stationSchedule } from './stationSchedule.ts';
