// Skies: a ground of colour, a light in it, and what drifts across.
import { chance } from './chance.ts';
import { mix } from './colour.ts';
import {
  circle,
  HEIGHT,
  line,
  linear,
  num,
  oval,
  type Point,
  path,
  poly,
  radial,
  rect,
  stroke,
  veil,
  WIDTH,
} from './paper.ts';

/** A sky from the zenith down to `bottom`, in even steps of colour; below it the last colour goes on. */
export const sky = (colours: readonly string[], bottom = HEIGHT): string =>
  rect(
    0,
    0,
    WIDTH,
    bottom + 2,
    linear(colours.map((colour, i) => [i / Math.max(1, colours.length - 1), colour] as const)),
  );

export const glow = (x: number, y: number, r: number, colour: string, opacity = 0.8, squash = 1): string =>
  oval(
    x,
    y,
    r,
    r * squash,
    radial([
      [0, colour, opacity],
      [0.25, colour, opacity * 0.6],
      [0.6, colour, opacity * 0.17],
      [1, colour, 0],
    ]),
  );

export const sun = (x: number, y: number, r: number, disc: string, halo: string, opacity = 0.75): string =>
  glow(x, y, r * 7, halo, opacity) + circle(x, y, r * 1.55, halo, 'opacity="0.22"') + circle(x, y, r, disc);

export const moon = (x: number, y: number, r: number, disc: string, back: string): string =>
  glow(x, y, r * 6, disc, 0.4) +
  circle(x, y, r, disc) +
  veil(0.25, circle(x + r * 0.3, y - r * 0.2, r * 0.25, back), circle(x - r * 0.3, y + r * 0.3, r * 0.18, back));

export const stars = (seed: number, count: number, bottom: number, colour = '#fff6dc'): string => {
  const r = chance(seed);
  let out = '';
  for (let i = 0; i < count; i++) {
    const size = r() ** 4 * 2 + 0.5;
    out += circle(r() * WIDTH, r() ** 1.2 * bottom, size, colour, `opacity="${num(0.3 + r() * 0.7)}"`);
  }
  return out;
};

/** A flat-bottomed heap of cloud: a shadow body and a lit top. */
export const heap = (x: number, y: number, w: number, light: string, dark: string, seed: number): string => {
  const r = chance(seed);
  const puffs: [number, number, number][] = [];
  const count = 9;
  for (let i = 0; i < count; i++) {
    const t = i / (count - 1);
    const rise = Math.sin(t * Math.PI) ** 0.8;
    const radius = w * (0.06 + rise * r.between(0.09, 0.15));
    puffs.push([x + (t - 0.5) * w * 0.86, y - radius * 0.75 - rise * w * r.between(0, 0.1), radius]);
  }
  const body = (dx: number, dy: number, k: number): string =>
    puffs
      .map(
        ([px, py, pr]) =>
          `M${num(px + dx - pr * k)} ${num(py + dy)}a${num(pr * k)} ${num(pr * k)} 0 1 1 ${num(pr * k * 2)} 0a${num(pr * k)} ${num(pr * k)} 0 1 1 ${num(-pr * k * 2)} 0`,
      )
      .join('');
  const floor = `M${num(x - w * 0.5)} ${num(y)}Q${num(x - w * 0.45)} ${num(y - w * 0.08)} ${num(x)} ${num(y - w * 0.1)}T${num(x + w * 0.5)} ${num(y)}Q${num(x)} ${num(y + w * 0.045)} ${num(x - w * 0.5)} ${num(y)}Z`;
  return (
    path(body(0, 0, 1) + floor, dark) +
    path(body(-w * 0.012, -w * 0.022, 0.86), mix(dark, light, 0.6)) +
    path(body(-w * 0.025, -w * 0.045, 0.62), light)
  );
};

/** Long thin clouds, pointed at both ends. */
export const streaks = (
  seed: number,
  count: number,
  top: number,
  bottom: number,
  colour: string,
  opacity = 0.6,
): string => {
  const r = chance(seed);
  let out = '';
  for (let i = 0; i < count; i++) {
    const x = r() * WIDTH;
    const y = r.between(top, bottom);
    const w = r.between(120, 420);
    const h = r.between(4, 13);
    out += path(
      `M${num(x - w)} ${num(y)}C${num(x - w * 0.4)} ${num(y - h * 1.6)} ${num(x + w * 0.2)} ${num(y - h)} ${num(x + w)} ${num(y + h * 0.3)}C${num(x + w * 0.3)} ${num(y + h)} ${num(x - w * 0.3)} ${num(y + h * 0.5)} ${num(x - w)} ${num(y)}Z`,
      colour,
      `opacity="${num(opacity * r.between(0.4, 1))}"`,
    );
  }
  return out;
};

/** A ceiling of storm cloud: overlapping bellies, darker above. */
export const ceiling = (seed: number, depth: number, high: string, low: string, rows = 4): string => {
  const r = chance(seed);
  let out = '';
  for (let row = rows - 1; row >= 0; row--) {
    const y = (depth * (row + 0.6)) / rows;
    let d = `M-40 -20L-40 ${num(y)}`;
    for (let x = -40; x < WIDTH + 40; ) {
      const w = r.between(90, 240);
      d += `q${num(w * 0.5)} ${num(r.between(22, 64))} ${num(w)} ${num(r.between(-10, 10))}`;
      x += w;
    }
    out += path(`${d}L${WIDTH + 200} -20Z`, mix(high, low, row / Math.max(1, rows - 1)));
  }
  return out;
};

export const birds = (x: number, y: number, count: number, colour: string, seed: number, size = 10): string => {
  const r = chance(seed);
  let d = '';
  for (let i = 0; i < count; i++) {
    const s = size * r.between(0.6, 1.2);
    d += `M${num(x + r.between(-9, 9) * size)} ${num(y + r.between(-4, 4) * size)}q${num(s * 0.5)} ${num(-s * 0.55)} ${num(s)} 0q${num(s * 0.5)} ${num(-s * 0.55)} ${num(s)} 0`;
  }
  return stroke(d, colour, size * 0.16);
};

/** Shafts of light from a point, fanned between two angles in degrees (90 is down). */
export const rays = (
  x: number,
  y: number,
  from: number,
  to: number,
  count: number,
  length: number,
  colour: string,
  opacity: number,
  seed: number,
): string => {
  const r = chance(seed);
  let out = '';
  const step = (to - from) / count;
  for (let i = 0; i < count; i++) {
    const a = ((from + step * (i + r.between(0.15, 0.5))) * Math.PI) / 180;
    const b = a + (step * r.between(0.25, 0.55) * Math.PI) / 180;
    out += rayWedge(
      [x, y],
      [x + Math.cos(a) * length, y + Math.sin(a) * length],
      [x + Math.cos(b) * length, y + Math.sin(b) * length],
      colour,
      opacity * r.between(0.5, 1),
    );
  }
  return out;
};

export const rayWedge = (tip: Point, a: Point, b: Point, colour: string, opacity: number): string => {
  const [mx, my] = [(a[0] + b[0]) / 2 - tip[0], (a[1] + b[1]) / 2 - tip[1]];
  const id = linear(
    [
      [0, colour, opacity],
      [1, colour, 0],
    ],
    mx >= 0 ? (Math.abs(mx) > Math.abs(my) ? [0, 0.5] : [0.5, 0]) : Math.abs(mx) > Math.abs(my) ? [1, 0.5] : [0.5, 0],
    mx >= 0 ? (Math.abs(mx) > Math.abs(my) ? [1, 0.5] : [0.5, 1]) : Math.abs(mx) > Math.abs(my) ? [0, 0.5] : [0.5, 1],
  );
  return poly([tip, a, b], id);
};

/** A band of mist, clear at both edges. */
export const mist = (y: number, h: number, colour: string, opacity = 0.7): string =>
  rect(
    0,
    y - h / 2,
    WIDTH,
    h,
    linear([
      [0, colour, 0],
      [0.5, colour, opacity],
      [1, colour, 0],
    ]),
  );

/** A wash over the whole sheet that darkens or warms one edge. */
export const wash = (
  colour: string,
  opacity: number,
  side: 'top' | 'bottom' | 'left' | 'right',
  reach = 0.5,
): string => {
  const ends: Record<typeof side, readonly [Point, Point]> = {
    top: [
      [0, 0],
      [0, 1],
    ],
    bottom: [
      [0, 1],
      [0, 0],
    ],
    left: [
      [0, 0],
      [1, 0],
    ],
    right: [
      [1, 0],
      [0, 0],
    ],
  };
  return rect(
    0,
    0,
    WIDTH,
    HEIGHT,
    linear(
      [
        [0, colour, opacity],
        [reach, colour, 0],
      ],
      ...ends[side],
    ),
  );
};

export const bolt = (x: number, y: number, h: number, colour: string, seed: number): string => {
  const r = chance(seed);
  const points: Point[] = [];
  let px = x;
  for (let i = 0; i <= 9; i++) {
    points.push([px, y + (h * i) / 9]);
    px += r.between(-h * 0.09, h * 0.09);
  }
  const fork = points[4] ?? [x, y];
  const branch: Point[] = [fork, [fork[0] + h * 0.12, fork[1] + h * 0.1], [fork[0] + h * 0.15, fork[1] + h * 0.24]];
  return veil(0.35, line(points, colour, 9)) + line(points, colour, 3) + line(branch, colour, 1.6);
};

export const plume = (
  x: number,
  y: number,
  h: number,
  w: number,
  colour: string,
  lean: number,
  seed: number,
  opacity = 0.8,
): string => {
  const r = chance(seed);
  let out = '';
  for (let i = 0; i < 16; i++) {
    const t = i / 15;
    out += circle(
      x + lean * t * t + r.between(-0.25, 0.25) * w * t,
      y - h * t,
      w * (0.12 + t * 0.5) * r.between(0.8, 1.2),
      colour,
      `opacity="${Math.round(opacity * (1 - t * 0.8) * 100) / 100}"`,
    );
  }
  return out;
};

/** A colour over everything below it, multiplied like a glaze or screened like light. */
export const grade = (
  colour: string,
  opacity: number,
  mode: 'multiply' | 'screen' | 'soft-light' | 'overlay' = 'multiply',
): string => rect(0, 0, WIDTH, HEIGHT, colour, `opacity="${opacity}" style="mix-blend-mode:${mode}"`);

/** Light that adds to what it falls on, round a lamp or a low sun. */
export const bloom = (x: number, y: number, r: number, colour: string, opacity = 0.7): string =>
  `<g style="mix-blend-mode:screen">${glow(x, y, r, colour, opacity)}</g>`;
