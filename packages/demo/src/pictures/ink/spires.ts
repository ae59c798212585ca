// Spires, a house on stilts, a flag.
import { shade, tint } from './colour.ts';
import { circle, num, type Point, path, poly, rect, stroke, trace } from './paper.ts';
import { chofa } from './roofs.ts';

/** A bell-shaped chedi with its ringed spire. */
export const chedi = (x: number, base: number, h: number, colour: string, light: string): string => {
  const w = h * 0.5;
  const half: readonly Point[] = [
    [0.5, 0],
    [0.5, 0.05],
    [0.43, 0.06],
    [0.43, 0.11],
    [0.37, 0.12],
    [0.37, 0.17],
    [0.32, 0.19],
    [0.29, 0.27],
    [0.26, 0.36],
    [0.2, 0.43],
    [0.1, 0.46],
    [0.12, 0.47],
    [0.12, 0.51],
    [0.075, 0.52],
    [0.06, 0.6],
    [0.035, 0.74],
    [0.012, 0.9],
    [0, 1],
  ];
  const side = (k: number): Point[] => half.map(([px, py]) => [x + px * w * k, base - py * h]);
  let rings = '';
  for (let i = 0; i < 9; i++)
    rings += `M${num(x - w * (0.075 - i * 0.006))} ${num(base - h * (0.53 + i * 0.028))}h${num(w * (0.15 - i * 0.012))}`;
  return (
    poly([...side(-1), ...side(1).reverse()], colour) +
    poly([...side(-1), ...side(-0.35).reverse()], light) +
    poly([...side(0.4), ...side(1).reverse()], shade(colour, 0.3)) +
    stroke(rings, shade(colour, 0.3), h * 0.008)
  );
};

/** The corncob tower of Wat Arun. */
export const prang = (x: number, base: number, h: number, colour: string, light: string): string => {
  const w = h * 0.62;
  const half: readonly Point[] = [
    [0.5, 0],
    [0.47, 0.06],
    [0.4, 0.07],
    [0.38, 0.15],
    [0.31, 0.16],
    [0.29, 0.25],
    [0.22, 0.26],
    [0.2, 0.36],
    [0.15, 0.38],
    [0.135, 0.46],
    [0.12, 0.5],
    [0.125, 0.58],
    [0.118, 0.68],
    [0.09, 0.78],
    [0.045, 0.86],
    [0.014, 0.88],
    [0.012, 0.94],
    [0, 1],
  ];
  const side = (k: number): Point[] => half.map(([px, py]) => [x + px * w * k, base - py * h]);
  let bands = '';
  for (let i = 0; i < 24; i++) {
    const t = 0.05 + i * 0.033;
    const near = half.find(([, py]) => py >= t) ?? [0.1, t];
    bands += `M${num(x - near[0] * w * 0.96)} ${num(base - t * h)}h${num(near[0] * w * 1.92)}`;
  }
  return (
    poly([...side(-1), ...side(1).reverse()], colour) +
    poly([...side(-1), ...side(-0.3).reverse()], light) +
    poly([...side(0.35), ...side(1).reverse()], shade(colour, 0.28)) +
    stroke(bands, shade(colour, 0.42), h * 0.006, 'opacity="0.55"') +
    path(
      `M${num(x - w * 0.05)} ${num(base)}L${num(x - w * 0.028)} ${num(base - h * 0.36)}H${num(x + w * 0.028)}L${num(x + w * 0.05)} ${num(base)}Z`,
      shade(colour, 0.2),
      'opacity="0.6"',
    )
  );
};

/** A wooden house on stilts, its steep gable to the side. */
export const stiltHouse = (x: number, base: number, w: number, wood: string, roof: string, lit = ''): string => {
  const h = w * 0.8;
  const floor = base - h * 0.3;
  const top = floor - h * 0.3;
  const stilts = [-0.4, -0.2, 0, 0.2, 0.4]
    .map((k) => rect(x + k * w - w * 0.012, floor, w * 0.024, base - floor + 6, shade(wood, 0.45)))
    .join('');
  const boards = trace([
    [x - w * 0.44, floor],
    [x - w * 0.44, top],
    [x + w * 0.44, top],
    [x + w * 0.44, floor],
  ]);
  let planks = '';
  for (let i = 1; i < 16; i++) planks += `M${num(x - w * 0.44 + (w * 0.88 * i) / 16)} ${num(top)}V${num(floor)}`;
  const openings = [-0.26, 0.02, 0.24]
    .map((k) => rect(x + k * w, top + h * 0.08, w * 0.1, h * 0.14, lit || shade(wood, 0.6)))
    .join('');
  const roofShape = `M${num(x - w * 0.36)} ${num(top - h * 0.38)}H${num(x + w * 0.36)}Q${num(x + w * 0.42)} ${num(top - h * 0.1)} ${num(x + w * 0.56)} ${num(top + h * 0.05)}H${num(x - w * 0.56)}Q${num(x - w * 0.42)} ${num(top - h * 0.1)} ${num(x - w * 0.36)} ${num(top - h * 0.38)}Z`;
  return (
    stilts +
    path(`${boards}Z`, wood) +
    stroke(planks, shade(wood, 0.3), 1.2, 'opacity="0.5"') +
    rect(x - w * 0.44, top, w * 0.88, h * 0.06, shade(wood, 0.5), 'opacity="0.6"') +
    openings +
    path(roofShape, roof) +
    path(
      `M${num(x - w * 0.36)} ${num(top - h * 0.38)}H${num(x + w * 0.36)}L${num(x + w * 0.38)} ${num(top - h * 0.26)}H${num(x - w * 0.38)}Z`,
      tint(roof, 0.25),
    ) +
    path(
      chofa(x - w * 0.36, top - h * 0.38, h * 0.1, -1) + chofa(x + w * 0.36, top - h * 0.38, h * 0.1),
      shade(roof, 0.4),
    ) +
    rect(x - w * 0.52, floor - h * 0.02, w * 1.04, h * 0.045, shade(wood, 0.2))
  );
};

export const flag = (x: number, base: number, h: number, w: number, pole = '#e8e2d4'): string => {
  const y = base - h;
  const fh = w * 0.66;
  const wave = (y0: number, y1: number): string =>
    `M${num(x)} ${num(y + y0 * fh)}q${num(w * 0.25)} ${num(-fh * 0.14)} ${num(w * 0.5)} 0t${num(w * 0.5)} 0v${num((y1 - y0) * fh)}q${num(-w * 0.25)} ${num(fh * 0.14)} ${num(-w * 0.5)} 0t${num(-w * 0.5)} 0z`;
  return (
    rect(x - Math.max(1, h * 0.008), y - 4, Math.max(2, h * 0.016), h + 4, pole) +
    path(wave(0, 1), '#c9343a') +
    path(wave(1 / 6, 5 / 6), '#f5f0e4') +
    path(wave(1 / 3, 2 / 3), '#2b3a7c')
  );
};

export const orb = (x: number, y: number, r: number, colour: string): string =>
  circle(x, y, r, colour) + circle(x - r * 0.3, y - r * 0.3, r * 0.35, tint(colour, 0.6));
