export { startProber } from './prober.ts';
export { addScorecardRoutes } from './routes.ts';
