import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { listVoices } from '@sala/station';
import { z } from 'zod';
import { type Mp3, readMp3 } from './mp3.ts';
import { runInSequence } from './runInSequence.ts';
import { synthesizeUnknown, toFingerprint } from './synthesizeUnknown.ts';
import { type KnownSounds, SynthesisError, type SynthesizedSpeech, type TtsProvider } from './ttsProvider.ts';
import { startVoiceProcess, type VoiceProcess } from './voiceProcess.ts';
import { type BackoffOptions, withBackoff } from './withBackoff.ts';

/** The program with the voice is found by its path: nothing here may be linked with it (docs/decisions/0016). */
const PROGRAM_PATH = join(import.meta.dirname, '../../../../../packages/espeak-voice/src/main.ts');

/** Converts a line of Thai to the phonemes of the voice. */
export type PhonemesOf = (line: string) => string;

/** How long each part takes at most, in milliseconds. */
export interface EmbeddedTtsTimeouts extends BackoffOptions {
  startMs: number;
  /** Until an article has to be spoken. */
  jobMs: number;
}

const TIMEOUTS: EmbeddedTtsTimeouts = { startMs: 30_000, jobMs: 180_000, backoffMs: 1_000, maxBackoffMs: 300_000 };

/** The voices of the program by the ids of the speakers. */
const VOICES = listVoices('embedded');

const ready = z.union([z.object({ ready: z.literal(true), version: z.int() }), z.object({ error: z.string() })]);
const speechResponse = z.object({ id: z.int(), lines: z.array(z.string().min(4)) });
const response = z.union([speechResponse, z.object({ id: z.int(), error: z.string() })]);

interface RunningVoice {
  process: VoiceProcess;
  /** The version of the voice: another one pronounces the same phonemes differently. */
  version: number;
}

/**
 * The voice of `packages/espeak-voice`, a program that is started when it is first needed, and again after a failure.
 */
export function createEmbeddedTts(
  phonemesOf: PhonemesOf,
  programPath = PROGRAM_PATH,
  timeouts: EmbeddedTtsTimeouts = TIMEOUTS,
): TtsProvider {
  const backoff = withBackoff(timeouts);
  let voice: RunningVoice | undefined;
  let jobs = 0;

  const withDeadline = (signal: AbortSignal, millis: number) => AbortSignal.any([signal, AbortSignal.timeout(millis)]);

  async function start(signal: AbortSignal): Promise<RunningVoice> {
    if (!existsSync(programPath)) throw new SynthesisError('missing', `there is no voice at ${programPath}`);
    const process = startVoiceProcess(programPath);
    voice = { process, version: 0 };
    const greeting = ready.parse(await process.receive(withDeadline(signal, timeouts.startMs)));
    if ('error' in greeting) throw new SynthesisError('missing', greeting.error);
    voice = { process, version: greeting.version };
    return voice;
  }

  /** The sound of each line of phonemes. */
  async function synthesizePhonemes(
    running: RunningVoice,
    lines: string[],
    speaker: number,
    signal: AbortSignal,
  ): Promise<Mp3[]> {
    const id = ++jobs;
    const request = { id, voice: VOICES[speaker], lines };
    const answer = response.parse(await running.process.send(request, withDeadline(signal, timeouts.jobMs)));
    if (answer.id !== id) throw new Error('the voice answers something else');
    backoff.succeeded();
    if ('error' in answer) throw new SynthesisError('refused', answer.error);
    if (answer.lines.length !== lines.length) throw new Error('the voice has said more or fewer lines');
    return answer.lines.map((line) => readMp3(Buffer.from(line, 'base64')));
  }

  async function synthesize(
    lines: string[],
    speaker: number,
    signal: AbortSignal,
    known: KnownSounds = new Map(),
  ): Promise<SynthesizedSpeech> {
    backoff.check();
    try {
      const running = voice ?? (await start(signal));
      const phonemes = await allPhonemes(lines);
      const fingerprints = phonemes.map((line) =>
        toFingerprint('espeak', running.version, VOICES[speaker] ?? speaker, line),
      );
      const speech = await synthesizeUnknown(fingerprints, known, (indexes) =>
        synthesizePhonemes(
          running,
          indexes.map((index) => phonemes[index] ?? ''),
          speaker,
          signal,
        ),
      );
      return { ...speech, provider: 'espeak' };
    } catch (cause) {
      if (cause instanceof SynthesisError && cause.kind === 'refused') throw cause;
      await voice?.process.end();
      voice = undefined;
      signal.throwIfAborted();
      const because = cause instanceof SynthesisError ? cause : new SynthesisError('failed', describeCause(cause));
      backoff.failed(because);
      throw because;
    }
  }

  async function allPhonemes(lines: string[]): Promise<string[]> {
    const phonemes: string[] = [];
    for (const line of lines) {
      phonemes.push(phonemesOf(line));
      // long articles take time: this lets requests be answered in between
      await setImmediate();
    }
    return phonemes;
  }

  return runInSequence(synthesize, async () => voice?.process.end());
}

function describeCause(cause: unknown): string {
  if (cause instanceof z.ZodError) return 'the voice answers what cannot be understood';
  if (cause instanceof DOMException && cause.name === 'TimeoutError') return 'the voice takes too long';
  return cause instanceof Error ? cause.message : String(cause);
}
