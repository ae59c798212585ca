// Streets of the old town and the new.
import { camera } from '../ink/camera.ts';
import { heap } from '../ink/clouds.ts';
import { tint } from '../ink/colour.ts';
import { brush } from '../ink/land.ts';
import { palm, reeds } from '../ink/leaves.ts';
import { bloom, glow, mist, wash } from '../ink/light.ts';
import { bicycle } from '../ink/machines.ts';
import { circle, linear, num, path, picture, poly, rect, stroke } from '../ink/paper.ts';
import { person, shadow } from '../ink/people.ts';
import { PHOTO, POINT, RIDE, SIT, STAND, WALK } from '../ink/poses.ts';
import { umbrella } from '../ink/rooms.ts';
import { shophouses } from '../ink/shophouses.ts';
import { birds, sky, sun } from '../ink/sky.ts';
import { streetSide, wires } from '../ink/street.ts';
import { skyline } from '../ink/towers.ts';
import { bush, canopy, rainTree, tree, treeline } from '../ink/trees.ts';
import { bus, car, tukTuk } from '../ink/vehicles.ts';
import { glitter, mirror, rain, rings, ripples, water } from '../ink/water.ts';

const WALLS = ['#e8b04a', '#7fb2a8', '#e7dcc2', '#d98873', '#88a5c4', '#c9a0a8'] as const;

export const cityRain = (): string => {
  const c = camera(640, 380, 620, 1.7);
  const paint = {
    walls: ['#3f5a78', '#55506f', '#3a6670', '#6d5565'] as const,
    shutter: '#22304f',
    trim: '#6f87a0',
    air: '#7f9fb0',
    haze: 0.85,
    lamp: '#ffcf7a',
    signs: ['#e8485a', '#2fb5b0', '#f2a93c', '#8f6ac4'] as const,
  };
  const rows = (eye: typeof c): string =>
    streetSide(eye, -1, 9, 90, 6, paint, false, 5, [9, 14]) + streetSide(eye, 1, 9, 90, 6, paint, true, 9, [9, 14]);
  const walker = (x: number, y: number, h: number, top: string, cloth: string, left = false): string =>
    person(
      x,
      y,
      h,
      { ...WALK, nearArm: [30, 150] },
      { top, bottom: '#1c2544', rim: tint(top, 0.4), left, sleeves: true },
    ) + umbrella(x + (left ? -1 : 1) * h * 0.14, y - h * 0.98, h * 0.82, cloth);
  const crowd = walker(520, 520, 120, '#3f6a8c', '#2f9a9a') + walker(770, 530, 128, '#8a4f6b', '#f2b03c', true);
  const taxi = car(900, 480, 170, '#e85a8a', true, '#2a3a5c', '#fff6c8');
  return picture(
    sky(['#2f4560', '#5f8095', '#a9bfbf', '#d9d4b8'], 400),
    skyline(
      390,
      60,
      250,
      { front: '#7f9cab', side: '#6f8c9f', window: '#93adb8', lamp: '#f4dfa0', share: 0.2 },
      7,
      380,
      900,
    ),
    mist(380, 150, '#cfd6c8', 0.7),
    rect(
      0,
      380,
      1280,
      340,
      linear([
        [0, '#a9b5b0'],
        [0.15, '#5f7585'],
        [1, '#1b2a48'],
      ]),
    ),
    mirror(380, rows(camera(640, 380, 620, -1.7)), 0.3),
    rows(c),
    wires(c, -7.4, 6, '#1c2742'),
    glitter(640, 384, 720, 50, 210, '#f2ead0', 4, 0.5),
    glitter(300, 420, 720, 40, 120, '#ffb04c', 8, 0.5),
    glitter(1010, 420, 720, 40, 120, '#e8607a', 9, 0.45),
    glitter(860, 420, 720, 30, 80, '#5fd0c8', 12, 0.4),
    mirror(484, taxi, 0.3),
    taxi,
    glow(815, 452, 60, '#fff3c0', 0.8),
    mirror(524, crowd, 0.25, 0.8),
    crowd,
    mirror(580, tukTuk(310, 580, 260, '#2f6fb0', '#e8a92c'), 0.28, 0.6),
    tukTuk(310, 580, 260, '#2f6fb0', '#e8a92c'),
    glow(414, 500, 80, '#fff3c0', 0.9),
    mirror(690, walker(650, 690, 300, '#2b4068', '#d9433c'), 0.3, 0.4),
    walker(650, 690, 300, '#2b4068', '#d9433c'),
    walker(1060, 712, 330, '#5a3f5c', '#3a7fa8', true),
    ...[
      [420, 650],
      [900, 620],
      [760, 700],
      [200, 690],
      [560, 600],
    ].map(([x = 0, y = 0]) => rings(x, y, 34, '#dfe9e4', 0.5)),
    rain(7, 330, '#e9f2ee', 0.34, -0.16, 56),
    bloom(640, 360, 420, '#ffe0a0', 0.4),
    wash('#101a38', 0.55, 'top', 0.35),
  );
};

export const oldTown = (): string => {
  const c = camera(560, 430, 640, 1.8);
  const paint = { walls: WALLS, shutter: '#2f6d62', trim: '#fbf1da', air: '#dfe6d8', haze: 0.55, arcade: true };
  return picture(
    sky(['#2f93cf', '#7fc4de', '#e3f0e0'], 450),
    heap(560, 250, 420, '#ffffff', '#cfe2e8', 4),
    heap(1050, 120, 340, '#ffffff', '#cfe2e8', 8),
    palm(590, 436, 130, '#5f9a6c', '#8a7a64', 3, 0.1),
    treeline(432, 26, '#7fae8c', 4, 500, 640),
    rect(
      0,
      431,
      1280,
      290,
      linear([
        [0, '#e9dcb8'],
        [1, '#cbb08a'],
      ]),
    ),
    streetSide(c, 1, 6.4, 80, 4.4, paint, true, 12, [9, 11.5]),
    streetSide(c, -1, 6.4, 80, 4.4, { ...paint, air: '#b9cfd8' }, false, 31, [9, 12]),
    c.floor(-6.4, 3, -0.6, 80, '#8f8fa5'),
    c.floor(-6.4, 3, -5.2, 80, '#a9a5b4', 0.06),
    c.floor(5.2, 3, 6.4, 80, '#f4e6c4', 0.06),
    brush(0, 450, 1280, 260, '#fff6dc', 70, 40, 2, 6, 0.35),
    ...Array.from({ length: 9 }, (_, i) => {
      const z = 9 * 1.26 ** i;
      const [x0, y] = c.point(-6.2, 8.2 - i * 0.1, z);
      const [x1, y1] = c.point(6.2, 8.4, z);
      const [mx, my] = [(x0 + x1) / 2, y + c.size(z) * 1.1];
      let f = stroke(`M${num(x0)} ${num(y)}Q${num(mx)} ${num(my)} ${num(x1)} ${num(y1)}`, '#5d4a55', 1.2);
      for (let k = 1; k < 12; k++) {
        const t = k / 12;
        const [px, py] = [x0 + (x1 - x0) * t, y + (y1 - y) * t + 2 * t * (1 - t) * (my - y)];
        const s = c.size(z) * 0.24;
        f += poly(
          [
            [px - s, py],
            [px + s, py],
            [px, py + s * 2],
          ],
          ['#e2574a', '#f2b632', '#2f8f86', '#f7f0dc', '#3f7fb0'][k % 5] ?? '',
        );
      }
      return f;
    }).reverse(),
    shadow(700, 560, 60, 0.3),
    bicycle(690, 566, 130, '#c9403a', true),
    person(700, 548, 142, RIDE, { top: '#f6ead0', bottom: '#2f5a8c', hat: 'straw', left: true }),
    shadow(480, 520, 40, 0.2),
    person(470, 520, 112, WALK, { top: '#e8664a', bottom: '#34406a', front: 1 }),
    person(510, 516, 106, WALK, { top: '#f2c14c', bottom: '#6d4a7d', skirt: 0.8, front: 1, left: true, bun: true }),
    tukTuk(880, 650, 270, '#d9433c', '#f2b632', true),
    person(870, 640, 160, SIT, { top: '#fdf3dc', bottom: '#2f3a5e', left: true }),
    person(300, 690, 250, PHOTO, { top: '#3f8fa8', bottom: '#33406a', hat: 'cap', hatColour: '#f7e6c0' }),
    rect(352, 498, 30, 20, '#22263c', 'rx="3"'),
    birds(480, 170, 5, '#4a6a8a', 4, 11),
    bloom(1180, 40, 640, '#fff0b0', 0.55),
    wash('#22305c', 0.3, 'left', 0.35),
  );
};

export const busStop = (): string =>
  picture(
    sky(['#6fb8dc', '#bfe0de', '#fdf0cc'], 440),
    heap(260, 190, 380, '#ffffff', '#d5e6e4', 6),
    skyline(470, 80, 300, { front: '#c4d3d2', side: '#a5bcc4', window: '#e0e6dc' }, 12),
    mist(440, 140, '#fdf3d6', 0.7),
    shophouses(520, 210, -30, 460, 4, '#f6ead0', 0.3),
    shophouses(520, 220, 900, 1320, 7, '#f6ead0', 0.25),
    rainTree(760, 540, 430, '#5f9a4c', '#5d4636', 5, -1),
    rect(0, 516, 1280, 60, '#d9c8a4'),
    rect(
      0,
      560,
      1280,
      160,
      linear([
        [0, '#7d7f93'],
        [1, '#4f526d'],
      ]),
    ),
    rect(0, 556, 1280, 10, '#f2e3bf'),
    ...Array.from({ length: 9 }, (_, i) => rect(i * 160 - 30, 672, 90, 9, '#f6ecd0', 'opacity="0.8"')),
    shadow(560, 560, 420, 0.3),
    rect(300, 300, 12, 250, '#3f5a78'),
    rect(690, 300, 12, 250, '#3f5a78'),
    rect(316, 330, 370, 150, '#bfe0e6', 'opacity="0.4"'),
    poly(
      [
        [316, 480],
        [430, 330],
        [480, 330],
        [366, 480],
      ],
      '#ffffff',
      'opacity="0.25"',
    ),
    poly(
      [
        [262, 300],
        [740, 278],
        [752, 298],
        [262, 318],
      ],
      '#f2a900',
    ) +
      poly(
        [
          [262, 318],
          [752, 298],
          [752, 308],
          [262, 328],
        ],
        '#1b2a5b',
      ),
    rect(340, 492, 320, 14, '#b5794c'),
    rect(370, 506, 10, 46, '#3f5a78'),
    rect(620, 506, 10, 46, '#3f5a78'),
    rect(590, 350, 80, 110, '#f7f0dc') +
      rect(600, 362, 60, 50, '#3f8fa8') +
      rect(600, 420, 60, 6, '#c9b894') +
      rect(600, 434, 44, 6, '#c9b894'),
    person(420, 552, 172, SIT, { top: '#e8664a', bottom: '#34406a', bun: true }),
    person(510, 552, 178, SIT, { top: '#f6ead0', bottom: '#4a3f6a' }),
    person(640, 556, 196, { ...STAND, nod: 30, nearArm: [20, 118] }, { top: '#3f7fa8', bottom: '#2b3358' }),
    person(250, 560, 190, POINT, { top: '#8f5a9a', bottom: '#2b3358', skirt: 0.8, bun: true }),
    stroke('M210 560V330', '#3f5a78', 8) +
      circle(210, 320, 34, '#1b2a5b') +
      `<rect x="190" y="308" width="40" height="22" rx="5" fill="#fff6e0"/>`,
    bus(1010, 664, 600, '#e8873a', '#fbf0d8', true),
    canopy(120, '#3f7a4a', 7, -60, 420),
    bloom(1140, 60, 620, '#fff0b0', 0.5),
    wash('#1f2a50', 0.25, 'bottom', 0.2),
  );

export const bicycleLane = (): string => {
  const rider = (x: number, y: number, w: number, frame: string, top: string, helmet: string): string =>
    shadow(x, y, w * 0.6, 0.25) +
    bicycle(x, y, w, frame) +
    person(x - w * 0.04, y - w * 0.08, w * 1.12, RIDE, { top, bottom: '#27355c', hat: 'helmet', hatColour: helmet });
  return picture(
    sky(['#7cc6d9', '#c9e8d4', '#fff3c8'], 420),
    sun(300, 190, 44, '#fffce8', '#fff0a8', 0.8),
    skyline(420, 90, 280, { front: '#b9d2cf', side: '#9fbfc4', window: '#d5e4d8' }, 21),
    mist(400, 120, '#fbf4d0', 0.75),
    treeline(436, 80, '#8fbf7c', 5),
    treeline(440, 46, '#6fa866', 8),
    water(440, ['#cfe8d4', '#7fbfb4'], 500),
    ripples(442, '#ffffff', 40, 4, 0.6, 496),
    tree(140, 520, 300, '#5fa050', '#5d4a3a', 4, -1),
    tree(1130, 530, 340, '#4f9048', '#5d4a3a', 9, -1),
    bush(350, 512, 130, '#7fb858', 3),
    bush(880, 510, 150, '#6fa850', 6),
    bush(640, 504, 100, '#8fc468', 8),
    rect(
      0,
      500,
      1280,
      220,
      linear([
        [0, '#b5d178'],
        [1, '#6f9f4c'],
      ]),
    ),
    brush(0, 506, 1280, 60, '#eaf0a8', 60, 16, 2, 4, 0.6),
    path('M-20 560Q640 520 1300 560V690Q640 640 -20 690Z', '#3f8a78'),
    path('M-20 556Q640 516 1300 556V562Q640 522 -20 562ZM-20 686Q640 636 1300 686V694Q640 644 -20 694Z', '#fbf3d8'),
    stroke('M-20 622Q640 578 1300 622', '#fbf3d8', 6, 'stroke-dasharray="46 40" opacity="0.9"'),
    shadow(300, 600, 260, 0.22, '#1f3f3a'),
    shadow(1060, 610, 300, 0.22, '#1f3f3a'),
    rider(250, 600, 170, '#e8b03c', '#8f5aa0', '#f7f0dc'),
    rider(980, 596, 176, '#3f7fb0', '#f2c14c', '#e2574a'),
    rider(620, 650, 290, '#d9433c', '#2f7fb5', '#f2b03c'),
    brush(0, 690, 1280, 40, '#3f7038', 120, 20, 3, 8, 0.6),
    reeds(90, 730, 80, '#3f7a3c', 30, 4, 130),
    reeds(1200, 730, 90, '#3f7a3c', 30, 9, 120),
    canopy(130, '#4a8f4c', 5, -60, 560),
    canopy(90, '#367a45', 9, -60, 400),
    bloom(300, 160, 620, '#fff0a0', 0.5),
  );
};
