// Forests and what lives or burns in them.
import { elephant } from '../ink/animals.ts';
import { chance } from '../ink/chance.ts';
import { plume } from '../ink/clouds.ts';
import { blades, brush, ranges, ridge, ridgeLine, span } from '../ink/land.ts';
import { reeds } from '../ink/leaves.ts';
import { bloom, glow, mist, rayWedge, wash } from '../ink/light.ts';
import { bicycle } from '../ink/machines.ts';
import { circle, linear, num, type Point, path, picture, poly, rect, stroke, WIDTH } from '../ink/paper.ts';
import { person, shadow } from '../ink/people.ts';
import { POINT } from '../ink/poses.ts';
import { birds, sky, streaks, sun } from '../ink/sky.ts';
import { canopy, crown, rainTree, treeline, trunk, trunks } from '../ink/trees.ts';

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
    elephant(130, 540, 240, '#9c8a80', 0.6),
    elephant(1000, 556, 300, '#8d7d78', -0.5),
    blades(span(560), 40, '#a59646', 240, 9, 4),
    elephant(500, 640, 520, '#756a70', 0.7),
    elephant(770, 656, 200, '#87797a', -0.6, false, false),
    blades(span(664), 70, '#8a8a3c', 300, 14, 5),
    blades(span(726), 110, '#5d6a32', 260, 19, 6),
    blades(span(734), 80, '#3f4f2c', 200, 23, 7),
    birds(330, 190, 6, '#8a5f45', 5, 13),
    bloom(950, 270, 640, '#ffb04c', 0.5),
    wash('#3a3020', 0.3, 'bottom', 0.25),
  );

/** A flame with a bright heart. */
const flame = (x: number, y: number, s: number, lean: number): string => {
  const tongue = (k: number, colour: string): string =>
    path(
      `M${num(x - s * 0.42 * k)} ${num(y)}C${num(x - s * 0.7 * k)} ${num(y - s * 0.7 * k)} ${num(x - s * 0.1 * k)} ${num(y - s * 0.9 * k)} ${num(x + lean * k)} ${num(y - s * 2 * k)}C${num(x + s * 0.2 * k)} ${num(y - s * 1.1 * k)} ${num(x + s * 0.8 * k)} ${num(y - s * 0.8 * k)} ${num(x + s * 0.42 * k)} ${num(y)}Z`,
      colour,
    );
  return tongue(1, '#f0531c') + tongue(0.72, '#ff9a2c') + tongue(0.42, '#ffe79a');
};

/** Fire that runs along a line: flames of every size, overlapping, over one glow. */
const fireLine = (points: readonly Point[], s: number, seed: number): string => {
  const r = chance(seed);
  return (
    points.map(([x, y]) => glow(x, y - s, s * 5, '#ff6a1f', 0.28)).join('') +
    points
      .map(([x, y]) =>
        [0, 1, 2]
          .map(() =>
            flame(
              x + r.between(-1.4, 1.4) * s,
              y + r.between(0, 0.5) * s,
              s * r() ** 1.5 * 1.5 + s * 0.3,
              s * r.between(-0.4, 0.7),
            ),
          )
          .join(''),
      )
      .join('')
  );
};

export const forestSmoke = (): string => {
  const r = chance(22);
  const along = (y: number, rise: number, seed: number, from: number, to: number, every: number): Point[] =>
    ridgeLine(y, rise, seed, 320).filter(([x], i) => i % every === 0 && x > from && x < to);
  const smoke = (x: number, y: number, h: number, w: number, lean: number, seed: number): string =>
    plume(x, y, h, w, '#6d4a54', lean, seed, 0.55) +
    plume(x + 14, y, h * 0.9, w * 0.7, '#b5705a', lean, seed + 1, 0.4) +
    plume(x + 22, y, h * 0.4, w * 0.5, '#f0a060', lean * 0.3, seed + 2, 0.35);
  return picture(
    sky(['#2f2740', '#6a4250', '#c46f4c', '#f0a860'], 540),
    circle(960, 150, 50, '#ff9458') + glow(960, 150, 320, '#ff8a4c', 0.5),
    smoke(330, 420, 420, 260, 200, 3),
    smoke(800, 430, 430, 300, 260, 17),
    ranges({
      top: 370,
      bottom: 440,
      layers: 3,
      far: '#b06a5a',
      near: '#6b3f4c',
      mist: '#f0a060',
      rise: 150,
      seed: 9,
      span: 280,
    }),
    mist(470, 130, '#f7a860', 0.55),
    ridge(540, 150, '#54304a', 52, 320, '#9a5444'),
    fireLine(along(540, 150, 52, 120, 760, 4), 13, 5),
    smoke(560, 500, 330, 220, -120, 31),
    treeline(556, 44, '#43263f', 4, 780, 1320),
    ridge(620, 150, '#381f38', 31, 320, '#6b3440'),
    fireLine(along(620, 150, 31, 640, 1220, 3), 21, 8),
    mist(640, 110, '#e8743c', 0.45),
    ridge(700, 110, '#21152c', 14, 360, '#1a1024'),
    trunks(700, 6, 13, '#1b1128', 4, -30, 230),
    trunks(700, 6, 13, '#1b1128', 8, 1060, 1310),
    fireLine(
      [
        [300, 664],
        [360, 672],
        [960, 668],
        [1020, 676],
      ],
      30,
      12,
    ),
    ...[500, 640, 780].map((x, i) =>
      person(
        x,
        706 - i * 3,
        236,
        i === 1 ? POINT : { lean: 20, nearArm: [30, 66], farArm: [50, 80], nearLeg: [22, 4], farLeg: [-16, -24] },
        {
          top: '#e0a52c',
          rim: '#ffd870',
          bottom: '#4a3a34',
          skin: '#7a4a3f',
          hat: 'hard',
          hatColour: '#f0452c',
          sleeves: true,
          left: i !== 1,
          shoes: '#17101f',
        },
      ),
    ),
    stroke('M470 590L372 702', '#17101f', 7) + stroke('M352 694h42M356 688v14M368 692v12M380 692v12', '#17101f', 5),
    stroke('M748 590L656 706', '#17101f', 7) +
      poly(
        [
          [644, 698],
          [670, 714],
          [648, 720],
        ],
        '#17101f',
      ),
    rect(0, 704, WIDTH, 20, '#170f20'),
    blades(span(724), 40, '#170f20', 160, 6, 5),
    ...Array.from({ length: 80 }, () =>
      circle(r() * WIDTH, r.between(100, 660), r.between(0.8, 2.8), '#ffc46a', `opacity="${num(r.between(0.3, 0.9))}"`),
    ),
    bloom(760, 560, 620, '#ff7a2c', 0.3),
    wash('#150c22', 0.55, 'top', 0.35),
  );
};
