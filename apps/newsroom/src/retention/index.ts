export { startRetentionWorker } from './retentionWorker.ts';
