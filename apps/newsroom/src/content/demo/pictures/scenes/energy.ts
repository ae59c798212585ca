// Power and industry.
import { crane, lattice, skyline } from '../ink/buildings.ts';
import { camera } from '../ink/camera.ts';
import { chance } from '../ink/chance.ts';
import { mix, shade, tint } from '../ink/colour.ts';
import { brush, ranges, ridge } from '../ink/land.ts';
import { circle, cut, linear, num, oval, path, picture, poly, rect, stroke } from '../ink/paper.ts';
import { CARRY, POINT, person, REACH, shadow, WALK } from '../ink/people.ts';
import { birds, bloom, glow, heap, mist, plume, sky, streaks, sun, wash } from '../ink/sky.ts';
import { bush, reeds, tree, treeline } from '../ink/trees.ts';
import { pickup } from '../ink/vehicles.ts';
import { ripples, water } from '../ink/water.ts';

const chimney = (x: number, base: number, w: number, h: number, colour: string): string =>
  poly(
    [
      [x - w * 0.5, base],
      [x - w * 0.34, base - h],
      [x + w * 0.34, base - h],
      [x + w * 0.5, base],
    ],
    colour,
  ) +
  poly(
    [
      [x + w * 0.06, base],
      [x + w * 0.06, base - h],
      [x + w * 0.34, base - h],
      [x + w * 0.5, base],
    ],
    shade(colour, 0.3),
  ) +
  [0, 1, 2]
    .map((i) => rect(x - w * 0.36, base - h + i * h * 0.1, w * 0.72, h * 0.045, i % 2 ? tint(colour, 0.6) : '#d9533c'))
    .join('');

export const factory = (): string => {
  let teeth = '';
  for (let i = 0; i < 6; i++) {
    const x = 330 + i * 118;
    teeth +=
      poly(
        [
          [x, 430],
          [x, 336],
          [x + 118, 420],
          [x + 118, 430],
        ],
        '#c9785a',
      ) +
      poly(
        [
          [x, 336],
          [x + 12, 336],
          [x + 118, 412],
          [x + 118, 424],
        ],
        '#e8a07a',
      ) +
      poly(
        [
          [x - 1, 336],
          [x + 4, 344],
          [x + 4, 430],
          [x - 1, 430],
        ],
        '#fff0c4',
      );
  }
  let windows = '';
  for (let i = 0; i < 11; i++)
    windows +=
      rect(350 + i * 63, 462, 44, 54, '#35496f') +
      poly(
        [
          [350 + i * 63, 516],
          [350 + i * 63, 490],
          [378 + i * 63, 462],
          [394 + i * 63, 462],
        ],
        '#ffd592',
        'opacity="0.75"',
      ) +
      stroke(`M${372 + i * 63} 462V516M${350 + i * 63} 489H${394 + i * 63}`, '#d99a70', 2.5);
  const tank = (x: number, w: number, h: number): string =>
    rect(
      x,
      560 - h,
      w,
      h,
      linear(
        [
          [0, '#f7e3bd'],
          [0.45, '#d9bd9a'],
          [1, '#75647a'],
        ],
        [0, 0],
        [1, 0],
      ),
    ) +
    oval(x + w / 2, 560 - h, w / 2, w * 0.12, '#f9eccd') +
    stroke(`M${x} ${560 - h * 0.5}h${w}`, '#a58c80', 3);
  return picture(
    sky(['#3f6f9c', '#8fb0bf', '#f4cf9c', '#ffe8b8'], 470),
    sun(250, 330, 46, '#fff9dc', '#ffd088', 0.85),
    streaks(7, 8, 40, 220, '#fff0d8', 0.6),
    plume(850, 100, 210, 130, '#fdeedd', 260, 4, 0.55),
    plume(960, 150, 190, 110, '#f4ddcd', 240, 7, 0.5),
    ranges({ top: 420, bottom: 470, layers: 2, far: '#b5b3bd', near: '#8a96a5', mist: '#f7d7a8', rise: 80, seed: 4 }),
    treeline(520, 60, '#64808a', 4),
    chimney(840, 540, 62, 440, '#d8b79c'),
    chimney(950, 540, 54, 380, '#c9a591'),
    tank(1060, 110, 170),
    tank(1180, 130, 130),
    tank(60, 120, 130),
    rect(320, 424, 740, 140, '#b86a52'),
    rect(320, 424, 740, 12, '#8a4a48'),
    teeth,
    windows,
    rect(320, 540, 740, 24, '#8f5048'),
    rect(640, 456, 110, 108, '#2c2f4c'),
    rect(
      640,
      456,
      110,
      108,
      linear([
        [0, '#ffcf7a', 0.85],
        [1, '#e8893c', 0.6],
      ]),
    ),
    stroke('M640 456V564M750 456V564M640 456H750', '#f2cf9a', 5),
    stroke('M200 500H320M200 520H320M1030 420H1080V470M1180 470H1240', '#e3cfae', 9),
    rect(180, 440, 60, 124, '#cdb79a'),
    rect(214, 440, 26, 124, '#8d7a85'),
    rect(
      0,
      560,
      1280,
      160,
      linear([
        [0, '#d9bc94'],
        [1, '#8a7078'],
      ]),
    ),
    poly(
      [
        [620, 562],
        [770, 562],
        [980, 720],
        [400, 720],
      ],
      '#ecd6aa',
      'opacity="0.7"',
    ),
    brush(0, 570, 1280, 150, '#6d5a68', 60, 60, 2.4, 8, 0.25),
    ...[
      [520, 640, 130, '#2f5f9a'],
      [585, 655, 138, '#e8862c'],
      [690, 632, 126, '#3f7a8c'],
      [790, 650, 134, '#2f5f9a'],
      [905, 668, 144, '#d9533c'],
    ].map(
      ([x, y, h, top], i) =>
        shadow(Number(x) + 40, Number(y), 56, 0.3) +
        person(Number(x), Number(y), Number(h), WALK, {
          top: String(top),
          bottom: '#2a3154',
          hat: 'hard',
          hatColour: i % 2 ? '#f7f0dc' : '#f2b632',
          sleeves: true,
          left: i % 2 === 0,
        }),
    ),
    pickup(200, 664, 250, '#f0e6d0', '#3f7a8c'),
    bush(1200, 700, 160, '#5d8a58', 5),
    bush(1080, 712, 110, '#6d9a5c', 9),
    bloom(250, 330, 560, '#ffb45c', 0.4),
  );
};

export const solarFarm = (): string => {
  const c = camera(640, 290, 640, 5);
  let rows = '';
  for (const z of [64, 50, 40, 32.5, 26.5, 21.6, 17.8, 14.6]) {
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
    shadow(640, 706, 70, 0.35),
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
        `M${640 + k * 84 - 20} 330L${640 + k * 84 + 20} 330Q${640 + k * 96 + 26} 470 ${640 + k * 120 + 60} 600H${640 + k * 120 - 60}Q${640 + k * 96 - 28} 470 ${640 + k * 84 - 20} 330Z`,
        linear([
          [0, '#d9f2f0'],
          [0.6, '#ffffff'],
          [1, '#ffffff', 0.6],
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
    blocks += `M${640 + i * 50} ${250 + i * i * 0.2}Q${640 + i * 47} 420 ${640 + i * 34} 600`;
  for (let j = 1; j < 6; j++)
    blocks += `M${190 + j * 22} ${300 + j * 50}Q640 ${268 + j * 62} ${1090 - j * 22} ${300 + j * 50}`;
  const wall = 'M150 262Q640 300 1130 262L960 640H320Z';
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
          [0, '#f2e3c2'],
          [0.5, '#cfbfa8'],
          [1, '#8f8690'],
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
    path('M-20 180Q120 220 210 330T400 640L420 720H-20Z', '#3f7f54'),
    path('M1300 170Q1160 220 1080 330T880 640L860 720H1300Z', '#2f6a50'),
    ...Array.from({ length: 26 }, (_, i) => {
      const t = r();
      const left = i % 2 === 0;
      const x = left ? r.between(-20, 120 + t * 230) : 1280 - r.between(-20, 120 + t * 230);
      return tree(x, 240 + t * 400, 60 + t * 70, left ? '#4f9a5c' : '#3d8058', '#5a4a3c', i + 3);
    }),
    water(620, ['#bfe6e0', '#4fa5b0', '#1f6a8c']),
    ripples(626, '#ffffff', 60, 4, 0.7),
    glow(640, 610, 330, '#ffffff', 0.85, 0.34),
    plume(560, 640, 120, 150, '#ffffff', -60, 3, 0.25),
    plume(720, 640, 120, 150, '#ffffff', 60, 5, 0.25),
    stroke('M520 566A150 150 0 0 1 800 566', '#f7a0a0', 5, 'opacity="0.3"') +
      stroke('M526 570A145 145 0 0 1 794 570', '#f7e6a0', 5, 'opacity="0.35"') +
      stroke('M532 574A140 140 0 0 1 788 574', '#a0d9f0', 5, 'opacity="0.3"'),
    path('M-20 660Q200 640 380 720H-20Z', '#24563f'),
    path('M1300 650Q1080 640 900 720H1300Z', '#1f4a3f'),
    reeds(140, 724, 70, '#1c4a38', 30, 5, 150),
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
    sky(['#4a5fa0', '#a98fbf', '#f4a79a', '#ffd9a8'], 470),
    streaks(5, 14, 40, 300, '#ffd7c4', 0.6),
    sun(430, 350, 52, '#fff6dc', '#ffc08a', 0.9),
    ranges({
      top: 380,
      bottom: 430,
      layers: 3,
      far: '#c99fb0',
      near: '#8a7fa5',
      mist: '#ffdcc0',
      rise: 120,
      seed: 6,
      span: 300,
    }),
    turbine(180, 430, 160, 20, '#f4dcd4'),
    turbine(330, 420, 140, 70, '#f0d4d0'),
    turbine(1130, 440, 190, 44, '#f6e0d6'),
    mist(450, 110, '#ffe3cc', 0.85),
    ridge(520, 120, '#6f6a9a', 12, 380, '#b59ab0'),
    turbine(420, 486, 260, 8, '#fdf0e2'),
    turbine(960, 470, 300, 52, '#fdf0e2'),
    mist(560, 120, '#fbd9c8', 0.8),
    heap(200, 590, 560, '#ffe9d8', '#d9afb8', 4),
    heap(1060, 600, 640, '#ffe9d8', '#cfa5b5', 8),
    heap(640, 620, 500, '#fff0de', '#d9b0b8', 14),
    ridge(690, 120, '#3d4a80', 19, 420, '#2f3a6b'),
    turbine(680, 640, 470, 33, '#fff8ea'),
    treeline(690, 44, '#2c3566', 4),
    ridge(730, 60, '#232b58', 5, 300),
    reeds(200, 730, 60, '#1c2450', 50, 5, 220),
    reeds(1000, 730, 60, '#1c2450', 50, 8, 240),
    birds(860, 190, 6, '#4a4a80', 7, 13),
    bloom(430, 350, 560, '#ff8f60', 0.4),
  );

export const construction = (): string => {
  const slab = (y: number, x0: number, x1: number, k: number): string =>
    poly(
      [
        [x0, y],
        [x1, y],
        [x1 + 90, y - 34],
        [x0 + 90, y - 34],
      ],
      mix('#e8b48a', '#9a6a78', k),
    ) +
    rect(x0, y, x1 - x0, 15, mix('#c98a70', '#6b4a68', k)) +
    poly(
      [
        [x1, y],
        [x1 + 90, y - 34],
        [x1 + 90, y - 19],
        [x1, y + 15],
      ],
      '#5a3f62',
    );
  let frame = '';
  for (let f = 0; f < 6; f++) {
    const y = 640 - f * 84;
    for (let i = 0; i < 6; i++) frame += rect(400 + i * 88 + 84, y - 118, 12, 90, '#6b4d6a');
    for (let i = 0; i < 6; i++)
      frame += rect(392 + i * 88, y - 84, 17, 84, '#b87f72') + rect(402 + i * 88, y - 84, 7, 84, '#7a5570');
    frame += slab(y - 84, 380, 860, f / 7);
  }
  let rods = '';
  for (let i = 0; i < 26; i++) rods += `M${396 + i * 18} 136v-${30 + ((i * 7) % 5) * 5}`;
  return picture(
    sky(['#4a4f8c', '#b5748c', '#f29a6a', '#ffd08a'], 640),
    streaks(5, 12, 60, 320, '#ffc49a', 0.6),
    sun(1010, 430, 70, '#fff3d0', '#ffb45c', 0.9),
    skyline(660, 90, 300, { front: '#b57a84', side: '#8d5f7d', window: '#d99a8a' }, 8),
    mist(600, 240, '#ffc48a', 0.4),
    skyline(690, 50, 160, { front: '#7d5578', side: '#5d4370', window: '#a57084' }, 3),
    frame,
    stroke(rods, '#4a3358', 3),
    crane(270, 690, 600, 520, '#f2a32c', 5),
    crane(1120, 690, 430, -360, '#d9733c', 4),
    person(560, 136, 92, POINT, {
      top: '#f2b03c',
      bottom: '#2f2a50',
      hat: 'hard',
      hatColour: '#fff0d0',
      sleeves: true,
    }),
    person(700, 130, 90, WALK, { top: '#e8663c', bottom: '#2f2a50', hat: 'hard', hatColour: '#f2c84c', sleeves: true }),
    person(800, 136, 90, REACH, {
      top: '#5a8fb0',
      bottom: '#2f2a50',
      hat: 'hard',
      hatColour: '#fff0d0',
      sleeves: true,
    }),
    person(470, 302, 66, WALK, { top: '#f2b03c', bottom: '#2f2a50', hat: 'hard', sleeves: true }),
    person(650, 470, 66, CARRY, { top: '#e8663c', bottom: '#2f2a50', hat: 'hard', sleeves: true }),
    rect(0, 640, 1280, 80, '#4a3358'),
    poly(
      [
        [0, 640],
        [1280, 640],
        [1280, 654],
        [0, 654],
      ],
      '#8a5a6a',
    ),
    Array.from({ length: 18 }, (_, i) =>
      poly(
        [
          [i * 74, 660],
          [i * 74 + 37, 660],
          [i * 74 + 25, 676],
          [i * 74 - 12, 676],
        ],
        '#f2b03c',
      ),
    ).join(''),
    person(960, 706, 170, POINT, {
      top: '#f2b632',
      bottom: '#27244a',
      hat: 'hard',
      hatColour: '#fff6e0',
      sleeves: true,
      left: true,
    }),
    person(
      1050,
      712,
      176,
      { ...WALK, nearArm: [20, 90] },
      { top: '#e06a3c', bottom: '#27244a', hat: 'hard', hatColour: '#fff6e0', sleeves: true, left: true },
    ),
    lattice(40, 720, 40, 480, 40, '#3a2a50', 4),
    bloom(1010, 430, 620, '#ff8a3c', 0.42),
    wash('#1f1a40', 0.4, 'bottom', 0.25),
  );
};
