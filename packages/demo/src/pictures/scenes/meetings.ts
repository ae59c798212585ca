// People round a table: whips, students, a neighbourhood, a circle of chairs, a desk.

import { bookcase } from '../ink/bookcase.ts';
import { bloom, glow, rayWedge, wash } from '../ink/light.ts';
import { circle, linear, oval, path, picture, rect, stroke } from '../ink/paper.ts';
import { bust, person, shadow } from '../ink/people.ts';
import { FOLD, POINT, REACH, SIT, STAND } from '../ink/poses.ts';
import { chair, cup, papers, rounded } from '../ink/props.ts';
import { pendant } from '../ink/rooms.ts';
import { sky } from '../ink/sky.ts';
import { chedi, flag } from '../ink/spires.ts';
import { pane, room } from '../ink/stages.ts';
import { skyline } from '../ink/towers.ts';
import { treeline } from '../ink/trees.ts';
import { water } from '../ink/water.ts';

const city =
  sky(['#7fb5d0', '#d9e6d8', '#fbeecb'], 320) +
  skyline(330, 60, 200, { front: '#a9bfc9', side: '#93acb8', window: '#c4d3d2' }, 12);
const garden =
  rect(
    0,
    0,
    1280,
    720,
    linear([
      [0, '#bfe0dc'],
      [1, '#eef0cc'],
    ]),
  ) + treeline(360, 130, '#8fbf8a', 6);

const TALK = { lean: 6, nearArm: [40, 110], farArm: [50, 90], nearLeg: [84, 2], farLeg: [78, -4] } as const;

/** Two sides of a long table, a clock between them. */
export const meetingRoom = (): string =>
  picture(
    room('#8a5a44', '#4f3a44', 470),
    Array.from({ length: 16 }, (_, i) => rect(i * 82, 0, 40, 456, '#7d4f3c', 'opacity="0.5"')).join(''),
    flag(120, 470, 330, 110) + flag(1120, 470, 330, 110),
    pane(290, 70, 240, 220, '#e8c98a', city) + pane(750, 70, 240, 220, '#e8c98a', city),
    circle(640, 150, 62, '#f4e6c4') +
      circle(640, 150, 52, '#fffaf0') +
      stroke('M640 150V112M640 150L668 166', '#2a2438', 6) +
      circle(640, 150, 6, '#2a2438'),
    pendant(380, 60, 90, '#3a2a35', '#ffe6a8', 240) + pendant(900, 60, 90, '#3a2a35', '#ffe6a8', 240),
    [0, 1, 2]
      .map((i) =>
        person(210 + i * 130, 610, 330, TALK, {
          top: ['#2f4a86', '#3f5f9a', '#e6dcc8'][i],
          bottom: '#1c2444',
          sleeves: true,
          bun: i === 1,
          front: 0.5,
        }),
      )
      .join(''),
    [0, 1, 2]
      .map((i) =>
        person(1070 - i * 130, 610, 330, TALK, {
          top: ['#8a3f4c', '#e6dcc8', '#a35a4c'][i],
          bottom: '#3a2438',
          sleeves: true,
          bun: i === 2,
          left: true,
        }),
      )
      .join(''),
    path('M170 520H1110L1230 640H50Z', '#d99f5f') +
      path('M50 640H1230V690H50Z', '#96613a') +
      path('M170 520H640L500 640H50Z', '#ecba7c', 'opacity="0.6"'),
    [300, 470, 640, 810, 980].map((x, i) => papers(x, 576 + (i % 2) * 22, 92)).join('') +
      cup(390, 600, 30) +
      cup(720, 560, 28) +
      cup(900, 606, 30),
    rounded(596, 556, 90, 56, 6, '#2a3048') + rect(604, 562, 74, 44, '#8fb5d0'),
    [180, 420, 860, 1100].map((x, i) => bust(x, 752, 92, i < 2 ? '#22305c' : '#6a2f3c', '#1c1826')).join(''),
    bloom(640, 160, 560, '#ffdf9a', 0.3),
    wash('#1c1020', 0.5, 'bottom', 0.25),
  );

/** Students debate, hands in the air, one at the board. */
export const youthCouncil = (): string =>
  picture(
    room('#d9e2c8', '#c9a27a', 450),
    rect(330, 60, 620, 250, '#fffaf0') +
      stroke('M330 60h620v250h-620Z', '#b5895c', 14) +
      [0, 1, 2]
        .map((i) => rect(380, 110 + i * 62, [420, 300, 220][i] ?? 0, 34, ['#e8735c', '#f2b64c', '#5fa8a0'][i] ?? ''))
        .join('') +
      circle(870, 130, 44, '#f2e2b0') +
      path('M870 130V86A44 44 0 0 1 908 152Z', '#5f8fc4'),
    pane(60, 80, 200, 220, '#b5895c', garden) + pane(1020, 80, 200, 220, '#b5895c', garden),
    shadow(640, 640, 460, 0.18),
    person(
      1010,
      560,
      330,
      { ...POINT, nearArm: [120, 130] },
      { top: '#fffaf0', bottom: '#2f4a8a', skirt: 0.8, bun: true, left: true, sleeves: true },
    ),
    person(200, 580, 330, STAND, { top: '#fffaf0', bottom: '#a8804f', sleeves: true }),
    [0, 1, 2, 3, 4]
      .map((i) =>
        person(
          330 + i * 150,
          600 + (i % 2) * 14,
          300,
          { ...SIT, nearArm: i % 2 ? [170, 178] : [40, 96], farArm: [44, 90] },
          {
            top: '#fffaf0',
            bottom: i % 2 ? '#2f4a8a' : '#a8804f',
            sleeves: true,
            bun: i % 2 === 0,
            left: i > 2,
            hair: '#231f2b',
          },
        ),
      )
      .join(''),
    oval(640, 640, 440, 74, '#b5793f') + oval(640, 624, 440, 74, '#e8b878') + oval(640, 620, 400, 60, '#f2cc94'),
    papers(430, 612, 90) +
      papers(640, 640, 96) +
      papers(850, 614, 90) +
      rounded(520, 590, 60, 40, 4, '#5fa8a0') +
      rounded(740, 596, 56, 40, 4, '#e8735c'),
    [260, 480, 800, 1020].map((x, i) => bust(x, 756, 100, '#f4ecdc', i % 2 ? '#2a2230' : '#1c1826')).join(''),
    rayWedge([60, 80], [260, 700], [620, 700], '#fff6d0', 0.3),
    bloom(200, 120, 520, '#fff3c8', 0.4),
    wash('#2a2440', 0.3, 'bottom', 0.25),
  );

/** Neighbours bend over a map and a model of their river bank. */
export const publicHearing = (): string =>
  picture(
    room('#d3c0a0', '#9a7a60', 430),
    rect(400, 50, 480, 270, '#f4ecd8') +
      rect(416, 66, 448, 238, '#cfe0d0') +
      path('M416 220Q560 180 640 210T864 170V240Q760 270 640 262T416 290Z', '#5fa8c0') +
      stroke('M416 206Q560 166 640 196T864 156', '#d9533c', 7, 'stroke-dasharray="18 12"') +
      [460, 520, 600, 700, 780].map((x, i) => rect(x, 120 + (i % 2) * 26, 34, 26, '#c98a5c')).join(''),
    pane(
      80,
      80,
      230,
      220,
      '#7a5a48',
      sky(['#8fc4d4', '#f2ecd0'], 320) + water(240, ['#cfe6dc', '#6fb0b5'], 330) + treeline(246, 40, '#7fae84', 4),
    ),
    pane(970, 80, 230, 220, '#7a5a48', garden),
    shadow(640, 680, 520, 0.22),
    person(250, 600, 320, { ...REACH, lean: 14 }, { top: '#d9735c', bottom: '#4a4f7a' }),
    person(400, 590, 310, { ...FOLD }, { top: '#7fa878', bottom: '#4a3f6a', skirt: 0.8, bun: true }),
    person(
      560,
      588,
      322,
      { ...POINT, nearArm: [50, 70], lean: 8 },
      { top: '#2f5a8c', bottom: '#27305a', sleeves: true },
    ),
    person(760, 588, 304, { ...REACH, lean: 10 }, { top: '#e8b45a', bottom: '#5a4f7a', hair: '#cfcac6', left: true }),
    person(900, 594, 316, STAND, { top: '#8f7ab0', bottom: '#3a3f5e', left: true, bun: true }),
    person(1040, 604, 322, { ...POINT, nearArm: [40, 150] }, { top: '#f1ead9', bottom: '#3a3f5e', left: true }),
    path('M230 540H1060L1180 660H110Z', '#c98f5c') +
      path('M110 660H1180V700H110Z', '#8a5a3a') +
      path('M300 552H980L1060 640H220Z', '#b5d0a0') +
      path('M260 600Q520 560 700 592T1040 580L1054 612Q800 640 640 622T236 628Z', '#5fa8c0'),
    [330, 410, 500, 780, 880, 960]
      .map(
        (x, i) =>
          rect(x, 560 + (i % 2) * 6, 30, 20, '#f4ecd8') +
          path(`M${x - 5} ${560 + (i % 2) * 6}h40l-12 -14h-16Z`, '#c9573f'),
      )
      .join(''),
    [600, 660].map((x) => path(`M${x} 566l8 -18l8 18Z`, '#3f8a5c')).join(''),
    bust(300, 760, 96, '#6f8f7a', '#221c2a') +
      bust(980, 762, 100, '#c97a5c', '#2a2230') +
      bust(640, 780, 92, '#4a5a86', '#1c1826'),
    bloom(200, 120, 560, '#fff0c4', 0.4),
    wash('#2a1c28', 0.4, 'bottom', 0.25),
  );

/** Twelve chairs in a circle; the young and those they hurt. */
export const talkCircle = (): string => {
  const seats = [
    [330, 520, 0],
    [480, 480, 1],
    [640, 468, 2],
    [800, 480, 3],
    [950, 520, 4],
  ] as const;
  const coats = ['#4f7a9a', '#c9735c', '#e8dcc4', '#6f8f6a', '#8f7ab0'];
  return picture(
    room('#c4d6d0', '#b8956f', 400),
    pane(120, 70, 250, 210, '#f4ead2', garden) + pane(910, 70, 250, 210, '#f4ead2', garden),
    rect(500, 80, 280, 180, '#3f6a56') +
      stroke('M500 80h280v180h-280Z', '#8a6248', 9) +
      `<circle cx="640" cy="170" r="46" fill="none" stroke="#e6f0dc" stroke-width="7" stroke-dasharray="20 14"/>`,
    oval(640, 590, 520, 110, '#a5805c', 'opacity="0.5"') + oval(640, 590, 380, 76, '#d9b88c', 'opacity="0.6"'),
    seats
      .map(
        ([x, y, i]) =>
          chair(x - (i > 2 ? -14 : 14), y + 66, 190, '#3f6a86', i > 2) +
          person(
            x,
            y + 70,
            290,
            { ...SIT, nod: 6, nearArm: i % 2 ? [30, 80] : [24, 60] },
            {
              top: coats[i],
              bottom: '#3a3f5e',
              left: i > 2,
              bun: i === 1,
              sleeves: i === 2,
              front: i === 2 ? 0.6 : 0.4,
            },
          ),
      )
      .join(''),
    [
      [190, 640, 0],
      [1090, 640, 1],
    ]
      .map(
        ([x = 0, y = 0, i = 0]) =>
          chair(x, y + 40, 220, '#3f6a86', i === 1) +
          person(
            x + (i ? -14 : 14),
            y + 44,
            330,
            { ...SIT, lean: 10 },
            { top: i ? '#f2c14c' : '#2f4a6a', bottom: '#27305a', left: i === 1 },
          ),
      )
      .join(''),
    stroke('M206 470L262 520', '#fffaf0', 12),
    [430, 640, 850]
      .map(
        (x, i) =>
          chair(x, 760, 250, '#35607a') +
          bust(x, 740 + (i % 2) * 8, 96, ['#7fa878', '#d9a86a', '#5a6a9a'][i] ?? '', '#1c1826'),
      )
      .join(''),
    glow(640, 600, 300, '#fff0c8', 0.35, 0.4),
    bloom(240, 140, 520, '#fff6d0', 0.4),
    wash('#2a2440', 0.35, 'bottom', 0.25),
  );
};

/** The prime minister at her desk before a window over the river. */
export const pmDesk = (): string =>
  picture(
    room('#6a4a4c', '#4a3444', 520),
    pane(
      380,
      50,
      520,
      330,
      '#e8c98a',
      sky(['#6fa8c4', '#cfe0d4', '#fbe6b8'], 400) +
        skyline(330, 60, 190, { front: '#a5b8c0', side: '#8fa6b2', window: '#c0ced0' }, 7) +
        water(330, ['#e3dcb8', '#7fb0b5'], 400) +
        chedi(560, 332, 120, '#e8b85a', '#fff0b8'),
      3,
    ),
    path('M330 30H420Q400 240 350 470H330Z', '#a3443c') + path('M950 30H860Q880 240 930 470H950Z', '#8f3a36'),
    flag(200, 540, 420, 130, '#e8c98a') + bookcase(1190, 130, 4, 190),
    shadow(640, 690, 420, 0.35),
    rounded(540, 300, 200, 300, 40, '#3a2a3c'),
    person(
      640,
      660,
      400,
      { ...STAND, lean: 6, nod: 14, nearArm: [36, 84], farArm: [-20, 30] },
      { top: '#f4ecdc', bottom: '#3f3a66', skin: '#c58f68', bun: true, sleeves: true, front: 0.6, rim: '#ffffff' },
    ),
    path('M220 520H1060L1140 590H140Z', '#b5763f') +
      path('M140 590H1140V720H140Z', '#7d4a30') +
      path('M140 590H1140V606H140Z', '#5f3626') +
      rect(420, 620, 440, 100, '#8f5838') +
      chedi(640, 712, 80, '#e8b04a', '#ffe9a8'),
    papers(440, 556, 110, 4) +
      papers(720, 566, 110) +
      rounded(860, 480, 26, 74, 5, '#2f5a4a') +
      path('M820 484H930L906 446H842Z', '#3f8a64') +
      glow(874, 500, 120, '#fff3c0', 0.6),
    rounded(300, 500, 130, 84, 6, '#2a3048', 'transform="skewX(-12) translate(116 0)"') +
      rounded(560, 540, 70, 14, 5, '#2a2438') +
      cup(980, 566, 36),
    rayWedge([640, 50], [260, 720], [760, 720], '#fff0c0', 0.2),
    bloom(640, 120, 460, '#ffe6a8', 0.2),
    wash('#1a1024', 0.5, 'bottom', 0.25),
    wash('#1a1024', 0.3, 'left', 0.25),
  );
