/** No pause that a service asks for is taken to be longer, in milliseconds. */
const MAX_PAUSE_MS = 24 * 3_600_000;

/** The pause in milliseconds that a `Retry-After` asks for, as a number of seconds or a date; 0 without one. */
export function parseRetryAfter(header: string | null): number {
  const millis = Number(header) * 1_000;
  const waitMs = Number.isNaN(millis) ? Date.parse(header ?? '') - Date.now() : millis;
  return Math.max(0, Math.min(waitMs || 0, MAX_PAUSE_MS));
}
