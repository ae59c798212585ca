// Among books.
import { camera } from '../ink/camera.ts';
import { chance } from '../ink/chance.ts';
import { shade, tint } from '../ink/colour.ts';
import { bloom, rayWedge, wash } from '../ink/light.ts';
import { linear, path, picture, poly, rect, stroke } from '../ink/paper.ts';
import { person } from '../ink/people.ts';
import { SIT } from '../ink/poses.ts';
import { books, pendant } from '../ink/rooms.ts';
import { tree } from '../ink/trees.ts';

export const library = (): string => {
  const c = camera(640, 330, 640, 2.6);
  const spines = ['#b5473c', '#3f6f8a', '#d9a03c', '#5f8a5c', '#8a5a7d', '#e3d2a8', '#2f4a7a'] as const;
  const r = chance(9);
  let shelves = '';
  for (let k = 5; k >= 0; k--) {
    const z = 5.4 + k * 4.2;
    for (const side of [-1, 1]) {
      const x = side * 5;
      shelves += c.quad(
        [
          [x, 0, z],
          [x, 6.4, z],
          [x, 6.4, z + 3],
          [x, 0, z + 3],
        ],
        side < 0 ? '#9a5f38' : '#6d4030',
      );
      for (let row = 0; row < 5; row++) {
        const y = 0.4 + row * 1.2;
        shelves += c.wall(x, y, z + 0.1, y + 1.06, z + 2.9, '#3a2228');
        for (let b = z + 0.12; b < z + 2.8; ) {
          const w = r.between(0.09, 0.22);
          const top = y + r.between(0.7, 1);
          const col = r.pick(spines);
          if (r() > 0.08)
            shelves += c.wall(x, y, b, top, Math.min(b + w, z + 2.88), side < 0 ? tint(col, 0.12) : shade(col, 0.3));
          b += w + 0.015;
        }
      }
      const [x0, x1] = side < 0 ? [-9, -5] : [5, 9];
      shelves +=
        c.screen(z, x0, 0, x1, 6.4, side < 0 ? '#c98a52' : '#8a5238') +
        c.screen(z, side < 0 ? -5.5 : 5.1, 0.4, side < 0 ? -5.1 : 5.5, 6, side < 0 ? '#a5683c' : '#6d3f30');
    }
  }
  const arch = 'M470 350V190A170 170 0 0 1 810 190V350Z';
  return picture(
    rect(0, 0, 1280, 720, '#5a3430'),
    c.screen(31, -9, 0, 9, 9, '#e3b478'),
    path(arch, '#fff3cc'),
    path(
      arch,
      linear([
        [0, '#a9dbe0'],
        [0.7, '#f4efc4'],
        [1, '#cfdc94'],
      ]),
    ),
    tree(560, 350, 150, '#8fb868', '#8a7358', 3),
    tree(720, 352, 170, '#7fac60', '#8a7358', 7),
    stroke('M640 20V350M555 45V350M725 45V350M470 190H810M470 270H810', '#8a5a3c', 7),
    stroke('M470 350V190A170 170 0 0 1 810 190V350', '#8a5a3c', 14),
    c.floor(
      -9,
      2,
      9,
      31,
      linear([
        [0, '#e8b878'],
        [0.4, '#b5744a'],
        [1, '#6a3a34'],
      ]),
    ),
    c.floor(-2, 2, 2, 31, '#fff0c0'),
    c.floor(
      -2,
      2,
      2,
      31,
      linear([
        [0, '#f7e0a8', 0.1],
        [1, '#9a5a44', 0.9],
      ]),
    ),
    shelves,
    person(
      590,
      520,
      190,
      { ...SIT, nod: 30, nearArm: [40, 86], farArm: [44, 90] },
      { top: '#3f7f8c', bottom: '#2f3358', bun: true },
    ),
    rect(596, 470, 12, 60, '#5a3430') + rect(540, 466, 66, 10, '#7d4a38'),
    poly(
      [
        [640, 422],
        [672, 430],
        [672, 436],
        [640, 430],
      ],
      '#fffaf0',
    ) +
      poly(
        [
          [704, 422],
          [672, 430],
          [672, 436],
          [704, 430],
        ],
        '#f0e3cc',
      ),
    books(700, 760, 428, 34, spines, 4),
    poly(
      [
        [530, 428],
        [780, 428],
        [800, 444],
        [510, 444],
      ],
      '#f2c484',
    ) +
      rect(510, 444, 290, 10, '#a5683c') +
      rect(526, 452, 12, 110, '#8a5038') +
      rect(772, 452, 12, 110, '#6d3f30'),
    pendant(500, 150, 80, '#2f6a5c', '#fff3c4', 240),
    pendant(640, 120, 60, '#2f6a5c', '#fff3c4', 200),
    pendant(780, 150, 80, '#2f6a5c', '#fff3c4', 240),
    person(
      890,
      600,
      280,
      { lean: 2, nod: -20, nearArm: [130, 150], farArm: [20, 80], nearLeg: [4, 2], farLeg: [-6, -6] },
      { top: '#e8913c', bottom: '#34406a', front: 0.6, sleeves: true },
    ),
    rayWedge([640, 120], [380, 720], [900, 720], '#fff3c0', 0.3),
    bloom(640, 220, 460, '#fff0b0', 0.5),
    wash('#2a1424', 0.4, 'bottom', 0.25),
  );
};
