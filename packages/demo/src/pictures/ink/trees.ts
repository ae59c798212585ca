// Broad trees: crowns, trunks, a far line of them, a canopy overhead.
import { type Chance, chance } from './chance.ts';
import { shade, tint } from './colour.ts';
import { num, type Point, path, stroke, WIDTH } from './paper.ts';

export const ring = (x: number, y: number, r: number): string =>
  `M${num(x - r)} ${num(y)}a${num(r)} ${num(r)} 0 1 1 ${num(r * 2)} 0a${num(r)} ${num(r)} 0 1 1 ${num(-r * 2)} 0`;

/** A ring with a leafy edge. */
const leafy = (x: number, y: number, radius: number, r: Chance): string => {
  const lobes = 6;
  let d = ring(x, y, radius * 0.86);
  for (let i = 0; i < lobes; i++) {
    const a = (i / lobes) * Math.PI * 2 + r() * 0.5;
    d += ring(x + Math.cos(a) * radius * 0.74, y + Math.sin(a) * radius * 0.7, radius * r.between(0.2, 0.34));
  }
  return d;
};

/** The crown of a broad tree, in three tones, the light from the side of `light` (-1 left, 1 right). */
export const crown = (
  x: number,
  y: number,
  w: number,
  h: number,
  leaf: string,
  seed: number,
  light = -1,
  back = shade(leaf, 0.42),
): string => {
  const r = chance(seed);
  let low = '';
  let middle = '';
  let high = '';
  let gleam = '';
  const size = Math.min(w, h);
  // far off, the leaves at the edge are not seen
  const edge = (cx: number, cy: number, radius: number): string =>
    radius < 14 ? ring(cx, cy, radius * 1.06) : leafy(cx, cy, radius, r);
  const count = Math.round(20 * Math.min(3, Math.max(1, w / h)));
  for (let i = 0; i < count; i++) {
    const a = i * 2.4;
    const d = Math.sqrt((i + 0.5) / count);
    const px = x + Math.cos(a) * d * w * 0.42;
    const py = y + Math.sin(a) * d * h * 0.34 + (Math.abs(Math.cos(a)) * d) ** 2 * h * 0.1;
    const pr = size * r.between(0.13, 0.2);
    low += edge(px, py, pr);
    if (i % 5 !== 3) middle += edge(px + light * size * 0.03, py - size * 0.055, pr * 0.78);
    if (Math.sin(a) * d < 0.35) {
      for (let k = 0; k < 3; k++)
        high += leafy(
          px + light * size * 0.05 + r.between(-0.5, 0.5) * pr,
          py - size * 0.09 + r.between(-0.4, 0.3) * pr,
          pr * r.between(0.18, 0.34),
          r,
        );
      if (Math.cos(a) * light > -0.2)
        for (let k = 0; k < 3; k++)
          gleam += `M${num(px + light * size * 0.07 + r.between(-0.6, 0.6) * pr)} ${num(py - size * 0.11 + r.between(-0.5, 0.3) * pr)}h0`;
    }
  }
  return (
    path(low, back) + path(middle, leaf) + path(high, tint(leaf, 0.14)) + stroke(gleam, tint(leaf, 0.4), size * 0.026)
  );
};

/** A trunk with a flare at the foot and a few boughs. */
export const trunk = (x: number, base: number, h: number, w: number, bark: string, lean = 0, boughs = true): string => {
  const top: Point = [x + lean, base - h];
  const d =
    `M${num(x - w)} ${num(base)}Q${num(x - w * 0.4)} ${num(base - h * 0.25)} ${num(top[0] - w * 0.3)} ${num(top[1])}` +
    `L${num(top[0] + w * 0.3)} ${num(top[1])}Q${num(x + w * 0.5)} ${num(base - h * 0.3)} ${num(x + w)} ${num(base)}Z`;
  const arms = boughs
    ? stroke(
        `M${num(x + lean * 0.5)} ${num(base - h * 0.55)}q${num(-h * 0.1)} ${num(-h * 0.3)} ${num(-h * 0.36)} ${num(-h * 0.5)}` +
          `M${num(x + lean * 0.6)} ${num(base - h * 0.62)}q${num(h * 0.12)} ${num(-h * 0.24)} ${num(h * 0.38)} ${num(-h * 0.42)}`,
        bark,
        w * 0.36,
      )
    : '';
  return arms + path(d, bark);
};

export const tree = (
  x: number,
  base: number,
  h: number,
  leaf: string,
  bark: string,
  seed: number,
  light = -1,
): string =>
  trunk(x, base, h * 0.6, h * 0.045, bark) + crown(x, base - h * 0.64, h * 0.72, h * 0.62, leaf, seed, light);

/** The wide umbrella of a rain tree. */
export const rainTree = (
  x: number,
  base: number,
  h: number,
  leaf: string,
  bark: string,
  seed: number,
  light = -1,
): string => trunk(x, base, h * 0.62, h * 0.055, bark) + crown(x, base - h * 0.68, h * 1.5, h * 0.5, leaf, seed, light);

/** A far line of trees: a bumpy edge standing on y. */
export const treeline = (y: number, h: number, colour: string, seed: number, from = -20, to = WIDTH + 20): string => {
  const r = chance(seed);
  let d = `M${num(from)} ${num(y + 2)}`;
  for (let x = from; x < to; x += h * 0.35) {
    const s = h * r.between(0.22, 0.5);
    d += ring(x, y - s * 0.9 - h * r.between(0, 0.35), s);
    d += `M${num(x - s)} ${num(y + 2)}v${num(-s)}h${num(s * 2)}v${num(s)}z`;
  }
  return path(d, colour);
};

export const bush = (x: number, base: number, w: number, leaf: string, seed: number, light = -1): string =>
  crown(x, base - w * 0.26, w, w * 0.6, leaf, seed, light);

/** Straight trunks of a tall forest. */
export const trunks = (
  base: number,
  count: number,
  w: number,
  colour: string,
  seed: number,
  from = 0,
  to = WIDTH,
  gap: readonly [number, number] = [0, 0],
): string => {
  const r = chance(seed);
  let out = '';
  for (let i = 0; i < count; i++) {
    const x = from + ((i + r()) / count) * (to - from);
    if (x > gap[0] && x < gap[1]) continue;
    const t = w * r.between(0.6, 1.3);
    const foot = base + r.between(-8, 14);
    out += `M${num(x - t)} ${num(foot)}Q${num(x - t * 0.5)} ${num(foot - t * 4)} ${num(x - t * 0.45)} -20L${num(x + t * 0.45)} -20Q${num(x + t * 0.5)} ${num(foot - t * 4)} ${num(x + t)} ${num(foot)}Z`;
  }
  return path(out, colour);
};

/** Leaves that hang from the upper edge. */
export const canopy = (depth: number, colour: string, seed: number, from = -40, to = WIDTH + 40): string => {
  const r = chance(seed);
  let d = '';
  for (let x = from; x < to; x += depth * 0.22) {
    const t = depth * (0.3 + 0.7 * Math.abs(((x - WIDTH / 2) / WIDTH) * 2) ** 1.2) * r.between(0.6, 1.1);
    d += leafy(x, t * 0.3, t * 0.55, r);
  }
  return path(d, colour);
};
