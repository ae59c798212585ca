// Light: glows, shafts, mist, and glazes over the whole sheet.
import { chance } from './chance.ts';
import { HEIGHT, linear, oval, type Point, poly, radial, rect, WIDTH } from './paper.ts';

export const glow = (x: number, y: number, r: number, colour: string, opacity: number, squash = 1): string =>
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
  reach: number,
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

/** A colour over everything below it, multiplied like a glaze or screened like light. */
export const grade = (
  colour: string,
  opacity: number,
  mode: 'multiply' | 'screen' | 'soft-light' | 'overlay' = 'multiply',
): string => rect(0, 0, WIDTH, HEIGHT, colour, `opacity="${opacity}" style="mix-blend-mode:${mode}"`);

/** Light that adds to what it falls on, round a lamp or a low sun. */
export const bloom = (x: number, y: number, r: number, colour: string, opacity = 0.7): string =>
  `<g style="mix-blend-mode:screen">${glow(x, y, r, colour, opacity)}</g>`;
