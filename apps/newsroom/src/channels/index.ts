export { createChannelRoutes } from './routes.ts';
export { createStationSchedule } from './stationSchedule.ts';
