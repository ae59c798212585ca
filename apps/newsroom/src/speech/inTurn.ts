import { SpeechFailure, type SpeechProvider } from './provider.ts';

/**
 * A provider that says one thing after the other, and is stopped in the middle of it when it is closed.
 * @param end ends what was started for it, when nothing is said any more
 */
export function inTurn(say: SpeechProvider['speak'], end: () => Promise<void> = async () => {}): SpeechProvider {
  const closing = new AbortController();
  let turn: Promise<unknown> = Promise.resolve();
  return {
    speak(lines, speaker, asker) {
      const signal = AbortSignal.any([asker, closing.signal]);
      const speech = turn.then(() => {
        signal.throwIfAborted();
        return say(lines, speaker, signal);
      });
      turn = speech.catch(() => {});
      return speech;
    },
    async close() {
      closing.abort(new SpeechFailure('failed', 'the newsroom is closing'));
      await turn;
      await end();
    },
  };
}
