// Streets by day, in rain, in flood, at night.
import { sampan } from '../ink/boats.ts';
import { shophouses, skyline } from '../ink/buildings.ts';
import { camera } from '../ink/camera.ts';
import { chance } from '../ink/chance.ts';
import { tint } from '../ink/colour.ts';
import { brush } from '../ink/land.ts';
import { at, circle, group, linear, num, path, picture, poly, rect, stroke } from '../ink/paper.ts';
import { CARRY, FOLD, PADDLE, PHOTO, POINT, person, REACH, RIDE, SIT, STAND, shadow, WALK } from '../ink/people.ts';
import { stiltHouse } from '../ink/roofs.ts';
import { basket, beam, bokeh, parasol, pile, pool, umbrella } from '../ink/rooms.ts';
import {
  birds,
  bloom,
  ceiling,
  glow,
  grade,
  heap,
  mist,
  plume,
  rayWedge,
  sky,
  streaks,
  sun,
  wash,
} from '../ink/sky.ts';
import { lampPost, streetSide, wires } from '../ink/street.ts';
import { bush, canopy, palm, rainTree, reeds, tree, treeline } from '../ink/trees.ts';
import { bicycle, bus, car, pickup, tukTuk } from '../ink/vehicles.ts';
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
    wires(c, -7.4, 70, 6, '#1c2742'),
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

export const floodStreet = (): string => {
  const c = camera(700, 350, 620, 2.2);
  const paint = {
    walls: WALLS,
    shutter: '#3a5f6a',
    trim: '#efe6d2',
    air: '#c9cfc8',
    haze: 0.75,
    signs: ['#c9503f', '#3f7f8c', '#d99a3c'] as const,
  };
  const rows = (eye: typeof c): string =>
    streetSide(eye, -1, 9, 90, 7, paint, false, 15, [8, 11]) + streetSide(eye, 1, 9, 90, 7, paint, true, 41, [8, 11]);
  const wade = (x: number, y: number, h: number, top: string, left = false): string =>
    mirror(y, group('', person(x, y + h * 0.42, h, CARRY, { top, bottom: '#3a3f5c', left })), 0.18, 0.4) +
    `<g>${person(x, y + h * 0.42, h, CARRY, { top, bottom: '#3a3f5c', left })}</g>`;
  const family = sampan(
    0,
    0,
    420,
    '#6d4632',
    person(-110, -6, 170, PADDLE, { top: '#f2b03c', bottom: '#34406a', hat: 'straw' }) +
      person(10, -6, 150, PADDLE, { top: '#d9584a', bottom: '#34406a', left: true, bun: true }) +
      person(90, -4, 110, PADDLE, { top: '#4f9ac0', bottom: '#34406a', left: true }) +
      rect(-60, -60, 54, 46, '#c99a5c') +
      rect(-52, -92, 44, 34, '#e0b87a'),
  );
  const waders = [
    [470, 500, 150, '#3f7fa8'],
    [560, 508, 156, '#e8e2d0'],
  ] as const;
  return picture(
    sky(['#6d8494', '#a5b5b5', '#dcd9c4'], 360),
    ceiling(8, 200, '#5d7283', '#9fb0b4', 4),
    skyline(356, 40, 150, { front: '#a5b4b8', side: '#94a5ac', window: '#b5c1c2' }, 6, 500, 900),
    rows(camera(700, 350, 620, 3.1)),
    wires(camera(700, 350, 620, 3.1), 7.6, 70, 7, '#3f4658'),
    c.floor(
      -9,
      1.5,
      9,
      90,
      linear([
        [0, '#cfc4a0'],
        [0.3, '#a08a66'],
        [1, '#5a4a44'],
      ]),
    ),
    mirror(350, rows(camera(700, 350, 620, -1.3)), 0.26),
    ripples(366, '#e9dfc0', 120, 4, 0.5),
    ripples(366, '#5d4a40', 120, 9, 0.4),
    car(910, 470, 190, '#e9e4d6', true),
    rect(800, 452, 230, 30, '#b39c74'),
    ripples(452, '#e9dfc0', 8, 5, 0.7, 486, 820, 1010),
    rings(912, 456, 120, '#efe6c8', 0.6),
    ...waders.map(([x, y, h, top]) => wade(x, y, h, top)),
    rect(
      400,
      508,
      240,
      80,
      linear([
        [0, '#b09a72'],
        [1, '#96805f'],
      ]),
    ),
    path('M400 508Q520 494 640 508L660 600H380Z', '#a8926b', 'opacity="0"'),
    rings(475, 508, 40, '#efe6c8', 0.7),
    rings(566, 510, 44, '#efe6c8', 0.7),
    ripples(512, '#e9dfc0', 22, 14, 0.5, 600, 380, 680),
    ripples(512, '#6d5a48', 22, 17, 0.35, 600, 380, 680),
    mirror(640, at(690, 620, 1, family), 0.3, 0.5),
    at(690, 620, 1, family),
    rings(690, 634, 250, '#f4ecd0', 0.7),
    ripples(640, '#f0e6c8', 22, 13, 0.7),
    ...[0, 1, 2, 3, 4, 5, 6].map(
      (i) =>
        `<rect x="${40 + (i % 4) * 82 - (i > 3 ? -40 : 0)}" y="${i > 3 ? 628 : 662}" width="84" height="38" rx="15" fill="${i % 2 ? '#d9c49a' : '#c4ab80'}"/>`,
    ),
    reeds(1240, 735, 110, '#4a5a48', 16, 5, 90),
    bloom(700, 320, 460, '#fff0c8', 0.45),
    rain(5, 90, '#f4f2e6', 0.25, -0.1, 40),
    wash('#2f2a3c', 0.35, 'bottom', 0.25),
  );
};

export const floodRelief = (): string => {
  const crew = (x: number, h: number, pose: typeof STAND, left = false): string =>
    person(x, -16, h, pose, {
      top: '#f28a2c',
      bottom: '#2f3f5c',
      hat: 'helmet',
      hatColour: '#fff3dc',
      sleeves: true,
      left,
    });
  const craft =
    crew(-150, 160, WALK) +
    crew(-60, 168, CARRY) +
    crew(60, 170, REACH) +
    [0, 1, 2, 3].map((i) => rect(-220 + i * 40, -66 - (i % 2) * 34, 44, 36, i % 2 ? '#d9b47a' : '#c49a60')).join('') +
    path('M-280 -44Q-260 -70 -200 -52H200Q260 -56 310 -96Q300 -30 240 14Q0 34 -220 14Q-280 0 -280 -44Z', '#d9433c') +
    stroke('M-276 -40Q-240 -56 -200 -44H200Q260 -48 306 -90', '#fff0dc', 10) +
    rect(-200, -26, 330, 10, '#fff0dc', 'opacity="0.8"') +
    rect(-308, -84, 30, 60, '#22304f');
  const house = stiltHouse(880, 520, 520, '#a5764c', '#8f4a3c', '#2f2a3c');
  return picture(
    sky(['#46637d', '#8fa5ab', '#dcd4b4', '#f2e0b0'], 380),
    ceiling(12, 170, '#3f586f', '#8096a0', 4),
    rayWedge([520, -60], [180, 420], [420, 420], '#fff3c4', 0.5),
    rayWedge([560, -60], [440, 420], [620, 420], '#fff3c4', 0.4),
    treeline(392, 90, '#7d9a90', 5),
    palm(120, 410, 250, '#4f7f66', '#6d6454', 4, 0.1),
    palm(1200, 420, 330, '#3f705c', '#5d5448', 8, -0.1),
    treeline(396, 50, '#5d8078', 9),
    stiltHouse(260, 420, 170, '#93806a', '#75584f'),
    water(396, ['#d9cba4', '#a8946e', '#75624f', '#493c3e']),
    mirror(470, house, 0.3, 0.6),
    house,
    rect(
      620,
      452,
      540,
      90,
      linear([
        [0, '#b09b74', 0.95],
        [1, '#a08a66', 0],
      ]),
    ),
    rings(880, 456, 290, '#f0e6c8', 0.6),
    person(690, 432, 150, REACH, { top: '#7d5aa0', bottom: '#34406a', left: true, bun: true, skirt: 0.8 }),
    person(760, 432, 150, CARRY, { top: '#4f9a86', bottom: '#34406a', left: true }),
    person(830, 432, 104, STAND, { top: '#f2c14c', bottom: '#b5533c', left: true }),
    ripples(400, '#f2e8c8', 110, 4, 0.5),
    ripples(400, '#5d4c42', 110, 7, 0.4),
    mirror(610, at(420, 590, 1, craft), 0.3, 0.5),
    at(420, 590, 1, craft),
    rings(430, 604, 330, '#f6eed4', 0.7),
    rect(560, 446, 50, 40, '#d9b47a', 'transform="rotate(-8 585 466)"'),
    ripples(620, '#f4ead0', 30, 12, 0.7),
    ripples(600, '#4a3c3e', 24, 15, 0.5),
    reeds(60, 735, 130, '#3a4a48', 18, 3, 100),
    bloom(420, 330, 520, '#ffe6a8', 0.45),
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
    rect(0, 640, 1280, 6, '#f2e6c4', 'opacity="0.0"'),
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
    person(650, 556, 196, { ...STAND, nod: 30, nearArm: [20, 118] }, { top: '#3f7fa8', bottom: '#2b3358' }),
    person(740, 560, 150, WALK, { top: '#ffffff', bottom: '#2b3a6a', long: false, skin: '#b97a56' }),
    person(250, 560, 190, POINT, { top: '#8f5a9a', bottom: '#2b3358', skirt: 0.8, bun: true }),
    stroke('M210 560V330', '#3f5a78', 8) +
      circle(210, 320, 34, '#1b2a5b') +
      `<rect x="190" y="308" width="40" height="22" rx="5" fill="#fff6e0"/>`,
    bus(930, 650, 620, '#e8873a', '#fbf0d8', true),
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

export const streetFood = (): string => {
  const r = chance(3);
  const flame = (x: number, y: number, s: number): string =>
    path(
      `M${num(x - s * 0.5)} ${num(y)}Q${num(x - s * 0.7)} ${num(y - s)} ${num(x - s * 0.06)} ${num(y - s * r.between(1.5, 2.3))}Q${num(x + s * 0.8)} ${num(y - s * 0.8)} ${num(x + s * 0.5)} ${num(y)}Z`,
      '#ff7a24',
    ) +
    path(
      `M${num(x - s * 0.26)} ${num(y)}Q${num(x - s * 0.4)} ${num(y - s * 0.6)} ${num(x)} ${num(y - s * 1.2)}Q${num(x + s * 0.5)} ${num(y - s * 0.5)} ${num(x + s * 0.26)} ${num(y)}Z`,
      '#ffe08a',
    );
  let bulbs = '';
  for (let i = 0; i < 13; i++) {
    const x = 60 + i * 97;
    const y = 150 + Math.sin((i / 12) * Math.PI) * 50;
    bulbs += glow(x, y, 60, '#ffb84c', 0.7) + circle(x, y, 8, '#fff3c4');
  }
  return picture(
    sky(['#151a40', '#2a2558', '#5a3355', '#8a4a4c'], 560),
    shophouses(560, 400, -40, 1320, 8, '#241f4a', 0.62, '#e8964c'),
    bokeh(40, 180, 1200, 300, 40, ['#ffb04c', '#e8607a', '#5fc0c8', '#ffd98a'], 7, 24),
    stroke('M20 130Q640 260 1260 130', '#15122e', 3),
    bulbs,
    rect(
      0,
      556,
      1280,
      170,
      linear([
        [0, '#5a3a50'],
        [1, '#1a1735'],
      ]),
    ),
    glitter(560, 560, 720, 160, 330, '#ffb45c', 6, 0.35),
    glitter(1010, 560, 720, 40, 100, '#e8607a', 9, 0.3),
    parasol(520, 590, 400, 620, '#c93a34', '#f2d9a0'),
    glow(540, 330, 240, '#ffd98a', 0.8),
    person(
      430,
      640,
      330,
      { lean: 6, nearArm: [40, 84], farArm: [60, 96], nearLeg: [6, 2], farLeg: [-8, -8] },
      {
        top: '#f4ead4',
        rim: '#ffe2a0',
        bottom: '#d9733c',
        skin: '#a8654a',
        hat: 'cap',
        hatColour: '#d9433c',
        skirt: 0.7,
        front: 0.6,
      },
    ),
    rect(330, 530, 480, 22, '#d9c9b4') +
      rect(
        340,
        552,
        460,
        110,
        linear([
          [0, '#3f7f8c'],
          [1, '#25506a'],
        ]),
      ) +
      [0, 1, 2]
        .map((i) => rect(366 + i * 150, 572, 116, 64, '#2b6074') + rect(366 + i * 150, 572, 116, 8, '#5fa0a8'))
        .join('') +
      circle(400, 668, 34, '#1a1733') +
      circle(400, 668, 15, '#8a8296') +
      circle(740, 668, 34, '#1a1733') +
      circle(740, 668, 15, '#8a8296'),
    flame(600, 490, 40),
    flame(556, 494, 26),
    flame(644, 494, 28),
    glow(600, 450, 240, '#ff8a2c', 0.7),
    path('M516 484Q600 560 684 484Z', '#22203a'),
    stroke('M684 486L760 452', '#22203a', 9),
    stroke('M512 482H688', '#7a7590', 6),
    ...[
      [560, 430],
      [600, 400],
      [640, 424],
      [620, 450],
      [580, 456],
    ].map(([x = 0, y = 0], i) => circle(x, y, 7, i % 2 ? '#f2c14c' : '#7fbf4c')),
    stroke('M486 462L566 474', '#c9c2cc', 6),
    plume(610, 430, 260, 130, '#ffe6c8', 90, 4, 0.22),
    rect(712, 470, 90, 60, '#fff3dc', 'opacity="0.16"') +
      stroke('M712 470H802V530M712 470V530', '#d9c9b4', 3) +
      pile(757, 530, 74, 40, 9, '#e8913a', 3),
    ...[
      [930, '#3f8f9a', true],
      [1050, '#e0a33c', true],
    ].map(([x, top, l]) =>
      person(
        Number(x),
        668,
        236,
        { ...SIT, nod: 20, nearArm: [26, 104], farArm: [30, 100] },
        { top: String(top), rim: '#ffcf8a', bottom: '#252350', skin: '#a8654a', left: Boolean(l) },
      ),
    ),
    rect(820, 598, 100, 12, '#c9c2cc') +
      rect(864, 610, 10, 62, '#8a8296') +
      path('M836 598Q850 620 864 598Z', '#f4ead4'),
    rect(915, 628, 62, 12, '#d9433c') + rect(922, 640, 8, 40, '#a32f30') + rect(962, 640, 8, 40, '#a32f30'),
    rect(1035, 628, 62, 12, '#3f7fb0') + rect(1042, 640, 8, 40, '#2b5a8c') + rect(1082, 640, 8, 40, '#2b5a8c'),
    person(190, 700, 300, WALK, { top: '#6d4a7d', bottom: '#1c1a3c', rim: '#d98a7a', sleeves: true }),
    bloom(590, 460, 480, '#ff8a2c', 0.5),
    wash('#0c0b26', 0.5, 'top', 0.3),
    grade('#ff9a4c', 0.06, 'screen'),
  );
};

export const nightPatrol = (): string => {
  const c = camera(640, 400, 620, 1.8);
  const paint = {
    walls: ['#2f3566', '#3a3a6b', '#2a4468', '#443a66'] as const,
    shutter: '#1a2048',
    trim: '#4f5a8c',
    air: '#4a5590',
    haze: 0.6,
    lamp: '#e8b86a',
    signs: ['#3fa8b5', '#c9568a', '#d99a3c'] as const,
  };
  const rows = (eye: typeof c): string =>
    streetSide(eye, -1, 10, 90, 6, { ...paint, haze: 0.7 }, false, 7, [8, 12]) +
    streetSide(eye, 1, 10, 90, 6, paint, true, 21, [8, 12]);
  const truck = pickup(450, 590, 420, '#dfe2ec', '#7a2a3c');
  return picture(
    sky(['#0f1438', '#1f2a60', '#4a5596'], 420),
    rect(
      0,
      400,
      1280,
      320,
      linear([
        [0, '#4a5088'],
        [1, '#12163a'],
      ]),
    ),
    mirror(400, rows(camera(640, 400, 620, -1.8)), 0.25),
    rows(c),
    wires(c, -8.4, 70, 7, '#0d1130'),
    glitter(340, 560, 720, 90, 170, '#ff5a5a', 4, 0.5),
    glitter(560, 560, 720, 90, 170, '#5a9aff', 8, 0.5),
    glitter(900, 420, 700, 30, 110, '#ffcf8a', 5, 0.35),
    glow(380, 440, 360, '#ff3a44', 0.55),
    glow(500, 430, 360, '#3f86ff', 0.6),
    mirror(596, truck, 0.25, 0.6),
    truck,
    rect(440, 424, 46, 16, '#ff4a4a') +
      rect(486, 424, 46, 16, '#4a8aff') +
      glow(462, 430, 70, '#ff8a8a', 0.9) +
      glow(510, 430, 70, '#8ab8ff', 0.9),
    beam(662, 520, 1010, 600, 10, '#fff6cc', 0.01),
    poly(
      [
        [652, 516],
        [1280, 430],
        [1280, 690],
      ],
      linear(
        [
          [0, '#fff3c4', 0.5],
          [1, '#fff3c4', 0],
        ],
        [0, 0.5],
        [1, 0.5],
      ),
    ),
    glow(655, 517, 50, '#fffbe0', 0.9),
    shadow(850, 672, 80, 0.4),
    person(
      850,
      672,
      300,
      { ...WALK, nearArm: [66, 76] },
      {
        top: '#5d4a44',
        bottom: '#3a3138',
        rim: '#ff8a7a',
        skin: '#a8705a',
        hat: 'cap',
        hatColour: '#4a3a3c',
        sleeves: true,
      },
    ),
    poly(
      [
        [962, 520],
        [1280, 470],
        [1280, 650],
      ],
      linear(
        [
          [0, '#fff8d8', 0.7],
          [1, '#fff8d8', 0.05],
        ],
        [0, 0.5],
        [1, 0.5],
      ),
    ),
    stroke('M944 524L964 520', '#22203a', 9),
    person(
      730,
      640,
      266,
      { ...STAND, nearArm: [30, 120] },
      {
        top: '#5d4a44',
        bottom: '#3a3138',
        rim: '#7aa8ff',
        skin: '#a8705a',
        hat: 'cap',
        hatColour: '#4a3a3c',
        sleeves: true,
        left: true,
      },
    ),
    person(
      1130,
      610,
      190,
      { ...WALK, nearArm: [-10, 40] },
      { top: '#39406e', bottom: '#22264c', rim: '#fff0c0', left: true },
    ),
    lampPost(1180, 560, 400, '#0d1130', '#ffd98a', true),
    pool(1100, 640, 240, '#ffd98a', 0.25),
    wash('#080b26', 0.6, 'top', 0.4),
    bloom(440, 440, 420, '#6a5aff', 0.25),
  );
};

export const marketMorning = (): string => {
  const r = chance(5);
  const fruit = ['#f2a32c', '#d9433c', '#8fb83c', '#f5d34c', '#7a4a9a', '#e8772e'] as const;
  let far = '';
  for (let i = 0; i < 7; i++)
    far += parasol(120 + i * 176, 430 + (i % 2) * 14, 120, 170, ['#e2574a', '#2f8f86', '#f2b632'][i % 3] ?? '');
  const shopper = (x: number, y: number, h: number, top: string, left = false, skirt = 0): string =>
    shadow(x, y, h * 0.26, 0.25) + person(x, y, h, WALK, { top, bottom: '#34406a', left, skirt, bun: skirt > 0 });
  return picture(
    sky(['#8fc4cf', '#f2e3b8', '#ffe6a8'], 400),
    shophouses(440, 290, -30, 1310, 3, '#ffe9bc', 0.35),
    mist(430, 120, '#fff0c4', 0.7),
    far,
    rect(
      0,
      436,
      1280,
      290,
      linear([
        [0, '#f2d9a4'],
        [1, '#a5805f'],
      ]),
    ),
    brush(0, 450, 1280, 260, '#fff0c8', 60, 40, 3, 5, 0.5),
    ...Array.from({ length: 14 }, (_, i) =>
      shopper(
        380 + i * 40 + r.between(-10, 10),
        470 + r.between(-10, 20),
        84 + r.between(-6, 12),
        r.pick(['#e8664a', '#3f7fa8', '#f2c14c', '#f6ead0', '#8f5a9a', '#4f9a86']),
        r() < 0.5,
      ),
    ),
    parasol(270, 640, 420, 560, '#d9433c', '#fbe7c4'),
    parasol(1010, 640, 430, 580, '#2f8f86', '#fbf0d0'),
    person(200, 600, 220, { ...FOLD, nearArm: [30, 90] }, { top: '#f2b632', bottom: '#34406a', hat: 'straw' }),
    person(1080, 606, 224, REACH, { top: '#e8664a', bottom: '#34406a', hat: 'straw', left: true }),
    poly(
      [
        [0, 560],
        [430, 560],
        [470, 620],
        [0, 620],
      ],
      '#b5793f',
    ) +
      rect(0, 620, 470, 100, '#7d4f30') +
      poly(
        [
          [850, 560],
          [1280, 560],
          [1280, 620],
          [810, 620],
        ],
        '#b5793f',
      ) +
      rect(810, 620, 470, 100, '#7d4f30'),
    ...[60, 170, 280, 385].map((x, i) => pile(x, 606, 104, 70, 13, fruit[i] ?? '#f2a32c', i + 2)),
    ...[900, 1005, 1110, 1220].map((x, i) => pile(x, 606, 104, 70, 13, fruit[5 - i] ?? '#f2a32c', i + 9)),
    ...[0, 1, 2, 3].map(
      (i) =>
        basket(70 + i * 120, 712, 116, '#c49452') +
        pile(70 + i * 120, 680, 96, 40, 11, fruit[(i + 3) % 6] ?? '', i + 4),
    ),
    ...[0, 1, 2, 3].map(
      (i) => basket(870 + i * 120, 712, 116, '#c49452') + pile(870 + i * 120, 680, 96, 40, 11, fruit[i] ?? '', i + 14),
    ),
    shopper(610, 640, 280, '#2f7fa8', false, 0.9),
    basket(690, 560, 80, '#c49452') + pile(690, 540, 66, 34, 9, '#8fb83c', 6),
    shopper(730, 610, 240, '#f6ead0', true),
    rayWedge([300, -60], [480, 720], [640, 720], '#fff6cc', 0.42),
    rayWedge([420, -60], [720, 720], [830, 720], '#fff6cc', 0.34),
    bloom(280, 20, 720, '#ffe69a', 0.6),
  );
};
