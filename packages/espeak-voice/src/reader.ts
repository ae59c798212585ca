import { openEngine } from './engine.ts';
import { levelled } from './loudness.ts';
import { openRecorder } from './recording.ts';
import type { Request } from './request.ts';
import { VOICES } from './voices.ts';

/** Between two lines, and between two pieces of a long one, in seconds. */
const PAUSE = { line: 0.35, piece: 0.12 };

/** The seconds from which and until which a line is heard, the pause behind it included: lines have no gaps. */
export interface Span {
  start: number;
  end: number;
}

export interface Reading {
  lines: Span[];
  seconds: number;
  mp3: Buffer;
}

/** Opens what reads lines aloud; an empty line is a pause. */
export async function openReader(): Promise<(asked: Pick<Request, 'voice' | 'lines'>) => Reading> {
  const engine = await openEngine();
  const record = await openRecorder(engine.sampleRate);
  return ({ voice, lines }) => {
    const recording = record();
    const starts = lines.map((phonemes, index) => {
      const start = index === 0 ? 0 : recording.position();
      for (const piece of engine.say(phonemes, VOICES[voice])) {
        recording.write(levelled(piece));
        recording.pause(PAUSE.piece);
      }
      recording.pause(PAUSE.line - PAUSE.piece);
      return start;
    });
    const { mp3, seconds } = recording.end();
    const spans = starts.map((start, index) => ({ start, end: starts[index + 1] ?? seconds }));
    return { lines: spans, seconds, mp3 };
  };
}
