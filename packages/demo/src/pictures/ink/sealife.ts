// Animals of the sea.
import { chance } from './chance.ts';
import { shade, tint } from './colour.ts';
import { at, blob, circle, num, type Point, path, poly, stroke } from './paper.ts';

export const fish = (x: number, y: number, w: number, body: string, stripe: string, left = false, turn = 0): string => {
  const h = w * 0.5;
  return at(
    x,
    y,
    1,
    poly(
      [
        [-w * 0.36, 0],
        [-w * 0.58, -h * 0.42],
        [-w * 0.52, 0],
        [-w * 0.58, h * 0.42],
      ],
      stripe,
    ) +
      path(
        `M${num(w * 0.5)} 0Q${num(w * 0.2)} ${num(-h * 0.7)} ${num(-w * 0.4)} 0Q${num(w * 0.2)} ${num(h * 0.7)} ${num(w * 0.5)} 0Z`,
        body,
      ) +
      path(
        `M${num(w * 0.16)} ${num(-h * 0.36)}Q${num(w * 0.06)} 0 ${num(w * 0.16)} ${num(h * 0.36)}L${num(w * 0.26)} ${num(h * 0.31)}Q${num(w * 0.17)} 0 ${num(w * 0.26)} ${num(-h * 0.31)}ZM${num(-w * 0.1)} ${num(-h * 0.3)}Q${num(-w * 0.18)} 0 ${num(-w * 0.1)} ${num(h * 0.3)}L${num(-w * 0.02)} ${num(h * 0.34)}Q${num(-w * 0.09)} 0 ${num(-w * 0.02)} ${num(-h * 0.34)}Z`,
        stripe,
      ) +
      circle(w * 0.36, -h * 0.07, w * 0.03, '#1c1a26'),
    left ? -1 : 1,
    turn,
  );
};

export const shoal = (
  x: number,
  y: number,
  w: number,
  h: number,
  count: number,
  size: number,
  colour: string,
  seed: number,
): string => {
  const r = chance(seed);
  let d = '';
  for (let i = 0; i < count; i++) {
    const s = size * r.between(0.7, 1.2);
    const a = r() * Math.PI * 2;
    const k = Math.sqrt(r());
    const fx = x + Math.cos(a) * w * k;
    const fy = y + Math.sin(a) * h * k;
    d += `M${num(fx)} ${num(fy)}q${num(-s * 0.5)} ${num(-s * 0.4)} ${num(-s)} 0l${num(-s * 0.3)} ${num(-s * 0.22)}v${num(s * 0.44)}l${num(s * 0.3)} ${num(-s * 0.22)}q${num(s * 0.5)} ${num(s * 0.4)} ${num(s)} 0z`;
  }
  return path(d, colour);
};

export const turtle = (x: number, y: number, w: number, shell: string, skin: string, turn = 0): string => {
  const u = w / 100;
  const p = (list: readonly Point[]): Point[] => list.map(([a, b]) => [a * u, b * u]);
  let scutes = '';
  for (let i = 0; i < 4; i++)
    scutes += `M${num((-24 + i * 14) * u)} ${num(-13 * u)}l${num(7 * u)} ${num(8 * u)}l${num(7 * u)} ${num(-8 * u)}M${num((-17 + i * 14) * u)} ${num(-5 * u)}v${num(10 * u)}`;
  return at(
    x,
    y,
    1,
    blob(
      p([
        [20, 6],
        [26, 26],
        [16, 46],
        [10, 48],
        [8, 30],
        [8, 8],
      ]),
      shade(skin, 0.3),
    ) +
      blob(
        p([
          [-28, 4],
          [-44, 16],
          [-50, 22],
          [-40, 6],
        ]),
        shade(skin, 0.3),
      ) +
      blob(
        p([
          [34, -8],
          [46, -14],
          [56, -10],
          [58, -3],
          [50, 3],
          [36, 4],
        ]),
        skin,
      ) +
      blob(
        p([
          [-40, 0],
          [-28, -15],
          [0, -22],
          [26, -16],
          [38, -2],
          [26, 9],
          [0, 13],
          [-26, 10],
        ]),
        shell,
      ) +
      blob(
        p([
          [-36, 2],
          [-20, 8],
          [10, 10],
          [30, 5],
          [36, 0],
          [26, 9],
          [0, 13],
          [-26, 10],
        ]),
        tint(shell, 0.5),
      ) +
      stroke(scutes, shade(shell, 0.4), 1.4 * u) +
      blob(
        p([
          [22, 2],
          [16, -20],
          [2, -44],
          [-4, -46],
          [2, -26],
          [8, -2],
        ]),
        skin,
      ) +
      circle(52 * u, -7 * u, 1.4 * u, '#1c1a26'),
    1,
    turn,
  );
};
