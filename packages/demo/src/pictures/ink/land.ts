// Land: ranges that pale with distance, limestone towers, fields.
import { chance, wander } from './chance.ts';
import { mix, shade, tint } from './colour.ts';
import { curve, cut, HEIGHT, linear, num, type Point, path, stroke, trace, WIDTH } from './paper.ts';

/** The outline of a ridge around height y. */
export const ridgeLine = (y: number, rise: number, seed: number, span: number, octaves = 4, sharp = false): Point[] => {
  const points: Point[] = [];
  for (let x = -20; x <= WIDTH + 20; x += 10) {
    const n = wander(x / span + 50, seed, octaves);
    points.push([x, y - (sharp ? 1 - Math.abs(n * 2 - 1) : n) * rise]);
  }
  return points;
};

const under = (points: readonly Point[]): string => `${trace(points)}L${WIDTH + 20} ${num(HEIGHT)}L-20 ${num(HEIGHT)}Z`;

export const ridge = (
  y: number,
  rise: number,
  colour: string,
  seed: number,
  span: number,
  foot = colour,
  sharp = false,
): string =>
  path(
    under(ridgeLine(y, rise, seed, span, 4, sharp)),
    linear([
      [0, colour],
      [Math.min(1, (rise * 1.6) / (HEIGHT - y + rise)), foot],
    ]),
  );

export type Ranges = {
  top: number;
  bottom: number;
  layers: number;
  far: string;
  near: string;
  mist: string;
  rise: number;
  seed: number;
  span?: number;
  sharp?: boolean;
};

/** Mountain ranges one behind the other, each paler than the one in front, with mist at its foot. */
export const ranges = ({
  top,
  bottom,
  layers,
  far,
  near,
  mist,
  rise,
  seed,
  span = 320,
  sharp = false,
}: Ranges): string => {
  let out = '';
  for (let i = 0; i < layers; i++) {
    const t = layers === 1 ? 1 : i / (layers - 1);
    const colour = mix(far, near, t);
    out += ridge(
      top + (bottom - top) * t,
      rise * (0.7 + t * 0.5),
      colour,
      seed + i * 17,
      span * (1.1 - t * 0.3),
      mix(colour, mist, 0.55 - t * 0.35),
      sharp,
    );
  }
  return out;
};

/** A limestone tower: a lit flank, a shadowed one, streaks of rock, a green cap. */
export const karst = (
  x: number,
  base: number,
  w: number,
  h: number,
  rock: string,
  leaf: string,
  seed: number,
): string => {
  const r = chance(seed);
  const profile = (t: number): number => (1 - t ** 2.8) ** 0.5;
  const flank = (side: number): Point[] => {
    const points: Point[] = [];
    for (let i = 0; i <= 14; i++) {
      const t = i / 14;
      const half = (w / 2) * profile(t) * (0.86 + 0.3 * wander(t * 5 + side * 9, seed + side, 2));
      points.push([x + side * half, base - h * t]);
    }
    return points;
  };
  const left = flank(-1);
  const right = flank(1);
  const d = curve([...left, ...[...right].reverse()], true);
  let lines = '';
  let lights = '';
  for (let i = 0; i < w / 3; i++) {
    const px = x + r.between(-0.5, 0.5) * w;
    const py = base - r.between(0.02, 0.85) * h;
    const len = h * r.between(0.05, 0.22);
    const mark = `M${num(px)} ${num(py)}q${num(r.between(-4, 4))} ${num(len * 0.5)} ${num(r.between(-3, 3))} ${num(len)}`;
    if (r() < 0.5) lines += mark;
    else lights += mark;
  }
  const edge: Point[] = [];
  for (let i = 0; i <= 12; i++)
    edge.push([x + w * (0.06 + 0.34 * (wander(i * 0.5, seed + 31, 2) - 0.5)), base - (h * i) / 12]);
  const tuft = (tx: number, ty: number, s: number): string => {
    let out = '';
    for (let k = 0; k < 5; k++) {
      const radius = s * r.between(0.4, 0.75);
      const [cx, cy] = [tx + r.between(-1, 1) * s, ty + r.between(-0.4, 0.5) * s];
      out += `M${num(cx - radius)} ${num(cy)}a${num(radius)} ${num(radius * 0.86)} 0 1 1 ${num(radius * 2)} 0a${num(radius)} ${num(radius * 0.86)} 0 1 1 ${num(-radius * 2)} 0`;
    }
    return out;
  };
  let tufts = '';
  for (let i = 0; i < 26; i++) {
    const t = 0.55 + 0.45 * Math.sqrt(i / 25);
    const half = (w / 2) * profile(t);
    tufts += tuft(x + r.between(-1, 1) * half * 0.95, base - h * t + w * 0.03, w * r.between(0.035, 0.06));
  }
  for (let i = 0; i < 7; i++) {
    const t = r.between(0.15, 0.6);
    tufts += tuft(x + r.between(-0.9, 0.9) * (w / 2) * profile(t), base - h * t, w * r.between(0.02, 0.045));
  }
  let foot = '';
  for (let i = 0; i < 12; i++) foot += tuft(x + (i / 11 - 0.5) * w * 0.98, base - w * 0.02, w * r.between(0.035, 0.06));
  const lift = `transform="translate(${num(-w * 0.014)} ${num(-w * 0.018)})"`;
  return (
    cut(
      d,
      path(d, rock),
      path(
        `${curve(edge)}L${num(x + w)} ${num(base - h - 10)}L${num(x + w)} ${num(base)}Z`,
        shade(rock, 0.38),
        'opacity="0.8"',
      ),
      stroke(lines, shade(rock, 0.45), Math.max(1.2, w * 0.014), 'opacity="0.55"'),
      stroke(lights, tint(rock, 0.5), Math.max(1, w * 0.011), 'opacity="0.6"'),
    ) +
    path(tufts + foot, shade(leaf, 0.36)) +
    path(tufts, leaf, lift)
  );
};

/** Short strokes of a dry brush inside a box. */
export const brush = (
  x: number,
  y: number,
  w: number,
  h: number,
  colour: string,
  count: number,
  length: number,
  width: number,
  seed: number,
  opacity: number,
  slope = 0,
): string => {
  const r = chance(seed);
  let d = '';
  for (let i = 0; i < count; i++) {
    const t = r();
    const len = length * (0.4 + t) * r.between(0.5, 1.2);
    d += `M${num(x + r() * w)} ${num(y + t * h)}l${num(len)} ${num(len * slope)}`;
  }
  return stroke(d, colour, width, `opacity="${opacity}"`);
};

/** Rows that run to a vanishing point, between the horizon and the lower edge. */
export const furrows = (
  vx: number,
  horizon: number,
  bottom: number,
  count: number,
  spread: number,
  colour: string,
  share: number,
  opacity: number,
): string => {
  let d = '';
  for (let i = -count; i < count; i++) {
    const a = vx + i * spread;
    const b = vx + (i + share) * spread;
    d += `M${num(vx)} ${num(horizon)}L${num(a)} ${num(bottom)}L${num(b)} ${num(bottom)}Z`;
  }
  return path(d, colour, `opacity="${opacity}"`);
};

/** Blades of grass or rice standing along a line. */
export const blades = (
  points: readonly Point[],
  height: number,
  colour: string,
  count: number,
  seed: number,
  width = 3,
  bend = 0.3,
): string => {
  const r = chance(seed);
  let d = '';
  for (let i = 0; i < count; i++) {
    const p = points[Math.floor(r() * points.length)] ?? [0, 0];
    const x = p[0] + r.between(-14, 14);
    const h = height * r.between(0.5, 1.1);
    const lean = h * r.between(-bend, bend);
    const y = p[1] + r.between(0, height * 0.25);
    d += `M${num(x - width / 2)} ${num(y)}Q${num(x)} ${num(y - h * 0.6)} ${num(x + lean)} ${num(y - h)}Q${num(x + width * 0.6)} ${num(y - h * 0.5)} ${num(x + width / 2)} ${num(y)}Z`;
  }
  return path(d, colour);
};

export const span = (y: number, from = 0, to = WIDTH, step = 12): Point[] => {
  const points: Point[] = [];
  for (let x = from; x <= to; x += step) points.push([x, y]);
  return points;
};
