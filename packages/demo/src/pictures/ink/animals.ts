// Animals on land, facing right, feet on y.
import { shade, tint } from './colour.ts';
import { at, blob, circle, curve, num, oval, type Point, path, stroke } from './paper.ts';
import { limb } from './people.ts';

/** An Asian elephant; w is nose to tail, about. `stride` moves the legs. */
export const elephant = (
  x: number,
  y: number,
  w: number,
  hide: string,
  stride: number,
  left = false,
  tusk = true,
): string => {
  const u = w / 100;
  const p = (list: readonly Point[]): Point[] => list.map(([a, b]) => [a * u, b * u]);
  const dark = shade(hide, 0.32);
  const lit = tint(hide, 0.3);
  const leg = (hx: number, hy: number, swing: number, colour: string): string => {
    const knee: Point = [(hx + swing * 5) * u, hy * 0.48 * u];
    const foot: Point = [(hx + swing * 2) * u, -4 * u];
    return (
      limb([hx * u, hy * u], knee, 9 * u, 7 * u, colour) +
      limb(knee, foot, 7 * u, 6 * u, colour) +
      oval(foot[0] + u, -2 * u, 7 * u, 2.6 * u, colour)
    );
  };
  const body = p([
    [-42, -52],
    [-36, -66],
    [-18, -74],
    [4, -75],
    [22, -70],
    [32, -60],
    [30, -44],
    [18, -32],
    [-6, -28],
    [-28, -30],
    [-41, -38],
  ]);
  const head = p([
    [22, -72],
    [30, -80],
    [40, -81],
    [48, -74],
    [50, -62],
    [47, -52],
    [40, -47],
    [30, -50],
    [23, -58],
  ]);
  const trunkLine = p([
    [46, -62],
    [53, -50],
    [54, -36],
    [52, -22],
    [54, -12],
    [60, -8],
  ]);
  const ear = p([
    [27, -72],
    [33, -66],
    [34, -54],
    [30, -44],
    [23, -42],
    [18, -50],
    [17, -62],
    [20, -70],
  ]);
  let trunk = '';
  for (let i = 0; i < trunkLine.length - 1; i++) {
    const a = trunkLine[i];
    const b = trunkLine[i + 1];
    if (a && b) trunk += limb(a, b, (8.5 - i * 1.35) * u, (7.3 - i * 1.25) * u, hide);
  }
  return at(
    x,
    y,
    1,
    oval(0, 0, 46 * u, 4 * u, '#141a3a', 'opacity="0.3"') +
      leg(-22, -40, -stride, dark) +
      leg(24, -42, stride, dark) +
      stroke(
        `M${num(-42 * u)} ${num(-58 * u)}q${num(-5 * u)} ${num(14 * u)} ${num(-3 * u)} ${num(30 * u)}`,
        dark,
        1.8 * u,
      ) +
      blob(body, hide) +
      leg(-30, -42, stride, hide) +
      leg(15, -42, -stride, hide) +
      trunk +
      blob(head, hide) +
      path(
        curve(
          p([
            [-40, -58],
            [-34, -67],
            [-17, -74],
            [4, -75],
            [22, -71],
            [31, -80],
            [40, -80.5],
          ]),
        ),
        'none',
        `stroke="${lit}" stroke-width="${num(3 * u)}" stroke-linecap="round"`,
      ) +
      (tusk
        ? path(
            `M${num(46 * u)} ${num(-52 * u)}Q${num(52 * u)} ${num(-42 * u)} ${num(62 * u)} ${num(-44 * u)}Q${num(52 * u)} ${num(-38 * u)} ${num(43 * u)} ${num(-49 * u)}Z`,
            '#f4ead2',
          )
        : '') +
      blob(ear, shade(hide, 0.16)) +
      blob(
        ear.map(([a, b]) => [a * 0.94 + 1.2 * u, b * 0.96 - 2 * u] as const),
        tint(hide, 0.1),
        'opacity="0.8"',
      ) +
      circle(41 * u, -65 * u, 1.3 * u, '#1c1a26'),
    left ? -1 : 1,
  );
};

export const buffalo = (x: number, y: number, w: number, hide: string): string => {
  const u = w / 100;
  const p = (list: readonly Point[]): Point[] => list.map(([a, b]) => [a * u, b * u]);
  const leg = (hx: number, colour: string): string => limb([hx * u, -30 * u], [hx * u, -4 * u], 5 * u, 3 * u, colour);
  return at(
    x,
    y,
    1,
    leg(-26, shade(hide, 0.3)) +
      leg(20, shade(hide, 0.3)) +
      blob(
        p([
          [-40, -46],
          [-20, -52],
          [10, -54],
          [28, -50],
          [36, -40],
          [28, -26],
          [0, -20],
          [-30, -24],
          [-42, -34],
        ]),
        hide,
      ) +
      leg(-32, hide) +
      leg(12, hide) +
      blob(
        p([
          [28, -50],
          [40, -52],
          [50, -42],
          [58, -32],
          [54, -26],
          [44, -28],
          [34, -34],
        ]),
        hide,
      ) +
      stroke(
        `M${num(41 * u)} ${num(-49 * u)}Q${num(28 * u)} ${num(-50 * u)} ${num(18 * u)} ${num(-68 * u)}M${num(43 * u)} ${num(-49 * u)}Q${num(40 * u)} ${num(-58 * u)} ${num(28 * u)} ${num(-72 * u)}`,
        tint(hide, 0.4),
        3 * u,
      ) +
      stroke(
        `M${num(-40 * u)} ${num(-44 * u)}q${num(-6 * u)} ${num(12 * u)} ${num(-3 * u)} ${num(24 * u)}`,
        hide,
        2 * u,
      ),
  );
};
