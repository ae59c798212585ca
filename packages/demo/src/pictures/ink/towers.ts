// Towers and skylines.
import { chance } from './chance.ts';
import { mix } from './colour.ts';
import { num, path, poly, rect, stroke, WIDTH } from './paper.ts';

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
