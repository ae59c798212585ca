import type { SynthesisError } from './ttsProvider.ts';

/** How long a voice that has failed is left in peace: after each further failure twice as long, up to the maximum. */
export interface BackoffOptions {
  backoffMs: number;
  maxBackoffMs: number;
}

/** Leaves a voice that has failed in peace. */
export function withBackoff({ backoffMs, maxBackoffMs }: BackoffOptions) {
  let failures = 0;
  // by a clock that only goes forward
  let until = 0;
  let reason: SynthesisError | undefined;
  return {
    /** @throws {SynthesisError} the one because of which the voice rests, while it does */
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
