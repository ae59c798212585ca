// What hands make and know: tools, looms, hulls, paddles, weights, engines.
import { shade, tint } from '../ink/colour.ts';
import { bloom, glow, rayWedge, wash } from '../ink/light.ts';
import { circle, linear, path, picture, rect, stroke } from '../ink/paper.ts';
import { limb, person, shadow } from '../ink/people.ts';
import { FOLD, KNEEL, POINT, REACH, STAND } from '../ink/poses.ts';
import { carton, rounded, table } from '../ink/props.ts';
import { pendant } from '../ink/rooms.ts';
import { fish } from '../ink/sealife.ts';
import { countryside, MORNING, NIGHT, pane, room } from '../ink/stages.ts';
import { ripples, water } from '../ink/water.ts';

const boards = (colour: string, line: number): string =>
  Array.from({ length: 16 }, (_, i) => rect(i * 82, 0, 3, line, shade(colour, 0.2))).join('');

const HULL = 'M80 430Q330 520 640 524T1210 400L1150 560Q900 620 640 620T150 560Z';
const hull = (wood: string): string =>
  path(HULL, wood) +
  path('M80 430Q330 520 640 524T1210 400L1200 424Q900 552 640 552T96 456Z', tint(wood, 0.35)) +
  stroke('M120 500Q400 590 640 590T1180 480M140 535Q400 606 640 608T1164 530', shade(wood, 0.3), 4) +
  [300, 480, 660, 840, 1010]
    .map((x) => rect(x - 14, 600, 28, 90, '#5a3f30') + rect(x - 50, 680, 100, 18, '#4a332a'))
    .join('');

/** A wall of tools above a bench. */
export const toolBench = (): string =>
  picture(
    room('#b5855a', '#7a543c', 520) + boards('#b5855a', 506),
    pane(900, 80, 280, 250, '#7a4f34', countryside(MORNING, 420, 6), 2),
    rect(90, 80, 700, 260, '#8a5f40') + rect(90, 80, 700, 14, '#6d4630'),
    [150, 230, 320]
      .map(
        (x, i) =>
          rect(x - 9, 130, 18, 150, '#d9a86a') + path(`M${x - 40} 120h80l${-8 - i * 4} 30h${-60 + i * 6}Z`, '#8f98a8'),
      )
      .join('') +
      path('M400 130H560L540 180H420Z', '#c0c8d4') +
      rect(556, 120, 66, 60, '#a5683f') +
      stroke('M404 180l10 10l10 -10l10 10l10 -10l10 10l10 -10l10 10l10 -10l10 10l10 -10l10 10', '#8f98a8', 4) +
      [440, 500, 560]
        .map((x) => rect(x - 8, 220, 16, 54, '#d9a86a') + path(`M${x - 9} 274h18l-4 46h-10Z`, '#c0c8d4'))
        .join('') +
      circle(700, 190, 56, '#6d4630') +
      circle(700, 190, 42, '#8a5f40') +
      stroke('M650 280a50 30 0 0 0 100 0', '#e8dcc0', 8),
    person(
      640,
      760,
      520,
      { ...REACH, lean: 22, nod: 34, nearArm: [46, 70], farArm: [60, 84] },
      { top: '#4f7a8a', bottom: '#3a2f44', rim: '#9fd0dc', hair: '#8f8a90' },
    ),
    rect(0, 560, 1280, 40, '#d9a06a') +
      rect(
        0,
        598,
        1280,
        130,
        linear([
          [0, '#8a5638'],
          [1, '#4a2f28'],
        ]),
      ),
    path('M700 560Q760 440 900 470T1020 560Z', '#c98a4f') +
      path('M740 560Q790 470 890 494T970 560Z', '#e0a86a') +
      stroke('M800 520q50 -40 110 0', '#8a5638', 5),
    [
      [560, 552],
      [620, 560],
      [1080, 556],
      [1130, 562],
      [500, 560],
    ]
      .map(([x = 0, y = 0]) => stroke(`M${x} ${y}q10 -24 26 -8q10 14 -6 14`, '#f0cf9a', 6))
      .join(''),
    rayWedge([1040, 60], [420, 720], [760, 720], '#fff3c4', 0.35),
    wash('#2a140c', 0.45, 'bottom', 0.2),
  );

/** The last boatyard: one hull, one man, one adze. */
export const boatYard = (): string =>
  picture(
    countryside(MORNING, 400, 11),
    water(410, MORNING.water, 520) + ripples(420, '#ffffff', 30, 3, 0.6, 520),
    rect(
      0,
      500,
      1280,
      220,
      linear([
        [0, '#d9b98a'],
        [1, '#8a6444'],
      ]),
    ),
    rect(0, 0, 1280, 70, '#6d4a3a') +
      [40, 440, 840, 1210].map((x) => rect(x, 60, 30, 520, '#7a543f')).join('') +
      Array.from({ length: 14 }, (_, i) => stroke(`M${i * 98} 70l60 -70`, '#54382f', 10)).join(''),
    hull('#b5723f'),
    person(
      430,
      500,
      280,
      { ...REACH, lean: 30, nearArm: [30, 56] },
      { top: '#e8dcc0', bottom: '#4a5a7a', hat: 'straw', left: false },
    ) +
      stroke('M510 420L560 470', '#6d4630', 9) +
      path('M548 460l36 8l-10 22l-34 -14Z', '#8f98a8'),
    person(980, 700, 300, { ...STAND, nearArm: [110, 140] }, { top: '#5f8a6a', bottom: '#3a3048', left: true }),
    [
      [220, 690],
      [330, 704],
      [720, 706],
      [620, 690],
      [1130, 700],
    ]
      .map(([x = 0, y = 0]) => stroke(`M${x} ${y}q12 -24 28 -8q10 14 -8 14`, '#f4d9a8', 6))
      .join(''),
    bloom(900, 60, 560, '#fff3c8', 0.4),
    wash('#2a140c', 0.4, 'bottom', 0.2),
  );

/** Garlands and candles at the prow, the night before the boat goes into the water. */
export const boatBlessing = (): string =>
  picture(
    countryside(NIGHT, 400, 14),
    rect(
      0,
      500,
      1280,
      220,
      linear([
        [0, '#3a2f4c'],
        [1, '#140f24'],
      ]),
    ),
    glow(980, 480, 460, '#ffb45a', 0.5),
    hull('#7a3f2f'),
    ['#ff6f8f', '#ffe08a', '#7fe0c0']
      .map((c, i) =>
        stroke(
          `M1120 ${452 + i * 14}q40 ${60 + i * 10} 24 ${130 + i * 20}M1140 ${446 + i * 12}q60 ${50 + i * 8} 60 ${140 + i * 10}`,
          c,
          12,
        ),
      )
      .join('') + stroke('M1070 474q50 70 110 -20', '#fff0c0', 14, 'stroke-dasharray="2 16"'),
    [880, 930, 980, 1030, 1080, 1130]
      .map(
        (x, i) =>
          rect(x - 6, 640 - (i % 2) * 14, 12, 44, '#fff6e0') +
          glow(x, 626 - (i % 2) * 14, 70, '#ffd07a', 0.8) +
          path(`M${x} ${606 - (i % 2) * 14}q12 20 0 32q-12 -12 0 -32Z`, '#fff0b0'),
      )
      .join(''),
    [200, 330, 460, 590, 720]
      .map((x, i) =>
        person(
          x,
          710 + (i % 2) * 12,
          190,
          { ...KNEEL, nearArm: [60, 140], farArm: [64, 140] },
          { top: ['#d9573f', '#e8dcc0', '#d9573f', '#5f7aa8', '#d9573f'][i] ?? '', bottom: '#22203a', rim: '#ffcf9a' },
        ),
      )
      .join(''),
    wash('#06041a', 0.5, 'top', 0.35) + wash('#06041a', 0.5, 'left', 0.25),
  );

/** Forty paddles against a wall, one of them new. */
export const paddles = (): string =>
  picture(
    room('#7a9a8f', '#8a6a4c', 560) + boards('#7a9a8f', 546),
    rect(0, 150, 1280, 26, '#5a4a3c'),
    Array.from({ length: 15 }, (_, i) => {
      const x = 70 + i * 82;
      const wood = i === 9 ? '#ffd98a' : (['#a8683f', '#8f5636', '#b57a4a'][i % 3] ?? '');
      return `<g transform="rotate(${((i * 7) % 5) - 2} ${x} 600)">${rect(x - 8, 130, 16, 250, wood)}${rect(x - 22, 122, 44, 16, shade(wood, 0.2))}${path(`M${x - 10} 370Q${x - 38} 440 ${x - 34} 560Q${x} 640 ${x + 34} 560Q${x + 38} 440 ${x + 10} 370Z`, wood)}${path(`M${x} 370Q${x + 38} 440 ${x + 34} 560Q${x + 20} 606 ${x} 614Z`, shade(wood, 0.18))}${i === 9 ? '' : rect(x - 33, 470, 66, 16, '#d9433c')}</g>`;
    }).join(''),
    glow(808, 420, 280, '#fff0b0', 0.5),
    rayWedge([300, -40], [760, 720], [1080, 720], '#fff6d0', 0.35),
    wash('#1a1a20', 0.45, 'bottom', 0.2) + wash('#1a1a20', 0.35, 'left', 0.25),
  );

/** Two thousand threads, and the cloth that grows out of them. */
export const loomThreads = (): string =>
  picture(
    rect(
      0,
      0,
      1280,
      720,
      linear([
        [0, '#5a3a34'],
        [1, '#3a2430'],
      ]),
    ),
    Array.from({ length: 92 }, (_, i) =>
      stroke(`M${i * 14 + 4} -10L${i * 14 - 60 + i * 1.3} 470`, i % 7 ? '#f4dfc0' : '#d9734c', 3, 'opacity="0.9"'),
    ).join(''),
    rect(0, 180, 1280, 54, '#a5683f') + rect(0, 180, 1280, 12, '#d9a06a'),
    path('M-20 430H1300V740H-20Z', '#a82f44'),
    Array.from({ length: 9 }, (_, row) =>
      Array.from({ length: 17 }, (_, i) => {
        const [x, y] = [i * 80 + (row % 2) * 40, 460 + row * 32];
        return (
          path(`M${x} ${y - 14}l26 14l-26 14l-26 -14Z`, ['#f2c14c', '#fff3d8', '#2f6a8a'][row % 3] ?? '') +
          path(`M${x} ${y - 6}l11 6l-11 6l-11 -6Z`, '#7a1f34')
        );
      }).join(''),
    ).join(''),
    rect(0, 414, 1280, 26, '#fff3d8', 'opacity="0.7"'),
    path('M330 360H770Q850 376 870 392Q850 408 770 424H330Q250 408 230 392Q250 376 330 360Z', '#c98a4f') +
      rounded(380, 376, 330, 32, 14, '#5a342f') +
      rounded(400, 382, 290, 20, 10, '#2f6a8a') +
      stroke('M870 392Q1010 400 1300 436', '#2f6a8a', 4),
    limb([1320, 220], [1080, 300], 70, 46, '#b97a56') +
      limb([1080, 300], [900, 370], 30, 20, '#b97a56') +
      limb([1080, 330], [910, 396], 27, 17, '#a86c4a'),
    bloom(320, 60, 560, '#ffe6b0', 0.45),
    wash('#180a14', 0.4, 'right', 0.3),
  );

/** A weight guessed by hand against a pair of scales. */
export const handScales = (): string =>
  picture(
    rect(
      0,
      0,
      1280,
      720,
      linear([
        [0, '#2f2a6a'],
        [1, '#8a4f7a'],
      ]),
    ),
    Array.from({ length: 10 }, (_, i) =>
      path(`M640 300L${-200 + i * 180} -60H${-110 + i * 180}Z`, '#ffffff', 'opacity="0.07"'),
    ).join(''),
    rect(
      0,
      590,
      1280,
      140,
      linear([
        [0, '#c98a4f'],
        [1, '#6a3f30'],
      ]),
    ),
    rect(624, 180, 32, 400, '#f2c14c') +
      path('M520 590H760L720 556H560Z', '#d9a03c') +
      circle(640, 170, 30, '#ffe6a0') +
      stroke('M290 262L990 200', '#f2c14c', 20),
    stroke('M300 264L200 430M300 264L400 430M980 204L880 370M980 204L1080 370', '#ffe6b0', 5),
    path('M160 430H440Q420 500 300 504Q180 500 160 430Z', '#d9dce4') +
      path('M840 370H1120Q1100 440 980 444Q860 440 840 370Z', '#d9dce4'),
    fish(250, 410, 190, '#6a9ac0', '#dff0f8') + fish(350, 396, 170, '#8fb0c8', '#eef8ff', true),
    carton(980, 376, 150, 110) + carton(940, 276, 80, 56, '#d9a86a'),
    glow(640, 300, 460, '#fff0c0', 0.35),
    limb([-30, 720], [120, 600], 70, 44, '#a86c4a') +
      limb([120, 600], [240, 560], 30, 20, '#a86c4a') +
      limb([1310, 720], [1170, 590], 70, 44, '#c08a62') +
      limb([1170, 590], [1050, 540], 30, 20, '#c08a62'),
    wash('#0e0824', 0.4, 'bottom', 0.2),
  );

/** Hearing from its sound what ails an engine. */
export const engineEar = (): string =>
  picture(
    room('#5a7080', '#4a4650', 540),
    rect(60, 70, 360, 220, '#46586a') +
      [100, 170, 240, 310]
        .map(
          (x, i) =>
            rect(x, 110, 18, 120 - i * 14, '#c0c8d4') +
            circle(x + 9, 106, 20, '#c0c8d4') +
            circle(x + 9, 106, 9, '#46586a'),
        )
        .join(''),
    pendant(640, 130, 170, '#d9a03c', '#fff6d0', 420),
    table(660, 690, 620, 150, '#6d5444'),
    rounded(460, 330, 400, 200, 16, '#3f7a5a') +
      rounded(660, 330, 200, 200, 16, '#2f6248') +
      [490, 580, 670, 760]
        .map((x) => rounded(x, 270, 66, 66, 8, '#8f98a8') + rect(x + 20, 240, 26, 34, '#5a6070'))
        .join('') +
      circle(480, 450, 74, '#2a2e3c') +
      circle(480, 450, 52, '#8f98a8') +
      circle(480, 450, 16, '#2a2e3c') +
      stroke('M850 380h70v-90h50', '#5a6070', 26) +
      [560, 640, 720].map((x) => rect(x, 400, 46, 90, '#24503a')).join(''),
    [0, 1, 2]
      .map((i) =>
        stroke(
          `M${420 - i * 30} ${400 - i * 26}q${-30 - i * 8} ${60 + i * 24} 0 ${110 + i * 50}`,
          '#ffe08a',
          9,
          'opacity="0.8"',
        ),
      )
      .join(''),
    person(
      200,
      720,
      470,
      { ...POINT, lean: 14, nod: 30, nearArm: [60, 150] },
      { top: '#e0703c', bottom: '#2b3060', rim: '#ffb07a' },
    ),
    person(
      1080,
      720,
      470,
      { ...FOLD },
      { top: '#3f6aa8', bottom: '#22263f', left: true, hat: 'cap', hatColour: '#d9433c', rim: '#8fb0e0' },
    ),
    wash('#0e1018', 0.5, 'bottom', 0.2) + wash('#0e1018', 0.35, 'left', 0.25),
  );

/** A torch in a warehouse where something was heard. */
export const darkWarehouse = (): string =>
  picture(
    room('#2a3048', '#2f2a3a', 500),
    [120, 520, 920]
      .map(
        (x) =>
          rect(x, 50, 240, 90, '#4a5a8a', 'opacity="0.6"') + stroke(`M${x + 80} 50v90M${x + 160} 50v90`, '#1a1e30', 8),
      )
      .join(''),
    [
      [140, 560, 170, 130],
      [300, 566, 140, 110],
      [200, 436, 150, 110],
      [1000, 560, 190, 140],
      [1170, 570, 150, 120],
      [1070, 424, 170, 120],
      [1090, 306, 120, 90],
    ]
      .map(([x = 0, y = 0, w = 0, h = 0]) => carton(x, y, w, h, '#6d5a50'))
      .join(''),
    path(
      'M470 470L1290 250V640Z',
      linear(
        [
          [0, '#fff0b8', 0.75],
          [1, '#fff0b8', 0.05],
        ],
        [0, 0],
        [1, 0],
      ),
    ),
    person(
      420,
      690,
      420,
      { ...POINT, nearArm: [78, 88] },
      { top: '#3a4a6a', bottom: '#1a1e34', hat: 'cap', hatColour: '#22305a', sleeves: true, rim: '#8fa0c8' },
    ) +
      rect(520, 452, 50, 20, '#22263a') +
      glow(572, 462, 60, '#fff6d0', 0.9),
    shadow(420, 692, 120, 0.5),
    path('M980 560q16 -70 46 -60q26 -40 50 10q30 0 24 60Z', '#12121e') +
      circle(1024, 520, 6, '#ffe08a') +
      circle(1050, 520, 6, '#ffe08a'),
    table(760, 690, 190, 90, '#4a3a40'),
    wash('#04060f', 0.6, 'top', 0.4) + wash('#04060f', 0.5, 'bottom', 0.2),
  );
