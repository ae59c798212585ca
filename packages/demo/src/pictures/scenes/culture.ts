// Cinema and gallery.
import { longtail } from '../ink/boats.ts';
import { camera } from '../ink/camera.ts';
import { chance } from '../ink/chance.ts';
import { karst } from '../ink/land.ts';
import { bloom, glow, rayWedge, wash } from '../ink/light.ts';
import { circle, cut, linear, num, oval, path, picture, poly, rect, stroke } from '../ink/paper.ts';
import { bust, person, shadow } from '../ink/people.ts';
import { FOLD, POINT, STAND } from '../ink/poses.ts';
import { pool } from '../ink/rooms.ts';
import { sky, sun } from '../ink/sky.ts';
import { prang } from '../ink/spires.ts';
import { treeline } from '../ink/trees.ts';
import { glitter, mirror, ripples, water } from '../ink/water.ts';

export const cinema = (): string => {
  const r = chance(3);
  const film = 'M190 70Q640 50 1090 70V420Q640 404 190 420Z';
  const drawRow = (y: number, s: number, count: number, coat: string, shift: number): string =>
    Array.from({ length: count }, (_, i) => {
      const x = 640 + (i - (count - 1) / 2) * s * 2.5 + shift;
      const seat =
        path(
          `M${num(x - s * 1.1)} ${num(y + s)}V${num(y - s * 0.3)}Q${num(x - s)} ${num(y - s * 0.85)} ${num(x)} ${num(y - s * 0.88)}T${num(x + s * 1.1)} ${num(y - s * 0.3)}V${num(y + s)}Z`,
          '#7a1c30',
        ) +
        path(
          `M${num(x - s * 1.1)} ${num(y - s * 0.3)}Q${num(x - s)} ${num(y - s * 0.85)} ${num(x)} ${num(y - s * 0.88)}T${num(x + s * 1.1)} ${num(y - s * 0.3)}`,
          'none',
          'stroke="#e8695a" stroke-width="2.5" opacity="0.7"',
        );
      return (r() < 0.84 ? bust(x, y - s * 0.3, s * 0.84, coat, '#120a1e', '#5a3450') : '') + seat;
    }).join('');
  return picture(
    rect(0, 0, 1280, 720, '#180c24'),
    poly(
      [
        [0, 0],
        [190, 70],
        [190, 420],
        [0, 640],
      ],
      '#2a1230',
    ) +
      poly(
        [
          [1280, 0],
          [1090, 70],
          [1090, 420],
          [1280, 640],
        ],
        '#220e2a',
      ),
    ...[0, 1, 2].map(
      (i) =>
        poly(
          [
            [30 + i * 56, 40 + i * 16],
            [56 + i * 50, 50 + i * 12],
            [56 + i * 50, 560 - i * 60],
            [30 + i * 56, 590 - i * 62],
          ],
          '#4a1c38',
        ) +
        glow(44 + i * 54, 300, 50, '#ff9a5a', 0.6) +
        poly(
          [
            [1250 - i * 56, 40 + i * 16],
            [1224 - i * 50, 50 + i * 12],
            [1224 - i * 50, 560 - i * 60],
            [1250 - i * 56, 590 - i * 62],
          ],
          '#3a162f',
        ) +
        glow(1236 - i * 54, 300, 50, '#ff9a5a', 0.5),
    ),
    glow(640, 250, 760, '#8fd0e0', 0.45),
    path('M170 50Q640 30 1110 50V440Q640 424 170 440Z', '#0e0818'),
    cut(
      film,
      sky(['#f08a6a', '#f7b87a', '#ffe3a0'], 300),
      sun(560, 230, 56, '#fffbe0', '#ffd88a', 0.9),
      karst(860, 320, 150, 190, '#8a6a8a', '#5a6a78', 5),
      karst(980, 320, 190, 240, '#7a5f84', '#4f6274', 9),
      karst(330, 320, 150, 160, '#9a7590', '#6a7480', 12),
      water(316, ['#f7c48a', '#b5788a', '#5f4f80'], 420),
      glitter(560, 318, 420, 40, 120, '#fff3c0', 4),
      longtail(700, 372, 260, '#3a2a4a', '#7a3f5a', '#ff6a5a'),
      ripples(330, '#4a3f70', 40, 4, 0.4, 420, 190, 1090),
    ),
    rayWedge([640, 760], [190, 70], [1090, 70], '#dff4ff', 0.06),
    poly(
      [
        [600, 720],
        [680, 720],
        [1090, 80],
        [190, 80],
      ],
      linear([
        [0, '#e9f7ff', 0.04],
        [1, '#e9f7ff', 0.22],
      ]),
    ),
    poly(
      [
        [190, 440],
        [1090, 440],
        [1280, 640],
        [0, 640],
      ],
      '#1c0e2a',
    ),
    drawRow(486, 20, 19, '#2a1838', 0),
    drawRow(530, 26, 17, '#2a1838', 20),
    drawRow(590, 36, 13, '#22132f', 0),
    drawRow(660, 48, 10, '#1a0f28', 30),
    drawRow(750, 66, 8, '#140b20', -20),
    bloom(640, 250, 520, '#ffcfa0', 0.25),
    wash('#08040f', 0.6, 'bottom', 0.25),
  );
};

export const artGallery = (): string => {
  const c = camera(640, 330, 640, 1.8);
  const frame = (x: number, y: number, w: number, h: number, inside: string): string =>
    rect(x + 8, y + 12, w, h, '#5a4a5a', 'opacity="0.28"') +
    rect(x - 12, y - 12, w + 24, h + 24, '#b5793f') +
    rect(x - 12, y - 12, w + 24, 6, '#e8b87a') +
    rect(x - 4, y - 4, w + 8, h + 8, '#fffaf0') +
    cut(`M${x} ${y}h${w}v${h}h${-w}Z`, inside);
  const abstract =
    rect(140, 150, 200, 260, '#f2e3c4') +
    circle(240, 230, 66, '#d9433c') +
    path('M140 320Q200 250 260 310T340 280V410H140Z', '#1f5f7a') +
    path('M140 360Q220 310 340 350V410H140Z', '#f2b63c') +
    stroke('M180 160L300 400', '#22264a', 5);
  const lotusArt =
    rect(940, 150, 200, 260, '#1f4a5c') +
    [-2, -1, 0, 1, 2]
      .map((k) =>
        path(
          `M1040 350Q${1040 + k * 46 - 22} 290 ${1040 + k * 40} ${220 + Math.abs(k) * 26}Q${1040 + k * 46 + 22} 290 1040 350Z`,
          k % 2 ? '#f2a0a8' : '#f7cfc4',
        ),
      )
      .join('') +
    oval(1040, 362, 84, 16, '#4f8f6a') +
    circle(1080, 196, 20, '#f7e0a0');
  const centre =
    sky(['#2f5f94', '#8f9ac4', '#f2b08a', '#ffe0a0'], 390) +
    sun(600, 290, 30, '#fff6d8', '#ffcf8a', 0.8) +
    prang(690, 330, 190, '#6a4a70', '#d9908a') +
    prang(610, 330, 90, '#7a587a', '#d9908a') +
    treeline(332, 20, '#4a3a60', 4, 440, 860) +
    water(332, ['#f2b890', '#8a6f98', '#2f3f74'], 440) +
    glitter(600, 334, 430, 16, 60, '#fff3cc', 4) +
    longtail(560, 390, 170, '#2a2348', '#5a3a5c');
  return picture(
    rect(0, 0, 1280, 720, '#f2e6d4'),
    rect(
      0,
      0,
      1280,
      470,
      linear([
        [0, '#d9c9bc'],
        [0.3, '#f7ecdc'],
        [1, '#e9d8c4'],
      ]),
    ),
    poly(
      [
        [0, 0],
        [1280, 0],
        [1080, 46],
        [200, 46],
      ],
      '#8a7a80',
    ),
    ...[240, 640, 1040].map(
      (x) =>
        rect(x - 24, 40, 48, 14, '#3a3448') +
        poly(
          [
            [x - 20, 54],
            [x + 20, 54],
            [x + 190, 470],
            [x - 190, 470],
          ],
          linear([
            [0, '#fff6d8', 0.75],
            [1, '#fff6d8', 0],
          ]),
        ),
    ),
    frame(140, 150, 200, 260, abstract),
    frame(450, 110, 380, 320, centre),
    frame(940, 150, 200, 260, lotusArt),
    rect(0, 466, 1280, 14, '#c9b49f'),
    rect(
      0,
      480,
      1280,
      240,
      linear([
        [0, '#c98f5c'],
        [1, '#8a5540'],
      ]),
    ),
    ...Array.from({ length: 26 }, (_, i) =>
      poly(
        [
          [640 + (i - 13) * 56, 480],
          [640 + (i - 13) * 56 + 2, 480],
          [640 + (i - 13) * 120 + 5, 720],
          [640 + (i - 13) * 120, 720],
        ],
        '#6d3f34',
        'opacity="0.4"',
      ),
    ),
    mirror(480, frame(450, 110, 380, 320, centre), 0.12, 0.5),
    ...[240, 640, 1040].map((x) => pool(x, 560, 240, '#fff0c8', 0.35)),
    c.box(-1.4, 0, 7, 1.4, 0.5, 8, '#5a4a58', { top: '#8a7a84' }),
    shadow(520, 680, 80, 0.4),
    person(
      520,
      684,
      330,
      { ...STAND, nearArm: [6, 60] },
      { top: '#2f5f7a', bottom: '#27305a', front: 1, sleeves: true, rim: '#5f94a8' },
    ),
    shadow(760, 690, 80, 0.4),
    person(770, 690, 310, POINT, {
      top: '#d9573c',
      bottom: '#3a2f50',
      front: 1,
      skirt: 0.9,
      bun: true,
      sleeves: true,
      rim: '#f09a7a',
      left: true,
    }),
    shadow(240, 650, 60, 0.35),
    person(240, 652, 270, FOLD, { top: '#e8b84c', bottom: '#3f4a6a', front: 0.6 }),
    shadow(1060, 660, 60, 0.35),
    person(1050, 660, 276, STAND, { top: '#5f8a68', bottom: '#34305a', front: 1 }),
    person(
      1120,
      660,
      170,
      { ...STAND, nearArm: [20, 60] },
      { top: '#f7f0e0', bottom: '#b5533c', front: 1, skirt: 0.5, long: false },
    ),
    bloom(640, 80, 520, '#fff3cc', 0.35),
    wash('#3a2434', 0.35, 'bottom', 0.25),
  );
};
