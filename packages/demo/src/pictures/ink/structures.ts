// A state building, lattice masts and cranes.
import { shade, tint } from './colour.ts';
import { num, rect, stroke } from './paper.ts';

/** A state building: podium, colonnade, wings, an attic. The caller adds the roof. */
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
export const crane = (x: number, base: number, h: number, jib: number, colour: string, width: number): string => {
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
