// What a city suffers from: fire, exhaust, rain that has nowhere to go.
import { ceiling, heap, plume } from '../ink/clouds.ts';
import { shade } from '../ink/colour.ts';
import { bloom, glow, mist, wash } from '../ink/light.ts';
import { circle, linear, path, picture, rect, stroke } from '../ink/paper.ts';
import { person, shadow } from '../ink/people.ts';
import { REACH, STAND, WALK } from '../ink/poses.ts';
import { flames, RESCUER } from '../ink/props.ts';
import { sky, sun } from '../ink/sky.ts';
import { RAIN } from '../ink/stages.ts';
import { lattice } from '../ink/structures.ts';
import { skyline, tower } from '../ink/towers.ts';
import { bush, tree, treeline } from '../ink/trees.ts';
import { bus, car, van } from '../ink/vehicles.ts';
import { mirror, rain, ripples } from '../ink/water.ts';

const truck = (x: number, y: number, w: number, cab: string, load: string, left = false): string => {
  const k = left ? -1 : 1;
  const h = w * 0.42;
  const wheel = (dx: number): string =>
    circle(x + k * dx * w, y - h * 0.14, h * 0.15, '#1d1c2b') +
    circle(x + k * dx * w, y - h * 0.14, h * 0.07, '#b9b7bd');
  const box = (a: number, b: number, top: number, bottom: number, fill: string): string =>
    rect(Math.min(x + k * a * w, x + k * b * w), y - h * top, Math.abs(b - a) * w, h * (top - bottom), fill);
  return (
    box(-0.5, 0.24, 1, 0.24, load) +
    box(-0.5, 0.24, 0.34, 0.24, shade(load, 0.3)) +
    box(0.26, 0.5, 0.82, 0.2, cab) +
    box(0.34, 0.49, 0.74, 0.48, '#33445f') +
    box(-0.5, 0.5, 0.24, 0.14, '#2a2c3d') +
    [-0.36, -0.22, 0.34].map(wheel).join('')
  );
};

/** A warehouse burns at dusk under black smoke; hoses play on it. */
export const warehouseFire = (): string => {
  const jet = (x: number, y: number, tx: number, ty: number): string =>
    stroke(`M${x} ${y}Q${(x + tx) / 2} ${Math.min(y, ty) - 120} ${tx} ${ty}`, '#dff0f4', 12, 'opacity="0.65"') +
    stroke(`M${x} ${y}Q${(x + tx) / 2} ${Math.min(y, ty) - 110} ${tx} ${ty}`, '#ffffff', 5, 'opacity="0.8"');
  return picture(
    sky(['#3a3550', '#7a5060', '#e0805a', '#f7b870'], 470),
    skyline(470, 40, 170, { front: '#6a5266', side: '#54425c', window: '#7d6070', lamp: '#ffd58a', share: 0.15 }, 8),
    plume(620, 360, 420, 420, '#1c1824', 260, 5, 0.75) +
      plume(480, 360, 400, 360, '#2a222c', 160, 8, 0.7) +
      plume(760, 350, 430, 400, '#15131d', 330, 2, 0.7),
    glow(600, 380, 460, '#ff7a2a', 0.85),
    path('M230 250L600 190L980 250V520H230Z', '#3f3546') + path('M230 250L600 190V520H230Z', '#544452'),
    [300, 420, 540, 680, 800, 900]
      .map((x, i) => rect(x - 34, 310, 68, 90, '#ff9a3c') + flames(x, 404, 74, 120 + (i % 3) * 46))
      .join(''),
    flames(480, 262, 210, 190) + flames(690, 250, 240, 240) + flames(850, 268, 160, 170),
    rect(560, 420, 130, 100, '#ff8a2c') + flames(625, 520, 130, 130),
    rect(
      0,
      512,
      1280,
      210,
      linear([
        [0, '#6a4a50'],
        [1, '#2a2236'],
      ]),
    ),
    path('M230 516H980L1080 720H120Z', '#ff8a3c', 'opacity="0.2"'),
    jet(330, 520, 470, 270) + jet(960, 540, 800, 280),
    van(170, 610, 330, '#d9362c', '#fff0d8') +
      stroke('M60 470L250 400', '#e8e2d4', 9) +
      stroke('M60 484L250 414', '#b9b4ac', 5),
    truck(1110, 640, 380, '#d9362c', '#c92f28', true) + rect(960, 500, 30, 12, '#5fb0ff'),
    glow(975, 500, 90, '#5fb0ff', 0.8) + glow(230, 450, 70, '#ff4a3c', 0.8),
    shadow(640, 690, 420, 0.35),
    person(
      400,
      650,
      230,
      { ...REACH, lean: 12 },
      { ...RESCUER, top: '#f2b03c', bottom: '#3a3040', hatColour: '#d9362c' },
    ),
    person(
      330,
      660,
      224,
      { ...REACH, lean: 8 },
      { ...RESCUER, top: '#e8a02c', bottom: '#3a3040', hatColour: '#d9362c' },
    ),
    person(
      880,
      660,
      226,
      { ...REACH, lean: 12 },
      { ...RESCUER, top: '#f2b03c', bottom: '#3a3040', hatColour: '#d9362c', left: true },
    ),
    person(640, 700, 214, WALK, { top: '#8fa0b5', bottom: '#3a3550', left: true }),
    person(700, 706, 150, WALK, { top: '#d98a9a', bottom: '#3a3550', left: true, bun: true }),
    bloom(600, 380, 620, '#ff6a20', 0.45),
    wash('#120f20', 0.6, 'top', 0.35),
    wash('#120f20', 0.45, 'bottom', 0.25),
  );
};

/** Lorries and buses at a crossing on a windless morning. */
export const trafficSmog = (): string =>
  picture(
    sky(['#b59a7c', '#d9b98c', '#f0d8a4', '#f4e0b0'], 460),
    sun(930, 190, 50, '#ffe9b0', '#ffc070', 0.7),
    skyline(440, 120, 330, { front: '#c9ad88', side: '#b59a7c', window: '#d3b994' }, 15),
    mist(420, 230, '#ecd3a0', 0.85),
    skyline(480, 60, 190, { front: '#b0946f', side: '#9a8064', window: '#bda27c' }, 31),
    mist(470, 150, '#e0c28c', 0.8),
    rect(
      0,
      460,
      1280,
      260,
      linear([
        [0, '#b59c7c'],
        [1, '#5d5058'],
      ]),
    ),
    [500, 566, 650]
      .map((y, i) =>
        Array.from({ length: 9 }, (_, k) =>
          rect(k * 170 - 60 + i * 40, y, 90, 5 + i * 2, '#f0dcb0', 'opacity="0.6"'),
        ).join(''),
      )
      .join(''),
    car(180, 510, 150, '#b5524a', false) +
      car(1040, 506, 140, '#8a90a0', true) +
      bus(600, 520, 300, '#a8744a', '#e8d0a0') +
      car(860, 514, 150, '#d9c49a', false),
    plume(430, 500, 90, 130, '#5a4c48', -90, 4, 0.4),
    truck(330, 620, 420, '#3f6a86', '#a58a64') + plume(100, 600, 170, 240, '#4a4044', -130, 6, 0.5),
    truck(930, 650, 470, '#9a4038', '#7d7468') + plume(680, 620, 190, 260, '#453c42', -120, 3, 0.5),
    path('M1120 720V380H1136V720Z', '#4a4450') +
      path('M1090 300h76v110h-76Z', '#2f2a38') +
      circle(1128, 326, 17, '#ff5a4a') +
      circle(1128, 362, 15, '#5a5048') +
      circle(1128, 394, 13, '#4a5048'),
    shadow(1210, 712, 70, 0.3),
    person(1200, 712, 300, { ...STAND, nearArm: [40, 150] }, { top: '#5f7f95', bottom: '#3a3550', left: true }),
    rect(1182, 436, 22, 18, '#f4f0e8'),
    mist(600, 300, '#e8c890', 0.35),
    bloom(930, 190, 560, '#ffc070', 0.4),
    wash('#3a2c34', 0.4, 'bottom', 0.3),
  );

/** A radar dome over the city, and the storm it watches. */
export const weatherRadar = (): string => {
  const arc = (r: number): string =>
    `M${430 - r * 0.92} ${270 - r * 0.4}A${r} ${r} 0 0 1 ${430 + r * 0.92} ${270 - r * 0.4}`;
  return picture(
    sky(['#3f5f86', '#7fa3b5', '#d9dcc4', '#f4dca8'], 520),
    ceiling(11, 190, '#34445e', '#7a8fa0', 4),
    heap(1020, 330, 480, '#eef0ea', '#8fa0ae', 4),
    path(
      'M820 320L760 560H1010L1090 320Z',
      linear([
        [0, '#6f8598', 0.75],
        [1, '#a9b8bc', 0.1],
      ]),
    ),
    skyline(
      560,
      60,
      220,
      { front: '#7f95a8', side: '#6a8098', window: '#93a8b5', lamp: '#f7e0a0', share: 0.2 },
      19,
      560,
    ),
    mist(540, 150, '#dfe0cc', 0.7),
    treeline(566, 44, '#5f8070', 6),
    rect(
      0,
      556,
      1280,
      170,
      linear([
        [0, '#8fa078'],
        [1, '#4a6258'],
      ]),
    ),
    lattice(380, 600, 410, 330, 60, '#e8e4da', 5) + lattice(480, 600, 450, 330, 60, '#d3cfc8', 5),
    rect(346, 316, 168, 26, '#f4ead2') + rect(346, 336, 168, 8, '#a8a098'),
    circle(430, 240, 92, '#f7f4ea') + path('M430 148A92 92 0 0 1 430 332A130 130 0 0 0 430 148Z', '#c9ccd0'),
    stroke(
      'M340 240H520M352 196Q430 214 508 196M352 284Q430 302 508 284M430 148Q388 240 430 332M430 148Q472 240 430 332',
      '#b5bcc4',
      3,
    ),
    stroke(arc(150) + arc(210) + arc(270), '#ffffff', 6, 'opacity="0.55"'),
    rect(300, 560, 250, 90, '#e9dcc0') +
      path('M286 562H564L540 530H310Z', '#b5604a') +
      rect(330, 586, 50, 64, '#7a5a48') +
      rect(410, 586, 110, 34, '#bfe0e6'),
    shadow(700, 690, 60, 0.3),
    person(690, 690, 200, { ...STAND, nod: -20, nearArm: [120, 140] }, { top: '#f1ead9', bottom: '#2f4070' }),
    person(
      760,
      694,
      194,
      { ...STAND, nearArm: [30, 100], farArm: [40, 110] },
      { top: '#3f86a0', bottom: '#2f3a5e', bun: true, left: true },
    ),
    rain(6, 120, '#eef4f4', 0.35, -0.3, 50),
    bush(1080, 660, 190, '#4f7a5c', 5) + bush(150, 670, 160, '#4f7a5c', 8),
    bloom(1180, 480, 560, '#ffdf9a', 0.45),
    wash('#1a2438', 0.4, 'bottom', 0.25),
  );
};

/** A new building with a pond that takes the rain from its roof. */
export const retentionPond = (): string => {
  const block =
    tower(250, 470, 330, 380, { front: '#b5c4c4', side: '#8fa3aa', window: '#6f8a98' }, 5) +
    tower(640, 470, 260, 290, { front: '#c9cdc0', side: '#a3ada8', window: '#7f98a0' }, 9, 'step');
  return picture(
    sky(RAIN.sky, 440),
    ceiling(14, 150, '#4f5f70', '#8f9fa6', 4),
    skyline(450, 50, 170, { front: '#9fb0b5', side: '#8a9ca5', window: '#afbcbe' }, 23),
    block,
    tree(150, 500, 260, '#4f8062', '#4a3f38', 4) + tree(1060, 500, 300, '#558a64', '#4a3f38', 8),
    rect(
      0,
      460,
      1280,
      270,
      linear([
        [0, '#8fa678'],
        [1, '#5a7558'],
      ]),
    ),
    path('M180 520Q420 470 800 490Q1120 510 1150 590Q1110 700 640 700Q180 690 130 610Q120 550 180 520Z', '#c9bda0') +
      path(
        'M200 534Q430 490 800 506Q1090 526 1120 592Q1080 680 640 682Q200 676 158 608Q150 560 200 534Z',
        linear([
          [0, '#8fb0b0'],
          [1, '#3f6f80'],
        ]),
      ),
    mirror(512, block, 0.16, 0.4),
    ripples(530, '#e6f2ee', 60, 4, 0.55, 670, 220, 1080),
    stroke('M300 470V520Q300 540 322 540', '#d9dcd4', 12) + path('M318 534h30l14 60h-40Z', '#e6f2f4', 'opacity="0.8"'),
    stroke('M900 470V506Q900 524 880 524', '#d9dcd4', 12) + path('M884 520h-30l-10 60h36Z', '#e6f2f4', 'opacity="0.8"'),
    bush(1180, 690, 190, '#4f8060', 4) + bush(90, 700, 180, '#4f8060', 9),
    shadow(640, 714, 60, 0.3),
    person(640, 714, 180, { ...WALK, nearArm: [40, 150] }, { top: '#d9573f', bottom: '#2f3a5e' }),
    path('M600 546Q606 508 654 506Q702 508 708 546Q654 532 600 546Z', '#f2b03c') + stroke('M654 506V580', '#2a2438', 3),
    rain(12, 280, '#f0f6f2', 0.4, -0.12, 50),
    wash('#1f2c3c', 0.35, 'top', 0.3),
    wash('#1f2c3c', 0.3, 'bottom', 0.25),
  );
};
