// The capital from afar, and the ways in and out of it.

import { longtail } from '../ink/boats.ts';
import { skyline, tower } from '../ink/buildings.ts';
import { camera, panes } from '../ink/camera.ts';
import { mix, shade, tint } from '../ink/colour.ts';
import { circle, linear, num, type Point, path, picture, poly, rect, stroke } from '../ink/paper.ts';
import { person, STAND, shadow, WALK } from '../ink/people.ts';
import { chedi, prang } from '../ink/roofs.ts';
import { birds, bloom, glow, grade, heap, mist, moon, sky, stars, streaks, sun, wash } from '../ink/sky.ts';
import { bush, reeds, treeline } from '../ink/trees.ts';
import { airliner, bus, car } from '../ink/vehicles.ts';
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

export const skyTrain = (): string => {
  const c = camera(300, 330, 640, 13.4);
  const city =
    tower(60, 560, 150, 420, { front: '#b9d0d6', side: '#8fb0c0', window: '#e0ecec' }, 4, 'step') +
    tower(430, 560, 120, 330, { front: '#c9d4d0', side: '#9fb5bf', window: '#e6eee8' }, 9, 'slant') +
    tower(-70, 580, 130, 300, { front: '#d9c9a8', side: '#a89a94', window: '#f4ecd4' }, 12);
  let piers = '';
  for (let z = 110; z > 9; z *= 0.74)
    piers +=
      c.box(5.4, -6, z, 7, 9, z + 1.6, '#d9cbb0', { side: '#8f8894' }) +
      c.box(3.2, 8.4, z, 9.4, 9.6, z + 1.8, '#e3d6ba', { side: '#9a929a' });
  const deck =
    c.quad(
      [
        [2, 10, 4],
        [10.4, 10, 4],
        [10.4, 10, 200],
        [2, 10, 200],
      ],
      '#b9ad9f',
    ) +
    c.quad(
      [
        [2, 9.2, 4],
        [2, 11, 4],
        [2, 11, 200],
        [2, 9.2, 200],
      ],
      '#8a8798',
    ) +
    c.quad(
      [
        [2, 10.8, 4],
        [2, 11.1, 4],
        [2, 11.1, 200],
        [2, 10.8, 200],
      ],
      '#f4e6c4',
    );
  const rails = [3.2, 4.6, 7.2, 8.6]
    .map((x) =>
      c.quad(
        [
          [x, 10.05, 4],
          [x + 0.14, 10.05, 4],
          [x + 0.14, 10.05, 200],
          [x, 10.05, 200],
        ],
        '#6a6478',
      ),
    )
    .join('');
  const carBody = (z0: number, z1: number): string => {
    const side: [Point, Point, Point, Point] = [
      c.point(6.4, 13.1, z0),
      c.point(6.4, 13.1, z1),
      c.point(6.4, 11.3, z1),
      c.point(6.4, 11.3, z0),
    ];
    return (
      c.quad(
        [
          [6.4, 10.3, z0],
          [6.4, 13.8, z0],
          [6.4, 13.8, z1],
          [6.4, 10.3, z1],
        ],
        '#e3dfd8',
      ) +
      c.quad(
        [
          [6.4, 10.9, z0],
          [6.4, 11.3, z0],
          [6.4, 11.3, z1],
          [6.4, 10.9, z1],
        ],
        '#d9433c',
      ) +
      c.quad(
        [
          [6.4, 10.5, z0],
          [6.4, 10.8, z0],
          [6.4, 10.8, z1],
          [6.4, 10.5, z1],
        ],
        '#2b3f8c',
      ) +
      path(panes(side, 6, 1, [0.78, 0.8]), '#2a3f66') +
      path(panes(side, 12, 1, [0.16, 0.7]), '#8fb8d0', 'opacity="0.6"')
    );
  };
  let train = '';
  for (let i = 3; i >= 0; i--) train += carBody(13 + i * 16, 28.4 + i * 16);
  const front =
    c.screen(13, 6.4, 10.3, 9.4, 13.6, '#f7f2e6') +
    c.quad(
      [
        [6.7, 11.9, 13],
        [9.1, 11.9, 13],
        [9.1, 13.3, 13],
        [6.7, 13.3, 13],
      ],
      '#22365c',
    ) +
    c.quad(
      [
        [6.7, 11.9, 13],
        [7.6, 11.9, 13],
        [8.6, 13.3, 13],
        [7.6, 13.3, 13],
      ],
      '#6f9fc0',
      'opacity="0.6"',
    ) +
    c.screen(13, 6.4, 11.2, 9.4, 11.5, '#d9433c') +
    c.screen(13, 6.4, 10.3, 9.4, 10.7, '#2b3f8c');
  const lamps = [6.9, 8.9]
    .map((x) => {
      const [px, py] = c.point(x, 11, 13);
      return glow(px, py, 40, '#fff3c0', 0.9) + circle(px, py, 7, '#fffbe6');
    })
    .join('');
  return picture(
    sky(['#3f97cf', '#94d0e2', '#eef0d6', '#ffe6b0'], 480),
    heap(520, 210, 460, '#ffffff', '#d0e4ea', 5),
    heap(1080, 150, 380, '#ffffff', '#d0e4ea', 9),
    skyline(470, 90, 290, { front: '#b5d0d8', side: '#a0c2ce', window: '#cfe2e2' }, 17),
    mist(460, 200, '#fbf0d0', 0.6),
    city,
    tower(1120, 600, 170, 520, { front: '#e3cfa8', side: '#a3949a', window: '#8fb0c4' }, 22, 'step'),
    tower(960, 580, 130, 380, { front: '#d0c9bc', side: '#9a9aa8', window: '#8fb0c4' }, 27, 'flat'),
    rect(
      0,
      550,
      1280,
      170,
      linear([
        [0, '#a5a5a8'],
        [1, '#5d6078'],
      ]),
    ),
    treeline(560, 50, '#5f9a66', 5, -20, 620),
    poly(
      [
        [120, 560],
        [330, 560],
        [560, 720],
        [-260, 720],
      ],
      '#6f7086',
    ),
    poly(
      [
        [216, 562],
        [224, 562],
        [190, 720],
        [160, 720],
      ],
      '#f4e6c4',
      'opacity="0.8"',
    ),
    car(300, 640, 110, '#e85a8a'),
    car(90, 610, 80, '#f2c14c', true),
    bus(420, 612, 130, '#d9733c', '#fbf0d8'),
    bush(600, 720, 180, '#4f8f58', 4),
    bush(500, 730, 120, '#5fa060', 8),
    piers,
    deck,
    rails,
    train,
    front,
    lamps,
    bush(1180, 740, 240, '#3f7f50', 9),
    bloom(1150, 60, 660, '#fff0b4', 0.5),
    wash('#22305c', 0.2, 'bottom', 0.25),
  );
};

export const highway = (): string => {
  const bend = (k: number, y = 0): string =>
    `M${-60} ${660 - k * 70 + y}C${260} ${640 - k * 60 + y} ${640} ${600 - k * 44 + y} ${760} ${520 - k * 24 + y}S${700} ${430 - k * 6 + y} ${900} ${396 - k * 4 + y}S${1180} ${372 - k * 2 + y} ${1340} ${352 - k * 2 + y}`;
  const band = (a: number, b: number, fill: string): string => {
    const back = [
      [1340, 352 - b * 2],
      [1180, 372 - b * 2],
      [900, 396 - b * 4],
    ] as const;
    return path(
      `${bend(a)}L1340 ${back[0][1]}C1180 ${num(372 - b * 2)} 1060 ${num(366 - b * 3)} 900 ${num(396 - b * 4)}S${880} ${num(496 - b * 20)} ${760} ${num(520 - b * 24)}C640 ${num(600 - b * 44)} 260 ${num(640 - b * 60)} -60 ${num(660 - b * 70)}Z`,
      fill,
    );
  };
  const trails = (from: number, to: number, count: number, colour: string, w: number): string =>
    Array.from({ length: count }, (_, i) =>
      stroke(bend(from + ((to - from) * i) / (count - 1)), colour, w, 'opacity="0.75"'),
    ).join('');
  const pier = (x: number, y: number, s: number): string =>
    poly(
      [
        [x - s * 0.9, y],
        [x + s * 0.9, y],
        [x + s * 0.34, y + s * 0.8],
        [x + s * 0.3, 730],
        [x - s * 0.3, 730],
        [x - s * 0.34, y + s * 0.8],
      ],
      '#6a5a7d',
    ) +
    poly(
      [
        [x + s * 0.1, y],
        [x + s * 0.9, y],
        [x + s * 0.34, y + s * 0.8],
        [x + s * 0.3, 730],
        [x + s * 0.1, 730],
      ],
      '#453d66',
    );
  return picture(
    sky(['#3a4a8c', '#9a6f9c', '#f29a7a', '#ffd48f'], 430),
    streaks(6, 14, 50, 320, '#ffc4a0', 0.6),
    sun(880, 330, 60, '#fff6d4', '#ffb870', 0.9),
    skyline(440, 100, 300, { front: '#a5708a', side: '#8d6285', window: '#c08a90', lamp: '#ffe0a0', share: 0.25 }, 9),
    mist(420, 220, '#ffc79a', 0.55),
    skyline(470, 60, 180, { front: '#6f507d', side: '#5a4472', window: '#8a6688', lamp: '#ffdf9a', share: 0.35 }, 27),
    rect(
      0,
      466,
      1280,
      254,
      linear([
        [0, '#6a4f7a'],
        [1, '#2a2752'],
      ]),
    ),
    treeline(500, 50, '#4a3f6e', 5),
    treeline(570, 60, '#39345f', 9),
    ...Array.from({ length: 60 }, (_, i) =>
      circle((i * 197) % 1280, 500 + ((i * 83) % 200), 1.6 + (i % 3), '#ffd98a', 'opacity="0.7"'),
    ),
    pier(1120, 384, 12),
    pier(930, 408, 16),
    pier(760, 480, 24),
    pier(700, 560, 36),
    pier(470, 620, 46),
    pier(150, 650, 58),
    treeline(735, 90, '#24224c', 12),
    band(-0.62, 1.1, '#5d5078'),
    band(
      0,
      1,
      linear([
        [0, '#8f7a92'],
        [1, '#5d5274'],
      ]),
    ),
    stroke(bend(1.06), '#f7cfa0', 5),
    stroke(bend(0), '#e8b594', 6),
    stroke(bend(0.5), '#e8b594', 3),
    trails(0.1, 0.42, 6, '#ff5a3c', 3),
    trails(0.15, 0.38, 4, '#ffb08a', 1.4),
    trails(0.58, 0.94, 6, '#fff0b8', 3),
    trails(0.62, 0.9, 4, '#ffffff', 1.4),
    reeds(120, 735, 70, '#1c1b40', 30, 4, 160),
    bloom(880, 330, 620, '#ff9050', 0.45),
    bloom(500, 610, 420, '#ffb070', 0.25),
  );
};

export const airport = (): string => {
  let ribs = '';
  for (let i = 0; i < 11; i++) ribs += `M${70 + i * 62} 560Q${92 + i * 62} 440 ${132 + i * 62} 412`;
  return picture(
    sky(['#2f5f9f', '#7f9fc9', '#f4b8a0', '#ffdf9f'], 560),
    streaks(4, 14, 60, 380, '#ffe3cc', 0.65),
    sun(330, 430, 58, '#fff8dc', '#ffc880', 0.9),
    heap(1010, 330, 420, '#ffe9d4', '#d9b0b0', 4),
    skyline(540, 20, 80, { front: '#b58f9a', side: '#a08094', window: '#c9a5a5' }, 7),
    treeline(556, 24, '#8a6f80', 4),
    path(
      'M20 566Q120 380 460 380T830 566Z',
      linear([
        [0, '#fff0d4'],
        [1, '#c99a94'],
      ]),
    ),
    path('M60 566Q150 420 460 410T790 566Z', '#4a6a94'),
    stroke(ribs, '#f7e3c4', 6),
    stroke('M40 520H810M100 470H760', '#f7e3c4', 3, 'opacity="0.7"'),
    path('M60 566Q150 420 460 410Q300 440 240 566Z', '#ffcf8a', 'opacity="0.45"'),
    poly(
      [
        [1040, 566],
        [1052, 330],
        [1078, 330],
        [1090, 566],
      ],
      '#e8cfae',
    ) +
      poly(
        [
          [1068, 330],
          [1078, 330],
          [1090, 566],
          [1070, 566],
        ],
        '#93808f',
      ) +
      poly(
        [
          [1024, 330],
          [1034, 284],
          [1096, 284],
          [1106, 330],
        ],
        '#3f5a84',
      ) +
      poly(
        [
          [1024, 330],
          [1034, 284],
          [1056, 284],
          [1050, 330],
        ],
        '#ffcf8a',
        'opacity="0.6"',
      ) +
      rect(1020, 328, 90, 10, '#f7e3c4') +
      rect(1030, 276, 70, 10, '#f7e3c4') +
      rect(1062, 230, 5, 48, '#e8cfae'),
    rect(
      0,
      562,
      1280,
      160,
      linear([
        [0, '#c9a08a'],
        [1, '#4f4a6a'],
      ]),
    ),
    poly(
      [
        [0, 640],
        [1280, 590],
        [1280, 660],
        [0, 730],
      ],
      '#6f6280',
    ),
    ...Array.from({ length: 10 }, (_, i) =>
      poly(
        [
          [i * 140, 682 - i * 5.6],
          [i * 140 + 70, 679 - i * 5.6],
          [i * 140 + 74, 685 - i * 5.6],
          [i * 140 + 4, 688 - i * 5.6],
        ],
        '#ffe9c4',
      ),
    ),
    airliner(240, 560, 260, '#f4ead8', '#2f8f8c'),
    airliner(560, 572, 300, '#f7efe0', '#f2a32c', 0, true),
    rect(190, 570, 40, 12, '#f2b632'),
    shadow(700, 690, 260, 0.22),
    airliner(690, 230, 720, '#fff6e6', '#5a3f8c', -11),
    ...Array.from(
      { length: 12 },
      (_, i) => circle(60 + i * 110, 708 - i * 2, 4, '#ffe08a') + glow(60 + i * 110, 708 - i * 2, 16, '#ffe08a', 0.8),
    ),
    birds(1130, 180, 4, '#6a6a98', 4, 11),
    bloom(330, 430, 640, '#ff9f5c', 0.42),
  );
};
