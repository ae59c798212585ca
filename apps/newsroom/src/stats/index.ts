export { type Collector, collectEvents } from './collector.ts';
export { statsReport } from './report.ts';
export { collectApi } from './routes.ts';
