import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LineSpan, TtsProvider } from '../../apps/newsroom/src/narrations/index.ts';
import type { FilmScript } from './films.ts';
import { runFfmpeg } from './runFfmpeg.ts';

/** 125 frames of AAC are exactly 4 s. */
export const SAMPLES = 32_000;
const FRAME = 1024;

/** Reads a script aloud over its music. Returns the file, as AAC, and the times of each line. */
export async function record(script: FilmScript, voice: TtsProvider, folder: string) {
  const spans: LineSpan[] = [];
  const inputs: string[] = [];
  const steps = [`${createMusic(script)}[music]`, `${place(script)}[place]`];
  for (const [index, { at, text }] of script.lines.entries()) {
    const { mp3, lines } = await voice.synthesize(
      [text.replaceAll('\n', ' ')],
      script.speaker,
      AbortSignal.timeout(60_000),
    );
    const file = join(folder, `line${index}.mp3`);
    writeFileSync(file, mp3);
    inputs.push('-i', file);
    steps.push(`[${index}]aresample=${SAMPLES},volume=1.1,adelay=${at * 1000}:all=1[line${index}]`);
    spans.push({ start: at, end: at + (lines[0]?.end ?? 0) });
  }
  const parts = ['[music]', '[place]', ...script.lines.map((_, index) => `[line${index}]`)];
  const mixed = `${parts.join('')}amix=inputs=${parts.length}:normalize=0:duration=longest`;
  const fades = `afade=in:d=0.8,afade=out:st=${script.seconds - 1.2}:d=1.2`;
  // AAC delays the sound by a frame, so it begins a frame early
  const cut = `alimiter=limit=0.9,apad,atrim=start_sample=${FRAME}:end_sample=${script.seconds * SAMPLES + 2 * FRAME}`;
  steps.push(`${mixed},${fades},${cut},asetpts=N/SR/TB,aformat=channel_layouts=mono[out]`);
  const raw = join(folder, 'sound.aac');
  const frames = (script.seconds * SAMPLES) / FRAME;
  const encoder = ['-c:a', 'aac', '-b:a', '24k', '-ar', `${SAMPLES}`, '-frames:a', `${frames}`, '-f', 'adts'];
  await runFfmpeg(...inputs, '-filter_complex', steps.join(';'), '-map', '[out]', ...encoder, raw);
  // through ADTS, which stores no delay, into a file with the codec's configuration at its beginning
  const file = join(folder, 'sound.m4a');
  await runFfmpeg('-i', raw, '-c', 'copy', '-bsf:a', 'aac_adtstoasc', file);
  return { file, spans };
}

/** Two chords that swell in turn, and a bell on their notes now and then. */
function createMusic({ chords, seconds }: FilmScript): string {
  const [first, second] = chords;
  const chord = (notes: number[]) =>
    notes.map((hertz) => `sin(2*PI*${hertz}*t)+0.3*sin(2*PI*${hertz * 2.004}*t)`).join('+');
  const turn = '(0.5+0.5*cos(2*PI*t/20))';
  const bells = [...first, ...second].map((hertz, index, all) => {
    const every = all.length * 2.5;
    const since = `mod(t+${every - 1.2 - index * 2.5}\\,${every})`;
    return `0.045*exp(-2.2*${since})*min(1\\,60*${since})*sin(2*PI*${hertz * 4}*t)`;
  });
  const expression = `0.022*(${turn}*(${chord(first)})+(1-${turn})*(${chord(second)}))+${bells.join('+')}`;
  return `aevalsrc='${expression}':s=${SAMPLES}:d=${seconds}`;
}

/** Water, wind, a street: noise that swells. */
function place({ place: { below, volume, swells }, seconds }: FilmScript): string {
  const noise = `anoisesrc=color=pink:amplitude=1:seed=7:r=${SAMPLES}:d=${seconds}`;
  return `${noise},lowpass=f=${below},tremolo=f=${swells / 60}:d=0.6,volume=${volume}`;
}
