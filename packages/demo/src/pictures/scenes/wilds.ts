// Along one river: the spring, the forest and its keepers, the mangroves, the landing.
import { elephant } from '../ink/animals.ts';
import { chance } from '../ink/chance.ts';
import { blades, brush, span } from '../ink/land.ts';
import { bloom, glow, mist, rayWedge, wash } from '../ink/light.ts';
import { circle, linear, oval, path, picture, rect, stroke } from '../ink/paper.ts';
import { person, shadow } from '../ink/people.ts';
import { POINT, WALK } from '../ink/poses.ts';
import { birds, sky, streaks, sun } from '../ink/sky.ts';
import { stiltHouse } from '../ink/spires.ts';
import { bush, canopy, rainTree, treeline, trunks } from '../ink/trees.ts';
import { glitter, rings, ripples, water } from '../ink/water.ts';

const forestFloor = (horizon: number): string =>
  sky(['#5f9a7c', '#b5d09a', '#f4f2c0'], horizon) +
  treeline(horizon, 200, '#b5cf9a', 6) +
  trunks(horizon + 6, 34, 8, '#8fb080', 5) +
  rect(
    0,
    horizon,
    1280,
    720 - horizon,
    linear([
      [0, '#a8c878'],
      [1, '#2f6a48'],
    ]),
  ) +
  trunks(horizon + 60, 14, 18, '#4f7a5c', 12);

const stone = (x: number, y: number, w: number): string =>
  oval(x, y, w, w * 0.5, '#4f605f') +
  oval(x - w * 0.08, y - w * 0.1, w * 0.9, w * 0.42, '#7f8f8a') +
  oval(x - w * 0.3, y - w * 0.24, w * 0.4, w * 0.14, '#c9d4b0', 'opacity="0.6"');

/** Where a river begins between stones. */
export const forestSpring = (): string =>
  picture(
    forestFloor(330),
    path(
      'M600 340Q700 400 620 450T700 560T420 740H960Q900 620 820 540T720 440T640 340Z',
      linear([
        [0, '#dff4ee'],
        [0.5, '#8fd0d0'],
        [1, '#3f9aa8'],
      ]),
    ),
    stroke('M630 360Q690 410 660 450T760 580T700 700M650 470q60 60 20 130', '#ffffff', 5, 'opacity="0.8"'),
    [
      [560, 380, 46],
      [700, 400, 40],
      [570, 470, 60],
      [780, 480, 66],
      [540, 600, 110],
      [880, 620, 120],
      [700, 540, 44],
      [330, 690, 130],
      [1040, 700, 130],
    ]
      .map(([x = 0, y = 0, w = 0]) => stone(x, y, w))
      .join(''),
    person(
      1010,
      590,
      250,
      { ...WALK, nearArm: [30, 70] },
      { top: '#e0704a', bottom: '#3a4a4a', hat: 'cap', hatColour: '#f2c14c', left: true },
    ) + rect(1012, 420, 44, 70, '#4a5a7a', 'rx="12"'),
    bush(120, 720, 320, '#3f8a58', 4) + bush(1220, 640, 260, '#3f8a58', 9),
    canopy(170, '#3f8a58', 6),
    rayWedge([560, -60], [300, 720], [560, 720], '#fffccf', 0.4) +
      rayWedge([760, -60], [760, 720], [960, 720], '#fffccf', 0.3),
    mist(340, 140, '#f7f6d0', 0.5),
    wash('#0e2a20', 0.4, 'bottom', 0.2),
  );

/** Mangroves and their channels from high above. */
export const mangroveAbove = (): string => {
  const r = chance(61);
  const isWater = (x: number, y: number): boolean =>
    Math.abs(y - (360 + Math.sin(x / 190) * 150 + Math.sin(x / 70) * 26)) < 62 ||
    Math.abs(x - (820 + Math.sin(y / 120) * 90)) < 38;
  let trees = '';
  for (let y = -10; y < 740; y += 27)
    for (let x = -10; x < 1300; x += 31) {
      const [cx, cy, size] = [x + r.between(-12, 12), y + r.between(-10, 10), r.between(16, 27)];
      if (isWater(cx, cy)) continue;
      const leaf = r.pick(['#3f8a58', '#4f9a5c', '#2f7a50', '#6fae5c', '#37805a']);
      trees +=
        circle(cx + 5, cy + 7, size, '#1f5048') +
        circle(cx, cy, size, leaf) +
        circle(cx - size * 0.3, cy - size * 0.3, size * 0.45, '#a8d07a', 'opacity="0.5"');
    }
  return picture(
    rect(
      0,
      0,
      1280,
      720,
      linear(
        [
          [0, '#7fc4b8'],
          [0.5, '#4fa0a8'],
          [1, '#2f7f92'],
        ],
        [0, 0],
        [1, 1],
      ),
    ),
    stroke('M-20 360Q180 560 360 470T700 250T1300 420', '#bfe4d0', 26, 'opacity="0.35"'),
    trees,
    path('M566 404l64 -34l12 16l-60 38Z', '#e0704a') +
      path('M580 400l40 -22l4 8l-40 22Z', '#ffe0b0') +
      stroke('M560 412Q470 462 400 476M566 420Q480 480 410 496', '#ffffff', 4, 'opacity="0.7"'),
    birds(980, 140, 9, '#ffffff', 4, 13) + birds(240, 560, 6, '#ffffff', 9, 11),
    bloom(260, 60, 620, '#fff6c8', 0.35),
    wash('#0a2a34', 0.3, 'right', 0.4),
  );
};

/** The landing of a village: seven steps, one of them still dry. */
export const waterSteps = (): string =>
  picture(
    sky(['#6a86a0', '#b5c4c0', '#f0dfc0'], 300),
    treeline(300, 110, '#7f9f8a', 5),
    stiltHouse(1040, 330, 360, '#8a5a44', '#6d3f3a', '#ffd98a'),
    water(290, ['#d0c0a0', '#a8967a', '#7a6a58'], 720) + ripples(310, '#f4e6c8', 70, 5, 0.5),
    path('M120 160H760L860 320H20Z', '#b5ab9a'),
    [0, 1, 2, 3]
      .map(
        (i) =>
          path(
            `M${80 - i * 36} ${230 + i * 66}H${790 + i * 34}L${806 + i * 36} ${262 + i * 66}H${62 - i * 38}Z`,
            ['#d9d0be', '#cfc4b0', '#c0b5a0', '#a89c88'][i] ?? '',
          ) +
          path(
            `M${62 - i * 38} ${262 + i * 66}H${806 + i * 36}L${824 + i * 34} ${298 + i * 66}H${44 - i * 36}Z`,
            ['#9a9080', '#8f8474', '#857a6a', '#7a6f60'][i] ?? '',
          ),
      )
      .join(''),
    path(
      'M-20 500Q300 470 640 500T1300 490V740H-20Z',
      linear([
        [0, '#b5a284', 0.9],
        [1, '#6d5f50', 0.97],
      ]),
    ) + stroke('M-20 500Q300 470 640 500T980 500', '#fff3d8', 6, 'opacity="0.8"'),
    ripples(520, '#f4e6c8', 40, 8, 0.6),
    rect(700, 130, 30, 430, '#fffaf0') +
      Array.from({ length: 11 }, (_, i) => rect(700, 140 + i * 38, 30, 18, i % 2 ? '#d9433c' : '#2f5a8a')).join(''),
    rings(715, 512, 90, '#fff3d8', 0.8),
    person(
      330,
      300,
      260,
      { ...POINT, nearArm: [60, 74] },
      { top: '#f2a03c', bottom: '#3a3f6a', skirt: 0.8, bun: true },
    ) + person(470, 310, 170, POINT, { top: '#fffaf0', bottom: '#2b3a67', long: false }),
    wash('#1a1420', 0.4, 'bottom', 0.25),
  );

/** A herd walks the way to water that it has known for sixty years. */
export const herdAtDusk = (): string =>
  picture(
    sky(['#5a3f6a', '#c9605a', '#f7a85c', '#ffe0a0'], 430),
    sun(320, 380, 84, '#fff0c0', '#ffb45a'),
    streaks(5, 9, 60, 300, '#ffd0a0', 0.5),
    treeline(430, 50, '#8a4f4c', 4),
    rect(
      0,
      428,
      1280,
      300,
      linear([
        [0, '#d9894a'],
        [1, '#5a2f2c'],
      ]),
    ),
    rainTree(1120, 520, 330, '#5a3a34', '#3a2424', 6),
    water(600, ['#f7b070', '#a8604c', '#4a2f3a'], 720) + glitter(320, 604, 716, 90, 240, '#ffe6b0', 6),
    [
      [980, 560, 200, 0.7],
      [760, 574, 260, 0.3],
      [480, 590, 310, 0.6],
    ]
      .map(
        ([x = 0, y = 0, w = 0, stride = 0]) => shadow(x, y, w * 0.5, 0.35) + elephant(x, y, w, '#4a3440', stride, true),
      )
      .join('') +
      shadow(640, 592, 60, 0.3) +
      elephant(640, 592, 120, '#5a404a', 0.5, true, false),
    blades(span(716), 70, '#3a1f24', 130, 4),
    birds(820, 160, 8, '#4a2434', 5, 12),
    brush(0, 440, 1280, 150, '#ffcf8a', 90, 26, 2, 7, 0.4),
    wash('#1c0a18', 0.45, 'bottom', 0.25),
  );

/** Those who walk the forest for seven days at a time. */
export const forestRangers = (): string =>
  picture(
    forestFloor(360),
    path('M560 370Q640 450 540 540T360 740H900Q760 600 720 520T640 370Z', '#c9b58a', 'opacity="0.8"'),
    [
      [700, 560, 240, '#5a6a3c'],
      [540, 620, 290, '#4f5f38'],
      [360, 690, 350, '#5f6f40'],
    ]
      .map(
        ([x, y, h, top], i) =>
          shadow(Number(x), Number(y), Number(h) * 0.3) +
          person(Number(x), Number(y), Number(h), i === 2 ? { ...WALK, nearArm: [80, 110] } : WALK, {
            top: String(top),
            bottom: '#3a4030',
            hat: 'cap',
            hatColour: '#3f4a2c',
            sleeves: true,
            left: true,
          }) +
          rect(
            Number(x) + Number(h) * 0.06,
            Number(y) - Number(h) * 0.78,
            Number(h) * 0.17,
            Number(h) * 0.28,
            '#8a6a3c',
            `rx="${Number(h) * 0.04}"`,
          ),
      )
      .join(''),
    trunks(720, 4, 54, '#2f5a48', 31, -40, 1320, [240, 900]),
    canopy(200, '#2f7a50', 9),
    rayWedge([860, -60], [640, 720], [900, 720], '#fffccf', 0.35) +
      rayWedge([520, -60], [200, 720], [380, 720], '#fffccf', 0.3),
    bush(1130, 730, 420, '#2f7a50', 6) + bush(60, 730, 300, '#37805a', 3),
    glow(660, 380, 320, '#fffbe0', 0.6),
    wash('#0a241c', 0.5, 'bottom', 0.2),
  );
