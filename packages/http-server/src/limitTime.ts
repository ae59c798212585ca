/** Work that has not ended within its time limit. */
export class TimeLimitError extends Error {}

/**
 * Returns the result of a promise, unless it takes longer than `timeoutMs`. The work itself goes on: what can be
 * cancelled is given the signal of `AbortSignal.timeout` instead.
 * @throws {TimeLimitError}
 */
export function limitTime<Result>(work: PromiseLike<Result>, timeoutMs: number): Promise<Result> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new TimeLimitError('it takes too long')), timeoutMs).unref();
  return Promise.race([work, late.promise]).finally(() => clearTimeout(timer));
}
