// High water.
import { sampan } from '../ink/boats.ts';
import { camera } from '../ink/camera.ts';
import { ceiling } from '../ink/clouds.ts';
import { palm, reeds } from '../ink/leaves.ts';
import { bloom, glow, rayWedge, wash } from '../ink/light.ts';
import { at, group, linear, path, picture, rect, stroke } from '../ink/paper.ts';
import { person } from '../ink/people.ts';
import { CARRY, PADDLE, REACH, STAND, WALK } from '../ink/poses.ts';
import { sky } from '../ink/sky.ts';
import { stiltHouse } from '../ink/spires.ts';
import { streetSide, wires } from '../ink/street.ts';
import { skyline } from '../ink/towers.ts';
import { treeline } from '../ink/trees.ts';
import { car } from '../ink/vehicles.ts';
import { mirror, rain, rings, ripples, water } from '../ink/water.ts';

const WALLS = ['#e8b04a', '#7fb2a8', '#e7dcc2', '#d98873', '#88a5c4', '#c9a0a8'] as const;

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
  const wade = (x: number, y: number, h: number, top: string): string =>
    mirror(y, group('', person(x, y + h * 0.42, h, CARRY, { top, bottom: '#3a3f5c' })), 0.18, 0.4) +
    `<g>${person(x, y + h * 0.42, h, CARRY, { top, bottom: '#3a3f5c' })}</g>`;
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
    wires(camera(700, 350, 620, 3.1), 7.6, 7, '#3f4658'),
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
    glow(700, 352, 230, '#e6e2cc', 0.95, 0.16),
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
