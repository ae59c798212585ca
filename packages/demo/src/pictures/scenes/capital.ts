// The capital, by night and through its haze.
import { longtail } from '../ink/boats.ts';
import { bloom, glow, grade, mist } from '../ink/light.ts';
import { circle, path, picture, poly, rect, stroke } from '../ink/paper.ts';
import { person } from '../ink/people.ts';
import { STAND } from '../ink/poses.ts';
import { birds, moon, sky, stars, streaks } from '../ink/sky.ts';
import { prang } from '../ink/spires.ts';
import { skyline } from '../ink/towers.ts';
import { treeline } from '../ink/trees.ts';
import { glitter, mirror, ripples, water } from '../ink/water.ts';

export const cityNight = (): string => {
  const back = skyline(
    450,
    120,
    330,
    { front: '#34407f', side: '#2a3570', window: '#3f4c8c', lamp: '#f7cf7a', share: 0.25 },
    4,
  );
  const front = skyline(
    456,
    60,
    220,
    { front: '#232b60', side: '#1a2150', window: '#2e386f', lamp: '#ffdf9a', share: 0.4 },
    15,
  );
  let cables = '';
  for (let i = 0; i < 22; i++) cables += `M560 ${130 + i * 6}L${590 + i * 34} 462`;
  for (let i = 0; i < 10; i++) cables += `M560 ${136 + i * 8}L${530 - i * 40} 462`;
  const bridge =
    stroke(cables, '#ffcf6a', 1.8, 'opacity="0.9"') +
    poly(
      [
        [548, 110],
        [572, 110],
        [584, 300],
        [612, 470],
        [590, 470],
        [562, 320],
        [558, 320],
        [530, 470],
        [508, 470],
        [536, 300],
      ],
      '#f2d9a8',
    ) +
    poly(
      [
        [562, 110],
        [572, 110],
        [584, 300],
        [612, 470],
        [600, 470],
        [566, 310],
      ],
      '#a87f78',
    ) +
    path('M552 110Q560 70 560 60Q560 70 568 110Z', '#ffcf6a') +
    poly(
      [
        [0, 456],
        [1280, 448],
        [1280, 462],
        [0, 474],
      ],
      '#cfae8f',
    ) +
    poly(
      [
        [0, 468],
        [1280, 458],
        [1280, 464],
        [0, 476],
      ],
      '#6a5578',
    ) +
    Array.from({ length: 40 }, (_, i) => circle(i * 33, 452 - i * 0.2, 2.6, '#fff0c0')).join('');
  return picture(
    sky(['#0e1440', '#24307a', '#6a5a9a', '#d98f8a'], 456),
    stars(4, 130, 300),
    moon(1010, 120, 38, '#fff0d0', '#d9c49a'),
    streaks(8, 6, 220, 380, '#b07fa0', 0.4),
    back,
    mist(440, 160, '#e89a8a', 0.35),
    front,
    water(456, ['#6a5a8c', '#2a3474', '#121a48']),
    mirror(460, back + front, 0.45, 0.9),
    mirror(466, bridge, 0.4, 0.8),
    ...[140, 300, 430, 640, 760, 900, 1080, 1200].map((x, i) =>
      glitter(x, 462, 710, 14, 46, ['#ffcf7a', '#ff9a7a', '#8fb8ff'][i % 3] ?? '', i + 3, 0.6),
    ),
    ripples(470, '#141c50', 120, 6, 0.5),
    ripples(470, '#8f8fd0', 60, 8, 0.3),
    bridge,
    glow(560, 200, 260, '#ffcf6a', 0.35),
    longtail(780, 600, 360, '#151a44', '#2f3a78', '#ff8a5a'),
    glow(720, 574, 70, '#ffcf7a', 0.9),
    circle(720, 574, 5, '#fff3cc'),
    ripples(604, '#0e1440', 20, 11, 0.7),
    bloom(560, 460, 520, '#ff9a6a', 0.3),
  );
};

export const cityHaze = (): string =>
  picture(
    sky(['#a58f7d', '#c9a98a', '#e3c39a', '#e9cfa8'], 720),
    circle(840, 210, 66, '#f7b07a') + glow(840, 210, 330, '#f9c08a', 0.55),
    skyline(560, 200, 420, { front: '#c9ab8f', side: '#c2a389', window: '#cfb398' }, 31),
    mist(480, 360, '#e6c9a0', 0.75),
    skyline(610, 140, 330, { front: '#b09680', side: '#a58b79', window: '#baa18a' }, 44),
    mist(560, 260, '#dfc09a', 0.7),
    prang(330, 640, 170, '#9a8172', '#b59a84'),
    skyline(660, 90, 230, { front: '#8f7a72', side: '#83706b', window: '#9c877c' }, 52),
    mist(640, 180, '#d0b090', 0.6),
    skyline(720, 40, 130, { front: '#6f6168', side: '#625662', window: '#7d6e72' }, 63),
    treeline(724, 50, '#5a5058', 4),
    poly(
      [
        [-10, 640],
        [1290, 610],
        [1290, 730],
        [-10, 730],
      ],
      '#4a4354',
    ),
    poly(
      [
        [-10, 640],
        [1290, 610],
        [1290, 618],
        [-10, 650],
      ],
      '#7d6f74',
    ),
    stroke('M-10 560L1290 526M-10 600L1290 568', '#3a3446', 6),
    ...Array.from({ length: 12 }, (_, i) => rect(30 + i * 112, 556 - i * 2.9, 6, 84, '#3a3446')),
    person(
      560,
      700,
      400,
      { ...STAND, nod: -6, nearArm: [20, 70], farArm: [30, 76] },
      { top: '#5f7f92', bottom: '#2f2f44', skin: '#a8765a', rim: '#c9b79a', sleeves: true },
    ),
    poly(
      [
        [572, 336],
        [600, 342],
        [598, 366],
        [576, 370],
        [562, 356],
      ],
      '#f4efe4',
    ) + stroke('M566 340L590 338M564 356L574 366', '#d9d0c4', 2),
    person(
      710,
      704,
      280,
      { ...STAND, nearArm: [24, 70] },
      { top: '#c9785a', bottom: '#3a3448', skin: '#a8765a', rim: '#e8b08a', sleeves: true, bun: true },
    ),
    poly(
      [
        [716, 444],
        [736, 449],
        [735, 466],
        [720, 469],
        [709, 459],
      ],
      '#f4efe4',
    ),
    grade('#e0a05a', 0.14, 'multiply'),
    mist(360, 700, '#f2cf9a', 0.22),
    birds(380, 220, 5, '#8a7468', 7, 12),
  );
