// Music, sport and travel out of doors.

import { sampan } from '../ink/boats.ts';
import { shade } from '../ink/colour.ts';
import { stand } from '../ink/crowd.ts';
import { furrows } from '../ink/land.ts';
import { bloom, glow, wash } from '../ink/light.ts';
import { bicycle } from '../ink/machines.ts';
import { circle, linear, oval, path, picture, rect, stroke } from '../ink/paper.ts';
import { bust, limb, person, shadow } from '../ink/people.ts';
import { CHEER, POINT, type Pose, RIDE, RUN, SIT, STAND } from '../ink/poses.ts';
import { rounded } from '../ink/props.ts';
import { parasol } from '../ink/rooms.ts';
import { shophouses } from '../ink/shophouses.ts';
import { birds, sky } from '../ink/sky.ts';
import { stiltHouse } from '../ink/spires.ts';
import { countryside, DUSK, MORNING } from '../ink/stages.ts';
import { lampPost } from '../ink/street.ts';
import { skyline } from '../ink/towers.ts';
import { bush, rainTree, tree } from '../ink/trees.ts';
import { pickup } from '../ink/vehicles.ts';
import { glitter, ripples, water } from '../ink/water.ts';

const guitar = (x: number, y: number, s: number, wood: string, turn = -28): string =>
  `<g transform="rotate(${turn} ${x} ${y})">${circle(x - s * 0.3, y, s * 0.36, wood)}${circle(x + s * 0.14, y, s * 0.27, wood)}${circle(x - s * 0.06, y, s * 0.11, '#3a2420')}${rect(x + s * 0.3, y - s * 0.05, s * 0.9, s * 0.1, '#5a342c')}${rect(x + s * 1.16, y - s * 0.09, s * 0.2, s * 0.18, '#3a2420')}</g>`;
const drum = (x: number, y: number, w: number, colour: string): string =>
  rect(x - w / 2, y - w * 0.7, w, w * 0.62, colour) +
  oval(x, y - w * 0.08, w / 2, w * 0.12, shade(colour, 0.25)) +
  oval(x, y - w * 0.7, w / 2, w * 0.13, '#fff6e0');

/** A band under the big tree of a park. */
export const gardenBand = (): string =>
  picture(
    countryside(MORNING, 380, 9),
    rainTree(640, 560, 500, '#5f9a52', '#6d5040', 5),
    oval(640, 600, 520, 60, '#7fa552'),
    person(420, 620, 290, { ...STAND, nearArm: [30, 84], farArm: [50, 110] }, { top: '#e0704a', bottom: '#2b3a67' }) +
      guitar(446, 490, 90, '#d9944c'),
    person(
      640,
      610,
      300,
      { ...STAND, nearArm: [60, 150] },
      { top: '#f2c14c', bottom: '#8a3f5a', skirt: 0.9, bun: true },
    ) + rounded(668, 392, 18, 40, 8, '#22263f'),
    person(850, 620, 270, { ...SIT, nearArm: [40, 70] }, { top: '#3f8aa8', bottom: '#3a3060', left: true }) +
      drum(760, 630, 120, '#b5503c'),
    person(
      1010,
      630,
      280,
      { ...STAND, nearArm: [70, 140], farArm: [80, 120] },
      { top: '#5f9a6a', bottom: '#3a3048', left: true },
    ) + stroke('M930 430L1030 410', '#c9a05c', 9),
    [90, 230, 380, 900, 1060, 1210]
      .map((x, i) =>
        bust(x, 735 + (i % 2) * 14, 76, ['#4a7a9a', '#a85a6a', '#5f8a5c', '#c98a4c'][i % 4] ?? '', '#2a2028'),
      )
      .join(''),
    bush(90, 600, 220, '#5f9a52', 4) + bush(1210, 600, 240, '#5f9a52', 8),
    bloom(220, 60, 560, '#fff6d0', 0.5),
    wash('#1a3024', 0.3, 'bottom', 0.2),
  );

/** Four friends with four trades play between the stalls. */
export const marketBand = (): string =>
  picture(
    sky(['#39427f', '#c97a86', '#ffd29a'], 420),
    shophouses(440, 270, -30, 1320, 21, '#c98a8a', 0.35, '#ffe0a0'),
    rect(
      0,
      430,
      1280,
      300,
      linear([
        [0, '#a8765c'],
        [1, '#5a3f4a'],
      ]),
    ),
    parasol(190, 560, 340, 330, '#3f8a7a') + parasol(1100, 560, 340, 330, '#d9573f'),
    stroke('M-20 150Q320 250 640 160T1300 150', '#3a2430', 4) +
      Array.from(
        { length: 14 },
        (_, i) =>
          circle(40 + i * 92, 180 + Math.sin(i * 0.9) * 24, 11, '#ffe6a0') +
          glow(40 + i * 92, 180 + Math.sin(i * 0.9) * 24, 60, '#ffe6a0', 0.5),
      ).join(''),
    person(
      400,
      640,
      340,
      { ...STAND, nearArm: [30, 84], farArm: [50, 110] },
      { top: '#f4efe4', bottom: '#2b3a67', hat: 'straw', rim: '#ffffff' },
    ) + guitar(430, 490, 104, '#b5603c'),
    person(590, 630, 330, { ...STAND, nearArm: [60, 150] }, { top: '#e0604a', bottom: '#22263f', rim: '#ffa08a' }) +
      rounded(620, 390, 20, 44, 9, '#22263f'),
    person(
      800,
      640,
      340,
      { ...STAND, nearArm: [26, 80], farArm: [46, 106] },
      { top: '#3f7aa8', bottom: '#3a2f4a', left: true, hat: 'cap', hatColour: '#f2b03c' },
    ) + guitar(760, 490, 104, '#f2c14c', 208),
    person(970, 640, 300, { ...SIT, nearArm: [40, 70] }, { top: '#5f9a6a', bottom: '#22263f', left: true }) +
      drum(880, 660, 130, '#8a3f5a'),
    [60, 200, 340, 500, 660, 810, 960, 1110, 1240]
      .map((x, i) =>
        i % 3 === 1
          ? person(x, 900, 420, CHEER, { top: ['#4a3f7a', '#7a3f5a'][i % 2], bottom: '#1a1428', front: 1 })
          : bust(x, 740, 80, ['#3a3460', '#5a3454', '#34486a'][i % 3] ?? '', '#14101e'),
      )
      .join(''),
    bloom(640, 200, 520, '#ffe0a0', 0.3),
    wash('#140a20', 0.45, 'bottom', 0.25),
  );

/** An old fiddle in the shade of a rain tree. */
export const fiddleInShade = (): string =>
  picture(
    countryside(MORNING, 400, 16),
    rainTree(300, 640, 580, '#4f8a48', '#5f4638', 7),
    oval(720, 640, 420, 54, '#5f8a48'),
    rounded(520, 560, 420, 34, 10, '#a5683f'),
    person(
      720,
      660,
      430,
      { ...SIT, nearArm: [30, 96], farArm: [70, 130] },
      { top: '#f4e6cc', bottom: '#5a3f7a', hair: '#d8d2cc', rim: '#ffffff', sleeves: true },
    ),
    path('M812 590q-46 0 -46 -40q10 -40 46 -38q38 0 46 38q0 40 -46 40Z', '#c98a4c') +
      stroke('M812 512V250M790 270h44M794 300h36', '#7a4a30', 12) +
      stroke('M700 470L900 520', '#f4e6cc', 6) +
      stroke('M812 590v60', '#7a4a30', 9),
    [
      [1010, 690, '#e0704a'],
      [1110, 700, '#3f8aa8'],
      [1210, 690, '#f2c14c'],
    ]
      .map(([x, y, top], i) =>
        person(Number(x), Number(y), 270 - i * 12, { ...SIT }, { top: String(top), bottom: '#2b3060', left: true }),
      )
      .join(''),
    bloom(1000, 60, 560, '#fff6d0', 0.55),
    wash('#1a3020', 0.4, 'bottom', 0.2) + wash('#1a3020', 0.3, 'left', 0.3),
  );

const park = (hour: typeof MORNING, seed: number): string =>
  sky(hour.sky, 420) +
  skyline(430, 60, 220, { front: '#b5a8c0', side: '#a094b0', window: '#c9bccc' }, seed) +
  tree(120, 500, 260, '#6fa05c', '#7a5f48', seed) +
  tree(1190, 510, 300, '#5f9452', '#7a5f48', seed + 3) +
  rect(
    0,
    430,
    1280,
    300,
    linear([
      [0, '#a8c070'],
      [1, '#5f8a4c'],
    ]),
  ) +
  path('M-20 620Q640 500 1300 600V740H-20Z', '#cdb8a0') +
  stroke('M-20 680Q640 570 1300 664', '#f4e8d8', 7, 'stroke-dasharray="60 50"');

/** One runner in the park before the city wakes. */
export const dawnRunner = (): string =>
  picture(
    park({ ...DUSK, sky: ['#5f6fb0', '#f2a08a', '#ffe0b0'] }, 5),
    circle(420, 360, 70, '#fff0c0') + glow(420, 360, 320, '#ffd08a', 0.7),
    shadow(660, 676, 130, 0.3),
    person(660, 676, 430, RUN, {
      top: '#f2604a',
      bottom: '#22305f',
      long: false,
      shoes: '#f4f0e4',
      hat: 'band',
      hatColour: '#fff3d0',
      rim: '#ffb08a',
    }),
    [0, 1, 2]
      .map((i) => stroke(`M${470 - i * 70} ${420 + i * 70}h${-110 - i * 30}`, '#fff6e0', 6, 'opacity="0.7"'))
      .join(''),
    birds(900, 150, 7, '#5a4a6a', 5, 11),
    bush(1120, 640, 210, '#5f8a4c', 6),
    wash('#2a1a34', 0.35, 'bottom', 0.2),
  );

const stretcher = (x: number, top: string, pose: Pose): string =>
  shadow(x, 680, 110) + person(x, 680, 376, pose, { top, bottom: '#2b3060', shoes: '#fffaf0' });

/** Legs, arms, back: before the first step. */
export const stretching = (): string =>
  picture(
    park(MORNING, 11),
    stretcher(300, '#3f8aa8', { ...STAND, lean: 24, nearArm: [150, 170], farArm: [140, 160] }) +
      stretcher(640, '#f2b03c', {
        ...STAND,
        nearArm: [176, 186],
        farArm: [-176, -186],
        nearLeg: [24, 22],
        farLeg: [-24, -22],
      }) +
      stretcher(960, '#e0604a', {
        ...STAND,
        lean: 40,
        nod: 20,
        nearArm: [20, 30],
        nearLeg: [44, 40],
        farLeg: [-10, -12],
      }),
    birds(820, 130, 6, '#5a6a7a', 5, 11),
    bloom(240, 60, 560, '#fff6d0', 0.5),
    wash('#2a2a34', 0.25, 'bottom', 0.2),
  );

/** Three places on a foot that a runner should know. */
export const runningShoes = (): string => {
  const shoe = (x: number, y: number, s: number, colour: string, turn: number): string =>
    `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${s})">` +
    limb([-70, -230], [-60, -70], 46, 34, '#b97a56') +
    path('M-110 -90Q-120 -10 -110 10H190Q214 -6 180 -30Q90 -50 40 -96Q0 -70 -40 -96Q-70 -76 -110 -90Z', colour) +
    path('M-114 0H196Q206 34 176 38H-100Q-120 30 -114 0Z', '#fffaf0') +
    path('M-110 -90Q-70 -76 -40 -96L-30 -40Q-70 -24 -112 -30Z', shade(colour, 0.25)) +
    stroke('M34 -84l-34 34M62 -66l-34 34M92 -50l-30 30', '#fffaf0', 9) +
    '</g>';
  return picture(
    sky(['#f2a08a', '#ffd8a8', '#fff0d0'], 420),
    skyline(400, 40, 150, { front: '#d9a8a0', side: '#c99a98', window: '#e4c0b4' }, 9),
    rect(
      0,
      400,
      1280,
      330,
      linear([
        [0, '#c9785c'],
        [1, '#8a4640'],
      ]),
    ) + [440, 540, 670].map((y, i) => stroke(`M0 ${y}H1280`, '#fff0e0', 5 + i * 4)).join(''),
    shadow(420, 650, 240, 0.35) + shadow(860, 590, 240, 0.3),
    shoe(850, 560, 1.25, '#3f8aa8', -22) + shoe(400, 620, 1.5, '#f2604a', 0),
    [
      [248, 628, '#ffe08a'],
      [560, 640, '#ffe08a'],
      [690, 614, '#ffe08a'],
    ]
      .map(([x, y, c]) => `<circle cx="${x}" cy="${y}" r="30" fill="none" stroke="${c}" stroke-width="8"/>`)
      .join(''),
    bloom(300, 60, 520, '#fff3d0', 0.5),
    wash('#3a1420', 0.35, 'bottom', 0.2),
  );
};

/** Forty kilometres of earth between fields. */
export const fieldRide = (): string =>
  picture(
    countryside(MORNING, 360, 21),
    furrows(640, 362, 720, 20, 2600, '#8fb05c', 0.5, 0.8),
    path('M610 364H670L980 740H240Z', '#c99a6a') + path('M634 364H646L700 740H560Z', '#b5854f', 'opacity="0.6"'),
    stiltHouse(1060, 400, 190, '#8a5f44', '#a5503c'),
    shadow(560, 640, 150, 0.3),
    bicycle(560, 640, 260, '#2f7a8a'),
    person(548, 610, 290, RIDE, { top: '#fffaf0', bottom: '#4a5a7a', hat: 'straw', hair: '#cfc8c0', rim: '#ffffff' }),
    shadow(820, 560, 90, 0.25) +
      bicycle(820, 560, 170, '#d9573f') +
      person(812, 540, 190, RIDE, { top: '#f2b03c', bottom: '#2b3060', hat: 'helmet', hatColour: '#fffaf0' }),
    birds(300, 150, 8, '#5a6a6a', 6, 11),
    bloom(240, 60, 560, '#fff6d0', 0.5),
    wash('#2a2a1a', 0.25, 'bottom', 0.2),
  );

/** What lies in the bag under a saddle. */
export const saddleBag = (): string =>
  picture(
    rect(
      0,
      0,
      1280,
      720,
      linear([
        [0, '#e8dcc0'],
        [1, '#c9b08a'],
      ]),
    ) + Array.from({ length: 16 }, (_, i) => stroke(`M${i * 90 - 60} -10L${i * 90 + 40} 730`, '#d9c8a0', 3)).join(''),
    path(
      'M470 150H830Q900 160 890 250L850 480Q830 540 770 540H530Q470 540 450 480L410 250Q400 160 470 150Z',
      '#34405a',
    ) +
      path('M470 150H830Q900 160 890 230H410Q400 160 470 150Z', '#46587a') +
      stroke('M430 300H870', '#f2c14c', 9, 'stroke-dasharray="18 12"') +
      rounded(600, 216, 100, 54, 10, '#d9573f'),
    `<circle cx="190" cy="240" r="120" fill="none" stroke="#2a2e3c" stroke-width="34"/>`,
    rounded(80, 470, 270, 60, 26, '#8f98a8') +
      circle(110, 500, 44, '#8f98a8') +
      circle(110, 500, 22, '#d9c8a0') +
      path('M330 466l60 -14v96l-60 -14Z', '#8f98a8'),
    rounded(970, 100, 230, 56, 26, '#3f8aa8') + rect(1190, 112, 60, 32, '#22263f') + rect(940, 116, 30, 24, '#22263f'),
    rounded(990, 250, 200, 130, 16, '#fffaf0') + path('M1070 276h40v28h28v40h-28v28h-40v-28h-28v-40h28Z', '#d9453c'),
    rounded(960, 470, 250, 150, 20, '#f2b03c') +
      circle(1085, 545, 52, '#fff6d0') +
      glow(1085, 545, 150, '#fff6d0', 0.6),
    [
      [560, 620],
      [640, 640],
      [720, 620],
    ]
      .map(
        ([x = 0, y = 0]) =>
          rounded(x - 30, y - 30, 60, 60, 8, '#d9734c', 'transform="rotate(12)"'.replace('12', '0')) +
          circle(x, y, 16, '#fff0d0'),
      )
      .join(''),
    bloom(260, 40, 560, '#ffffff', 0.45),
    wash('#5a3a24', 0.3, 'bottom', 0.25),
  );

/** The ball is in, and the whole district talks of it. */
export const goalNet = (): string =>
  picture(
    rect(0, 0, 1280, 720, '#16305a'),
    stand(60, 320, '#24407a', ['#f2b03c', '#d9573f', '#fff3d8', '#5fa8d0', '#3f6ab0'], 6, 9),
    rect(
      0,
      320,
      1280,
      400,
      linear([
        [0, '#4f9a4c'],
        [1, '#2f7040'],
      ]),
    ) +
      [0, 1, 2]
        .map((i) =>
          path(
            `M${-80 + i * 520} 320H${150 + i * 480}L${80 + i * 560} 740H${-300 + i * 640}Z`,
            '#5fac54',
            'opacity="0.5"',
          ),
        )
        .join(''),
    Array.from({ length: 25 }, (_, i) =>
      stroke(`M${260 + i * 32} 120L${200 + i * 36} 560`, '#ffffff', 2.5, 'opacity="0.65"'),
    ).join('') +
      Array.from({ length: 14 }, (_, i) =>
        stroke(
          `M${262 - i * 4} ${120 + i * 33}Q640 ${150 + i * 33} ${1030 + i * 4} ${120 + i * 33}`,
          '#ffffff',
          2.5,
          'opacity="0.65"',
        ),
      ).join(''),
    stroke('M240 580V110H1050V580', '#fffdf4', 20),
    circle(800, 260, 62, '#fffdf4') +
      path('M800 228l30 22l-12 36h-36l-12 -36Z', '#22263f') +
      stroke('M800 228v-28M830 250l28 -10M818 286l18 26M782 286l-18 26M770 250l-28 -10', '#22263f', 7),
    [0, 1, 2]
      .map(
        (i) =>
          `<circle cx="800" cy="260" r="${90 + i * 34}" fill="none" stroke="#ffffff" stroke-width="4" opacity="${0.5 - i * 0.14}"/>`,
      )
      .join(''),
    person(
      430,
      690,
      350,
      { ...CHEER, lean: -20, nearArm: [110, 130], nearLeg: [40, 10], farLeg: [-30, -60] },
      { top: '#f2c14c', bottom: '#22263f', gloves: '#d9573f' },
    ),
    bloom(1000, 60, 480, '#ffffff', 0.35),
    wash('#061426', 0.45, 'bottom', 0.2),
  );

/** The stand, the breath before the kick-off. */
export const cheering = (): string =>
  picture(
    rect(
      0,
      0,
      1280,
      720,
      linear([
        [0, '#1a2a5a'],
        [1, '#3a2f6a'],
      ]),
    ),
    stand(40, 460, '#24346a', ['#d9573f', '#f2b03c', '#fff3d8', '#c9453c', '#7a3f6a'], 12, 11),
    [0, 1]
      .map(
        (i) =>
          path(
            `M${120 + i * 640} 90Q${280 + i * 640} 60 ${440 + i * 640} 96V220Q${280 + i * 640} 186 ${120 + i * 640} 214Z`,
            i ? '#fffaf0' : '#d9453c',
          ) + path(`M${180 + i * 640} 120l60 40l60 -40v40l-60 40l-60 -40Z`, i ? '#d9453c' : '#fffaf0'),
      )
      .join(''),
    [120, 330, 540, 760, 970, 1170]
      .map((x, i) =>
        person(
          x,
          780 - (i % 2) * 40,
          470,
          { ...CHEER, nearArm: [150 + i * 4, 170], farArm: [-150, -166 - i * 3] },
          {
            top: ['#d9453c', '#e8604a', '#c93f3a'][i % 3],
            bottom: '#22263f',
            rim: '#ffa090',
            bun: i % 3 === 1,
            skin: ['#b97a56', '#a86c4a', '#c98a66'][i % 3],
          },
        ),
      )
      .join(''),
    [
      [230, 330, 20],
      [640, 250, -12],
      [1060, 300, 14],
    ]
      .map(
        ([x, y, turn]) =>
          rect(Number(x) - 70, Number(y) - 14, 140, 28, '#fffaf0', `transform="rotate(${turn} ${x} ${y})"`) +
          rect(Number(x) - 70, Number(y) - 4, 140, 8, '#d9453c', `transform="rotate(${turn} ${x} ${y})"`),
      )
      .join(''),
    glow(640, 40, 620, '#fff3d0', 0.35),
    wash('#080a20', 0.5, 'bottom', 0.25),
  );

/** The last boat of a family of boat people. */
export const lastBoat = (): string =>
  picture(
    countryside(DUSK, 370, 31),
    water(400, DUSK.water, 720) +
      glitter(880, 404, 716, 50, 240, '#ffe0b0', 6) +
      circle(880, 330, 60, '#fff0c8') +
      glow(880, 330, 280, '#ffc890', 0.7),
    stiltHouse(230, 470, 330, '#6d4640', '#54343a', '#ffe0a0'),
    ripples(430, '#ffe0c8', 60, 9, 0.5),
    stroke('M-20 560H470', '#4a3038', 16) + [60, 200, 340, 450].map((x) => rect(x, 560, 13, 150, '#3a2630')).join(''),
    sampan(810, 620, 480, '#7a4a3c'),
    stroke('M470 566Q540 600 590 590', '#e8d0a8', 5),
    person(
      380,
      556,
      260,
      { ...STAND, nearArm: [10, 20] },
      { top: '#e8dcc8', bottom: '#3a3050', rim: '#ffe6c8', front: 1 },
    ),
    birds(600, 160, 6, '#4a3a5a', 5, 11),
    wash('#140c24', 0.45, 'bottom', 0.25),
  );

/** A silver pickup that thirty people in the district drive. */
export const silverPickup = (): string =>
  picture(
    countryside(DUSK, 400, 27),
    rect(
      0,
      520,
      1280,
      210,
      linear([
        [0, '#6a5a78'],
        [1, '#2f2740'],
      ]),
    ) + stroke('M0 640H1280', '#f4e6c8', 8, 'stroke-dasharray="90 70"'),
    stiltHouse(1060, 500, 230, '#5a4450', '#4a3040', '#ffdc98') + lampPost(150, 540, 340, '#4a4058', '#ffe2a0'),
    shadow(620, 622, 330, 0.5),
    pickup(620, 620, 560, '#c9ced8', '#9aa3b5'),
    path(
      'M860 530L1300 450V660L860 580Z',
      linear(
        [
          [0, '#fff3c0', 0.7],
          [1, '#fff3c0', 0],
        ],
        [0, 0],
        [1, 0],
      ),
    ),
    person(
      250,
      690,
      330,
      { ...POINT, nearArm: [50, 110] },
      { top: '#4a5a3c', bottom: '#3a4030', sleeves: true, hat: 'cap', hatColour: '#3a4630', rim: '#a8b890' },
    ) + rect(300, 500, 56, 70, '#fffaf0', 'transform="rotate(-12 328 535)"'),
    wash('#0e0a1c', 0.5, 'bottom', 0.25),
  );
