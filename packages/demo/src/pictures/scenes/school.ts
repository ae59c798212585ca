// Learning.
import { camera, panes } from '../ink/camera.ts';
import { heap } from '../ink/clouds.ts';
import { brush, ranges } from '../ink/land.ts';
import { palm } from '../ink/leaves.ts';
import { bloom, mist, rayWedge, wash } from '../ink/light.ts';
import { circle, linear, path, picture, poly, rect, stroke } from '../ink/paper.ts';
import { bust, person, shadow } from '../ink/people.ts';
import { POINT, STAND } from '../ink/poses.ts';
import { birds, sky } from '../ink/sky.ts';
import { flag } from '../ink/spires.ts';
import { bush, rainTree, tree, treeline } from '../ink/trees.ts';

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
    c.wall(8.4, 2, 9, 4.6, 13, '#f7eedc'),
    c.wall(8.3, 2.2, 9.3, 4.4, 10.8, '#8fc4b8'),
    c.wall(8.3, 2.2, 11.2, 4.4, 12.7, '#e8a860'),
    c.wall(8.4, 2, 4.6, 4.6, 7.4, '#f7eedc'),
    c.wall(8.3, 2.2, 4.8, 4.4, 5.9, '#e8735c'),
    c.wall(8.3, 2.2, 6.1, 4.4, 7.2, '#7fa8c9'),
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
    bloom(60, 160, 520, '#fff0b8', 0.5),
    wash('#4a2430', 0.35, 'right', 0.4),
  );
};
