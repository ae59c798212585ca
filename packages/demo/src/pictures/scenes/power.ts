// Where electricity comes from.
import { camera } from '../ink/camera.ts';
import { chance } from '../ink/chance.ts';
import { fogSea, heap, plume } from '../ink/clouds.ts';
import { mix, shade, tint } from '../ink/colour.ts';
import { brush, ranges, ridge } from '../ink/land.ts';
import { bloom, glow, mist, wash } from '../ink/light.ts';
import { circle, cut, linear, num, path, picture, poly, rect, stroke } from '../ink/paper.ts';
import { person, shadow } from '../ink/people.ts';
import { CARRY, POINT } from '../ink/poses.ts';
import { birds, sky, streaks, sun } from '../ink/sky.ts';
import { treeline } from '../ink/trees.ts';
import { ripples, water } from '../ink/water.ts';

export const solarFarm = (): string => {
  const c = camera(640, 290, 640, 5);
  let rows = '';
  for (const z of [64, 50, 40, 32.5, 26.5, 21.6, 17.6, 14.2, 11.3]) {
    const t = 1 - z / 64;
    for (let x = -9; x < 9; x++) {
      const x0 = x * 6.4 + 0.5;
      const blue = mix('#8fb4d0', x % 2 ? '#2a4f9a' : '#27488f', 0.25 + t * 0.9);
      const corners = [
        [x0, 0.7, z],
        [x0 + 5.5, 0.7, z],
        [x0 + 5.5, 2.6, z + 2.2],
        [x0, 2.6, z + 2.2],
      ] as const;
      rows +=
        c.quad(
          corners.map(([a, , d]) => [a + 0.6, 0, d] as const),
          '#4a6a3f',
          'opacity="0.5"',
        ) +
        c.quad(corners, blue) +
        c.quad(
          [
            [x0, 1.7, z + 1.15],
            [x0 + 2.6, 1.7, z + 1.15],
            [x0 + 3.6, 2.6, z + 2.2],
            [x0, 2.6, z + 2.2],
          ],
          tint(blue, 0.5),
          'opacity="0.4"',
        );
      let grid = '';
      for (let i = 0; i <= 5; i++) {
        const [a, b] = [c.point(x0 + i * 1.1, 0.7, z), c.point(x0 + i * 1.1, 2.6, z + 2.2)];
        grid += `M${num(a[0])} ${num(a[1])}L${num(b[0])} ${num(b[1])}`;
      }
      for (const k of [0, 0.5, 1]) {
        const [a, b] = [c.point(x0, 0.7 + 1.9 * k, z + 2.2 * k), c.point(x0 + 5.5, 0.7 + 1.9 * k, z + 2.2 * k)];
        grid += `M${num(a[0])} ${num(a[1])}L${num(b[0])} ${num(b[1])}`;
      }
      rows += stroke(grid, '#d9e6ee', Math.max(0.6, c.size(z) * 0.035), 'opacity="0.75"');
    }
  }
  return picture(
    sky(['#2f8fce', '#8accdf', '#eaf3d8', '#fff0c0'], 300),
    sun(640, 150, 54, '#fffdea', '#fff0a8', 0.95),
    heap(240, 200, 420, '#ffffff', '#cfe4e8', 3),
    heap(1060, 170, 380, '#ffffff', '#cfe4e8', 8),
    ranges({ top: 268, bottom: 292, layers: 3, far: '#9fc0cf', near: '#5f9a8a', mist: '#f4f2cc', rise: 90, seed: 9 }),
    treeline(302, 26, '#4f8a6c', 4),
    rect(
      0,
      296,
      1280,
      430,
      linear([
        [0, '#c5d482'],
        [1, '#6f9a48'],
      ]),
    ),
    brush(0, 310, 1280, 400, '#eef0a8', 140, 14, 2, 4, 0.5),
    rows,
    shadow(636, 712, 70, 0.35),
    person(600, 706, 210, POINT, {
      top: '#f08a2c',
      bottom: '#27355c',
      hat: 'hard',
      hatColour: '#fff6e0',
      sleeves: true,
    }),
    person(530, 704, 200, CARRY, {
      top: '#2f7f9a',
      bottom: '#2f3a5e',
      hat: 'hard',
      hatColour: '#f2b632',
      sleeves: true,
    }),
    rect(560, 590, 44, 30, '#f4f0e0', 'transform="rotate(-8 580 600)"'),
    bloom(640, 150, 620, '#fff3a8', 0.5),
    wash('#1f4a4a', 0.35, 'bottom', 0.2),
  );
};

export const dam = (): string => {
  const r = chance(4);
  const jets = [-1, 0, 1]
    .map((k) =>
      path(
        `M${640 + k * 84 - 20} 330L${640 + k * 84 + 20} 330Q${640 + k * 96 + 26} 470 ${640 + k * 120 + 60} 620H${640 + k * 120 - 60}Q${640 + k * 96 - 28} 470 ${640 + k * 84 - 20} 330Z`,
        linear([
          [0, '#d9f2f0'],
          [0.6, '#ffffff'],
          [1, '#ffffff', 0.7],
        ]),
      ),
    )
    .join('');
  let strokes = '';
  for (let i = 0; i < 80; i++) {
    const x = r.between(-150, 150);
    strokes += `M${num(640 + x)} ${num(r.between(340, 540))}q${num(x * 0.04)} 30 ${num(x * 0.1)} ${num(r.between(30, 80))}`;
  }
  let blocks = '';
  for (let i = -9; i <= 9; i++)
    blocks += `M${640 + i * 50} ${num(250 + i * i * 0.2)}Q${640 + i * 47} 420 ${640 + i * 34} 600`;
  for (let j = 1; j < 6; j++)
    blocks += `M${190 + j * 22} ${300 + j * 50}Q640 ${268 + j * 62} ${1090 - j * 22} ${300 + j * 50}`;
  const wall = 'M150 262Q640 300 1130 262L960 640H320Z';
  const drawSlope = (k: number, edge: string, colour: string, seed: number): string => {
    let banks = path(edge, shade(colour, 0.3));
    for (let i = 0; i < 9; i++) {
      const t = i / 8;
      const reach = 150 + t * 290;
      banks +=
        k < 0
          ? treeline(
              262 + t * 420,
              46 + t * 34,
              mix(tint(colour, 0.12), shade(colour, 0.34), t),
              seed + i,
              -40,
              reach - 40,
            )
          : treeline(
              262 + t * 420,
              46 + t * 34,
              mix(colour, shade(colour, 0.42), t),
              seed + i,
              1280 - reach + 40,
              1330,
            );
    }
    return banks;
  };
  return picture(
    sky(['#3f8fc4', '#9cd0dc', '#f2f0d4'], 300),
    heap(330, 150, 420, '#ffffff', '#cfe2e6', 6),
    heap(960, 120, 340, '#ffffff', '#cfe2e6', 3),
    ranges({
      top: 170,
      bottom: 252,
      layers: 4,
      far: '#a9c9d4',
      near: '#4f8a78',
      mist: '#e6f0dc',
      rise: 150,
      seed: 33,
      span: 260,
    }),
    path(
      wall,
      linear(
        [
          [0, '#f7e9cb'],
          [0.5, '#cfbfa8'],
          [1, '#857d8c'],
        ],
        [0, 0],
        [1, 0],
      ),
    ),
    cut(
      wall,
      stroke(blocks, '#a89888', 2, 'opacity="0.6"'),
      poly(
        [
          [880, 250],
          [1140, 250],
          [980, 640],
          [760, 640],
        ],
        '#3a4468',
        'opacity="0.22"',
      ),
    ),
    stroke('M150 262Q640 300 1130 262', '#fff4d8', 16),
    stroke('M150 272Q640 310 1130 272', '#8a7f88', 6),
    [-1.5, -0.5, 0.5, 1.5]
      .map((k) => rect(640 + k * 84 - 12, 264, 24, 96, '#e6d6b8') + rect(640 + k * 84 + 2, 264, 10, 96, '#9a8f92'))
      .join(''),
    rect(500, 254, 280, 16, '#d9533c'),
    jets,
    stroke(strokes, '#8fc9d4', 2.4, 'opacity="0.6"'),
    drawSlope(-1, 'M-20 200Q120 220 200 320T380 640V720H-20Z', '#4f9a58', 3),
    drawSlope(1, 'M1300 200Q1160 220 1080 320T900 640V720H1300Z', '#3f8460', 40),
    water(622, ['#c9ece4', '#4fa5b0', '#1f6a8c']),
    ripples(628, '#ffffff', 60, 4, 0.7),
    glow(640, 620, 330, '#ffffff', 0.9, 0.34),
    plume(560, 650, 120, 150, '#ffffff', -60, 3, 0.25),
    plume(720, 650, 120, 150, '#ffffff', 60, 5, 0.25),
    stroke('M516 590A154 154 0 0 1 804 590', '#f7a0a0', 5, 'opacity="0.35"') +
      stroke('M522 594A149 149 0 0 1 798 594', '#f7e6a0', 5, 'opacity="0.4"') +
      stroke('M528 598A144 144 0 0 1 792 598', '#a0d9f0', 5, 'opacity="0.35"'),
    treeline(730, 90, '#1f4f3c', 5, -40, 330),
    treeline(730, 90, '#1a463a', 8, 950, 1330),
    birds(420, 190, 5, '#ffffff', 5, 13),
    bloom(180, 0, 620, '#fff2b0', 0.45),
  );
};

const turbine = (x: number, base: number, h: number, turn: number, colour: string): string => {
  const y = base - h;
  const blade = (a: number): string => {
    const rad = (a * Math.PI) / 180;
    const [ux, uy] = [Math.sin(rad), -Math.cos(rad)];
    const p = (t: number, s: number): readonly [number, number] => [
      x + ux * t * h + uy * s * h,
      y + uy * t * h - ux * s * h,
    ];
    return (
      poly([p(0, 0.008), p(0.1, 0.03), p(0.62, 0.004), p(0.62, -0.002), p(0.05, -0.01)], colour) +
      poly([p(0.02, -0.004), p(0.62, 0.002), p(0.62, -0.002), p(0.05, -0.012)], shade(colour, 0.22))
    );
  };
  return (
    poly(
      [
        [x - h * 0.02, base],
        [x - h * 0.009, y],
        [x + h * 0.009, y],
        [x + h * 0.02, base],
      ],
      colour,
    ) +
    poly(
      [
        [x + h * 0.004, base],
        [x + h * 0.002, y],
        [x + h * 0.009, y],
        [x + h * 0.02, base],
      ],
      shade(colour, 0.25),
    ) +
    [turn, turn + 120, turn + 240].map(blade).join('') +
    circle(x, y, h * 0.022, tint(colour, 0.4))
  );
};

export const windTurbines = (): string =>
  picture(
    sky(['#41579f', '#a58cc0', '#f4a498', '#ffd9a8'], 470),
    streaks(5, 14, 40, 300, '#ffd7c4', 0.6),
    sun(430, 360, 56, '#fff8e0', '#ffbb80', 0.95),
    ranges({
      top: 390,
      bottom: 440,
      layers: 3,
      far: '#c99fb0',
      near: '#8178a5',
      mist: '#ffdcc0',
      rise: 130,
      seed: 6,
      span: 300,
    }),
    turbine(170, 430, 170, 20, '#f4dcd4'),
    turbine(320, 424, 140, 70, '#f0d4d0'),
    turbine(1130, 440, 200, 44, '#f6e0d6'),
    mist(450, 120, '#ffe3cc', 0.9),
    fogSea(450, 500, 3, '#ffe6d4', '#ffe0d2', '#cfa8bc', 7),
    ridge(560, 170, '#5f6098', 12, 380, '#a592b5'),
    turbine(400, 474, 290, 8, '#fdf0e2'),
    turbine(980, 470, 330, 52, '#fdf0e2'),
    mist(560, 120, '#fbd9c8', 0.9),
    fogSea(540, 640, 4, '#ffeadc', '#ffe6da', '#b093b8', 21),
    ridge(710, 110, '#344380', 19, 420, '#28346b'),
    turbine(690, 650, 500, 33, '#fffaf0'),
    treeline(700, 40, '#2a3468', 4),
    ridge(740, 60, '#1e2654', 5, 300),
    birds(860, 170, 6, '#4a4a80', 7, 13),
    bloom(430, 360, 620, '#ff8f60', 0.42),
  );
