// Indoors: furniture of light, screens, shelves, lamps.
import { chance } from './chance.ts';
import { mix, shade, tint } from './colour.ts';
import { circle, linear, num, path, poly, radial, rect, stroke } from './paper.ts';

/** Blurred lamps far behind the subject. */
export const bokeh = (
  x: number,
  y: number,
  w: number,
  h: number,
  count: number,
  colours: readonly [string, ...string[]],
  seed: number,
  size: number,
): string => {
  const r = chance(seed);
  let out = '';
  for (let i = 0; i < count; i++) {
    const s = size * r.between(0.4, 1.4);
    const [cx, cy, colour] = [x + r() * w, y + r() * h, r.pick(colours)];
    out += circle(cx, cy, s, colour, `opacity="${Math.round(r.between(0.12, 0.5) * 100) / 100}"`);
  }
  return out;
};

/** A shelf of books between x0 and x1, standing on y. */
export const books = (
  x0: number,
  x1: number,
  y: number,
  h: number,
  colours: readonly [string, ...string[]],
  seed: number,
): string => {
  const r = chance(seed);
  let out = '';
  for (let x = x0; x < x1 - 4; ) {
    const w = h * r.between(0.1, 0.24);
    const t = h * r.between(0.66, 0.96);
    const colour = r.pick(colours);
    if (r() < 0.06) {
      x += w;
      continue;
    }
    const bw = Math.min(w, x1 - x);
    out +=
      rect(x, y - t, bw, t, colour) +
      rect(x + bw * 0.72, y - t, bw * 0.28, t, shade(colour, 0.25)) +
      (r() < 0.5 ? rect(x + bw * 0.12, y - t * 0.8, bw * 0.56, t * 0.06, tint(colour, 0.6)) : '');
    x += bw + 0.6;
  }
  return out;
};

/** A hanging lamp and the cone below it. */
export const pendant = (
  x: number,

  y: number,
  w: number,
  shadeColour: string,
  light: string,
  cone = 0,
): string =>
  (cone
    ? path(
        `M${num(x - w * 0.4)} ${num(y)}L${num(x - w * 2.2)} ${num(y + cone)}H${num(x + w * 2.2)}L${num(x + w * 0.4)} ${num(y)}Z`,
        linear([
          [0, light, 0.4],
          [1, light, 0],
        ]),
      )
    : '') +
  stroke(`M${num(x)} 0V${num(y - w * 0.5)}`, shade(shadeColour, 0.4), 2) +
  path(
    `M${num(x - w * 0.5)} ${num(y)}Q${num(x - w * 0.44)} ${num(y - w * 0.55)} ${num(x)} ${num(y - w * 0.6)}Q${num(x + w * 0.44)} ${num(y - w * 0.55)} ${num(x + w * 0.5)} ${num(y)}Z`,
    shadeColour,
  ) +
  path(`M${num(x - w * 0.42)} ${num(y)}Q${num(x)} ${num(y + w * 0.22)} ${num(x + w * 0.42)} ${num(y)}Z`, light);

/** A spotlight's cone between a lamp and a floor. */
export const beam = (
  x: number,
  y: number,
  toX: number,
  toY: number,
  w: number,
  colour: string,
  opacity: number,
): string =>
  poly(
    [
      [x - 5, y],
      [x + 5, y],
      [toX + w, toY],
      [toX - w, toY],
    ],
    linear([
      [0, colour, opacity],
      [0.8, colour, opacity * 0.3],
      [1, colour, 0],
    ]),
  );

export const pool = (x: number, y: number, w: number, colour: string, opacity = 0.5): string =>
  `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(w)}" ry="${num(w * 0.26)}" fill="${radial([
    [0, colour, opacity],
    [0.7, colour, opacity * 0.6],
    [1, colour, 0],
  ])}"/>`;

/** Fruit or any round goods, heaped; the light comes from the upper left. */
export const pile = (
  x: number,
  y: number,
  w: number,
  h: number,
  size: number,
  colour: string,
  seed: number,
): string => {
  const r = chance(seed);
  let out = '';
  const rows = Math.max(2, Math.round(h / (size * 1.1)));
  for (let row = rows - 1; row >= 0; row--) {
    const t = row / rows;
    const half = (w / 2) * (1 - t) ** 0.7;
    const count = Math.max(1, Math.round((half * 2) / (size * 1.6)));
    for (let i = 0; i < count; i++) {
      const cx = x - half + ((i + 0.5) / count) * half * 2 + r.between(-0.15, 0.15) * size;
      const cy = y - size - row * size * 1.15;
      const c = mix(colour, r() < 0.5 ? shade(colour, 0.14) : tint(colour, 0.12), r());
      out +=
        circle(cx, cy, size, shade(c, 0.2)) +
        circle(cx - size * 0.12, cy - size * 0.14, size * 0.82, c) +
        circle(cx - size * 0.3, cy - size * 0.36, size * 0.25, tint(c, 0.6));
    }
  }
  return out;
};

/** A basket under a pile. */
export const basket = (x: number, y: number, w: number, colour: string): string => {
  const h = w * 0.32;
  let weave = '';
  for (let i = 1; i < 8; i++)
    weave += `M${num(x - w / 2 + (w * i) / 8)} ${num(y - h)}L${num(x - w * 0.38 + (w * 0.76 * i) / 8)} ${num(y)}`;
  return (
    poly(
      [
        [x - w / 2, y - h],
        [x + w / 2, y - h],
        [x + w * 0.38, y],
        [x - w * 0.38, y],
      ],
      colour,
    ) +
    stroke(
      `${weave}M${num(x - w * 0.45)} ${num(y - h * 0.5)}H${num(x + w * 0.45)}`,
      shade(colour, 0.35),
      1.6,
      'opacity="0.7"',
    ) +
    stroke(`M${num(x - w / 2)} ${num(y - h)}H${num(x + w / 2)}`, tint(colour, 0.4), 4)
  );
};

/** A parasol or a market umbrella from the side. */
export const parasol = (
  x: number,
  base: number,
  h: number,
  w: number,
  colour: string,
  other = tint(colour, 0.7),
): string => {
  const y = base - h;
  let out = rect(x - 2.5, y, 5, h, '#6d5a4a');
  for (let i = 0; i < 6; i++) {
    const a = -0.5 + i / 6;
    const b = -0.5 + (i + 1) / 6;
    out += path(
      `M${num(x)} ${num(y - w * 0.22)}Q${num(x + a * w * 0.8)} ${num(y - w * 0.18)} ${num(x + a * w)} ${num(y)}Q${num(x + ((a + b) / 2) * w)} ${num(y - w * 0.045)} ${num(x + b * w)} ${num(y)}Q${num(x + b * w * 0.8)} ${num(y - w * 0.18)} ${num(x)} ${num(y - w * 0.22)}Z`,
      i % 2 ? other : i > 2 ? shade(colour, 0.2) : colour,
    );
  }
  return out;
};

/** An umbrella held over a walker. */
export const umbrella = (x: number, y: number, w: number, colour: string): string =>
  stroke(`M${num(x)} ${num(y - w * 0.3)}V${num(y + w * 0.55)}`, '#2a2438', 3) +
  path(
    `M${num(x - w / 2)} ${num(y)}Q${num(x - w * 0.42)} ${num(y - w * 0.42)} ${num(x)} ${num(y - w * 0.44)}Q${num(x + w * 0.42)} ${num(y - w * 0.42)} ${num(x + w / 2)} ${num(y)}Q${num(x + w * 0.33)} ${num(y - w * 0.09)} ${num(x + w * 0.17)} ${num(y)}Q0 0 ${num(x)} ${num(y - w * 0.06)}Q${num(x - w * 0.1)} ${num(y - w * 0.08)} ${num(x - w * 0.17)} ${num(y)}Q${num(x - w * 0.33)} ${num(y - w * 0.09)} ${num(x - w / 2)} ${num(y)}Z`.replace(
      'Q0 0',
      `Q${num(x + w * 0.1)} ${num(y - w * 0.08)}`,
    ),
    colour,
  ) +
  path(
    `M${num(x - w / 2)} ${num(y)}Q${num(x - w * 0.42)} ${num(y - w * 0.42)} ${num(x)} ${num(y - w * 0.44)}Q${num(x - w * 0.14)} ${num(y - w * 0.3)} ${num(x - w * 0.17)} ${num(y)}Q${num(x - w * 0.33)} ${num(y - w * 0.09)} ${num(x - w / 2)} ${num(y)}Z`,
    tint(colour, 0.25),
  );
