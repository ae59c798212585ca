import type { Vital } from '@sala/contracts';

// A histogram whose buckets are each a tenth wider than the one before: a percentile read from it is within five per
// cent.
const STEP = Math.log(1.1);
/** CLS has no unit and is good below 0.1, so it is counted in thousandths. */
const scale = (metric: Vital): number => (metric === 'CLS' ? 1000 : 1);

/** The bucket of a measurement. */
export function toBucket(metric: Vital, value: number): number {
  const scaled = value * scale(metric);
  return scaled < 1 ? 0 : 1 + Math.floor(Math.log(scaled) / STEP);
}

/** The middle of a bucket, in the metric's unit, which stands for all measurements in it. */
function toBucketMiddle(metric: Vital, bucket: number): number {
  const value = bucket === 0 ? 0 : Math.exp((bucket - 0.5) * STEP);
  return metric === 'CLS' ? Math.round(value) / 1000 : Math.round(value);
}

/**
 * The 75th percentile, by which Google judges Web Vitals.
 * @param counts how many measurements fell into each bucket; at least one
 */
export function toPercentile75(metric: Vital, counts: { bucket: number; count: number }[]): number {
  const ordered = counts.toSorted((a, b) => a.bucket - b.bucket);
  let left = ordered.reduce((sum, { count }) => sum + count, 0) * 0.75;
  for (const { bucket, count } of ordered) {
    left -= count;
    if (left <= 0) return toBucketMiddle(metric, bucket);
  }
  return 0;
}
