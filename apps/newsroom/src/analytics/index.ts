export { type Collector, startCollector } from './collector.ts';
export { createAnalyticsRoutes } from './routes.ts';
export { createViewRoutes } from './views/routes.ts';
export { startViewCounter } from './views/viewCounter.ts';
export { listVitals, type MeasuredVital } from './vitals/vitals.ts';
