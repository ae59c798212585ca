// Near to what markets cook and sell.
import { shade, tint } from '../ink/colour.ts';
import { bananaLeaf } from '../ink/leaves.ts';
import { bloom, glow, wash } from '../ink/light.ts';
import { circle, linear, oval, path, picture, rect, stroke } from '../ink/paper.ts';
import { limb, person, shadow } from '../ink/people.ts';
import { BEND, POINT, STAND, WALK } from '../ink/poses.ts';
import { pot } from '../ink/props.ts';
import { basket, parasol, pile } from '../ink/rooms.ts';
import { fish } from '../ink/sealife.ts';
import { shophouses } from '../ink/shophouses.ts';
import { sky } from '../ink/sky.ts';
import { ripples } from '../ink/water.ts';

const planks = (light: string, dark: string): string =>
  rect(
    0,
    0,
    1280,
    720,
    linear([
      [0, light],
      [1, dark],
    ]),
  ) + Array.from({ length: 8 }, (_, i) => rect(0, i * 96, 1280, 4, shade(dark, 0.2))).join('');

/** One pot of sour curry over the fire. */
export const curryPot = (): string =>
  picture(
    rect(
      0,
      0,
      1280,
      720,
      linear([
        [0, '#5a3a34'],
        [1, '#2a1a20'],
      ]),
    ),
    glow(640, 700, 620, '#ff8a3c', 0.6),
    oval(640, 640, 330, 60, '#1a0e14'),
    [430, 540, 640, 740, 850]
      .map((x, i) =>
        path(
          `M${x - 40} 690Q${x - 60} 630 ${x - 8} ${570 + (i % 2) * 20}Q${x + 40} 630 ${x + 40} 690Z`,
          i % 2 ? '#ffb03c' : '#ff7a2c',
        ),
      )
      .join(''),
    path(
      'M270 330Q280 620 470 636H810Q1000 620 1010 330Z',
      linear(
        [
          [0, '#9aa3b0'],
          [1, '#4a4f60'],
        ],
        [0, 0],
        [1, 0],
      ),
    ),
    oval(640, 330, 374, 104, '#c9ced8') + oval(640, 334, 346, 90, '#d9572c') + oval(640, 344, 320, 74, '#e8743c'),
    [
      [470, 330, 44],
      [560, 366, 36],
      [700, 320, 50],
      [810, 350, 40],
      [640, 380, 30],
      [740, 384, 34],
    ]
      .map(
        ([x = 0, y = 0, r = 0], i) =>
          oval(x, y, r, r * 0.5, ['#f4e3c8', '#8fb04c', '#f0d0a0', '#6f9a3c'][i % 4] ?? '') +
          oval(x - 6, y - 5, r * 0.6, r * 0.24, '#fff6e0', 'opacity="0.5"'),
      )
      .join(''),
    [
      [520, 346],
      [660, 350],
      [860, 326],
      [590, 312],
    ]
      .map(([x = 0, y = 0]) => path(`M${x} ${y}q26 -20 50 -2q-20 20 -50 2Z`, '#4f8a3c'))
      .join(''),
    stroke('M760 340L1000 60', '#b5744a', 26) + stroke('M764 336L1000 60', '#d9a06a', 9),
    stroke(
      'M420 250q-40 -60 0 -110t0 -120M640 230q-40 -60 0 -110t0 -120M560 250q40 -60 0 -110t0 -120',
      '#ffffff',
      15,
      'opacity="0.28"',
    ),
    limb([1310, -20], [1130, 60], 70, 44, '#b97a56') + limb([1130, 60], [1000, 76], 30, 22, '#b97a56'),
    wash('#120810', 0.45, 'left', 0.3),
  );

/** Which fish is fresh: eyes, gills, back. */
export const fishOnIce = (): string =>
  picture(
    rect(
      0,
      0,
      1280,
      720,
      linear([
        [0, '#bfe0ea'],
        [1, '#6fa8c0'],
      ]),
    ),
    Array.from(
      { length: 260 },
      (_, i) =>
        `<g transform="translate(${(i * 197 + (i % 13) * 61) % 1300} ${(i * 89 + (i % 7) * 37) % 740}) rotate(${i * 47})">${rect(-22, -16, 44, 32, i % 3 ? '#e4f4fa' : '#c9e4f0', 'opacity="0.7"')}</g>`,
    ).join(''),
    bananaLeaf(-30, 700, 760, -20, '#4f9a48') + bananaLeaf(1320, 40, 700, 160, '#4f9a48'),
    fish(420, 190, 460, '#8fa8bf', '#dfeaf4') +
      fish(840, 300, 480, '#e08a7a', '#ffe0d0', true) +
      fish(430, 430, 480, '#7f98b0', '#dfeaf4') +
      fish(850, 560, 460, '#8fa8bf', '#e8f0f8', true),
    limb([1320, 560], [1130, 420], 74, 46, '#b97a56') +
      limb([1130, 420], [1030, 340], 32, 20, '#b97a56') +
      limb([1130, 450], [1040, 390], 28, 17, '#a86c4a'),
    [
      [150, 620],
      [220, 656],
      [110, 540],
    ]
      .map(
        ([x = 0, y = 0]) =>
          circle(x, y, 44, '#f2d04c') +
          circle(x - 8, y - 8, 34, '#ffe68a') +
          stroke(`M${x - 26} ${y - 8}h36M${x - 8} ${y - 26}v36`, '#f7f0b0', 4),
      )
      .join(''),
    bloom(300, 40, 560, '#ffffff', 0.45),
    wash('#1a3a4a', 0.3, 'bottom', 0.2),
  );

/** Sweets that two families still know how to make. */
export const marketSweets = (): string =>
  picture(
    planks('#a5683f', '#5f3a30'),
    bananaLeaf(-60, 640, 900, -18, '#4f9a48') + bananaLeaf(500, 760, 900, -30, '#5fa852'),
    Array.from({ length: 12 }, (_, i) => {
      const [x, y] = [190 + (i % 4) * 230 + (Math.floor(i / 4) % 2) * 60, 200 + Math.floor(i / 4) * 190];
      const fill = ['#f7a8c0', '#fff6e0', '#8fc45c', '#f2b03c'][(i + Math.floor(i / 4)) % 4] ?? '';
      return (
        oval(x, y + 40, 96, 30, '#2a1a18', 'opacity="0.3"') +
        path(`M${x - 84} ${y - 20}H${x + 84}L${x + 62} ${y + 54}H${x - 62}Z`, '#4f8a3f') +
        path(`M${x} ${y - 20}H${x + 84}L${x + 62} ${y + 54}H${x + 6}Z`, '#3f7434') +
        oval(x, y - 20, 84, 28, shade(fill, 0.2)) +
        oval(x, y - 28, 78, 26, fill) +
        oval(x - 18, y - 36, 34, 9, tint(fill, 0.6), 'opacity="0.8"') +
        [0, 1, 2, 3, 4].map((k) => circle(x - 30 + k * 15, y - 28 + ((k * 7) % 11) - 4, 4, '#fffdf0')).join('')
      );
    }).join(''),
    limb([1320, 250], [1180, 210], 70, 44, '#c08a62') +
      limb([1180, 210], [1080, 190], 26, 17, '#c08a62') +
      limb([1180, 236], [1090, 224], 24, 16, '#b07a56'),
    bloom(280, 40, 560, '#fff3c8', 0.5),
    wash('#2a1410', 0.4, 'bottom', 0.22),
  );

/** Water has gone down: stalls are washed, pots are put on. */
export const washingStalls = (): string =>
  picture(
    sky(['#8fb8c8', '#d0e0d8', '#f7ecd0'], 400),
    shophouses(430, 290, -30, 1320, 14, '#e8dcc4', 0.3),
    rect(0, 360, 1280, 70, '#8a7358', 'opacity="0.45"') + stroke('M0 360H1280', '#6d5a44', 4, 'opacity="0.6"'),
    rect(
      0,
      430,
      1280,
      300,
      linear([
        [0, '#b5a48a'],
        [1, '#7a6a58'],
      ]),
    ),
    [
      [260, 520, 200],
      [820, 500, 160],
      [1040, 640, 230],
      [430, 670, 190],
    ]
      .map(([x = 0, y = 0, w = 0]) => oval(x, y, w, w * 0.14, '#c9dfe4', 'opacity="0.8"'))
      .join('') + ripples(470, '#ffffff', 30, 6, 0.5),
    parasol(1060, 560, 330, 300, '#d9573f') +
      rect(930, 470, 270, 18, '#a5744a') +
      rect(950, 488, 12, 110, '#7a543c') +
      rect(1170, 488, 12, 110, '#7a543c') +
      pot(1060, 470, 130, '#b5bcc6', '#e8843c') +
      stroke('M1040 350q-20 -30 0 -60t0 -60M1080 350q20 -30 0 -60t0 -60', '#ffffff', 8, 'opacity="0.5"'),
    person(
      330,
      650,
      300,
      { ...BEND, lean: 30, nearArm: [34, 50] },
      { top: '#3f8aa8', bottom: '#2b3060', long: false, hat: 'straw' },
    ) +
      stroke('M390 500L520 668', '#8a5a3c', 9) +
      path('M500 650l52 -8l26 44h-90Z', '#e0b05a'),
    person(650, 620, 280, { ...POINT, nearArm: [50, 80] }, { top: '#f2b03c', bottom: '#3a3060', bun: true }) +
      stroke('M740 500Q850 480 900 590', '#9fd8ea', 12, 'opacity="0.9"') +
      stroke('M640 510Q560 640 720 700', '#3f8a5a', 10),
    person(870, 690, 310, { ...WALK }, { top: '#e0704a', bottom: '#4a5a7a', left: true }) +
      path('M790 560h70l-10 80h-50Z', '#4f86c4'),
    basket(150, 700, 190, '#c98f5c') + pile(150, 640, 160, 60, 18, '#7fb85a', 4),
    shadow(330, 652, 90) + shadow(650, 622, 80) + shadow(870, 692, 90),
    person(180, 560, 250, STAND, { top: '#8a5a8a', bottom: '#3a3048' }),
    bloom(980, 60, 520, '#fff6d8', 0.5),
    wash('#2a2028', 0.3, 'bottom', 0.2),
  );
