/** Below this a sample of 16 bits is silence. */
const SILENT = 64;
/** The mean of a line (RMS), of the loudest there can be. */
const LOUDNESS = 0.1;
/** No sample is louder: MP3 overshoots a little. */
const CEILING = 0.8;

/** What is heard of a piece, without the silence at both ends, as loud as every other line, from -1 to 1. */
export function levelled(sound: Int16Array): Float32Array {
  const isHeard = (sample: number) => Math.abs(sample) >= SILENT;
  const heard = sound.subarray(Math.max(0, sound.findIndex(isHeard)), sound.findLastIndex(isHeard) + 1);
  // loops over indexes: there are five million samples in a story, and iterators take ten times as long
  let squares = 0;
  let peak = 1;
  for (let index = 0; index < heard.length; index++) {
    const sample = heard[index] ?? 0;
    squares += sample * sample;
    peak = Math.max(peak, Math.abs(sample));
  }
  const mean = Math.sqrt(squares / Math.max(1, heard.length));
  const gain = Math.min(LOUDNESS / Math.max(1, mean), CEILING / peak);
  const level = new Float32Array(heard.length);
  for (let index = 0; index < heard.length; index++) level[index] = (heard[index] ?? 0) * gain;
  return level;
}
