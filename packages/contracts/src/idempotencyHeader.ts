/**
 * The header under which a rating, a report or the like carries an id that the browser has made for it. When an answer
 * was lost and it is sent again, it is the same id, and a service that has taken it does not count it again. A service
 * need not know of it.
 */
export const IDEMPOTENCY_HEADER = 'idempotency-key';
