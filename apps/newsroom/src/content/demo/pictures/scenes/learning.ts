// Schools, libraries, laboratories, machines that think.
import { camera, panes } from '../ink/camera.ts';
import { chance } from '../ink/chance.ts';
import { mix, shade, tint } from '../ink/colour.ts';
import { brush, ranges } from '../ink/land.ts';
import { circle, linear, num, oval, type Point, path, picture, poly, rect, stroke } from '../ink/paper.ts';
import { bust, POINT, person, SIT, STAND, shadow, WALK } from '../ink/people.ts';
import { flag } from '../ink/roofs.ts';
import { beam, books, pendant } from '../ink/rooms.ts';
import { birds, bloom, glow, heap, mist, rayWedge, sky, wash } from '../ink/sky.ts';
import { bush, canopy, palm, rainTree, tree, treeline } from '../ink/trees.ts';

export const villageSchool = (): string => {
  let posts = '';
  for (let i = 0; i < 9; i++)
    posts += rect(296 + i * 82, 400, 10, 112, '#fff0d0') + rect(301 + i * 82, 400, 5, 112, '#c9a58c');
  let openings = '';
  for (let i = 0; i < 8; i++)
    openings +=
      rect(316 + i * 82, 424, 50, i % 3 === 1 ? 88 : 50, '#3f5468') +
      (i % 3 === 1 ? '' : rect(316 + i * 82, 424, 12, 50, '#3f8fa0') + rect(354 + i * 82, 424, 12, 50, '#3f8fa0'));
  const pupil = (x: number, y: number, h: number, girl: boolean): string =>
    shadow(x + h * 0.2, y, h * 0.26, 0.25, '#5d4030') +
    person(
      x,
      y,
      h,
      { ...STAND, nod: -8 },
      {
        top: '#fffaf0',
        bottom: girl ? '#2b3a6a' : '#7d6240',
        skirt: girl ? 0.5 : 0,
        long: false,
        front: 1,
        rim: '#ffffff',
        bun: false,
      },
    );
  return picture(
    sky(['#5fb0d9', '#b5dde0', '#fdeec4'], 430),
    heap(980, 190, 420, '#fffdf4', '#d5e6e2', 4),
    heap(180, 150, 320, '#fffdf4', '#d5e6e2', 9),
    ranges({
      top: 300,
      bottom: 390,
      layers: 4,
      far: '#a9cdcf',
      near: '#5f9f84',
      mist: '#f7f0cf',
      rise: 150,
      seed: 13,
      span: 260,
    }),
    mist(420, 90, '#fbf4d4', 0.8),
    treeline(470, 70, '#6fa878', 6),
    rainTree(150, 520, 330, '#5f9f52', '#6d5340', 4, 1),
    palm(1180, 520, 330, '#4f9a66', '#8a6d52', 8, -0.06),
    tree(1080, 510, 180, '#6fae5c', '#6d5340', 3, 1),
    rect(280, 388, 690, 130, '#e8b878'),
    rect(280, 388, 690, 34, '#b58458'),
    openings,
    posts,
    poly(
      [
        [240, 396],
        [330, 290],
        [930, 290],
        [1012, 396],
      ],
      '#c9553f',
    ) +
      poly(
        [
          [240, 396],
          [330, 290],
          [380, 290],
          [300, 396],
        ],
        '#e07a58',
      ) +
      stroke('M256 378H996M274 356H978M292 334H962M310 312H946', '#94382f', 2.4, 'opacity="0.6"') +
      rect(236, 392, 780, 10, '#fff0d0') +
      poly(
        [
          [570, 330],
          [630, 262],
          [690, 330],
        ],
        '#e8b878',
      ) +
      poly(
        [
          [552, 336],
          [630, 248],
          [708, 336],
          [694, 336],
          [630, 266],
          [566, 336],
        ],
        '#8f3a32',
      ) +
      circle(630, 306, 14, '#fff6e0'),
    rect(260, 512, 740, 14, '#d9bd94'),
    rect(
      0,
      524,
      1280,
      200,
      linear([
        [0, '#e9cf98'],
        [1, '#b98a5c'],
      ]),
    ),
    brush(0, 530, 1280, 190, '#fff0c8', 90, 30, 2.4, 4, 0.5),
    poly(
      [
        [0, 524],
        [330, 524],
        [130, 724],
        [0, 724],
      ],
      '#7f9f58',
      'opacity="0.8"',
    ),
    poly(
      [
        [1280, 524],
        [1040, 524],
        [1150, 724],
        [1280, 724],
      ],
      '#7f9f58',
      'opacity="0.8"',
    ),
    flag(640, 560, 470, 150, '#fff6e0'),
    rect(600, 552, 80, 16, '#fff6e0') + rect(588, 566, 104, 16, '#d9c09a'),
    ...Array.from({ length: 7 }, (_, i) => pupil(370 + i * 88, 604, 92, i % 2 === 0)),
    ...Array.from({ length: 6 }, (_, i) => pupil(360 + i * 112, 662, 122, i % 2 === 1)),
    shadow(990, 620, 50, 0.25),
    person(
      980,
      620,
      150,
      { ...STAND, nod: -8 },
      { top: '#d98a5c', bottom: '#4a3a5f', skirt: 0.8, bun: true, left: true },
    ),
    shadow(1040, 626, 50, 0.25),
    person(1040, 626, 160, { ...STAND, nod: -8 }, { top: '#d9c9a4', bottom: '#6d5a40', left: true }),
    bush(90, 712, 220, '#5d9a50', 5, 1),
    bush(1210, 712, 220, '#4f8f50', 8, 1),
    birds(760, 150, 6, '#4f7a90', 4, 12),
    bloom(1180, 60, 640, '#fff0b0', 0.5),
  );
};

export const classroom = (): string => {
  const c = camera(640, 270, 640, 3.1);
  let panels = '';
  for (let i = 0; i < 3; i++) {
    const z = 5.4 + i * 4;
    panels +=
      c.wall(-8.5, 1.6, z, 5.4, z + 3.2, '#fff3cc') +
      path(
        panes(
          [c.point(-8.5, 5.4, z), c.point(-8.5, 5.4, z + 3.2), c.point(-8.5, 1.6, z + 3.2), c.point(-8.5, 1.6, z)],
          2,
          2,
          [0.88, 0.9],
        ),
        linear([
          [0, '#a5dbe3'],
          [1, '#d9efc4'],
        ]),
      );
  }
  const desk = (x: number, z: number, i: number): string => {
    const [px, py] = c.point(x + 0.8, 1.15, z - 0.1);
    const s = c.size(z) * 0.52;
    return (
      c.box(x, 1.15, z, x + 1.7, 1.25, z + 0.9, '#b5713f', { top: '#f0c084' }) +
      c.screen(z, x + 0.08, 0, x + 0.16, 1.15, '#4f6a80') +
      c.screen(z, x + 1.54, 0, x + 1.62, 1.15, '#4f6a80') +
      c.floor(x + 0.6, z + 0.2, x + 1.2, z + 0.6, '#fffaf0', 1.27) +
      bust(px, py + s * 0.75, s, i % 2 ? '#fff8ea' : '#f4ead8', i % 3 === 1 ? '#2f2430' : '#1f1c28', '#ffffff') +
      (i % 3 === 1
        ? circle(px - s * 0.52, py - s * 0.5, s * 0.2, '#2f2430') +
          circle(px + s * 0.52, py - s * 0.5, s * 0.2, '#2f2430')
        : '')
    );
  };
  let desks = '';
  let i = 0;
  for (const z of [13, 10, 7.6]) for (const x of [-5.6, -2.6, 0.9, 3.9]) desks += desk(x, z, i++);
  return picture(
    rect(0, 0, 1280, 720, '#f0d8a8'),
    c.wall(-8.5, 0, 2, 6.6, 18, '#e3c48f'),
    panels,
    c.wall(8.5, 0, 2, 6.6, 18, '#d9a878'),
    c.screen(18, -8.5, 0, 8.5, 6.6, '#f4dfb0'),
    c.quad(
      [
        [-8.5, 6.6, 2],
        [8.5, 6.6, 2],
        [8.5, 6.6, 18],
        [-8.5, 6.6, 18],
      ],
      '#c9a078',
    ),
    c.floor(
      -8.5,
      2,
      8.5,
      18,
      linear([
        [0, '#d9a070'],
        [1, '#8a5640'],
      ]),
    ),
    ...Array.from({ length: 12 }, (_, k) =>
      c.quad(
        [
          [-8.5 + k * 1.5, 0.01, 2],
          [-8.4 + k * 1.5, 0.01, 2],
          [-8.4 + k * 1.5, 0.01, 18],
          [-8.5 + k * 1.5, 0.01, 18],
        ],
        '#8a5640',
        'opacity="0.4"',
      ),
    ),
    c.screen(17.9, -5.2, 1.4, 5.2, 5.3, '#c98f5c'),
    c.screen(17.8, -5, 1.55, 5, 5.15, '#2f6a5c'),
    c.screen(17.7, -5, 1.3, 5, 1.5, '#f0cf98'),
    stroke('M486 300V216M486 300H620M490 290Q520 280 540 250T610 222', '#e9f4e0', 3) +
      circle(730, 250, 26, 'none', 'stroke="#f7d97a" stroke-width="3"') +
      stroke(
        'M730 214V206M730 286V294M694 250H686M766 250H774M705 225L699 219M755 225L761 219M705 275L699 281M755 275L761 281',
        '#f7d97a',
        3,
      ) +
      stroke('M670 304L700 280L716 296L740 270L780 304', '#a5d9e0', 3),
    flag(860, 196, 60, 30),
    c.screen(17.8, -7.6, 2, -5.8, 4.6, '#f7eedc') +
      c.screen(17.7, -7.4, 2.2, -6, 3.2, '#e8915c') +
      c.screen(17.7, -7.4, 3.4, -6, 4.4, '#5fa8b5'),
    ...[0, 1, 2].map((k) =>
      c.quad(
        [
          [-6.5, 0.02, 5.4 + k * 4],
          [-6.5, 0.02, 8.6 + k * 4],
          [2.5, 0.02, 10.4 + k * 4],
          [2.5, 0.02, 7.2 + k * 4],
        ],
        '#fff0b0',
        'opacity="0.5"',
      ),
    ),
    person(
      800,
      372,
      160,
      { ...POINT, nearArm: [100, 116] },
      { top: '#e2674a', bottom: '#34406a', skirt: 0.9, bun: true, left: true, sleeves: true },
    ),
    c.box(3.6, 0, 15, 6.4, 1.3, 16.4, '#a8683c', { top: '#e8b878' }),
    desks,
    ...[
      [210, 140],
      [470, 150],
      [830, 148],
      [1090, 144],
    ].map(
      ([x = 0, s = 0], k) =>
        bust(x, 770, s, k % 2 ? '#fff8ea' : '#f2e6d0', '#1f1c28', '#ffffff') +
        (k % 2
          ? circle(x - s * 0.5, 770 - s * 1.3, s * 0.18, '#1f1c28') +
            circle(x + s * 0.5, 770 - s * 1.3, s * 0.18, '#1f1c28')
          : ''),
    ),
    rayWedge([40, 60], [420, 640], [760, 560], '#fff3c0', 0.35),
    rayWedge([180, 120], [560, 520], [820, 480], '#fff3c0', 0.3),
    stroke('M120 200L560 160M1160 200L760 160', '#fff0c8', 0.1),
    bloom(60, 160, 520, '#fff0b8', 0.5),
    wash('#4a2430', 0.35, 'right', 0.4),
  );
};

export const library = (): string => {
  const c = camera(640, 330, 640, 2.6);
  const spines = ['#b5473c', '#3f6f8a', '#d9a03c', '#5f8a5c', '#8a5a7d', '#e3d2a8', '#2f4a7a'] as const;
  const r = chance(9);
  let shelves = '';
  for (let k = 5; k >= 0; k--) {
    const z = 5.4 + k * 4.2;
    for (const side of [-1, 1]) {
      const x = side * 5;
      shelves += c.quad(
        [
          [x, 0, z],
          [x, 6.4, z],
          [x, 6.4, z + 3],
          [x, 0, z + 3],
        ],
        side < 0 ? '#9a5f38' : '#6d4030',
      );
      for (let row = 0; row < 5; row++) {
        const y = 0.4 + row * 1.2;
        shelves += c.wall(x, y, z + 0.1, y + 1.06, z + 2.9, '#3a2228');
        for (let b = z + 0.12; b < z + 2.8; ) {
          const w = r.between(0.09, 0.22);
          const top = y + r.between(0.7, 1);
          const col = r.pick(spines);
          if (r() > 0.08)
            shelves += c.wall(x, y, b, top, Math.min(b + w, z + 2.88), side < 0 ? tint(col, 0.12) : shade(col, 0.3));
          b += w + 0.015;
        }
      }
      const [x0, x1] = side < 0 ? [-9, -5] : [5, 9];
      shelves +=
        c.screen(z, x0, 0, x1, 6.4, side < 0 ? '#c98a52' : '#8a5238') +
        c.screen(z, side < 0 ? -5.5 : 5.1, 0.4, side < 0 ? -5.1 : 5.5, 6, side < 0 ? '#a5683c' : '#6d3f30');
    }
  }
  const arch = 'M470 350V190A170 170 0 0 1 810 190V350Z';
  return picture(
    rect(0, 0, 1280, 720, '#5a3430'),
    c.screen(31, -9, 0, 9, 9, '#e3b478'),
    path(arch, '#fff3cc'),
    path(
      arch,
      linear([
        [0, '#a9dbe0'],
        [0.7, '#f4efc4'],
        [1, '#cfdc94'],
      ]),
    ),
    tree(560, 350, 150, '#8fb868', '#8a7358', 3),
    tree(720, 352, 170, '#7fac60', '#8a7358', 7),
    stroke('M640 20V350M555 45V350M725 45V350M470 190H810M470 270H810', '#8a5a3c', 7),
    stroke('M470 350V190A170 170 0 0 1 810 190V350', '#8a5a3c', 14),
    c.floor(
      -9,
      2,
      9,
      31,
      linear([
        [0, '#e8b878'],
        [0.4, '#b5744a'],
        [1, '#6a3a34'],
      ]),
    ),
    c.floor(-2, 2, 2, 31, '#fff0c0'),
    c.floor(
      -2,
      2,
      2,
      31,
      linear([
        [0, '#f7e0a8', 0.1],
        [1, '#9a5a44', 0.9],
      ]),
    ),
    shelves,
    c.box(-2.4, 0, 9, 2.4, 1.2, 11.5, '#8a5038', { top: '#e8b070' }),
    person(
      590,
      520,
      190,
      { ...SIT, nod: 30, nearArm: [40, 86], farArm: [44, 90] },
      { top: '#3f7f8c', bottom: '#2f3358', bun: true },
    ),
    rect(596, 470, 12, 60, '#5a3430') + rect(540, 466, 66, 10, '#7d4a38'),
    poly(
      [
        [640, 422],
        [672, 430],
        [672, 436],
        [640, 430],
      ],
      '#fffaf0',
    ) +
      poly(
        [
          [704, 422],
          [672, 430],
          [672, 436],
          [704, 430],
        ],
        '#f0e3cc',
      ),
    books(700, 760, 428, 34, spines, 4),
    poly(
      [
        [530, 428],
        [780, 428],
        [800, 444],
        [510, 444],
      ],
      '#f2c484',
    ) +
      rect(510, 444, 290, 10, '#a5683c') +
      rect(526, 452, 12, 110, '#8a5038') +
      rect(772, 452, 12, 110, '#6d3f30'),
    pendant(500, 0, 150, 80, '#2f6a5c', '#fff3c4', 240),
    pendant(640, 0, 120, 60, '#2f6a5c', '#fff3c4', 200),
    pendant(780, 0, 150, 80, '#2f6a5c', '#fff3c4', 240),
    person(
      890,
      600,
      280,
      { lean: 2, nod: -20, nearArm: [130, 150], farArm: [20, 80], nearLeg: [4, 2], farLeg: [-6, -6] },
      { top: '#e8913c', bottom: '#34406a', front: 0.6, sleeves: true },
    ),
    rayWedge([640, 120], [380, 720], [900, 720], '#fff3c0', 0.3),
    bloom(640, 220, 460, '#fff0b0', 0.5),
    wash('#2a1424', 0.4, 'bottom', 0.25),
  );
};

const flask = (x: number, y: number, s: number, liquid: string): string =>
  path(
    `M${num(x - s * 0.13)} ${num(y - s)}H${num(x + s * 0.13)}V${num(y - s * 0.6)}L${num(x + s * 0.45)} ${num(y - s * 0.08)}Q${num(x + s * 0.46)} ${num(y)} ${num(x + s * 0.36)} ${num(y)}H${num(x - s * 0.36)}Q${num(x - s * 0.46)} ${num(y)} ${num(x - s * 0.45)} ${num(y - s * 0.08)}L${num(x - s * 0.13)} ${num(y - s * 0.6)}Z`,
    '#e9fbff',
    'opacity="0.42"',
  ) +
  path(
    `M${num(x - s * 0.27)} ${num(y - s * 0.36)}H${num(x + s * 0.27)}L${num(x + s * 0.43)} ${num(y - s * 0.08)}Q${num(x + s * 0.44)} ${num(y - s * 0.02)} ${num(x + s * 0.35)} ${num(y - s * 0.02)}H${num(x - s * 0.35)}Q${num(x - s * 0.44)} ${num(y - s * 0.02)} ${num(x - s * 0.43)} ${num(y - s * 0.08)}Z`,
    liquid,
  ) +
  oval(x, y - s * 0.36, s * 0.27, s * 0.05, tint(liquid, 0.4)) +
  stroke(
    `M${num(x - s * 0.32)} ${num(y - s * 0.14)}L${num(x - s * 0.1)} ${num(y - s * 0.54)}V${num(y - s * 0.94)}`,
    '#ffffff',
    s * 0.035,
    'opacity="0.8"',
  );
const tube = (x: number, y: number, s: number, liquid: string): string =>
  `<rect x="${num(x - s * 0.08)}" y="${num(y - s)}" width="${num(s * 0.16)}" height="${num(s)}" rx="${num(s * 0.08)}" fill="#e9fbff" opacity="0.5"/><rect x="${num(x - s * 0.065)}" y="${num(y - s * 0.6)}" width="${num(s * 0.13)}" height="${num(s * 0.58)}" rx="${num(s * 0.06)}" fill="${liquid}"/>`;

export const laboratory = (): string =>
  picture(
    rect(
      0,
      0,
      1280,
      720,
      linear([
        [0, '#1f5f74'],
        [1, '#12405c'],
      ]),
    ),
    ...[0, 1, 2].map(
      (i) =>
        rect(
          80 + i * 300,
          50,
          260,
          280,
          linear([
            [0, '#8fd9dc'],
            [1, '#d9f2d4'],
          ]),
        ) +
        treeline(330, 60, '#8fc4a8', i + 3, 80 + i * 300, 340 + i * 300) +
        rect(80 + i * 300, 326, 260, 10, '#d9f0ea') +
        stroke(`M${210 + i * 300} 50V330M${80 + i * 300} 160H${340 + i * 300}`, '#d9f0ea', 7),
    ),
    rect(1000, 60, 240, 12, '#8fc4c9') +
      rect(1000, 180, 240, 12, '#8fc4c9') +
      rect(1000, 300, 240, 12, '#8fc4c9') +
      flask(1050, 60, 46, '#f2a32c') +
      flask(1180, 180, 66, '#e8607a') +
      flask(1060, 180, 52, '#8fd9c4') +
      books(1110, 1230, 300, 80, ['#d9573c', '#e9dcc0', '#3f8fa8', '#f2b63c'], 5) +
      tube(1030, 296, 80, '#7ac4e0') +
      tube(1056, 296, 80, '#f2b63c') +
      tube(1082, 296, 80, '#e8607a'),
    rect(0, 470, 1280, 250, '#0f3650'),
    person(
      460,
      840,
      640,
      { lean: 20, nod: 26, nearArm: [46, 116], farArm: [60, 110], nearLeg: [6, 4], farLeg: [-8, -8] },
      { top: '#f4f8f2', bottom: '#d9e6e4', skin: '#c58c66', sleeves: true, bun: true, front: 0.4, rim: '#ffffff' },
    ),
    poly(
      [
        [596, 322],
        [642, 336],
        [636, 354],
        [592, 342],
      ],
      '#2f8fa8',
      'opacity="0.8"',
    ),
    rect(0, 596, 1280, 24, '#eef6ee'),
    rect(
      0,
      620,
      1280,
      100,
      linear([
        [0, '#7fb5bd'],
        [1, '#2f6a80'],
      ]),
    ),
    path(
      'M640 596H830V578Q830 566 800 566H790Q830 520 806 450L760 430L748 470Q780 510 752 552H680Q650 560 640 580Z',
      '#22344f',
    ) +
      poly(
        [
          [668, 376],
          [700, 362],
          [760, 470],
          [724, 486],
        ],
        '#e9eef0',
      ) +
      poly(
        [
          [688, 366],
          [700, 362],
          [760, 470],
          [742, 478],
        ],
        '#93a9b8',
      ) +
      poly(
        [
          [655, 352],
          [700, 332],
          [708, 356],
          [666, 374],
        ],
        '#22344f',
      ) +
      poly(
        [
          [728, 484],
          [756, 472],
          [766, 500],
          [742, 510],
        ],
        '#f2a32c',
      ) +
      rect(670, 528, 110, 10, '#4f6a84') +
      circle(806, 500, 18, '#4f6a84') +
      glow(735, 526, 60, '#fff6c4', 0.9),
    flask(200, 596, 170, '#f2a32c'),
    flask(330, 596, 120, '#3fc4b0'),
    flask(960, 596, 190, '#e8607a'),
    flask(1090, 596, 130, '#f5d04c'),
    rect(1150, 520, 110, 12, '#c98f5c') +
      rect(1154, 566, 102, 30, '#a5683c') +
      [0, 1, 2, 3]
        .map((i) => tube(1172 + i * 24, 586, 96, ['#5fb8e0', '#8fd95c', '#f2a32c', '#c97ad9'][i] ?? ''))
        .join(''),
    tube(70, 596, 110, '#5fb8e0'),
    tube(100, 596, 110, '#c97ad9'),
    oval(880, 592, 40, 6, '#ffffff', 'opacity="0.5"'),
    rayWedge([300, 40], [520, 720], [820, 720], '#e9fff0', 0.2),
    bloom(400, 160, 520, '#d0fff0', 0.35),
    wash('#061c36', 0.5, 'bottom', 0.3),
  );

export const dataCentre = (): string => {
  const c = camera(640, 330, 620, 2.2);
  const r = chance(15);
  let racks = '';
  for (let k = 11; k >= 0; k--) {
    const z = 3.6 + k * 2.1;
    const t = k / 11;
    for (const side of [-1, 1]) {
      const x = side * 2.5;
      const face = (z0: number, z1: number): readonly [Point, Point, Point, Point] => [
        c.point(x, 4.2, z0),
        c.point(x, 4.2, z1),
        c.point(x, 0.2, z1),
        c.point(x, 0.2, z0),
      ];
      racks +=
        c.wall(x, 0, z, 4.4, z + 2, mix(side < 0 ? '#16285a' : '#1c3268', '#6fa8e0', t * 0.7)) +
        path(panes(face(z + 0.15, z + 1.85), 1, 16, [0.94, 0.62]), mix('#0c1838', '#5f98d9', t * 0.7));
      const keep = Array.from({ length: 160 }, () => r());
      racks +=
        path(
          panes(face(z + 0.3, z + 1.7), 9, 16, [0.34, 0.16], (i, j) => (keep[i * 16 + j] ?? 1) < 0.34),
          '#4fe0d9',
        ) +
        path(
          panes(face(z + 0.3, z + 1.7), 9, 16, [0.34, 0.16], (i, j) => (keep[i * 16 + j] ?? 1) > 0.93),
          '#ffb84c',
        ) +
        path(
          panes(face(z + 0.3, z + 1.7), 9, 16, [0.34, 0.16], (i, j) => {
            const v = keep[i * 16 + j] ?? 0;
            return v > 0.34 && v < 0.4;
          }),
          '#ff6a7a',
        );
      racks += c.wall(x, 0, z + 2, 4.4, z + 2.1, '#0a142f');
    }
  }
  return picture(
    rect(0, 0, 1280, 720, '#0a1432'),
    c.screen(30, -3, -0.2, 3, 5.4, '#bfe4ff'),
    glow(640, 320, 330, '#cfeaff', 0.9),
    c.quad(
      [
        [-2.5, 5, 2],
        [2.5, 5, 2],
        [2.5, 5, 30],
        [-2.5, 5, 30],
      ],
      linear([
        [0, '#16285a'],
        [1, '#4f86c9'],
      ]),
    ),
    c.quad(
      [
        [-0.6, 4.98, 2],
        [0.6, 4.98, 2],
        [0.6, 4.98, 30],
        [-0.6, 4.98, 30],
      ],
      '#f2fbff',
    ),
    c.floor(
      -2.5,
      2,
      2.5,
      30,
      linear([
        [0, '#8fc0ec'],
        [0.3, '#3a62a8'],
        [1, '#111f4a'],
      ]),
    ),
    ...Array.from({ length: 12 }, (_, k) => c.floor(-2.5, 3 + k * 2.2, 2.5, 3.04 + k * 2.2, '#0f1c44')),
    c.floor(-0.02, 2, 0.02, 30, '#0f1c44'),
    racks,
    c.quad(
      [
        [-1.6, 0.01, 2],
        [-1, 0.01, 2],
        [-0.4, 0.01, 28],
        [-0.5, 0.01, 28],
      ],
      '#8ff0ea',
      'opacity="0.16"',
    ),
    c.quad(
      [
        [1.6, 0.01, 2],
        [1, 0.01, 2],
        [0.4, 0.01, 28],
        [0.5, 0.01, 28],
      ],
      '#8ff0ea',
      'opacity="0.16"',
    ),
    shadow(660, 640, 90, 0.5),
    person(
      640,
      640,
      370,
      { lean: 0, nod: 20, nearArm: [26, 100], farArm: [34, 104], nearLeg: [6, 2], farLeg: [-8, -10] },
      { top: '#e8913c', bottom: '#1b2750', skin: '#b5805c', rim: '#ffc98a', sleeves: true, front: 0.5 },
    ),
    poly(
      [
        [712, 446],
        [782, 430],
        [790, 438],
        [720, 456],
      ],
      '#d9e6f4',
    ) +
      poly(
        [
          [760, 376],
          [794, 372],
          [790, 438],
          [758, 436],
        ],
        '#8ff0ea',
        'opacity="0.9"',
      ) +
      glow(776, 410, 90, '#8ff0ea', 0.6),
    beam(640, -20, 640, 720, 260, '#cfeaff', 0.16),
    bloom(640, 320, 360, '#8fc8ff', 0.5),
    wash('#050a22', 0.6, 'bottom', 0.3),
  );
};
