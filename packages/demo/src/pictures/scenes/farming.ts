// Orchards, drones over the paddy, and years without rain.
import { sampan } from '../ink/boats.ts';
import { camera } from '../ink/camera.ts';
import { chance } from '../ink/chance.ts';
import { heap } from '../ink/clouds.ts';
import { mix } from '../ink/colour.ts';
import { blades, brush, furrows, ranges, span } from '../ink/land.ts';
import { bananaLeaf, reeds } from '../ink/leaves.ts';
import { bloom, grade, mist, rayWedge, wash } from '../ink/light.ts';
import { drone } from '../ink/machines.ts';
import { at, circle, linear, num, type Point, path, picture, rect, stroke } from '../ink/paper.ts';
import { person, shadow } from '../ink/people.ts';
import { CARRY, REACH, STAND } from '../ink/poses.ts';
import { basket, pile } from '../ink/rooms.ts';
import { sky, streaks, sun } from '../ink/sky.ts';
import { crown, treeline, trunk } from '../ink/trees.ts';

export const orchard = (): string => {
  const c = camera(640, 330, 620, 3.4);
  const r = chance(9);
  const fruit = (x: number, y: number, s: number): string =>
    circle(x, y, s, '#c9782a') + circle(x - s * 0.2, y - s * 0.25, s * 0.7, '#f5b03c');
  let rows = '';
  for (const z of [40, 30, 23, 17.5, 13.4, 10]) {
    const k = c.size(z);
    const t = 1 - (z - 10) / 30;
    for (const side of [-1, 1]) {
      const [x, y] = c.point(side * 5, 0, z);
      const leaf = mix('#a5c98a', '#3f8a48', t);
      rows +=
        shadow(x + k * 0.8, y, k * 2.4, 0.35 * t + 0.1, '#2f5a3a') +
        trunk(x, y, k * 2.6, k * 0.2, mix('#a89a80', '#5d4434', t)) +
        crown(x, y - k * 3.5, k * 5, k * 3.6, leaf, Math.round(z * 2) + side, -1);
      for (let i = 0; i < 14; i++) rows += fruit(x + r.between(-1.9, 1.9) * k, y - k * r.between(2.2, 4.6), k * 0.17);
    }
  }
  return picture(
    sky(['#6fb7d9', '#b9e0dc', '#fdf2cc'], 340),
    heap(640, 200, 520, '#ffffff', '#d5e8e0', 4),
    ranges({ top: 300, bottom: 330, layers: 2, far: '#a5c6c2', near: '#7fae94', mist: '#f4f0cc', rise: 90, seed: 3 }),
    rect(
      0,
      330,
      1280,
      390,
      linear([
        [0, '#cfdc8c'],
        [1, '#6f9a45'],
      ]),
    ),
    c.floor(-2, 3, 2, 90, '#e3c992'),
    c.floor(-1.2, 3, -0.8, 90, '#cba870'),
    c.floor(0.8, 3, 1.2, 90, '#cba870'),
    brush(0, 350, 1280, 360, '#eef0b0', 160, 14, 2, 4, 0.5),
    brush(0, 350, 1280, 360, '#4f7f3c', 160, 14, 2, 8, 0.4),
    rows,
    stroke(
      'M836 652L900 356M884 662L930 360M846 606H892M856 556H900M866 506H908M877 456H914M888 408H922',
      '#a5763f',
      8,
    ),
    person(905, 506, 200, REACH, { top: '#e8574a', bottom: '#34507c', hat: 'straw', sleeves: true }),
    shadow(520, 668, 90, 0.3, '#2f5a3a'),
    person(520, 668, 250, CARRY, { top: '#2f7fa8', bottom: '#2f3a5e', hat: 'straw', sleeves: true, skirt: 0.8 }),
    basket(612, 586, 120, '#b98849') + pile(612, 556, 104, 44, 13, '#f5b03c', 4),
    basket(690, 690, 190, '#a5763f'),
    pile(690, 634, 170, 90, 18, '#f2a32c', 6),
    basket(330, 700, 170, '#a5763f'),
    pile(330, 650, 150, 80, 17, '#8fb83c', 8),
    basket(1010, 704, 180, '#a5763f'),
    pile(1010, 650, 160, 84, 17, '#f5b83c', 9),
    reeds(60, 735, 120, '#3f7a3c', 24, 3, 120),
    reeds(1230, 735, 110, '#3f7a3c', 24, 5, 90),
    bananaLeaf(1310, 40, 380, 150, '#2f8a4c'),
    bananaLeaf(1330, -30, 420, 120, '#3f9a50'),
    rayWedge([220, -40], [420, 720], [620, 720], '#fff8cc', 0.3),
    bloom(160, 0, 700, '#fff0a8', 0.55),
  );
};

export const farmerDrone = (): string => {
  let spray = '';
  const r = chance(6);
  for (let i = 0; i < 90; i++) {
    const t = r();
    spray += `M${num(560 + r.between(-70, 70))} 296l${num(r.between(-60, 60) * (1 + t))} ${num(60 + t * 170)}`;
  }
  return picture(
    sky(['#3b5f9a', '#8f9cc4', '#f2b8a0', '#ffe0a8'], 400),
    streaks(5, 10, 60, 260, '#ffe9d0', 0.6),
    sun(930, 340, 42, '#fff6d6', '#ffc888', 0.85),
    ranges({
      top: 350,
      bottom: 392,
      layers: 3,
      far: '#a9a6c9',
      near: '#5f8292',
      mist: '#f7d8b4',
      rise: 110,
      seed: 14,
      span: 260,
    }),
    mist(396, 70, '#ffe8c4', 0.6),
    treeline(406, 34, '#4f7a7c', 5),
    rect(
      0,
      402,
      1280,
      320,
      linear([
        [0, '#c5cc84'],
        [0.3, '#7fae58'],
        [1, '#2f6a48'],
      ]),
    ),
    furrows(700, 396, 720, 16, 150, '#5f9a4c', 0.4, 0.8),
    furrows(706, 396, 720, 16, 150, '#d5d98c', 0.1, 0.7),
    brush(0, 410, 1280, 300, '#e6e6a0', 200, 12, 2.2, 4, 0.5),
    brush(0, 410, 1280, 300, '#24573f', 200, 12, 2.2, 7, 0.4),
    stroke(spray, '#f2fbf4', 2, 'opacity="0.28"'),
    path(
      'M500 300L330 560Q560 610 800 550L620 300Z',
      linear([
        [0, '#ffffff', 0.4],
        [1, '#ffffff', 0],
      ]),
    ),
    shadow(560, 580, 170, 0.3, '#1f3f3a'),
    drone(560, 232, 420, '#f08a2c'),
    shadow(960, 690, 120, 0.35, '#17352f'),
    person(
      950,
      690,
      330,
      { lean: 0, nod: -20, nearArm: [24, 96], farArm: [30, 100], nearLeg: [5, 2], farLeg: [-7, -6] },
      {
        top: '#2f6fa8',
        bottom: '#2a3358',
        hat: 'straw',
        hatColour: '#f7dfa0',
        sleeves: true,
        left: true,
        rim: '#5f93c0',
      },
    ),
    rect(812, 478, 54, 22, '#22263c', 'rx="5" transform="rotate(-8 838 488)"') +
      stroke('M822 480L812 452M854 476L850 446', '#22263c', 4) +
      rect(824, 482, 28, 12, '#8fd9e0', 'transform="rotate(-8 838 488)"'),
    blades(span(724), 92, '#2a6a45', 260, 5, 5),
    blades(span(730), 66, '#1c5040', 220, 9, 6),
    bloom(930, 340, 560, '#ff9f5c', 0.42),
  );
};

export const drought = (): string => {
  const c = camera(640, 330, 620, 2.4);
  const r = chance(31);
  const grid: Point[][] = [];
  const depths: number[] = [];
  for (let z = 3; z < 60; z *= 1.13) depths.push(z);
  const across = 17;
  for (const [j, z] of depths.entries()) {
    const row: Point[] = [];
    const step = Math.max(1.15, z * 0.13);
    for (let i = -across; i <= across; i++)
      row.push([(i + (j % 2) * 0.5 + r.between(-0.32, 0.32)) * step, z * r.between(0.965, 1.035)]);
    grid.push(row);
  }
  let light = '';
  let edge = '';
  for (let j = 0; j + 1 < grid.length; j++) {
    for (let i = 0; i < across * 2; i++) {
      const corners = [grid[j]?.[i], grid[j]?.[i + 1], grid[j + 1]?.[i + 1], grid[j + 1]?.[i]].filter(
        (p) => p !== undefined,
      );
      if (corners.length < 4) continue;
      const [mx, mz] = [corners.reduce((a, p) => a + p[0], 0) / 4, corners.reduce((a, p) => a + p[1], 0) / 4];
      const shape = (k: number, y: number): string =>
        `${corners
          .map(([x, z], n) => {
            const p = c.point(mx + (x - mx) * k, y, mz + (z - mz) * k);
            return `${n ? 'L' : 'M'}${num(p[0])} ${num(p[1])}`;
          })
          .join('')}Z`;
      light += shape(0.86, 0.04);
      edge += shape(0.9, 0);
    }
  }
  const limbs = (x: number, y: number, length: number, a: number, depth: number): string => {
    const [nx, ny] = [x + Math.sin(a) * length, y - Math.cos(a) * length];
    return (
      stroke(
        `M${num(x)} ${num(y)}Q${num(x + Math.sin(a) * length * 0.4 + 6)} ${num(y - length * 0.5)} ${num(nx)} ${num(ny)}`,
        '#3f2a33',
        depth * depth * 0.9 + 1.4,
      ) +
      (depth > 0
        ? [-1, 0.9]
            .map((k) => limbs(nx, ny, length * r.between(0.62, 0.82), a + k * r.between(0.25, 0.6), depth - 1))
            .join('')
        : '')
    );
  };
  return picture(
    sky(['#c9673f', '#e8a05c', '#f7d08c', '#fff0c4'], 350),
    sun(900, 180, 78, '#fffdf0', '#fff0b0', 0.95),
    ranges({
      top: 300,
      bottom: 340,
      layers: 3,
      far: '#e3b585',
      near: '#b07a58',
      mist: '#ffe6b0',
      rise: 80,
      seed: 17,
      span: 360,
    }),
    mist(345, 60, '#ffeec0', 0.8),
    rect(
      0,
      340,
      1280,
      380,
      linear([
        [0, '#b5835c'],
        [1, '#4a2b30'],
      ]),
    ),
    path(edge, '#8f5a40'),
    path(
      light,
      linear([
        [0, '#f2d09a'],
        [0.5, '#dba871'],
        [1, '#c08458'],
      ]),
    ),
    mist(350, 90, '#ffe6b4', 0.7),
    shadow(420, 640, 240, 0.35, '#3a1c2a'),
    limbs(330, 640, 150, -0.05, 5),
    shadow(860, 600, 260, 0.4, '#3a1c2a'),
    at(860, 592, 1, sampan(0, 0, 420, '#6d4a44'), 1, 5),
    person(
      590,
      560,
      150,
      { ...STAND, nod: 20 },
      { top: '#3f6a94', bottom: '#3a2f4a', hat: 'straw', sleeves: true, front: 1 },
    ),
    shadow(560, 562, 50, 0.35, '#3a1c2a'),
    bloom(900, 180, 720, '#ffcf6a', 0.5),
    grade('#ffb060', 0.12),
    wash('#4a1c30', 0.4, 'bottom', 0.3),
  );
};
