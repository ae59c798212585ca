// Trains and roads on stilts.
import { camera, panes } from '../ink/camera.ts';
import { heap } from '../ink/clouds.ts';
import { reeds } from '../ink/leaves.ts';
import { bloom, glow, mist, wash } from '../ink/light.ts';
import { circle, linear, num, type Point, path, picture, poly, rect, stroke } from '../ink/paper.ts';
import { sky, streaks, sun } from '../ink/sky.ts';
import { skyline, tower } from '../ink/towers.ts';
import { bush, treeline } from '../ink/trees.ts';
import { bus, car } from '../ink/vehicles.ts';

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
