// Trees: palms, broad crowns, trunks, leaves at the edge of the frame.
import { type Chance, chance } from './chance.ts';
import { shade, tint } from './colour.ts';
import { HEIGHT, num, type Point, path, poly, stroke, trace, WIDTH } from './paper.ts';

const ring = (x: number, y: number, r: number): string =>
  `M${num(x - r)} ${num(y)}a${num(r)} ${num(r)} 0 1 1 ${num(r * 2)} 0a${num(r)} ${num(r)} 0 1 1 ${num(-r * 2)} 0`;

/** A ring with a leafy edge. */
const leafy = (x: number, y: number, radius: number, r: Chance): string => {
  const lobes = 7;
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
  const count = Math.round(20 * Math.min(3, Math.max(1, w / h)));
  for (let i = 0; i < count; i++) {
    const a = i * 2.4;
    const d = Math.sqrt((i + 0.5) / count);
    const px = x + Math.cos(a) * d * w * 0.42;
    const py = y + Math.sin(a) * d * h * 0.34 + (Math.abs(Math.cos(a)) * d) ** 2 * h * 0.1;
    const pr = size * r.between(0.13, 0.2);
    low += leafy(px, py, pr, r);
    if (i % 5 !== 3) middle += leafy(px + light * size * 0.03, py - size * 0.055, pr * 0.78, r);
    if (Math.sin(a) * d < 0.35) {
      for (let k = 0; k < 3; k++)
        high += leafy(
          px + light * size * 0.05 + r.between(-0.5, 0.5) * pr,
          py - size * 0.09 + r.between(-0.4, 0.3) * pr,
          pr * r.between(0.18, 0.34),
          r,
        );
      if (Math.cos(a) * light > -0.2)
        for (let k = 0; k < 4; k++)
          gleam += ring(
            px + light * size * 0.07 + r.between(-0.6, 0.6) * pr,
            py - size * 0.11 + r.between(-0.5, 0.3) * pr,
            pr * r.between(0.05, 0.12),
          );
    }
  }
  return path(low, back) + path(middle, leaf) + path(high, tint(leaf, 0.14)) + path(gleam, tint(leaf, 0.4));
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

const frond = (cx: number, cy: number, angle: number, length: number, droop: number): string => {
  const tip: Point = [cx + Math.cos(angle) * length, cy + Math.sin(angle) * length + droop * length];
  const bend: Point = [cx + Math.cos(angle) * length * 0.55, cy + Math.sin(angle) * length * 0.75 - length * 0.12];
  const spine = (t: number): Point => [
    (1 - t) ** 2 * cx + 2 * t * (1 - t) * bend[0] + t * t * tip[0],
    (1 - t) ** 2 * cy + 2 * t * (1 - t) * bend[1] + t * t * tip[1],
  ];
  const upper: Point[] = [];
  const lower: Point[] = [];
  const side = Math.cos(angle) >= 0 ? 1 : -1;
  for (let i = 0; i <= 13; i++) {
    const t = i / 13;
    const [px, py] = spine(t);
    const leaf = length * 0.27 * Math.sin(Math.PI * Math.min(1, t * 0.9 + 0.1)) ** 0.7;
    upper.push([px, py - 1], [px + side * leaf * 0.6, py - leaf * 0.28]);
    lower.unshift([px + side * leaf * 0.3, py + leaf], [px, py + 1]);
  }
  return `${trace([...upper, ...lower])}Z`;
};

/** A coconut palm; the crown is lit from above. */
export const palm = (
  x: number,
  base: number,
  h: number,
  leaf: string,
  bark: string,
  seed: number,
  lean = 0.15,
): string => {
  const r = chance(seed);
  const cx = x + h * lean;
  const cy = base - h;
  const w = h * 0.022;
  const stem =
    `M${num(x - w * 1.5)} ${num(base)}Q${num(x + h * lean * 0.1 - w)} ${num(base - h * 0.5)} ${num(cx - w * 0.7)} ${num(cy)}` +
    `L${num(cx + w * 0.7)} ${num(cy)}Q${num(x + h * lean * 0.1 + w * 1.4)} ${num(base - h * 0.5)} ${num(x + w * 1.7)} ${num(base)}Z`;
  const back: string[] = [];
  const front: string[] = [];
  const length = h * 0.4;
  for (let i = 0; i < 12; i++) {
    const a = -Math.PI * (1.12 - (i / 11) * 1.24) + r.between(-0.1, 0.1);
    const droop = 0.18 + 0.32 * Math.abs(Math.cos(a));
    (i % 3 === 1 ? front : back).push(frond(cx, cy, a, length * r.between(0.8, 1.08), droop));
  }
  return (
    path(back.join(''), shade(leaf, 0.4)) +
    path(stem, bark) +
    path(front.join(''), leaf) +
    path(ring(cx - w, cy + w * 1.6, w * 1.3) + ring(cx + w * 1.6, cy + w * 1.8, w * 1.3), shade(bark, 0.3))
  );
};

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

/** A banana leaf, to frame a corner. */
export const bananaLeaf = (
  x: number,
  y: number,
  length: number,
  angle: number,
  leaf: string,
  light = tint(leaf, 0.3),
): string => {
  const a = (angle * Math.PI) / 180;
  const [ux, uy] = [Math.cos(a), Math.sin(a)];
  const p = (t: number, s: number): Point => [
    x + ux * length * t - uy * s * length,
    y + uy * length * t + ux * s * length + t * t * length * 0.14,
  ];
  const half = (side: number): Point[] => {
    const out: Point[] = [];
    for (let i = 0; i <= 18; i++) {
      const t = i / 18;
      const width = 0.15 * Math.sin(Math.PI * t ** 0.8) * side;
      out.push(p(t, width));
      if (i % 4 === 2) out.push(p(t + 0.01, width * 0.72));
    }
    return out;
  };
  const rib: Point[] = [p(0, 0), p(0.3, 0), p(0.6, 0), p(1, 0)];
  return (
    poly([...half(1), ...[...rib].reverse()], shade(leaf, 0.25)) +
    poly([...half(-1), ...[...rib].reverse()], leaf) +
    stroke(trace(rib), light, length * 0.012)
  );
};

/** Fan leaves (sugar palm) or reeds in a corner. */
export const reeds = (
  x: number,
  base: number,
  h: number,
  colour: string,
  count: number,
  seed: number,
  spread = 120,
): string => {
  const r = chance(seed);
  let d = '';
  for (let i = 0; i < count; i++) {
    const px = x + r.between(-spread, spread);
    const lean = r.between(-0.4, 0.4) * h;
    const t = h * r.between(0.5, 1.1);
    d += `M${num(px - 4)} ${num(base)}Q${num(px)} ${num(base - t * 0.6)} ${num(px + lean)} ${num(base - t)}Q${num(px + 6)} ${num(base - t * 0.5)} ${num(px + 5)} ${num(base)}Z`;
  }
  return path(d, colour);
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

/** Bamboo or any tall cane with joints. */
export const bamboo = (x: number, base: number, h: number, w: number, colour: string, lean: number): string => {
  let joints = '';
  for (let i = 1; i < 9; i++) joints += `M${num(x + lean * (i / 9) - w)} ${num(base - (h * i) / 9)}h${num(w * 2)}`;
  return (
    stroke(`M${num(x)} ${num(base)}L${num(x + lean)} ${num(base - h)}`, colour, w * 1.6) +
    stroke(joints, shade(colour, 0.4), Math.max(1, w * 0.3))
  );
};

/** Lotus pads with some flowers, on water from y down. */
export const lotus = (
  y: number,
  count: number,
  pad: string,
  flower: string,
  seed: number,
  bottom = HEIGHT,
  from = 0,
  to = WIDTH,
): string => {
  const r = chance(seed);
  const list = Array.from({ length: count }, () => ({ x: r.between(from, to), t: r(), bloom: r() < 0.4 })).sort(
    (a, b) => a.t - b.t,
  );
  return list
    .map(({ x, t, bloom }) => {
      const py = y + t * (bottom - y);
      const w = 12 + 44 * t;
      const h = w * 0.26;
      const padShape = `M${num(x)} ${num(py)}L${num(x + w)} ${num(py - h * 0.3)}A${num(w)} ${num(h)} 0 1 1 ${num(x + w * 0.8)} ${num(py - h * 0.6)}Z`;
      const s = w * 0.32;
      const petal = (k: number): string =>
        `M${num(x)} ${num(py - s * 0.2)}Q${num(x + k * s - s * 0.4)} ${num(py - s)} ${num(x + k * s * 1.2)} ${num(py - s * (1.9 - Math.abs(k) * 0.6))}Q${num(x + k * s + s * 0.4)} ${num(py - s)} ${num(x)} ${num(py - s * 0.2)}Z`;
      return (
        path(padShape, pad) +
        path(padShape, tint(pad, 0.4), `opacity="0.5" transform="translate(0 ${num(-h * 0.16)})"`) +
        (bloom
          ? path(petal(-1) + petal(1), shade(flower, 0.12)) +
            path(petal(-0.5) + petal(0.5), flower) +
            path(petal(0), tint(flower, 0.5))
          : '')
      );
    })
    .join('');
};
