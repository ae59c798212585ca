import { runInSequence } from './runInSequence.ts';
import { type CloudService, type LineTimeouts, ServiceUnavailable, synthesizeLine } from './synthesizeLine.ts';
import { synthesizeUnknown, toFingerprint } from './synthesizeUnknown.ts';
import { SynthesisError, type TtsProvider } from './ttsProvider.ts';
import { type BackoffOptions, withBackoff } from './withBackoff.ts';

/** How long each part takes at most, in milliseconds. */
export interface CloudTimeouts extends LineTimeouts, BackoffOptions {
  /** Until an article has to be spoken. */
  jobMs: number;
}

const TIMEOUTS: CloudTimeouts = {
  answerMs: 15_000,
  retryMs: 1_000,
  maxRetryMs: 60_000,
  jobMs: 300_000,
  backoffMs: 60_000,
  maxBackoffMs: 900_000,
  outOfServiceMs: 900_000,
};
const CONCURRENCY = 4;

/**
 * The voices of a cloud service. No service reports over plain HTTP when each line is spoken, so the lines are
 * requested one by one and their sounds are joined (docs/decisions/0017).
 */
export function createCloudTts(service: CloudService, timeouts: CloudTimeouts = TIMEOUTS): TtsProvider {
  const backoff = withBackoff(timeouts);
  const toFailure = (cause: unknown) =>
    cause instanceof SynthesisError
      ? cause
      : new SynthesisError('failed', `${service.name}: ${(cause as Error).message}`);
  return runInSequence(async (lines, speaker, signal, known = new Map()) => {
    backoff.check();
    const voice = service.voices[speaker];
    if (voice === undefined) throw new SynthesisError('refused', `${service.name} has no voice for speaker ${speaker}`);
    const deadline = AbortSignal.timeout(timeouts.jobMs);
    const failing = new AbortController();
    const jobSignal = AbortSignal.any([signal, deadline, failing.signal]);
    try {
      // the request of a line has all that its sound depends on: the text, the voice, the pauses
      const fingerprints = lines.map((line) => toFingerprint(service.name, service.toRequest(line, voice).body));
      const sounds = await synthesizeUnknown(fingerprints, known, (indexes) =>
        mapConcurrently(indexes, (index) => synthesizeLine(service, lines[index] ?? '', voice, jobSignal, timeouts)),
      );
      const speech = { ...sounds, provider: service.name };
      backoff.succeeded();
      return speech;
    } catch (cause) {
      signal.throwIfAborted();
      // no further requests, because they cost money
      failing.abort();
      const failure = deadline.aborted
        ? new SynthesisError('failed', `${service.name} takes too long`)
        : toFailure(cause);
      if (failure.kind !== 'refused')
        backoff.failed(failure, failure instanceof ServiceUnavailable ? failure.millis : 0);
      throw failure;
    }
  });
}

/** Makes the results in order, a few at a time; the first failure ends it. */
async function mapConcurrently<T, R>(items: T[], make: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  const waiting = items.entries();
  const work = async () => {
    for (const [index, item] of waiting) results[index] = await make(item);
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
  return results;
}
