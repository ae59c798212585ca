// How programmes are made: studios, microphones, cameras, and the screens on which they are watched.
import { shade, tint } from '../ink/colour.ts';
import { bloom, glow, wash } from '../ink/light.ts';
import { circle, cut, linear, oval, path, picture, rect, stroke } from '../ink/paper.ts';
import { bust, limb, person, shadow } from '../ink/people.ts';
import { CHEER, FOLD, POINT, SIT, STAND } from '../ink/poses.ts';
import { carton, chair, cup, filmCamera, handset, monitor, papers, rounded, table } from '../ink/props.ts';
import { beam, bokeh, pool } from '../ink/rooms.ts';
import { sky, sun } from '../ink/sky.ts';
import { countryside, DUSK, MORNING, room } from '../ink/stages.ts';
import { skyline } from '../ink/towers.ts';
import { ripples, water } from '../ink/water.ts';

const night = (top: string, bottom: string): string =>
  rect(
    0,
    0,
    1280,
    720,
    linear([
      [0, top],
      [1, bottom],
    ]),
  );

const microphone = (x: number, y: number, s: number, turn: number): string =>
  `<g transform="rotate(${turn} ${x} ${y})">` +
  rounded(x - s * 0.16, y - s * 0.34, s * 0.32, s * 0.56, s * 0.16, '#2a2e44') +
  stroke(
    `M${x - s * 0.12} ${y - s * 0.2}h${s * 0.24}M${x - s * 0.12} ${y - s * 0.08}h${s * 0.24}M${x - s * 0.12} ${y + s * 0.04}h${s * 0.24}`,
    '#8f98b5',
    s * 0.03,
  ) +
  `</g>`;

/** Before sunrise the first news of the day is read. */
export const newsStudio = (): string =>
  picture(
    night('#16204e', '#2f3f7a'),
    rect(190, 70, 900, 360, '#0e1636') +
      `<g transform="translate(210 88) scale(0.672 0.55)">${sky(['#39427f', '#e07f6a', '#ffd29a'], 480)}${sun(640, 430, 70, '#fff3c8', '#ffcf8a')}${skyline(600, 60, 240, { front: '#5a4f86', side: '#453c70', window: '#ffd9a0', lamp: '#ffe2a0', share: 0.3 }, 5)}</g>`,
    [60, 1124]
      .map((x) =>
        monitor(
          x - 20,
          120,
          150,
          96,
          '#2f6a8a',
          rect(14, 18, 90, 10, '#dff0f4') + rect(14, 40, 60, 10, '#9fd0dc') + rect(14, 62, 110, 10, '#9fd0dc'),
        ),
      )
      .join(''),
    [200, 520, 840, 1100].map((x) => beam(x, -10, 640 + (x - 640) * 0.4, 600, 150, '#fff3d8', 0.22)).join(''),
    rect(
      0,
      520,
      1280,
      200,
      linear([
        [0, '#24306a'],
        [1, '#0e1436'],
      ]),
    ),
    pool(640, 620, 560, '#8fb0ff', 0.35),
    person(
      500,
      690,
      430,
      { ...FOLD, nearArm: [30, 84] },
      { top: '#2f5a86', bottom: '#22263f', sleeves: true, rim: '#7fa8d8' },
    ),
    person(
      790,
      690,
      420,
      { ...FOLD, nearArm: [30, 84] },
      { top: '#d9573f', bottom: '#22263f', sleeves: true, left: true, bun: true, rim: '#ffa08a' },
    ),
    path(
      'M300 500H980L1060 700H220Z',
      linear([
        [0, '#f4efe4'],
        [1, '#9fa8c0'],
      ]),
    ) +
      path('M280 486H1000L1010 512H270Z', '#ffffff') +
      rect(300, 560, 680, 16, '#f2a03c', 'opacity="0.9"'),
    papers(560, 492, 90, 2) + cup(700, 488, 44, '#d9573f'),
    filmCamera(1160, 720, 380) + filmCamera(120, 740, 330),
    wash('#050a24', 0.5, 'bottom', 0.25),
  );

/** Two chairs, one question after another. */
export const interview = (): string =>
  picture(
    night('#1c1430', '#3a2448'),
    beam(430, -20, 410, 660, 260, '#ffe2b0', 0.42) + beam(860, -20, 880, 660, 260, '#ffe2b0', 0.42),
    rect(
      0,
      560,
      1280,
      170,
      linear([
        [0, '#4a3044'],
        [1, '#1a1226'],
      ]),
    ) + pool(640, 630, 520, '#ffd9a0', 0.5),
    [0, 1, 2, 3, 4, 5, 6]
      .map((i) => rect(90 + i * 170, 90, 100, 340, i % 2 ? '#5a3a66' : '#4a2f58', 'opacity="0.7"'))
      .join(''),
    chair(360, 650, 300, '#c9573f') + chair(920, 650, 300, '#2f7a8a', true),
    person(
      350,
      660,
      460,
      { ...SIT, lean: 10, nearArm: [40, 92] },
      { top: '#f2b03c', bottom: '#2b3060', bun: true, sleeves: true, rim: '#ffe2a0' },
    ),
    person(
      930,
      660,
      470,
      { ...SIT, lean: -4, nearArm: [20, 62] },
      { top: '#4a5a8a', bottom: '#22263f', left: true, sleeves: true, rim: '#a8b8e0' },
    ),
    table(640, 660, 200, 120, '#8a5a44') + papers(620, 530, 90, 2) + cup(700, 536, 36),
    filmCamera(90, 730, 330) + bust(90, 780, 110, '#120e20', '#0a0814'),
    wash('#08040f', 0.55, 'bottom', 0.2) + wash('#08040f', 0.4, 'top', 0.25),
  );

/** Two reporters, two microphones, one article. */
export const podcastTable = (): string =>
  picture(
    room('#3f5a6a', '#6d4a3c', 470),
    Array.from({ length: 40 }, (_, i) =>
      rect(
        40 + (i % 10) * 122,
        40 + Math.floor(i / 10) * 96,
        108,
        82,
        (i + Math.floor(i / 10)) % 2 ? '#34495a' : '#4a6676',
      ),
    ).join(''),
    monitor(
      500,
      120,
      280,
      160,
      '#16263a',
      stroke('M14 84h20l10 -30l14 66l14 -90l16 96l14 -70l14 50l12 -30l16 24h30l12 -44l14 60l12 -26h40', '#5fe0b8', 5),
    ),
    person(
      300,
      800,
      520,
      { ...SIT, lean: 12, nearArm: [50, 110] },
      { top: '#e0704a', bottom: '#2b3060', rim: '#ffb08a', sleeves: true },
    ),
    person(
      980,
      800,
      520,
      { ...SIT, lean: 10, nearArm: [44, 100] },
      { top: '#5fa88a', bottom: '#2b3060', left: true, bun: true, rim: '#a8e0c8', sleeves: true },
    ),
    [
      [340, 338],
      [940, 338],
    ]
      .map(([x = 0, y = 0]) => stroke(`M${x - 38} ${y + 8}a38 42 0 0 1 76 0`, '#22263f', 11))
      .join(''),
    rect(
      0,
      580,
      1280,
      150,
      linear([
        [0, '#c98f5c'],
        [1, '#7a4a34'],
      ]),
    ),
    stroke('M120 600L300 470L470 452M1160 600L980 470L810 452', '#22263f', 12) +
      microphone(490, 452, 150, 78) +
      microphone(790, 452, 150, -78),
    cup(640, 600, 80, '#f4efe4') + papers(520, 640, 150) + papers(790, 650, 150),
    bloom(640, 40, 520, '#ffe0b0', 0.35),
    wash('#0e141f', 0.5, 'bottom', 0.2),
  );

/** A stage on which people show what they can do. */
export const quizStage = (): string =>
  picture(
    night('#1a1458', '#7a2f86'),
    Array.from(
      { length: 22 },
      (_, i) =>
        circle(
          640 + Math.cos((i / 21) * Math.PI) * 520,
          470 - Math.sin((i / 21) * Math.PI) * 400,
          16,
          i % 2 ? '#ffe08a' : '#ff8fb0',
        ) +
        glow(640 + Math.cos((i / 21) * Math.PI) * 520, 470 - Math.sin((i / 21) * Math.PI) * 400, 50, '#fff0c0', 0.5),
    ).join(''),
    path('M180 480A460 350 0 0 1 1100 480Z', '#2a1f6a') + path('M300 480A340 260 0 0 1 980 480Z', '#4a2f8a'),
    [300, 640, 980].map((x, i) => beam(x, -10, x, 620, 140, ['#ffd0a0', '#ffffff', '#a0e0ff'][i] ?? '', 0.4)).join(''),
    rect(
      0,
      540,
      1280,
      190,
      linear([
        [0, '#5a2f8a'],
        [1, '#1a1040'],
      ]),
    ) +
      oval(640, 610, 560, 70, '#8a4fb0') +
      oval(640, 602, 540, 62, '#b070d0'),
    person(330, 610, 320, CHEER, { top: '#f2a03c', bottom: '#3a2f5a', hat: 'straw', rim: '#ffe0a0' }) +
      person(
        960,
        610,
        320,
        { ...STAND, nearArm: [40, 100] },
        { top: '#3fa8c0', bottom: '#2b2f60', left: true, hat: 'cap', hatColour: '#f4efe4' },
      ),
    person(
      640,
      600,
      350,
      { ...POINT, nearArm: [100, 120] },
      { top: '#f4efe4', bottom: '#1a1630', sleeves: true, rim: '#ffffff' },
    ),
    [330, 960]
      .map(
        (x, i) =>
          path(`M${x - 90} 500H${x + 90}L${x + 74} 640H${x - 74}Z`, i ? '#2f8aa8' : '#d9734c') +
          rect(x - 100, 488, 200, 18, '#fff6e0') +
          circle(x, 560, 34, '#fff6e0') +
          circle(x, 560, 24, i ? '#3fd0a0' : '#ffd04a'),
      )
      .join(''),
    [90, 250, 420, 600, 780, 950, 1120, 1240]
      .map((x, i) => bust(x, 740, 72 + (i % 3) * 8, '#140e34', '#0a0820', '#3a2a6a'))
      .join(''),
    wash('#08041c', 0.4, 'top', 0.2),
  );

/** Short clips, one after another under the thumb. */
export const phoneReel = (): string => {
  const play = '<path d="M-24 -32L34 0L-24 32Z" fill="#ffffff" opacity="0.9"/>';
  const small = (x: number, scale: number, body: string): string =>
    `<g transform="translate(${x} 0) scale(${scale})">${body}</g>`;
  return picture(
    night('#123a5a', '#e0704a'),
    bokeh(0, 0, 1280, 720, 34, ['#ffd9a0', '#ff9f7a', '#8fd0e0'], 12, 40),
    handset(
      280,
      390,
      470,
      -9,
      '#2f6a5a',
      `${cut('M0 0H244V470H0Z', small(-300, 0.66, countryside(MORNING, 460, 4)))}<g transform="translate(122 235)">${play}</g>`,
    ),
    handset(
      1000,
      390,
      470,
      9,
      '#3a2a5a',
      `${cut('M0 0H244V470H0Z', small(-300, 0.66, countryside(DUSK, 460, 9)))}<g transform="translate(122 235)">${play}</g>`,
    ),
    handset(
      640,
      360,
      600,
      0,
      '#1d5a7a',
      `${cut('M0 0H312V600H0Z', small(-380, 0.84, sky(['#c97a86', '#f2b08c', '#ffe0b0'], 400) + sun(640, 330, 90, '#fff3c8', '#ffd08a') + water(400, ['#f2b08c', '#8f74a0', '#343a72']) + ripples(420, '#ffe2c0', 60, 4, 0.6)))}<g transform="translate(156 300)">${play}</g>`,
    ),
    limb([760, 790], [720, 640], 70, 50, '#b97a56') +
      limb([720, 640], [690, 520], 34, 24, '#b97a56') +
      limb([690, 520], [668, 470], 22, 19, '#c98a66'),
    bloom(640, 60, 520, '#ffe0b0', 0.3),
    wash('#0a1226', 0.45, 'bottom', 0.3),
  );
};

/** Nothing is left of what stood on it. */
export const wipedPhone = (): string =>
  picture(
    night('#dfe8ea', '#8fb0b8'),
    rect(
      0,
      520,
      1280,
      200,
      linear([
        [0, '#c9d6d4'],
        [1, '#7f9a9f'],
      ]),
    ),
    handset(
      560,
      360,
      520,
      -6,
      '#f4f8f8',
      circle(135, 230, 74, '#3fa87a') +
        stroke('M100 232l26 28l48 -56', '#ffffff', 17) +
        rect(60, 350, 150, 14, '#c9d4d4') +
        rect(84, 380, 102, 14, '#dfe6e6'),
    ),
    path('M840 360H1060L1030 640H870Z', '#4a5a7a') +
      path('M950 360H1060L1030 640H960Z', '#3a4866') +
      rect(826, 336, 248, 26, '#5a6a8c') +
      stroke('M890 400L904 600M950 400V600M1010 400L996 600', '#7f90b0', 9),
    [
      [860, 250, -20, '#f2c14c'],
      [950, 200, 8, '#e0709a'],
      [1040, 260, 24, '#5fa8d0'],
      [930, 290, -6, '#f4f0e4'],
    ]
      .map(
        ([x, y, turn, fill]) =>
          rect(Number(x) - 36, Number(y) - 28, 72, 56, String(fill), `transform="rotate(${turn} ${x} ${y})"`) +
          path(
            `M${Number(x) - 30} ${Number(y) + 22}l22 -26l14 14l14 -20l16 32Z`,
            '#ffffff',
            `opacity="0.7" transform="rotate(${turn} ${x} ${y})"`,
          ),
      )
      .join(''),
    limb([120, 780], [300, 640], 80, 56, '#a86c4a') + limb([300, 640], [420, 560], 32, 22, '#a86c4a'),
    bloom(300, 60, 560, '#ffffff', 0.5),
  );

/** One parcel taken apart into what it costs. */
export const parcelPrice = (): string =>
  picture(
    night('#f4d9a8', '#d98f5c'),
    Array.from({ length: 5 }, (_, i) =>
      stroke(`M-40 ${130 + i * 60}Q640 ${20 + i * 90} 1320 ${150 + i * 50}`, '#fff0d0', 3, 'opacity="0.5"'),
    ).join(''),
    oval(560, 640, 420, 46, '#8a4f34', 'opacity="0.4"'),
    carton(560, 630, 480, 330, '#c98f5a'),
    rect(390, 400, 130, 90, '#fffaf0') +
      stroke('M404 424h100M404 446h70', '#9a8f84', 7) +
      Array.from({ length: 14 }, (_, i) => rect(404 + i * 8, 460, i % 3 ? 3 : 5, 22, '#2a2438')).join(''),
    [
      [930, 170, '#3f8a7a', 190],
      [990, 320, '#d9573f', 150],
      [960, 470, '#4a6aa0', 110],
      [920, 600, '#f2b03c', 80],
    ]
      .map(
        ([x, y, fill, w]) =>
          stroke(
            `M${Number(x) - Number(w) * 0.5 - 20} ${y}L790 ${300 + Number(y) * 0.42}`,
            '#6d4430',
            4,
            'stroke-dasharray="4 12"',
          ) +
          rounded(Number(x) - Number(w) / 2 + 60, Number(y) - 46, Number(w) + 60, 92, 18, String(fill)) +
          circle(Number(x) - Number(w) / 2 + 106, Number(y), 26, '#fffaf0') +
          rect(Number(x) - Number(w) / 2 + 150, Number(y) - 8, Number(w) * 0.7, 16, '#fffaf0'),
      )
      .join(''),
    bloom(240, 60, 520, '#fff6dc', 0.5),
    wash('#5a2a20', 0.35, 'bottom', 0.25),
  );

/** Three bills of three houses, side by side. */
export const threeBills = (): string => {
  const bill = (x: number, turn: number, use: number, colour: string): string =>
    `<g transform="translate(${x} 390) rotate(${turn})">` +
    rect(-150, -230, 310, 470, '#3a2a24', 'opacity="0.2"') +
    rect(-160, -240, 310, 470, '#fffaf0') +
    rect(-160, -240, 310, 76, colour) +
    path('M-110 -230L-136 -192H-116L-124 -172L-92 -210H-112L-102 -230Z', '#fff6d0') +
    rect(-70, -216, 170, 14, '#ffffff', 'opacity="0.8"') +
    [0, 1, 2, 3, 4]
      .map(
        (i) =>
          rect(-130, -130 + i * 40, 130 + ((i * 47) % 60), 12, '#d0cabc') + rect(90, -130 + i * 40, 36, 12, '#b5ae9f'),
      )
      .join('') +
    [0, 1, 2, 3, 4, 5]
      .map((i) =>
        rect(
          -126 + i * 44,
          200 - (30 + ((i * 31 + use) % 50) + i * use),
          28,
          30 + ((i * 31 + use) % 50) + i * use,
          i === 5 ? colour : tint(colour, 0.55),
        ),
      )
      .join('') +
    '</g>';
  return picture(
    night('#8a6a4c', '#5a3a34'),
    Array.from({ length: 9 }, (_, i) => rect(0, i * 82, 1280, 3, '#6d4a3a')).join(''),
    bill(270, -7, 4, '#3f8a7a') + bill(1010, 7, 9, '#d9573f') + bill(640, 0, 1, '#4a6aa0'),
    rounded(60, 590, 180, 120, 12, '#2a2e44') +
      rect(76, 604, 148, 34, '#bfe0c8') +
      Array.from({ length: 8 }, (_, i) =>
        rect(80 + (i % 4) * 36, 650 + Math.floor(i / 4) * 28, 26, 18, '#6d7490'),
      ).join(''),
    `<g transform="rotate(-34 1120 640)">${rect(960, 630, 260, 16, '#f2b03c')}${path('M960 630L920 638L960 646Z', '#f4e3c8')}</g>`,
    bloom(260, 40, 560, '#fff0c8', 0.45),
    wash('#1a0e0c', 0.4, 'bottom', 0.25),
  );
};

/** The crew of a drama waits for the light over the canal. */
export const filmCrew = (): string =>
  picture(
    countryside(DUSK, 430, 6),
    water(470, DUSK.water, 720) + ripples(490, '#ffe0c0', 50, 4, 0.6),
    stroke('M520 520L1120 520', '#5a3a3a', 10),
    path('M560 520H1080L1030 556H610Z', '#8a4f3c') + path('M540 508H1100L1080 526H560Z', '#a8603f'),
    person(
      820,
      512,
      190,
      { ...SIT, nearArm: [50, 70] },
      { top: '#d9573f', bottom: '#3a2f5a', hat: 'straw', left: true },
    ),
    path('M-20 600Q320 540 620 620T760 740H-20Z', '#4a4038') + path('M-20 630Q320 560 560 640T700 740H-20Z', '#37302e'),
    stroke('M210 620V190M210 190L420 150', '#22202e', 10) +
      path('M400 96L520 130L500 200L390 178Z', '#2a2e44') +
      path(
        'M520 130L500 200L900 420L960 330Z',
        linear(
          [
            [0, '#fff3cc', 0.5],
            [1, '#fff3cc', 0],
          ],
          [0, 0],
          [1, 0],
        ),
      ) +
      glow(510, 164, 120, '#fff6d8', 0.8),
    person(
      470,
      680,
      300,
      { ...STAND, nearArm: [60, 110] },
      { top: '#2f4a6a', bottom: '#1a1e34', rim: '#7fa0c8', hat: 'cap', hatColour: '#d9a03c' },
    ),
    `<g transform="translate(600 0) scale(-1 1) translate(-600 0)">${filmCamera(620, 690, 300)}</g>`,
    person(140, 700, 320, { ...STAND, nearArm: [120, 160] }, { top: '#6a4a7a', bottom: '#22263f', rim: '#b890c8' }) +
      stroke('M170 500L640 300', '#22202e', 8) +
      oval(660, 292, 46, 20, '#3a3448', 'transform="rotate(-24 660 292)"'),
    wash('#100c20', 0.45, 'bottom', 0.3),
  );

/** A screened booth, a line of voters behind it. */
export const votingBooth = (): string =>
  picture(
    room('#e4e8dc', '#b5a58a', 460),
    [120, 900]
      .map((x) => rect(x, 70, 260, 190, '#bfe0ea') + stroke(`M${x + 130} 70v190M${x} 160h260`, '#f4f0e4', 10))
      .join(''),
    rect(470, 70, 340, 130, '#2f5a8a') +
      circle(540, 135, 36, '#fffaf0') +
      stroke('M522 136l14 16l26 -34', '#2f8a5a', 9) +
      rect(600, 108, 170, 16, '#dfe8f4') +
      rect(600, 142, 120, 16, '#9fb8d8'),
    [250, 640, 1030]
      .map(
        (x, i) =>
          rect(x - 140, 560, 12, 120, '#8a7a6a') +
          rect(x + 128, 560, 12, 120, '#8a7a6a') +
          path(`M${x - 150} 330H${x + 150}V570H${x - 150}Z`, ['#f4efe4', '#fffaf0', '#f4efe4'][i] ?? '') +
          rect(x - 150, 330, 300, 20, '#4a6aa0') +
          rect(x - 150, 350, 26, 220, shade('#f4efe4', 0.12)) +
          rect(x + 124, 350, 26, 220, shade('#f4efe4', 0.12)) +
          rect(x - 124, 480, 248, 16, '#c98f5c'),
      )
      .join(''),
    person(250, 700, 340, { ...FOLD, nearArm: [30, 90] }, { top: '#5fa88a', bottom: '#2b3060', front: 1 }) +
      person(
        640,
        706,
        350,
        { ...FOLD, lean: 4, nearArm: [36, 100] },
        { top: '#e0704a', bottom: '#3a2f5a', front: 1, bun: true },
      ) +
      person(
        1030,
        700,
        330,
        { ...FOLD, nearArm: [30, 90] },
        { top: '#f2c14c', bottom: '#3a2f4a', front: 1, hat: 'cap', hatColour: '#d9573f' },
      ),
    shadow(250, 700, 110) + shadow(640, 706, 110) + shadow(1030, 700, 110),
    bloom(250, 60, 520, '#ffffff', 0.4),
    wash('#2a2438', 0.3, 'bottom', 0.2),
  );

/** One cross, in one square. */
export const markedBallot = (): string =>
  picture(
    night('#b5804f', '#7a4a34'),
    Array.from({ length: 8 }, (_, i) => rect(0, i * 96, 1280, 3, '#8a5a3c')).join(''),
    `<g transform="rotate(-5 560 380)">` +
      rect(236, 66, 640, 640, '#3a2418', 'opacity="0.25"') +
      rect(220, 50, 640, 660, '#fffaf0') +
      rect(220, 50, 640, 70, '#3f6a9a') +
      [0, 1, 2, 3, 4]
        .map(
          (i) =>
            rect(260, 150 + i * 110, 90, 80, '#e4dccb') +
            circle(305, 180 + i * 110, 18, ['#a8b8d0', '#d0a890', '#a8c8a8', '#c8b0d0', '#d0c490'][i] ?? '') +
            path(
              `M273 ${230 + i * 110}q32 -56 64 0Z`,
              ['#7f90b0', '#a8705a', '#7fa87f', '#9a80a8', '#a89a60'][i] ?? '',
            ) +
            rect(380, 170 + i * 110, 220, 14, '#b5ae9f') +
            rect(380, 200 + i * 110, 150, 12, '#d0cabc') +
            rect(690, 150 + i * 110, 110, 80, '#ffffff') +
            stroke(`M690 ${150 + i * 110}h110v80h-110Z`, '#4a4f6a', 5),
        )
        .join('') +
      stroke('M708 384L782 436M782 384L708 436', '#2a3a8a', 12) +
      '</g>',
    `<g transform="rotate(38 860 470)">${rect(820, 462, 400, 26, '#2a3a8a')}${path('M820 462L776 475L820 488Z', '#22263f')}${rect(1110, 462, 20, 26, '#f2c14c')}</g>`,
    limb([1330, 640], [1090, 580], 90, 56, '#b97a56') +
      limb([1090, 580], [940, 520], 30, 20, '#b97a56') +
      limb([1090, 610], [950, 556], 28, 18, '#a86c4a') +
      limb([1080, 640], [970, 590], 26, 17, '#9a6044'),
    bloom(260, 40, 560, '#fff3d0', 0.5),
    wash('#2a140c', 0.4, 'right', 0.3),
  );
