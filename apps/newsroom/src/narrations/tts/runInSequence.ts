import { SynthesisError, type TtsProvider } from './ttsProvider.ts';

/**
 * A provider that handles one request after the other, and aborts the present one when it is closed.
 * @param end releases its resources, when no request is running any more
 */
export function runInSequence(say: TtsProvider['synthesize'], end: () => Promise<void> = async () => {}): TtsProvider {
  const closing = new AbortController();
  let turn: Promise<unknown> = Promise.resolve();
  return {
    synthesize(lines, speaker, asker, known) {
      const signal = AbortSignal.any([asker, closing.signal]);
      const speech = turn.then(() => {
        signal.throwIfAborted();
        return say(lines, speaker, signal, known);
      });
      turn = speech.catch(() => {});
      return speech;
    },
    async close() {
      closing.abort(new SynthesisError('failed', 'the newsroom is closing'));
      await turn;
      await end();
    },
  };
}
