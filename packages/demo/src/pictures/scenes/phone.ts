// A phone in the hand.
import { tint } from '../ink/colour.ts';
import { bloom, glow, mist, wash } from '../ink/light.ts';
import { blob, circle, cut, linear, oval, type Point, path, picture, poly, rect, stroke } from '../ink/paper.ts';
import { limb } from '../ink/people.ts';
import { bokeh } from '../ink/rooms.ts';
import { shophouses } from '../ink/shophouses.ts';
import { sky } from '../ink/sky.ts';
import { chedi } from '../ink/spires.ts';
import { skyline } from '../ink/towers.ts';

export const phoneApp = (): string => {
  const face = 'M508 96H772Q796 96 796 120V560Q796 584 772 584H508Q484 584 484 560V120Q484 96 508 96Z';
  const card = (y: number, h: number, a: string, b: string): string =>
    `<rect x="502" y="${y}" width="276" height="${h}" rx="12" fill="#ffffff"/>` +
    `<rect x="512" y="${y + 10}" width="${h - 20}" height="${h - 20}" rx="8" fill="${a}"/>` +
    rect(512 + h - 8, y + 16, 150, 9, '#2f3a68') +
    rect(512 + h - 8, y + 34, 110, 7, '#c4c6d8') +
    `<rect x="${512 + h - 8}" y="${y + h - 24}" width="60" height="12" rx="6" fill="${b}"/>`;
  return picture(
    sky(['#1f2a66', '#54408a', '#c96a7a', '#f7b070'], 620),
    skyline(560, 90, 300, { front: '#4a3f80', side: '#3a3470', window: '#5a4f90', lamp: '#ffdf94', share: 0.35 }, 6),
    shophouses(650, 240, -40, 1320, 5, '#4a3668', 0.55, '#ffb45c'),
    rect(0, 640, 1280, 90, '#3a2850'),
    mist(560, 300, '#f29a70', 0.3),
    bokeh(0, 260, 1280, 400, 60, ['#ffcf7a', '#ff8a7a', '#7ad0d9', '#ffb04c', '#c98af0'], 5, 40),
    glow(640, 340, 520, '#9fd0ff', 0.5),
    limb([1010, 900], [860, 640], 150, 96, '#2f7f86') + limb([890, 700], [800, 600], 78, 74, '#c98a62'),
    blob(
      [
        [690, 420],
        [820, 400],
        [880, 470],
        [890, 620],
        [820, 720],
        [640, 720],
        [560, 660],
        [600, 560],
      ] as Point[],
      '#b87a54',
    ),
    path('M500 84H780Q808 84 808 112V568Q808 596 780 596H500Q472 596 472 568V112Q472 84 500 84Z', '#141a36'),
    path('M500 84H780Q808 84 808 112V568Q808 596 780 596H500', 'none', 'stroke="#7a86b8" stroke-width="4"'),
    cut(
      face,
      rect(480, 90, 330, 500, '#eef1fb'),
      rect(
        480,
        90,
        330,
        170,
        linear([
          [0, '#3f6ad0'],
          [1, '#6fa0f0'],
        ]),
      ),
      rect(504, 128, 120, 14, '#ffffff'),
      rect(504, 152, 190, 24, '#ffffff'),
      rect(504, 188, 60, 8, '#bcd4ff'),
      circle(752, 140, 18, '#f2a900'),
      card(226, 88, '#f2a900', '#2f9a78'),
      card(326, 88, '#e8604c', '#3f6ad0'),
      card(426, 88, '#2f9a78', '#f2a900'),
      rect(480, 530, 330, 60, '#ffffff'),
      circle(530, 556, 10, '#3f6ad0'),
      circle(603, 556, 10, '#c4c6d8'),
      circle(676, 556, 10, '#c4c6d8'),
      circle(749, 556, 10, '#c4c6d8'),
      poly(
        [
          [484, 96],
          [600, 96],
          [484, 420],
        ],
        '#ffffff',
        'opacity="0.14"',
      ),
    ),
    stroke('M530 282L546 262L560 276L580 252', '#ffffff', 5),
    stroke('M534 384V356M548 384V366M562 384V348', '#ffffff', 6),
    chedi(548, 494, 46, '#e9fff4', '#ffffff'),
    `<rect x="600" y="104" width="80" height="12" rx="6" fill="#141a36"/>`,
    ...[
      [470, 330],
      [466, 400],
      [470, 470],
      [482, 536],
    ].map(
      ([x = 0, y = 0], i) =>
        limb([x - 34 + i * 4, y + 16], [x + 24, y], 27 - i * 2, 24 - i * 2, tint('#c98a62', 0.05 + i * 0.02)) +
        oval(x + 34, y - 4, 13, 15, '#f2c4a0'),
    ),
    limb([860, 560], [836, 430], 42, 34, '#d39870') +
      limb([836, 430], [770, 352], 33, 26, '#dca27a') +
      oval(762, 342, 15, 19, '#f2c8a8', 'transform="rotate(-40 762 342)"'),
    glow(740, 320, 90, '#ffffff', 0.35),
    poly(
      [
        [812, 690],
        [930, 620],
        [962, 672],
        [850, 740],
      ],
      '#f4e3c4',
    ),
    bloom(640, 340, 420, '#8fb8ff', 0.3),
    wash('#0e0f30', 0.4, 'bottom', 0.2),
  );
};
