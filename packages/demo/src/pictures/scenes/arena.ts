// Volleyball and boxing.
import { chance } from '../ink/chance.ts';
import { stand } from '../ink/crowd.ts';
import { bloom, glow, grade, mist, wash } from '../ink/light.ts';
import { circle, line, linear, num, type Point, path, picture, poly, rect, stroke } from '../ink/paper.ts';
import { bust, person, shadow } from '../ink/people.ts';
import { GUARD, KICK, type Pose, STAND } from '../ink/poses.ts';
import { beam, pool } from '../ink/rooms.ts';

export const volleyball = (): string => {
  const skin = '#c08a62';
  const jump = (x: number, y: number, h: number, pose: Pose, top: string, left: boolean): string =>
    shadow(x, 676, h * 0.3, 0.35) +
    person(x, y, h, pose, { top, bottom: '#1f2650', long: false, skin, left, bun: true, rim: '#ffffff' });
  const mesh = (u: number, v: number): Point => [600 + 80 * u, 250 + 50 * u + v * (140 - 54 * u)];
  let net = '';
  for (let i = 0; i <= 14; i++)
    net += `M${mesh(i / 14, 0)
      .map(num)
      .join(' ')}L${mesh(i / 14, 1)
      .map(num)
      .join(' ')}`;
  for (let i = 0; i <= 8; i++)
    net += `M${mesh(0, i / 8)
      .map(num)
      .join(' ')}L${mesh(1, i / 8)
      .map(num)
      .join(' ')}`;
  return picture(
    rect(
      0,
      0,
      1280,
      720,
      linear([
        [0, '#1b2a66'],
        [1, '#34508f'],
      ]),
    ),
    stand(110, 400, '#22357a', ['#e8664a', '#f2b63c', '#f4efe4', '#3f6ac9', '#2a4085', '#2f4890', '#c95a7a'], 9, 11),
    rect(0, 0, 1280, 110, '#141f52'),
    ...[160, 420, 680, 940, 1180].map(
      (x) =>
        rect(x - 50, 40, 100, 14, '#fffbe6') +
        glow(x, 50, 150, '#eaf2ff', 0.6) +
        beam(x, 50, 640 + (x - 640) * 0.8, 640, 150, '#eaf2ff', 0.16),
    ),
    rect(0, 396, 1280, 60, '#1a2760') +
      Array.from({ length: 9 }, (_, i) =>
        rect(i * 146 + 8, 406, 126, 40, ['#f2a900', '#e8412f', '#2f9a8f'][i % 3] ?? ''),
      ).join(''),
    rect(
      0,
      456,
      1280,
      264,
      linear([
        [0, '#f2b070'],
        [1, '#c9743f'],
      ]),
    ),
    poly(
      [
        [180, 500],
        [1180, 500],
        [1300, 700],
        [-100, 700],
      ],
      linear([
        [0, '#4fa8b5'],
        [1, '#2a7f98'],
      ]),
    ),
    stroke('M180 500H1180L1300 700H-100ZM680 500L600 700M480 500L330 700M880 500L870 700', '#f7fbf2', 6),
    poly(
      [
        [300, 500],
        [560, 500],
        [500, 700],
        [140, 700],
      ],
      '#ffffff',
      'opacity="0.1"',
    ),
    ...[
      [210, 596, 200, 1],
      [360, 560, 170, 1],
      [1060, 590, 196, 0],
      [930, 556, 168, 0],
    ].map(
      ([x = 0, y = 0, h = 0, s], i) =>
        shadow(x, y, h * 0.3, 0.3) +
        person(
          x,
          y,
          h,
          { lean: 34, nod: -20, nearArm: [50, 84], farArm: [58, 88], nearLeg: [54, -30], farLeg: [10, -50] },
          {
            top: s ? '#e8412f' : '#f7f2e6',
            bottom: '#1f2650',
            long: false,
            skin: i % 2 ? '#b07a56' : skin,
            left: !s,
            bun: true,
          },
        ),
    ),
    rect(676, 290, 8, 212, '#c9c4d0') +
      poly([mesh(0, 0), mesh(1, 0), mesh(1, 1), mesh(0, 1)], '#ffffff', 'opacity="0.12"') +
      stroke(net, '#f4efe4', 1.8, 'opacity="0.8"') +
      line([mesh(0, 0), mesh(1, 0)], '#fffdf4', 9) +
      rect(592, 236, 14, 466, '#e9e2d4') +
      rect(601, 236, 5, 466, '#9a93a8'),
    jump(
      460,
      590,
      400,
      { lean: -16, nod: -20, nearArm: [158, 150], farArm: [100, 130], nearLeg: [-20, -70], farLeg: [-44, -96] },
      '#e8412f',
      false,
    ),
    jump(
      800,
      596,
      400,
      { lean: 4, nod: -10, nearArm: [160, 166], farArm: [150, 160], nearLeg: [6, -20], farLeg: [-10, -34] },
      '#f7f2e6',
      true,
    ),
    jump(
      890,
      612,
      390,
      { lean: 4, nod: -10, nearArm: [164, 170], farArm: [154, 164], nearLeg: [8, -14], farLeg: [-12, -40] },
      '#f7f2e6',
      true,
    ),
    circle(600, 150, 40, '#f7d04c') +
      path('M564 132Q600 140 626 180L612 188Q590 156 561 146Z', '#2f5fb5') +
      path('M600 110Q612 140 640 148L638 164Q606 154 586 113Z', '#2f5fb5') +
      path('M566 170Q590 176 604 190L590 189Q576 184 566 170Z', '#fffaf0') +
      stroke('M520 100L560 126M505 140L552 146M520 186L556 168', '#fffbe6', 5, 'opacity="0.8"'),
    bloom(600, 150, 320, '#fff3c0', 0.35),
    wash('#0a1038', 0.4, 'top', 0.3),
    wash('#3a1430', 0.3, 'bottom', 0.2),
  );
};

export const boxingRing = (): string => {
  const r = chance(4);
  const crowd = Array.from({ length: 44 }, (_, i) =>
    bust(
      (i % 22) * 62 + (i > 21 ? 30 : 0) - 10,
      430 + (i > 21 ? 34 : 0),
      34,
      r.pick(['#3a2450', '#2a1f48', '#4a2a50', '#22204a']),
      '#140f28',
      '#6d3f5f',
    ),
  ).join('');
  const ropes = (y: number, colour: string, opacity: number): string =>
    stroke(`M130 ${y}Q640 ${y + 10} 1150 ${y}`, colour, 9, `opacity="${opacity}"`);
  return picture(
    rect(
      0,
      0,
      1280,
      720,
      linear([
        [0, '#150f30'],
        [1, '#3a1f48'],
      ]),
    ),
    crowd,
    mist(440, 160, '#c95a5a', 0.2),
    ...[300, 520, 760, 980].map(
      (x, i) =>
        rect(x - 36, 0, 72, 22, '#0c0922') +
        circle(x, 24, 16, '#fff6d8') +
        glow(x, 24, 120, '#ffe6b0', 0.8) +
        beam(x, 20, 640 + (x - 640) * 0.35, 660, 190, i % 2 ? '#ffd9a0' : '#ffe9c8', 0.4),
    ),
    poly(
      [
        [150, 520],
        [1130, 520],
        [1290, 690],
        [-10, 690],
      ],
      linear([
        [0, '#4f7fc4'],
        [0.5, '#3a68b5'],
        [1, '#264a94'],
      ]),
    ),
    poly(
      [
        [250, 536],
        [1030, 536],
        [1130, 668],
        [150, 668],
      ],
      '#5f94d4',
      'opacity="0.5"',
    ),
    rect(-10, 690, 1300, 40, '#b52a34'),
    pool(640, 606, 460, '#fff0c8', 0.5),
    ropes(440, '#d9433c', 0.85),
    ropes(390, '#f4efe4', 0.8),
    ropes(340, '#3f6ac9', 0.8),
    poly(
      [
        [118, 320],
        [148, 320],
        [156, 540],
        [122, 540],
      ],
      '#d9433c',
    ) +
      poly(
        [
          [1132, 320],
          [1162, 320],
          [1158, 540],
          [1124, 540],
        ],
        '#3f6ac9',
      ),
    shadow(560, 640, 130, 0.5),
    shadow(770, 640, 130, 0.5),
    person(
      540,
      640,
      430,
      { ...KICK, lean: -28, nearLeg: [116, 112], farLeg: [-6, -8] },
      {
        top: '#c08058',
        bottom: '#d9342f',
        skin: '#c08058',
        long: false,
        rim: '#f2b98a',
        hat: 'band',
        hatColour: '#f2c14c',
        gloves: '#d9342f',
      },
    ),
    person(
      810,
      640,
      420,
      { ...GUARD, lean: 2, nearArm: [40, 156], farArm: [60, 160] },
      {
        top: '#a5683f',
        bottom: '#2f5fd0',
        skin: '#a5683f',
        long: false,
        rim: '#e09a6a',
        left: true,
        hat: 'band',
        hatColour: '#f4efe4',
        gloves: '#3f6ac9',
      },
    ),
    person(
      1010,
      596,
      290,
      { ...STAND, lean: 10, nearArm: [30, 60] },
      { top: '#f4efe4', bottom: '#1c2048', skin: '#b07a56', left: true, sleeves: true, rim: '#ffffff' },
    ),
    stroke('M716 372L750 350M722 396L764 392M712 348L730 320', '#fff6d8', 5, 'opacity="0.85"'),
    ...[120, 300, 980, 1170].map((x, i) => bust(x, 750, 80 + (i % 2) * 14, '#120d28', '#0b081c', '#5a2f50')),
    bloom(640, 330, 520, '#ffd9a0', 0.35),
    grade('#ff8a5a', 0.05, 'screen'),
    wash('#0a0620', 0.55, 'bottom', 0.2),
  );
};
