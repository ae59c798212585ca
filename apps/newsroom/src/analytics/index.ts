export { type Collector, collectEvents } from './collector.ts';
export { statsReport } from './report.ts';
export { collectApi } from './routes.ts';
export { viewApi } from './views/routes.ts';
export { countViews } from './views/viewCounter.ts';
export { type MeasuredVital, vitalsOf } from './vitals/vitals.ts';
