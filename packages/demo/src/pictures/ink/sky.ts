// Skies: the colour, the lights and the clouds.
import { chance } from './chance.ts';
import { glow } from './light.ts';
import { circle, HEIGHT, line, linear, num, type Point, path, rect, stroke, veil, WIDTH } from './paper.ts';

/** A sky from the zenith down to `bottom`, in even steps of colour; below it the last colour goes on. */
export const sky = (colours: readonly string[], bottom = HEIGHT): string =>
  rect(0, 0, WIDTH, HEIGHT, colours.at(-1) ?? '#ffffff') +
  rect(
    0,
    0,
    WIDTH,
    bottom + 2,
    linear(colours.map((colour, i) => [i / Math.max(1, colours.length - 1), colour] as const)),
  );

export const sun = (x: number, y: number, r: number, disc: string, halo: string, opacity = 0.75): string =>
  glow(x, y, r * 7, halo, opacity) + circle(x, y, r * 1.55, halo, 'opacity="0.22"') + circle(x, y, r, disc);

export const moon = (x: number, y: number, r: number, disc: string, back: string): string =>
  glow(x, y, r * 6, disc, 0.4) +
  circle(x, y, r, disc) +
  veil(0.25, circle(x + r * 0.3, y - r * 0.2, r * 0.25, back), circle(x - r * 0.3, y + r * 0.3, r * 0.18, back));

export const stars = (seed: number, count: number, bottom: number): string => {
  const r = chance(seed);
  let out = '';
  for (let i = 0; i < count; i++) {
    const size = r() ** 4 * 2 + 0.5;
    out += circle(r() * WIDTH, r() ** 1.2 * bottom, size, '#fff6dc', `opacity="${num(0.3 + r() * 0.7)}"`);
  }
  return out;
};

/** Long thin clouds, pointed at both ends. */
export const streaks = (
  seed: number,
  count: number,
  top: number,
  bottom: number,
  colour: string,
  opacity: number,
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

export const birds = (x: number, y: number, count: number, colour: string, seed: number, size: number): string => {
  const r = chance(seed);
  let d = '';
  for (let i = 0; i < count; i++) {
    const s = size * r.between(0.6, 1.2);
    d += `M${num(x + r.between(-9, 9) * size)} ${num(y + r.between(-4, 4) * size)}q${num(s * 0.5)} ${num(-s * 0.55)} ${num(s)} 0q${num(s * 0.5)} ${num(-s * 0.55)} ${num(s)} 0`;
  }
  return stroke(d, colour, size * 0.16);
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
