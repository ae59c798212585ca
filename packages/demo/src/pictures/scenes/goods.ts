// What the country grows, makes and ships, and what is left over from it.
import { foam, sampan, trawler } from '../ink/boats.ts';
import { heap, plume } from '../ink/clouds.ts';
import { shade, tint } from '../ink/colour.ts';
import { blades, brush, furrows, ranges, span } from '../ink/land.ts';
import { palm } from '../ink/leaves.ts';
import { bloom, glow, rayWedge, wash } from '../ink/light.ts';
import { circle, linear, oval, path, picture, rect, stroke } from '../ink/paper.ts';
import { bust, person, shadow } from '../ink/people.ts';
import { BEND, CARRY, POINT, REACH, SIT, STAND, WALK } from '../ink/poses.ts';
import { carton, jar, rounded, sack } from '../ink/props.ts';
import { pile } from '../ink/rooms.ts';
import { birds, sky, streaks, sun } from '../ink/sky.ts';
import { countryside, DUSK, MORNING, pane, room } from '../ink/stages.ts';
import { crane } from '../ink/structures.ts';
import { skyline } from '../ink/towers.ts';
import { treeline } from '../ink/trees.ts';
import { pickup } from '../ink/vehicles.ts';
import { mirror, ripples, water } from '../ink/water.ts';

/** Silos of a dryer that farmers own, rice on its way in. */
export const riceMill = (): string => {
  const silo = (x: number, w: number, h: number): string =>
    rect(
      x,
      520 - h,
      w,
      h,
      linear(
        [
          [0, '#f4f4ee'],
          [0.5, '#c9d0d4'],
          [1, '#8f9aa5'],
        ],
        [0, 0],
        [1, 0],
      ),
    ) +
    path(`M${x - 6} ${520 - h}L${x + w / 2} ${520 - h - w * 0.42}L${x + w + 6} ${520 - h}Z`, '#d9dcd8') +
    path(`M${x + w / 2} ${520 - h - w * 0.42}L${x + w + 6} ${520 - h}H${x + w / 2}Z`, '#a5afb8') +
    Array.from({ length: 9 }, (_, i) => rect(x, 520 - h + 20 + i * (h / 9.4), w, 3, '#a5b0b8', 'opacity="0.7"')).join(
      '',
    );
  return picture(
    countryside(MORNING, 420, 12, 90),
    heap(980, 170, 420, '#ffffff', '#d3e2e4', 4),
    furrows(900, 420, 560, 16, 70, '#d9c25a', 0.5, 0.8),
    silo(220, 150, 330) + silo(390, 150, 330) + silo(560, 120, 250),
    stroke('M290 130L620 200L760 350', '#8a93a0', 16) + stroke('M290 130L620 200L760 350', '#c9d0d4', 7),
    rect(700, 330, 330, 200, '#c9573f') +
      path('M680 336L865 250L1050 336Z', '#a8443a') +
      rect(770, 390, 190, 140, '#4a3440') +
      [730, 990].map((x) => rect(x, 370, 30, 40, '#f4e0b0')).join(''),
    plume(660, 250, 150, 90, '#ffffff', 120, 4, 0.35),
    rect(
      0,
      515,
      1280,
      210,
      linear([
        [0, '#dcc490'],
        [1, '#a88756'],
      ]),
    ),
    path('M760 530H970L1040 640H640Z', '#e8c35a') +
      path('M640 640Q840 560 1040 640Z', '#f2d878') +
      brush(660, 580, 360, 60, '#fff0b0', 60, 12, 2, 4, 0.7),
    pickup(250, 640, 460, '#3f86a0', '#f1ead9') + path('M40 548Q140 480 236 548Z', '#e8c35a'),
    shadow(640, 690, 160, 0.25),
    person(620, 690, 280, { ...REACH, lean: 20 }, { top: '#d9735c', bottom: '#3a4a5e', hat: 'straw' }) +
      stroke('M700 560L820 650', '#8a6a4c', 8) +
      rect(800, 640, 54, 12, '#8a6a4c'),
    person(
      1120,
      690,
      290,
      { ...STAND, nearArm: [30, 96], farArm: [40, 102] },
      { top: '#5f8a6c', bottom: '#3a4a5e', hat: 'straw', left: true },
    ),
    sack(1010, 712, 120) + sack(1110, 716, 120) + sack(1060, 680, 116),
    bloom(1080, 60, 560, '#fff3b8', 0.45),
    wash('#3a2c20', 0.3, 'bottom', 0.2),
  );
};

/** Bottles of old seed on a shelf; a hand with grains. */
export const seedBottles = (): string => {
  const grain = ['#e8c35a', '#b5824f', '#f2e2b0', '#5a3a44', '#d9a04c', '#8a5a3c', '#efe0c0', '#a8443a'];
  return picture(
    room('#b5895c', '#7a5238', 620),
    Array.from({ length: 12 }, (_, i) => rect(i * 110, 0, 54, 606, '#a57a4f', 'opacity="0.5"')).join(''),
    pane(
      930,
      90,
      260,
      260,
      '#6d4630',
      rect(
        0,
        0,
        1280,
        720,
        linear([
          [0, '#bfe0dc'],
          [1, '#f0ecc0'],
        ]),
      ) +
        treeline(300, 60, '#8fbf8a', 5) +
        rect(900, 296, 400, 100, '#a8c468'),
    ),
    [210, 400].map((y) => rect(80, y, 780, 18, '#6d4630') + rect(80, y + 18, 780, 8, '#4f3224')).join(''),
    grain.map((colour, i) => jar(140 + i * 92, 210, 66, 130 - (i % 3) * 14, colour, '#8a6a44')).join('') +
      grain
        .map((colour, i) =>
          jar(140 + i * 92, 400, 66, 126 - ((i + 1) % 3) * 14, grain[(i + 3) % 8] ?? colour, '#8a6a44'),
        )
        .join(''),
    grain
      .map((_, i) => rect(116 + i * 92, 160, 48, 22, '#fffaf0') + stroke(`M${122 + i * 92} 170h34`, '#8a7a68', 4))
      .join(''),
    shadow(900, 700, 260, 0.3),
    person(
      900,
      690,
      470,
      { ...SIT, lean: 10, nod: 22, nearArm: [50, 80], farArm: [60, 84] },
      { top: '#8f6aa8', bottom: '#4a3f5e', skin: '#b97a56', hair: '#d9d5d0', bun: true, left: true, rim: '#bf9ad0' },
    ),
    rect(430, 560, 420, 28, '#c98f5c') + rect(470, 588, 22, 140, '#96633f') + rect(800, 588, 22, 140, '#96633f'),
    oval(620, 556, 150, 26, '#b5824f') +
      oval(620, 550, 136, 20, '#e8c35a') +
      brush(510, 540, 220, 18, '#fff0b0', 60, 10, 3, 6, 0.9),
    jar(480, 560, 60, 110, '#e8c35a', '#8a6a44'),
    rayWedge([960, 90], [420, 720], [760, 720], '#fff3c0', 0.35),
    bloom(1040, 180, 520, '#fff0b0', 0.4),
    wash('#2a1820', 0.5, 'bottom', 0.25) + wash('#2a1820', 0.3, 'left', 0.2),
  );
};

/** A short train stops among the rice. */
export const ruralTrain = (): string =>
  picture(
    countryside({ ...DUSK, ground: ['#c9b46a', '#7f8a4c'] }, 380, 31, 80),
    sun(300, 320, 46, '#fff4d0', '#ffb870', 0.9),
    streaks(5, 9, 40, 220, '#ffe0c4', 0.6),
    furrows(300, 384, 720, 20, 120, '#d9c878', 0.45, 0.6),
    palm(1120, 470, 260, '#4d5a50', '#6a5a50', 5, 0.1) + palm(1200, 480, 210, '#46544c', '#6a5a50', 8, -0.1),
    rect(760, 330, 330, 150, '#b5824f') +
      path('M720 338L925 250L1130 338Z', '#8a4a3c') +
      path('M720 338L925 250L940 256L760 342Z', '#b5654c') +
      rect(800, 380, 60, 60, '#f2c978') +
      rect(980, 380, 60, 60, '#f2c978') +
      rect(890, 380, 60, 100, '#5a3a34') +
      rect(860, 290, 130, 30, '#f4ead2'),
    path('M-20 500H1300V560H-20Z', '#a58a70') + path('M700 480H1300V512H700Z', '#d9c8a8'),
    rect(60, 330, 330, 160, '#3f6a9a') +
      rect(400, 330, 330, 160, '#3f6a9a') +
      rect(60, 420, 670, 22, '#f1ead9') +
      [86, 156, 226, 296, 426, 496, 566, 636].map((x) => rounded(x, 356, 50, 48, 5, '#ffe0a0')).join('') +
      path('M730 330H780Q820 350 824 440V490H730Z', '#d98a2c') +
      path('M760 352H790Q806 366 810 400H760Z', '#33445f') +
      circle(812, 450, 10, '#fff3c0'),
    [110, 200, 320, 450, 560, 680, 770]
      .map((x) => circle(x, 500, 22, '#2a2434') + circle(x, 500, 9, '#8a8494'))
      .join(''),
    stroke('M-20 524H1300', '#4a3f4c', 8) +
      Array.from({ length: 27 }, (_, i) => rect(i * 50 - 10, 530, 26, 12, '#6a5448')).join(''),
    glow(830, 450, 150, '#fff0b0', 0.7),
    shadow(960, 640, 120, 0.25),
    person(930, 520, 130, { ...CARRY }, { top: '#d9735c', bottom: '#3a3f5e', left: true, skirt: 0.7, bun: true }) +
      person(1030, 516, 130, STAND, {
        top: '#f1ead9',
        bottom: '#2f3a5e',
        hat: 'cap',
        hatColour: '#22263f',
        sleeves: true,
        left: true,
      }),
    person(1000, 640, 200, { ...WALK, nearArm: [120, 140] }, { top: '#f2c14c', bottom: '#3f6a8c' }),
    path('M-20 600Q400 560 900 620T1300 600V740H-20Z', '#6f7a40') +
      blades(span(640), 90, '#8a8f48', 120, 5, 4) +
      blades(span(720), 120, '#5a6438', 120, 9, 5),
    bloom(300, 320, 620, '#ff9f60', 0.45),
    wash('#2a1a38', 0.4, 'bottom', 0.2),
  );

/** Fruit goes along a belt into boxes for abroad. */
export const fruitPacking = (): string =>
  picture(
    room('#dbe6dc', '#b5a890', 420),
    Array.from({ length: 8 }, (_, i) => rect(i * 170 - 20, 40, 150, 24, '#f7fbf4')).join('') +
      stroke('M0 90H1280', '#a9b8b0', 8),
    Array.from(
      { length: 6 },
      (_, i) => carton(120 + i * 90, 420, 84, 74) + carton(140 + i * 90, 348, 84, 70, '#b98a58'),
    ).join('') +
      rect(900, 130, 300, 290, '#9fc4cc') +
      stroke('M900 130h300v290h-300ZM1050 130V420', '#6d8a92', 8),
    [300, 560, 820, 1060]
      .map((x, i) =>
        person(
          x,
          560,
          350,
          { ...STAND, nearArm: [40, 84], farArm: [48, 92], lean: 6, nod: 12 },
          { top: '#fffaf0', bottom: '#3f6a86', hat: 'cap', hatColour: '#bfe0e0', sleeves: true, left: i % 2 === 1 },
        ),
      )
      .join(''),
    rect(-20, 500, 1320, 30, '#5f6a7a') +
      rect(-20, 530, 1320, 60, '#7f8a98') +
      Array.from({ length: 17 }, (_, i) => circle(i * 80 + 10, 560, 17, '#4a5464')).join(''),
    Array.from({ length: 22 }, (_, i) => {
      const x = 20 + i * 58;
      return i % 7 === 3 ? '' : circle(x, 484, 24, i % 3 ? '#e8a82c' : '#c9823c') + circle(x - 7, 477, 8, '#ffe08a');
    }).join(''),
    carton(210, 506, 120, 50, '#d3a870') + carton(770, 506, 120, 50, '#d3a870'),
    carton(200, 716, 240, 130) +
      pile(200, 592, 210, 60, 26, '#e8a82c', 4) +
      carton(640, 716, 240, 130, '#b98a58') +
      pile(640, 592, 210, 60, 26, '#8fbf4c', 7) +
      carton(1080, 716, 240, 130) +
      pile(1080, 592, 210, 60, 26, '#c9573f', 9),
    bloom(640, 40, 620, '#ffffff', 0.4),
    wash('#1f2a38', 0.35, 'bottom', 0.2),
  );

/** Dockers walk back through the gate, their boards lowered. */
export const dockWorkers = (): string =>
  picture(
    sky(['#5f86a5', '#a9c4c9', '#f0dcb4', '#f7c99a'], 430),
    streaks(7, 9, 40, 220, '#fff3da', 0.6),
    crane(300, 440, 330, 240, '#c9563f', 5) + crane(760, 440, 360, 260, '#3f6a86', 5),
    water(420, ['#e3c9a0', '#7fa0a8'], 470),
    Array.from({ length: 12 }, (_, i) =>
      rect(
        560 + (i % 6) * 110,
        380 - Math.floor(i / 6) * 50,
        104,
        48,
        ['#d9573f', '#3d7f97', '#eda83c', '#e9dcc0', '#58906f', '#345a86'][(i * 5) % 6] ?? '',
      ),
    ).join(''),
    rect(
      0,
      430,
      1280,
      300,
      linear([
        [0, '#b9a58a'],
        [1, '#7a6d6c'],
      ]),
    ),
    rect(140, 250, 30, 220, '#4a5a74') +
      rect(1110, 250, 30, 220, '#4a5a74') +
      rect(110, 220, 1060, 50, '#3a4a66') +
      rounded(480, 228, 320, 34, 6, '#f2c14c'),
    [0, 1, 2, 3, 4, 5]
      .map((i) =>
        person(240 + i * 150, 520 + (i % 2) * 16, 190, WALK, {
          top: ['#f0762c', '#d7e04c', '#3f86a0', '#f0762c', '#8a93a5', '#d7e04c'][i],
          bottom: '#2b3a5e',
          hat: 'hard',
          hatColour: i % 2 ? '#f2b632' : '#fff6e0',
          sleeves: true,
          left: i > 3,
        }),
      )
      .join(''),
    shadow(420, 690, 130, 0.3) + shadow(820, 690, 150, 0.3),
    person(400, 690, 370, WALK, {
      top: '#f0762c',
      bottom: '#2b3a5e',
      hat: 'hard',
      hatColour: '#f2b632',
      sleeves: true,
    }),
    person(
      640,
      700,
      380,
      { ...STAND, nearArm: [70, 84] },
      { top: '#3f86a0', bottom: '#2b3a5e', hat: 'hard', hatColour: '#fff6e0', sleeves: true },
    ) +
      person(
        830,
        700,
        376,
        { ...STAND, nearArm: [72, 82] },
        { top: '#d7e04c', bottom: '#2b3a5e', hat: 'hard', hatColour: '#d9573f', sleeves: true, left: true },
      ),
    `<g transform="rotate(68 1060 690)">${rect(1054, 520, 12, 180, '#8a6a4c')}${rect(980, 470, 160, 96, '#fffaf0')}${stroke('M1000 500h120M1000 526h80', '#b9b4a8', 9)}</g>`,
    birds(560, 130, 6, '#ffffff', 8, 14),
    bloom(980, 340, 560, '#ffb870', 0.4),
    wash('#1c2038', 0.4, 'bottom', 0.25),
  );

/** Small boats at a pier, old buoys heaped to be changed. */
export const fishingPier = (): string => {
  const boats = trawler(360, 430, 260, '#3f8a9a', '#f2c14c') + trawler(980, 420, 220, '#c9563f', '#f1ead9');
  return picture(
    sky(['#6fb8d4', '#bfe0de', '#fdf0cc'], 360),
    heap(880, 150, 380, '#ffffff', '#d5e6e4', 4),
    ranges({ top: 330, bottom: 352, layers: 2, far: '#a9c9d4', near: '#7fa8a8', mist: '#f4f2cc', rise: 60, seed: 4 }),
    water(356, ['#bfe0dc', '#5fa8b0', '#2f7a90']),
    mirror(436, boats, 0.3, 0.6),
    boats,
    ripples(362, '#ffffff', 90, 5, 0.5),
    path('M-20 520H1300V740H-20Z', '#b58a5c') +
      Array.from({ length: 9 }, (_, i) => stroke(`M-20 ${536 + i * 24}H1300`, '#96704a', 4)).join('') +
      [60, 260, 1050, 1230].map((x) => rect(x, 450, 26, 120, '#7a5a40')).join(''),
    Array.from(
      { length: 16 },
      (_, i) =>
        oval(
          170 + (i % 6) * 66 + Math.floor(i / 6) * 30,
          610 - Math.floor(i / 6) * 44,
          36,
          26,
          i % 3 ? '#f4f0e4' : '#dcd8cc',
        ) + stroke(`M${140 + (i % 6) * 66 + Math.floor(i / 6) * 30} ${610 - Math.floor(i / 6) * 44}h60`, '#8fa5b0', 4),
    ).join(''),
    Array.from({ length: 9 }, (_, i) =>
      rounded(
        860 + (i % 5) * 62 + Math.floor(i / 5) * 30,
        588 - Math.floor(i / 5) * 40,
        56,
        40,
        14,
        i % 2 ? '#f08a2c' : '#f2b632',
      ),
    ).join(''),
    shadow(680, 690, 150, 0.25),
    person(660, 690, 320, { ...CARRY }, { top: '#d9735c', bottom: '#3a4a6a', hat: 'straw' }) +
      oval(742, 544, 40, 28, '#f4f0e4'),
    person(
      810,
      690,
      310,
      { ...REACH, lean: 6 },
      { top: '#3f86a0', bottom: '#3a4a6a', hat: 'cap', hatColour: '#fff6e0', left: true },
    ),
    person(1140, 700, 300, STAND, { top: '#7fa878', bottom: '#4a3f6a', skirt: 0.8, bun: true, left: true }),
    birds(420, 120, 6, '#6a8a9a', 6, 13),
    bloom(1080, 60, 560, '#fff0b8', 0.45),
    wash('#24303a', 0.3, 'bottom', 0.2) + foam(420, 446, 200, '#ffffff', 0.3),
  );
};

/** Robot arms over car bodies; a worker learns the panel. */
export const robotArms = (): string => {
  const arm = (x: number, y: number, k: number): string =>
    rect(x - 34, y - 30, 68, 30, '#3a4058') +
    stroke(
      `M${x} ${y - 30}L${x - k * 40} ${y - 150}L${x + k * 110} ${y - 220}L${x + k * 160} ${y - 130}`,
      '#f08a2c',
      26,
    ) +
    [
      [x, y - 30],
      [x - k * 40, y - 150],
      [x + k * 110, y - 220],
    ]
      .map(([a = 0, b = 0]) => circle(a, b, 18, '#3a4058'))
      .join('') +
    circle(x + k * 162, y - 122, 10, '#8fe0ff') +
    glow(x + k * 164, y - 116, 60, '#bff0ff', 0.8);
  const body = (x: number, y: number, w: number, colour: string): string =>
    path(
      `M${x - w / 2} ${y}V${y - w * 0.16}Q${x - w * 0.42} ${y - w * 0.22} ${x - w * 0.3} ${y - w * 0.22}Q${x - w * 0.18} ${y - w * 0.36} ${x} ${y - w * 0.36}Q${x + w * 0.2} ${y - w * 0.36} ${x + w * 0.32} ${y - w * 0.2}Q${x + w / 2} ${y - w * 0.18} ${x + w / 2} ${y - w * 0.08}V${y}Z`,
      colour,
    ) +
    path(
      `M${x - w * 0.22} ${y - w * 0.22}Q${x - w * 0.12} ${y - w * 0.32} ${x} ${y - w * 0.32}Q${x + w * 0.16} ${y - w * 0.32} ${x + w * 0.24} ${y - w * 0.2}Z`,
      '#8fa8b8',
    ) +
    stroke(`M${x + w * 0.02} ${y - w * 0.32}V${y - w * 0.04}`, shade(colour, 0.3), 4) +
    [-0.3, 0.32].map((d) => circle(x + d * w, y, w * 0.085, '#2a2c3d')).join('');
  return picture(
    room('#c4d0d8', '#8a94a5', 430),
    Array.from({ length: 10 }, (_, i) => rect(i * 140 - 20, 50, 110, 16, '#ffffff')).join('') +
      stroke('M0 110H1280M0 150H1280', '#9aa8b5', 7) +
      Array.from({ length: 9 }, (_, i) => rect(i * 160, 110, 14, 320, '#a9b5c0')).join(''),
    body(330, 470, 260, '#d9dce0') +
      body(760, 470, 260, '#d9dce0') +
      body(1150, 470, 240, '#d9dce0') +
      arm(150, 440, 1) +
      arm(580, 440, 1) +
      arm(980, 440, 1),
    rect(0, 470, 1280, 26, '#5f6a7a'),
    body(560, 610, 520, '#3f86c0') + stroke('M330 560H800', '#8fc0e6', 5),
    rect(0, 620, 1280, 34, '#4a5464') +
      Array.from({ length: 20 }, (_, i) => circle(i * 68, 637, 12, '#7f8a98')).join(''),
    shadow(960, 700, 140, 0.3),
    person(
      930,
      700,
      380,
      { ...REACH, lean: 4 },
      { top: '#2f6a9a', bottom: '#27355c', hat: 'hard', hatColour: '#fff6e0', sleeves: true },
    ),
    person(
      1090,
      704,
      370,
      { ...STAND, nearArm: [44, 84] },
      { top: '#d9735c', bottom: '#27355c', hat: 'hard', hatColour: '#f2b632', sleeves: true, left: true, bun: true },
    ),
    rounded(990, 470, 90, 120, 8, '#2a3048') +
      rect(1000, 482, 70, 70, '#5fd0c4') +
      circle(1014, 570, 7, '#d9433c') +
      circle(1036, 570, 7, '#f2c14c') +
      rect(1024, 590, 20, 130, '#4a5464'),
    glow(310, 320, 120, '#bff0ff', 0.5),
    bloom(640, 60, 620, '#ffffff', 0.35),
    wash('#141c34', 0.4, 'bottom', 0.2),
  );
};

/** Drums half buried in an old pit; people in white suits sample it. */
export const chemicalDrums = (): string => {
  const drum = (x: number, y: number, w: number, colour: string, turn = 0): string =>
    `<g transform="rotate(${turn} ${x} ${y})">${rect(x - w / 2, y - w * 1.3, w, w * 1.3, colour)}${rect(x + w * 0.2, y - w * 1.3, w * 0.3, w * 1.3, shade(colour, 0.25))}${rect(x - w / 2, y - w * 0.92, w, w * 0.06, shade(colour, 0.4))}${rect(x - w / 2, y - w * 0.46, w, w * 0.06, shade(colour, 0.4))}${oval(x, y - w * 1.3, w / 2, w * 0.13, tint(colour, 0.25))}</g>`;
  const suit = {
    top: '#f4f6f4',
    bottom: '#e6eae8',
    sleeves: true,
    hat: 'hard',
    hatColour: '#ffffff',
    gloves: '#5fa8c4',
    shoes: '#3a4058',
  } as const;
  return picture(
    countryside({ ...MORNING, sky: ['#8fa5a5', '#c4cdb8', '#efe4bc'], ground: ['#b5a06c', '#7a6448'] }, 300, 9, 60),
    path('M-20 340Q300 310 640 350T1300 330V740H-20Z', '#a5814f') +
      path('M120 400Q640 350 1180 410L1080 740H220Z', '#6d5238') +
      path('M180 430Q640 390 1120 440L1060 560Q640 500 250 560Z', '#5a4430'),
    drum(360, 540, 90, '#3f6a9a', -14) +
      drum(480, 520, 88, '#d9732c', 8) +
      drum(600, 550, 92, '#3f6a9a', -6) +
      drum(730, 530, 88, '#b5443c', 12) +
      drum(860, 550, 92, '#d9732c', -10) +
      drum(970, 540, 86, '#3f8a6c', 6),
    path('M230 560Q640 500 1080 560L1060 640Q640 580 240 640Z', '#4f6a48', 'opacity="0.85"') + drawRipples(560),
    drum(440, 660, 104, '#b5443c', -70) + drum(820, 668, 106, '#3f6a9a', 66),
    shadow(630, 700, 90, 0.3),
    person(640, 700, 300, { ...BEND, lean: 46 }, suit) +
      stroke('M726 560L800 640', '#c9d0d4', 7) +
      rounded(790, 636, 20, 44, 5, '#8fe0a0'),
    person(250, 690, 300, { ...STAND, nearArm: [40, 100], farArm: [46, 106] }, suit) +
      rounded(302, 530, 50, 60, 5, '#2a3048'),
    person(1080, 680, 300, POINT, { ...suit, left: true }),
    stroke('M0 420Q200 440 330 410M950 410Q1120 440 1280 416', '#f2c12c', 9) +
      [120, 1180].map((x) => rect(x, 380, 10, 90, '#8a6a4c')).join(''),
    path('M60 560L20 640H100Z', '#f2c12c') + rect(56, 590, 8, 26, '#2a2230') + circle(60, 626, 5, '#2a2230'),
    bloom(980, 60, 560, '#fff3c0', 0.35),
    wash('#2a1c1c', 0.45, 'bottom', 0.25),
  );
};
const drawRipples = (y: number): string =>
  stroke(
    `M300 ${y + 20}q40 -10 80 0M520 ${y}q50 -10 100 0M700 ${y + 24}q50 -10 90 0M880 ${y + 4}q40 -10 80 0`,
    '#a8d06a',
    4,
    'opacity="0.7"',
  );

/** A pipe sends coloured water into a canal; somebody takes a sample. */
export const factoryDrain = (): string =>
  picture(
    sky(['#8fa8b5', '#c9d0c0', '#f0e2b8'], 330),
    skyline(330, 40, 110, { front: '#b5b8b0', side: '#a0a8a8', window: '#c4c6bc' }, 14),
    rect(480, 150, 620, 220, '#b5695a') +
      path('M480 156L580 96V156L690 96V156L800 96V156L910 96V156L1020 96V156L1100 110V156Z', '#96503f') +
      Array.from({ length: 9 }, (_, i) => rect(510 + i * 66, 220, 44, 46, '#e8d0a0')).join('') +
      rect(1140, 20, 50, 350, '#9a8a86') +
      rect(1140, 40, 50, 26, '#d9573f') +
      plume(1165, 30, 120, 120, '#e8e2da', -90, 4, 0.5),
    path('M-20 370H1300V470H-20Z', '#8f8f82') +
      rect(-20, 360, 1320, 18, '#b5b3a4') +
      Array.from({ length: 14 }, (_, i) => stroke(`M${i * 96} 378V470`, '#7a7a70', 3)).join(''),
    water(466, ['#8a9a6c', '#5f7a5c', '#3a5a54']),
    path(
      'M700 470H860Q940 560 800 640Q560 720 240 740H-20V700Q420 660 560 580Q660 520 700 470Z',
      '#6a3f86',
      'opacity="0.75"',
    ) +
      path(
        'M730 470H830Q860 550 740 610Q560 690 300 740H120Q480 670 620 580Q710 520 730 470Z',
        '#a85aa8',
        'opacity="0.6"',
      ),
    ripples(480, '#e6e2c8', 70, 5, 0.4),
    circle(780, 420, 60, '#6d6a68') +
      circle(780, 420, 46, '#2f2a34') +
      path('M736 424Q780 410 824 424L846 480H714Z', '#9a4fa0') +
      stroke('M750 440L740 476M780 436V478M808 440L820 476', '#d3a0d6', 5),
    path('M860 470H1300V740H1010Q900 620 860 470Z', '#7f8a5c') + blades(span(600, 900, 1280), 70, '#6a7a48', 60, 5, 4),
    shadow(1080, 670, 120, 0.3),
    person(
      1020,
      650,
      300,
      { ...REACH, lean: 26 },
      { top: '#f1ead9', bottom: '#3a4a6a', hat: 'cap', hatColour: '#3f86a0', left: true, gloves: '#5fa8c4' },
    ) +
      stroke('M920 510L800 580', '#c9b48a', 7) +
      rounded(776, 570, 28, 44, 6, '#c98ad0'),
    person(
      1180,
      690,
      300,
      { ...STAND, nearArm: [30, 104], farArm: [40, 110] },
      { top: '#5f8a6c', bottom: '#3a4a6a', left: true, bun: true },
    ) + rect(1090, 530, 46, 34, '#fffaf0'),
    sampan(200, 560, 220, '#6d4a34', bust(0, -4, 40, '#d9735c', '#2a2230')),
    bloom(220, 60, 560, '#fff0c0', 0.35),
    wash('#1f1c2c', 0.4, 'bottom', 0.25),
  );

/** A queue before a money changer whose board has only falling arrows. */
export const exchangeBoard = (): string =>
  picture(
    rect(
      0,
      0,
      1280,
      720,
      linear([
        [0, '#3a3560'],
        [0.6, '#6a4a6c'],
        [1, '#3f3350'],
      ]),
    ),
    rect(0, 60, 420, 500, '#5a4a66') +
      rect(860, 60, 440, 500, '#54466a') +
      Array.from({ length: 8 }, (_, i) =>
        rect(30 + (i % 4) * 96, 110 + Math.floor(i / 4) * 150, 60, 90, i % 3 ? '#f2c978' : '#3a3350'),
      ).join('') +
      Array.from({ length: 8 }, (_, i) =>
        rect(900 + (i % 4) * 96, 110 + Math.floor(i / 4) * 150, 60, 90, i % 3 === 1 ? '#3a3350' : '#f2c978'),
      ).join(''),
    rect(340, 90, 600, 480, '#e8dcc4') + rect(340, 90, 600, 54, '#2f6a86') + rounded(380, 102, 250, 30, 6, '#f4ead2'),
    rect(390, 166, 500, 190, '#14182c') +
      [0, 1, 2, 3]
        .map(
          (i) =>
            circle(420, 192 + i * 44, 14, ['#d9433c', '#3f7fd0', '#f2c14c', '#5fb58a'][i] ?? '') +
            rect(450, 184 + i * 44, 120, 14, '#ff9a4c', 'opacity="0.9"') +
            rect(600, 184 + i * 44, [150, 110, 130, 90][i] ?? 0, 14, '#ff9a4c', 'opacity="0.6"') +
            path(`M820 ${184 + i * 44}h36l-18 24Z`, i === 2 ? '#5fd08a' : '#ff4a3c'),
        )
        .join('') +
      stroke('M400 340L520 300L600 320L700 250L880 330', '#ff6a4c', 0.1),
    glow(640, 260, 380, '#ff9a5a', 0.45),
    rect(400, 380, 480, 130, '#bfe0e0', 'opacity="0.55"') +
      person(560, 540, 250, STAND, { top: '#f4ecdc', bottom: '#2a2c50', bun: true }) +
      person(740, 540, 250, STAND, { top: '#8fb0d0', bottom: '#2a2c50', left: true }) +
      rect(380, 500, 520, 26, '#8a6248') +
      rect(380, 524, 520, 60, '#a5744a'),
    rect(
      0,
      566,
      1280,
      160,
      linear([
        [0, '#5f5266'],
        [1, '#2f2840'],
      ]),
    ),
    [120, 250, 1030, 1150]
      .map((x, i) =>
        person(x, 640 + (i % 2) * 14, 280, i % 2 ? STAND : WALK, {
          top: ['#d9735c', '#5f9aa8', '#e8b45a', '#8f7ab0'][i],
          bottom: '#2a2c50',
          left: i > 1,
          bun: i === 1,
          sleeves: true,
        }),
      )
      .join(''),
    [430, 560, 690, 830]
      .map((x, i) =>
        person(
          x,
          700 + (i % 2) * 8,
          330,
          { ...STAND, nearArm: i % 2 ? [30, 100] : [4, 10] },
          {
            top: ['#5f8a6c', '#c98a6a', '#6f86b0', '#a86a7a'][i],
            bottom: '#22244a',
            front: 1,
            left: i > 2,
            sleeves: i % 2 === 0,
          },
        ),
      )
      .join(''),
    bloom(640, 240, 460, '#ffb070', 0.3),
    wash('#120e28', 0.55, 'bottom', 0.25) + wash('#120e28', 0.4, 'top', 0.2),
  );
