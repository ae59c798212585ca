// Perspective with one vanishing point, so that boxes and floors fit together.
import { shade, tint } from './colour.ts';
import { num, type Point, poly, trace } from './paper.ts';

export type Camera = {
  /** X to the right, Y up from the floor, Z away from the eye. */
  point: (x: number, y: number, z: number) => Point;
  quad: (corners: readonly (readonly [number, number, number])[], fill: string, more?: string) => string;
  box: (
    x0: number,
    y0: number,
    z0: number,
    x1: number,
    y1: number,
    z1: number,
    colour: string,
    faces?: Faces,
  ) => string;
  floor: (x0: number, z0: number, x1: number, z1: number, fill: string, y?: number) => string;
  wall: (x: number, y0: number, z0: number, y1: number, z1: number, fill: string) => string;
  screen: (z: number, x0: number, y0: number, x1: number, y1: number, fill: string) => string;
  /** How many pixels one unit takes at depth z. */
  size: (z: number) => number;
};
export type Faces = { front?: string; side?: string; top?: string };

export const camera = (vx: number, vy: number, focus: number, eye: number): Camera => {
  const point = (x: number, y: number, z: number): Point => [vx + (focus * x) / z, vy - (focus * (y - eye)) / z];
  const quad: Camera['quad'] = (corners, fill, more = '') =>
    poly(
      corners.map(([x, y, z]) => point(x, y, z)),
      fill,
      more,
    );
  const floor: Camera['floor'] = (x0, z0, x1, z1, fill, y = 0) =>
    quad(
      [
        [x0, y, z0],
        [x1, y, z0],
        [x1, y, z1],
        [x0, y, z1],
      ],
      fill,
    );
  const wall: Camera['wall'] = (x, y0, z0, y1, z1, fill) =>
    quad(
      [
        [x, y0, z0],
        [x, y1, z0],
        [x, y1, z1],
        [x, y0, z1],
      ],
      fill,
    );
  const screen: Camera['screen'] = (z, x0, y0, x1, y1, fill) =>
    quad(
      [
        [x0, y0, z],
        [x1, y0, z],
        [x1, y1, z],
        [x0, y1, z],
      ],
      fill,
    );
  const box: Camera['box'] = (x0, y0, z0, x1, y1, z1, colour, faces = {}) => {
    const side = faces.side ?? shade(colour, 0.35);
    let out = '';
    if (y1 < eye) out += floor(x0, z0, x1, z1, faces.top ?? tint(colour, 0.35), y1);
    if (x0 > 0) out += wall(x0, y0, z0, y1, z1, side);
    if (x1 < 0) out += wall(x1, y0, z0, y1, z1, side);
    return out + screen(z0, x0, y0, x1, y1, faces.front ?? colour);
  };
  return { point, quad, box, floor, wall, screen, size: (z) => focus / z };
};

/** A closed line through projected points, for tracks and courts. */
export const loop = (points: readonly Point[]): string => `${trace(points)}Z`;

/** Small repeated panes on a quad given by its four corners (top left, top right, bottom right, bottom left). */
export const panes = (
  corners: readonly [Point, Point, Point, Point],
  columns: number,
  rows: number,
  share: readonly [number, number],
  isDrawn: (column: number, row: number) => boolean = () => true,
): string => {
  const [a, b, c, d] = corners;
  const inside = (u: number, v: number): Point => {
    const top: Point = [a[0] + (b[0] - a[0]) * u, a[1] + (b[1] - a[1]) * u];
    const low: Point = [d[0] + (c[0] - d[0]) * u, d[1] + (c[1] - d[1]) * u];
    return [top[0] + (low[0] - top[0]) * v, top[1] + (low[1] - top[1]) * v];
  };
  let out = '';
  for (let i = 0; i < columns; i++) {
    for (let j = 0; j < rows; j++) {
      if (!isDrawn(i, j)) continue;
      const u0 = (i + (1 - share[0]) / 2) / columns;
      const u1 = (i + (1 + share[0]) / 2) / columns;
      const v0 = (j + (1 - share[1]) / 2) / rows;
      const v1 = (j + (1 + share[1]) / 2) / rows;
      out += `${[inside(u0, v0), inside(u1, v0), inside(u1, v1), inside(u0, v1)]
        .map(([x, y], k) => `${k ? 'L' : 'M'}${num(x)} ${num(y)}`)
        .join('')}Z`;
    }
  }
  return out;
};
