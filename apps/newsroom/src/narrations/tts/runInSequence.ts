import { SynthesisError, type TtsProvider } from './ttsProvider.ts';

/**
 * A provider that handles one request after the other, and aborts the present one when it is closed.
 * @param end releases its resources, when no request is running any more
 */
export function runInSequence(
  synthesize: TtsProvider['synthesize'],
  end: () => Promise<void> = async () => {},
): TtsProvider {
  const closing = new AbortController();
  let previous: Promise<unknown> = Promise.resolve();
  return {
    synthesize(lines, speaker, requestSignal, known) {
      const signal = AbortSignal.any([requestSignal, closing.signal]);
      const speech = previous.then(() => {
        signal.throwIfAborted();
        return synthesize(lines, speaker, signal, known);
      });
      previous = speech.catch(() => {});
      return speech;
    },
    async close() {
      closing.abort(new SynthesisError('failed', 'the newsroom is closing'));
      await previous;
      await end();
    },
  };
}
