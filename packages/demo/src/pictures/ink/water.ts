// Water: its colour, its reflections and the light on it.
import { chance } from './chance.ts';
import { HEIGHT, linear, num, type Point, path, rect, stroke, WIDTH } from './paper.ts';

export const water = (y: number, colours: readonly string[], bottom = HEIGHT): string =>
  rect(
    0,
    y,
    WIDTH,
    bottom - y,
    linear(colours.map((colour, i) => [i / Math.max(1, colours.length - 1), colour] as const)),
  );

/** Lens-shaped ripples, smaller towards the horizon. */
export const ripples = (
  y: number,
  colour: string,
  count: number,
  seed: number,
  opacity: number,
  bottom = HEIGHT,
  x0 = 0,
  x1 = WIDTH,
): string => {
  const r = chance(seed);
  let d = '';
  for (let i = 0; i < count; i++) {
    const t = r() ** 1.5;
    const py = y + 3 + t * (bottom - y);
    const w = (8 + 80 * t) * r.between(0.4, 1.3);
    const h = 0.7 + 3.4 * t;
    const x = r.between(x0, x1);
    d += `M${num(x - w)} ${num(py)}Q${num(x)} ${num(py - h)} ${num(x + w)} ${num(py)}Q${num(x)} ${num(py + h)} ${num(x - w)} ${num(py)}Z`;
  }
  return path(d, colour, `opacity="${opacity}"`);
};

/** The path of the sun or a lamp on water. */
export const glitter = (
  x: number,
  y: number,
  bottom: number,
  w0: number,
  w1: number,
  colour: string,
  seed: number,
  opacity = 0.85,
): string => {
  const r = chance(seed);
  let d = '';
  for (let py = y + 2; py < bottom; ) {
    const t = (py - y) / (bottom - y);
    const half = w0 + (w1 - w0) * t;
    const h = 1 + 4 * t;
    for (let k = 0; k < 3; k++) {
      const w = half * r.between(0.12, 0.6);
      const px = x + r.between(-1, 1) * (half - w * 0.6);
      const yy = py + r.between(-h, h);
      d += `M${num(px - w)} ${num(yy)}Q${num(px)} ${num(yy - h)} ${num(px + w)} ${num(yy)}Q${num(px)} ${num(yy + h)} ${num(px - w)} ${num(yy)}Z`;
    }
    py += 3 + 10 * t;
  }
  return path(d, colour, `opacity="${opacity}"`);
};

/** The children again, upside down below the line y. */
export const mirror = (y: number, children: string, opacity: number, squash = 1): string =>
  `<g opacity="${opacity}" transform="matrix(1 0 0 ${-squash} 0 ${num(y * (1 + squash))})">${children}</g>`;

/** One rolling wave with a lit crest. */
export const swell = (
  y: number,
  amplitude: number,
  length: number,
  phase: number,
  colour: string,
  crest: string,
  crestWidth = 4,
): string => {
  const points: Point[] = [];
  for (let x = -40; x <= WIDTH + 40; x += 10) {
    const k = (x + phase) / length;
    const s = Math.sin(k * Math.PI * 2);
    points.push([
      x + s * amplitude * 0.35,
      y - amplitude * (1 - Math.abs(Math.sin(k * Math.PI))) ** 1.3 - 6 * Math.sin(k * 11 + phase),
    ]);
  }
  const d = points.map(([x, py], i) => `${i ? 'L' : 'M'}${num(x)} ${num(py)}`).join('');
  return path(`${d}L${WIDTH + 60} ${HEIGHT}L-60 ${HEIGHT}Z`, colour) + stroke(d, crest, crestWidth, 'opacity="0.8"');
};

/** Rain in slanted strokes. */
export const rain = (
  seed: number,
  count: number,
  colour: string,
  opacity: number,
  slant: number,
  length: number,
  width = 1.4,
): string => {
  const r = chance(seed);
  let d = '';
  for (let i = 0; i < count; i++) {
    const len = length * r.between(0.4, 1.2);
    d += `M${num(r.between(-40, WIDTH + 80))} ${num(r.between(-40, HEIGHT))}l${num(len * slant)} ${num(len)}`;
  }
  return stroke(d, colour, width, `opacity="${opacity}"`);
};

/** Rings where drops or hulls touch the surface. */
export const rings = (x: number, y: number, w: number, colour: string, opacity = 0.6): string => {
  const ring = (k: number): string =>
    `M${num(x - w * k)} ${num(y)}a${num(w * k)} ${num(w * k * 0.16)} 0 1 0 ${num(w * k * 2)} 0a${num(w * k)} ${num(w * k * 0.16)} 0 1 0 ${num(-w * k * 2)} 0`;
  return stroke(ring(1) + ring(0.7), colour, 2, `opacity="${opacity}"`);
};
