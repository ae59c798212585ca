// Rice.
import { buffalo } from '../ink/animals.ts';
import { heap } from '../ink/clouds.ts';
import { shade, tint } from '../ink/colour.ts';
import { blades, brush, furrows, ranges, span } from '../ink/land.ts';
import { bananaLeaf, palm } from '../ink/leaves.ts';
import { bloom, mist, wash } from '../ink/light.ts';
import { at, linear, type Point, path, picture, rect, stroke } from '../ink/paper.ts';
import { person, shadow } from '../ink/people.ts';
import { BEND, CARRY, WALK } from '../ink/poses.ts';
import { birds, sky, streaks, sun } from '../ink/sky.ts';
import { stiltHouse } from '../ink/spires.ts';
import { tree, treeline } from '../ink/trees.ts';
import { ripples } from '../ink/water.ts';

export const riceField = (): string => {
  const far = ranges({
    top: 250,
    bottom: 330,
    layers: 4,
    far: '#a9c9cf',
    near: '#4f8f7c',
    mist: '#e9f1d2',
    rise: 150,
    seed: 21,
    span: 340,
  });
  const terrace = (y: number, dip: number, colour: string, seed: number): string => {
    const d = `M-20 ${y}Q320 ${y + dip} 640 ${y + dip * 0.3}T1300 ${y - dip * 0.4}`;
    const edge: Point[] = [];
    for (let i = 0; i <= 130; i++) {
      const t = i / 65 - 1;
      edge.push([i * 10 - 10, y + dip * (t < 0 ? 0.55 * (1 - (t + 0.5) ** 2 * 3) : -0.1 - t * 0.25) + 4]);
    }
    return (
      path(
        `${d}L1300 740L-20 740Z`,
        linear([
          [0, tint(colour, 0.25)],
          [0.5, colour],
        ]),
      ) +
      stroke(d, '#7a5f3e', 5) +
      stroke(d, '#cfe0a0', 2.5, 'transform="translate(0 -3)"') +
      brush(0, y + 14, 1280, 50, shade(colour, 0.28), 150, 16, 2.4, seed, 0.4, 0.05) +
      brush(0, y + 8, 1280, 50, tint(colour, 0.5), 110, 14, 2, seed + 4, 0.45, 0.05)
    );
  };
  const mirrorPond = path(
    'M520 470Q700 452 900 476T1290 470V520Q1080 500 900 516T560 512Q500 494 520 470Z',
    linear([
      [0, '#cfe9ea'],
      [1, '#8fc6d4'],
    ]),
  );
  return picture(
    sky(['#4fa3cc', '#a7d6dc', '#f1f3d8'], 330),
    heap(930, 180, 480, '#ffffff', '#cde2e2', 5),
    heap(240, 140, 320, '#ffffff', '#cde2e2', 8),
    far,
    mist(330, 80, '#f4f6dc', 0.7),
    treeline(356, 40, '#3f8066', 4),
    terrace(356, 26, '#8fc25a', 3),
    stiltHouse(900, 398, 170, '#a87a4c', '#8a4a38'),
    palm(1010, 400, 210, '#3f8a58', '#7d6450', 4, 0.06),
    tree(800, 396, 120, '#3f8f58', '#6d5742', 7),
    terrace(416, 36, '#7ab84c', 6),
    mirrorPond,
    ripples(474, '#ffffff', 20, 5, 0.6, 510, 560, 1240),
    buffalo(360, 470, 110, '#5a5058'),
    person(420, 474, 78, WALK, { top: '#d8584a', bottom: '#34406a', hat: 'straw', left: true }),
    terrace(520, 44, '#5fa648', 11),
    person(500, 606, 216, BEND, { top: '#2f6fa3', bottom: '#27355c', hat: 'straw', sleeves: true }),
    person(770, 610, 222, BEND, { top: '#e05f4a', bottom: '#3a3560', hat: 'straw', sleeves: true, left: true }),
    person(940, 600, 214, CARRY, { top: '#f2c14c', bottom: '#2f4a6b', hat: 'straw', sleeves: true }),
    terrace(624, 30, '#3f8f45', 15),
    blades(span(716), 96, '#2f7a40', 260, 5, 5),
    blades(span(730), 70, '#1f5f3a', 220, 9, 6),
    bananaLeaf(-30, 640, 420, -52, '#2f8a4c'),
    bananaLeaf(-60, 700, 360, -20, '#3f9a50'),
    bloom(1120, 0, 640, '#fff3b0', 0.5),
  );
};

export const riceHarvest = (): string => {
  const sheaf = (x: number, y: number, s: number): string =>
    blades([[x, y] as Point], s, '#c9862c', 30, Math.round(x), s * 0.06, 0.34) +
    blades([[x - 4, y] as Point], s * 0.94, '#f2c25a', 22, Math.round(x) + 3, s * 0.05, 0.3) +
    rect(x - s * 0.2, y - s * 0.36, s * 0.4, s * 0.08, '#a5622c');
  return picture(
    sky(['#d9784a', '#f2a85c', '#ffd98c', '#fff0c0'], 350),
    streaks(4, 12, 40, 240, '#ffe7b8', 0.6),
    sun(640, 290, 64, '#fffbe0', '#ffd77a', 0.9),
    ranges({ top: 310, bottom: 350, layers: 3, far: '#e0a878', near: '#a8704f', mist: '#ffdf9c', rise: 90, seed: 5 }),
    treeline(362, 40, '#8a5a3f', 6),
    palm(220, 362, 190, '#7d5a38', '#6d4434', 4, 0.05),
    palm(280, 362, 150, '#8d6a40', '#7d5438', 8, -0.05),
    palm(1060, 362, 220, '#7d5a38', '#6d4434', 11, 0.07),
    rect(
      0,
      360,
      1280,
      360,
      linear([
        [0, '#f5cf7a'],
        [0.4, '#e3a643'],
        [1, '#a5672c'],
      ]),
    ),
    furrows(640, 356, 720, 16, 170, '#c98a35', 0.4, 0.55),
    brush(0, 370, 1280, 340, '#ffe3a0', 260, 18, 2.4, 7, 0.5),
    brush(0, 370, 1280, 340, '#8f5526', 200, 18, 2, 11, 0.35),
    blades(span(410), 26, '#b97a30', 300, 6, 3),
    blades(span(408), 22, '#f7d484', 220, 9, 2.5),
    ...[
      [330, 450, 50],
      [900, 446, 48],
      [1010, 470, 60],
      [210, 490, 64],
    ].map(([x = 0, y = 0, s = 0]) => sheaf(x, y, s)),
    shadow(410, 556, 90, 0.3, '#6b3220'),
    shadow(880, 546, 90, 0.3, '#6b3220'),
    person(380, 556, 190, BEND, {
      top: '#3a5f8c',
      bottom: '#33284a',
      skin: '#8a4f38',
      hat: 'straw',
      hatColour: '#ffe9ae',
      rim: '#f2b45c',
      sleeves: true,
    }),
    person(910, 546, 190, BEND, {
      top: '#b5433a',
      bottom: '#3a2740',
      skin: '#8a4f38',
      hat: 'straw',
      hatColour: '#ffe9ae',
      rim: '#ffb05c',
      sleeves: true,
      left: true,
    }),
    shadow(640, 640, 100, 0.35, '#6b3220'),
    person(640, 640, 268, CARRY, {
      top: '#6d4a7d',
      bottom: '#2f2740',
      skin: '#8a4f38',
      hat: 'straw',
      hatColour: '#fff0c0',
      rim: '#f7b86a',
      sleeves: true,
    }),
    at(716, 520, 1, bundle()),
    sheaf(250, 640, 110),
    sheaf(1060, 650, 120),
    blades(span(720), 90, '#8a5526', 230, 15, 5),
    blades(span(726), 80, '#d9973c', 170, 19, 5, 0.4),
    birds(420, 150, 6, '#8a4f3a', 6, 13),
    bloom(640, 290, 620, '#ffb04c', 0.5),
    wash('#5a2430', 0.4, 'bottom', 0.3),
  );
};

const bundle = (): string =>
  blades([[0, 30] as Point], 110, '#c9862c', 40, 7, 6, 0.5) +
  blades([[0, 30] as Point], 104, '#f7d07a', 30, 4, 5, 0.46) +
  rect(-16, -4, 34, 9, '#a5622c');
