import { SpeechFailure, type SpeechProvider } from './provider.ts';

/**
 * A provider that asks the second one when the first has no speech.
 * @param report is told why the first has none, once for each rest that it takes
 */
export function withFallback(
  first: SpeechProvider,
  second: SpeechProvider,
  report: (failure: SpeechFailure) => void,
): SpeechProvider {
  let reported: unknown;
  return {
    async speak(lines, speaker, signal) {
      try {
        return await first.speak(lines, speaker, signal);
      } catch (failure) {
        signal.throwIfAborted();
        if (!(failure instanceof SpeechFailure)) throw failure;
        if (failure !== reported) report(failure);
        reported = failure;
        return second.speak(lines, speaker, signal).catch((other: unknown) => {
          // that the second has no voice, or not for this, says nothing about the first
          throw other instanceof SpeechFailure && other.kind !== 'failed' ? failure : other;
        });
      }
    },
    async close() {
      await Promise.all([first.close(), second.close()]);
    },
  };
}
