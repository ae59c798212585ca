// A bicycle, an airliner, a drone; the nose to the right.
import { shade } from './colour.ts';
import { at, num, oval, path, poly, rect, stroke } from './paper.ts';

/** A bicycle; the saddle is at about (-0.12 w, -0.62 w). */
export const bicycle = (x: number, y: number, w: number, colour: string, left = false): string => {
  const r = w * 0.24;
  const ring = (cx: number): string =>
    `<circle cx="${num(cx)}" cy="${num(-r)}" r="${num(r)}" fill="none" stroke="#22202e" stroke-width="${num(w * 0.025)}"/>` +
    `<circle cx="${num(cx)}" cy="${num(-r)}" r="${num(r * 0.9)}" fill="none" stroke="#b9b7bd" stroke-width="${num(w * 0.006)}"/>`;
  return at(
    x,
    y,
    1,
    oval(0, 0, w * 0.5, w * 0.03, '#141a3a', 'opacity="0.3"') +
      ring(-w * 0.3) +
      ring(w * 0.3) +
      stroke(
        `M${num(-w * 0.3)} ${num(-r)}L${num(-w * 0.13)} ${num(-w * 0.48)}L${num(w * 0.2)} ${num(-w * 0.5)}L${num(-w * 0.02)} ${num(-r)}ZM${num(-w * 0.02)} ${num(-r)}L${num(-w * 0.15)} ${num(-w * 0.58)}M${num(w * 0.3)} ${num(-r)}L${num(w * 0.18)} ${num(-w * 0.6)}L${num(w * 0.26)} ${num(-w * 0.63)}`,
        colour,
        w * 0.028,
      ) +
      stroke(`M${num(-w * 0.21)} ${num(-w * 0.6)}h${num(w * 0.12)}`, '#22202e', w * 0.04),
    left ? -1 : 1,
  );
};

/** An airliner from the side; w is its length. */
export const airliner = (
  x: number,
  y: number,
  w: number,
  body: string,
  tail: string,
  turn = 0,
  left = false,
): string => {
  const h = w * 0.095;
  const hull = `M${num(-w * 0.5)} ${num(-h * 0.35)}Q${num(-w * 0.3)} ${num(-h * 0.5)} ${num(w * 0.34)} ${num(-h * 0.5)}Q${num(w * 0.46)} ${num(-h * 0.46)} ${num(w * 0.5)} 0Q${num(w * 0.48)} ${num(h * 0.42)} ${num(w * 0.32)} ${num(h * 0.46)}H${num(-w * 0.24)}Q${num(-w * 0.42)} ${num(h * 0.2)} ${num(-w * 0.5)} ${num(-h * 0.35)}Z`;
  let windows = '';
  for (let i = 0; i < 26; i++) windows += rect(-w * 0.3 + i * w * 0.024, -h * 0.18, w * 0.01, h * 0.16, '#3a4a6b');
  return at(
    x,
    y,
    1,
    poly(
      [
        [-w * 0.38, -h * 0.4],
        [-w * 0.49, -h * 1.9],
        [-w * 0.42, -h * 1.9],
        [-w * 0.26, -h * 0.46],
      ],
      tail,
    ) +
      poly(
        [
          [-w * 0.05, -h * 0.1],
          [-w * 0.2, -h * 0.9],
          [-w * 0.16, -h * 0.9],
          [w * 0.06, -h * 0.1],
        ],
        shade(body, 0.25),
      ) +
      path(hull, body) +
      path(
        `M${num(-w * 0.46)} ${num(-h * 0.1)}Q0 ${num(h * 0.3)} ${num(w * 0.49)} ${num(h * 0.12)}Q${num(w * 0.46)} ${num(h * 0.42)} ${num(w * 0.32)} ${num(h * 0.46)}H${num(-w * 0.24)}Q${num(-w * 0.4)} ${num(h * 0.2)} ${num(-w * 0.46)} ${num(-h * 0.1)}Z`,
        shade(body, 0.2),
      ) +
      windows +
      poly(
        [
          [w * 0.43, -h * 0.3],
          [w * 0.475, -h * 0.16],
          [w * 0.44, -h * 0.1],
          [w * 0.41, -h * 0.12],
        ],
        '#2e4060',
      ) +
      `<rect x="${num(-w * 0.03)}" y="${num(h * 0.36)}" width="${num(w * 0.11)}" height="${num(h * 0.42)}" rx="${num(h * 0.2)}" fill="${shade(tail, 0.1)}"/>` +
      poly(
        [
          [w * 0.1, h * 0.1],
          [-w * 0.2, h * 1.3],
          [-w * 0.26, h * 1.3],
          [-w * 0.08, h * 0.1],
        ],
        shade(body, 0.1),
      ) +
      poly(
        [
          [-w * 0.4, -h * 0.2],
          [-w * 0.52, -h * 0.1],
          [-w * 0.49, -h * 0.24],
          [-w * 0.38, -h * 0.34],
        ],
        shade(body, 0.15),
      ),
    left ? -1 : 1,
    turn,
  );
};

/** A crop drone seen a little from below. */
export const drone = (x: number, y: number, w: number, body: string): string => {
  const rotor = (k: number, dy: number): string =>
    oval(k * w, dy, w * 0.2, w * 0.022, '#f4efe2', 'opacity="0.55"') +
    rect(k * w - w * 0.012, dy, w * 0.024, w * 0.09, '#2a2c3d');
  return at(
    x,
    y,
    1,
    rotor(-0.28, -w * 0.12) +
      rotor(0.28, -w * 0.12) +
      stroke(
        `M${num(-w * 0.46)} ${num(-w * 0.02)}L0 ${num(w * 0.03)}L${num(w * 0.46)} ${num(-w * 0.02)}M${num(-w * 0.28)} ${num(-w * 0.06)}L0 ${num(w * 0.03)}L${num(w * 0.28)} ${num(-w * 0.06)}`,
        '#2a2c3d',
        w * 0.026,
      ) +
      rotor(-0.46, -w * 0.08) +
      rotor(0.46, -w * 0.08) +
      `<rect x="${num(-w * 0.13)}" y="${num(-w * 0.05)}" width="${num(w * 0.26)}" height="${num(w * 0.1)}" rx="${num(w * 0.03)}" fill="${body}"/>` +
      `<rect x="${num(-w * 0.1)}" y="${num(w * 0.05)}" width="${num(w * 0.2)}" height="${num(w * 0.11)}" rx="${num(w * 0.04)}" fill="#f4efe2"/>` +
      stroke(
        `M${num(-w * 0.14)} ${num(w * 0.04)}L${num(-w * 0.2)} ${num(w * 0.22)}h${num(w * 0.08)}M${num(w * 0.14)} ${num(w * 0.04)}L${num(w * 0.2)} ${num(w * 0.22)}h${num(-w * 0.08)}`,
        '#2a2c3d',
        w * 0.02,
      ),
  );
};
