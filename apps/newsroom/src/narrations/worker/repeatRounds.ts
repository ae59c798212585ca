import { setTimeout as pause } from 'node:timers/promises';
import { pauseFor } from '../../database/index.ts';
import { SynthesisError } from '../tts/ttsProvider.ts';

/** The pause after a failure; it doubles with each further one. */
const BACKOFF_MS = { min: 1_000, max: 300_000 };

interface Loop {
  /** Called when the voice turns out to be missing, which ends the loop. */
  stopWithoutVoice: (error: SynthesisError) => void;
  /** Called with the first of several failures in a row. */
  report: (reason: unknown) => void;
  signal: AbortSignal;
}

/** Repeats rounds of making narrations until `signal` aborts. */
export async function repeatRounds(
  runRound: () => Promise<void>,
  { stopWithoutVoice, report, signal }: Loop,
): Promise<void> {
  for (let failures = 0; !signal.aborted; ) {
    try {
      await runRound();
      failures = 0;
      // requests of readers are answered in between
      await pause(0);
    } catch (reason) {
      if (signal.aborted) return;
      const kind = reason instanceof SynthesisError ? reason.kind : undefined;
      if (kind === 'missing') return stopWithoutVoice(reason as SynthesisError);
      if (kind === 'refused') continue;
      if (failures === 0) report(reason);
      const backoff = Math.min(BACKOFF_MS.min * 2 ** failures++, BACKOFF_MS.max);
      await pauseFor(backoff, signal);
    }
  }
}
