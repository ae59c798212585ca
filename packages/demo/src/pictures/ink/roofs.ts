// Thai roofs: gables one behind the other, tiers, finials.
import { shade, tint } from './colour.ts';
import { cut, num, type Point, path, rect, stroke } from './paper.ts';

export type RoofPaint = { tile: string; border: string; gold: string; wall: string; deep: string };

export const ROYAL: RoofPaint = {
  tile: '#d9692b',
  border: '#2f6a4f',
  gold: '#f4bc3c',
  wall: '#f6ead2',
  deep: '#7d2a2e',
};

/** The flame-like finial, chofa, rising from a point; `side` bends it. */
export const chofa = (x: number, y: number, s: number, side = 1): string =>
  `M${num(x - s * 0.1)} ${num(y + s * 0.12)}C${num(x - s * 0.16 * side)} ${num(y - s * 0.25)} ${num(x + s * 0.22 * side)} ${num(y - s * 0.42)} ${num(x + s * 0.02 * side)} ${num(y - s)}` +
  `C${num(x + s * 0.3 * side)} ${num(y - s * 0.6)} ${num(x + s * 0.36 * side)} ${num(y - s * 0.3)} ${num(x + s * 0.12)} ${num(y + s * 0.12)}Z`;

export const finial = (x: number, y: number, size: number, colour: string, side: number): string =>
  path(chofa(x, y, size, side), colour);

/** One concave slope of a roof from the ridge to the eave. */
const slope = (apex: Point, eave: Point): string => {
  const [ax, ay] = apex;
  const [ex, ey] = eave;
  return `Q${num(ax + (ex - ax) * 0.42)} ${num(ay + (ey - ay) * 0.72)} ${num(ex)} ${num(ey)}`;
};

const gableShape = (x: number, base: number, w: number, h: number): string =>
  `M${num(x)} ${num(base - h)}${slope([x, base - h], [x + w / 2, base])}L${num(x - w / 2)} ${num(base)}` +
  `Q${num(x - w * 0.21)} ${num(base - h + h * 0.72)} ${num(x)} ${num(base - h)}Z`;

/** A temple front: gables one behind the other, the pediment, columns and a door. `base` is the ground. */
export const templeFront = (x: number, base: number, w: number, h: number, paint: RoofPaint, tiers = 3): string => {
  const { tile, border, gold, wall, deep } = paint;
  const body = h * 0.36;
  const eave = base - body;
  let out = '';
  for (let i = 0; i < tiers; i++) {
    const k = 1 - i * 0.15;
    const roofW = w * k;
    const y = eave - (tiers - 1 - i) * h * 0.075;
    const rise = (h - body) * (0.9 - i * 0.05) - (tiers - 1 - i) * h * 0.005 - i * h * 0.02;
    const d = gableShape(x, y, roofW, rise);
    out += path(d, i === tiers - 1 ? deep : tile);
    if (i < tiers - 1) {
      out += path(gableShape(x, y, roofW * 0.9, rise * 0.92), shade(tile, 0.22));
    }
    out += stroke(
      d.replace(/L[^Q]*(?=Q)/, `M${num(x - roofW / 2)} ${num(y)}`).replace('Z', ''),
      gold,
      Math.max(2, w * 0.014),
    );
    const s = h * 0.075;
    out += path(chofa(x, y - rise, s * (i ? 0.8 : 1.5)), gold);
    out += path(chofa(x - roofW / 2, y + s * 0.05, s * 0.7, -1) + chofa(x + roofW / 2, y + s * 0.05, s * 0.7), gold);
    if (i < tiers - 1) out += stroke(`M${num(x - roofW / 2)} ${num(y)}h${num(roofW)}`, border, Math.max(2, h * 0.014));
  }
  const front = w * (1 - (tiers - 1) * 0.15);
  const rise = (h - body) * (0.9 - (tiers - 1) * 0.05) - (tiers - 1) * h * 0.02;
  let scroll = '';
  for (let row = 0; row < 5; row++) {
    const y = eave - rise * (0.07 + row * 0.12);
    const half = front * 0.33 * (1 - row / 5) ** 1.6;
    const n = Math.max(1, 4 - row);
    for (let k = -n; k <= n; k++) {
      const lean = Math.sign(k) * front * 0.022;
      const [fx, tall] = [x + (half * k) / n, rise * (k ? 0.1 : 0.12)];
      scroll += `M${num(fx)} ${num(y)}c${num(-front * 0.03)} ${num(-tall * 0.3)} ${num(-front * 0.012)} ${num(-tall * 0.7)} ${num(lean)} ${num(-tall)}c${num(front * 0.012)} ${num(tall * 0.4)} ${num(front * 0.02)} ${num(tall * 0.8)} ${num(-lean)} ${num(tall)}z`;
    }
  }
  out +=
    path(scroll, gold) +
    path(
      `M${num(x)} ${num(eave - rise * 0.62)}q${num(w * 0.022)} ${num(rise * 0.16)} ${num(w * 0.02)} ${num(rise * 0.34)}h${num(-w * 0.04)}q${num(-w * 0.002)} ${num(-rise * 0.18)} ${num(w * 0.02)} ${num(-rise * 0.34)}z`,
      tint(gold, 0.35),
    );
  const inner = front * 0.78;
  out += rect(x - inner / 2, eave, inner, body, shade(wall, 0.34)) + rect(x - front / 2, eave, front, h * 0.022, gold);
  const door = inner * 0.2;
  out += path(
    `M${num(x - door / 2)} ${num(base)}V${num(eave + body * 0.3)}L${num(x)} ${num(eave + body * 0.1)}L${num(x + door / 2)} ${num(eave + body * 0.3)}V${num(base)}Z`,
    gold,
  );
  out += rect(x - door * 0.36, eave + body * 0.34, door * 0.72, body * 0.66, deep);
  for (let i = 0; i < 6; i++) {
    if (i === 2 || i === 3) continue;
    const cx = x - inner / 2 + (inner * i) / 5;
    const cw = inner * 0.055;
    out +=
      rect(cx - cw / 2, eave + h * 0.02, cw, body, wall) +
      rect(cx + cw * 0.1, eave + h * 0.02, cw * 0.4, body, shade(wall, 0.2)) +
      rect(cx - cw * 0.8, eave + h * 0.02, cw * 1.6, h * 0.018, gold);
  }
  return (
    out +
    rect(x - front * 0.56, base - h * 0.03, front * 1.12, h * 0.035, tint(wall, 0.1)) +
    rect(x - front * 0.62, base - h * 0.008, front * 1.24, h * 0.03, shade(wall, 0.15))
  );
};

/** One tier seen from the side: tile field, green border, ridge, finials. */
const sideTier = (x: number, ridgeY: number, eaveY: number, top: number, bottom: number, paint: RoofPaint): string => {
  const shape = (k: number, y0: number, y1: number): string =>
    `M${num(x - (top * k) / 2)} ${num(y0)}H${num(x + (top * k) / 2)}Q${num(x + top * k * 0.5 + (bottom - top) * 0.1)} ${num(y0 + (y1 - y0) * 0.7)} ${num(x + (bottom * k) / 2)} ${num(y1)}` +
    `H${num(x - (bottom * k) / 2)}Q${num(x - top * k * 0.5 - (bottom - top) * 0.1)} ${num(y0 + (y1 - y0) * 0.7)} ${num(x - (top * k) / 2)} ${num(y0)}Z`;
  const h = eaveY - ridgeY;
  const s = Math.min(h * 0.5, bottom * 0.09);
  let rows = '';
  for (let i = 1; i < 6; i++)
    rows += `M${num(x - bottom * 0.46)} ${num(ridgeY + h * (0.18 + i * 0.12))}H${num(x + bottom * 0.46)}`;
  return (
    path(shape(1, ridgeY, eaveY), paint.border) +
    path(shape(0.93, ridgeY + h * 0.14, eaveY - h * 0.15), paint.tile) +
    cut(
      shape(0.93, ridgeY + h * 0.14, eaveY - h * 0.15),
      stroke(rows, shade(paint.tile, 0.6), Math.max(0.8, h * 0.014), 'opacity="0.3"'),
    ) +
    stroke(
      `M${num(x - top / 2)} ${num(ridgeY)}H${num(x + top / 2)}M${num(x - bottom / 2)} ${num(eaveY)}H${num(x + bottom / 2)}`,
      paint.gold,
      Math.max(1.6, h * 0.035),
    ) +
    path(chofa(x - top / 2, ridgeY, s, -1) + chofa(x + top / 2, ridgeY, s), paint.gold) +
    path(chofa(x - bottom / 2, eaveY, s * 0.4, -1) + chofa(x + bottom / 2, eaveY, s * 0.4), paint.gold)
  );
};

/** A hall seen from its long side: telescoping roofs in tiers, a wall with windows. */
export const templeSide = (x: number, base: number, w: number, h: number, paint: RoofPaint, tiers = 3): string => {
  const wallH = h * 0.34;
  const eave = base - wallH;
  let out =
    rect(x - w * 0.42, eave - 2, w * 0.84, wallH + 2, paint.wall) +
    rect(x - w * 0.42, eave - 2, w * 0.84, wallH * 0.22, shade(paint.wall, 0.35));
  const bays = Math.max(5, Math.round(w / 70));
  for (let i = 0; i < bays; i++) {
    const bx = x - w * 0.4 + (w * 0.8 * (i + 0.5)) / bays;
    const bw = (w * 0.8) / bays;
    out += path(
      `M${num(bx - bw * 0.2)} ${num(base - wallH * 0.2)}v${num(-wallH * 0.34)}l${num(bw * 0.2)} ${num(-wallH * 0.22)}l${num(bw * 0.2)} ${num(wallH * 0.22)}v${num(wallH * 0.34)}z`,
      paint.gold,
    );
    out += rect(bx - bw * 0.13, base - wallH * 0.5, bw * 0.26, wallH * 0.3, paint.deep);
    out += rect(bx + bw * 0.44, eave, bw * 0.12, wallH, tint(paint.wall, 0.3));
  }
  for (let i = 0; i < tiers; i++) {
    const k = 1 - i * 0.24;
    const lift = (h - wallH) * 0.17 * i;
    out += sideTier(
      x,
      base - h * (0.78 - 0) - lift + (tiers - 1) * h * 0.05,
      eave - lift * 1.05,
      w * 0.78 * k,
      w * 1.02 * k,
      paint,
    );
  }
  return out + rect(x - w * 0.46, base - h * 0.03, w * 0.92, h * 0.03, shade(paint.wall, 0.12));
};

/** An open pavilion, sala, with a tiered roof and four posts. */
export const sala = (x: number, base: number, w: number, paint: RoofPaint): string => {
  const h = w * 0.9;
  const posts = [-0.36, -0.14, 0.14, 0.36]
    .map(
      (k) =>
        rect(x + k * w - w * 0.016, base - h * 0.42, w * 0.032, h * 0.42, paint.wall) +
        rect(x + k * w, base - h * 0.42, w * 0.016, h * 0.42, shade(paint.wall, 0.3)),
    )
    .join('');
  let roofs = '';
  for (let i = 0; i < 3; i++) {
    const k = 1 - i * 0.25;
    const y = base - h * 0.4 - i * h * 0.13;
    roofs += sideTier(x, y - h * 0.2, y, w * 0.74 * k, w * 1.06 * k, paint);
  }
  const tip = base - h * 0.4 - h * 0.46;
  return (
    posts +
    roofs +
    path(
      `M${num(x - w * 0.06)} ${num(tip)}Q${num(x - w * 0.01)} ${num(tip - h * 0.12)} ${num(x)} ${num(tip - h * 0.34)}Q${num(x + w * 0.01)} ${num(tip - h * 0.12)} ${num(x + w * 0.06)} ${num(tip)}Z`,
      paint.gold,
    ) +
    rect(x - w * 0.46, base - h * 0.03, w * 0.92, h * 0.05, tint(paint.wall, 0.2)) +
    rect(x - w * 0.5, base + h * 0.01, w, h * 0.04, shade(paint.wall, 0.15))
  );
};
