// Laboratories and machines that count.
import { camera, panes } from '../ink/camera.ts';
import { chance } from '../ink/chance.ts';
import { mix, tint } from '../ink/colour.ts';
import { bloom, glow, rayWedge, wash } from '../ink/light.ts';
import { circle, linear, num, oval, type Point, path, picture, poly, rect, stroke } from '../ink/paper.ts';
import { person, shadow } from '../ink/people.ts';
import { books } from '../ink/rooms.ts';
import { treeline } from '../ink/trees.ts';

const flask = (x: number, y: number, s: number, liquid: string): string =>
  path(
    `M${num(x - s * 0.13)} ${num(y - s)}H${num(x + s * 0.13)}V${num(y - s * 0.6)}L${num(x + s * 0.45)} ${num(y - s * 0.08)}Q${num(x + s * 0.46)} ${num(y)} ${num(x + s * 0.36)} ${num(y)}H${num(x - s * 0.36)}Q${num(x - s * 0.46)} ${num(y)} ${num(x - s * 0.45)} ${num(y - s * 0.08)}L${num(x - s * 0.13)} ${num(y - s * 0.6)}Z`,
    '#e9fbff',
    'opacity="0.42"',
  ) +
  path(
    `M${num(x - s * 0.27)} ${num(y - s * 0.36)}H${num(x + s * 0.27)}L${num(x + s * 0.43)} ${num(y - s * 0.08)}Q${num(x + s * 0.44)} ${num(y - s * 0.02)} ${num(x + s * 0.35)} ${num(y - s * 0.02)}H${num(x - s * 0.35)}Q${num(x - s * 0.44)} ${num(y - s * 0.02)} ${num(x - s * 0.43)} ${num(y - s * 0.08)}Z`,
    liquid,
  ) +
  oval(x, y - s * 0.36, s * 0.27, s * 0.05, tint(liquid, 0.4)) +
  stroke(
    `M${num(x - s * 0.32)} ${num(y - s * 0.14)}L${num(x - s * 0.1)} ${num(y - s * 0.54)}V${num(y - s * 0.94)}`,
    '#ffffff',
    s * 0.035,
    'opacity="0.8"',
  );

const tube = (x: number, y: number, s: number, liquid: string): string =>
  `<rect x="${num(x - s * 0.08)}" y="${num(y - s)}" width="${num(s * 0.16)}" height="${num(s)}" rx="${num(s * 0.08)}" fill="#e9fbff" opacity="0.5"/><rect x="${num(x - s * 0.065)}" y="${num(y - s * 0.6)}" width="${num(s * 0.13)}" height="${num(s * 0.58)}" rx="${num(s * 0.06)}" fill="${liquid}"/>`;

/** A microscope on a bench: foot, arm, stage, tube; the eyepiece leans to the left. */
const microscope = (x: number, y: number): string => {
  const arm = `M${x + 30} ${y - 22}Q${x + 108} ${y - 50} ${x + 100} ${y - 130}Q${x + 92} ${y - 196} ${x + 22} ${y - 206}L${x + 16} ${y - 172}Q${x + 60} ${y - 164} ${x + 64} ${y - 124}Q${x + 66} ${y - 70} ${x + 10} ${y - 50}Z`;
  return (
    `<rect x="${x - 70}" y="${y - 24}" width="180" height="24" rx="9" fill="#2b4a72"/>` +
    `<rect x="${x - 70}" y="${y - 24}" width="180" height="9" rx="4" fill="#6f94bd"/>` +
    path(arm, '#e9f1f4') +
    path(
      `M${x + 60} ${y - 40}Q${x + 108} ${y - 66} ${x + 100} ${y - 130}Q${x + 92} ${y - 196} ${x + 22} ${y - 206}Q${x + 78} ${y - 190} ${x + 82} ${y - 130}Q${x + 86} ${y - 76} ${x + 60} ${y - 40}Z`,
      '#9db8c9',
    ) +
    rect(x - 56, y - 70, 110, 12, '#2b4a72') +
    rect(x - 30, y - 76, 56, 5, '#bff0ea') +
    poly(
      [
        [x - 66, y - 262],
        [x - 34, y - 276],
        [x + 28, y - 142],
        [x - 2, y - 128],
      ],
      '#f7fbfb',
    ) +
    poly(
      [
        [x - 46, y - 271],
        [x - 34, y - 276],
        [x + 28, y - 142],
        [x + 16, y - 136],
      ],
      '#a9c0cf',
    ) +
    poly(
      [
        [x - 82, y - 288],
        [x - 44, y - 304],
        [x - 34, y - 278],
        [x - 70, y - 262],
      ],
      '#22344f',
    ) +
    poly(
      [
        [x - 2, y - 128],
        [x + 28, y - 142],
        [x + 36, y - 118],
        [x + 8, y - 106],
      ],
      '#22344f',
    ) +
    poly(
      [
        [x + 4, y - 106],
        [x + 24, y - 114],
        [x + 18, y - 84],
        [x + 8, y - 82],
      ],
      '#f2a32c',
    ) +
    circle(x + 92, y - 112, 17, '#2b4a72') +
    circle(x + 92, y - 112, 8, '#6f94bd')
  );
};

export const laboratory = (): string =>
  picture(
    rect(
      0,
      0,
      1280,
      720,
      linear([
        [0, '#1f5f74'],
        [1, '#12405c'],
      ]),
    ),
    ...[0, 1, 2].map(
      (i) =>
        rect(
          80 + i * 300,
          50,
          260,
          280,
          linear([
            [0, '#8fd9dc'],
            [1, '#d9f2d4'],
          ]),
        ) +
        treeline(330, 60, '#8fc4a8', i + 3, 80 + i * 300, 340 + i * 300) +
        rect(80 + i * 300, 326, 260, 10, '#d9f0ea') +
        stroke(`M${210 + i * 300} 50V330M${80 + i * 300} 160H${340 + i * 300}`, '#d9f0ea', 7),
    ),
    rect(1000, 60, 240, 12, '#8fc4c9') +
      rect(1000, 180, 240, 12, '#8fc4c9') +
      rect(1000, 300, 240, 12, '#8fc4c9') +
      flask(1050, 60, 46, '#f2a32c') +
      flask(1180, 180, 66, '#e8607a') +
      flask(1060, 180, 52, '#8fd9c4') +
      books(1110, 1230, 300, 80, ['#d9573c', '#e9dcc0', '#3f8fa8', '#f2b63c'], 5) +
      tube(1030, 296, 80, '#7ac4e0') +
      tube(1056, 296, 80, '#f2b63c') +
      tube(1082, 296, 80, '#e8607a'),
    rect(0, 470, 1280, 250, '#0f3650'),
    person(
      460,
      840,
      640,
      { lean: 20, nod: 26, nearArm: [46, 116], farArm: [60, 110], nearLeg: [6, 4], farLeg: [-8, -8] },
      { top: '#f4f8f2', bottom: '#d9e6e4', skin: '#c58c66', sleeves: true, bun: true, front: 0.4, rim: '#ffffff' },
    ),
    rect(0, 596, 1280, 24, '#eef6ee'),
    rect(
      0,
      620,
      1280,
      100,
      linear([
        [0, '#7fb5bd'],
        [1, '#2f6a80'],
      ]),
    ),
    microscope(724, 596),
    glow(724, 536, 70, '#fff6c4', 0.9),
    flask(200, 596, 170, '#f2a32c'),
    flask(330, 596, 120, '#3fc4b0'),
    flask(960, 596, 190, '#e8607a'),
    flask(1090, 596, 130, '#f5d04c'),
    rect(1150, 520, 110, 12, '#c98f5c') +
      rect(1154, 566, 102, 30, '#a5683c') +
      [0, 1, 2, 3]
        .map((i) => tube(1172 + i * 24, 586, 96, ['#5fb8e0', '#8fd95c', '#f2a32c', '#c97ad9'][i] ?? ''))
        .join(''),
    tube(70, 596, 110, '#5fb8e0'),
    tube(100, 596, 110, '#c97ad9'),
    oval(880, 592, 40, 6, '#ffffff', 'opacity="0.5"'),
    rayWedge([120, 40], [180, 720], [420, 720], '#e9fff0', 0.16),
    bloom(250, 120, 420, '#d0fff0', 0.3),
    wash('#061c36', 0.5, 'bottom', 0.3),
  );

export const dataCentre = (): string => {
  const c = camera(640, 330, 620, 2.2);
  const r = chance(15);
  let racks = '';
  for (let k = 13; k >= 0; k--) {
    const z = 1.5 + k * 2;
    const t = k / 13;
    for (const side of [-1, 1]) {
      const x = side * 2.5;
      const face = (z0: number, z1: number): readonly [Point, Point, Point, Point] => [
        c.point(x, 4.2, z0),
        c.point(x, 4.2, z1),
        c.point(x, 0.2, z1),
        c.point(x, 0.2, z0),
      ];
      racks +=
        c.wall(x, 0, z, 4.4, z + 2, mix(side < 0 ? '#16285a' : '#1c3268', '#6fa8e0', t * 0.7)) +
        path(panes(face(z + 0.15, z + 1.85), 1, 16, [0.94, 0.62]), mix('#0c1838', '#5f98d9', t * 0.7));
      const randomNumbers = Array.from({ length: 160 }, () => r());
      racks +=
        path(
          panes(face(z + 0.3, z + 1.7), 9, 16, [0.34, 0.16], (i, j) => (randomNumbers[i * 16 + j] ?? 1) < 0.34),
          '#4fe0d9',
        ) +
        path(
          panes(face(z + 0.3, z + 1.7), 9, 16, [0.34, 0.16], (i, j) => (randomNumbers[i * 16 + j] ?? 1) > 0.93),
          '#ffb84c',
        ) +
        path(
          panes(face(z + 0.3, z + 1.7), 9, 16, [0.34, 0.16], (i, j) => {
            const v = randomNumbers[i * 16 + j] ?? 0;
            return v > 0.34 && v < 0.4;
          }),
          '#ff6a7a',
        );
      racks += c.wall(x, 0, z + 2, 4.4, z + 2.1, '#0a142f');
    }
  }
  return picture(
    rect(0, 0, 1280, 720, '#0a1432'),
    c.screen(30, -3, -0.2, 3, 5.4, '#bfe4ff'),
    glow(640, 320, 330, '#cfeaff', 0.9),
    c.quad(
      [
        [-2.5, 5, 2],
        [2.5, 5, 2],
        [2.5, 5, 30],
        [-2.5, 5, 30],
      ],
      linear([
        [0, '#16285a'],
        [1, '#4f86c9'],
      ]),
    ),
    c.quad(
      [
        [-0.6, 4.98, 2],
        [0.6, 4.98, 2],
        [0.6, 4.98, 30],
        [-0.6, 4.98, 30],
      ],
      '#f2fbff',
    ),
    c.floor(
      -2.5,
      2,
      2.5,
      30,
      linear([
        [0, '#8fc0ec'],
        [0.3, '#3a62a8'],
        [1, '#111f4a'],
      ]),
    ),
    ...Array.from({ length: 12 }, (_, k) => c.floor(-2.5, 3 + k * 2.2, 2.5, 3.04 + k * 2.2, '#0f1c44')),
    c.floor(-0.02, 2, 0.02, 30, '#0f1c44'),
    racks,
    c.quad(
      [
        [-1.6, 0.01, 2],
        [-1, 0.01, 2],
        [-0.4, 0.01, 28],
        [-0.5, 0.01, 28],
      ],
      '#8ff0ea',
      'opacity="0.16"',
    ),
    c.quad(
      [
        [1.6, 0.01, 2],
        [1, 0.01, 2],
        [0.4, 0.01, 28],
        [0.5, 0.01, 28],
      ],
      '#8ff0ea',
      'opacity="0.16"',
    ),
    shadow(660, 640, 90, 0.5),
    person(
      640,
      640,
      370,
      { lean: 0, nod: 20, nearArm: [26, 100], farArm: [34, 104], nearLeg: [6, 2], farLeg: [-8, -10] },
      { top: '#e8913c', bottom: '#1b2750', skin: '#b5805c', rim: '#ffc98a', sleeves: true, front: 0.5 },
    ),
    poly(
      [
        [712, 446],
        [782, 430],
        [790, 438],
        [720, 456],
      ],
      '#d9e6f4',
    ) +
      poly(
        [
          [760, 376],
          [794, 372],
          [790, 438],
          [758, 436],
        ],
        '#8ff0ea',
        'opacity="0.9"',
      ) +
      glow(776, 410, 90, '#8ff0ea', 0.6),
    wash('#050a22', 0.6, 'bottom', 0.3),
  );
};
