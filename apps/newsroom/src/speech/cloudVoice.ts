import { SPEAKERS } from '@sala/station';
import { askForLine, type CloudService, type LinePatience, OutOfService } from './cloudLine.ts';
import { inTurn } from './inTurn.ts';
import { joinMp3 } from './mp3.ts';
import { SpeechFailure, type SpeechProvider } from './provider.ts';
import { type RestPatience, restAfterFailures } from './restAfterFailures.ts';

/** How long each part takes at most, in milliseconds. */
export interface CloudPatience extends LinePatience, RestPatience {
  /** Until a story has to be spoken. */
  job: number;
}

const PATIENCE: CloudPatience = {
  answer: 15_000,
  retry: 1_000,
  longestRetry: 60_000,
  job: 300_000,
  rest: 60_000,
  longestRest: 900_000,
  outOfService: 900_000,
};
const AT_ONCE = 4;

/**
 * The voices of a service in the cloud. None tells over plain HTTP when it says which line, so that it is asked line by line and the
 * sounds are joined (docs/decisions/0017).
 */
export function cloudVoice(service: CloudService, patience: CloudPatience = PATIENCE): SpeechProvider {
  const rest = restAfterFailures(patience);
  const failureOf = (cause: unknown) =>
    cause instanceof SpeechFailure
      ? cause
      : new SpeechFailure('failed', `${service.name}: ${(cause as Error).message}`);
  return inTurn(async (lines, speaker, signal) => {
    rest.check();
    const voice = service.voices[SPEAKERS.findIndex(({ id }) => id === speaker)];
    if (voice === undefined) throw new SpeechFailure('refused', `${service.name} has no voice for speaker ${speaker}`);
    const deadline = AbortSignal.timeout(patience.job);
    const failing = new AbortController();
    const given = AbortSignal.any([signal, deadline, failing.signal]);
    try {
      const sounds = await ofEach(lines, (line) => askForLine(service, line, voice, given, patience));
      const speech = { ...joinMp3(sounds), provider: service.name };
      rest.succeeded();
      return speech;
    } catch (cause) {
      signal.throwIfAborted();
      // the other lines cost money
      failing.abort();
      const failure = deadline.aborted
        ? new SpeechFailure('failed', `${service.name} takes too long`)
        : failureOf(cause);
      if (failure.kind !== 'refused') rest.failed(failure, failure instanceof OutOfService ? failure.millis : 0);
      throw failure;
    }
  });
}

/** What comes of each, in their order; a few are made at a time, and the first that fails ends it. */
async function ofEach<T, R>(items: T[], make: (item: T) => Promise<R>): Promise<R[]> {
  const made: R[] = [];
  const waiting = items.entries();
  const work = async () => {
    for (const [index, item] of waiting) made[index] = await make(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return made;
}
