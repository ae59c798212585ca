import { SynthesisError, type TtsProvider } from './ttsProvider.ts';

/**
 * A provider that uses the second one when the first fails.
 * @param report called with the reason of the first one's failure, once for each pause of it
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
          // that the second has no voice, or cannot say this text, says nothing about the first
          throw other instanceof SynthesisError && other.kind !== 'failed' ? failure : other;
        });
      }
    },
    async close() {
      await Promise.all([first.close(), second.close()]);
    },
  };
}
