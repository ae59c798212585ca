// Care.
import { chance } from '../ink/chance.ts';
import { palm } from '../ink/leaves.ts';
import { bloom, glow, rayWedge, wash } from '../ink/light.ts';
import { circle, cut, linear, path, picture, poly, rect, stroke } from '../ink/paper.ts';
import { person, shadow } from '../ink/people.ts';
import { SIT, WALK } from '../ink/poses.ts';
import { sky, stars, streaks } from '../ink/sky.ts';
import { orb } from '../ink/spires.ts';
import { lampPost } from '../ink/street.ts';
import { skyline } from '../ink/towers.ts';
import { bush, crown, tree, treeline } from '../ink/trees.ts';
import { van } from '../ink/vehicles.ts';
import { mirror } from '../ink/water.ts';

export const hospital = (): string => {
  const r = chance(4);
  let windows = '';
  let lit = '';
  for (let j = 0; j < 7; j++)
    for (let i = 0; i < 14; i++) {
      const d = `M${330 + i * 46} ${150 + j * 50}h30v28h-30z`;
      if (r() < 0.55) lit += d;
      else windows += d;
    }
  const body =
    rect(300, 110, 680, 430, '#d9c4c4') +
    rect(300, 110, 440, 430, '#e8d2c4') +
    path(windows, '#6f7aa8') +
    path(lit, '#ffdc94') +
    rect(290, 100, 700, 16, '#fff0dc') +
    Array.from({ length: 7 }, (_, j) => rect(300, 188 + j * 50, 680, 5, '#b59fac')).join('') +
    rect(150, 300, 150, 240, '#c4aeb8') +
    rect(980, 260, 180, 280, '#b5a0b5') +
    Array.from({ length: 12 }, (_, i) =>
      rect(1000 + (i % 3) * 50, 284 + Math.floor(i / 3) * 52, 32, 28, i % 4 ? '#6f7aa8' : '#ffdc94'),
    ).join('') +
    Array.from({ length: 8 }, (_, i) =>
      rect(170 + (i % 2) * 60, 324 + Math.floor(i / 2) * 50, 36, 28, i % 3 ? '#ffdc94' : '#6f7aa8'),
    ).join('');
  const sign = circle(640, 70, 54, '#f7f0e4') + rect(626, 36, 28, 68, '#2f9a78') + rect(606, 56, 68, 28, '#2f9a78');
  return picture(
    sky(['#35408a', '#7a6aa8', '#e39a9a', '#ffcf9f'], 540),
    streaks(5, 12, 40, 300, '#ffc0b0', 0.5),
    stars(6, 30, 120),
    skyline(540, 60, 200, { front: '#9a7a9f', side: '#876c96', window: '#b590a8', lamp: '#ffdf9a', share: 0.2 }, 8),
    glow(640, 70, 200, '#d9fff0', 0.55),
    body,
    rect(590, 84, 100, 24, '#b5a0b0'),
    sign,
    treeline(548, 44, '#4f5a78', 4, -20, 300),
    treeline(548, 44, '#4f5a78', 8, 980, 1300),
    poly(
      [
        [420, 440],
        [860, 440],
        [900, 474],
        [380, 474],
      ],
      '#2f9a78',
    ) +
      rect(380, 474, 520, 12, '#1f6f60') +
      rect(420, 484, 16, 80, '#f2e3d4') +
      rect(844, 484, 16, 80, '#f2e3d4') +
      rect(470, 490, 340, 72, '#ffe6ae') +
      stroke('M555 490V562M640 490V562M725 490V562', '#d9a878', 5),
    rect(
      0,
      558,
      1280,
      170,
      linear([
        [0, '#8a7a9a'],
        [1, '#343660'],
      ]),
    ),
    poly(
      [
        [470, 562],
        [810, 562],
        [980, 690],
        [300, 690],
      ],
      '#ffdfa0',
      'opacity="0.45"',
    ),
    mirror(650, van(560, 650, 400, '#fff6ea', '#2f9a78', '#d9342f'), 0.16, 0.4),
    van(560, 650, 400, '#fff6ea', '#2f9a78', '#d9342f'),
    glow(590, 452, 90, '#ff5a4a', 0.9),
    person(880, 650, 190, WALK, { top: '#5fb8a8', bottom: '#5fb8a8', sleeves: true, left: true }),
    person(
      1060,
      664,
      200,
      { ...WALK, nearArm: [30, 60] },
      { top: '#f4f0ea', bottom: '#3f4a7a', sleeves: true, left: true, bun: true },
    ),
    poly(
      [
        [900, 574],
        [1050, 574],
        [1050, 586],
        [900, 586],
      ],
      '#fff6ea',
    ) +
      stroke('M910 586L930 640M1040 586L1020 640M930 640h90', '#b5b0c4', 5) +
      circle(930, 646, 8, '#22264c') +
      circle(1020, 646, 8, '#22264c') +
      poly(
        [
          [906, 566],
          [1040, 560],
          [1046, 576],
          [906, 576],
        ],
        '#8fc4c0',
      ),
    tree(150, 620, 230, '#5a7a68', '#3f3a4f', 5, 1),
    bush(260, 640, 120, '#5f8068', 3, 1),
    bush(70, 680, 180, '#4f7060', 9, 1),
    lampPost(1190, 640, 300, '#2a2c54', '#ffe0a0', true),
    bloom(640, 500, 520, '#ffb870', 0.4),
  );
};

export const clinicVisit = (): string =>
  picture(
    rect(
      0,
      0,
      1280,
      720,
      linear([
        [0, '#cfe6d4'],
        [1, '#a9cfc0'],
      ]),
    ),
    rect(150, 70, 420, 330, '#fffaf0'),
    cut(
      'M166 86H554V384H166Z',
      sky(['#8fd0e0', '#d9f0d8', '#fff3c8'], 384),
      treeline(384, 110, '#9fcf9a', 4, 160, 560),
      palm(250, 400, 250, '#6fb07a', '#a58f70', 4, 0.1),
      crown(470, 320, 200, 170, '#7fbf70', 5),
    ),
    stroke('M360 86V384M166 236H554', '#fffaf0', 12),
    rect(130, 396, 460, 18, '#e3d2b0'),
    poly(
      [
        [150, 60],
        [220, 60],
        [190, 400],
        [150, 400],
      ],
      '#f2c4a0',
    ) +
      poly(
        [
          [570, 60],
          [500, 60],
          [530, 400],
          [570, 400],
        ],
        '#f2c4a0',
      ),
    rect(760, 90, 170, 220, '#fffaf0') +
      path('M845 130q30 -30 46 4q10 30 -46 66q-56 -36 -46 -66q16 -34 46 -4z', '#e8735c') +
      stroke('M800 260H890M800 280H860', '#b5c9b8', 6),
    rect(1000, 120, 220, 190, '#e9d6b0') +
      rect(1000, 120, 220, 10, '#c9a878') +
      rect(1000, 215, 220, 8, '#c9a878') +
      [0, 1, 2, 3, 4]
        .map((i) => rect(1016 + i * 40, 150, 26, 65, ['#e8735c', '#f7f0dc', '#5fa8a0', '#f2b64c', '#fffaf0'][i] ?? ''))
        .join('') +
      [0, 1, 2, 3]
        .map((i) => orb(1034 + i * 48, 290, 18, ['#f2b64c', '#5fa8a0', '#e8735c', '#f7f0dc'][i] ?? ''))
        .join(''),
    rect(
      0,
      560,
      1280,
      160,
      linear([
        [0, '#d9b58a'],
        [1, '#a57a5c'],
      ]),
    ),
    poly(
      [
        [210, 560],
        [520, 560],
        [760, 720],
        [330, 720],
      ],
      '#fff3c8',
      'opacity="0.45"',
    ),
    shadow(640, 690, 420, 0.22),
    rect(330, 536, 170, 18, '#3f8f8a') +
      rect(330, 380, 18, 170, '#3f8f8a') +
      rect(346, 552, 12, 130, '#2f6a6a') +
      rect(476, 552, 12, 130, '#2f6a6a'),
    person(
      420,
      690,
      450,
      { ...SIT, lean: 4, nod: 6, nearArm: [30, 66], farArm: [80, 92] },
      { top: '#e8a860', bottom: '#7a5a8a', skin: '#b98562', hair: '#c9c4c0', bun: true, rim: '#f7cf98', skirt: 0 },
    ),
    `<rect x="800" y="542" width="150" height="22" rx="10" fill="#22405f"/>` +
      rect(868, 564, 14, 90, '#8fa5b5') +
      stroke('M830 690L875 654L920 690', '#8fa5b5', 10),
    person(
      850,
      690,
      470,
      { ...SIT, lean: 12, nod: 10, nearArm: [56, 80], farArm: [60, 88] },
      { top: '#fdfcf6', bottom: '#3f5f8a', skin: '#c58f68', sleeves: true, left: true, rim: '#ffffff', front: 0.4 },
    ),
    stroke('M822 388Q792 420 796 452T768 476', '#27345c', 6) +
      circle(766, 478, 10, '#8fa5b5') +
      stroke('M846 384Q822 386 822 388', '#27345c', 6),
    rect(1040, 480, 200, 16, '#e8c490') +
      rect(1056, 496, 14, 190, '#c99a68') +
      rect(1210, 496, 14, 190, '#a57a54') +
      poly(
        [
          [1080, 480],
          [1170, 480],
          [1180, 410],
          [1096, 410],
        ],
        '#27345c',
      ) +
      poly(
        [
          [1102, 416],
          [1174, 416],
          [1166, 472],
          [1090, 472],
        ],
        '#9fdcd4',
      ),
    poly(
      [
        [60, 690],
        [150, 690],
        [140, 600],
        [70, 600],
      ],
      '#e8735c',
    ) + crown(105, 520, 210, 220, '#4f9f68', 6, 1),
    rayWedge([180, 60], [520, 720], [860, 720], '#fff6cc', 0.35),
    bloom(340, 200, 520, '#fff6c8', 0.5),
    wash('#2f4a5c', 0.25, 'bottom', 0.25),
  );
