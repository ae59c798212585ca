// Lights let go into the night.
import { chance } from '../ink/chance.ts';
import { mix } from '../ink/colour.ts';
import { bloom, glow, grade, wash } from '../ink/light.ts';
import { circle, linear, num, path, picture, rect } from '../ink/paper.ts';
import { person } from '../ink/people.ts';
import { CHEER } from '../ink/poses.ts';
import { templeFront } from '../ink/roofs.ts';
import { sky, stars } from '../ink/sky.ts';
import { chedi } from '../ink/spires.ts';
import { treeline } from '../ink/trees.ts';
import { glitter } from '../ink/water.ts';

const lantern = (x: number, y: number, s: number, heat: number): string => {
  const paper = linear([
    [0, mix('#c9502e', '#f7a24c', heat)],
    [0.6, '#ffc45f'],
    [1, '#fff3c0'],
  ]);
  return (
    glow(x, y, s * 2.6, '#ff9a3c', 0.5) +
    path(
      `M${num(x - s * 0.38)} ${num(y + s * 0.6)}Q${num(x - s * 0.62)} ${num(y - s * 0.3)} ${num(x - s * 0.5)} ${num(y - s * 0.56)}Q${num(x)} ${num(y - s * 0.86)} ${num(x + s * 0.5)} ${num(y - s * 0.56)}Q${num(x + s * 0.62)} ${num(y - s * 0.3)} ${num(x + s * 0.38)} ${num(y + s * 0.6)}Z`,
      paper,
    ) +
    circle(x, y + s * 0.6, s * 0.12, '#fffbe6')
  );
};

export const lanternFestival = (): string => {
  const r = chance(77);
  const sizes = Array.from({ length: 70 }, () => r()).sort((a, b) => a - b);
  const fleet = sizes
    .map((t) =>
      lantern(640 + r.between(-1, 1) * (260 + 420 * (1 - t * 0.4)), 40 + r() * (330 + 60 * t), 5 + t ** 3 * 44, r()),
    )
    .join('');
  const dark = { tile: '#3a2a5c', border: '#2a2350', gold: '#f2a04c', wall: '#4d3a6b', deep: '#241c45' };
  const people = [150, 300, 430, 850, 985, 1130]
    .map((x, i) =>
      person(x, 700, 190 + (i % 3) * 16, i % 2 ? CHEER : { ...CHEER, nearArm: [150, 140] }, {
        top: ['#4a2f5c', '#5a3350', '#352d5c'][i % 3] ?? '',
        rim: '#6d3f5c',
        bottom: '#1f1a3d',
        skin: '#8a4a3f',
        hair: '#1a1530',
        front: 1,
        skirt: i % 2 ? 0.9 : 0,
        sleeves: true,
        left: i % 2 === 0,
      }),
    )
    .join('');
  return picture(
    sky(['#10123a', '#1f1f58', '#4a2f6b', '#9a4a5f'], 560),
    stars(4, 90, 300),
    fleet,
    templeFront(640, 560, 230, 300, dark),
    chedi(400, 560, 210, '#4d3563', '#a85f5a'),
    chedi(880, 560, 210, '#4d3563', '#a85f5a'),
    treeline(562, 54, '#1f1b44', 6),
    rect(
      0,
      556,
      1280,
      164,
      linear([
        [0, '#5a3058'],
        [1, '#1c1838'],
      ]),
    ),
    glitter(640, 560, 720, 240, 420, '#ff9f4a', 8, 0.35),
    people,
    lantern(300, 470, 62, 1),
    lantern(985, 462, 66, 0.8),
    lantern(640, 420, 78, 1),
    person(
      590,
      712,
      250,
      { ...CHEER, nearArm: [168, 172], farArm: [-160, -178] },
      {
        top: '#6b3a5c',
        rim: '#9a4f5f',
        bottom: '#251d45',
        skin: '#9a543f',
        hair: '#1a1530',
        front: 1,
        skirt: 0.9,
        bun: true,
        sleeves: true,
      },
    ),
    person(
      690,
      712,
      262,
      { ...CHEER, nearArm: [178, 190], farArm: [-158, -172] },
      { top: '#3d3a70', rim: '#9a4f5f', bottom: '#1f1a3d', skin: '#9a543f', hair: '#1a1530', front: 1, sleeves: true },
    ),
    grade('#ff8a3c', 0.08, 'screen'),
    bloom(640, 420, 420, '#ff8a3c', 0.55),
    wash('#0b0a26', 0.5, 'bottom', 0.25),
  );
};
