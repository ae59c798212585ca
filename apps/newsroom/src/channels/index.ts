export { createInputs, type Inputs } from './inputs/index.ts';
export { createChannelRoutes } from './routes.ts';
export { startPlanRefresh } from './startPlanRefresh.ts';
export { createStationSchedule } from './stationSchedule.ts';
