/** The value below which a part of the values lies: 0.95 of them below the 95th percentile. */
export function quantile(values: Iterable<number>, part: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor((sorted.length - 1) * part)] ?? Number.NaN;
}

export const median = (values: Iterable<number>): number => quantile(values, 0.5);
