// Ministries and parliament from outside.
import { heap } from '../ink/clouds.ts';
import { brush } from '../ink/land.ts';
import { palm } from '../ink/leaves.ts';
import { bloom, glow, wash } from '../ink/light.ts';
import { linear, path, picture, poly, rect, stroke } from '../ink/paper.ts';
import { person, shadow } from '../ink/people.ts';
import { PHOTO, WALK } from '../ink/poses.ts';
import { ROYAL, templeSide } from '../ink/roofs.ts';
import { birds, sky, stars, streaks } from '../ink/sky.ts';
import { chedi, flag } from '../ink/spires.ts';
import { facade } from '../ink/structures.ts';
import { skyline } from '../ink/towers.ts';
import { bush, canopy, tree, treeline } from '../ink/trees.ts';
import { car } from '../ink/vehicles.ts';
import { glitter, mirror, ripples, water } from '../ink/water.ts';

const walkers = (list: readonly (readonly [number, number, number, string, boolean])[]): string =>
  list
    .map(
      ([x, y, h, top, left]) =>
        shadow(x + h * 0.2, y, h * 0.34, 0.28) + person(x, y, h, WALK, { top, bottom: '#27305a', left, sleeves: true }),
    )
    .join('');

export const ministry = (): string =>
  picture(
    sky(['#4f9fd0', '#a5d6e2', '#f7efd0'], 470),
    heap(250, 190, 420, '#ffffff', '#d4e6ea', 5),
    heap(1070, 230, 380, '#ffffff', '#d4e6ea', 9),
    treeline(492, 90, '#7fb08a', 4),
    palm(90, 510, 260, '#4f9a66', '#8a7358', 4, 0.05),
    palm(1200, 510, 280, '#4f9a66', '#8a7358', 8, -0.05),
    facade(640, 520, 1000, 290, '#f0dcb4', '#3f5a84', 8),
    templeSide(640, 268, 420, 120, { ...ROYAL, wall: '#f0dcb4' }),
    poly(
      [
        [640, 232],
        [1140, 300],
        [1140, 520],
        [900, 520],
      ],
      '#2a3a6a',
      'opacity="0.1"',
    ),
    rect(
      0,
      516,
      1280,
      210,
      linear([
        [0, '#bcd67c'],
        [1, '#5f9a4c'],
      ]),
    ),
    brush(0, 522, 1280, 200, '#e6f0a8', 120, 18, 2, 4, 0.5),
    brush(0, 540, 1280, 180, '#3f7a40', 120, 18, 2, 8, 0.35),
    poly(
      [
        [560, 518],
        [720, 518],
        [1010, 730],
        [270, 730],
      ],
      linear([
        [0, '#f4e3bd'],
        [1, '#d6bc94'],
      ]),
    ),
    poly(
      [
        [560, 518],
        [566, 518],
        [300, 730],
        [270, 730],
      ],
      '#fff6de',
    ),
    poly(
      [
        [714, 518],
        [720, 518],
        [1010, 730],
        [980, 730],
      ],
      '#fff6de',
    ),
    ...[
      [420, 560],
      [340, 610],
      [220, 680],
      [860, 560],
      [940, 610],
      [1060, 680],
    ].map(
      ([x = 0, y = 0], i) =>
        shadow(x + 20, y, (y - 500) * 0.6, 0.25) + bush(x, y + 4, (y - 480) * 0.9, '#5d9a50', i + 3),
    ),
    flag(640, 560, 330, 110, '#f7f0dc'),
    rect(600, 552, 80, 20, '#fff6de') + rect(590, 568, 100, 14, '#d9c49c'),
    car(820, 640, 170, '#22284a', true),
    walkers([
      [520, 600, 104, '#2f4a8c', false],
      [570, 604, 100, '#f6f0e0', false],
      [700, 690, 180, '#8f3f4c', true],
      [770, 696, 186, '#e9e2d0', true],
    ]),
    canopy(110, '#3f8050', 6, -60, 420),
    birds(900, 150, 6, '#4a6a8a', 4, 11),
    bloom(160, 40, 620, '#fff0b0', 0.5),
  );

export const parliament = (): string => {
  let fins = '';
  for (let i = 0; i < 44; i++) fins += rect(150 + i * 22.6, 356, 9, 80, i % 2 ? '#f2d0a0' : '#d9a884');
  const house =
    rect(120, 344, 1040, 108, '#8f6a7d') +
    fins +
    rect(110, 332, 1060, 16, '#ffe9c0') +
    rect(110, 346, 1060, 5, '#a57f84') +
    [0, 1, 2, 3]
      .map(
        (i) =>
          rect(300 + i * 64, 306 - i * 34, 680 - i * 128, 36, i % 2 ? '#e3b58c' : '#f4d3a4') +
          rect(640 + 40, 306 - i * 34, 300 - i * 64, 36, '#6a4a70', 'opacity="0.25"') +
          rect(294 + i * 64, 302 - i * 34, 692 - i * 128, 8, '#fff0cc'),
      )
      .join('') +
    chedi(640, 204, 176, '#e0a02c', '#fff0a8') +
    [-1, 1]
      .map(
        (k) =>
          chedi(640 + k * 132, 234, 66, '#d99a34', '#ffe9a0') + chedi(640 + k * 200, 268, 52, '#d99a34', '#ffe9a0'),
      )
      .join('') +
    rect(80, 436, 1120, 20, '#c99a84') +
    rect(540, 380, 200, 60, '#3a2f54') +
    Array.from({ length: 7 }, (_, i) => rect(552 + i * 28, 384, 12, 56, '#ffcf7a')).join('') +
    flag(220, 336, 120, 60) +
    flag(1060, 336, 120, 60);
  return picture(
    sky(['#3a4488', '#8a6aa0', '#ef9a86', '#ffd49a'], 456),
    stars(9, 40, 160),
    streaks(6, 14, 40, 330, '#ffbfa0', 0.6),
    glow(640, 330, 640, '#ffe0a0', 0.6),
    skyline(450, 50, 150, { front: '#a5748f', side: '#8f6688', window: '#c08f98', lamp: '#ffe0a0', share: 0.25 }, 12),
    treeline(454, 40, '#6a5078', 5),
    house,
    treeline(460, 24, '#4f4068', 9),
    water(456, ['#f0b088', '#a5708a', '#4f4a84', '#252a60']),
    mirror(460, house, 0.42, 0.9),
    glitter(640, 460, 720, 120, 260, '#ffe3a0', 6, 0.5),
    ripples(462, '#2f3070', 120, 8, 0.4),
    ripples(462, '#ffd0a0', 70, 11, 0.45),
    bloom(640, 240, 420, '#ffb04c', 0.42),
    wash('#141640', 0.45, 'bottom', 0.3),
  );
};

export const courthouse = (): string => {
  const scales = (x: number, y: number, s: number): string =>
    stroke(
      `M${x} ${y - s}V${y + s * 0.7}M${x - s} ${y - s * 0.6}Q${x} ${y - s * 0.9} ${x + s} ${y - s * 0.6}M${x - s} ${y - s * 0.6}l${-s * 0.34} ${s * 0.8}M${x - s} ${y - s * 0.6}l${s * 0.34} ${s * 0.8}M${x + s} ${y - s * 0.6}l${-s * 0.34} ${s * 0.8}M${x + s} ${y - s * 0.6}l${s * 0.34} ${s * 0.8}M${x - s * 0.4} ${y + s * 0.72}h${s * 0.8}`,
      '#a5742c',
      s * 0.09,
    ) +
    [-1, 1]
      .map((k) =>
        path(
          `M${x + k * s - s * 0.42} ${y + s * 0.2}h${s * 0.84}q${-s * 0.1} ${s * 0.3} ${-s * 0.42} ${s * 0.3}t${-s * 0.42} ${-s * 0.3}z`,
          '#c9943c',
        ),
      )
      .join('');
  const columns = Array.from({ length: 6 }, (_, i) => {
    const x = 296 + i * 128;
    return (
      rect(x, 290, 50, 270, '#f4e3c4') +
      rect(x, 290, 16, 270, '#fff6e0') +
      rect(x + 34, 290, 16, 270, '#b59f9a') +
      rect(x - 10, 272, 70, 20, '#fff2d6') +
      rect(x - 8, 556, 66, 18, '#e3cfae')
    );
  }).join('');
  return picture(
    sky(['#35568f', '#7f9cc0', '#f0cfa8', '#ffe3b4'], 560),
    streaks(7, 9, 40, 260, '#fff0dc', 0.6),
    heap(130, 300, 360, '#fff3e0', '#c9b8c0', 4),
    heap(1180, 260, 380, '#fff3e0', '#c9b8c0', 8),
    treeline(566, 120, '#5f7f78', 5, -20, 220),
    treeline(566, 120, '#557570', 9, 1060, 1300),
    tree(110, 580, 280, '#5f8a5c', '#5d4a40', 4),
    tree(1180, 580, 300, '#4f7f5c', '#5d4a40', 8),
    rect(236, 270, 808, 300, '#8f7a80'),
    rect(290, 300, 700, 270, '#5d5068'),
    ...Array.from(
      { length: 5 },
      (_, i) =>
        rect(366 + i * 128, 350, 46, 220, i === 2 ? '#f2b45c' : '#3a3454') +
        rect(366 + i * 128, 320, 46, 22, '#4a4260'),
    ),
    columns,
    poly(
      [
        [200, 226],
        [1080, 226],
        [1080, 272],
        [200, 272],
      ],
      '#f0dcb8',
    ) +
      poly(
        [
          [200, 262],
          [1080, 262],
          [1080, 274],
          [200, 274],
        ],
        '#a58f8c',
      ) +
      poly(
        [
          [176, 226],
          [640, 70],
          [1104, 226],
        ],
        '#f7e6c4',
      ) +
      poly(
        [
          [250, 216],
          [640, 88],
          [1030, 216],
        ],
        '#cdb294',
      ) +
      poly(
        [
          [640, 70],
          [1104, 226],
          [1080, 226],
          [640, 84],
        ],
        '#9a8488',
      ) +
      rect(176, 216, 928, 14, '#fff4da'),
    scales(640, 168, 54),
    ...[0, 1, 2, 3, 4, 5].map(
      (i) =>
        rect(220 - i * 34, 570 + i * 20, 840 + i * 68, 21, i % 2 ? '#e3cba8' : '#f2dfbc') +
        rect(220 - i * 34, 586 + i * 20, 840 + i * 68, 6, '#a58c84'),
    ),
    poly(
      [
        [640, 574],
        [1060, 574],
        [1230, 690],
        [860, 690],
      ],
      '#3a3a68',
      'opacity="0.16"',
    ),
    rect(0, 690, 1280, 40, '#8a7a80'),
    walkers([
      [560, 646, 150, '#262a4a', false],
      [640, 640, 146, '#e8e0d0', false],
      [470, 690, 190, '#7d3f4c', true],
      [800, 660, 160, '#2f4a7a', true],
    ]),
    shadow(900, 700, 60, 0.3),
    person(900, 700, 200, PHOTO, { top: '#3f5f5c', bottom: '#22284a', left: true }),
    rect(838, 552, 30, 20, '#1a1f38'),
    bush(120, 706, 190, '#5f8a58', 5),
    bush(1170, 708, 190, '#4f7f50', 8),
    bloom(300, 60, 640, '#ffd9a0', 0.42),
  );
};
