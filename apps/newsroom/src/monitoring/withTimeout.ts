import { setTimeout as pause } from 'node:timers/promises';

/**
 * What a promise brings, unless that takes longer than `timeoutMs`. The work itself goes on.
 * @throws when it takes too long
 */
export function withTimeout<Result>(work: PromiseLike<Result>, timeoutMs: number): Promise<Result> {
  const late = pause(timeoutMs, undefined, { ref: false }).then(() => {
    throw new Error('it takes too long');
  });
  return Promise.race([work, late]);
}
