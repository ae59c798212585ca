export { watchInputs } from './inputs/index.ts';
export { createChannelRoutes } from './routes.ts';
export { createStationSchedule } from './stationSchedule.ts';
