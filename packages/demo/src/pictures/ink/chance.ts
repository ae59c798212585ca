// Random numbers from a seed, so that a picture is the same every time.

export type Chance = {
  (): number;
  between: (low: number, high: number) => number;
  pick: <T>(list: readonly [T, ...T[]]) => T;
};

export const chance = (seed: number): Chance => {
  let state = (seed * 2654435761) >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const between = (low: number, high: number): number => low + (high - low) * next();
  const pick = <T>(list: readonly [T, ...T[]]): T => list[Math.floor(next() * list.length)] ?? list[0];
  return Object.assign(next, { between, pick });
};

const lattice = (i: number, seed: number): number => {
  let h = Math.imul(i, 374761393) + Math.imul(seed, 668265263);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
};

/** Smooth noise on a line, 0 to 1, with finer and finer octaves. */
export const wander = (x: number, seed: number, octaves: number): number => {
  let sum = 0;
  let weight = 0;
  for (let octave = 0, size = 1, gain = 1; octave < octaves; octave++, size *= 2, gain *= 0.5) {
    const p = x * size;
    const i = Math.floor(p);
    const f = p - i;
    const t = f * f * (3 - 2 * f);
    sum += gain * (lattice(i, seed + octave) * (1 - t) + lattice(i + 1, seed + octave) * t);
    weight += gain;
  }
  return sum / weight;
};
