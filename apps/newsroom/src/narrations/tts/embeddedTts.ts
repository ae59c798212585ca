import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { listVoices } from '@sala/station';
import { z } from 'zod';
import { runInSequence } from './runInSequence.ts';
import { SynthesisError, type SynthesizedSpeech, type TtsProvider } from './ttsProvider.ts';
import { startVoiceProcess, type VoiceProcess } from './voiceProcess.ts';
import { type BackoffOptions, withBackoff } from './withBackoff.ts';

/** The program that speaks: found by its path, because nothing here may be linked with it (docs/decisions/0016). */
export const EMBEDDED_VOICE = join(import.meta.dirname, '../../../../../packages/espeak-voice/src/main.ts');

/** Writes a line of Thai in the phonemes of the voice. */
export type PhonemesOf = (line: string) => string;

/** How long each part takes at most, in milliseconds. */
export interface EmbeddedTtsTimeouts extends BackoffOptions {
  start: number;
  /** Until an article has to be spoken. */
  job: number;
}

const PATIENCE: EmbeddedTtsTimeouts = { start: 30_000, job: 180_000, rest: 1_000, longestRest: 300_000 };

/** The voices of the program by the ids of the speakers. */
const VOICES = listVoices('embedded');

const ready = z.union([z.object({ ready: z.literal(true) }), z.object({ error: z.string() })]);
const spoken = z.object({
  id: z.int(),
  lines: z.array(z.object({ start: z.number().nonnegative(), end: z.number().nonnegative() })),
  mp3: z.string().min(4),
});
const answered = z.union([spoken, z.object({ id: z.int(), error: z.string() })]);

/**
 * The voice of `packages/espeak-voice`, a program of its own: started when it is first needed, and anew when it has
 * failed.
 */
export function createEmbeddedTts(
  program: string,
  phonemesOf: PhonemesOf,
  patience: EmbeddedTtsTimeouts = PATIENCE,
): TtsProvider {
  const rest = withBackoff(patience);
  let voice: VoiceProcess | undefined;
  let jobs = 0;

  const within = (signal: AbortSignal, millis: number) => AbortSignal.any([signal, AbortSignal.timeout(millis)]);

  async function start(signal: AbortSignal): Promise<VoiceProcess> {
    if (!existsSync(program)) throw new SynthesisError('missing', `there is no voice at ${program}`);
    voice = startVoiceProcess(program);
    const greeting = ready.parse(await voice.hear(within(signal, patience.start)));
    if ('error' in greeting) throw new SynthesisError('missing', greeting.error);
    return voice;
  }

  async function say(lines: string[], speaker: number, signal: AbortSignal): Promise<SynthesizedSpeech> {
    rest.check();
    const id = ++jobs;
    try {
      const running = voice ?? (await start(signal));
      const asked = { id, voice: VOICES[speaker], lines: await allPhonemes(lines) };
      const answer = answered.parse(await running.ask(asked, within(signal, patience.job)));
      if (answer.id !== id) throw new Error('the voice answers something else');
      rest.succeeded();
      if ('error' in answer) throw new SynthesisError('refused', answer.error);
      if (answer.lines.length !== lines.length) throw new Error('the voice has said more or fewer lines');
      return { mp3: Buffer.from(answer.mp3, 'base64'), lines: answer.lines, provider: 'espeak' };
    } catch (cause) {
      if (cause instanceof SynthesisError && cause.kind === 'refused') throw cause;
      await voice?.end();
      voice = undefined;
      signal.throwIfAborted();
      const because = cause instanceof SynthesisError ? cause : new SynthesisError('failed', messageOf(cause));
      rest.failed(because);
      throw because;
    }
  }

  async function allPhonemes(lines: string[]): Promise<string[]> {
    const phonemes: string[] = [];
    for (const line of lines) {
      phonemes.push(phonemesOf(line));
      // readers first: a long article takes some time
      await setImmediate();
    }
    return phonemes;
  }

  return runInSequence(say, async () => voice?.end());
}

function messageOf(cause: unknown): string {
  if (cause instanceof z.ZodError) return 'the voice answers what cannot be understood';
  if (cause instanceof DOMException && cause.name === 'TimeoutError') return 'the voice takes too long';
  return cause instanceof Error ? cause.message : String(cause);
}
