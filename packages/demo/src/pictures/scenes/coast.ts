// Islands and beaches.
import { longtail } from '../ink/boats.ts';
import { camera } from '../ink/camera.ts';
import { chance } from '../ink/chance.ts';
import { heap } from '../ink/clouds.ts';
import { mix, shade, tint } from '../ink/colour.ts';
import { brush, karst, ranges } from '../ink/land.ts';
import { palm, reeds } from '../ink/leaves.ts';
import { bloom, glow, mist, rayWedge, wash } from '../ink/light.ts';
import { blob, linear, num, path, picture, rect, stroke } from '../ink/paper.ts';
import { person, shadow } from '../ink/people.ts';
import { BEND, CARRY, KNEEL, WALK } from '../ink/poses.ts';
import { sky, streaks, sun } from '../ink/sky.ts';
import { canopy, crown, treeline } from '../ink/trees.ts';
import { glitter, mirror, rings, ripples, water } from '../ink/water.ts';

export const karstIsland = (): string => {
  const far =
    karst(980, 416, 180, 210, '#a9c3c9', '#8fb8ac', 3) +
    karst(1120, 416, 240, 150, '#b3cbce', '#98bfb2', 8) +
    karst(200, 416, 260, 170, '#b3cbce', '#98bfb2', 5);
  const near =
    karst(330, 424, 230, 330, '#d8c3a0', '#5d9c68', 12) +
    karst(800, 430, 170, 260, '#dcc8a6', '#5d9c68', 21) +
    karst(560, 432, 290, 390, '#e2cba4', '#4b9160', 31);
  return picture(
    sky(['#2f9ccf', '#7cc9dd', '#d8f0e0', '#fdf4d8'], 420),
    heap(980, 210, 480, '#ffffff', '#cfe6e6', 4),
    heap(180, 180, 360, '#ffffff', '#cfe6e6', 9),
    streaks(3, 4, 50, 110, '#ffffff', 0.5),
    far,
    mist(412, 60, '#f6f6e0', 0.6),
    near,
    water(426, ['#9fdcc8', '#4fc2b4', '#1f9fa8', '#0e6f92']),
    mirror(428, near, 0.4, 0.6),
    ripples(430, '#e4fbea', 130, 5, 0.6),
    ripples(430, '#0f7f97', 110, 8, 0.35),
    brush(0, 440, 1280, 60, '#b9f0d8', 60, 60, 3, 6, 0.5),
    mirror(618, longtail(690, 600, 640, '#7a4428', '#e2563f', '#f2c02c'), 0.28, 0.35),
    longtail(690, 600, 640, '#7a4428', '#e2563f', '#f2c02c'),
    person(
      480,
      590,
      120,
      { lean: 4, nearArm: [-40, -60], farArm: [-20, -50], nearLeg: [6, 2], farLeg: [-8, -10] },
      { top: '#f6ead0', bottom: '#2f5a8c', hat: 'straw' },
    ),
    rings(690, 622, 360, '#eafff2', 0.7),
    ripples(600, '#e4fbea', 40, 17, 0.7),
    palm(1230, 760, 640, '#2f8a5f', '#6d5240', 5, -0.18),
    palm(1300, 760, 420, '#3c9a66', '#6d5240', 9, -0.2),
    reeds(40, 740, 120, '#1f6a58', 20, 5, 110),
    bloom(180, 0, 620, '#fff6c0', 0.5),
  );
};

export const beachCleanup = (): string => {
  const volunteer = (x: number, y: number, h: number, top: string, bend: boolean, left = false): string =>
    shadow(x + 26, y, h * 0.34, 0.22) +
    person(x, y, h, bend ? BEND : CARRY, { top, bottom: '#3a5a86', hat: 'straw', hatColour: '#f7e0a4', left });
  const sack = (x: number, y: number, s: number, colour: string): string =>
    shadow(x + s * 0.2, y, s * 0.66, 0.25) +
    path(
      `M${num(x - s * 0.05)} ${num(y - s * 0.8)}L${num(x - s * 0.22)} ${num(y - s * 1.02)}L${num(x - s * 0.02)} ${num(y - s * 0.92)}L${num(x + s * 0.14)} ${num(y - s * 1.06)}L${num(x + s * 0.08)} ${num(y - s * 0.8)}Z`,
      shade(colour, 0.2),
    ) +
    blob(
      [
        [x - s * 0.5, y - 2],
        [x - s * 0.6, y - s * 0.34],
        [x - s * 0.4, y - s * 0.68],
        [x, y - s * 0.82],
        [x + s * 0.42, y - s * 0.66],
        [x + s * 0.6, y - s * 0.3],
        [x + s * 0.48, y - 2],
      ],
      colour,
    ) +
    blob(
      [
        [x - s * 0.5, y - s * 0.16],
        [x - s * 0.52, y - s * 0.4],
        [x - s * 0.34, y - s * 0.62],
        [x - s * 0.08, y - s * 0.74],
        [x - s * 0.26, y - s * 0.4],
      ],
      tint(colour, 0.35),
    ) +
    stroke(
      `M${num(x + s * 0.02)} ${num(y - s * 0.78)}Q${num(x + s * 0.1)} ${num(y - s * 0.5)} ${num(x + s * 0.02)} ${num(y - s * 0.24)}M${num(x + s * 0.1)} ${num(y - s * 0.76)}Q${num(x + s * 0.32)} ${num(y - s * 0.5)} ${num(x + s * 0.34)} ${num(y - s * 0.24)}`,
      shade(colour, 0.3),
      s * 0.025,
    );
  return picture(
    sky(['#58b0cf', '#a9d9da', '#fdeecb'], 330),
    heap(860, 200, 460, '#fffaf0', '#d4e6dc', 5),
    sun(300, 210, 34, '#fffbe2', '#fff0b4', 0.7),
    ranges({
      top: 318,
      bottom: 326,
      layers: 2,
      far: '#9fc3c7',
      near: '#6fa6a4',
      mist: '#e8efd4',
      rise: 70,
      seed: 12,
      span: 260,
    }),
    water(326, ['#86cfc8', '#4ab3b9', '#7fd0c0'], 560),
    ripples(330, '#f2fff0', 90, 4, 0.6, 480),
    path('M0 430Q360 500 640 470T1280 400V720H0Z', '#d8b98a'),
    path(
      'M0 452Q360 516 640 488T1280 420V720H0Z',
      linear([
        [0, '#f3dcae'],
        [1, '#e0b983'],
      ]),
    ),
    stroke('M-10 438Q360 508 640 478T1290 408', '#ffffff', 9, 'opacity="0.9"'),
    stroke('M-10 420Q360 486 640 458T1290 388', '#ffffff', 4, 'opacity="0.6"'),
    brush(0, 540, 1280, 170, '#c99f6c', 120, 26, 2, 5, 0.35),
    palm(120, 700, 560, '#3f9a68', '#8a6a4c', 5, 0.12),
    palm(1210, 560, 400, '#58aa74', '#9a7a5a', 8, -0.16),
    volunteer(930, 530, 118, '#f2b632', true),
    volunteer(1060, 548, 124, '#4f9ac0', false, true),
    volunteer(400, 560, 130, '#e8664a', true, true),
    sack(1010, 540, 46, '#3f6f8f'),
    volunteer(590, 664, 250, '#1f8f86', true),
    volunteer(800, 680, 262, '#f08a3c', false, true),
    sack(700, 690, 92, '#2f5f8a'),
    sack(480, 690, 72, '#f2f0e0'),
    sack(960, 694, 104, '#3a7098'),
    [
      [330, 690],
      [640, 706],
      [1120, 650],
      [240, 620],
    ]
      .map(
        ([x = 0, y = 0], i) =>
          rect(x, y - 8, 30, 10, i % 2 ? '#7fc7d9' : '#f0f4ea', `transform="rotate(${-12 + i * 9} ${x} ${y})"`) +
          rect(x + 30, y - 6, 8, 6, '#e8485a', `transform="rotate(${-12 + i * 9} ${x} ${y})"`),
      )
      .join(''),
    person(1150, 690, 190, KNEEL, { top: '#e9e2d0', bottom: '#34507c', hat: 'cap', hatColour: '#e2563f', left: true }),
    bloom(300, 160, 520, '#fff0b0', 0.5),
  );
};

export const mangrove = (): string => {
  const r = chance(14);
  const c = camera(640, 330, 560, 2.2);
  const trunkWithRoots = (x: number, base: number, h: number, bark: string, leaf: string, seed: number): string => {
    let roots = '';
    for (let i = 0; i < 9; i++) {
      const k = (i - 4) / 4;
      roots += `M${num(x)} ${num(base - h * (0.34 - Math.abs(k) * 0.06))}Q${num(x + k * h * 0.22)} ${num(base - h * 0.3)} ${num(x + k * h * 0.3)} ${num(base + r.between(-2, 8))}`;
    }
    return (
      stroke(roots, bark, h * 0.022) +
      stroke(
        `M${num(x)} ${num(base - h * 0.28)}Q${num(x + h * 0.03)} ${num(base - h * 0.6)} ${num(x - h * 0.02)} ${num(base - h)}`,
        bark,
        h * 0.045,
      ) +
      crown(x, base - h * 0.98, h * 0.86, h * 0.5, leaf, seed, 1)
    );
  };
  let rows = '';
  let nearest = '';
  for (const z of [30, 22, 16, 12, 9, 6.8]) {
    const t = 1 - (z - 6.8) / 23;
    for (const side of [-1, 1]) {
      const [x, y] = c.point(side * (5.2 + r() * 1.4), -0.3, z);
      const one = trunkWithRoots(
        x,
        y,
        c.size(z) * 5.4,
        mix('#8fae8c', '#4a3a3c', t),
        mix('#b4d08a', '#3d8a56', t),
        Math.round(z * 3) + side,
      );
      rows += one;
      if (z < 13) nearest += one;
    }
  }
  let planks = '';
  for (let z = 3; z < 40; z *= 1.09)
    planks += c.quad(
      [
        [-1.3, 0.25, z],
        [1.3, 0.25, z],
        [1.3, 0.25, z * 1.07],
        [-1.3, 0.25, z * 1.07],
      ],
      mix('#c9966a', '#f0dcae', Math.min(1, z / 40)),
    );
  let rail = '';
  for (const side of [-1, 1])
    for (let z = 3.4; z < 40; z *= 1.3) {
      const [x, y] = c.point(side * 1.35, 0.25, z);
      rail += rect(x - c.size(z) * 0.04, y - c.size(z) * 0.95, c.size(z) * 0.08, c.size(z) * 1.2, '#7a5140');
    }
  const handrail = [-1, 1]
    .map((s) =>
      c.quad(
        [
          [s * 1.35, 1.15, 3],
          [s * 1.35, 1.27, 3],
          [s * 1.35, 1.27, 40],
          [s * 1.35, 1.15, 40],
        ],
        '#8f6248',
      ),
    )
    .join('');
  return picture(
    sky(['#7fb98a', '#c9dd9a', '#fbf2b8', '#fff6cf'], 360),
    glow(640, 310, 460, '#fffbe0', 0.9),
    treeline(352, 110, '#b9cf8f', 4),
    treeline(354, 60, '#9abf86', 9),
    water(350, ['#e6e8ac', '#8fb892', '#3d7f76', '#1c5058']),
    glitter(640, 352, 720, 60, 380, '#fffbd8', 6, 0.5),
    ripples(352, '#1f5c5c', 110, 4, 0.4),
    mirror(366, nearest, 0.22, 0.5),
    rows,
    ripples(430, '#dff0c0', 50, 8, 0.5),
    c.quad(
      [
        [-1.3, 0.05, 3],
        [1.3, 0.05, 3],
        [1.3, 0.05, 40],
        [-1.3, 0.05, 40],
      ],
      '#5a3c36',
    ),
    planks,
    person(610, 488, 128, WALK, { top: '#f5f0dc', bottom: '#3c5a6a', hat: 'straw', front: 1 }),
    person(668, 480, 118, WALK, { top: '#f0913c', bottom: '#2f4a5c', hat: 'straw', front: 1, left: true }),
    rail,
    handrail,
    canopy(170, '#2a6a4a', 6),
    canopy(110, '#1c4f40', 11),
    rayWedge([560, 0], [380, 720], [520, 720], '#fffbd0', 0.35),
    rayWedge([720, 0], [860, 720], [980, 720], '#fffbd0', 0.3),
    bloom(640, 300, 460, '#fff0a0', 0.45),
    wash('#0c3038', 0.5, 'bottom', 0.3),
  );
};
