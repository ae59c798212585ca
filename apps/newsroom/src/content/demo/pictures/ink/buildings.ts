// Buildings: towers, a skyline, shophouses, a state facade.
import { chance } from './chance.ts';
import { mix, shade, tint } from './colour.ts';
import { linear, num, path, poly, rect, stroke, WIDTH } from './paper.ts';

export type TowerPaint = { front: string; side: string; window: string; lamp?: string; share?: number };

/** A tower with a lit front and a shadowed flank on the right; windows may be lit at random. */
export const tower = (
  x: number,
  base: number,
  w: number,
  h: number,
  paint: TowerPaint,
  seed: number,
  top: 'flat' | 'step' | 'slant' | 'mast' = 'flat',
): string => {
  const r = chance(seed);
  const y = base - h;
  const flank = w * 0.3;
  const cell = Math.max(7, Math.min(15, w / 7));
  let dim = '';
  let lit = '';
  const fw = w - flank;
  const columns = Math.max(2, Math.floor(fw / cell));
  const rows = Math.floor(h / (cell * 1.25));
  for (let j = 1; j < rows; j++) {
    for (let i = 0; i < columns; i++) {
      const cx = x + (fw * (i + 0.2)) / columns;
      const d = `M${num(cx)} ${num(y + j * cell * 1.25)}h${num((fw / columns) * 0.6)}v${num(cell * 0.62)}h${num((-fw / columns) * 0.6)}z`;
      if (paint.lamp && r() < (paint.share ?? 0.4)) lit += d;
      else if (r() < 0.92) dim += d;
    }
  }
  let flankRows = '';
  for (let j = 1; j < rows; j++) flankRows += `M${num(x + fw + 2)} ${num(y + j * cell * 1.25 + 2)}h${num(flank - 4)}`;
  const crown =
    top === 'step'
      ? rect(x + w * 0.16, y - h * 0.07, w * 0.44, h * 0.08, paint.front) +
        rect(x + w * 0.6, y - h * 0.07, w * 0.2, h * 0.08, paint.side)
      : top === 'slant'
        ? poly(
            [
              [x, y + 1],
              [x + fw, y - w * 0.5],
              [x + fw, y + 1],
            ],
            paint.front,
          ) +
          poly(
            [
              [x + fw, y + 1],
              [x + fw, y - w * 0.5],
              [x + w, y - w * 0.3],
              [x + w, y + 1],
            ],
            paint.side,
          )
        : top === 'mast'
          ? rect(x + w * 0.3, y - h * 0.05, w * 0.3, h * 0.06, paint.side) +
            rect(x + w * 0.44, y - h * 0.24, Math.max(2, w * 0.03), h * 0.24, paint.side)
          : rect(x + w * 0.2, y - 8, w * 0.26, 9, paint.side);
  return (
    crown +
    rect(x, y, fw + 0.5, h, paint.front) +
    rect(x + fw, y, flank, h, paint.side) +
    path(dim, paint.window) +
    stroke(flankRows, mix(paint.side, paint.window, 0.5), 1.6, 'opacity="0.7"') +
    path(lit, paint.lamp ?? paint.window)
  );
};

/** A row of towers standing on `base`, seen far away. */
export const skyline = (
  base: number,
  low: number,
  high: number,
  paint: TowerPaint,
  seed: number,
  from = -20,
  to = WIDTH + 20,
): string => {
  const r = chance(seed);
  let out = '';
  for (let x = from; x < to; ) {
    const w = r.between(34, 96);
    const middle = 1 - Math.abs((x - WIDTH / 2) / WIDTH);
    const h = r.between(low, high) * (0.55 + 0.45 * middle);
    out += tower(x, base, w, h, paint, Math.floor(r() * 9999), r.pick(['flat', 'flat', 'step', 'slant', 'mast']));
    x += w * r.between(0.8, 1.25);
  }
  return out;
};

export type HousePaint = { wall: string; trim: string; shutter: string; awning: string };

/** A shophouse front of two or three storeys. */
export const shophouse = (
  x: number,
  base: number,
  w: number,
  h: number,
  paint: HousePaint,
  seed: number,
  open = '#2a2233',
  glowing = '',
): string => {
  const r = chance(seed);
  const { wall, trim, shutter, awning } = paint;
  const shop = h * 0.34;
  const y = base - h;
  const storeys = h > w * 1.9 ? 2 : 1;
  let out = rect(x, y, w, h, wall);
  const gable = r();
  if (gable < 0.4)
    out += path(
      `M${num(x)} ${num(y + 1)}Q${num(x + w * 0.2)} ${num(y - h * 0.02)} ${num(x + w * 0.3)} ${num(y - h * 0.08)}H${num(x + w * 0.7)}Q${num(x + w * 0.8)} ${num(y - h * 0.02)} ${num(x + w)} ${num(y + 1)}Z`,
      wall,
    );
  else if (gable < 0.7)
    out += poly(
      [
        [x + w * 0.15, y + 1],
        [x + w * 0.5, y - h * 0.1],
        [x + w * 0.85, y + 1],
      ],
      wall,
    );
  out += rect(x - 1, y, w + 2, h * 0.03, trim) + rect(x - 1, y + h * 0.03, w + 2, h * 0.012, shade(wall, 0.3));
  const upper = h - shop - h * 0.07;
  for (let s = 0; s < storeys; s++) {
    const top = y + h * 0.07 + (upper * s) / storeys;
    const wh = (upper / storeys) * 0.72;
    for (let i = 0; i < 3; i++) {
      const ww = w * 0.2;
      const wx = x + w * (0.2 + i * 0.3) - ww / 2;
      const arch = gable < 0.6;
      const d = arch
        ? `M${num(wx)} ${num(top + wh)}V${num(top + wh * 0.3)}A${num(ww / 2)} ${num(ww / 2)} 0 0 1 ${num(wx + ww)} ${num(top + wh * 0.3)}V${num(top + wh)}Z`
        : `M${num(wx)} ${num(top + wh)}V${num(top + wh * 0.06)}H${num(wx + ww)}V${num(top + wh)}Z`;
      const lit = glowing && r() < 0.55;
      out += path(d, lit ? glowing : shutter) + stroke(d, trim, Math.max(1.5, w * 0.018));
      if (!lit) {
        let slats = '';
        for (let k = 0; k < 7; k++) slats += `M${num(wx + 2)} ${num(top + wh * (0.36 + k * 0.09))}h${num(ww - 4)}`;
        out += stroke(slats, shade(shutter, 0.4), 1, 'opacity="0.6"');
      }
      out += stroke(`M${num(wx + ww / 2)} ${num(top + wh * 0.1)}V${num(top + wh)}`, trim, 1.2);
    }
    out += rect(x, top + wh + (upper / storeys) * 0.08, w, h * 0.016, trim);
  }
  const sy = base - shop;
  out += rect(
    x + w * 0.06,
    sy + shop * 0.2,
    w * 0.88,
    shop * 0.8,
    glowing
      ? linear([
          [0, glowing],
          [1, mix(glowing, open, 0.5)],
        ])
      : open,
  );
  out += rect(x + w * 0.46, sy + shop * 0.2, w * 0.05, shop * 0.8, shade(wall, 0.3));
  const stripes = 8;
  for (let i = 0; i < stripes; i++) {
    const a = i / stripes;
    const b = (i + 1) / stripes;
    out += poly(
      [
        [x + w * (0.05 + a * 0.9), sy],
        [x + w * (0.05 + b * 0.9), sy],
        [x + w * b, sy + shop * 0.3],
        [x + w * a, sy + shop * 0.3],
      ],
      i % 2 ? awning : tint(awning, 0.75),
    );
  }
  return (
    out +
    rect(x, sy + shop * 0.3, w, shop * 0.12, '#141a3a', 'opacity="0.28"') +
    rect(x + w - w * 0.03, y, w * 0.03, h, shade(wall, 0.25), 'opacity="0.7"')
  );
};

const FACADES: readonly [HousePaint, ...HousePaint[]] = [
  { wall: '#e8b04a', trim: '#fbf1da', shutter: '#2f6d62', awning: '#b7412f' },
  { wall: '#7fb2a8', trim: '#f7eeda', shutter: '#8a3f35', awning: '#d98a2c' },
  { wall: '#e7dcc2', trim: '#b25a3c', shutter: '#3a5d8c', awning: '#2f6d62' },
  { wall: '#d98873', trim: '#fbeedd', shutter: '#35506b', awning: '#e8b04a' },
  { wall: '#88a5c4', trim: '#f6efe2', shutter: '#574063', awning: '#b7412f' },
];

/** Shophouses in a row, each its own colour; `air` mixes them towards the light of the hour. */
export const shophouses = (
  base: number,
  h: number,
  from: number,
  to: number,
  seed: number,
  air: string,
  amount: number,
  glowing = '',
): string => {
  const r = chance(seed);
  let out = '';
  let i = seed;
  for (let x = from; x < to; ) {
    const w = h * r.between(0.44, 0.6);
    const raw = FACADES[i++ % FACADES.length] ?? FACADES[0];
    const paint: HousePaint = {
      wall: mix(raw.wall, air, amount),
      trim: mix(raw.trim, air, amount),
      shutter: mix(raw.shutter, air, amount),
      awning: mix(raw.awning, air, amount),
    };
    out += shophouse(
      x,
      base,
      w,
      h * r.between(0.86, 1.12),
      paint,
      seed + i * 7,
      mix('#2a2233', air, amount * 0.6),
      glowing,
    );
    x += w;
  }
  return out;
};

/** A state building: podium, colonnade, wings, an attic. The roof is for others to add. */
export const facade = (
  x: number,
  base: number,
  w: number,
  h: number,
  wall: string,
  dark: string,
  columns = 8,
): string => {
  const lit = tint(wall, 0.25);
  let out = '';
  const wing = w * 0.27;
  for (const side of [-1, 1]) {
    const wx = side < 0 ? x - w / 2 : x + w / 2 - wing;
    out +=
      rect(wx, base - h * 0.78, wing, h * 0.78, shade(wall, 0.08)) +
      rect(wx - 4, base - h * 0.8, wing + 8, h * 0.045, lit) +
      rect(wx, base - h * 0.755, wing, h * 0.03, shade(wall, 0.3));
    for (let i = 0; i < 5; i++) {
      const cx = wx + (wing * (i + 0.5)) / 5;
      const ww = wing * 0.095;
      for (const [top, wh] of [
        [0.66, 0.2],
        [0.36, 0.22],
      ] as const) {
        out +=
          rect(cx - ww * 0.7, base - h * (top + 0.02), ww * 1.4, h * (wh + 0.05), lit) +
          rect(cx - ww / 2, base - h * top, ww, h * wh, dark) +
          rect(cx - ww / 2, base - h * top, ww, h * wh * 0.24, shade(dark, 0.4));
      }
    }
  }
  const mid = w * 0.48;
  out += rect(x - mid / 2, base - h * 0.84, mid, h * 0.84, shade(wall, 0.42));
  for (let i = 0; i < columns - 1; i++) {
    const cx = x - mid * 0.44 + (mid * 0.88 * (i + 0.5)) / (columns - 1);
    out +=
      rect(cx - mid * 0.025, base - h * 0.66, mid * 0.05, h * 0.42, shade(dark, 0.25)) +
      rect(cx - mid * 0.018, base - h * 0.3, mid * 0.036, h * 0.2, shade(dark, 0.45));
  }
  for (let i = 0; i < columns; i++) {
    const cx = x - mid * 0.44 + (mid * 0.88 * i) / (columns - 1);
    const cw = mid * 0.042;
    out +=
      rect(cx - cw / 2, base - h * 0.78, cw, h * 0.72, wall) +
      rect(cx - cw / 2, base - h * 0.78, cw * 0.4, h * 0.72, lit) +
      rect(cx + cw * 0.22, base - h * 0.78, cw * 0.28, h * 0.72, shade(wall, 0.25));
    out +=
      rect(cx - cw * 0.8, base - h * 0.8, cw * 1.6, h * 0.03, lit) +
      rect(cx - cw * 0.75, base - h * 0.09, cw * 1.5, h * 0.03, wall);
  }
  out +=
    rect(x - mid / 2 - 8, base - h * 0.9, mid + 16, h * 0.1, wall) +
    rect(x - mid / 2 - 14, base - h * 0.92, mid + 28, h * 0.028, lit) +
    rect(x - mid / 2 - 8, base - h * 0.815, mid + 16, h * 0.018, shade(wall, 0.3));
  for (let i = 0; i < 4; i++)
    out += rect(
      x - mid * (0.5 + i * 0.02),
      base - h * (0.06 - i * 0.015),
      mid * (1 + i * 0.04),
      h * 0.016,
      i % 2 ? shade(wall, 0.15) : lit,
    );
  return out;
};

/** A lattice: crane masts, pylons. */
export const lattice = (
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  w: number,
  colour: string,
  width = 2.5,
): string => {
  const length = Math.hypot(x1 - x0, y1 - y0);
  const [ux, uy] = [(x1 - x0) / length, (y1 - y0) / length];
  const [sx, sy] = [-uy * w * 0.5, ux * w * 0.5];
  const steps = Math.max(2, Math.round(length / w));
  let d = `M${num(x0 + sx)} ${num(y0 + sy)}L${num(x1 + sx)} ${num(y1 + sy)}M${num(x0 - sx)} ${num(y0 - sy)}L${num(x1 - sx)} ${num(y1 - sy)}M${num(x0 + sx)} ${num(y0 + sy)}`;
  for (let i = 1; i <= steps; i++) {
    const k = i % 2 ? -1 : 1;
    d += `L${num(x0 + (ux * length * i) / steps + k * sx)} ${num(y0 + (uy * length * i) / steps + k * sy)}`;
  }
  return stroke(d, colour, width);
};

/** A tower crane with its jib. */
export const crane = (x: number, base: number, h: number, jib: number, colour: string, width = 3): string => {
  const y = base - h;
  const end = x + jib;
  const back = x - jib * 0.3;
  const load = x + jib * 0.62;
  return (
    lattice(x, base, x, y, h * 0.045, colour, width) +
    lattice(x, y, end, y, h * 0.035, colour, width * 0.8) +
    lattice(back, y, x, y, h * 0.035, colour, width * 0.8) +
    stroke(
      `M${num(x)} ${num(y - h * 0.13)}L${num(end)} ${num(y)}M${num(x)} ${num(y - h * 0.13)}L${num(back)} ${num(y)}M${num(x)} ${num(y)}V${num(y - h * 0.13)}`,
      colour,
      width * 0.6,
    ) +
    rect(back - h * 0.01, y, h * 0.06, h * 0.06, shade(colour, 0.3)) +
    rect(x - h * 0.03, y, h * 0.06, h * 0.05, shade(colour, 0.2)) +
    stroke(`M${num(load)} ${num(y)}v${num(h * 0.3)}`, colour, width * 0.4) +
    rect(load - h * 0.05, y + h * 0.3, h * 0.1, h * 0.02, colour)
  );
};
