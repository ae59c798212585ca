// Palms, banana leaves, reeds and lotus.
import { chance } from './chance.ts';
import { shade, tint } from './colour.ts';
import { HEIGHT, num, type Point, path, poly, stroke, trace, WIDTH } from './paper.ts';
import { ring } from './trees.ts';

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
