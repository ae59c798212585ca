// Sport away from the great stadiums.
import { camera } from '../ink/camera.ts';
import { heap } from '../ink/clouds.ts';
import { stand } from '../ink/crowd.ts';
import { karst, ranges } from '../ink/land.ts';
import { bloom, glow, wash } from '../ink/light.ts';
import { bicycle } from '../ink/machines.ts';
import { circle, linear, oval, path, picture, poly, rect, stroke } from '../ink/paper.ts';
import { person, shadow } from '../ink/people.ts';
import { CHEER, GUARD, KICK, POINT, RIDE, RUN, STAND } from '../ink/poses.ts';
import { monitor, rounded } from '../ink/props.ts';
import { beam } from '../ink/rooms.ts';
import { birds, sky } from '../ink/sky.ts';
import { countryside, MORNING, room } from '../ink/stages.ts';
import { bush, tree } from '../ink/trees.ts';
import { car } from '../ink/vehicles.ts';
import { glitter, ripples, water } from '../ink/water.ts';

/** A young woman in headgear, her glove raised by the referee. */
export const girlBoxer = (): string =>
  picture(
    rect(
      0,
      0,
      1280,
      720,
      linear([
        [0, '#1c1a48'],
        [1, '#3a2a5c'],
      ]),
    ),
    stand(190, 430, '#2a2454', ['#5f5a9a', '#8a5a8c', '#4a6aa0', '#c98a6a', '#d9c8a0'], 9, 8),
    [220, 480, 800, 1060].map((x) => beam(x, -10, 640 + (x - 640) * 0.3, 640, 220, '#fff0d0', 0.28)).join(''),
    path(
      'M-20 540H1300V740H-20Z',
      linear([
        [0, '#4f86c4'],
        [1, '#2a4a86'],
      ]),
    ),
    rect(90, 250, 30, 330, '#d9433c') + rect(1160, 250, 30, 330, '#3f7fd0'),
    [300, 380, 460].map((y, i) => stroke(`M0 ${y}H1280`, ['#f4f0e4', '#d9433c', '#f4f0e4'][i] ?? '', 9)).join(''),
    shadow(640, 690, 260, 0.4, '#0c1030'),
    person(
      800,
      690,
      470,
      { ...STAND, nearArm: [20, 60] },
      { top: '#3f7fd0', bottom: '#2a4a9a', gloves: '#3f7fd0', long: false, bun: true, left: true, skin: '#b97a56' },
    ),
    person(
      460,
      690,
      480,
      { ...STAND, nearArm: [166, 176], farArm: [10, 20] },
      { top: '#d9433c', bottom: '#a8302c', gloves: '#e2453c', long: false, bun: true, skin: '#a86c4a', rim: '#ff8a7a' },
    ),
    path(
      'M478 236q-44 -2 -46 -46q4 -40 46 -42q44 2 46 42q-2 20 -12 34l-12 -6q8 -36 -20 -38q-26 4 -18 42Z',
      '#e2453c',
      'transform="translate(-4 30)"',
    ),
    person(
      640,
      690,
      490,
      { ...STAND, nearArm: [-150, -164], farArm: [-10, -4] },
      { top: '#f7f4ea', bottom: '#22263f', sleeves: true, front: 0.5, left: true },
    ),
    circle(640, 430, 9, '#22263f'),
    glow(470, 200, 260, '#fff3d0', 0.45),
    Array.from({ length: 40 }, (_, i) =>
      rect(
        (i * 173) % 1280,
        (i * 97) % 330,
        9,
        5,
        ['#f2c14c', '#e8735c', '#5fd0c8', '#ffffff'][i % 4] ?? '',
        `transform="rotate(${i * 31} ${(i * 173) % 1280} ${(i * 97) % 330})"`,
      ),
    ).join(''),
    wash('#0c0a24', 0.5, 'bottom', 0.2) + wash('#0c0a24', 0.4, 'top', 0.25),
  );

/** Pads and kicks under a market roof before dawn. */
export const padTraining = (): string =>
  picture(
    rect(
      0,
      0,
      1280,
      720,
      linear([
        [0, '#2a2a4c'],
        [0.6, '#5a4458'],
        [1, '#4a3440'],
      ]),
    ),
    rect(0, 60, 1280, 26, '#6d4a44') +
      Array.from({ length: 11 }, (_, i) => stroke(`M${i * 128} 60V0M${i * 128} 86l64 -60`, '#5a3c3a', 9)).join(''),
    rect(0, 300, 420, 200, '#3a3a5c') +
      [40, 150, 260].map((x) => rect(x, 330, 84, 110, '#f2c978', 'opacity="0.8"')).join('') +
      rect(900, 280, 400, 230, '#34345a') +
      rect(950, 320, 120, 190, '#8fb0d0', 'opacity="0.5"'),
    stroke('M300 86V260', '#2a2438', 6) +
      rounded(256, 260, 92, 250, 30, '#a8352f') +
      rect(256, 330, 92, 14, '#7a2420') +
      rect(256, 430, 92, 14, '#7a2420'),
    `<circle cx="1100" cy="560" r="92" fill="none" stroke="#22202e" stroke-width="44"/>` +
      circle(1100, 560, 50, '#4a3a44'),
    stroke('M640 0V110', '#2a2438', 5) +
      path('M590 110H690L664 80H616Z', '#3f6a56') +
      glow(640, 130, 520, '#ffe0a0', 0.7),
    path(
      'M0 520H1280V740H0Z',
      linear([
        [0, '#8a5a4c'],
        [1, '#4a3038'],
      ]),
    ),
    oval(640, 660, 520, 70, '#ffcf8a', 'opacity="0.15"'),
    shadow(560, 690, 180, 0.4) + shadow(800, 690, 150, 0.4),
    person(
      540,
      690,
      440,
      { ...KICK, nearLeg: [96, 88] },
      { top: '#3fa0a8', bottom: '#d9433c', long: false, bun: true, skin: '#a86c4a', gloves: '#d9433c', rim: '#8fdce0' },
    ),
    person(
      850,
      690,
      440,
      { ...GUARD, lean: -4, nearArm: [60, 110], farArm: [70, 116] },
      { top: '#e8dcc4', bottom: '#2a3058', left: true, hair: '#b5b0ac' },
    ),
    rounded(700, 404, 52, 120, 16, '#22263f') +
      rounded(712, 416, 30, 96, 10, '#e8b04a') +
      rounded(764, 392, 50, 116, 16, '#1c2036'),
    person(1130, 640, 250, STAND, { top: '#f2c14c', bottom: '#3a3f5e', left: true }),
    bloom(640, 160, 520, '#ffc070', 0.4),
    wash('#120e24', 0.55, 'bottom', 0.2) + wash('#120e24', 0.4, 'left', 0.25),
  );

/** A podium on the track, the last flags of the games. */
export const athleticsMedal = (): string => {
  const c = camera(640, 260, 620, 5);
  let lanes = '';
  for (let i = -6; i < 7; i++)
    lanes += c.quad(
      [
        [i * 2.4, 0, 3],
        [i * 2.4 + 0.14, 0, 3],
        [i * 2.4 + 0.14, 0, 60],
        [i * 2.4, 0, 60],
      ],
      '#f7e6d4',
      'opacity="0.75"',
    );
  return picture(
    sky(['#39427f', '#93679f', '#ee9272', '#ffd29a'], 300),
    stand(150, 262, '#4a3f6a', ['#e8735c', '#f2b64c', '#8fa8d0', '#f7f0dc', '#7fc0a8'], 5, 8),
    rect(0, 130, 1280, 22, '#f4ead2') +
      [140, 420, 860, 1140]
        .map(
          (x) =>
            stroke(`M${x} 130V40`, '#f4ead2', 6) +
            path(
              `M${x + 3} 44q50 -14 92 0v44q-44 -14 -92 0Z`,
              ['#d9433c', '#3f7fb0', '#f2c14c', '#3fa878'][Math.floor(x / 300)] ?? '',
            ),
        )
        .join(''),
    rect(
      0,
      258,
      1280,
      470,
      linear([
        [0, '#d9785c'],
        [1, '#a8443a'],
      ]),
    ),
    lanes,
    glow(640, 360, 480, '#fff0d0', 0.4),
    shadow(640, 650, 430, 0.3),
    rect(500, 440, 280, 210, '#f7f2e4') +
      rect(220, 510, 280, 140, '#e6dfd0') +
      rect(780, 540, 280, 110, '#dcd4c6') +
      circle(640, 540, 44, '#f2b632') +
      circle(360, 586, 36, '#b9c0c8') +
      circle(920, 598, 34, '#c98a54'),
    person(640, 440, 300, CHEER, {
      top: '#3f6fd0',
      bottom: '#22305a',
      long: false,
      bun: true,
      skin: '#a86c4a',
      rim: '#8fb0f4',
    }),
    person(
      360,
      510,
      280,
      { ...STAND, nearArm: [150, 170] },
      { top: '#3fa878', bottom: '#22305a', long: false, bun: true },
    ),
    person(
      920,
      540,
      280,
      { ...STAND, nearArm: [150, 166] },
      { top: '#f2b03c', bottom: '#22305a', long: false, left: true, bun: true },
    ),
    [
      [640, 262, '#f2c14c'],
      [360, 346, '#d9dee4'],
      [920, 376, '#d99a5c'],
    ]
      .map(
        ([x, y, colour]) =>
          stroke(`M${Number(x) - 14} ${Number(y) - 30}L${x} ${y}L${Number(x) + 14} ${Number(y) - 30}`, '#d9433c', 5) +
          circle(Number(x), Number(y) + 8, 13, String(colour)),
      )
      .join(''),
    Array.from({ length: 60 }, (_, i) =>
      rect(
        (i * 211) % 1280,
        (i * 83) % 420,
        10,
        6,
        ['#f2c14c', '#ffffff', '#5fd0c8', '#ff9a8a'][i % 4] ?? '',
        `transform="rotate(${i * 29} ${(i * 211) % 1280} ${(i * 83) % 420})"`,
      ),
    ).join(''),
    wash('#2a1028', 0.4, 'bottom', 0.2),
  );
};

/** An athlete on a treadmill in a hot room; his figures on the wall. */
export const heatLab = (): string =>
  picture(
    room('#c9d6d9', '#9aa0ac', 520),
    rect(80, 70, 470, 330, '#1c2a44') +
      stroke(
        'M100 300L170 300L190 240L210 340L232 270L250 300L330 300L350 230L372 345L392 280L410 300L530 300',
        '#5fe0a0',
        6,
      ) +
      stroke('M100 200Q220 190 320 150T530 110', '#ff8a5c', 7) +
      circle(530, 110, 11, '#ff8a5c') +
      [130, 160].map((y, i) => rect(100, y - 40, [120, 80][i] ?? 0, 12, '#8fb5d0')).join(''),
    rect(1060, 80, 130, 320, '#eef2f2') +
      rounded(1112, 110, 26, 220, 13, '#d9dde0') +
      rounded(1112, 170, 26, 160, 13, '#e2452f') +
      circle(1125, 346, 28, '#e2452f') +
      [0, 1, 2, 3, 4].map((i) => rect(1146, 124 + i * 44, 24, 4, '#8a93a0')).join(''),
    [640, 760, 880].map((x) => rect(x, 60, 80, 22, '#ff9a4c') + glow(x + 40, 110, 150, '#ff8a3c', 0.6)).join(''),
    path('M500 660H960L920 620H560Z', '#2a3048') +
      rect(500, 656, 470, 26, '#4a5464') +
      stroke('M920 640L980 400H900', '#5f6a7a', 16) +
      rounded(870, 370, 110, 60, 8, '#2a3048') +
      rect(882, 380, 86, 38, '#5fd0c4'),
    person(700, 640, 430, RUN, {
      top: '#f2b03c',
      bottom: '#2a3a6a',
      long: false,
      skin: '#a86c4a',
      rim: '#ffe09a',
      shoes: '#e8453c',
    }),
    [
      [676, 330],
      [706, 360],
      [690, 400],
    ]
      .map(
        ([x = 0, y = 0]) =>
          circle(x, y, 8, '#ffffff') + stroke(`M${x} ${y}Q${x - 120} ${y + 10} 560 420`, '#5f6a7a', 3),
      )
      .join(''),
    [
      [640, 250],
      [800, 270],
      [770, 330],
    ]
      .map(([x = 0, y = 0]) => path(`M${x} ${y}q10 16 0 22q-10 -6 0 -22Z`, '#8fd8f0'))
      .join(''),
    monitor(
      130,
      460,
      190,
      120,
      '#1c2a44',
      rect(16, 20, 90, 10, '#5fe0a0') + rect(16, 44, 140, 8, '#8fb5d0') + rect(16, 64, 110, 8, '#8fb5d0'),
    ) +
      rect(60, 604, 330, 20, '#d9dde0') +
      rect(80, 624, 16, 100, '#8a93a0') +
      rect(350, 624, 16, 100, '#8a93a0'),
    person(
      420,
      700,
      400,
      { ...STAND, nearArm: [40, 96], farArm: [46, 102] },
      { top: '#fdfcf6', bottom: '#3f5f8a', sleeves: true, bun: true },
    ),
    rect(462, 500, 50, 66, '#f2c98a') + rect(468, 508, 38, 50, '#fffaf0'),
    person(1130, 704, 410, POINT, { top: '#fdfcf6', bottom: '#4a4f7a', sleeves: true, left: true }),
    bloom(760, 120, 420, '#ff9a5c', 0.35),
    wash('#1a2038', 0.35, 'bottom', 0.2),
  );

/** A bunch of riders on the last climb, one of them away. */
export const roadRace = (): string => {
  const rider = (x: number, y: number, w: number, frame: string, top: string, helmet: string): string =>
    shadow(x, y, w * 0.5, 0.25) +
    bicycle(x, y, w, frame) +
    person(
      x - w * 0.04,
      y - w * 0.08,
      w * 1.1,
      { ...RIDE, lean: 44 },
      { top, bottom: '#22263f', long: false, hat: 'helmet', hatColour: helmet, sleeves: true },
    );
  return picture(
    countryside(MORNING, 330, 71, 190),
    heap(300, 150, 420, '#ffffff', '#d3e2e4', 5),
    tree(1180, 400, 280, '#5f9a50', '#5d4a3a', 5) + tree(90, 390, 240, '#5f9a50', '#5d4a3a', 9),
    path(
      'M-20 470Q640 380 1300 420V600Q640 560 -20 740Z',
      linear([
        [0, '#8a8c9c'],
        [1, '#62647a'],
      ]),
    ) +
      path('M-20 470Q640 380 1300 420V428Q640 388 -20 482ZM-20 722Q640 546 1300 588V600Q640 560 -20 740Z', '#f4ead2') +
      stroke('M-20 600Q640 470 1300 506', '#f4ead2', 5, 'stroke-dasharray="44 36" opacity="0.8"'),
    car(1150, 440, 170, '#d9433c'),
    [
      [150, 560],
      [240, 540],
      [330, 556],
      [420, 532],
      [110, 600],
      [510, 548],
    ]
      .map(([x = 0, y = 0], i) =>
        rider(
          x,
          y,
          130,
          ['#d9433c', '#3f7fb0', '#e8b03c', '#5fa878', '#8f5aa0', '#f1ead9'][i] ?? '',
          ['#3f86a0', '#f2b03c', '#8f5a9a', '#d9573f', '#f1ead9', '#3f6fd0'][i] ?? '',
          ['#fff6e0', '#d9433c', '#22263f', '#f2c14c', '#3f7fb0', '#fff6e0'][i] ?? '',
        ),
      )
      .join(''),
    rider(900, 600, 300, '#f2c14c', '#e2453c', '#fffaf0'),
    path('M-20 690Q400 640 760 700T1300 660V740H-20Z', '#6f9f50'),
    [60, 180, 300, 1080, 1200]
      .map((x, i) =>
        person(x, 736, 190, i % 2 ? CHEER : { ...STAND, nearArm: [150, 170] }, {
          top: ['#e8735c', '#f2c14c', '#5f9aa8', '#8f7ab0', '#7fa878'][i],
          bottom: '#34406a',
          bun: i % 2 === 0,
          front: 1,
        }),
      )
      .join(''),
    bush(700, 730, 170, '#5f9448', 4),
    bloom(1080, 60, 560, '#fff3b8', 0.45),
    wash('#1f2a48', 0.25, 'bottom', 0.2),
  );
};

/** A cracked court with weeds, its hoop bent. */
export const brokenCourt = (): string =>
  picture(
    countryside({ ...MORNING, sky: ['#8fb5c4', '#cfdccb', '#f4e8c4'] }, 360, 43, 70),
    rect(0, 330, 1280, 90, '#c9b08a') +
      stroke(
        Array.from({ length: 32 }, (_, i) => `M${i * 42} 330V420`).join('') +
          Array.from({ length: 4 }, (_, i) => `M0 ${340 + i * 24}H1280`).join(''),
        '#8f7a5c',
        2,
        'opacity="0.7"',
      ),
    poly(
      [
        [160, 420],
        [1120, 420],
        [1400, 740],
        [-120, 740],
      ],
      '#6f8f86',
    ),
    stroke('M640 420V720M260 420L60 720M1020 420L1220 720', '#e6ece0', 6, 'opacity="0.6"') +
      oval(640, 560, 190, 52, 'none', 'stroke="#e6ece0" stroke-width="6" opacity="0.6"'),
    stroke(
      'M180 640L280 600L330 640L430 600L500 650L610 610M760 520L820 560L900 540L960 600L1080 580M300 480L380 500L430 480',
      '#3f5a54',
      7,
    ),
    path('M880 640q90 -30 180 10l-30 50h-120Z', '#5a7a48') +
      [
        [290, 604],
        [440, 604],
        [830, 560],
        [960, 600],
        [620, 610],
        [1090, 580],
        [360, 496],
      ]
        .map(([x = 0, y = 0]) =>
          stroke(`M${x} ${y}q-10 -26 -22 -34M${x} ${y}q2 -30 0 -46M${x} ${y}q12 -24 26 -30`, '#5f8a3c', 6),
        )
        .join(''),
    stroke('M1010 560V190L940 170', '#7a6a5c', 15) +
      path('M850 90L990 80V210L850 220Z', '#e6dcc8') +
      stroke('M900 130h50v44h-50Z', '#c9563f', 5) +
      stroke('M850 150L890 220M930 84L960 130', '#8a7a6a', 4) +
      oval(900, 226, 42, 10, 'none', 'stroke="#d9573f" stroke-width="7" transform="rotate(14 900 226)"') +
      stroke('M866 232l12 40M900 240v30', '#f4ead2', 3),
    shadow(450, 690, 90, 0.25) + shadow(560, 690, 80, 0.25),
    person(430, 690, 260, STAND, { top: '#e8735c', bottom: '#34406a', long: false, front: 1 }),
    person(
      560,
      694,
      250,
      { ...STAND, nearArm: [20, 40] },
      { top: '#3f86a0', bottom: '#34406a', long: false, front: 1 },
    ) +
      circle(610, 596, 26, '#d9732c') +
      stroke('M584 596h52M610 570v52', '#7a3a1c', 3),
    tree(70, 430, 260, '#6f9450', '#5d4a3a', 4) + bush(1220, 440, 170, '#6f9450', 9),
    bloom(300, 60, 560, '#fff0c0', 0.4),
    wash('#24303a', 0.35, 'bottom', 0.25),
  );

/** A swimmer and her guide, joined by a cord, between limestone islands. */
export const openWaterSwim = (): string => {
  const swimmer = (x: number, y: number, s: number, cap: string, suit: string): string =>
    path(
      `M${x - s} ${y + s * 0.1}Q${x - s * 0.4} ${y - s * 0.26} ${x + s * 0.3} ${y - s * 0.1}L${x + s * 0.3} ${y + s * 0.16}H${x - s}Z`,
      suit,
    ) +
    circle(x + s * 0.44, y - s * 0.1, s * 0.2, '#b97a56') +
    path(`M${x + s * 0.26} ${y - s * 0.12}a${s * 0.2} ${s * 0.22} 0 0 1 ${s * 0.38} -${s * 0.06}Z`, cap) +
    stroke(
      `M${x + s * 0.1} ${y - s * 0.06}Q${x + s * 0.3} ${y - s * 0.7} ${x + s * 0.76} ${y - s * 0.36}L${x + s * 1.02} ${y + s * 0.04}`,
      '#b97a56',
      s * 0.12,
    ) +
    stroke(
      `M${x - s * 1.3} ${y + s * 0.16}q${s * 0.4} ${-s * 0.1} ${s * 0.8} 0t${s * 0.9} 0t${s * 0.8} 0`,
      '#ffffff',
      s * 0.08,
      'opacity="0.9"',
    );
  return picture(
    sky(['#4fb0d4', '#a9dcdc', '#f4f2d0'], 320),
    heap(960, 140, 420, '#ffffff', '#d3e6ea', 4),
    karst(220, 330, 260, 250, '#d9b48a', '#4f9a58', 5) +
      karst(1060, 326, 220, 200, '#cfae8c', '#5fa060', 9) +
      karst(460, 326, 120, 110, '#d3b590', '#6fa86c', 14),
    ranges({ top: 306, bottom: 320, layers: 2, far: '#b5d0d4', near: '#8fb8bc', mist: '#e6f0dc', rise: 40, seed: 3 }),
    water(322, ['#bfe8e0', '#3fb0b8', '#1f7f9a', '#156a8a']),
    ripples(330, '#ffffff', 160, 6, 0.5),
    glitter(700, 326, 720, 40, 200, '#ffffff', 5, 0.5),
    [
      [180, 430],
      [420, 410],
      [1010, 420],
      [1180, 450],
    ]
      .map(([x = 0, y = 0]) => circle(x, y, 22, '#f0762c') + rect(x - 4, y - 44, 8, 26, '#f4ead2'))
      .join('') + stroke('M180 430Q300 440 420 410M1010 420Q1100 440 1180 450', '#f4ead2', 3),
    path('M930 500h180q-20 30 -50 32h-90q-30 -6 -40 -32Z', '#f2c14c') +
      person(
        1010,
        506,
        130,
        { ...STAND, nearArm: [70, 60], nearLeg: [80, 80], farLeg: [84, 84] },
        { top: '#e2453c', bottom: '#22305a', hat: 'cap', hatColour: '#fff6e0', left: true },
      ) +
      stroke('M1060 470L920 520', '#8a6a4c', 7),
    swimmer(330, 500, 70, '#f2c14c', '#22305a') + swimmer(160, 560, 80, '#5fa8d0', '#3a2a4c'),
    stroke('M640 600Q720 640 800 606', '#ff8a3c', 6),
    swimmer(580, 590, 130, '#e2453c', '#22305a'),
    swimmer(820, 640, 130, '#fffaf0', '#2f5a8c'),
    birds(620, 110, 6, '#5a8aa0', 6, 13),
    bloom(700, 200, 520, '#fff6c8', 0.4),
    wash('#0e3048', 0.4, 'bottom', 0.25),
  );
};
