// Forests and the mountains of the north.
import { elephant } from '../ink/animals.ts';
import { chance } from '../ink/chance.ts';
import { mix, shade } from '../ink/colour.ts';
import { blades, brush, ranges, ridge, ridgeLine, span } from '../ink/land.ts';
import { circle, linear, num, oval, path, picture, poly, radial, rect, stroke, WIDTH } from '../ink/paper.ts';
import { PHOTO, POINT, person, STAND, shadow, WALK } from '../ink/people.ts';
import { chedi } from '../ink/roofs.ts';
import {
  birds,
  bloom,
  glow,
  grade,
  heap,
  mist,
  moon,
  plume,
  rayWedge,
  sky,
  stars,
  streaks,
  sun,
  wash,
} from '../ink/sky.ts';
import { canopy, crown, rainTree, reeds, tree, treeline, trunk, trunks } from '../ink/trees.ts';
import { bicycle } from '../ink/vehicles.ts';

export const forestRoad = (): string => {
  const road = (k: number): string =>
    `M${640 - 14 * k} 402Q${700 - 30 * k} 440 ${650 - 60 * k} 480T${600 - 420 * k} 730H${600 + 420 * k}Q${690 + 150 * k} 560 ${650 + 62 * k} 480Q${700 + 30 * k} 440 ${640 + 14 * k} 402Z`;
  return picture(
    sky(['#6f9a78', '#c5d08c', '#fbf0b4', '#f7e9a8'], 420),
    glow(640, 330, 520, '#fffbe0', 0.95),
    treeline(410, 190, '#c9d695', 3),
    trunks(410, 44, 5, '#a9bf84', 4, 0, WIDTH, [590, 690]),
    treeline(414, 90, '#a0bf80', 8),
    trunks(430, 30, 9, '#7f9f70', 9, 0, WIDTH, [540, 740]),
    path(
      `M0 420H${WIDTH}V720H0Z`,
      linear([
        [0, '#b5c973'],
        [0.3, '#7fa85a'],
        [1, '#2f6a48'],
      ]),
    ),
    brush(0, 424, 1280, 290, '#dfe896', 170, 16, 2.4, 3, 0.5),
    brush(0, 440, 1280, 290, '#24573f', 190, 20, 2.4, 6, 0.4),
    path(
      road(1),
      linear([
        [0, '#f4e6b4'],
        [0.4, '#c9b590'],
        [1, '#8a8278'],
      ]),
    ),
    path(road(0.03), '#fff3cc', 'stroke-dasharray="20"'),
    stroke('M566 730Q560 600 640 490', '#ffffff', 0.1),
    ...[
      [448, 8],
      [478, 16],
      [530, 26],
      [610, 40],
    ].map(
      ([y = 0, w = 0], i) =>
        poly(
          [
            [0, 0],
            [540, 440],
            [560, 445],
          ].map(() => [0, 0] as const),
          'none',
        ) +
        rect(300 + i * 20, y, w * 7, w * 0.3, '#2f5a48', 'opacity="0.35"') +
        rect(620 - i * 20, y + 10, w * 9, w * 0.34, '#4a5a58', 'opacity="0.35"'),
    ),
    trunks(470, 16, 15, '#567f5c', 14, -20, WIDTH + 20, [470, 810]),
    trunks(540, 9, 26, '#3a6250', 19, -40, WIDTH + 40, [360, 920]),
    crown(300, 60, 460, 260, '#8fb858', 5, 1, '#4f8a50'),
    crown(980, 50, 480, 260, '#8fb858', 9, -1, '#4f8a50'),
    ...[
      [560, 400, 520],
      [690, 640, 800],
      [780, 900, 1060],
    ].map(([x = 0, a = 0, b = 0]) => rayWedge([x, -80], [a, 700], [b, 700], '#fffccf', 0.42)),
    shadow(640, 566, 46, 0.35),
    bicycle(638, 566, 88, '#c9503a'),
    person(
      634,
      556,
      96,
      { lean: 30, nearArm: [52, 66], farArm: [56, 70], nearLeg: [68, -14], farLeg: [24, -26] },
      { top: '#e2574a', bottom: '#2b3a5e', hat: 'helmet', hatColour: '#fff3d8' },
    ),
    trunk(90, 740, 900, 70, '#254a40', 20, false),
    trunk(1210, 740, 900, 84, '#1f4238', -20, false),
    canopy(190, '#2a6146', 6),
    canopy(120, '#1c4a3c', 11),
    blades(span(726, 0, 420), 110, '#1f5540', 130, 5, 7),
    blades(span(726, 860, 1280), 120, '#1a4a3a', 130, 9, 7),
    reeds(180, 730, 130, '#2f7048', 16, 5, 90),
    reeds(1120, 730, 130, '#2f7048', 16, 8, 90),
    bloom(640, 320, 520, '#ffe98a', 0.5),
  );
};

export const forestSmoke = (): string => {
  const r = chance(22);
  const fire = (points: readonly (readonly [number, number])[], s: number): string =>
    points
      .map(
        ([x, y]) =>
          glow(x, y, s * 4.5, '#ff6a1f', 0.4) +
          path(
            `M${num(x - s * 0.5)} ${num(y)}Q${num(x - s * 0.7)} ${num(y - s * 0.8)} ${num(x - s * 0.1)} ${num(y - s * r.between(1.4, 2.3))}Q${num(x + s * 0.1)} ${num(y - s)} ${num(x + s * 0.4)} ${num(y - s * 1.3)}Q${num(x + s * 0.8)} ${num(y - s * 0.4)} ${num(x + s * 0.5)} ${num(y)}Z`,
            '#ff8a2c',
          ) +
          path(
            `M${num(x - s * 0.26)} ${num(y)}Q${num(x - s * 0.3)} ${num(y - s * 0.6)} ${num(x)} ${num(y - s)}Q${num(x + s * 0.4)} ${num(y - s * 0.4)} ${num(x + s * 0.26)} ${num(y)}Z`,
            '#ffe08a',
          ),
      )
      .join('');
  const along = (
    y: number,
    rise: number,
    seed: number,
    spanX: number,
    from: number,
    to: number,
    every: number,
  ): (readonly [number, number])[] =>
    ridgeLine(y, rise, seed, spanX).filter(([x], i) => i % every === 0 && x > from && x < to);
  return picture(
    sky(['#3a2c3f', '#7d4a48', '#c9764c', '#e8a060'], 520),
    circle(930, 170, 46, '#ff9a5c') + glow(930, 170, 300, '#ff8a4c', 0.5),
    plume(380, 400, 380, 330, '#6b4a50', 240, 3, 0.5),
    plume(820, 420, 420, 360, '#7d5552', 260, 7, 0.5),
    ranges({
      top: 360,
      bottom: 420,
      layers: 3,
      far: '#a5655a',
      near: '#6b3f48',
      mist: '#d98a58',
      rise: 150,
      seed: 9,
      span: 280,
    }),
    fire(along(420, 195, 43, 224, 180, 700, 3), 12),
    mist(450, 130, '#e8935a', 0.5),
    plume(560, 470, 330, 260, '#8a5f5a', -160, 12, 0.4),
    ridge(560, 170, '#4a2b3c', 31, 320, '#6b3a3c'),
    treeline(520, 40, '#3a2236', 4, 700, 1300),
    fire(along(560, 170, 31, 320, 480, 1180, 4), 19),
    mist(580, 100, '#d9703c', 0.4),
    ridge(680, 120, '#2a1a2e', 14, 360, '#22162a'),
    trunks(680, 7, 12, '#1f1428', 4, -20, 300),
    trunks(690, 7, 12, '#1f1428', 8, 1010, 1300),
    fire(
      [
        [330, 660],
        [372, 668],
        [930, 672],
        [980, 664],
        [900, 680],
      ],
      30,
    ),
    ...[
      [520, 'l'],
      [640, 'r'],
      [770, 'l'],
    ].map(([x, s], i) =>
      person(
        Number(x),
        700 - i * 4,
        210,
        i === 1 ? POINT : { lean: 20, nearArm: [30, 66], farArm: [50, 80], nearLeg: [22, 4], farLeg: [-16, -24] },
        {
          top: '#d9a02c',
          rim: '#ffd05c',
          bottom: '#4a3a34',
          skin: '#6b3f38',
          hat: 'hard',
          hatColour: '#e8402c',
          sleeves: true,
          left: s === 'l',
          shoes: '#17101f',
        },
      ),
    ),
    stroke('M482 590L400 700M476 580L396 694', '#17101f', 6) +
      stroke('M380 694h40M384 686v14M396 690v12M408 690v12', '#17101f', 5),
    stroke('M730 590L650 704', '#17101f', 6) +
      poly(
        [
          [640, 696],
          [664, 712],
          [644, 716],
        ],
        '#17101f',
      ),
    rect(0, 696, WIDTH, 30, '#1a1022'),
    blades(span(722), 44, '#1a1022', 160, 6, 5),
    ...Array.from({ length: 70 }, () =>
      circle(r() * WIDTH, r.between(120, 660), r.between(0.8, 2.8), '#ffb45c', `opacity="${num(r.between(0.3, 0.9))}"`),
    ),
    grade('#ff7a3c', 0.12, 'screen'),
    wash('#170d22', 0.6, 'top', 0.4),
  );
};

export const elephants = (): string =>
  picture(
    sky(['#e08a52', '#f7b86a', '#ffe0a0', '#fff3cc'], 420),
    sun(950, 270, 60, '#fffbe4', '#ffdc8a', 0.9),
    streaks(4, 8, 50, 200, '#fff0c8', 0.6),
    ranges({
      top: 320,
      bottom: 400,
      layers: 4,
      far: '#e3b58c',
      near: '#8f8a62',
      mist: '#ffe9b4',
      rise: 150,
      seed: 23,
      span: 320,
    }),
    treeline(428, 60, '#7d8a55', 7),
    mist(430, 70, '#ffe7ac', 0.7),
    rainTree(230, 470, 260, '#7d8f45', '#5d4a3a', 4, 1),
    rect(
      0,
      440,
      1280,
      290,
      linear([
        [0, '#e3c46a'],
        [0.5, '#b5a04a'],
        [1, '#5d6a35'],
      ]),
    ),
    brush(0, 450, 1280, 250, '#ffeaa0', 200, 18, 2.4, 5, 0.5),
    brush(0, 450, 1280, 250, '#6d6a30', 200, 18, 2.4, 8, 0.4),
    blades(span(486), 30, '#c9ae58', 260, 5, 3),
    elephant(330, 540, 240, '#9c8a80', 0.6),
    elephant(1010, 556, 300, '#8d7d78', -0.5),
    blades(span(560), 40, '#a59646', 240, 9, 4),
    elephant(640, 640, 520, '#756a70', 0.7),
    elephant(860, 652, 200, '#87797a', -0.6, false, false),
    blades(span(664), 70, '#8a8a3c', 300, 14, 5),
    blades(span(726), 110, '#5d6a32', 260, 19, 6),
    blades(span(734), 80, '#3f4f2c', 200, 23, 7),
    ...[700, 740, 330].map((x, i) => birds(x, 330 - i * 24, 3, '#ffffff', i + 3, 12)),
    bloom(950, 270, 640, '#ffb04c', 0.5),
    wash('#3a3020', 0.3, 'bottom', 0.25),
  );

export const mountainMist = (): string =>
  picture(
    sky(['#4f6fae', '#a9a8d4', '#f7bfa8', '#ffe3b4'], 440),
    streaks(6, 12, 50, 260, '#ffe0d0', 0.6),
    sun(700, 330, 44, '#fff9e2', '#ffd29a', 0.95),
    ranges({
      top: 350,
      bottom: 440,
      layers: 4,
      far: '#b9b0d0',
      near: '#7f93b8',
      mist: '#ffe6cf',
      rise: 130,
      seed: 4,
      span: 260,
      sharp: true,
    }),
    mist(440, 90, '#fff0de', 0.9),
    heap(260, 500, 620, '#fff6ea', '#e3c6cc', 3),
    heap(900, 490, 700, '#fff6ea', '#e0c2cc', 6),
    ridge(560, 150, '#5f7fa0', 17, 300, '#c9c2d4'),
    chedi(865, 474, 150, '#c9923f', '#ffe6a8'),
    chedi(960, 482, 120, '#b98a9a', '#ffe3d4'),
    mist(580, 110, '#fdeadb', 0.9),
    heap(560, 620, 760, '#fffaf0', '#d9c3d0', 11),
    heap(1120, 650, 560, '#fffaf0', '#d4bfce', 15),
    heap(40, 640, 480, '#fffaf0', '#d4bfce', 19),
    path('M-20 560Q120 560 220 600T520 650T760 700L800 740H-20Z', '#2f5568'),
    path('M-20 560Q120 560 220 600T520 650T760 700L770 706Q560 676 460 664T200 620T-20 584Z', '#5d8a80'),
    ...[40, 110, 180].map((x, i) => tree(x, 596 + i * 14, 150 - i * 26, '#3f7568', '#2f3f4a', i + 4, 1)),
    reeds(300, 660, 40, '#24465a', 50, 4, 260),
    shadow(470, 662, 80, 0.35),
    person(440, 660, 150, POINT, { top: '#e2574a', rim: '#ff9a72', bottom: '#27355c', front: 1, sleeves: true }),
    person(505, 666, 146, PHOTO, { top: '#f2b03c', rim: '#ffe08a', bottom: '#33406b', sleeves: true, bun: true }),
    birds(980, 190, 6, '#6b6a98', 6, 12),
    bloom(700, 330, 560, '#ffb07a', 0.45),
  );

export const observatory = (): string => {
  const r = chance(55);
  let dust = '';
  for (let i = 0; i < 900; i++) {
    const t = r();
    const side = (r() + r() + r() - 1.5) * 130;
    dust += circle(
      120 + t * 1040 + side * 0.5,
      620 - t * 660 + side,
      r() ** 3 * 1.9 + 0.4,
      r.pick(['#fff6dc', '#cfe0ff', '#ffd9c0']),
      `opacity="${num(r.between(0.2, 1))}"`,
    );
  }
  const band = `<g transform="translate(640 290) rotate(-32)">${oval(
    0,
    0,
    820,
    150,
    radial([
      [0, '#c9a5d9', 0.55],
      [0.4, '#7d86d0', 0.28],
      [1, '#4a5ab0', 0],
    ]),
  )}${oval(
    60,
    10,
    500,
    46,
    radial([
      [0, '#ffe6cf', 0.6],
      [1, '#ffe6cf', 0],
    ]),
  )}${oval(
    -60,
    22,
    420,
    16,
    radial([
      [0, '#1a1d50', 0.6],
      [1, '#1a1d50', 0],
    ]),
  )}</g>`;
  const dome = 'M500 520A150 150 0 0 1 800 520Z';
  return picture(
    sky(['#0d1440', '#1f2a68', '#3f4f90', '#8a80a8'], 620),
    stars(6, 260, 560),
    band,
    dust,
    mist(560, 160, '#d99a9a', 0.35),
    ranges({
      top: 540,
      bottom: 600,
      layers: 3,
      far: '#5a5f98',
      near: '#2f3a70',
      mist: '#8a86b0',
      rise: 110,
      seed: 8,
      span: 280,
    }),
    path('M-20 690Q200 600 420 590H880Q1100 600 1300 680V740H-20Z', '#161d48'),
    glow(650, 420, 300, '#ffb45c', 0.35),
    rect(490, 516, 320, 90, '#cfc9d8'),
    rect(490, 516, 120, 90, '#8d8fb8'),
    rect(484, 506, 332, 18, '#ece4dc'),
    path(dome, '#d9d4de'),
    path('M500 520A150 150 0 0 1 590 383Q540 440 540 520Z', '#8f92bc'),
    path('M700 384A150 150 0 0 1 800 520H740Q740 440 700 384Z', '#f7efe2'),
    path('M628 372Q650 366 676 374Q700 440 704 520H612Q612 440 628 372Z', '#2a1f3c'),
    path(
      'M634 380Q650 374 672 381Q694 440 697 516H619Q620 440 634 380Z',
      linear([
        [0, '#ff9a4c'],
        [1, '#ffd98a'],
      ]),
    ),
    poly(
      [
        [640, 500],
        [668, 500],
        [730, 380],
        [700, 366],
      ],
      '#3a3f6b',
    ) +
      poly(
        [
          [696, 372],
          [734, 390],
          [740, 378],
          [702, 358],
        ],
        '#5f6698',
      ),
    rect(630, 548, 44, 58, '#ffcf7a'),
    rect(540, 540, 26, 30, '#ffcf7a'),
    rect(740, 540, 26, 30, '#ffcf7a'),
    stroke('M500 520A150 150 0 0 1 800 520', '#fff3dc', 3, 'opacity="0.5"'),
    treeline(640, 60, '#10163c', 7, -20, 470),
    treeline(640, 50, '#10163c', 9, 850, 1300),
    path('M-20 690Q200 630 420 620H880Q1100 630 1300 680V740H-20Z', '#0e1336'),
    path('M640 606L700 606Q760 660 900 730H520Q640 660 640 606Z', '#3a3458'),
    person(430, 640, 78, POINT, { top: '#e8664a', bottom: '#1f2450', rim: '#ff9a6a', sleeves: true, front: 1 }),
    person(395, 642, 60, STAND, { top: '#f2b03c', bottom: '#1f2450', front: 1, sleeves: true }),
    bloom(660, 470, 260, '#ff9a3c', 0.4),
  );
};
