// Music and dance.
import { chance } from '../ink/chance.ts';
import { shade, tint } from '../ink/colour.ts';
import { bloom, glow, grade, wash } from '../ink/light.ts';
import { circle, linear, num, oval, path, picture, poly, rect, stroke } from '../ink/paper.ts';
import { bust, person, shadow } from '../ink/people.ts';
import { FOLD, type Pose } from '../ink/poses.ts';
import { finial, templeFront, templeSide } from '../ink/roofs.ts';
import { beam, pool } from '../ink/rooms.ts';
import { moon, sky, streaks } from '../ink/sky.ts';
import { chedi } from '../ink/spires.ts';

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
    hair: '#2a1828',
    front: 1,
    sleeves: true,
    left,
    rim: tint(gold, 0.45),
    shoes: gold,
  });
  const hy = y - h * 0.792;
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
    finial(x + h * 0.066, hy + h * 0.02, h * 0.06, gold, 1) +
    stroke(
      `M${num(x + k * h * 0.012 - h * 0.03)} ${num(hy + h * 0.002)}q${num(h * 0.01)} ${num(-h * 0.008)} ${num(h * 0.02)} 0M${num(x + k * h * 0.012 + h * 0.01)} ${num(hy + h * 0.002)}q${num(h * 0.01)} ${num(-h * 0.008)} ${num(h * 0.02)} 0M${num(x + k * h * 0.012 - h * 0.025)} ${num(hy + h * 0.013)}h${num(h * 0.012)}M${num(x + k * h * 0.012 + h * 0.014)} ${num(hy + h * 0.013)}h${num(h * 0.012)}`,
      '#2a1828',
      h * 0.005,
    ) +
    stroke(
      `M${num(x + k * h * 0.012 - h * 0.012)} ${num(hy + h * 0.044)}q${num(h * 0.012)} ${num(h * 0.007)} ${num(h * 0.024)} 0`,
      '#b5202f',
      h * 0.008,
    );
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
