// By the sea and under it.
import { fish, shoal, turtle } from '../ink/animals.ts';
import { cargo, foam, longtail, trawler } from '../ink/boats.ts';
import { lattice } from '../ink/buildings.ts';
import { camera } from '../ink/camera.ts';
import { chance } from '../ink/chance.ts';
import { mix, shade, tint } from '../ink/colour.ts';
import { brush, karst, ranges, ridge } from '../ink/land.ts';
import { at, blob, circle, linear, num, oval, type Point, path, picture, poly, rect, stroke } from '../ink/paper.ts';
import { BEND, CARRY, KNEEL, person, shadow, WALK } from '../ink/people.ts';
import {
  birds,
  bloom,
  bolt,
  ceiling,
  glow,
  grade,
  heap,
  mist,
  rays,
  rayWedge,
  sky,
  streaks,
  sun,
  wash,
} from '../ink/sky.ts';
import { canopy, crown, palm, reeds, treeline } from '../ink/trees.ts';
import { glitter, mirror, rain, rings, ripples, swell, water } from '../ink/water.ts';

const gantry = (x: number, base: number, h: number, colour: string, width: number): string => {
  const y = base - h * 0.62;
  return (
    lattice(x - h * 0.16, base, x - h * 0.12, y, h * 0.03, colour, width) +
    lattice(x + h * 0.2, base, x + h * 0.16, y, h * 0.03, colour, width) +
    stroke(
      `M${num(x - h * 0.14)} ${num(base - h * 0.3)}H${num(x + h * 0.18)}M${num(x - h * 0.13)} ${num(base - h * 0.02)}L${num(x + h * 0.17)} ${num(base - h * 0.3)}`,
      colour,
      width,
    ) +
    rect(x - h * 0.24, y - h * 0.03, h * 1.05, h * 0.05, colour) +
    rect(x - h * 0.24, y - h * 0.09, h * 0.16, h * 0.07, shade(colour, 0.25)) +
    stroke(
      `M${num(x + h * 0.14)} ${num(y)}L${num(x + h * 0.06)} ${num(base - h)}L${num(x - h * 0.1)} ${num(y)}M${num(x + h * 0.06)} ${num(base - h)}L${num(x + h * 0.8)} ${num(y)}M${num(x + h * 0.06)} ${num(base - h)}L${num(x + h * 0.45)} ${num(y)}`,
      colour,
      width * 0.8,
    ) +
    stroke(
      `M${num(x + h * 0.5)} ${num(y)}V${num(y + h * 0.16)}M${num(x + h * 0.58)} ${num(y)}V${num(y + h * 0.16)}`,
      shade(colour, 0.4),
      width * 0.4,
    ) +
    rect(x + h * 0.47, y + h * 0.16, h * 0.14, h * 0.06, '#3f86a0') +
    rect(x + h * 0.3, y + h * 0.02, h * 0.05, h * 0.05, shade(colour, 0.45))
  );
};

export const harbour = (): string => {
  const c = camera(640, 420, 620, 9);
  const colours = ['#d9573f', '#3d7f97', '#eda83c', '#e9dcc0', '#58906f', '#345a86'] as const;
  const r = chance(5);
  let yard = '';
  for (const z of [30, 24, 18.6]) {
    for (const side of [-1, 1]) {
      for (let k = 3; k >= 0; k--) {
        const inner = 4.6 + k * 6.6;
        const tall = Math.floor(r.between(1, z > 20 ? 4 : 3.2));
        for (let j = 0; j < tall; j++) {
          const colour = r.pick(colours);
          const [x0, x1] = side < 0 ? [-inner - 6.2, -inner] : [inner, inner + 6.2];
          yard += c.box(x0, j * 2.6, z, x1, j * 2.6 + 2.55, z + 4.4, colour, {
            side: shade(colour, 0.4),
            front: colour,
          });
          let ribs = '';
          for (let i = 1; i < 12; i++) {
            const a = c.point(x0 + ((x1 - x0) * i) / 12, j * 2.6 + 0.2, z);
            const b = c.point(x0 + ((x1 - x0) * i) / 12, j * 2.6 + 2.4, z);
            ribs += `M${num(a[0])} ${num(a[1])}L${num(b[0])} ${num(b[1])}`;
          }
          yard += stroke(ribs, shade(colour, 0.28), 1.6, 'opacity="0.7"');
        }
      }
    }
  }
  return picture(
    sky(['#2f6f9a', '#7fb6bf', '#f2d9a8', '#ffc98a'], 420),
    streaks(5, 10, 40, 240, '#fff3da', 0.7),
    sun(250, 330, 38, '#fff4d0', '#ffc070', 0.8),
    ranges({ top: 392, bottom: 410, layers: 2, far: '#a9b3b8', near: '#7f9aa8', mist: '#f6d8aa', rise: 60, seed: 4 }),
    water(412, ['#e8c79a', '#7fa8aa', '#3a7288'], 560),
    glitter(250, 414, 560, 24, 110, '#fff2cc', 4),
    ripples(414, '#2d6480', 60, 5, 0.4, 540),
    gantry(930, 470, 400, '#5f7f95', 5),
    cargo(640, 470, 640, '#27496d', ['#d9573f', '#3d7f97', '#eda83c', '#e9dcc0', '#58906f']),
    foam(700, 478, 330, '#fff3da', 0.5),
    gantry(150, 500, 470, '#d0553a', 7),
    gantry(690, 506, 520, '#d0553a', 8),
    poly(
      [
        [0, 500],
        [1280, 500],
        [1280, 720],
        [0, 720],
      ],
      linear([
        [0, '#b9a58a'],
        [1, '#8d7f78'],
      ]),
    ),
    rect(0, 498, 1280, 9, '#e3cda4'),
    c.quad(
      [
        [-0.5, 0, 12],
        [-0.2, 0, 12],
        [-0.2, 0, 60],
        [-0.5, 0, 60],
      ],
      '#f0d9a0',
      'opacity="0.7"',
    ),
    c.quad(
      [
        [-4, 0, 12],
        [-3.7, 0, 12],
        [-3.7, 0, 60],
        [-4, 0, 60],
      ],
      '#f0c04c',
    ),
    c.quad(
      [
        [3.7, 0, 12],
        [4, 0, 12],
        [4, 0, 60],
        [3.7, 0, 60],
      ],
      '#f0c04c',
    ),
    yard,
    shadow(640, 690, 60, 0.35),
    person(612, 692, 118, WALK, {
      top: '#f08a2c',
      bottom: '#2b3a5e',
      hat: 'hard',
      hatColour: '#fff1d0',
      sleeves: true,
    }),
    person(
      672,
      686,
      112,
      { ...WALK, nearArm: [60, 120] },
      { top: '#d7e04c', bottom: '#33415e', hat: 'hard', hatColour: '#f2a900', sleeves: true },
    ),
    birds(480, 130, 6, '#ffffff', 8, 15),
    bloom(250, 330, 520, '#ff9f50', 0.4),
    wash('#1c2550', 0.35, 'bottom', 0.3),
  );
};

export const stormSea = (): string => {
  const r = chance(8);
  let spray = '';
  for (let i = 0; i < 130; i++)
    spray += circle(
      470 + r.between(-260, 420),
      520 + r.between(-150, 40) * r(),
      r.between(1.2, 4.5),
      '#e9f3ea',
      `opacity="${num(r.between(0.3, 0.9))}"`,
    );
  return picture(
    sky(['#1d2a3f', '#35506a', '#7d9a98', '#c9cfae'], 420),
    rays(820, 150, 70, 120, 6, 420, '#f4efc4', 0.35, 5),
    ceiling(6, 300, '#18223a', '#4a6478', 5),
    bolt(420, 150, 230, '#f9f6d8', 7),
    glow(420, 200, 260, '#cfe0e8', 0.4),
    swell(408, 18, 200, 40, '#56807f', '#a9c4b4', 2),
    swell(440, 34, 290, 180, '#3f6e78', '#b9d2c2', 3),
    swell(490, 56, 400, 330, '#2d5a6c', '#d3e4d4', 4),
    at(700, 500, 1, trawler(0, 0, 340, '#c7503c', '#f0dcb0'), 1, -15),
    spray,
    swell(560, 84, 560, 90, '#1f475e', '#e4f0e0', 6),
    brush(0, 590, 1280, 60, '#7fa8a8', 70, 60, 2.5, 4, 0.5, 0.06),
    swell(650, 92, 720, 470, '#14324c', '#eef5e6', 7),
    brush(0, 660, 1280, 60, '#4f8090', 60, 90, 3, 7, 0.6, -0.05),
    rain(4, 260, '#dfe9e4', 0.32, -0.35, 60),
    wash('#0c1730', 0.6, 'top', 0.4),
  );
};

const branch = (
  x: number,
  y: number,
  length: number,
  angle: number,
  depth: number,
  r: ReturnType<typeof chance>,
): string => {
  const nx = x + Math.sin(angle) * length;
  const ny = y - Math.cos(angle) * length;
  let d = `M${num(x)} ${num(y)}L${num(nx)} ${num(ny)}`;
  if (depth > 0)
    for (const k of [-1, 1, 0.1])
      if (r() < 0.9) d += branch(nx, ny, length * r.between(0.62, 0.86), angle + k * r.between(0.3, 0.6), depth - 1, r);
  return d;
};

export const coralReef = (): string => {
  const r = chance(19);
  const staghorn = (x: number, y: number, s: number, colour: string, w: number): string => {
    const d = branch(x, y, s, 0, 4, r);
    return stroke(d, shade(colour, 0.35), w) + `<g transform="translate(-3 -3)">${stroke(d, colour, w * 0.7)}</g>`;
  };
  const brain = (x: number, y: number, s: number, colour: string): string => {
    let folds = '';
    for (let i = 0; i < 7; i++)
      folds += `M${num(x - s * 0.8)} ${num(y - s * (0.1 + i * 0.1))}q${num(s * 0.2)} ${num(-s * 0.13)} ${num(s * 0.4)} 0t${num(s * 0.4)} 0t${num(s * 0.4)} 0t${num(s * 0.4)} 0`;
    const dome = `M${num(x - s)} ${num(y)}A${num(s)} ${num(s * 0.86)} 0 0 1 ${num(x + s)} ${num(y)}Z`;
    return (
      path(dome, shade(colour, 0.3)) +
      path(
        `M${num(x - s)} ${num(y)}A${num(s)} ${num(s * 0.86)} 0 0 1 ${num(x + s * 0.3)} ${num(y - s * 0.82)}Q${num(x + s * 0.4)} ${num(y - s * 0.3)} ${num(x + s * 0.2)} ${num(y)}Z`,
        colour,
      ) +
      stroke(folds, shade(colour, 0.4), s * 0.03, 'opacity="0.6"')
    );
  };
  const tubes = (x: number, y: number, s: number, colour: string): string =>
    Array.from({ length: 7 }, (_, i) => {
      const [px, h] = [x + (i - 3) * s * 0.22, s * r.between(0.5, 1.2)];
      return (
        rect(
          px - s * 0.1,
          y - h,
          s * 0.2,
          h,
          linear([
            [0, tint(colour, 0.3)],
            [1, shade(colour, 0.3)],
          ]),
        ) + oval(px, y - h, s * 0.1, s * 0.05, shade(colour, 0.55))
      );
    }).join('');
  const fan = (x: number, y: number, s: number, colour: string): string => {
    let veins = '';
    for (let i = -6; i <= 6; i++)
      veins += `M${num(x)} ${num(y)}Q${num(x + i * s * 0.06)} ${num(y - s * 0.6)} ${num(x + i * s * 0.14)} ${num(y - s * (1 - Math.abs(i) * 0.05))}`;
    return (
      path(
        `M${num(x)} ${num(y)}Q${num(x - s)} ${num(y - s * 0.4)} ${num(x - s * 0.8)} ${num(y - s * 0.8)}Q${num(x)} ${num(y - s * 1.3)} ${num(x + s * 0.8)} ${num(y - s * 0.8)}Q${num(x + s)} ${num(y - s * 0.4)} ${num(x)} ${num(y)}Z`,
        colour,
        'opacity="0.85"',
      ) + stroke(veins, shade(colour, 0.4), s * 0.02)
    );
  };
  return picture(
    sky(['#bff0e4', '#5cc9cf', '#2391b5', '#155f94', '#0f3f70']),
    rays(560, -120, 55, 125, 11, 900, '#e9fff0', 0.4, 3),
    glow(560, -20, 420, '#ffffff', 0.7),
    shoal(980, 190, 170, 60, 60, 20, '#1b6f9c', 4),
    shoal(250, 250, 150, 50, 40, 16, '#1f7aa5', 6),
    ridge(520, 130, '#1f6f98', 6, 260, '#155a88'),
    ridge(600, 120, '#19587f', 11, 220, '#124570'),
    fan(210, 590, 150, '#8a5fa8'),
    staghorn(1050, 620, 60, '#d9739a', 13),
    brain(430, 640, 80, '#c78a5c'),
    tubes(800, 640, 120, '#d9a23c'),
    turtle(650, 330, 330, '#5f7f3f', '#a9bf6a', -14),
    path('M0 720V640Q120 560 260 620T560 650T860 640T1280 600V720Z', '#0e3a5e'),
    staghorn(120, 680, 70, '#f28a5c', 17),
    brain(330, 700, 110, '#e0a04c'),
    staghorn(560, 706, 54, '#f2c25c', 14),
    fan(900, 700, 150, '#d94f6c'),
    tubes(1110, 710, 150, '#8f6ac4'),
    brain(720, 716, 70, '#6fae8f'),
    staghorn(1230, 700, 66, '#f0709a', 16),
    fish(380, 470, 92, '#f58a2c', '#fff3d8'),
    fish(300, 530, 70, '#f58a2c', '#fff3d8', false, -10),
    fish(900, 470, 104, '#f5d043', '#22356b', true, 8),
    fish(1010, 420, 80, '#f5d043', '#22356b', true),
    fish(830, 550, 72, '#5fd0d9', '#1c4a80', true),
    shoal(560, 160, 120, 34, 26, 22, '#f2f7d8', 9),
    grade('#0a4a80', 0.12),
    bloom(560, 0, 500, '#c8fff0', 0.35),
    wash('#06244a', 0.5, 'bottom', 0.35),
  );
};

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
    shadow(x + s * 0.2, y, s * 0.6, 0.25) +
    blob(
      [
        [x - s * 0.45, y - 3],
        [x - s * 0.5, y - s * 0.4],
        [x - s * 0.1, y - s * 0.8],
        [x, y - s],
        [x + s * 0.1, y - s * 0.8],
        [x + s * 0.48, y - s * 0.38],
        [x + s * 0.42, y - 3],
      ] as Point[],
      colour,
    ) +
    blob(
      [
        [x - s * 0.4, y - s * 0.1],
        [x - s * 0.42, y - s * 0.4],
        [x - s * 0.1, y - s * 0.74],
        [x - s * 0.1, y - s * 0.3],
      ] as Point[],
      tint(colour, 0.35),
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
  for (const z of [30, 22, 16, 12, 9, 6.8]) {
    const t = 1 - (z - 6.8) / 23;
    for (const side of [-1, 1]) {
      const [x, y] = c.point(side * (5.2 + r() * 1.4), -0.3, z);
      rows += trunkWithRoots(
        x,
        y,
        c.size(z) * 5.4,
        mix('#8fae8c', '#4a3a3c', t),
        mix('#b4d08a', '#3d8a56', t),
        Math.round(z * 3) + side,
      );
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
    mirror(366, rows, 0.22, 0.5),
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
