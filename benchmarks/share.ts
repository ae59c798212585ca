/** The value below which such a part of them lies. */
export function share(values: Iterable<number>, part: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor((sorted.length - 1) * part)] ?? Number.NaN;
}

export const median = (values: Iterable<number>): number => share(values, 0.5);
