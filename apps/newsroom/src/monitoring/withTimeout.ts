/** Work that has not ended in time. */
export class TookTooLong extends Error {}

/**
 * Returns the result of a promise, unless it takes longer than `timeoutMs`. The work itself goes on.
 * @throws {TookTooLong}
 */
export function withTimeout<Result>(work: PromiseLike<Result>, timeoutMs: number): Promise<Result> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new TookTooLong('it takes too long')), timeoutMs).unref();
  return Promise.race([work, late.promise]).finally(() => clearTimeout(timer));
}
