/** The loudest sample of 16 bits. */
const LOUDEST = 0x7f_ff;
/** Below this a sample of 16 bits is silence. */
const SILENT = 64;
/** The mean loudness of a line (RMS), as a share of full scale. */
const LOUDNESS = 0.1;
/** The loudest sample, as a share of full scale; it leaves room because MP3 overshoots a little. */
const CEILING = 0.8;

/** A sound without the silence at both ends. */
export function trimSilence(sound: Int16Array): Int16Array {
  const isHeard = (sample: number) => Math.abs(sample) >= SILENT;
  return sound.subarray(Math.max(0, sound.findIndex(isHeard)), sound.findLastIndex(isHeard) + 1);
}

/** Scales a sound to the same loudness as all others, in samples of 16 bits. */
export function normalizeLoudness(sound: Int16Array): Int16Array {
  // loops over indexes: there are five million samples in an article, and iterators take ten times as long
  let squares = 0;
  let peak = 1;
  for (let index = 0; index < sound.length; index++) {
    const sample = sound[index] ?? 0;
    squares += sample * sample;
    peak = Math.max(peak, Math.abs(sample));
  }
  const mean = Math.sqrt(squares / Math.max(1, sound.length));
  const gain = Math.min(LOUDNESS / Math.max(1, mean), CEILING / peak) * LOUDEST;
  const level = new Int16Array(sound.length);
  // Math.round takes four times as long
  for (let index = 0; index < sound.length; index++) level[index] = Math.floor((sound[index] ?? 0) * gain + 0.5);
  return level;
}
