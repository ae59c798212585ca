// Stage, screen, gallery, temple.

import { longtail } from '../ink/boats.ts';
import { camera } from '../ink/camera.ts';
import { chance } from '../ink/chance.ts';
import { shade, tint } from '../ink/colour.ts';
import { karst, ranges } from '../ink/land.ts';
import { circle, cut, linear, num, oval, path, picture, poly, rect, stroke } from '../ink/paper.ts';
import { bust, CHEER, FOLD, POINT, type Pose, person, STAND, shadow, WALK } from '../ink/people.ts';
import { chedi, finial, prang, ROYAL, sala, templeFront, templeSide } from '../ink/roofs.ts';
import { beam, pool } from '../ink/rooms.ts';
import { birds, bloom, glow, grade, heap, mist, moon, rayWedge, sky, stars, streaks, sun, wash } from '../ink/sky.ts';
import { bush, lotus, palm, rainTree, tree, treeline } from '../ink/trees.ts';
import { glitter, mirror, ripples, water } from '../ink/water.ts';

export const stageConcert = (): string => {
  const r = chance(6);
  const hands = Array.from({ length: 46 }, () => {
    const [x, y, s] = [r() * 1280, r.between(600, 720), r.between(50, 90)];
    return (
      stroke(`M${num(x)} ${num(y + 60)}L${num(x + r.between(-14, 14))} ${num(y - s)}`, '#140c30', s * 0.17) +
      circle(x, y - s, s * 0.12, '#140c30')
    );
  }).join('');
  const crowd = Array.from({ length: 34 }, (_, i) =>
    bust(i * 39 + r.between(-10, 10), 730 + r.between(-26, 10), r.between(40, 58), '#140c30', '#0d0824', '#4f2468'),
  ).join('');
  const player = (x: number, h: number, pose: Pose, left = false): string =>
    person(x, 520, h, pose, {
      top: '#2a1450',
      bottom: '#1c0f3c',
      skin: '#7a3a5f',
      hair: '#140c30',
      rim: '#ff7ab0',
      left,
      sleeves: true,
    });
  return picture(
    rect(
      0,
      0,
      1280,
      720,
      linear([
        [0, '#1c1048'],
        [0.6, '#5a2080'],
        [1, '#2a1050'],
      ]),
    ),
    glow(640, 380, 640, '#ff5aa5', 0.75),
    rect(260, 110, 760, 330, '#2a1460') +
      Array.from({ length: 19 }, (_, i) =>
        rect(
          272 + i * 40,
          430 - 60 - r() * 210,
          28,
          280,
          linear([
            [0, '#ffd05a'],
            [0.5, '#ff5a8a'],
            [1, '#7a2fb0', 0.2],
          ]),
        ),
      ).join(''),
    rect(260, 430, 760, 100, '#1c0f40'),
    circle(640, 240, 96, '#ffe6a0', 'opacity="0.92"'),
    glow(640, 240, 300, '#ffd98a', 0.8),
    stroke(
      'M180 540V60H1100V540M180 60L220 20H1060L1100 60M220 20V60M300 60L340 20L380 60L420 20L460 60L500 20L540 60L580 20L620 60L660 20L700 60L740 20L780 60L820 20L860 60L900 20L940 60L980 20L1020 60L1060 20',
      '#120a30',
      9,
    ),
    ...[220, 360, 500, 780, 920, 1060].map(
      (x, i) =>
        circle(x, 76, 13, '#fff') +
        glow(x, 76, 80, '#ffffff', 0.7) +
        beam(
          x,
          76,
          [80, 420, 300, 980, 860, 1200][i] ?? 640,
          640,
          110,
          ['#5ae0ff', '#ff8ad0', '#ffe08a', '#ffe08a', '#ff8ad0', '#5ae0ff'][i] ?? '',
          0.5,
        ),
    ),
    rect(120, 516, 1040, 60, '#160c34') + rect(120, 512, 1040, 8, '#ff8ac0'),
    ...[150, 1050].map((x) =>
      [0, 1, 2]
        .map(
          (i) =>
            rect(x, 300 + i * 72, 84, 68, '#120a2c') +
            circle(x + 42, 334 + i * 72, 26, '#2a1a54') +
            circle(x + 42, 334 + i * 72, 11, '#120a2c'),
        )
        .join(''),
    ),
    player(400, 230, FOLD),
    stroke('M360 420L520 362', '#ffcf6a', 9) + oval(398, 408, 34, 24, '#d9433c'),
    player(880, 230, FOLD, true),
    stroke('M920 420L760 362', '#8fe0ff', 9) + oval(882, 408, 34, 24, '#2f5fd0'),
    oval(640, 500, 70, 40, '#f2c14c') + oval(560, 490, 36, 10, '#ffe08a') + oval(720, 486, 36, 10, '#ffe08a'),
    player(640, 330, {
      lean: -8,
      nod: -20,
      nearArm: [60, 150],
      farArm: [-150, -170],
      nearLeg: [16, 6],
      farLeg: [-20, -20],
    }),
    stroke('M702 236L708 254', '#ffe6f0', 8),
    crowd,
    hands,
    ...[
      [220, 560],
      [520, 580],
      [760, 556],
      [1040, 572],
    ].map(([x = 0, y = 0]) => rect(x, y, 22, 36, '#bfe6ff', 'rx="3"') + glow(x + 11, y + 18, 50, '#bfe6ff', 0.7)),
    ...Array.from({ length: 70 }, () =>
      rect(
        r() * 1280,
        r() * 520,
        5,
        9,
        r.pick(['#ffd05a', '#ff7ab0', '#8fe0ff', '#ffffff']),
        `opacity="${num(r.between(0.4, 0.9))}" transform="rotate(${num(r() * 6)})"`,
      ),
    ),
    bloom(640, 240, 460, '#ff9ac0', 0.35),
    wash('#0a0520', 0.5, 'bottom', 0.2),
  );
};

const dancer = (x: number, y: number, h: number, gold: string, cloth: string, left: boolean, mask = ''): string => {
  const pose: Pose = { lean: 2, nearArm: [84, 168], farArm: [-76, -24], nearLeg: [62, -30], farLeg: [-56, 22] };
  const k = left ? -1 : 1;
  const body = person(x, y, h, pose, {
    top: gold,
    bottom: cloth,
    skin: mask || '#f0d9b8',
    hair: gold,
    front: 1,
    sleeves: true,
    left,
    rim: tint(gold, 0.45),
    shoes: gold,
  });
  const hy = y - h * 0.86;
  const head =
    oval(x + k * h * 0.012, hy + h * 0.012, h * 0.046, h * 0.056, mask || '#fbeedb') +
    path(
      `M${num(x - h * 0.064)} ${num(hy - h * 0.02)}Q${num(x)} ${num(hy - h * 0.1)} ${num(x + h * 0.064)} ${num(hy - h * 0.02)}L${num(x + h * 0.042)} ${num(hy - h * 0.09)}Q${num(x + h * 0.014)} ${num(hy - h * 0.14)} ${num(x + h * 0.004)} ${num(hy - h * 0.27)}Q${num(x - h * 0.014)} ${num(hy - h * 0.14)} ${num(x - h * 0.042)} ${num(hy - h * 0.09)}Z`,
      gold,
    ) +
    stroke(
      `M${num(x - h * 0.056)} ${num(hy - h * 0.034)}Q${num(x)} ${num(hy - h * 0.1)} ${num(x + h * 0.056)} ${num(hy - h * 0.034)}M${num(x - h * 0.03)} ${num(hy - h * 0.11)}h${num(h * 0.06)}M${num(x - h * 0.018)} ${num(hy - h * 0.145)}h${num(h * 0.036)}`,
      tint(gold, 0.6),
      h * 0.008,
    ) +
    finial(x - h * 0.066, hy + h * 0.02, h * 0.06, gold, -1) +
    finial(x + h * 0.066, hy + h * 0.02, h * 0.06, gold, 1);
  const sash =
    path(
      `M${num(x - h * 0.05)} ${num(y - h * 0.42)}L${num(x + h * 0.05)} ${num(y - h * 0.42)}L${num(x + h * 0.035)} ${num(y - h * 0.16)}L${num(x)} ${num(y - h * 0.12)}L${num(x - h * 0.035)} ${num(y - h * 0.16)}Z`,
      shade(cloth, 0.25),
    ) +
    stroke(
      `M${num(x - h * 0.03)} ${num(y - h * 0.38)}L${num(x)} ${num(y - h * 0.15)}L${num(x + h * 0.03)} ${num(y - h * 0.38)}`,
      gold,
      h * 0.01,
    ) +
    stroke(
      `M${num(x - h * 0.085)} ${num(y - h * 0.42)}Q${num(x)} ${num(y - h * 0.39)} ${num(x + h * 0.085)} ${num(y - h * 0.42)}`,
      tint(gold, 0.4),
      h * 0.026,
    );
  const collar =
    path(
      `M${num(x - h * 0.1)} ${num(y - h * 0.68)}Q${num(x)} ${num(y - h * 0.6)} ${num(x + h * 0.1)} ${num(y - h * 0.68)}Q${num(x + h * 0.06)} ${num(y - h * 0.74)} ${num(x)} ${num(y - h * 0.73)}Q${num(x - h * 0.06)} ${num(y - h * 0.74)} ${num(x - h * 0.1)} ${num(y - h * 0.68)}Z`,
      cloth,
    ) +
    stroke(
      `M${num(x - h * 0.1)} ${num(y - h * 0.68)}Q${num(x)} ${num(y - h * 0.6)} ${num(x + h * 0.1)} ${num(y - h * 0.68)}`,
      tint(gold, 0.4),
      h * 0.012,
    );
  const shoulders =
    finial(x - h * 0.115, y - h * 0.69, h * 0.1, gold, -1) + finial(x + h * 0.115, y - h * 0.69, h * 0.1, gold, 1);
  return shadow(x, y, h * 0.32, 0.45) + body + sash + collar + shoulders + head;
};

export const danceTheatre = (): string => {
  const set = { tile: '#7a2f4a', border: '#3a2050', gold: '#d99a4c', wall: '#a86a58', deep: '#3a1a3c' };
  const drape = (k: number): string =>
    Array.from({ length: 7 }, (_, i) =>
      path(
        `M${640 + k * (640 - i * 34)} 0H${640 + k * (600 - i * 34)}Q${640 + k * (590 - i * 26)} 400 ${640 + k * (640 - i * 20)} 640H${640 + k * (664 - i * 20)}Q${640 + k * (640 - i * 30)} 320 ${640 + k * (640 - i * 34)} 0Z`,
        i % 2 ? '#a3202f' : '#7a1428',
      ),
    ).join('');
  return picture(
    rect(0, 0, 1280, 720, '#2a1038'),
    sky(['#3a2a70', '#8a4a80', '#f09a6a', '#ffd08a'], 470),
    moon(860, 170, 56, '#fff0c8', '#e3b58a'),
    streaks(4, 9, 80, 320, '#f7a58a', 0.5),
    templeSide(330, 480, 380, 220, set),
    templeFront(640, 480, 260, 380, set),
    templeSide(950, 480, 380, 220, set),
    chedi(160, 480, 200, '#a8603f', '#e8b070'),
    chedi(1120, 480, 200, '#a8603f', '#e8b070'),
    grade('#3a1450', 0.45),
    rect(
      0,
      470,
      1280,
      250,
      linear([
        [0, '#c9743f'],
        [1, '#5a2434'],
      ]),
    ),
    ...Array.from({ length: 17 }, (_, i) =>
      poly(
        [
          [640 + (i - 8) * 74, 470],
          [640 + (i - 8) * 74 + 3, 470],
          [640 + (i - 8) * 150 + 5, 720],
          [640 + (i - 8) * 150, 720],
        ],
        '#4a1c2c',
        'opacity="0.4"',
      ),
    ),
    beam(640, -40, 640, 690, 230, '#fff0c4', 0.5),
    beam(240, -40, 380, 680, 130, '#ffcf9a', 0.35),
    beam(1040, -40, 900, 680, 130, '#ffcf9a', 0.35),
    pool(640, 660, 300, '#fff3cc', 0.7),
    pool(360, 640, 180, '#ffdca8', 0.5),
    pool(920, 640, 180, '#ffdca8', 0.5),
    dancer(360, 640, 400, '#e8a93c', '#2f7a5c', false, '#5fa878'),
    dancer(920, 640, 400, '#e8a93c', '#27408f', true),
    dancer(640, 680, 540, '#f7c14c', '#b5202f', false),
    path(
      'M0 0H1280V60Q1200 130 1120 60Q1040 130 960 60Q880 130 800 60Q720 130 640 60Q560 130 480 60Q400 130 320 60Q240 130 160 60Q80 130 0 60Z',
      '#8a1828',
    ) +
      stroke(
        'M0 60Q80 130 160 60Q240 130 320 60Q400 130 480 60Q560 130 640 60Q720 130 800 60Q880 130 960 60Q1040 130 1120 60Q1200 130 1280 60',
        '#f2b63c',
        7,
      ),
    drape(-1),
    drape(1),
    ...Array.from({ length: 13 }, (_, i) => bust(40 + i * 100, 756, 54, '#1a0a24', '#10061a', '#4a1c3c')),
    bloom(640, 360, 420, '#ffcf8a', 0.3),
    wash('#14041c', 0.5, 'left', 0.2),
    wash('#14041c', 0.5, 'right', 0.2),
  );
};

export const cinema = (): string => {
  const r = chance(3);
  const film = 'M190 70Q640 50 1090 70V420Q640 404 190 420Z';
  const rowOf = (y: number, s: number, count: number, coat: string, shift: number): string =>
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
    rowOf(486, 20, 19, '#2a1838', 0),
    rowOf(530, 26, 17, '#2a1838', 20),
    rowOf(590, 36, 13, '#22132f', 0),
    rowOf(660, 48, 10, '#1a0f28', 30),
    rowOf(750, 66, 8, '#140b20', -20),
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
    c.box(-1.4, 0, 7, 1.4, 0.5, 8, '#5a4a58', { top: '#8a7a84' }).replace(/^/, ''),
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

export const templeRoofs = (): string =>
  picture(
    sky(['#1f6fb5', '#5fb0d9', '#c9e6dc', '#fff0c4'], 720),
    heap(230, 330, 460, '#ffffff', '#c4dce6', 4),
    heap(1100, 260, 460, '#ffffff', '#c4dce6', 9),
    streaks(5, 5, 60, 200, '#ffffff', 0.6),
    chedi(120, 720, 520, '#c9963c', '#ffe6a0'),
    prang(1180, 740, 560, '#a8a08f', '#e3d6b4'),
    chedi(1010, 700, 330, '#d9a83f', '#fff0b4'),
    mist(640, 220, '#fff3d0', 0.6),
    templeSide(310, 760, 640, 470, { ...ROYAL, tile: '#e0803c', border: '#3f8060' }),
    templeSide(1000, 800, 620, 440, { ...ROYAL, tile: '#3f6fa8', border: '#e08a3c' }),
    templeFront(640, 900, 560, 830, ROYAL, 3),
    poly(
      [
        [640, 80],
        [1000, 720],
        [640, 720],
      ],
      '#22204a',
      'opacity="0.1"',
    ),
    tree(60, 760, 220, '#4f9a58', '#5d4a3a', 4),
    tree(1240, 770, 240, '#3f8a50', '#5d4a3a', 8),
    ...[0, 1, 2].map((i) => birds(330 + i * 330, 130 + (i % 2) * 60, 4, '#3a4a7a', i + 3, 17)),
    bloom(90, 40, 720, '#fff0a8', 0.55),
    wash('#4a1c30', 0.3, 'bottom', 0.3),
  );

export const palaceGarden = (): string => {
  const far =
    treeline(400, 120, '#8fbf94', 4) +
    rainTree(240, 420, 320, '#6fae5c', '#6d5340', 5, 1) +
    rainTree(1060, 420, 340, '#5fa054', '#6d5340', 9, 1) +
    templeSide(920, 400, 300, 170, { ...ROYAL, tile: '#d98a5c', wall: '#f4e6c8' }) +
    palm(420, 410, 260, '#5fa870', '#8a7358', 3, 0.06) +
    treeline(408, 46, '#6fa870', 8);
  const island =
    oval(640, 456, 330, 26, '#8fae58') +
    oval(640, 450, 330, 24, '#b5cf70') +
    bush(400, 458, 130, '#5f9f50', 3, 1) +
    bush(880, 458, 130, '#5f9f50', 7, 1) +
    sala(640, 446, 400, ROYAL) +
    bush(480, 462, 70, '#8fbf58', 12, 1) +
    bush(800, 462, 70, '#8fbf58', 15, 1);
  return picture(
    sky(['#8fc4d9', '#d4e6d4', '#fff0c0', '#ffe3a0'], 410),
    sun(990, 130, 46, '#fffdf0', '#fff0b0', 0.9),
    heap(300, 170, 380, '#fffdf4', '#dfe9da', 5),
    far,
    mist(400, 90, '#fff6d0', 0.6),
    water(410, ['#dfe6b0', '#8fc0a0', '#3f8f8a', '#1f5f70']),
    mirror(452, island, 0.45, 0.62),
    mirror(410, far, 0.18, 0.5),
    ripples(414, '#f4fbe0', 80, 4, 0.5),
    ripples(414, '#1f6468', 70, 9, 0.3),
    glitter(990, 412, 700, 40, 140, '#fffbe0', 6, 0.6),
    island,
    poly(
      [
        [560, 470],
        [720, 470],
        [740, 488],
        [540, 488],
      ],
      '#f4e6c8',
    ),
    person(600, 470, 66, STAND, { top: '#d9573c', bottom: '#34406a', skirt: 0.9, bun: true, front: 1 }),
    person(680, 470, 70, WALK, { top: '#f7f0dc', bottom: '#34406a', left: true }),
    lotus(510, 34, '#4f9a6a', '#f07a9a', 6),
    lotus(610, 16, '#3f8a60', '#f7a0b5', 11),
    poly(
      [
        [0, 640],
        [180, 690],
        [260, 740],
        [0, 740],
      ],
      '#5f8a48',
    ),
    bush(80, 710, 220, '#4f8f4c', 5, 1),
    poly(
      [
        [1280, 620],
        [1100, 690],
        [1040, 740],
        [1280, 740],
      ],
      '#4f7f48',
    ),
    bush(1200, 710, 230, '#3f804a', 9, 1),
    birds(560, 130, 5, '#5f8a94', 5, 12),
    bloom(990, 120, 640, '#fff0a0', 0.5),
  );
};
