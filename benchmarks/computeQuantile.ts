/** The value below which this share of the values lies, such as 0.95 for the 95th percentile. */
export function computeQuantile(values: Iterable<number>, part: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor((sorted.length - 1) * part)] ?? Number.NaN;
}

export const computeMedian = (values: Iterable<number>): number => computeQuantile(values, 0.5);
