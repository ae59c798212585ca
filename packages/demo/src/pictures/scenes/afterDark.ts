// Late hours: a shadow play, a terminal, a reading room, a camera in the forest; and a shed, and a coast in a storm.
import { elephant } from '../ink/animals.ts';
import { barge } from '../ink/barge.ts';
import { bookcase } from '../ink/bookcase.ts';
import { ceiling } from '../ink/clouds.ts';
import { blades, span } from '../ink/land.ts';
import { palm } from '../ink/leaves.ts';
import { bloom, glow, wash } from '../ink/light.ts';
import { airliner } from '../ink/machines.ts';
import { circle, linear, oval, path, picture, rect, stroke } from '../ink/paper.ts';
import { bust, person, shadow } from '../ink/people.ts';
import { FOLD, REACH, SIT, STAND } from '../ink/poses.ts';
import { papers, rounded, table } from '../ink/props.ts';
import { stars } from '../ink/sky.ts';
import { MORNING, pane, room } from '../ink/stages.ts';
import { skyline } from '../ink/towers.ts';
import { trunks } from '../ink/trees.ts';
import { rain, ripples, swell, water } from '../ink/water.ts';

/** A figure of leather for the shadow play, its foot at x, y. */
const shadowFigure = (x: number, y: number, s: number, left = false): string =>
  `<g transform="translate(${x} ${y}) scale(${left ? -s : s} ${s})">` +
  path(
    'M-14 0Q-30 -60 -22 -104Q-30 -150 -4 -164Q-20 -176 -14 -196Q-8 -214 2 -214L10 -262L18 -214Q34 -206 30 -190L46 -180L28 -172Q22 -160 14 -158Q36 -140 28 -104Q40 -60 30 0L44 8H-20Z',
    '#2a1410',
  ) +
  stroke('M20 -140L78 -118L120 -160M-10 -138L-50 -100L-30 -60', '#2a1410', 13) +
  stroke('M120 -160l22 -14M120 -160l26 2', '#2a1410', 6) +
  [-30, -56, -84, -112].map((dy) => circle(4, dy, 5, '#ffb04a')).join('') +
  stroke('M4 -20V90M120 -160V90', '#5a2a1c', 5) +
  '</g>';

/** The side of the shadow play that nobody sees. */
export const behindTheScreen = (): string =>
  picture(
    rect(0, 0, 1280, 720, '#1a0c10'),
    rect(
      150,
      70,
      980,
      450,
      linear([
        [0, '#ffb85a'],
        [0.5, '#ffe9b0'],
        [1, '#f2963c'],
      ]),
    ) + glow(640, 250, 480, '#fffbe0', 0.9),
    stroke('M150 70H1130V520H150Z', '#5a2a1c', 26),
    shadowFigure(430, 470, 1.2) +
      shadowFigure(860, 470, 1.2, true) +
      path('M600 490q-30 -60 20 -110q-20 -60 30 -90q10 60 40 80q40 60 0 120Z', '#3a1c12', 'opacity="0.8"'),
    stroke('M640 0V150', '#0e0608', 6) + circle(640, 170, 34, '#fffdf0') + glow(640, 170, 180, '#fff6d0', 0.9),
    rect(120, 540, 1040, 60, '#7a5a3a') + stroke('M120 556H1160', '#5f9a3c', 26),
    person(
      640,
      790,
      420,
      { ...SIT, nearArm: [150, 166], farArm: [-150, -166] },
      { top: '#5a3a7a', bottom: '#1a1028', front: 1, bun: true, rim: '#ffb87a' },
    ),
    [250, 340, 980, 1070].map((x, i) => shadowFigure(x, 640, 0.7, i > 1)).join(''),
    bust(130, 760, 100, '#2a1824', '#0e0808') + bust(1150, 760, 100, '#2a1824', '#0e0808'),
    wash('#0a0406', 0.6, 'bottom', 0.25),
  );

/** A royal barge on the stocks: wood, lacquer, gold and mirror. */
export const bargeHull = (): string =>
  picture(
    rect(
      0,
      0,
      1280,
      720,
      linear([
        [0, '#8a5f44'],
        [1, '#c99a6a'],
      ]),
    ),
    [110, 450, 790]
      .map((x) =>
        pane(
          x,
          130,
          250,
          190,
          '#6d4632',
          rect(0, 0, 1280, 720, '#cfe8e0') + water(230, MORNING.water, 400) + ripples(240, '#ffffff', 20, 4, 0.5, 330),
          2,
        ),
      )
      .join(''),
    rect(0, 0, 1280, 60, '#5a3a2c') +
      Array.from({ length: 14 }, (_, i) => stroke(`M${i * 98} 60l60 -60`, '#45292a', 12)).join('') +
      [30, 400, 740, 1080].map((x) => rect(x, 56, 30, 500, '#6d4632')).join(''),
    rect(
      0,
      540,
      1280,
      190,
      linear([
        [0, '#b5845a'],
        [1, '#6a4634'],
      ]),
    ),
    [240, 420, 600, 780, 940]
      .map((x) => path(`M${x - 60} 660L${x - 30} 520H${x + 30}L${x + 60} 660Z`, '#5a3f30'))
      .join(''),
    barge(590, 500, 1080, '#f4bc3c', '#c9352c'),
    person(370, 690, 250, { ...REACH, nearArm: [120, 130] }, { top: '#fffaf0', bottom: '#3a4a7a', rim: '#ffffff' }) +
      person(
        690,
        700,
        240,
        { ...REACH, nearArm: [110, 120] },
        { top: '#3f8a8a', bottom: '#2b2f54', left: true, bun: true },
      ) +
      person(1150, 700, 270, { ...FOLD }, { top: '#e0704a', bottom: '#3a2f4a', left: true }),
    table(210, 700, 200, 90, '#8a5a3c') +
      [150, 200, 250]
        .map((x, i) => rounded(x - 18, 574, 36, 40, 6, ['#f2b03c', '#2a2024', '#c9453c'][i] ?? ''))
        .join(''),
    bloom(300, 120, 560, '#fff3cc', 0.4),
    wash('#2a140c', 0.4, 'bottom', 0.2),
  );

/** A terminal at night whose boards have only just come back. */
export const airportNight = (): string =>
  picture(
    rect(0, 0, 1280, 720, '#22305f'),
    rect(
      0,
      90,
      1280,
      360,
      linear([
        [0, '#0c1233'],
        [1, '#3a4a86'],
      ]),
    ) +
      stars(5, 60, 300) +
      skyline(430, 20, 90, { front: '#2a3566', side: '#222c58', window: '#ffdf9a', lamp: '#ffdf9a', share: 0.4 }, 8) +
      rect(0, 426, 1280, 30, '#1a2248'),
    airliner(690, 400, 620, '#e4eaf4', '#7a4fb0'),
    Array.from({ length: 8 }, (_, i) => rect(i * 182 - 6, 90, 12, 360, '#8f9cc8')).join('') +
      rect(0, 84, 1280, 12, '#8f9cc8') +
      rect(0, 446, 1280, 12, '#8f9cc8'),
    rect(
      0,
      458,
      1280,
      270,
      linear([
        [0, '#5a6a98'],
        [1, '#262e58'],
      ]),
    ),
    rect(380, 16, 520, 120, '#0e1430') +
      [0, 1, 2, 3]
        .map(
          (i) =>
            rect(400, 34 + i * 25, 60, 12, '#ffd04a') +
            rect(480, 34 + i * 25, 200 - ((i * 37) % 60), 12, '#e4eaf4') +
            rect(800, 34 + i * 25, 70, 12, i % 3 ? '#5fe0a0' : '#ff7a6a'),
        )
        .join(''),
    [130, 370, 610, 850, 1090]
      .map(
        (x, i) =>
          rounded(x - 90, 560, 180, 20, 8, '#3a4678') +
          rounded(x - 90, 480, 180, 66, 10, '#46549a') +
          person(
            x,
            640,
            270,
            { ...SIT, nod: i % 2 ? 26 : 0 },
            {
              top: ['#e0704a', '#f2c14c', '#5fa8a0', '#d9d0e4', '#c95a7a'][i] ?? '',
              bottom: '#1d2448',
              left: i % 2 === 1,
              bun: i % 3 === 1,
              rim: '#ffe0b8',
            },
          ),
      )
      .join(''),
    [250, 730, 980]
      .map(
        (x, i) =>
          rounded(x - 30, 590, 60, 90, 8, ['#d9573f', '#3f8aa8', '#f2b03c'][i] ?? '') +
          stroke(`M${x - 16} 590v-34h32v34`, '#c9d0e4', 5),
      )
      .join(''),
    person(
      1200,
      700,
      350,
      { ...STAND, nearArm: [50, 110] },
      { top: '#f4efe4', bottom: '#22263f', left: true, sleeves: true },
    ) + papers(170, 690, 100, 1),
    glow(640, 80, 480, '#cfe0ff', 0.3),
    wash('#080c24', 0.45, 'bottom', 0.2),
  );

/** Wind and surf on a coast road before the cyclone. */
export const stormCoast = (): string =>
  picture(
    rect(
      0,
      0,
      1280,
      720,
      linear([
        [0, '#2a3444'],
        [0.5, '#6a7a80'],
        [1, '#4a5a60'],
      ]),
    ),
    ceiling(14, 260, '#2f3a48', '#56646c'),
    swell(330, 16, 220, 10, '#3f5f68', '#b5c9c4') +
      swell(370, 26, 260, 90, '#34545f', '#cfdcd4') +
      swell(430, 36, 320, 40, '#2a4a58', '#e0e8e0', 6),
    path(
      'M300 520Q340 330 420 300Q400 360 460 380Q470 250 560 210Q540 300 600 330Q640 270 690 290Q660 360 740 400Q780 380 800 420Q780 460 830 520Z',
      '#e4eeec',
      'opacity="0.92"',
    ) +
      [
        [430, 270],
        [520, 190],
        [610, 250],
        [700, 260],
        [480, 220],
        [660, 200],
        [380, 290],
        [760, 340],
      ]
        .map(([x = 0, y = 0], i) => circle(x, y, 6 + (i % 4) * 4, '#f4f8f4', 'opacity="0.85"'))
        .join(''),
    path(
      'M-20 510H1300V740H-20Z',
      linear([
        [0, '#7f8a8c'],
        [1, '#3f4a50'],
      ]),
    ) +
      rect(0, 500, 1280, 26, '#aeb8b4') +
      Array.from({ length: 14 }, (_, i) => rect(i * 96, 470, 16, 40, '#8f9a98')).join('') +
      stroke('M-20 640H1300', '#d9d4b0', 7, 'stroke-dasharray="70 60"'),
    [
      [980, 640, 470, 3],
      [1130, 690, 540, 8],
      [140, 660, 430, 5],
    ]
      .map(([x = 0, y = 0, h = 0, seed]) => palm(x, y, h, '#3f5f4a', '#4a4440', seed ?? 1, -0.75))
      .join(''),
    path('M880 600l60 -30l20 26l-50 40Z', '#8a5a44') +
      path('M300 620l70 -10l-10 30l-60 6Z', '#c9b58a') +
      stroke('M500 580q120 -40 240 -10M420 640q100 -30 200 -6M760 560q90 -30 170 -10', '#e4eeec', 5, 'opacity="0.6"'),
    rain(9, 240, '#e4eeec', 0.5, -0.9, 80, 2),
    wash('#10181f', 0.5, 'top', 0.35) + wash('#10181f', 0.4, 'bottom', 0.2),
  );

/** A table for those who have none at home, at midnight. */
export const readingRoom = (): string =>
  picture(
    room('#3a3560', '#2f2744', 520),
    bookcase(320, 60, 5, 320) + bookcase(1290, 60, 5, 320),
    pane(
      400,
      60,
      500,
      300,
      '#6d4a3c',
      rect(
        0,
        0,
        1280,
        720,
        linear([
          [0, '#0c1233'],
          [1, '#2f3f78'],
        ]),
      ) +
        stars(15, 50, 340) +
        circle(780, 120, 30, '#fff0c8') +
        skyline(
          370,
          30,
          130,
          { front: '#1e2858', side: '#182048', window: '#ffdf9a', lamp: '#ffdf9a', share: 0.35 },
          4,
        ),
      3,
    ),
    [440, 830]
      .map((x, i) =>
        person(
          x,
          800,
          430,
          { ...SIT, lean: 14, nod: 34, nearArm: [40, 84] },
          { top: i ? '#fffaf0' : '#e0704a', bottom: '#2b3060', left: i === 1, bun: i === 1, rim: '#ffe6b0' },
        ),
      )
      .join(''),
    rect(200, 590, 880, 34, '#a5683f') +
      rect(200, 620, 880, 14, '#6d4030') +
      rect(240, 634, 30, 100, '#5a342a') +
      rect(1010, 634, 30, 100, '#5a342a'),
    rect(632, 490, 14, 96, '#c9a05c') +
      oval(640, 588, 50, 12, '#8a6a3c') +
      path('M570 500Q580 440 640 440T710 500Z', '#2f8a6a') +
      path(
        'M580 500H700L860 590H420Z',
        linear([
          [0, '#fff3c0', 0.8],
          [1, '#fff3c0', 0.05],
        ]),
      ) +
      glow(640, 540, 360, '#ffdf9a', 0.6),
    papers(540, 580, 110, 2) +
      papers(750, 582, 110, 3) +
      [0, 1, 2]
        .map((i) => rounded(930 - i * 4, 566 - i * 24, 110, 22, 4, ['#d9573f', '#3f8aa8', '#f2b03c'][i] ?? ''))
        .join(''),
    wash('#080618', 0.5, 'top', 0.3) + wash('#080618', 0.4, 'bottom', 0.2),
  );

/** What a camera trap sees in the dark: warm bodies between cold trunks. */
export const nightCamera = (): string =>
  picture(
    rect(
      0,
      0,
      1280,
      720,
      linear([
        [0, '#0a2418'],
        [0.6, '#1a4a30'],
        [1, '#0e2e1e'],
      ]),
    ),
    trunks(470, 26, 14, '#123a26', 5) +
      rect(
        0,
        460,
        1280,
        260,
        linear([
          [0, '#24603f'],
          [1, '#0e2e1e'],
        ]),
      ) +
      trunks(540, 8, 34, '#0c2a1c', 12),
    glow(640, 460, 620, '#8affb0', 0.35),
    [
      [980, 560, 300, 0.7],
      [300, 570, 330, 0.2],
      [640, 640, 520, 0.5],
    ]
      .map(
        ([x = 0, y = 0, w = 0, stride = 0]) =>
          shadow(x, y, w * 0.45, 0.5, '#04140c') + elephant(x, y, w, '#b5e8c4', stride),
      )
      .join('') + elephant(930, 660, 220, '#a8dcb8', 0.4, false, false),
    circle(838, 330, 7, '#ffffff') +
      glow(838, 330, 40, '#ffffff', 0.9) +
      circle(1018, 546, 5, '#ffffff') +
      glow(1018, 546, 26, '#ffffff', 0.9),
    blades(span(716), 90, '#1f5a3a', 150, 6) + blades(span(716), 50, '#2f7a50', 110, 3),
    Array.from({ length: 90 }, (_, i) => rect(0, i * 8, 1280, 2, '#04140c', 'opacity="0.18"')).join(''),
    stroke('M60 130V60H160M1120 60H1220V130M60 590V660H160M1120 660H1220V590', '#dfffe4', 5) +
      circle(96, 96, 11, '#ff5a4a') +
      rect(120, 90, 60, 12, '#dfffe4') +
      rect(1040, 618, 140, 14, '#dfffe4', 'opacity="0.8"'),
    wash('#020a06', 0.6, 'left', 0.25) + wash('#020a06', 0.6, 'right', 0.25),
  );
