import { SynthesisError, type TtsProvider } from './ttsProvider.ts';

/**
 * A provider that says one thing after the other, and is stopped in the middle of it when it is closed.
 * @param end ends what was started for it, when nothing is said any more
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
