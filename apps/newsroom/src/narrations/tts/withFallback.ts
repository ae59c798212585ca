import { SynthesisError, type TtsProvider } from './ttsProvider.ts';

/**
 * A provider that asks the second one when the first has no speech.
 * @param report is told why the first has none, once for each rest that it takes
 */
export function withFallback(
  first: TtsProvider,
  second: TtsProvider,
  report: (failure: SynthesisError) => void,
): TtsProvider {
  let reported: unknown;
  return {
    async synthesize(lines, speaker, signal, known) {
      try {
        return await first.synthesize(lines, speaker, signal, known);
      } catch (failure) {
        signal.throwIfAborted();
        if (!(failure instanceof SynthesisError)) throw failure;
        if (failure !== reported) report(failure);
        reported = failure;
        return second.synthesize(lines, speaker, signal, known).catch((other: unknown) => {
          // that the second has no voice, or not for this, says nothing about the first
          throw other instanceof SynthesisError && other.kind !== 'failed' ? failure : other;
        });
      }
    },
    async close() {
      await Promise.all([first.close(), second.close()]);
    },
  };
}
