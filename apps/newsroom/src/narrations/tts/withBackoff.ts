import type { SynthesisError } from './ttsProvider.ts';

/** How long a voice is left alone after a failure: twice as long after each further one, up to the maximum. */
export interface BackoffOptions {
  backoffMs: number;
  maxBackoffMs: number;
}

/** Wraps a voice so that it is left alone for a while after a failure. */
export function withBackoff({ backoffMs, maxBackoffMs }: BackoffOptions) {
  let failures = 0;
  // by a monotonic clock
  let until = 0;
  let reason: SynthesisError | undefined;
  return {
    /** @throws {SynthesisError} the last failure, while the voice is left alone */
    check() {
      if (reason && performance.now() < until) throw reason;
    },
    succeeded() {
      failures = 0;
    },
    /** @param atLeast how long the failure is known to last, in milliseconds */
    failed(because: SynthesisError, atLeast = 0) {
      reason = because;
      until = performance.now() + Math.max(atLeast, Math.min(backoffMs * 2 ** failures++, maxBackoffMs));
    },
  };
}
