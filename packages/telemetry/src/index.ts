export { counter, countProcess, gauge, histogram, metrics } from './metrics.ts';
