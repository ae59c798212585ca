// Shophouses, one by one and in a row.
import { chance } from './chance.ts';
import { mix, shade, tint } from './colour.ts';
import { linear, num, path, poly, rect, stroke } from './paper.ts';

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
