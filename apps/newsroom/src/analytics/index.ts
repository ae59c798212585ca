export { startCollector } from './collector.ts';
export { createAnalyticsRoutes } from './routes.ts';
export { createViewRoutes } from './views/routes.ts';
export { startViewCounter } from './views/viewCounter.ts';
export { listVitals } from './vitals/vitals.ts';
