// A flood: walls of sandbags, gates, roofs seen from above, a temple in the water.
import { sampan } from '../ink/boats.ts';
import { chance } from '../ink/chance.ts';
import { ceiling } from '../ink/clouds.ts';
import { mix, shade, tint } from '../ink/colour.ts';
import { palm } from '../ink/leaves.ts';
import { bloom, glow, mist, wash } from '../ink/light.ts';
import { circle, linear, num, path, picture, rect, stroke } from '../ink/paper.ts';
import { person, shadow } from '../ink/people.ts';
import { BEND, CARRY, PADDLE, POINT, STAND } from '../ink/poses.ts';
import { RESCUER, sackWall } from '../ink/props.ts';
import { ROYAL, templeFront, templeSide } from '../ink/roofs.ts';
import { birds, sky } from '../ink/sky.ts';
import { chedi, stiltHouse } from '../ink/spires.ts';
import { countryside, NIGHT, RAIN } from '../ink/stages.ts';
import { lampPost } from '../ink/street.ts';
import { ring, treeline } from '../ink/trees.ts';
import { pickup } from '../ink/vehicles.ts';
import { glitter, mirror, rain, ripples, water } from '../ink/water.ts';

const BAGS = ['#e3d3ac', '#d3bf92', '#ecdfc0'] as const;

/** People stack bags along a brown river that stands higher than the road behind them. */
export const sandbagLevee = (): string =>
  picture(
    countryside(RAIN, 250, 21, 110),
    ceiling(4, 170, '#4a5868', '#8a989c', 4),
    stiltHouse(1050, 300, 190, '#7a5a48', '#8a4f40'),
    stiltHouse(860, 280, 120, '#80624f', '#7f5a50'),
    water(276, RAIN.water, 470),
    ripples(282, '#e0d6bc', 60, 5, 0.5, 460),
    mist(280, 90, '#d6d8cc', 0.7),
    rect(
      0,
      452,
      1280,
      280,
      linear([
        [0, '#8f8a6c'],
        [0.3, '#7a7460'],
        [1, '#4d4a48'],
      ]),
    ),
    sackWall(-40, 860, 470, 92, 4, BAGS),
    sackWall(860, 1340, 480, 92, 2, BAGS),
    shadow(420, 560, 520, 0.28),
    person(690, 560, 250, { ...CARRY, lean: 12 }, { ...RESCUER, top: '#f2a93c' }),
    path('M704 388q50 -26 92 4q10 30 -6 44q-44 12 -88 -2q-10 -26 2 -46Z', '#e3d3ac'),
    person(880, 590, 262, BEND, { top: '#3f86a0', bottom: '#3a3f55', hat: 'cap', hatColour: '#2f5a7a', left: true }),
    person(500, 556, 246, CARRY, { top: '#d9573f', bottom: '#2f3a5e', hat: 'straw', left: true }),
    path('M402 388q44 -24 84 2q12 26 -4 44q-40 12 -80 0q-12 -24 0 -46Z', '#ecdfc0'),
    person(250, 570, 250, { ...BEND, lean: 50 }, { top: '#6f8f5a', bottom: '#3a3f55', hat: 'straw' }),
    pickup(1120, 660, 400, '#f1ead9', '#3f86a0', true),
    sackWall(1010, 1120, 590, 70, 3, BAGS),
    person(120, 700, 300, POINT, {
      top: '#f0762c',
      bottom: '#27345c',
      hat: 'hard',
      hatColour: '#ffffff',
      sleeves: true,
    }),
    sackWall(300, 640, 716, 110, 1, BAGS),
    rain(8, 240, '#eef2ea', 0.36, -0.14, 54),
    wash('#1c2438', 0.4, 'bottom', 0.3),
    wash('#2a3548', 0.3, 'top', 0.3),
  );

/** A keeper winds a sluice by the light of a lamp, at night. */
export const floodgateKeeper = (): string => {
  const gate = (x: number, lift: number): string =>
    rect(x - 74, 250, 148, 250, '#1a2447') +
    rect(x - 66, 300 - lift, 132, 200 - lift * 0.4, '#8a5a3c') +
    [0, 1, 2, 3].map((i) => rect(x - 66, 312 - lift + i * 42, 132, 6, '#6a4230')).join('') +
    stroke(`M${x} ${300 - lift}V180`, '#5f6f95', 7);
  const jet = (x: number, opacity: number): string =>
    path(
      `M${x - 58} 440H${x + 58}L${x + 84} 640H${x - 84}Z`,
      linear([
        [0, '#dfe8f0', 0.9],
        [0.6, '#cfdcec', 0.7],
        [1, '#9fb4d0', 0],
      ]),
      `opacity="${opacity}"`,
    );
  return picture(
    sky(NIGHT.sky, 300),
    ceiling(3, 190, '#0a1030', '#2a3766', 4),
    treeline(292, 70, '#141d40', 6),
    rect(0, 230, 1280, 60, '#46557f') + rect(0, 222, 1280, 12, '#7f8fb5') + rect(0, 284, 1280, 240, '#2c3966'),
    [170, 470, 770, 1070].map((x, i) => gate(x, [60, 26, 26, 60][i] ?? 0)).join(''),
    [20, 320, 620, 920, 1220]
      .map((x) => rect(x - 46, 230, 92, 300, '#55658f') + rect(x + 20, 230, 26, 300, '#35426e'))
      .join(''),
    water(520, ['#7f92b8', '#2f4274', '#121a3c']),
    ripples(530, '#c9d8ea', 80, 6, 0.6),
    [170, 470, 770, 1070].map((x, i) => jet(x, [0.9, 0.45, 0.45, 0.9][i] ?? 0)).join(''),
    stroke('M0 190H1280M0 214H1280', '#8f9cc0', 4),
    [60, 200, 340, 480, 620, 760, 900, 1040, 1180].map((x) => stroke(`M${x} 182V226`, '#8f9cc0', 5)).join(''),
    glow(640, 120, 420, '#ffd58a', 0.75),
    lampPost(560, 228, 190, '#9fb0d0', '#ffe2a0'),
    stroke('M640 226V150', '#c9b48a', 9) +
      `<circle cx="668" cy="150" r="34" fill="none" stroke="#e8c98a" stroke-width="9"/>` +
      stroke('M634 150H702M668 116V184', '#e8c98a', 5),
    person(
      600,
      228,
      178,
      { lean: 8, nearArm: [60, 96], farArm: [74, 110], nearLeg: [10, 0], farLeg: [-12, -14] },
      { top: '#f2b03c', bottom: '#2a3560', hat: 'cap', hatColour: '#3f5a8c', sleeves: true },
    ),
    person(
      800,
      228,
      170,
      { ...STAND, nearArm: [30, 150] },
      { top: '#d98a6a', bottom: '#3a3f6a', skirt: 0.8, bun: true, left: true },
    ),
    glitter(640, 524, 720, 60, 220, '#ffd58a', 5, 0.6),
    rain(5, 200, '#cfe0f0', 0.3, -0.1, 50),
    bloom(640, 150, 420, '#ffb85a', 0.45),
  );
};

/** A town from the air: roofs in brown water, a boat in what was a street. */
export const floodAerial = (): string => {
  const r = chance(12);
  const tiles = ['#b5543c', '#9a4a3f', '#7a8a95', '#c47a4c', '#8a5a6a', '#a8b0a8'];
  const roof = (x: number, y: number, w: number, d: number, colour: string): string => {
    const s = 0.42;
    return (
      path(
        `M${num(x - w * 0.52)} ${num(y + d * s + 14)}L${num(x + w * 0.48)} ${num(y + d * s + 14)}L${num(x + w * 0.62)} ${num(y + 12)}L${num(x - w * 0.4)} ${num(y + 12)}Z`,
        '#5a5040',
        'opacity="0.45"',
      ) +
      path(
        `M${num(x - w / 2)} ${num(y + d * s)}L${num(x - w * 0.44)} ${num(y - 8)}H${num(x + w * 0.56)}L${num(x + w / 2)} ${num(y + d * s)}Z`,
        tint(colour, 0.12),
      ) +
      path(
        `M${num(x - w * 0.44)} ${num(y - 8)}L${num(x - w * 0.36)} ${num(y - d * s)}H${num(x + w * 0.6)}L${num(x + w * 0.56)} ${num(y - 8)}Z`,
        shade(colour, 0.28),
      ) +
      stroke(`M${num(x - w * 0.44)} ${num(y - 8)}H${num(x + w * 0.56)}`, tint(colour, 0.5), 3)
    );
  };
  let town = '';
  for (let row = 0; row < 7; row++) {
    const y = 150 + row ** 1.35 * 46;
    const w = 66 + row * 20;
    for (let x = -60 + (row % 2) * 60; x < 1340; x += w * 1.55) {
      const px = x + r.between(-14, 14);
      const street = 700 - row * 18;
      if (Math.abs(px - street) < w * 1.1) continue;
      town +=
        r() < 0.2
          ? `<g>${path(ring(px, y, w * 0.34) + ring(px + w * 0.3, y + 8, w * 0.28) + ring(px - w * 0.3, y + 10, w * 0.26), mix('#4f7a52', '#3a6a4c', r()))}</g>`
          : roof(px, y, w, w * 0.9, r.pick(tiles as [string, ...string[]]));
    }
  }
  return picture(
    rect(
      0,
      0,
      1280,
      720,
      linear([
        [0, '#c9bfa0'],
        [0.4, '#a8946f'],
        [1, '#7f6a4f'],
      ]),
    ),
    ripples(60, '#e8dcc0', 200, 4, 0.35),
    treeline(112, 36, '#7f8f74', 4) + treeline(128, 22, '#6a7f66', 9),
    town,
    path('M640 470l150 -20l14 16l-18 14l-130 12Z', '#d9573f') + path('M650 474l130 -14l8 6l-8 6l-122 10Z', '#8a2f2a'),
    [670, 705, 742]
      .map(
        (x, i) =>
          circle(x, 462 - i * 4, 13, ['#f2b03c', '#f1ead9', '#f0762c'][i] ?? '') + circle(x, 452 - i * 4, 8, '#2a2230'),
      )
      .join(''),
    stroke('M560 500Q600 484 640 478M556 516Q610 500 646 492', '#f4ead2', 4, 'opacity="0.8"'),
    path('M600 300l64 -8l8 8l-10 8l-56 4Z', '#7a5a48') + circle(634, 290, 8, '#3f86a0'),
    rect(
      0,
      0,
      1280,
      130,
      linear([
        [0, '#dfe2da', 0.9],
        [1, '#dfe2da', 0],
      ]),
    ),
    birds(960, 120, 6, '#6a6a60', 5, 14),
    bloom(260, 60, 520, '#fff0c8', 0.4),
    wash('#2a2a38', 0.35, 'bottom', 0.3),
  );
};

/** A temple stands in still water in the morning; a boat goes from house to house. */
export const floodTemple = (): string => {
  const town =
    chedi(1030, 420, 230, '#d9b45a', '#fff0c0') +
    templeSide(330, 430, 420, 230, ROYAL, 2) +
    templeFront(720, 440, 300, 330, ROYAL, 3) +
    palm(150, 430, 260, '#5f8a68', '#7a6a5a', 4, 0.1) +
    palm(1150, 430, 300, '#5a8464', '#7a6a5a', 8, -0.12) +
    stiltHouse(1200, 470, 170, '#8a6248', '#a0523c');
  const boat = sampan(
    560,
    610,
    330,
    '#6d4630',
    person(-60, -12, 170, PADDLE, { top: '#f0762c', bottom: '#27345c', hat: 'straw' }) +
      person(
        50,
        -10,
        150,
        { ...STAND, nearLeg: [84, 2], farLeg: [78, -4] },
        { top: '#e8e2d4', bottom: '#6d4a7d', bun: true },
      ),
  );
  return picture(
    sky(['#6f9ab5', '#b9cdc4', '#f7e0b0', '#fbd0a0'], 420),
    treeline(414, 60, '#8fa58c', 7),
    mist(400, 120, '#f4e6c4', 0.7),
    water(420, ['#e3cfa0', '#a8946c', '#6a5a48']),
    mirror(432, town, 0.34),
    town,
    ripples(440, '#f7ecd0', 90, 6, 0.5),
    glitter(930, 430, 720, 30, 160, '#fff0c8', 4, 0.6),
    stroke('M120 470V560M300 480V590M1080 500V620', '#5a4a40', 7),
    path('M96 452h50v30h-50Z', '#3f6a9a') + path('M276 462h50v30h-50Z', '#c9463a'),
    mirror(616, boat, 0.28, 0.7),
    boat,
    ripples(620, '#ffffff', 24, 9, 0.6, 720, 380, 800),
    birds(520, 120, 6, '#5a6a74', 4, 13),
    bloom(930, 300, 560, '#ffdf9a', 0.45),
    wash('#2a2a40', 0.35, 'bottom', 0.3),
  );
};
