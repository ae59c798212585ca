/**
 * The second a page's address asks for: `?t=90`. One at the end or beyond counts for nothing: there is only what comes
 * next.
 * @param duration seconds, 0 when it is not known
 */
export function parseStartSecond(search: string, duration: number): number | null {
  const input = new URLSearchParams(search).get('t') ?? '';
  const second = /^\d{1,6}$/.test(input) ? Number(input) : Number.NaN;
  return second < (duration || Number.POSITIVE_INFINITY) ? second : null;
}
