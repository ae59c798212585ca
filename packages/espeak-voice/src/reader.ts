import { openEngine } from './engine.ts';
import { normalizeLoudness } from './loudness.ts';
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
export async function openReader(): Promise<(asked: Pick<Request, 'voice' | 'lines'>) => Promise<Reading>> {
  const engine = await openEngine();
  const record = await openRecorder();
  return async ({ voice, lines }) => {
    const recording = record();
    const ends: number[] = [];
    const endLinesBefore = (line: number) => {
      while (ends.length < line) {
        recording.pause(PAUSE.line - PAUSE.piece);
        ends.push(recording.position());
      }
    };
    await engine.say(lines, VOICES[voice], (sound, line) => {
      endLinesBefore(line);
      recording.write(normalizeLoudness(sound));
      recording.pause(PAUSE.piece);
    });
    endLinesBefore(lines.length);
    const { mp3, seconds } = recording.end();
    // what the encoder adds belongs to the last line
    ends[lines.length - 1] = seconds;
    return { lines: ends.map((end, line) => ({ start: ends[line - 1] ?? 0, end })), seconds, mp3 };
  };
}
