/** How much longer the longest text is than the shortest. */
const SPAN = 8;
/**
 * By how much the CPU time for a byte may grow over this span; reading each byte twice as the text grows eight times is
 * four times more.
 */
const MAX_GROWTH = 2.5;
/** What a measurement errs by, in microseconds: collecting garbage, compiling. */
const NOISE_MICROSECONDS = 20_000;
/** A measurement that says "too much" is repeated so often before it is believed. */
const TRIES = 4;

/** CPU time of this thread, in microseconds, that the work takes. */
async function cpuOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.threadCpuUsage();
  await work();
  const { user, system } = process.threadCpuUsage(before);
  return user + system;
}

/**
 * Whether the CPU time for a byte grows with the length of what is sent: asks with a text of an eighth of `maxLength`,
 * then of twice, four and eight times as much. Returns a sentence when it does, else undefined.
 */
export async function measureGrowth(
  name: string,
  text: (length: number) => string,
  maxLength: number,
  ask: (text: string) => Promise<unknown>,
): Promise<string | undefined> {
  const shortest = text(Math.floor(maxLength / SPAN));
  // the first time, what is compiled counts too
  await ask(shortest);
  let base = await cpuOf(() => ask(shortest));
  for (let times = 2; times <= SPAN; times *= 2) {
    const longer = text(Math.floor((maxLength * times) / SPAN));
    let taken = await cpuOf(() => ask(longer));
    for (let tries = 1; taken > limit(base, times) && tries < TRIES; tries++) {
      base = Math.max(base, await cpuOf(() => ask(shortest)));
      taken = Math.min(taken, await cpuOf(() => ask(longer)));
    }
    if (taken > limit(base, times))
      return `${name}: ${longer.length} characters take ${Math.round(taken / 1000)} ms, ${shortest.length} take ${Math.round(base / 1000)} ms`;
  }
  return undefined;
}

const limit = (base: number, times: number): number => base * times * MAX_GROWTH + NOISE_MICROSECONDS;
