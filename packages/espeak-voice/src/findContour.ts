/** The pitches of human voices, in hertz. */
const MIN_PITCH_HZ = 60;
const MAX_PITCH_HZ = 420;
/** The window of sound for one pitch, in seconds: a little more than two periods of the lowest pitch. */
const WINDOW_SECONDS = 0.04;
/** The interval between pitches of a melody. */
const STEP_SECONDS = 0.03;
/** A quieter sound, or one less similar to itself a period later, has no pitch. */
const QUIET = 200;
const PERIODIC = 0.6;

/** The melody of a sound, a pitch in hertz for each step; steps without a pitch are left out. */
export function findContour(sound: Int16Array, sampleRate: number): number[] {
  const half = Math.round((WINDOW_SECONDS / 2) * sampleRate);
  const pitches: number[] = [];
  for (let middle = half; middle + half < sound.length; middle += Math.round(STEP_SECONDS * sampleRate)) {
    const pitch = findPitch(sound.subarray(middle - half, middle + half), sampleRate);
    if (pitch !== undefined) pitches.push(pitch);
  }
  return pitches;
}

/** Finds the pitch by autocorrelation: the shortest period that is nearly as good as the best. */
function findPitch(sound: Int16Array, sampleRate: number): number | undefined {
  if (Math.sqrt(computeProduct(sound, sound) / sound.length) < QUIET) return undefined;
  const shortest = Math.floor(sampleRate / MAX_PITCH_HZ);
  const likeness: number[] = [];
  for (let period = shortest; period <= sampleRate / MIN_PITCH_HZ; period++) {
    const early = sound.subarray(0, sound.length - period);
    const late = sound.subarray(period);
    likeness.push(
      computeProduct(early, late) / Math.sqrt(computeProduct(early, early) * computeProduct(late, late) + 1),
    );
  }
  const best = Math.max(...likeness);
  const at = (index: number) => likeness[index] ?? 0;
  const result = likeness.findIndex(
    (like, index) => like > 0.9 * best && like >= at(index - 1) && like >= at(index + 1) && index > 0,
  );
  return best < PERIODIC || result === -1 ? undefined : sampleRate / (shortest + result);
}

function computeProduct(one: Int16Array, other: Int16Array): number {
  let sum = 0;
  for (let index = 0; index < one.length; index++) sum += (one[index] ?? 0) * (other[index] ?? 0);
  return sum;
}
