/**
 * The start second in a page's address: `?t=90`. One at the end or beyond is ignored, because only the next video would
 * follow.
 * @param duration seconds, 0 when it is not known
 */
export function parseStartSecond(search: string, duration: number): number | null {
  const input = new URLSearchParams(search).get('t') ?? '';
  const second = /^\d{1,6}$/.test(input) ? Number(input) : Number.NaN;
  return second < (duration || Number.POSITIVE_INFINITY) ? second : null;
}
