// On the hills: slides, fog, searches, felled wood, a line against fire, a rain gauge.
import { chance } from '../ink/chance.ts';
import { fogSea, heap } from '../ink/clouds.ts';
import { mix, shade, tint } from '../ink/colour.ts';
import { ranges, ridge } from '../ink/land.ts';
import { bloom, glow, mist, rayWedge, wash } from '../ink/light.ts';
import { circle, linear, num, oval, path, picture, rect, stroke } from '../ink/paper.ts';
import { person, shadow } from '../ink/people.ts';
import { BEND, POINT, REACH, STAND, WALK } from '../ink/poses.ts';
import { barrier, RESCUER, trafficCone } from '../ink/props.ts';
import { sky, stars } from '../ink/sky.ts';
import { flag } from '../ink/spires.ts';
import { countryside, MORNING, NIGHT } from '../ink/stages.ts';
import { bush, tree, treeline, trunks } from '../ink/trees.ts';
import { car, pickup } from '../ink/vehicles.ts';

/** An excavator, its arm to the left; y is the ground. */
const digger = (x: number, y: number, w: number, colour: string): string =>
  rect(x - w * 0.26, y - w * 0.14, w * 0.56, w * 0.14, '#2a2c3d') +
  [-0.2, -0.06, 0.08, 0.22].map((k) => circle(x + k * w, y - w * 0.07, w * 0.05, '#6a6c7a')).join('') +
  rect(x - w * 0.2, y - w * 0.34, w * 0.46, w * 0.2, colour) +
  rect(x + w * 0.1, y - w * 0.34, w * 0.16, w * 0.2, shade(colour, 0.25)) +
  path(
    `M${num(x - w * 0.2)} ${num(y - w * 0.34)}V${num(y - w * 0.56)}H${num(x + w * 0.02)}L${num(x + w * 0.08)} ${num(y - w * 0.34)}Z`,
    tint(colour, 0.15),
  ) +
  path(
    `M${num(x - w * 0.17)} ${num(y - w * 0.37)}V${num(y - w * 0.53)}H${num(x)}L${num(x + w * 0.04)} ${num(y - w * 0.37)}Z`,
    '#35486b',
  ) +
  stroke(
    `M${num(x - w * 0.2)} ${num(y - w * 0.3)}L${num(x - w * 0.46)} ${num(y - w * 0.66)}L${num(x - w * 0.66)} ${num(y - w * 0.3)}`,
    colour,
    w * 0.07,
  ) +
  stroke(
    `M${num(x - w * 0.2)} ${num(y - w * 0.3)}L${num(x - w * 0.46)} ${num(y - w * 0.66)}`,
    shade(colour, 0.3),
    w * 0.02,
  ) +
  path(
    `M${num(x - w * 0.74)} ${num(y - w * 0.32)}H${num(x - w * 0.58)}L${num(x - w * 0.6)} ${num(y - w * 0.16)}Q${num(x - w * 0.7)} ${num(y - w * 0.12)} ${num(x - w * 0.78)} ${num(y - w * 0.2)}Z`,
    '#4a4c5a',
  );

/** Red earth over a mountain road; a digger has opened one lane. */
export const landslideDigger = (): string => {
  const r = chance(3);
  let stones = '';
  for (let i = 0; i < 60; i++) {
    const t = r();
    const s = 6 + 22 * t;
    stones += oval(90 + r() * (360 + t * 260), 420 + t * 210, s, s * 0.7, mix('#7a4a34', '#b57a54', r()));
  }
  return picture(
    countryside(MORNING, 330, 17, 200),
    heap(930, 140, 400, '#ffffff', '#d3e2e4', 5),
    path('M-20 60Q260 120 420 330L640 420H-20Z', '#5f8a58') +
      path(
        'M60 80Q280 200 340 330Q460 440 700 560H-20V160Z',
        linear([
          [0, '#c98a5c'],
          [1, '#96583c'],
        ]),
      ),
    stroke('M120 150Q260 260 300 380M60 200Q180 300 200 440M260 260Q330 360 420 450', '#7a4630', 6, 'opacity="0.5"'),
    rect(0, 470, 1280, 250, '#7f8f5c'),
    path(
      'M-20 520Q500 470 1300 490V640Q640 610 -20 690Z',
      linear([
        [0, '#8a8a98'],
        [1, '#5d5f74'],
      ]),
    ),
    path('M-20 520Q500 470 1300 490V498Q500 480 -20 532ZM-20 676Q640 600 1300 630V640Q640 612 -20 690Z', '#f1e6cc'),
    path('M-20 470Q300 430 560 500Q700 560 640 610Q420 660 -20 690Z', '#a8663f') +
      path('M-20 480Q280 450 500 510Q600 560 520 590Q300 630 -20 660Z', '#b97a50'),
    stones,
    digger(800, 600, 420, '#f2b03c'),
    path('M440 520q40 -30 80 -8l-12 26h-60Z', '#9a5a3c'),
    car(1120, 596, 200, '#f1ead9', true),
    trafficCone(660, 640, 62) + trafficCone(760, 646, 64) + trafficCone(870, 650, 66) + trafficCone(980, 652, 68),
    shadow(1200, 690, 70, 0.3),
    person(
      1190,
      700,
      250,
      { ...POINT, nearArm: [150, 160] },
      { top: '#f0762c', bottom: '#27345c', hat: 'hard', hatColour: '#ffffff', sleeves: true, left: true },
    ),
    stroke('M1150 500V440', '#5a4a3c', 6) + path('M1150 440h-54v36h54Z', '#3fa860'),
    treeline(730, 50, '#3f6a48', 5, 700, 1320),
    bloom(1080, 60, 560, '#fff3c0', 0.45),
    wash('#2a2438', 0.35, 'bottom', 0.25),
  );
};

/** A closed road that goes up into fog. */
export const foggyRoad = (): string =>
  picture(
    sky(['#8fa0aa', '#b9c4c4', '#dfe2d8'], 460),
    ranges({
      top: 220,
      bottom: 420,
      layers: 5,
      far: '#b5c2c4',
      near: '#5f7f78',
      mist: '#d9dfd8',
      rise: 190,
      seed: 61,
      span: 260,
    }),
    fogSea(330, 430, 3, '#e6e9e2', '#dfe4de', '#b5c2c0', 5),
    path('M-20 470Q300 420 620 440T1300 430V740H-20Z', '#6f8a6c'),
    path(
      'M640 440Q760 470 620 520Q420 580 300 740H980Q900 600 820 540Q720 480 700 440Z',
      linear([
        [0, '#b5bab8'],
        [1, '#6d7080'],
      ]),
    ),
    stroke('M668 446Q740 480 680 520Q620 590 640 720', '#f4ecd4', 6, 'stroke-dasharray="34 30" opacity="0.8"'),
    trunks(470, 7, 8, '#4f6a62', 5, 0, 420) + trunks(470, 8, 8, '#4f6a62', 9, 900, 1280),
    treeline(480, 90, '#54756a', 4, -20, 430) + treeline(480, 100, '#4c6e64', 8, 880, 1320),
    mist(420, 300, '#e6eae4', 0.75),
    path('M860 520Q1000 500 1080 560Q1120 620 1000 640Q880 640 820 600Z', '#a5785a') +
      path('M880 530Q980 520 1040 564Q1020 600 930 596Z', '#b98a68'),
    barrier(640, 660, 420),
    trafficCone(380, 690, 84) + trafficCone(900, 700, 86),
    pickup(1090, 690, 330, '#f1ead9', '#d9573f', true) + rect(1040, 560, 34, 14, '#ff8a3c'),
    glow(1056, 566, 90, '#ff8a3c', 0.8),
    shadow(270, 706, 80, 0.25),
    person(
      250,
      706,
      270,
      { ...STAND, nearArm: [60, 160] },
      { top: '#d7e04c', bottom: '#27345c', hat: 'cap', hatColour: '#3f5a8c', sleeves: true },
    ),
    mist(560, 160, '#e6eae4', 0.4),
    wash('#2f3c48', 0.35, 'bottom', 0.3),
  );

/** A search party at night, its lamps between the trunks. */
export const forestRescue = (): string => {
  const torch = (x: number, y: number, k: number): string =>
    rayWedge([x, y], [x + k * 420, y - 120], [x + k * 420, y + 130], '#ffeab0', 0.55) + circle(x, y, 9, '#fff8e0');
  return picture(
    sky(['#0a1430', '#16284a', '#2a4560'], 520),
    stars(5, 60, 200),
    ridge(380, 180, '#1c3350', 7, 300, '#27445c'),
    trunks(520, 16, 9, '#1f3a4c', 5) + treeline(520, 120, '#1a3244', 8),
    mist(470, 180, '#5f8090', 0.4),
    rect(
      0,
      510,
      1280,
      220,
      linear([
        [0, '#2a4a48'],
        [1, '#12242c'],
      ]),
    ),
    trunks(590, 8, 20, '#122834', 11, 0, 1280, [420, 900]),
    torch(430, 470, 1) + torch(910, 480, -1),
    glow(660, 540, 320, '#ffe2a0', 0.5),
    shadow(660, 640, 260, 0.4),
    person(
      640,
      640,
      210,
      { ...WALK, lean: 10, nearArm: [60, 90] },
      { top: '#c9573f', bottom: '#3a4058', skin: '#b97a56' },
    ),
    person(
      720,
      640,
      200,
      { ...STAND, nearArm: [40, 70] },
      { top: '#e8b45a', bottom: '#3a4058', bun: true, left: true },
    ),
    person(580, 644, 150, STAND, { top: '#7fa0c4', bottom: '#3a4058' }),
    person(400, 660, 270, REACH, { ...RESCUER }),
    person(940, 664, 270, REACH, { ...RESCUER, left: true }),
    circle(412, 398, 7, '#fff8e0') +
      glow(412, 398, 50, '#fff3c0', 0.8) +
      circle(930, 402, 7, '#fff8e0') +
      glow(930, 402, 50, '#fff3c0', 0.8),
    person(220, 690, 280, WALK, { ...RESCUER, top: '#c9562c' }),
    path('M-20 640Q160 600 330 660Q400 700 420 740H-20Z', '#0f1f28') +
      path('M1300 620Q1120 600 1010 670Q960 710 950 740H1300Z', '#0f1f28'),
    trunks(740, 2, 46, '#0a1822', 4, 40, 200) + trunks(740, 2, 50, '#0a1822', 9, 1080, 1270),
    bloom(660, 520, 420, '#ffcf7a', 0.35),
    wash('#050a18', 0.55, 'top', 0.35),
  );
};

/** Seized logs on a lorry at a forest post. */
export const timberLogs = (): string => {
  const log = (x: number, y: number, r: number): string =>
    circle(x, y, r, '#9a5a38') +
    circle(x, y, r * 0.84, '#d99a64') +
    circle(x, y, r * 0.56, '#c47f4c') +
    circle(x, y, r * 0.28, '#a8602f');
  const drawHeap = (x: number, y: number, r: number, rows: number): string => {
    let out = '';
    for (let row = 0; row < rows; row++)
      for (let i = 0; i < rows - row + 2; i++) out += log(x + (i + row / 2) * r * 2, y - r - row * r * 1.74, r);
    return out;
  };
  return picture(
    sky(['#6fae9a', '#b5d4a8', '#f0ecc0'], 420),
    treeline(400, 150, '#7fb08a', 4) + trunks(470, 18, 11, '#4f7a60', 6) + treeline(420, 190, '#5f9470', 9),
    mist(400, 220, '#e2ecc4', 0.55),
    trunks(520, 6, 26, '#3a5a48', 3, 0, 330) + trunks(520, 6, 28, '#35543f', 8, 980, 1290),
    rect(
      0,
      490,
      1280,
      240,
      linear([
        [0, '#b5a878'],
        [1, '#6d6448'],
      ]),
    ),
    path('M-20 540Q640 490 1300 540V640Q640 590 -20 650Z', '#c9a878'),
    path('M80 560H760V590H80Z', '#3a3f4e') +
      drawHeap(150, 560, 44, 4) +
      rect(770, 380, 190, 200, '#3f6a86') +
      path('M790 400H930L948 480H790Z', '#bfd8e0') +
      rect(770, 500, 190, 14, '#f1ead9'),
    [170, 290, 640, 860].map((x) => circle(x, 606, 38, '#1d1c2b') + circle(x, 606, 18, '#b9b7bd')).join(''),
    stroke('M110 470H700M110 400H640', '#e8d9b0', 4, 'opacity="0.7"'),
    drawHeap(940, 712, 34, 2),
    shadow(640, 700, 180, 0.28),
    person(
      600,
      704,
      270,
      { ...POINT, nearArm: [70, 84] },
      { top: '#5f7a48', bottom: '#3f4a34', hat: 'cap', hatColour: '#46603a', sleeves: true, left: true },
    ),
    person(
      720,
      704,
      262,
      { ...STAND, nearArm: [30, 106], farArm: [40, 112] },
      { top: '#6a8550', bottom: '#3f4a34', hat: 'cap', hatColour: '#46603a', sleeves: true },
    ),
    rect(752, 552, 44, 32, '#fffaf0', 'transform="rotate(-10 774 568)"'),
    person(1180, 690, 280, STAND, {
      top: '#4f6a8a',
      bottom: '#27305a',
      hat: 'cap',
      hatColour: '#27305a',
      sleeves: true,
      left: true,
    }),
    stroke('M0 590Q240 606 480 596T1280 600', '#f2c12c', 9, 'opacity="0.9"'),
    bloom(640, 60, 620, '#fff6c0', 0.4),
    wash('#1c2c24', 0.4, 'bottom', 0.25),
  );
};

/** Villagers rake a bare line along a ridge before the dry season. */
export const firebreak = (): string => {
  const rake = (x: number, y: number, top: string, left = false): string => {
    const k = left ? -1 : 1;
    return (
      person(
        x,
        y,
        220,
        { ...BEND, lean: 34, nearArm: [40, 64], farArm: [54, 76] },
        { top, bottom: '#3f4a5e', hat: 'straw', left, sleeves: true },
      ) +
      stroke(`M${x + k * 62} ${y - 110}L${x + k * 150} ${y - 6}`, '#8a6a4c', 6) +
      stroke(`M${x + k * 130} ${y - 14}l${k * 40} 14`, '#5a4a3c', 8)
    );
  };
  return picture(
    sky(['#6f9fc4', '#b5d0cc', '#f7e6b8'], 420),
    ranges({
      top: 210,
      bottom: 400,
      layers: 5,
      far: '#a9bfc9',
      near: '#6f8a5c',
      mist: '#f0e6c4',
      rise: 190,
      seed: 77,
      span: 260,
    }),
    mist(380, 110, '#f4ecd0', 0.6),
    path('M-20 470Q260 400 560 430T1300 380V740H-20Z', '#8f8a4c') +
      treeline(440, 60, '#6f7a44', 5, -20, 470) +
      treeline(410, 66, '#6a7444', 9, 820, 1320),
    path(
      'M560 424Q700 430 640 470Q520 560 330 740H990Q860 590 780 520Q690 450 720 420Z',
      linear([
        [0, '#d9b48a'],
        [1, '#a8744c'],
      ]),
    ),
    stroke('M600 470Q520 580 420 720M700 470Q740 560 860 720M650 480Q640 600 640 720', '#c49468', 5, 'opacity="0.7"'),
    path('M-20 560Q200 500 420 560Q330 650 260 740H-20Z', '#7a7a40') +
      path('M1300 520Q1080 480 870 560Q960 640 1040 740H1300Z', '#74753e'),
    rake(500, 580, '#3f86a0'),
    rake(860, 590, '#d9735c', true),
    rake(640, 690, '#f2a93c'),
    person(
      340,
      660,
      250,
      { ...WALK, nearArm: [20, 30] },
      { top: '#6f8f5a', bottom: '#3f4a34', hat: 'cap', hatColour: '#46603a', sleeves: true },
    ),
    tree(120, 560, 300, '#6f8a4c', '#5a4636', 4) + tree(1170, 540, 320, '#6a8548', '#5a4636', 8),
    bush(240, 700, 160, '#6f7a40', 5) + bush(1060, 706, 180, '#6a743c', 8),
    bloom(1040, 120, 560, '#ffe6a0', 0.45),
    wash('#3a2a2c', 0.35, 'bottom', 0.25),
  );
};

/** Children read the rain gauge before their school on a hill. */
export const rainGauge = (): string =>
  picture(
    countryside(MORNING, 380, 41, 230),
    heap(260, 170, 420, '#f4f7f4', '#b5c9d0', 6),
    mist(370, 120, '#f4f6e4', 0.7),
    path('M-20 430Q300 360 700 420T1300 400V740H-20Z', '#86b06a'),
    rect(740, 290, 420, 150, '#f0d9a8') +
      path('M700 296L950 210L1200 296Z', '#c9563f') +
      path('M700 296L950 210L970 216L740 300Z', '#e07a54') +
      [780, 870, 1040, 1110].map((x) => rect(x, 330, 50, 60, '#4f8fa8')).join('') +
      rect(950, 330, 60, 110, '#7a5a48'),
    flag(680, 440, 230, 70),
    path('M-20 540Q420 460 1300 560V740H-20Z', '#6f9f58'),
    stroke('M470 700V420', '#7a5a44', 16) +
      rect(440, 250, 60, 190, '#e6f4f4', 'opacity="0.85" rx="8"') +
      rect(446, 330, 48, 106, '#4fa0c4') +
      stroke('M440 250v190h60v-190', '#5f7f8a', 5) +
      path('M424 250h92l-14 -26h-64Z', '#d9dcd4') +
      [0, 1, 2, 3, 4, 5, 6].map((i) => rect(478, 272 + i * 24, i % 2 ? 12 : 20, 4, '#2f4a6a')).join(''),
    shadow(480, 700, 190, 0.25),
    person(
      340,
      700,
      240,
      { ...POINT, nearArm: [96, 110] },
      { top: '#fffaf0', bottom: '#2f4a8a', skirt: 0.7, bun: true },
    ),
    person(
      590,
      704,
      220,
      { ...STAND, nearArm: [40, 100], farArm: [46, 106] },
      { top: '#fffaf0', bottom: '#a8804f', long: false, left: true },
    ),
    rect(540, 566, 46, 34, '#f2c14c', 'transform="rotate(-8 560 580)"'),
    person(720, 708, 300, STAND, { top: '#d98a6a', bottom: '#5a4a7a', skirt: 0.8, bun: true, left: true }),
    bush(1120, 690, 220, '#5f9450', 5) + bush(120, 700, 190, '#5f9450', 9),
    bloom(1060, 90, 560, '#fff6c8', 0.45),
    wash('#24403a', 0.3, 'bottom', 0.25),
  );

/** A valley village with lamps in every house, its panels on the slope under the stars. */
export const valleyLights = (): string => {
  const r = chance(9);
  let homes = '';
  for (let i = 0; i < 26; i++) {
    const t = i / 25;
    const x = 260 + r.between(0, 760);
    const y = 420 + t * 150;
    const s = 22 + t * 44;
    homes +=
      glow(x + s * 0.5, y, s * 1.6, '#ffcf7a', 0.5) +
      rect(x, y - s * 0.6, s, s * 0.6, '#5a4a5c') +
      path(
        `M${num(x - s * 0.2)} ${num(y - s * 0.56)}L${num(x + s * 0.5)} ${num(y - s * 1.1)}L${num(x + s * 1.2)} ${num(y - s * 0.56)}Z`,
        '#3a3350',
      ) +
      rect(x + s * 0.18, y - s * 0.44, s * 0.22, s * 0.24, '#ffe09a') +
      rect(x + s * 0.6, y - s * 0.44, s * 0.22, s * 0.24, '#ffe09a');
  }
  let panels = '';
  for (let row = 0; row < 4; row++)
    for (let i = 0; i < 6; i++) {
      const [x, y, w] = [60 + i * 88 - row * 16, 560 + row * 42, 78];
      panels +=
        path(`M${x} ${y}L${x + 20} ${y - 28}H${x + w + 20}L${x + w} ${y}Z`, '#2f4f9a') +
        stroke(`M${x + 10} ${y - 14}H${x + w + 10}M${x + w / 2} ${y}l20 -28`, '#8fb0e0', 2);
    }
  return picture(
    sky(NIGHT.sky, 420),
    stars(8, 220, 330),
    ranges({
      top: 240,
      bottom: 420,
      layers: 4,
      far: '#33457c',
      near: '#172146',
      mist: '#4a5c94',
      rise: 200,
      seed: 26,
      span: 260,
    }),
    rect(
      0,
      410,
      1280,
      320,
      linear([
        [0, '#24305a'],
        [1, '#10163a'],
      ]),
    ),
    glow(640, 490, 520, '#ffb85a', 0.3),
    treeline(420, 30, '#141d40', 5),
    homes,
    path('M-20 520Q260 470 560 560Q700 640 760 740H-20Z', '#1a2650'),
    panels,
    rect(930, 560, 230, 110, '#e8ecf0') +
      rect(930, 560, 230, 18, '#6fc48a') +
      [960, 1020, 1080].map((x) => rect(x, 596, 40, 60, '#b9c4d0')).join('') +
      circle(1140, 590, 6, '#6ff0a0') +
      glow(1140, 590, 50, '#6ff0a0', 0.7),
    shadow(860, 700, 70, 0.4),
    person(840, 700, 170, POINT, { top: '#d9735c', bottom: '#3a3f6a', skirt: 0.8, bun: true }),
    person(790, 702, 120, STAND, { top: '#f2c14c', bottom: '#3a5a8c' }),
    bloom(640, 490, 420, '#ffb050', 0.3),
    wash('#050818', 0.5, 'top', 0.3),
  );
};
