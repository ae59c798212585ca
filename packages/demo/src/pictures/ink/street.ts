// A street that runs to a vanishing point: houses on both sides, wires, lamps.
import { type Camera, loop, panes } from './camera.ts';
import { chance } from './chance.ts';
import { mix, shade, tint } from './colour.ts';
import { glow } from './light.ts';
import { cut, num, type Point, path, poly, rect, stroke } from './paper.ts';

export type StreetPaint = {
  walls: readonly [string, ...string[]];
  shutter: string;
  trim: string;
  /** The colour of the air far away, and its share at the far end. */
  air: string;
  haze: number;
  /** Light in the windows and shops, or nothing by day. */
  lamp?: string;
  signs?: readonly [string, ...string[]];
  arcade?: boolean;
};

/** One side of the street; `side` is -1 for the left. Houses go from far to near. */
export const streetSide = (
  c: Camera,
  side: -1 | 1,
  x: number,
  far: number,
  near: number,
  paint: StreetPaint,
  lit: boolean,
  seed: number,
  height: readonly [number, number],
): string => {
  const r = chance(seed);
  const fronts: { z0: number; z1: number; h: number; wall: string }[] = [];
  for (let z = near; z < far; ) {
    const deep = r.between(4.4, 6);
    fronts.push({ z0: z, z1: z + deep, h: r.between(...height), wall: r.pick(paint.walls) });
    z += deep;
  }
  let out = '';
  for (const { z0, z1, h, wall } of fronts.reverse()) {
    const t = Math.min(1, z0 / far);
    const air = (colour: string): string =>
      mix(lit ? tint(colour, 0.1) : shade(colour, 0.34), paint.air, t * paint.haze);
    const px = side * x;
    const face = (y0: number, y1: number): [Point, Point, Point, Point] => [
      c.point(px, y1, z0),
      c.point(px, y1, z1),
      c.point(px, y0, z1),
      c.point(px, y0, z0),
    ];
    out += c.quad(
      [
        [px, 0, z0],
        [px, h, z0],
        [px + side * 4, h, z0],
        [px + side * 4, 0, z0],
      ],
      air(shade(wall, 0.25)),
    );
    out += c.wall(px, 0, z0, h, z1, air(wall));
    out += c.quad(
      [
        [px - side * 0.25, h, z0],
        [px - side * 0.25, h + 0.5, z0],
        [px - side * 0.25, h + 0.5, z1],
        [px - side * 0.25, h, z1],
      ],
      air(paint.trim),
    );
    const storeys = h > 10 ? 2 : 1;
    const floorH = (h - 4.4) / storeys;
    for (let s = 0; s < storeys; s++) {
      const y0 = 4 + s * floorH;
      const on = paint.lamp;
      const dark: boolean[] = Array.from({ length: 3 }, () => !on || r() < 0.5);
      out += path(panes(face(y0, y0 + floorH * 0.86), 3, 1, [0.62, 0.84]), air(paint.trim));
      out += path(
        panes(face(y0, y0 + floorH * 0.86), 3, 1, [0.5, 0.74], (i) => dark[i] ?? true),
        air(paint.shutter),
      );
      if (on)
        out += path(
          panes(face(y0, y0 + floorH * 0.86), 3, 1, [0.5, 0.74], (i) => !(dark[i] ?? true)),
          on,
        );
      out += path(
        panes(face(y0 + floorH * 0.1, y0 + floorH * 0.76), 3, 9, [0.46, 0.3], (i) => dark[i] ?? true),
        air(shade(paint.shutter, 0.35)),
        'opacity="0.7"',
      );
      out += c.wall(px - side * 0.1, y0 + floorH * 0.9, z0, y0 + floorH * 0.97, z1, air(paint.trim));
    }
    if (paint.arcade) {
      for (const k of [0, 1]) {
        const [a, b] = [z0 + (z1 - z0) * (0.1 + k * 0.46), z0 + (z1 - z0) * (0.44 + k * 0.46)];
        const arch = (pad: number, rise: number): Point[] => [
          c.point(px, 0, a - pad),
          ...Array.from({ length: 9 }, (_, n) =>
            c.point(
              px,
              2.1 + rise * Math.sin((n / 8) * Math.PI),
              a - pad + ((b - a + pad * 2) * (1 - Math.cos((n / 8) * Math.PI))) / 2,
            ),
          ),
          c.point(px, 0, b + pad),
        ];
        const inner = arch(0, 1);
        out += poly(arch(0.14, 1.2), air(paint.trim)) + poly(inner, air(shade(wall, 0.62)));
        out += cut(
          loop(inner),
          c.wall(px, 0, a + (b - a) * 0.3, 2.2, a + (b - a) * 0.62, air(mix(paint.shutter, '#e8a850', k ? 0.7 : 0.1))),
          c.wall(px, 2.4, a, 2.55, b, air(shade(wall, 0.3))),
        );
      }
      out += c.wall(px - side * 0.05, 3.5, z0, 3.72, z1, air(paint.trim));
    } else {
      out += path(
        panes(face(0, 3.2), 2, 1, [0.84, 0.96]),
        paint.lamp ? mix(paint.lamp, air('#3a2a35'), r.between(0.05, 0.4)) : air('#3a3344'),
      );
    }
    const cloth = r.pick(paint.signs ?? ([paint.shutter] as const));
    for (let i = 0; i < 6; i++) {
      const [a, b] = [z0 + ((z1 - z0) * i) / 6, z0 + ((z1 - z0) * (i + 1)) / 6];
      if (!paint.arcade)
        out += c.quad(
          [
            [px, 3.7, a],
            [px, 3.7, b],
            [px - side * 1.5, 2.9, b],
            [px - side * 1.5, 2.9, a],
          ],
          air(i % 2 ? cloth : tint(cloth, 0.7)),
        );
    }
    if (paint.signs && r() < 0.75) {
      const sign = r.pick(paint.signs);
      const y = r.between(4.4, h - 3);
      const zz = z0 + (z1 - z0) * 0.3;
      const [x0, x1] = side < 0 ? [px, px + 1.5] : [px - 1.5, px];
      out +=
        c.screen(zz, x0, y, x1, y + 2.4, paint.lamp ? sign : air(sign)) +
        c.screen(zz, x0 + 0.25, y + 0.3, x1 - 0.25, y + 2.1, paint.lamp ? tint(sign, 0.5) : air(tint(sign, 0.35)));
      if (paint.lamp) {
        const [gx, gy] = c.point((x0 + x1) / 2, y + 1.2, zz);
        out += glow(gx, gy, c.size(zz) * 3, sign, 0.5);
      }
    }
  }
  return out;
};

/** Wires between poles along one side. */
export const wires = (c: Camera, x: number, near: number, colour: string): string => {
  let d = '';
  let out = '';
  let last: Point | undefined;
  for (let z = 70; z >= near; z /= 1.5) {
    const [px, py] = c.point(x, 0, z);
    const top = c.point(x, 8.6, z);
    const w = Math.max(1, c.size(z) * 0.2);
    out +=
      poly(
        [
          [px - w / 2, py],
          [top[0] - w / 3, top[1]],
          [top[0] + w / 3, top[1]],
          [px + w / 2, py],
        ],
        colour,
      ) + rect(top[0] - w * 3, top[1] + w * 2, w * 6, w * 0.7, colour);
    if (last)
      for (let k = 0; k < 5; k++)
        d += `M${num(last[0])} ${num(last[1] + k * 2)}Q${num((last[0] + top[0]) / 2)} ${num((last[1] + top[1]) / 2 + 18 + k * 7)} ${num(top[0])} ${num(top[1] + k * w * 0.9)}`;
    last = top;
  }
  return out + stroke(d, colour, 1.6);
};

export const lampPost = (x: number, base: number, h: number, colour: string, light: string, left = false): string => {
  const k = left ? -1 : 1;
  return (
    stroke(
      `M${num(x)} ${num(base)}V${num(base - h * 0.92)}Q${num(x)} ${num(base - h)} ${num(x + k * h * 0.1)} ${num(base - h)}H${num(x + k * h * 0.18)}`,
      colour,
      Math.max(2, h * 0.018),
    ) +
    rect(x + k * h * 0.2 - h * 0.05, base - h * 1.01, h * 0.1, h * 0.025, colour) +
    (light ? glow(x + k * h * 0.2, base - h * 0.97, h * 0.4, light, 0.8) : '')
  );
};
