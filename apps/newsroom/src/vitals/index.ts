export { bucketOf } from './buckets.ts';
export { vitalsByKind, vitalsOf } from './vitals.ts';
