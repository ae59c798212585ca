import type { SynthesisError } from './ttsProvider.ts';

/** How long a voice that has failed is not asked: after each further failure twice as long, up to the maximum. */
export interface BackoffOptions {
  backoffMs: number;
  maxBackoffMs: number;
}

/** Stops asking a voice that has failed, for a while. */
export function withBackoff({ backoffMs, maxBackoffMs }: BackoffOptions) {
  let failures = 0;
  // by a clock that only goes forward
  let until = 0;
  let reason: SynthesisError | undefined;
  return {
    /** @throws {SynthesisError} the last failure, while the voice is not asked */
    check() {
      if (reason && performance.now() < until) throw reason;
    },
    succeeded() {
      failures = 0;
    },
    /** @param atLeast milliseconds for which it is known to be of no use */
    failed(because: SynthesisError, atLeast = 0) {
      reason = because;
      until = performance.now() + Math.max(atLeast, Math.min(backoffMs * 2 ** failures++, maxBackoffMs));
    },
  };
}
