// Works and building sites.
import { plume } from '../ink/clouds.ts';
import { mix, shade, tint } from '../ink/colour.ts';
import { brush, ranges } from '../ink/land.ts';
import { bloom, mist, wash } from '../ink/light.ts';
import { linear, oval, picture, poly, rect, stroke } from '../ink/paper.ts';
import { person, shadow } from '../ink/people.ts';
import { CARRY, POINT, REACH, WALK } from '../ink/poses.ts';
import { sky, streaks, sun } from '../ink/sky.ts';
import { crane, lattice } from '../ink/structures.ts';
import { skyline } from '../ink/towers.ts';
import { bush, treeline } from '../ink/trees.ts';
import { pickup } from '../ink/vehicles.ts';

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
