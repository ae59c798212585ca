// Bridges and races on broad rivers.
import { foam, longtail } from '../ink/boats.ts';
import { camera } from '../ink/camera.ts';
import { chance } from '../ink/chance.ts';
import { heap } from '../ink/clouds.ts';
import { shade, tint } from '../ink/colour.ts';
import { ranges } from '../ink/land.ts';
import { palm, reeds } from '../ink/leaves.ts';
import { bloom } from '../ink/light.ts';
import { at, circle, group, linear, num, path, picture, rect, stroke } from '../ink/paper.ts';
import { bust, person } from '../ink/people.ts';
import { ROYAL, templeSide } from '../ink/roofs.ts';
import { sky, streaks, sun } from '../ink/sky.ts';
import { chedi, flag } from '../ink/spires.ts';
import { tree, treeline } from '../ink/trees.ts';
import { glitter, mirror, rings, ripples, water } from '../ink/water.ts';

export const boatRace = (): string => {
  const r = chance(12);
  const team = (y: number, h: number, gap: number, count: number, x: number, shirt: string, hull: string): string => {
    let out = '';
    for (let i = 0; i < count; i++) {
      const px = x + i * gap;
      out += person(
        px,
        y,
        h,
        { lean: 30, nod: -10, nearArm: [58, 40], farArm: [78, 60], nearLeg: [80, 80], farLeg: [84, 84] },
        { top: shirt, bottom: '#23304f', skin: '#8f5b42', hat: 'band', hatColour: '#fff3d8' },
      );
      out += stroke(
        `M${num(px + h * 0.2)} ${num(y - h * 0.34)}L${num(px + h * 0.46)} ${num(y + h * 0.34)}`,
        '#f3dcae',
        h * 0.045,
      );
    }
    const end = x + count * gap;
    const a = x - gap * 1.4;
    return (
      out +
      path(
        `M${num(a - h * 1.6)} ${num(y - h * 0.9)}Q${num(a - h * 0.4)} ${num(y - h * 0.04)} ${num(a + h)} ${num(y - h * 0.1)}H${num(end)}Q${num(end + h * 0.9)} ${num(y - h * 0.1)} ${num(end + h * 1.9)} ${num(y - h * 0.95)}Q${num(end + h)} ${num(y + h * 0.3)} ${num(end)} ${num(y + h * 0.3)}H${num(a)}Q${num(a - h)} ${num(y + h * 0.2)} ${num(a - h * 1.6)} ${num(y - h * 0.9)}Z`,
        hull,
      ) +
      stroke(`M${num(a)} ${num(y + h * 0.02)}H${num(end + h * 0.3)}`, '#f7cf5c', h * 0.06) +
      [0.5, 0.62, 0.74]
        .map((k) =>
          rect(end + h * (k + 0.6), y - h * (0.1 + k * 0.4), h * 0.07, h * 0.34, k === 0.62 ? '#f7cf5c' : '#e8485a'),
        )
        .join('')
    );
  };
  let spray = '';
  for (let i = 0; i < 150; i++)
    spray += circle(
      r.between(0, 1280),
      640 + r.between(-34, 30),
      r.between(1.5, 5),
      '#ffffff',
      `opacity="${num(r.between(0.4, 0.9))}"`,
    );
  let crowd = '';
  for (let i = 0; i < 64; i++)
    crowd += bust(
      i * 20 + r.between(-6, 6),
      332 + r.between(-12, 8),
      11,
      r.pick(['#e8664a', '#f2c14c', '#f5ead0', '#4f86a8', '#8f5a9a', '#4fa07f']),
      '#3a2d38',
    );
  return picture(
    sky(['#4aa0c9', '#9fd4dc', '#eef4d6'], 330),
    heap(300, 160, 400, '#ffffff', '#c4e2e2', 3),
    heap(1020, 130, 340, '#ffffff', '#c4e2e2', 6),
    templeSide(930, 310, 260, 150, ROYAL),
    tree(160, 320, 230, '#4f9a5a', '#5d4a3a', 5),
    tree(560, 320, 190, '#68a85c', '#5d4a3a', 8),
    palm(1190, 320, 240, '#4f9a5a', '#7d6450', 3, -0.1),
    treeline(322, 50, '#5f9f6a', 4),
    rect(0, 316, 1280, 26, '#e3c894'),
    crowd,
    rect(0, 330, 1280, 20, '#b98e5c'),
    [80, 270, 470, 690, 880, 1100].map((x) => flag(x, 330, 110, 52)).join(''),
    water(350, ['#7fc0b4', '#3a93a0', '#1d6788', '#123f66']),
    ripples(352, '#dff5ee', 120, 8, 0.5),
    ripples(352, '#134a70', 120, 5, 0.4),
    at(640, 455, 1, group('transform="rotate(-1.5)"', team(0, 78, 42, 20, -420, '#3f9a6a', '#6d3a2a'))),
    rings(500, 486, 520, '#ffffff', 0.5),
    at(640, 612, 1, group('transform="rotate(-2.5)"', team(0, 142, 80, 13, -560, '#e2453c', '#54261f'))),
    spray,
    foam(600, 668, 620, '#ffffff', 0.55),
    ripples(650, '#e6f8f2', 40, 14, 0.7),
    bloom(1100, 40, 600, '#fff2b0', 0.45),
  );
};

export const borderBridge = (): string => {
  const c = camera(880, 300, 640, 30);
  const [left, right, deck] = [-22, -8, 14];
  let piers = '';
  for (let i = 11; i >= 0; i--) {
    const z = 46 + i * 40;
    piers +=
      c.box(left + 2, -12, z, left + 5, deck - 3, z + 4, '#b5a596', { side: '#6f6680' }) +
      c.box(right - 5, -12, z, right - 2, deck - 3, z + 4, '#d9c6a8', { side: '#857b8c' }) +
      c.box(left - 0.5, deck - 4, z, right + 0.5, deck - 1.4, z + 5, '#e3d0b0', { side: '#8a8090' });
  }
  const strip = (x0: number, x1: number, y: number, colour: string, z0 = 19, z1 = 520): string =>
    c.quad(
      [
        [x0, y, z0],
        [x1, y, z0],
        [x1, y, z1],
        [x0, y, z1],
      ],
      colour,
    );
  const wall = (x: number, y0: number, y1: number, colour: string): string =>
    c.quad(
      [
        [x, y0, 19],
        [x, y1, 19],
        [x, y1, 520],
        [x, y0, 520],
      ],
      colour,
    );
  const lamps = (x: number): string =>
    Array.from({ length: 16 }, (_, i) => {
      const z = 48 * 1.17 ** (15 - i);
      const [px, py] = c.point(x, deck, z);
      const s = c.size(z);
      return (
        rect(px - s * 0.12, py - s * 7.5, Math.max(1.2, s * 0.24), s * 7.5, '#5a5270') +
        rect(px - s * 0.1, py - s * 7.6, s * 2.2, Math.max(1, s * 0.24), '#5a5270') +
        circle(px + s * 2, py - s * 7.3, Math.max(1, s * 0.3), '#fff0c0')
      );
    }).join('');
  const lorry = (x: number, z: number, load: string): string =>
    c.box(x, deck + 0.6, z, x + 3.2, deck + 4.6, z + 11, load, { side: shade(load, 0.3), top: tint(load, 0.3) }) +
    c.box(x + 0.2, deck + 0.6, z - 3, x + 3, deck + 3.4, z - 0.4, '#f4ead6', { top: '#fffaf0' }) +
    c.screen(z - 3, x + 0.5, deck + 2, x + 2.7, deck + 3.2, '#3a4f70');
  const gate = 150;
  const [gx, gy] = c.point((left + right) / 2, deck, gate);
  const far =
    ranges({
      top: 268,
      bottom: 318,
      layers: 4,
      far: '#b9b6cc',
      near: '#5f8590',
      mist: '#f9dcb4',
      rise: 130,
      seed: 28,
      span: 300,
    }) +
    treeline(328, 26, '#4f7580', 5) +
    chedi(300, 326, 110, '#d3a24f', '#ffe6a8') +
    templeSide(390, 328, 120, 64, ROYAL) +
    palm(210, 330, 80, '#4a7068', '#6d6464', 4);
  return picture(
    sky(['#4f78ad', '#a5b5cf', '#f7cda2', '#ffe3b0'], 322),
    streaks(6, 9, 40, 230, '#fff0d6', 0.7),
    sun(470, 196, 38, '#fff8de', '#ffcb80', 0.85),
    far,
    water(326, ['#f4cfa5', '#c9ac9c', '#8a8496', '#4f5276']),
    mirror(326, far, 0.4, 0.8),
    glitter(470, 328, 720, 30, 170, '#fff3cc', 4, 0.8),
    ripples(330, '#565878', 110, 3, 0.4),
    ripples(330, '#ffe6c0', 60, 7, 0.5),
    piers,
    wall(left, deck - 3, deck, '#6a6278'),
    strip(
      left,
      right,
      deck,
      linear([
        [0, '#b5a49c'],
        [1, '#7d7488'],
      ]),
    ),
    strip(left + 0.4, left + 0.8, deck, '#f4e3c0'),
    strip(right - 0.8, right - 0.4, deck, '#f4e3c0'),
    ...Array.from({ length: 16 }, (_, i) =>
      strip(-15.2, -14.8, deck, '#fff0d0', 30 * 1.18 ** i, 30 * 1.18 ** i * 1.09),
    ),
    wall(left, deck, deck + 1.4, '#cdb89c'),
    lamps(left),
    templeSide(gx, gy - c.size(gate) * 7, c.size(gate) * 19, c.size(gate) * 9, ROYAL) +
      [-6.4, 0, 6.4]
        .map((k) => rect(gx + k * c.size(gate) - 3, gy - c.size(gate) * 9, 6, c.size(gate) * 9, '#f0dcb8'))
        .join(''),
    lorry(-20.4, 116, '#3f8f8c'),
    lorry(-12.6, 84, '#d9573c'),
    lorry(-20.6, 62, '#e8b04a'),
    wall(right, deck - 3, deck + 1.4, '#f0dcb8'),
    wall(right, deck - 3, deck - 1.6, '#a59690'),
    lamps(right),
    longtail(1010, 610, 300, '#4a3a4d', '#7a4f58', '#e5586a', true),
    rings(1010, 620, 180, '#ffe6c0', 0.5),
    ripples(600, '#3f4060', 30, 13, 0.5),
    reeds(1240, 735, 130, '#33405c', 26, 3, 110),
    bloom(470, 200, 520, '#ffb45c', 0.42),
  );
};
