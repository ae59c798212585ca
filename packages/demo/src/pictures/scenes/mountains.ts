// The mountains of the north.
import { chance } from '../ink/chance.ts';
import { fogSea } from '../ink/clouds.ts';
import { blades, ranges, ridge, span } from '../ink/land.ts';
import { bloom, glow, mist } from '../ink/light.ts';
import { circle, linear, num, path, picture, poly, rect, stroke } from '../ink/paper.ts';
import { person, shadow } from '../ink/people.ts';
import { PHOTO, POINT, STAND } from '../ink/poses.ts';
import { birds, sky, stars, streaks, sun } from '../ink/sky.ts';
import { chedi } from '../ink/spires.ts';
import { tree, treeline } from '../ink/trees.ts';

export const mountainMist = (): string =>
  picture(
    sky(['#3f5fa8', '#9a9ed0', '#f4b5a4', '#ffdca8'], 430),
    streaks(6, 12, 50, 260, '#ffe0d0', 0.6),
    sun(760, 268, 50, '#fffbe6', '#ffcf90', 0.95),
    ranges({
      top: 330,
      bottom: 440,
      layers: 4,
      far: '#b5accf',
      near: '#6f86b0',
      mist: '#ffe6cf',
      rise: 150,
      seed: 4,
      span: 240,
      sharp: true,
    }),
    mist(430, 110, '#fff0de', 0.95),
    fogSea(436, 476, 3, '#fff3e4', '#fff0e0', '#dcc4d0', 5),
    ridge(560, 190, '#4f6f96', 17, 300, '#b5b5d0'),
    treeline(506, 26, '#45648c', 9, 760, 1010),
    chedi(840, 506, 190, '#c9923f', '#ffe9a8'),
    chedi(950, 512, 150, '#a87f9a', '#ffe3d4'),
    mist(570, 120, '#fdeadb', 0.9),
    fogSea(540, 690, 5, '#fff6ea', '#fffaf2', '#c9bcd4', 12),
    path('M-20 540Q120 540 220 590T520 650T760 700L800 740H-20Z', '#22475f'),
    path('M-20 540Q120 540 220 590T520 650T760 700L770 706Q560 676 460 664T200 614T-20 566Z', '#5d8f84'),
    ...[20, 96, 168].map((x, i) => tree(x, 580 + i * 16, 230 - i * 40, '#3a7068', '#24384a', i + 4, 1)),
    blades(span(640, 200, 420), 34, '#2f5f64', 60, 4, 4),
    shadow(510, 672, 90, 0.35),
    person(490, 672, 210, POINT, { top: '#e2574a', rim: '#ff9a72', bottom: '#27355c', front: 1, sleeves: true }),
    person(585, 682, 200, PHOTO, { top: '#f2b03c', rim: '#ffe08a', bottom: '#33406b', sleeves: true, bun: true }),
    birds(1040, 170, 6, '#6b6a98', 6, 12),
    bloom(760, 268, 620, '#ffa870', 0.45),
  );

export const observatory = (): string => {
  const r = chance(55);
  let dust = '';
  for (let i = 0; i < 620; i++) {
    const t = r();
    const side = (r() + r() + r() - 1.5) * 200;
    dust += circle(
      120 + t * 1040 + side * 0.5,
      620 - t * 660 + side,
      r() ** 3 * 1.9 + 0.4,
      r.pick(['#fff6dc', '#cfe0ff', '#ffd9c0']),
      `opacity="${num(r.between(0.2, 1))}"`,
    );
  }
  const band = Array.from({ length: 34 }, (_, i) => {
    const t = i / 33;
    const side = r.between(-44, 44);
    return glow(
      120 + t * 1040 + side * 0.5,
      620 - t * 660 + side,
      r.between(60, 150) * (1 - Math.abs(t - 0.5) * 0.8),
      r.pick(['#c9a5d9', '#8f98e0', '#ffd9c4', '#a5b0f0']),
      0.24,
    );
  }).join('');
  const rift = Array.from({ length: 16 }, (_, i) => {
    const t = 0.2 + (i / 15) * 0.6;
    return glow(
      120 + t * 1040 + r.between(0, 26),
      632 - t * 660 + r.between(-12, 26),
      r.between(26, 54),
      '#1a1f58',
      0.5,
    );
  }).join('');
  const dome = 'M500 520A150 150 0 0 1 800 520Z';
  return picture(
    sky(['#0d1440', '#1f2a68', '#3f4f90', '#8a80a8'], 620),
    stars(6, 260, 560),
    band,
    rift,
    dust,
    mist(560, 160, '#d99a9a', 0.35),
    ranges({
      top: 540,
      bottom: 600,
      layers: 3,
      far: '#5a5f98',
      near: '#2f3a70',
      mist: '#8a86b0',
      rise: 110,
      seed: 8,
      span: 280,
    }),
    path('M-20 690Q200 600 420 590H880Q1100 600 1300 680V740H-20Z', '#161d48'),
    glow(650, 420, 300, '#ffb45c', 0.35),
    rect(490, 516, 320, 90, '#cfc9d8'),
    rect(490, 516, 120, 90, '#8d8fb8'),
    rect(484, 506, 332, 18, '#ece4dc'),
    path(dome, '#d9d4de'),
    path('M500 520A150 150 0 0 1 590 383Q540 440 540 520Z', '#8f92bc'),
    path('M700 384A150 150 0 0 1 800 520H740Q740 440 700 384Z', '#f7efe2'),
    path('M628 372Q650 366 676 374Q700 440 704 520H612Q612 440 628 372Z', '#2a1f3c'),
    path(
      'M634 380Q650 374 672 381Q694 440 697 516H619Q620 440 634 380Z',
      linear([
        [0, '#ff9a4c'],
        [1, '#ffd98a'],
      ]),
    ),
    poly(
      [
        [640, 500],
        [668, 500],
        [730, 380],
        [700, 366],
      ],
      '#3a3f6b',
    ) +
      poly(
        [
          [696, 372],
          [734, 390],
          [740, 378],
          [702, 358],
        ],
        '#5f6698',
      ),
    rect(630, 548, 44, 58, '#ffcf7a'),
    rect(540, 540, 26, 30, '#ffcf7a'),
    rect(740, 540, 26, 30, '#ffcf7a'),
    stroke('M500 520A150 150 0 0 1 800 520', '#fff3dc', 3, 'opacity="0.5"'),
    treeline(640, 60, '#10163c', 7, -20, 470),
    treeline(640, 50, '#10163c', 9, 850, 1300),
    path('M-20 690Q200 630 420 620H880Q1100 630 1300 680V740H-20Z', '#0e1336'),
    path('M640 606L700 606Q760 660 900 730H520Q640 660 640 606Z', '#3a3458'),
    person(430, 640, 78, POINT, { top: '#e8664a', bottom: '#1f2450', rim: '#ff9a6a', sleeves: true, front: 1 }),
    person(395, 642, 60, STAND, { top: '#f2b03c', bottom: '#1f2450', front: 1, sleeves: true }),
    bloom(660, 470, 260, '#ff9a3c', 0.4),
  );
};
