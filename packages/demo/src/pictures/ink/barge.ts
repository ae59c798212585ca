// The royal barge.
import { shade, tint } from './colour.ts';
import { at, circle, curve, num, oval, type Point, path, poly, rect, stroke } from './paper.ts';
import { finial } from './roofs.ts';

/** A ribbon of changing half-width along a soft line. */
const ribbon = (points: readonly (readonly [x: number, y: number, half: number])[], fill: string): string => {
  const side = (k: number): Point[] =>
    points.map(([x, y, half], i) => {
      const a = points[Math.max(0, i - 1)] ?? [x, y];
      const b = points[Math.min(points.length - 1, i + 1)] ?? [x, y];
      const angle = Math.atan2(b[1] - a[1], b[0] - a[0]);
      return [x - Math.sin(angle) * half * k, y + Math.cos(angle) * half * k];
    });
  return path(`${curve(side(1))}L${curve(side(-1).reverse()).slice(1)}Z`, fill);
};

/** The royal barge: a swan at the bow, a canopy amidships. Bow to the right. */
export const barge = (x: number, y: number, w: number, gold: string, red: string): string => {
  const h = w * 0.05;
  const dark = shade(gold, 0.4);
  const light = tint(gold, 0.55);
  const hull = `M${num(-w * 0.47)} ${num(-h * 1.7)}Q${num(-w * 0.4)} ${num(-h * 0.8)} ${num(-w * 0.28)} ${num(-h * 0.75)}Q0 ${num(-h * 0.55)} ${num(w * 0.28)} ${num(-h * 0.8)}Q${num(w * 0.36)} ${num(-h * 0.9)} ${num(w * 0.43)} ${num(-h * 2.4)}Q${num(w * 0.45)} ${num(-h * 0.4)} ${num(w * 0.27)} ${num(h * 0.45)}H${num(-w * 0.33)}Q${num(-w * 0.44)} ${num(h * 0.1)} ${num(-w * 0.47)} ${num(-h * 1.7)}Z`;
  const tail = ribbon(
    [
      [-w * 0.34, -h * 0.2, h * 0.2],
      [-w * 0.42, -h * 0.75, h * 0.5],
      [-w * 0.472, -h * 2.1, h * 0.5],
      [-w * 0.498, -h * 3.8, h * 0.36],
      [-w * 0.504, -h * 5.4, h * 0.24],
      [-w * 0.492, -h * 7, h * 0.03],
    ],
    gold,
  );
  const neck = (k: number, colour: string, dx = 0): string =>
    ribbon(
      [
        [w * 0.29 + dx, -h * 0.15, h * 0.25 * k],
        [w * 0.366 + dx, -h * 0.72, h * 0.8 * k],
        [w * 0.416 + dx, -h * 1.9, h * 0.84 * k],
        [w * 0.441 + dx, -h * 3.4, h * 0.56 * k],
        [w * 0.436 + dx, -h * 4.8, h * 0.42 * k],
        [w * 0.444 + dx, -h * 6, h * 0.4 * k],
        [w * 0.468 + dx, -h * 6.7, h * 0.36 * k],
      ],
      colour,
    );
  const head =
    path(
      `M${num(w * 0.452)} ${num(-h * 6.9)}Q${num(w * 0.462)} ${num(-h * 7.5)} ${num(w * 0.483)} ${num(-h * 7.2)}Q${num(w * 0.51)} ${num(-h * 7)} ${num(w * 0.532)} ${num(-h * 6.45)}Q${num(w * 0.512)} ${num(-h * 6.6)} ${num(w * 0.498)} ${num(-h * 6.5)}Q${num(w * 0.512)} ${num(-h * 6.3)} ${num(w * 0.52)} ${num(-h * 6.05)}Q${num(w * 0.49)} ${num(-h * 6.1)} ${num(w * 0.47)} ${num(-h * 6.2)}Z`,
      gold,
    ) +
    finial(w * 0.464, -h * 7.2, h * 2, gold, -1) +
    finial(w * 0.452, -h * 6.8, h * 1.2, gold, -1) +
    circle(w * 0.481, -h * 6.85, h * 0.13, '#4a1d23') +
    stroke(`M${num(w * 0.527)} ${num(-h * 6.4)}q${num(h * 0.2)} ${num(h * 0.7)} 0 ${num(h * 1.3)}`, light, h * 0.07) +
    oval(w * 0.527, -h * 4.9, h * 0.12, h * 0.34, '#f7efe2');
  let scales = '';
  for (let i = 0; i < 28; i++)
    scales += `M${num(-w * 0.38 + i * w * 0.025)} ${num(-h * 0.2)}q${num(w * 0.0125)} ${num(h * 0.46)} ${num(w * 0.025)} 0`;
  let feathers = '';
  for (let i = 0; i < 7; i++)
    feathers += `M${num(w * (0.397 + i * 0.006))} ${num(-h * (1.6 + i * 0.52))}q${num(h * 0.4)} ${num(h * 0.26)} ${num(h * 0.8 - i * h * 0.06)} 0`;
  const post = (k: number): string => rect(w * k, -h * 3.2, w * 0.006, h * 2.6, gold);
  const canopy =
    rect(-w * 0.052, -h * 2.9, w * 0.104, h * 2.1, shade(red, 0.45)) +
    [-0.058, -0.022, 0.016, 0.052].map(post).join('') +
    path(
      `M${num(-w * 0.052)} ${num(-h * 2.9)}h${num(w * 0.03)}q${num(-w * 0.004)} ${num(h * 1.1)} ${num(-w * 0.03)} ${num(h * 1.5)}zM${num(w * 0.052)} ${num(-h * 2.9)}h${num(-w * 0.03)}q${num(w * 0.004)} ${num(h * 1.1)} ${num(w * 0.03)} ${num(h * 1.5)}z`,
      red,
    ) +
    path(
      `M${num(-w * 0.08)} ${num(-h * 3.1)}Q${num(-w * 0.05)} ${num(-h * 3.5)} ${num(-w * 0.045)} ${num(-h * 4.2)}H${num(w * 0.045)}Q${num(w * 0.05)} ${num(-h * 3.5)} ${num(w * 0.08)} ${num(-h * 3.1)}Z`,
      red,
    ) +
    path(
      `M${num(-w * 0.05)} ${num(-h * 4.2)}Q${num(-w * 0.024)} ${num(-h * 4.6)} ${num(-w * 0.02)} ${num(-h * 5.1)}H${num(w * 0.02)}Q${num(w * 0.024)} ${num(-h * 4.6)} ${num(w * 0.05)} ${num(-h * 4.2)}Z`,
      red,
    ) +
    stroke(
      `M${num(-w * 0.08)} ${num(-h * 3.1)}H${num(w * 0.08)}M${num(-w * 0.05)} ${num(-h * 4.2)}H${num(w * 0.05)}M${num(-w * 0.02)} ${num(-h * 5.1)}H${num(w * 0.02)}`,
      gold,
      h * 0.2,
    ) +
    poly(
      [
        [-w * 0.01, -h * 5.1],
        [0, -h * 7],
        [w * 0.01, -h * 5.1],
      ],
      gold,
    );
  const flank = path(
    `M${num(-w * 0.39)} ${num(-h * 0.02)}H${num(w * 0.32)}L${num(w * 0.27)} ${num(h * 0.45)}H${num(-w * 0.33)}Z`,
    red,
  );
  return at(
    x,
    y,
    1,
    tail +
      canopy +
      neck(1, gold) +
      path(hull, gold) +
      neck(0.4, light, -w * 0.006) +
      flank +
      stroke(scales, dark, h * 0.1) +
      stroke(feathers, dark, h * 0.09, 'opacity="0.7"') +
      head,
  );
};
