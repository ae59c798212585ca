// Eating and buying in the street.
import { chance } from '../ink/chance.ts';
import { plume } from '../ink/clouds.ts';
import { brush } from '../ink/land.ts';
import { bloom, glow, grade, mist, rayWedge, wash } from '../ink/light.ts';
import { circle, linear, num, path, picture, poly, rect, stroke } from '../ink/paper.ts';
import { person, shadow } from '../ink/people.ts';
import { FOLD, REACH, SIT, WALK } from '../ink/poses.ts';
import { basket, bokeh, parasol, pile } from '../ink/rooms.ts';
import { shophouses } from '../ink/shophouses.ts';
import { sky } from '../ink/sky.ts';
import { glitter } from '../ink/water.ts';

export const streetFood = (): string => {
  const r = chance(3);
  const flame = (x: number, y: number, s: number): string =>
    path(
      `M${num(x - s * 0.5)} ${num(y)}Q${num(x - s * 0.7)} ${num(y - s)} ${num(x - s * 0.06)} ${num(y - s * r.between(1.5, 2.3))}Q${num(x + s * 0.8)} ${num(y - s * 0.8)} ${num(x + s * 0.5)} ${num(y)}Z`,
      '#ff7a24',
    ) +
    path(
      `M${num(x - s * 0.26)} ${num(y)}Q${num(x - s * 0.4)} ${num(y - s * 0.6)} ${num(x)} ${num(y - s * 1.2)}Q${num(x + s * 0.5)} ${num(y - s * 0.5)} ${num(x + s * 0.26)} ${num(y)}Z`,
      '#ffe08a',
    );
  let bulbs = '';
  for (let i = 0; i < 13; i++) {
    const x = 60 + i * 97;
    const y = 150 + Math.sin((i / 12) * Math.PI) * 50;
    bulbs += glow(x, y, 60, '#ffb84c', 0.7) + circle(x, y, 8, '#fff3c4');
  }
  return picture(
    sky(['#151a40', '#2a2558', '#5a3355', '#8a4a4c'], 560),
    shophouses(560, 400, -40, 1320, 8, '#241f4a', 0.62, '#e8964c'),
    bokeh(40, 180, 1200, 300, 40, ['#ffb04c', '#e8607a', '#5fc0c8', '#ffd98a'], 7, 24),
    stroke('M20 130Q640 260 1260 130', '#15122e', 3),
    bulbs,
    rect(
      0,
      556,
      1280,
      170,
      linear([
        [0, '#5a3a50'],
        [1, '#1a1735'],
      ]),
    ),
    glitter(560, 560, 720, 160, 330, '#ffb45c', 6, 0.35),
    glitter(1010, 560, 720, 40, 100, '#e8607a', 9, 0.3),
    parasol(520, 590, 400, 620, '#c93a34', '#f2d9a0'),
    glow(540, 330, 240, '#ffd98a', 0.8),
    person(
      430,
      640,
      330,
      { lean: 6, nearArm: [40, 84], farArm: [60, 96], nearLeg: [6, 2], farLeg: [-8, -8] },
      {
        top: '#f4ead4',
        rim: '#ffe2a0',
        bottom: '#d9733c',
        skin: '#a8654a',
        hat: 'cap',
        hatColour: '#d9433c',
        skirt: 0.7,
        front: 0.6,
      },
    ),
    rect(330, 530, 480, 22, '#d9c9b4') +
      rect(
        340,
        552,
        460,
        110,
        linear([
          [0, '#3f7f8c'],
          [1, '#25506a'],
        ]),
      ) +
      [0, 1, 2]
        .map((i) => rect(366 + i * 150, 572, 116, 64, '#2b6074') + rect(366 + i * 150, 572, 116, 8, '#5fa0a8'))
        .join('') +
      circle(400, 668, 34, '#1a1733') +
      circle(400, 668, 15, '#8a8296') +
      circle(740, 668, 34, '#1a1733') +
      circle(740, 668, 15, '#8a8296'),
    flame(600, 490, 40),
    flame(556, 494, 26),
    flame(644, 494, 28),
    glow(600, 450, 240, '#ff8a2c', 0.7),
    path('M516 484Q600 560 684 484Z', '#22203a'),
    stroke('M684 486L760 452', '#22203a', 9),
    stroke('M512 482H688', '#7a7590', 6),
    ...[
      [560, 430],
      [600, 400],
      [640, 424],
      [620, 450],
      [580, 456],
    ].map(([x = 0, y = 0], i) => circle(x, y, 7, i % 2 ? '#f2c14c' : '#7fbf4c')),
    stroke('M486 462L566 474', '#c9c2cc', 6),
    plume(610, 430, 260, 130, '#ffe6c8', 90, 4, 0.22),
    rect(712, 470, 90, 60, '#fff3dc', 'opacity="0.16"') +
      stroke('M712 470H802V530M712 470V530', '#d9c9b4', 3) +
      pile(757, 530, 74, 40, 9, '#e8913a', 3),
    ...[
      [930, '#3f8f9a', true],
      [1050, '#e0a33c', true],
    ].map(([x, top, l]) =>
      person(
        Number(x),
        668,
        236,
        { ...SIT, nod: 20, nearArm: [26, 104], farArm: [30, 100] },
        { top: String(top), rim: '#ffcf8a', bottom: '#252350', skin: '#a8654a', left: Boolean(l) },
      ),
    ),
    rect(820, 598, 100, 12, '#c9c2cc') +
      rect(864, 610, 10, 62, '#8a8296') +
      path('M836 598Q850 620 864 598Z', '#f4ead4'),
    rect(915, 628, 62, 12, '#d9433c') + rect(922, 640, 8, 40, '#a32f30') + rect(962, 640, 8, 40, '#a32f30'),
    rect(1035, 628, 62, 12, '#3f7fb0') + rect(1042, 640, 8, 40, '#2b5a8c') + rect(1082, 640, 8, 40, '#2b5a8c'),
    person(190, 700, 300, WALK, { top: '#6d4a7d', bottom: '#1c1a3c', rim: '#d98a7a', sleeves: true }),
    bloom(590, 460, 480, '#ff8a2c', 0.5),
    wash('#0c0b26', 0.5, 'top', 0.3),
    grade('#ff9a4c', 0.06, 'screen'),
  );
};

export const marketMorning = (): string => {
  const r = chance(5);
  const fruit = ['#f2a32c', '#d9433c', '#8fb83c', '#f5d34c', '#7a4a9a', '#e8772e'] as const;
  let far = '';
  for (let i = 0; i < 7; i++)
    far += parasol(120 + i * 176, 430 + (i % 2) * 14, 120, 170, ['#e2574a', '#2f8f86', '#f2b632'][i % 3] ?? '');
  const shopper = (x: number, y: number, h: number, top: string, left: boolean, skirt = 0): string =>
    shadow(x, y, h * 0.26, 0.25) + person(x, y, h, WALK, { top, bottom: '#34406a', left, skirt, bun: skirt > 0 });
  return picture(
    sky(['#8fc4cf', '#f2e3b8', '#ffe6a8'], 400),
    shophouses(440, 290, -30, 1310, 3, '#ffe9bc', 0.35),
    mist(430, 120, '#fff0c4', 0.7),
    far,
    rect(
      0,
      436,
      1280,
      290,
      linear([
        [0, '#f2d9a4'],
        [1, '#a5805f'],
      ]),
    ),
    brush(0, 450, 1280, 260, '#fff0c8', 60, 40, 3, 5, 0.5),
    ...Array.from({ length: 14 }, (_, i) =>
      shopper(
        380 + i * 40 + r.between(-10, 10),
        470 + r.between(-10, 20),
        84 + r.between(-6, 12),
        r.pick(['#e8664a', '#3f7fa8', '#f2c14c', '#f6ead0', '#8f5a9a', '#4f9a86']),
        r() < 0.5,
      ),
    ),
    parasol(270, 640, 420, 560, '#d9433c', '#fbe7c4'),
    parasol(1010, 640, 430, 580, '#2f8f86', '#fbf0d0'),
    person(200, 600, 220, { ...FOLD, nearArm: [30, 90] }, { top: '#f2b632', bottom: '#34406a', hat: 'straw' }),
    person(1080, 606, 224, REACH, { top: '#e8664a', bottom: '#34406a', hat: 'straw', left: true }),
    poly(
      [
        [0, 560],
        [430, 560],
        [470, 620],
        [0, 620],
      ],
      '#b5793f',
    ) +
      rect(0, 620, 470, 100, '#7d4f30') +
      poly(
        [
          [850, 560],
          [1280, 560],
          [1280, 620],
          [810, 620],
        ],
        '#b5793f',
      ) +
      rect(810, 620, 470, 100, '#7d4f30'),
    ...[60, 170, 280, 385].map((x, i) => pile(x, 606, 104, 70, 13, fruit[i] ?? '#f2a32c', i + 2)),
    ...[900, 1005, 1110, 1220].map((x, i) => pile(x, 606, 104, 70, 13, fruit[5 - i] ?? '#f2a32c', i + 9)),
    ...[0, 1, 2, 3].map(
      (i) =>
        basket(70 + i * 120, 712, 116, '#c49452') +
        pile(70 + i * 120, 680, 96, 40, 11, fruit[(i + 3) % 6] ?? '', i + 4),
    ),
    ...[0, 1, 2, 3].map(
      (i) => basket(870 + i * 120, 712, 116, '#c49452') + pile(870 + i * 120, 680, 96, 40, 11, fruit[i] ?? '', i + 14),
    ),
    shopper(610, 640, 280, '#2f7fa8', false, 0.9),
    basket(690, 560, 80, '#c49452') + pile(690, 540, 66, 34, 9, '#8fb83c', 6),
    shopper(730, 610, 240, '#f6ead0', true),
    rayWedge([300, -60], [480, 720], [640, 720], '#fff6cc', 0.42),
    rayWedge([420, -60], [720, 720], [830, 720], '#fff6cc', 0.34),
    bloom(280, 20, 720, '#ffe69a', 0.6),
  );
};
