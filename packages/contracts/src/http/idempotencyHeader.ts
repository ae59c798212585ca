/**
 * The header with the id that a browser has made for a rating, a report or the like. When the answer is lost, the
 * browser repeats the request with the same id, so that the service counts it once. A service may ignore it.
 */
export const IDEMPOTENCY_HEADER = 'idempotency-key';
