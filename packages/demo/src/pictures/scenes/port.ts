// Ships at work and in trouble.
import { cargo, foam, trawler } from '../ink/boats.ts';
import { camera } from '../ink/camera.ts';
import { chance } from '../ink/chance.ts';
import { ceiling } from '../ink/clouds.ts';
import { shade } from '../ink/colour.ts';
import { brush, ranges } from '../ink/land.ts';
import { bloom, glow, rays, wash } from '../ink/light.ts';
import { at, circle, linear, num, picture, poly, rect, stroke } from '../ink/paper.ts';
import { person, shadow } from '../ink/people.ts';
import { WALK } from '../ink/poses.ts';
import { birds, bolt, sky, streaks, sun } from '../ink/sky.ts';
import { lattice } from '../ink/structures.ts';
import { glitter, rain, ripples, swell, water } from '../ink/water.ts';

const gantry = (x: number, base: number, h: number, colour: string, width: number): string => {
  const y = base - h * 0.62;
  return (
    lattice(x - h * 0.16, base, x - h * 0.12, y, h * 0.03, colour, width) +
    lattice(x + h * 0.2, base, x + h * 0.16, y, h * 0.03, colour, width) +
    stroke(
      `M${num(x - h * 0.14)} ${num(base - h * 0.3)}H${num(x + h * 0.18)}M${num(x - h * 0.13)} ${num(base - h * 0.02)}L${num(x + h * 0.17)} ${num(base - h * 0.3)}`,
      colour,
      width,
    ) +
    rect(x - h * 0.24, y - h * 0.03, h * 1.05, h * 0.05, colour) +
    rect(x - h * 0.24, y - h * 0.09, h * 0.16, h * 0.07, shade(colour, 0.25)) +
    stroke(
      `M${num(x + h * 0.14)} ${num(y)}L${num(x + h * 0.06)} ${num(base - h)}L${num(x - h * 0.1)} ${num(y)}M${num(x + h * 0.06)} ${num(base - h)}L${num(x + h * 0.8)} ${num(y)}M${num(x + h * 0.06)} ${num(base - h)}L${num(x + h * 0.45)} ${num(y)}`,
      colour,
      width * 0.8,
    ) +
    stroke(
      `M${num(x + h * 0.5)} ${num(y)}V${num(y + h * 0.16)}M${num(x + h * 0.58)} ${num(y)}V${num(y + h * 0.16)}`,
      shade(colour, 0.4),
      width * 0.4,
    ) +
    rect(x + h * 0.47, y + h * 0.16, h * 0.14, h * 0.06, '#3f86a0') +
    rect(x + h * 0.3, y + h * 0.02, h * 0.05, h * 0.05, shade(colour, 0.45))
  );
};

export const harbour = (): string => {
  const c = camera(640, 420, 620, 9);
  const colours = ['#d9573f', '#3d7f97', '#eda83c', '#e9dcc0', '#58906f', '#345a86'] as const;
  const r = chance(5);
  let yard = '';
  for (const z of [30, 24, 18.6]) {
    for (const side of [-1, 1]) {
      for (let k = 3; k >= 0; k--) {
        const inner = 4.6 + k * 6.6;
        const tall = Math.floor(r.between(1, z > 20 ? 4 : 3.2));
        for (let j = 0; j < tall; j++) {
          const colour = r.pick(colours);
          const [x0, x1] = side < 0 ? [-inner - 6.2, -inner] : [inner, inner + 6.2];
          yard += c.box(x0, j * 2.6, z, x1, j * 2.6 + 2.55, z + 4.4, colour, {
            side: shade(colour, 0.4),
            front: colour,
          });
          let ribs = '';
          for (let i = 1; i < 12; i++) {
            const a = c.point(x0 + ((x1 - x0) * i) / 12, j * 2.6 + 0.2, z);
            const b = c.point(x0 + ((x1 - x0) * i) / 12, j * 2.6 + 2.4, z);
            ribs += `M${num(a[0])} ${num(a[1])}L${num(b[0])} ${num(b[1])}`;
          }
          yard += stroke(ribs, shade(colour, 0.28), 1.6, 'opacity="0.7"');
        }
      }
    }
  }
  return picture(
    sky(['#2f6f9a', '#7fb6bf', '#f2d9a8', '#ffc98a'], 420),
    streaks(5, 10, 40, 240, '#fff3da', 0.7),
    sun(250, 330, 38, '#fff4d0', '#ffc070', 0.8),
    ranges({ top: 392, bottom: 410, layers: 2, far: '#a9b3b8', near: '#7f9aa8', mist: '#f6d8aa', rise: 60, seed: 4 }),
    water(412, ['#e8c79a', '#7fa8aa', '#3a7288'], 560),
    glitter(250, 414, 560, 24, 110, '#fff2cc', 4),
    ripples(414, '#2d6480', 60, 5, 0.4, 540),
    gantry(930, 470, 400, '#5f7f95', 5),
    cargo(640, 470, 640, '#27496d', ['#d9573f', '#3d7f97', '#eda83c', '#e9dcc0', '#58906f']),
    foam(700, 478, 330, '#fff3da', 0.5),
    gantry(150, 500, 470, '#d0553a', 7),
    gantry(690, 506, 520, '#d0553a', 8),
    poly(
      [
        [0, 500],
        [1280, 500],
        [1280, 720],
        [0, 720],
      ],
      linear([
        [0, '#b9a58a'],
        [1, '#8d7f78'],
      ]),
    ),
    rect(0, 498, 1280, 9, '#e3cda4'),
    c.quad(
      [
        [-0.5, 0, 12],
        [-0.2, 0, 12],
        [-0.2, 0, 60],
        [-0.5, 0, 60],
      ],
      '#f0d9a0',
      'opacity="0.7"',
    ),
    c.quad(
      [
        [-4, 0, 12],
        [-3.7, 0, 12],
        [-3.7, 0, 60],
        [-4, 0, 60],
      ],
      '#f0c04c',
    ),
    c.quad(
      [
        [3.7, 0, 12],
        [4, 0, 12],
        [4, 0, 60],
        [3.7, 0, 60],
      ],
      '#f0c04c',
    ),
    yard,
    shadow(640, 690, 60, 0.35),
    person(612, 692, 118, WALK, {
      top: '#f08a2c',
      bottom: '#2b3a5e',
      hat: 'hard',
      hatColour: '#fff1d0',
      sleeves: true,
    }),
    person(
      672,
      686,
      112,
      { ...WALK, nearArm: [60, 120] },
      { top: '#d7e04c', bottom: '#33415e', hat: 'hard', hatColour: '#f2a900', sleeves: true },
    ),
    birds(480, 130, 6, '#ffffff', 8, 15),
    bloom(250, 330, 520, '#ff9f50', 0.4),
    wash('#1c2550', 0.35, 'bottom', 0.3),
  );
};

export const stormSea = (): string => {
  const r = chance(8);
  let spray = '';
  for (let i = 0; i < 130; i++)
    spray += circle(
      470 + r.between(-260, 420),
      520 + r.between(-150, 40) * r(),
      r.between(1.2, 4.5),
      '#e9f3ea',
      `opacity="${num(r.between(0.3, 0.9))}"`,
    );
  return picture(
    sky(['#1d2a3f', '#35506a', '#7d9a98', '#c9cfae'], 420),
    rays(820, 150, 70, 120, 6, 420, '#f4efc4', 0.35, 5),
    ceiling(6, 300, '#18223a', '#4a6478', 5),
    bolt(420, 150, 230, '#f9f6d8', 7),
    glow(420, 200, 260, '#cfe0e8', 0.4),
    swell(408, 18, 200, 40, '#56807f', '#a9c4b4', 2),
    swell(440, 34, 290, 180, '#3f6e78', '#b9d2c2', 3),
    swell(490, 56, 400, 330, '#2d5a6c', '#d3e4d4', 4),
    at(700, 500, 1, trawler(0, 0, 340, '#c7503c', '#f0dcb0'), 1, -15),
    spray,
    swell(560, 84, 560, 90, '#1f475e', '#e4f0e0', 6),
    brush(0, 590, 1280, 60, '#7fa8a8', 70, 60, 2.5, 4, 0.5, 0.06),
    swell(650, 92, 720, 470, '#14324c', '#eef5e6', 7),
    brush(0, 660, 1280, 60, '#4f8090', 60, 90, 3, 7, 0.6, -0.05),
    rain(4, 260, '#dfe9e4', 0.32, -0.35, 60),
    wash('#0c1730', 0.6, 'top', 0.4),
  );
};
