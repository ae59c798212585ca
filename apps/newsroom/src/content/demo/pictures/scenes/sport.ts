// Sport.
import { skyline } from '../ink/buildings.ts';
import { camera } from '../ink/camera.ts';
import { chance } from '../ink/chance.ts';
import { shade } from '../ink/colour.ts';
import { brush } from '../ink/land.ts';
import { circle, line, linear, num, oval, type Point, path, picture, poly, rect, stroke } from '../ink/paper.ts';
import { bust, CHEER, GUARD, KICK, limb, type Pose, person, RUN, STAND, shadow, WALK } from '../ink/people.ts';
import { beam, pool } from '../ink/rooms.ts';
import { birds, bloom, glow, grade, mist, sky, stars, streaks, sun, wash } from '../ink/sky.ts';
import { treeline } from '../ink/trees.ts';

/** A bank of spectators as a field of dots, rows rising away from us. */
const stand = (
  x0: number,
  x1: number,
  top: number,
  bottom: number,
  base: string,
  colours: readonly [string, ...string[]],
  seed: number,
  size = 6,
): string => {
  const r = chance(seed);
  const heads = new Map<string, string>();
  for (let y = top + size; y < bottom; y += size * 1.5) {
    for (let x = x0; x < x1; x += size * 1.7) {
      const colour = r.pick(colours);
      const [px, py] = [x + r.between(-2, 2), y + r.between(-1, 1)];
      heads.set(
        colour,
        `${heads.get(colour) ?? ''}M${num(px - size * 0.6)} ${num(py + size)}q0 ${num(-size)} ${num(size * 0.6)} ${num(-size)}t${num(size * 0.6)} ${num(size)}z`,
      );
      heads.set(
        'skin',
        `${heads.get('skin') ?? ''}M${num(px - size * 0.28)} ${num(py - size * 0.1)}a${num(size * 0.28)} ${num(size * 0.28)} 0 1 1 ${num(size * 0.56)} 0a${num(size * 0.28)} ${num(size * 0.28)} 0 1 1 ${num(-size * 0.56)} 0z`,
      );
    }
  }
  return (
    rect(x0, top, x1 - x0, bottom - top, base) +
    [...heads].map(([colour, d]) => path(d, colour === 'skin' ? '#9a6a58' : colour)).join('')
  );
};

export const stadium = (): string => {
  const c = camera(640, 150, 760, 22);
  const at3 = (x: number, z: number): Point => c.point(x, 0, z);
  const line3 = (list: readonly (readonly [number, number])[]): string =>
    stroke(
      list
        .map(([x, z], i) => {
          const p = at3(x, z);
          return `${i ? 'L' : 'M'}${num(p[0])} ${num(p[1])}`;
        })
        .join(''),
      '#e9f7dc',
      4,
      'opacity="0.9"',
    );
  const ring = (r: number, cz: number): (readonly [number, number])[] =>
    Array.from(
      { length: 41 },
      (_, i) => [Math.cos((i / 40) * Math.PI * 2) * r, cz + Math.sin((i / 40) * Math.PI * 2) * r] as const,
    );
  const player = (x: number, z: number, pose: Pose, top: string, left = false): string => {
    const [px, py] = at3(x, z);
    const h = c.size(z) * 3.4;
    return (
      shadow(px, py, h * 0.3, 0.4) +
      person(px, py, h, pose, {
        top,
        bottom: top === '#e8412f' ? '#fff3e0' : '#22305c',
        long: false,
        left,
        rim: '#ffffff',
      })
    );
  };
  const floodlight = (x: number, s: number): string =>
    stroke(`M${x} 260V${60 - s * 10}`, '#1a2450', 8 * s) +
    `<rect x="${x - 50 * s}" y="${20 - s * 10}" width="${100 * s}" height="${46 * s}" rx="5" fill="#1a2450"/>` +
    [0, 1, 2, 3]
      .map((i) =>
        [0, 1].map((j) => circle(x - 36 * s + i * 24 * s, 32 - s * 10 + j * 21 * s, 9 * s, '#fffbe6')).join(''),
      )
      .join('') +
    glow(x, 40, 210 * s, '#e9f4ff', 0.8);
  return picture(
    sky(['#0e1644', '#22357f', '#5f6fb5'], 200),
    stars(5, 60, 120),
    path('M-20 150Q640 60 1300 150V300H-20Z', '#141d50'),
    path('M-20 128Q640 36 1300 128V152Q640 62 -20 152Z', '#d9e3f4'),
    path('M-20 146Q640 56 1300 146V152Q640 62 -20 152Z', '#7f93c4'),
    stand(
      0,
      1280,
      150,
      268,
      '#22306b',
      ['#e8412f', '#f2b632', '#3f6ac9', '#f4efe4', '#2a3a7d', '#2a3a7d', '#34488f'],
      4,
      8,
    ),
    rect(0, 262, 1280, 26, '#16245c') +
      Array.from({ length: 16 }, (_, i) =>
        rect(i * 84 + 6, 266, 68, 18, ['#f2a900', '#e8412f', '#3f9ad0', '#f4efe4'][i % 4] ?? ''),
      ).join(''),
    rect(0, 288, 1280, 440, '#2f8f4f'),
    ...Array.from({ length: 9 }, (_, i) =>
      c.quad(
        [
          [-90, 0, 24 + i * 11],
          [90, 0, 24 + i * 11],
          [90, 0, 29.5 + i * 11],
          [-90, 0, 29.5 + i * 11],
        ],
        '#3fa85a',
      ),
    ),
    brush(0, 300, 1280, 410, '#8fd98a', 120, 18, 1.6, 5, 0.3),
    line3([
      [-60, 108],
      [60, 108],
    ]),
    line3([
      [-42, 24],
      [-42, 108],
      [42, 108],
      [42, 24],
    ]),
    line3([
      [-42, 62],
      [42, 62],
    ]),
    line3(ring(10, 62)),
    line3([
      [-20, 108],
      [-20, 92],
      [20, 92],
      [20, 108],
    ]),
    stroke(`M${at3(-4, 108)[0]} ${at3(-4, 108)[1]}v-26h${at3(4, 108)[0] - at3(-4, 108)[0]}v26`, '#ffffff', 4),
    ...(
      [
        [-160, 1],
        [160, 1],
      ] as const
    ).map(([dx]) =>
      poly(
        [
          [640 + dx * 3.2, 40],
          [640 + dx * 0.2, 720],
          [640 + dx * 2.6, 720],
        ],
        '#dfeaff',
        'opacity="0.1"',
      ),
    ),
    player(-18, 80, RUN, '#2f5fd0', true),
    player(14, 86, WALK, '#e8412f'),
    player(-4, 70, STAND, '#2f5fd0'),
    player(26, 62, RUN, '#e8412f', true),
    player(-26, 56, RUN, '#2f5fd0'),
    player(12, 52, WALK, '#2f5fd0', true),
    player(-12, 42, RUN, '#e8412f'),
    shadow(560, 690, 110, 0.45),
    shadow(800, 700, 110, 0.45),
    person(
      570,
      694,
      350,
      { lean: -14, nearArm: [-60, -20], farArm: [70, 110], nearLeg: [70, 30], farLeg: [-10, -30] },
      { top: '#e8412f', bottom: '#fff3e0', long: false, rim: '#ff9a7a', skin: '#b57a56' },
    ),
    person(
      810,
      700,
      350,
      { ...RUN, lean: 18 },
      { top: '#2f5fd0', bottom: '#16245c', long: false, left: true, rim: '#8fb0ff', skin: '#8f5f45' },
    ),
    circle(730, 600, 25, '#fdfcf6') +
      path('M730 588l11 8l-4 13h-14l-4 -13z', '#22264a') +
      stroke('M730 588V576M741 596L753 592M737 609L744 620M723 609L716 620M719 596L707 592', '#22264a', 3),
    floodlight(150, 1.1),
    floodlight(1130, 1.1),
    floodlight(460, 0.7),
    floodlight(820, 0.7),
    wash('#0a1038', 0.5, 'top', 0.25),
    wash('#0a1a38', 0.35, 'bottom', 0.2),
  );
};

export const runningRace = (): string => {
  const runner = (x: number, y: number, h: number, top: string, bottom: string, phase: number): string =>
    shadow(x + h * 0.05, y, h * 0.3, 0.3) +
    person(
      x,
      y,
      h,
      phase === 0
        ? RUN
        : phase === 1
          ? { lean: 12, nearArm: [46, 140], farArm: [-46, 40], nearLeg: [-26, -84], farLeg: [54, -12] }
          : { lean: 10, nearArm: [-20, 60], farArm: [30, 110], nearLeg: [30, 0], farLeg: [-30, -60] },
      { top, bottom, long: false, skin: h > 200 ? '#a86f4e' : '#9a6a52', rim: '#ffe0a0', bun: phase === 1 },
    );
  const bib = (x: number, y: number, s: number): string =>
    rect(x - s / 2, y, s, s * 0.8, '#fffaf0', 'opacity="0.95"') +
    rect(x - s * 0.36, y + s * 0.2, s * 0.72, s * 0.12, '#d9433c') +
    rect(x - s * 0.36, y + s * 0.44, s * 0.5, s * 0.12, '#27305a');
  let cables = '';
  for (let i = 0; i < 16; i++) cables += `M860 ${90 + i * 7}L${900 + i * 30} 396M860 ${96 + i * 7}L${820 - i * 30} 396`;
  return picture(
    sky(['#5f6fb5', '#d98fa0', '#ffb98a', '#ffe3a8'], 410),
    streaks(5, 12, 40, 260, '#ffe0cc', 0.6),
    sun(440, 330, 56, '#fff9e0', '#ffcf8a', 0.95),
    skyline(410, 60, 220, { front: '#c98f9a', side: '#b57f94', window: '#dfa8a5' }, 6),
    mist(400, 120, '#ffdcae', 0.6),
    stroke(cables, '#f7e3cf', 1.8, 'opacity="0.85"') +
      poly(
        [
          [850, 70],
          [870, 70],
          [896, 400],
          [872, 400],
          [860, 190],
          [848, 400],
          [824, 400],
        ],
        '#8a6a94',
      ) +
      poly(
        [
          [862, 70],
          [870, 70],
          [896, 400],
          [884, 400],
        ],
        '#6a5080',
      ),
    poly(
      [
        [0, 392],
        [1280, 392],
        [1280, 424],
        [0, 424],
      ],
      '#7a6090',
    ) + rect(0, 392, 1280, 6, '#ffe0b8'),
    stroke(Array.from({ length: 60 }, (_, i) => `M${i * 22} 372V392`).join('') + 'M0 374H1280', '#7a6090', 3),
    rect(
      0,
      420,
      1280,
      300,
      linear([
        [0, '#c99aa0'],
        [0.4, '#8a7a9a'],
        [1, '#4a4672'],
      ]),
    ),
    poly(
      [
        [420, 424],
        [470, 424],
        [640, 720],
        [200, 720],
      ],
      '#ffe3a8',
      'opacity="0.35"',
    ),
    stroke('M0 470L1280 440M-40 690L1320 560', '#fff3dc', 5, 'opacity="0.8"'),
    stroke('M0 560L1280 492', '#fff3dc', 5, 'stroke-dasharray="70 50" opacity="0.7"'),
    ...[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13].map((i) =>
      runner(
        90 + i * 88,
        496 - i * 2.6 + (i % 3) * 8,
        104 + (i % 4) * 6,
        ['#e8664a', '#3f8fa8', '#f2b63c', '#8f5aa0', '#f6ead0', '#4f9a78'][i % 6] ?? '',
        '#34406a',
        i % 3,
      ),
    ),
    runner(250, 640, 250, '#3f7fb5', '#22305c', 2),
    bib(268, 476, 38),
    runner(980, 610, 240, '#8f5aa8', '#27305a', 1),
    bib(998, 452, 36),
    runner(620, 690, 350, '#e8412f', '#22264c', 0),
    bib(648, 462, 52),
    ...[
      [1160, 560],
      [60, 590],
    ].map(
      ([x = 0, y = 0]) =>
        rect(x, y - 70, 90, 70, '#e8eef4') +
        rect(x - 8, y - 78, 106, 12, '#3f8fa8') +
        [0, 1, 2, 3]
          .map((i) =>
            poly(
              [
                [x + 8 + i * 22, y - 78],
                [x + 22 + i * 22, y - 78],
                [x + 20 + i * 22, y - 98],
                [x + 10 + i * 22, y - 98],
              ],
              '#f7fbff',
            ),
          )
          .join(''),
    ),
    birds(1080, 140, 6, '#8a6a94', 5, 13),
    bloom(440, 330, 640, '#ff9f5c', 0.45),
    wash('#1f1c48', 0.35, 'bottom', 0.25),
  );
};

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
    stand(
      0,
      1280,
      110,
      400,
      '#22357a',
      ['#e8664a', '#f2b63c', '#f4efe4', '#3f6ac9', '#2a4085', '#2f4890', '#c95a7a'],
      9,
      11,
    ),
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
  const ropes = (y: number, colour: string, opacity = 1): string =>
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
