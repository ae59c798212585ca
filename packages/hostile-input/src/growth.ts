/** The length of the longest text divided by that of the shortest. */
const SPAN = 8;
/** The factor by which the CPU time per byte may grow over this span; with quadratic time it grows eightfold. */
const MAX_GROWTH = 2.5;
/** The error of a measurement, in microseconds, from garbage collection and compilation. */
const NOISE_MICROSECONDS = 20_000;
/** How often a measurement that finds growth is repeated before it is believed. */
const TRIES = 4;

/** The CPU time of this thread for the work, in microseconds. */
async function cpuOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.threadCpuUsage();
  await work();
  const { user, system } = process.threadCpuUsage(before);
  return user + system;
}

/**
 * Measures whether the CPU time per byte grows with the length of a text: sends one of an eighth of `maxLength`, then
 * of twice, four and eight times as much. Returns a sentence when it grows, else undefined.
 */
export async function measureGrowth(
  name: string,
  text: (length: number) => string,
  maxLength: number,
  send: (text: string) => Promise<unknown>,
): Promise<string | undefined> {
  const shortest = text(Math.floor(maxLength / SPAN));
  // a first request that is not measured, because it includes compilation
  await send(shortest);
  let shortestTime = await cpuOf(() => send(shortest));
  for (let times = 2; times <= SPAN; times *= 2) {
    const longer = text(Math.floor((maxLength * times) / SPAN));
    let longerTime = await cpuOf(() => send(longer));
    for (let tries = 1; longerTime > limit(shortestTime, times) && tries < TRIES; tries++) {
      shortestTime = Math.max(shortestTime, await cpuOf(() => send(shortest)));
      longerTime = Math.min(longerTime, await cpuOf(() => send(longer)));
    }
    if (longerTime > limit(shortestTime, times))
      return `${name}: ${longer.length} characters take ${Math.round(longerTime / 1000)} ms, ${shortest.length} take ${Math.round(shortestTime / 1000)} ms`;
  }
  return undefined;
}

const limit = (base: number, times: number): number => base * times * MAX_GROWTH + NOISE_MICROSECONDS;
