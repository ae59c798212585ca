// The sheet and the basic shapes, with which all other modules draw.

export const WIDTH = 1280;

export const HEIGHT = 720;

export type Point = readonly [number, number];

export type Stop = readonly [offset: number, colour: string, opacity?: number];

const definitions = new Map<string, string>();

export const num = (value: number): string => String(Math.round(value * 10) / 10);

const hash = (text: string): string => {
  let h = 2166136261;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 16777619);
  return (h >>> 0).toString(36);
};

/** Stores a definition under a name made from its content, so that equal paints share one element. */
const define = (body: (id: string) => string): string => {
  const id = `d${hash(body(''))}`;
  definitions.set(id, body(id));
  return id;
};

const stopList = (stops: readonly Stop[]): string =>
  stops
    .map(
      ([offset, colour, opacity = 1]) => `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
    )
    .join('');

/** A linear paint across the filled shape; the default runs from top to bottom. */
export const linear = (stops: readonly Stop[], from: Point = [0, 0], to: Point = [0, 1]): string => {
  const line = `x1="${from[0]}" y1="${from[1]}" x2="${to[0]}" y2="${to[1]}"`;
  return `url(#${define((id) => `<linearGradient id="${id}" ${line}>${stopList(stops)}</linearGradient>`)})`;
};

/** A radial paint across the filled shape. */
export const radial = (stops: readonly Stop[]): string =>
  `url(#${define((id) => `<radialGradient id="${id}">${stopList(stops)}</radialGradient>`)})`;

export const rect = (x: number, y: number, w: number, h: number, fill: string, more = ''): string =>
  `<rect x="${num(x)}" y="${num(y)}" width="${num(Math.max(0, w))}" height="${num(Math.max(0, h))}" fill="${fill}" ${more}/>`;

export const circle = (x: number, y: number, r: number, fill: string, more = ''): string =>
  `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}" fill="${fill}" ${more}/>`;

export const oval = (x: number, y: number, rx: number, ry: number, fill: string, more = ''): string =>
  `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(rx)}" ry="${num(ry)}" fill="${fill}" ${more}/>`;

export const path = (d: string, fill: string, more = ''): string => `<path d="${d}" fill="${fill}" ${more}/>`;

export const stroke = (d: string, colour: string, width: number, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${num(width)}" stroke-linecap="round" ` +
  `stroke-linejoin="round" ${more}/>`;

export const trace = (points: readonly Point[]): string =>
  points.map(([x, y], i) => `${i ? 'L' : 'M'}${num(x)} ${num(y)}`).join('');

export const poly = (points: readonly Point[], fill: string, more = ''): string =>
  path(`${trace(points)}Z`, fill, more);

export const line = (points: readonly Point[], colour: string, width: number, more = ''): string =>
  stroke(trace(points), colour, width, more);

/** A soft curve through the points (Catmull-Rom), open or closed. */
export const curve = (points: readonly Point[], closed = false): string => {
  const count = points.length;
  const get = (i: number): Point => {
    const index = closed ? (i + count) % count : Math.min(Math.max(i, 0), count - 1);
    return points[index] ?? [0, 0];
  };
  const start = get(0);
  let d = `M${num(start[0])} ${num(start[1])}`;
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [a, b, c, e] = [get(i - 1), get(i), get(i + 1), get(i + 2)];
    d +=
      `C${num(b[0] + (c[0] - a[0]) / 6)} ${num(b[1] + (c[1] - a[1]) / 6)} ` +
      `${num(c[0] - (e[0] - b[0]) / 6)} ${num(c[1] - (e[1] - b[1]) / 6)} ${num(c[0])} ${num(c[1])}`;
  }
  return closed ? `${d}Z` : d;
};

export const blob = (points: readonly Point[], fill: string, more = ''): string =>
  path(curve(points, true), fill, more);

export const group = (more: string, ...children: readonly string[]): string => `<g ${more}>${children.join('')}</g>`;

export const veil = (opacity: number, ...children: readonly string[]): string =>
  group(`opacity="${opacity}"`, ...children);

/** Children drawn around their own origin, placed at x, y; a negative `wide` mirrors them. */
export const at = (x: number, y: number, scale: number, children: string, wide = 1, turn = 0): string =>
  `<g transform="translate(${num(x)} ${num(y)})${turn ? ` rotate(${num(turn)})` : ''} ` +
  `scale(${Math.round(scale * wide * 1000) / 1000} ${Math.round(scale * 1000) / 1000})">${children}</g>`;

/** Children clipped to a path. */
export const cut = (d: string, ...children: readonly string[]): string => {
  const id = define((name) => `<clipPath id="${name}"><path d="${d}"/></clipPath>`);
  return `<g clip-path="url(#${id})">${children.join('')}</g>`;
};

/**
 * Puts the opacity of a shape with one paint into that paint: as a group of its own it would take the renderer twice as
 * long.
 */
const paintOpacity = (shape: string): string => {
  if (shape.includes('fill="none"')) return shape.replace(' opacity=', ' stroke-opacity=');
  return shape.includes(' stroke=') ? shape : shape.replace(' opacity=', ' fill-opacity=');
};

/** The finished sheet, with only the definitions that it uses. */
export const picture = (...children: readonly string[]): string => {
  const body = children
    .join('')
    .replace(/ \/>/g, '/>')
    .replace(/<(?:rect|circle|ellipse|path) [^>]*? opacity="[^>]*>/g, paintOpacity);
  const used = new Set<string>();
  for (const match of body.matchAll(/url\(#(d[0-9a-z]+)\)/g)) used.add(match[1] ?? '');
  const defs = [...used].map((id) => definitions.get(id) ?? '').join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" ` +
    `viewBox="0 0 ${WIDTH} ${HEIGHT}"><defs>${defs}</defs>${body}</svg>`
  );
};
