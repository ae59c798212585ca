/** How many short texts are measured together, and how many times as long the long text is. */
const SPAN = 8;
/**
 * The factor by which the CPU time per byte may grow over this span: with quadratic time it grows eightfold, and large
 * objects cost linear time up to three times as much.
 */
const MAX_GROWTH = 4;
/** The error of a measurement, in microseconds, from garbage collection, compilation and a clock of 4 or 10 ms. */
const NOISE_MICROSECONDS = 20_000;
/** How often a measurement that finds growth is repeated before it is believed. */
const TRIES = 4;

/**
 * Measures whether the CPU time per byte grows with the length of a text: sends one of `maxLength`, and the same amount
 * in eight texts of an eighth. Returns a sentence when the long one takes longer than the eight together, else
 * undefined.
 */
export async function measureGrowth(
  name: string,
  text: (length: number) => string,
  maxLength: number,
  send: (text: string) => Promise<unknown>,
): Promise<string | undefined> {
  const short = text(Math.floor(maxLength / SPAN));
  const long = text(maxLength);
  // a first request that is not measured, because it includes compilation
  await send(short);
  let shortTime = 0;
  let longTime = Number.POSITIVE_INFINITY;
  for (let tries = 0; tries < TRIES; tries++) {
    longTime = Math.min(longTime, await measureCpu(() => send(long), 1));
    // mostly the long one alone is within the error
    if (longTime <= limit(shortTime)) return undefined;
    shortTime = Math.max(shortTime, await measureCpu(() => send(short), SPAN));
    if (longTime <= limit(shortTime)) return undefined;
  }
  return `${name}: ${long.length} characters take ${Math.round(longTime / 1000)} ms, ${SPAN} times ${short.length} take ${Math.round(shortTime / 1000)} ms`;
}

/** The CPU time of this thread for doing the work so many times, in microseconds. */
async function measureCpu(work: () => Promise<unknown>, times: number): Promise<number> {
  const before = process.threadCpuUsage();
  for (let done = 0; done < times; done++) await work();
  const { user, system } = process.threadCpuUsage(before);
  return user + system;
}

const limit = (shortTime: number): number => shortTime * MAX_GROWTH + NOISE_MICROSECONDS;
