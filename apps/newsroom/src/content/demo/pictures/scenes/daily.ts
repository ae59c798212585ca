// Care, work, trade: rooms where things are done by hand.
import { shophouses, skyline } from '../ink/buildings.ts';
import { chance } from '../ink/chance.ts';
import { shade, tint } from '../ink/colour.ts';
import { brush, ranges } from '../ink/land.ts';
import {
  at,
  blob,
  circle,
  cut,
  group,
  linear,
  num,
  oval,
  type Point,
  path,
  picture,
  poly,
  rect,
  stroke,
} from '../ink/paper.ts';
import { FOLD, limb, person, REACH, SIT, STAND, shadow, WALK } from '../ink/people.ts';
import { chedi, orb } from '../ink/roofs.ts';
import { bokeh, pendant, pile } from '../ink/rooms.ts';
import { bloom, glow, mist, plume, rayWedge, sky, stars, streaks, sun, wash } from '../ink/sky.ts';
import { lampPost } from '../ink/street.ts';
import { bananaLeaf, bush, crown, palm, tree, treeline } from '../ink/trees.ts';
import { van } from '../ink/vehicles.ts';
import { glitter, mirror } from '../ink/water.ts';

export const hospital = (): string => {
  const r = chance(4);
  let windows = '';
  let lit = '';
  for (let j = 0; j < 7; j++)
    for (let i = 0; i < 14; i++) {
      const d = `M${330 + i * 46} ${150 + j * 50}h30v28h-30z`;
      if (r() < 0.55) lit += d;
      else windows += d;
    }
  const body =
    rect(300, 110, 680, 430, '#d9c4c4') +
    rect(300, 110, 440, 430, '#e8d2c4') +
    path(windows, '#6f7aa8') +
    path(lit, '#ffdc94') +
    rect(290, 100, 700, 16, '#fff0dc') +
    Array.from({ length: 7 }, (_, j) => rect(300, 188 + j * 50, 680, 5, '#b59fac')).join('') +
    rect(150, 300, 150, 240, '#c4aeb8') +
    rect(980, 260, 180, 280, '#b5a0b5') +
    Array.from({ length: 12 }, (_, i) =>
      rect(1000 + (i % 3) * 50, 284 + Math.floor(i / 3) * 52, 32, 28, i % 4 ? '#6f7aa8' : '#ffdc94'),
    ).join('') +
    Array.from({ length: 8 }, (_, i) =>
      rect(170 + (i % 2) * 60, 324 + Math.floor(i / 2) * 50, 36, 28, i % 3 ? '#ffdc94' : '#6f7aa8'),
    ).join('');
  const sign = circle(640, 70, 54, '#f7f0e4') + rect(626, 36, 28, 68, '#2f9a78') + rect(606, 56, 68, 28, '#2f9a78');
  return picture(
    sky(['#35408a', '#7a6aa8', '#e39a9a', '#ffcf9f'], 540),
    streaks(5, 12, 40, 300, '#ffc0b0', 0.5),
    stars(6, 30, 120),
    skyline(540, 60, 200, { front: '#9a7a9f', side: '#876c96', window: '#b590a8', lamp: '#ffdf9a', share: 0.2 }, 8),
    glow(640, 70, 200, '#d9fff0', 0.55),
    body,
    rect(590, 84, 100, 24, '#b5a0b0'),
    sign,
    treeline(548, 44, '#4f5a78', 4, -20, 300),
    treeline(548, 44, '#4f5a78', 8, 980, 1300),
    poly(
      [
        [420, 440],
        [860, 440],
        [900, 474],
        [380, 474],
      ],
      '#2f9a78',
    ) +
      rect(380, 474, 520, 12, '#1f6f60') +
      rect(420, 484, 16, 80, '#f2e3d4') +
      rect(844, 484, 16, 80, '#f2e3d4') +
      rect(470, 490, 340, 72, '#ffe6ae') +
      stroke('M555 490V562M640 490V562M725 490V562', '#d9a878', 5),
    rect(
      0,
      558,
      1280,
      170,
      linear([
        [0, '#8a7a9a'],
        [1, '#343660'],
      ]),
    ),
    poly(
      [
        [470, 562],
        [810, 562],
        [980, 690],
        [300, 690],
      ],
      '#ffdfa0',
      'opacity="0.45"',
    ),
    mirror(650, van(560, 650, 400, '#fff6ea', '#2f9a78', '#d9342f'), 0.16, 0.4),
    van(560, 650, 400, '#fff6ea', '#2f9a78', '#d9342f'),
    glow(590, 452, 90, '#ff5a4a', 0.9),
    person(880, 650, 190, WALK, { top: '#5fb8a8', bottom: '#5fb8a8', sleeves: true, left: true }),
    person(
      1060,
      664,
      200,
      { ...WALK, nearArm: [30, 60] },
      { top: '#f4f0ea', bottom: '#3f4a7a', sleeves: true, left: true, bun: true },
    ),
    poly(
      [
        [900, 574],
        [1050, 574],
        [1050, 586],
        [900, 586],
      ],
      '#fff6ea',
    ) +
      stroke('M910 586L930 640M1040 586L1020 640M930 640h90', '#b5b0c4', 5) +
      circle(930, 646, 8, '#22264c') +
      circle(1020, 646, 8, '#22264c') +
      poly(
        [
          [906, 566],
          [1040, 560],
          [1046, 576],
          [906, 576],
        ],
        '#8fc4c0',
      ),
    tree(150, 620, 230, '#5a7a68', '#3f3a4f', 5, 1),
    bush(260, 640, 120, '#5f8068', 3, 1),
    bush(70, 680, 180, '#4f7060', 9, 1),
    lampPost(1190, 640, 300, '#2a2c54', '#ffe0a0', true),
    bloom(640, 500, 520, '#ffb870', 0.4),
  );
};

export const clinicVisit = (): string =>
  picture(
    rect(
      0,
      0,
      1280,
      720,
      linear([
        [0, '#cfe6d4'],
        [1, '#a9cfc0'],
      ]),
    ),
    rect(150, 70, 420, 330, '#fffaf0'),
    cut(
      'M166 86H554V384H166Z',
      sky(['#8fd0e0', '#d9f0d8', '#fff3c8'], 384),
      treeline(384, 110, '#9fcf9a', 4, 160, 560),
      palm(250, 400, 250, '#6fb07a', '#a58f70', 4, 0.1),
      crown(470, 320, 200, 170, '#7fbf70', 5),
    ),
    stroke('M360 86V384M166 236H554', '#fffaf0', 12),
    rect(130, 396, 460, 18, '#e3d2b0'),
    poly(
      [
        [150, 60],
        [220, 60],
        [190, 400],
        [150, 400],
      ],
      '#f2c4a0',
    ) +
      poly(
        [
          [570, 60],
          [500, 60],
          [530, 400],
          [570, 400],
        ],
        '#f2c4a0',
      ),
    rect(760, 90, 170, 220, '#fffaf0') +
      path('M845 130q30 -30 46 4q10 30 -46 66q-56 -36 -46 -66q16 -34 46 -4z', '#e8735c') +
      stroke('M800 260H890M800 280H860', '#b5c9b8', 6),
    rect(1000, 120, 220, 190, '#e9d6b0') +
      rect(1000, 120, 220, 10, '#c9a878') +
      rect(1000, 215, 220, 8, '#c9a878') +
      [0, 1, 2, 3, 4]
        .map((i) => rect(1016 + i * 40, 150, 26, 65, ['#e8735c', '#f7f0dc', '#5fa8a0', '#f2b64c', '#fffaf0'][i] ?? ''))
        .join('') +
      [0, 1, 2, 3]
        .map((i) => orb(1034 + i * 48, 290, 18, ['#f2b64c', '#5fa8a0', '#e8735c', '#f7f0dc'][i] ?? ''))
        .join(''),
    rect(
      0,
      560,
      1280,
      160,
      linear([
        [0, '#d9b58a'],
        [1, '#a57a5c'],
      ]),
    ),
    poly(
      [
        [210, 560],
        [520, 560],
        [760, 720],
        [330, 720],
      ],
      '#fff3c8',
      'opacity="0.45"',
    ),
    shadow(640, 690, 420, 0.22),
    rect(330, 536, 170, 18, '#3f8f8a') +
      rect(330, 380, 18, 170, '#3f8f8a') +
      rect(346, 552, 12, 130, '#2f6a6a') +
      rect(476, 552, 12, 130, '#2f6a6a'),
    person(
      420,
      690,
      450,
      { ...SIT, lean: 4, nod: 6, nearArm: [30, 66], farArm: [80, 92] },
      { top: '#e8a860', bottom: '#7a5a8a', skin: '#b98562', hair: '#c9c4c0', bun: true, rim: '#f7cf98', skirt: 0 },
    ),
    `<rect x="800" y="542" width="150" height="22" rx="10" fill="#22405f"/>` +
      rect(868, 564, 14, 90, '#8fa5b5') +
      stroke('M830 690L875 654L920 690', '#8fa5b5', 10),
    person(
      850,
      690,
      470,
      { ...SIT, lean: 12, nod: 10, nearArm: [56, 80], farArm: [60, 88] },
      { top: '#fdfcf6', bottom: '#3f5f8a', skin: '#c58f68', sleeves: true, left: true, rim: '#ffffff', front: 0.4 },
    ),
    stroke('M800 372Q770 420 790 448T760 470', '#27345c', 6) +
      circle(758, 470, 10, '#8fa5b5') +
      stroke('M836 360Q800 380 806 400', '#27345c', 6),
    ...[0].map(() => rect(566, 470, 70, 26, '#27345c', 'rx="5" opacity="0"')),
    rect(1040, 480, 200, 16, '#e8c490') +
      rect(1056, 496, 14, 190, '#c99a68') +
      rect(1210, 496, 14, 190, '#a57a54') +
      poly(
        [
          [1080, 480],
          [1170, 480],
          [1180, 410],
          [1096, 410],
        ],
        '#27345c',
      ) +
      poly(
        [
          [1102, 416],
          [1174, 416],
          [1166, 472],
          [1090, 472],
        ],
        '#9fdcd4',
      ),
    poly(
      [
        [60, 690],
        [150, 690],
        [140, 600],
        [70, 600],
      ],
      '#e8735c',
    ) + crown(105, 520, 210, 220, '#4f9f68', 6, 1),
    rayWedge([180, 60], [520, 720], [860, 720], '#fff6cc', 0.35),
    bloom(340, 200, 520, '#fff6c8', 0.5),
    wash('#2f4a5c', 0.25, 'bottom', 0.25),
  );

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

export const cyberCrime = (): string => {
  const r = chance(21);
  const panel = (x: number, y: number, w: number, h: number, hue: string, kind: number): string => {
    let inside = '';
    if (kind === 0)
      for (let i = 0; i < h / 15 - 1; i++) {
        let px = x + 14 + Math.floor(r() * 3) * 16;
        while (px < x + w * r.between(0.4, 0.95)) {
          const t = r.between(10, 60);
          inside += rect(
            px,
            y + 14 + i * 15,
            Math.min(t, x + w - 12 - px),
            6,
            r() < 0.12 ? '#ff5a6a' : hue,
            `opacity="${num(r.between(0.4, 1))}"`,
          );
          px += t + 8;
        }
      }
    else if (kind === 1) {
      let d = `M${x + 12} ${y + h * 0.7}`;
      for (let i = 1; i < 16; i++) d += `L${num(x + 12 + ((w - 24) * i) / 15)} ${num(y + h * (0.85 - r() * 0.6))}`;
      inside =
        stroke(d, hue, 3.5) +
        stroke(
          `M${x + 12} ${y + h * 0.86}H${x + w - 12}M${x + 12} ${y + h * 0.5}H${x + w - 12}`,
          hue,
          1,
          'opacity="0.4"',
        );
    } else
      for (let i = 0; i < 12; i++)
        inside +=
          `<rect x="${num(x + 16 + (i % 4) * ((w - 32) / 4))}" y="${num(y + 16 + Math.floor(i / 4) * ((h - 32) / 3))}" width="${num((w - 32) / 4 - 10)}" height="${num((h - 32) / 3 - 10)}" rx="5" fill="${i === 6 ? '#ff5a6a' : hue}" opacity="${num(r.between(0.35, 0.8))}"/>` +
          circle(
            x + 16 + ((i % 4) + 0.5) * ((w - 32) / 4) - 5,
            y + 26 + Math.floor(i / 4) * ((h - 32) / 3) + (h - 32) / 12,
            9,
            '#0c1a34',
          );
    return (
      rect(x - 8, y - 8, w + 16, h + 16, '#0a1028') +
      rect(
        x,
        y,
        w,
        h,
        linear([
          [0, '#123a58'],
          [1, '#0c2444'],
        ]),
      ) +
      inside
    );
  };
  return picture(
    rect(
      0,
      0,
      1280,
      720,
      linear([
        [0, '#0d1230'],
        [1, '#141a3f'],
      ]),
    ),
    glow(640, 300, 700, '#2f8fb0', 0.55),
    panel(120, 110, 300, 210, '#4fd0c4', 0),
    panel(470, 70, 340, 230, '#6fb8ff', 2),
    panel(860, 110, 300, 210, '#f2b04c', 1),
    panel(180, 370, 250, 150, '#6fb8ff', 1),
    panel(850, 370, 250, 150, '#4fd0c4', 0),
    panel(460, 340, 360, 190, '#4fd0c4', 0),
    glow(640, 430, 380, '#5fd9d9', 0.5),
    path('M604 400V372A36 36 0 0 1 676 372V400', 'none', 'stroke="#ff5a6a" stroke-width="13"') +
      `<rect x="584" y="398" width="112" height="84" rx="10" fill="#ff5a6a"/>` +
      circle(640, 432, 13, '#3a0c24') +
      rect(634, 434, 12, 28, '#3a0c24'),
    rect(
      0,
      590,
      1280,
      140,
      linear([
        [0, '#22305c'],
        [1, '#0c1028'],
      ]),
    ),
    rect(0, 586, 1280, 7, '#5f9ac0', 'opacity="0.7"'),
    ...[
      [230, -8],
      [300, 5],
      [980, 6],
      [1060, -6],
      [1130, 4],
    ].map(
      ([x = 0, a = 0]) =>
        `<rect x="${x - 26}" y="600" width="52" height="92" rx="8" fill="#070b1e" transform="rotate(${a} ${x} 650)"/><rect x="${x - 21}" y="608" width="42" height="74" rx="4" fill="${x % 4 ? '#5fd0d9' : '#f2b04c'}" opacity="0.85" transform="rotate(${a} ${x} 650)"/>`,
    ),
    path(
      'M330 740Q350 600 500 566Q548 552 560 520Q538 470 544 420Q556 318 640 314Q724 318 736 420Q742 470 720 520Q732 552 780 566Q930 600 950 740Z',
      '#0a0e26',
    ),
    path(
      'M560 520Q538 470 544 420Q556 318 640 314Q724 318 736 420Q742 470 720 520Q690 566 640 566Q590 566 560 520Z',
      '#131a3c',
    ),
    stroke('M544 436Q552 318 640 314Q728 318 736 436', '#5fd9e0', 4, 'opacity="0.8"') +
      stroke('M344 700Q366 606 500 570Q546 556 558 526', '#5fd9e0', 4, 'opacity="0.5"') +
      stroke('M936 700Q914 606 780 570Q734 556 722 526', '#f2b04c', 4, 'opacity="0.6"') +
      stroke('M596 560Q640 600 684 560M640 584V720', '#1f2a5c', 5),
    bloom(640, 420, 420, '#3fc0c9', 0.22),
    wash('#04061a', 0.6, 'bottom', 0.3),
  );
};

export const goldMarket = (): string => {
  const r = chance(8);
  const chain = (x: number, y: number, w: number, h: number, thick: number): string => {
    let beads = '';
    for (let i = 0; i <= 26; i++) {
      const t = i / 26;
      beads += circle(x + (t - 0.5) * w, y + 4 * t * (1 - t) * h, thick * 0.55, i % 2 ? '#ffe08a' : '#e8a52c');
    }
    return (
      stroke(
        `M${num(x - w / 2)} ${num(y)}Q${num(x)} ${num(y + h * 2)} ${num(x + w / 2)} ${num(y)}`,
        '#b5701c',
        thick * 0.9,
      ) + beads
    );
  };
  let wall = '';
  for (let row = 0; row < 3; row++)
    for (let i = 0; i < 13; i++)
      wall += chain(52 + i * 98, 96 + row * 96, 74, 30 + ((i * 7 + row * 3) % 4) * 7, 6 + ((i + row) % 3) * 2);
  const bar = (x: number, y: number, w: number): string =>
    poly(
      [
        [x - w * 0.5, y],
        [x + w * 0.5, y],
        [x + w * 0.42, y - w * 0.28],
        [x - w * 0.42, y - w * 0.28],
      ],
      linear([
        [0, '#f7c84c'],
        [1, '#c98220'],
      ]),
    ) +
    poly(
      [
        [x - w * 0.42, y - w * 0.28],
        [x + w * 0.42, y - w * 0.28],
        [x + w * 0.54, y - w * 0.4],
        [x - w * 0.26, y - w * 0.4],
      ],
      '#fff0b0',
    ) +
    poly(
      [
        [x + w * 0.5, y],
        [x + w * 0.42, y - w * 0.28],
        [x + w * 0.54, y - w * 0.4],
        [x + w * 0.62, y - w * 0.12],
      ],
      '#a5641c',
    ) +
    stroke(
      `M${num(x - w * 0.26)} ${num(y - w * 0.08)}H${num(x + w * 0.26)}L${num(x + w * 0.22)} ${num(y - w * 0.2)}H${num(x - w * 0.22)}Z`,
      '#a86a1c',
      2.4,
    );
  return picture(
    rect(
      0,
      0,
      1280,
      720,
      linear([
        [0, '#a3222c'],
        [1, '#5f0f24'],
      ]),
    ),
    ...Array.from(
      { length: 3 },
      (_, i) => rect(0, 74 + i * 96, 1280, 8, '#f2c25a') + rect(0, 82 + i * 96, 1280, 4, '#7a1824'),
    ),
    wall,
    rect(0, 0, 1280, 60, '#c9302f') +
      rect(0, 54, 1280, 10, '#f7cf6a') +
      Array.from(
        { length: 14 },
        (_, i) => glow(50 + i * 92, 58, 90, '#ffe6a0', 0.7) + circle(50 + i * 92, 64, 7, '#fff6d0'),
      ).join(''),
    ...[180, 1100].map(
      (x) =>
        oval(x, 140, 50, 60, '#e8402f') +
        stroke(
          `M${x} 80V40M${x - 28} 92Q${x - 54} 140 ${x - 28} 188M${x + 28} 92Q${x + 54} 140 ${x + 28} 188M${x} 80V200`,
          '#b52a2a',
          3,
        ) +
        rect(x - 22, 76, 44, 10, '#f7cf6a') +
        rect(x - 22, 196, 44, 10, '#f7cf6a') +
        stroke(`M${x} 206V250`, '#f7cf6a', 5) +
        glow(x, 140, 120, '#ff8a5a', 0.4),
    ),
    person(
      540,
      640,
      400,
      { lean: 6, nod: 10, nearArm: [44, 96], farArm: [58, 100], nearLeg: [3, 2], farLeg: [-4, -4] },
      { top: '#f7ead0', bottom: '#3a1a30', skin: '#d09a70', bun: true, sleeves: true, rim: '#fff6e0' },
    ),
    person(
      850,
      690,
      440,
      { lean: 6, nod: 12, nearArm: [34, 90], farArm: [46, 96], nearLeg: [4, 2], farLeg: [-6, -6] },
      { top: '#2f6a8c', bottom: '#27234a', skin: '#b98058', left: true, rim: '#7fb0c4' },
    ),
    rect(660, 398, 60, 8, '#fff0c0') + chain(692, 402, 70, 30, 9) + glow(690, 420, 90, '#fff0b0', 0.6),
    poly(
      [
        [0, 520],
        [1280, 520],
        [1280, 560],
        [0, 560],
      ],
      '#ffe9c0',
      'opacity="0.55"',
    ) +
      rect(0, 516, 1280, 8, '#fff6dc') +
      rect(
        0,
        556,
        1280,
        170,
        linear([
          [0, '#d9a05c', 0.75],
          [1, '#6d2430'],
        ]),
      ) +
      rect(0, 560, 1280, 160, '#8f1f2c', 'opacity="0.5"') +
      stroke('M320 524V720M960 524V720', '#fff0d0', 5, 'opacity="0.7"'),
    ...[90, 200, 1080, 1190].map(
      (x, i) => chain(x, 590, 80, 40, 9) + chain(x, 600, 50, 26, 7) + (i % 2 ? '' : circle(x, 690, 16, '#f7cf5a')),
    ),
    bar(500, 690, 150),
    bar(660, 690, 150),
    bar(820, 690, 150),
    bar(580, 648, 150),
    bar(740, 648, 150),
    bar(660, 606, 150),
    ...Array.from({ length: 14 }, () => {
      const [x, y, s] = [r.between(480, 860), r.between(560, 690), r.between(4, 12)];
      return path(
        `M${num(x)} ${num(y - s)}Q${num(x)} ${num(y)} ${num(x + s)} ${num(y)}Q${num(x)} ${num(y)} ${num(x)} ${num(y + s)}Q${num(x)} ${num(y)} ${num(x - s)} ${num(y)}Q${num(x)} ${num(y)} ${num(x)} ${num(y - s)}Z`,
        '#fffbe6',
      );
    }),
    bloom(660, 600, 420, '#ffb83c', 0.45),
    wash('#2a0618', 0.45, 'left', 0.25),
    wash('#2a0618', 0.45, 'right', 0.25),
  );
};

export const coffeeShop = (): string =>
  picture(
    rect(0, 0, 1280, 720, '#6d4436'),
    cut(
      'M90 70H1190V470H90Z',
      sky(['#a9d9dc', '#f4efd0', '#fdd9a0'], 470),
      shophouses(470, 330, 60, 1220, 6, '#fbe6b8', 0.4),
      tree(220, 480, 260, '#7fb868', '#8a6a4c', 4),
      tree(1080, 480, 280, '#6fa860', '#8a6a4c', 8),
      person(420, 466, 120, WALK, { top: '#e8735c', bottom: '#5f6a94' }),
      person(880, 466, 124, WALK, { top: '#5fa8a0', bottom: '#5f6a94', left: true, skirt: 0.8, bun: true }),
      mist(400, 300, '#fff3cc', 0.45),
    ),
    stroke('M90 70H1190V470H90ZM456 70V470M824 70V470M90 150H1190', '#3a2430', 12),
    rect(0, 470, 1280, 60, '#5a362f'),
    pendant(330, 0, 150, 110, '#2f6a5c', '#fff0b8', 280),
    pendant(640, 0, 130, 110, '#d9733c', '#fff0b8', 280),
    pendant(950, 0, 150, 110, '#2f6a5c', '#fff0b8', 280),
    person(
      600,
      700,
      470,
      { lean: 8, nod: 26, nearArm: [40, 100], farArm: [56, 106], nearLeg: [3, 2], farLeg: [-4, -4] },
      { top: '#f7ead0', bottom: '#3a2f4a', skin: '#c08a62', rim: '#fff6e0', hat: 'band', hatColour: '#d9733c' },
    ),
    poly(
      [
        [556, 410],
        [668, 410],
        [676, 560],
        [548, 560],
      ],
      '#2f6a5c',
    ) +
      poly(
        [
          [560, 410],
          [600, 410],
          [604, 560],
          [552, 560],
        ],
        '#4f8a78',
      ),
    rect(0, 520, 1280, 26, '#f0c088') +
      rect(
        0,
        546,
        1280,
        180,
        linear([
          [0, '#a5633f'],
          [1, '#54302f'],
        ]),
      ) +
      Array.from({ length: 16 }, (_, i) => rect(i * 82, 550, 4, 176, '#6d3f34', 'opacity="0.6"')).join(''),
    rect(
      820,
      360,
      250,
      160,
      linear([
        [0, '#f4efe4'],
        [0.5, '#c4c0c0'],
        [1, '#8a8798'],
      ]),
    ) +
      rect(808, 344, 274, 22, '#3a3448') +
      rect(840, 400, 210, 20, '#3a3448') +
      [0, 1, 2]
        .map(
          (i) =>
            rect(862 + i * 66, 420, 32, 16, '#22203a') +
            stroke(`M${878 + i * 66} 436V448`, '#22203a', 8) +
            poly(
              [
                [864 + i * 66, 480],
                [892 + i * 66, 480],
                [888 + i * 66, 508],
                [868 + i * 66, 508],
              ],
              '#fffaf0',
            ),
        )
        .join('') +
      rect(834, 508, 222, 12, '#3a3448') +
      [0, 1, 2, 3, 4]
        .map((i) =>
          poly(
            [
              [834 + i * 48, 344],
              [866 + i * 48, 344],
              [862 + i * 48, 316],
              [838 + i * 48, 316],
            ],
            i % 2 ? '#f4e3c8' : '#d9733c',
          ),
        )
        .join(''),
    plume(720, 450, 120, 60, '#fff6e6', 30, 4, 0.3),
    poly(
      [
        [664, 476],
        [730, 476],
        [722, 520],
        [672, 520],
      ],
      '#fffaf0',
    ) +
      stroke('M730 484q22 2 14 20q-6 8 -18 6', '#fffaf0', 6) +
      oval(697, 476, 33, 6, '#8a5638'),
    path('M664 398L700 408L696 446L690 446Q684 420 664 418Z', '#c9c4cc') +
      stroke('M690 440Q696 460 697 474', '#fff6e6', 5),
    stroke('M170 470H330', '#f0c088', 0.1),
    rect(180, 440, 120, 80, '#3a2430', 'opacity="0.0"'),
    path('M130 520V420Q130 400 150 400H280Q300 400 300 420V520Z', '#d9efe8', 'opacity="0.4"') +
      rect(126, 396, 178, 10, '#f0c088') +
      pile(178, 516, 70, 44, 16, '#d99a4c', 4) +
      pile(252, 516, 70, 44, 16, '#b5733c', 8),
    person(360, 700, 300, FOLD, { top: '#5a4a7a', bottom: '#27234a', skin: '#b07a56', rim: '#8f7ab0', sleeves: true }),
    poly(
      [
        [60, 560],
        [140, 560],
        [130, 520],
        [70, 520],
      ],
      '#e8e0d0',
      'opacity="0.0"',
    ),
    crown(60, 400, 150, 170, '#4f8f5c', 6, 1) +
      poly(
        [
          [24, 520],
          [96, 520],
          [86, 450],
          [34, 450],
        ],
        '#e8e0d0',
      ),
    rayWedge([200, 40], [300, 720], [620, 720], '#fff3c4', 0.28),
    rayWedge([520, 40], [640, 720], [900, 720], '#fff3c4', 0.24),
    bloom(640, 220, 560, '#ffe6a8', 0.45),
    wash('#2a1424', 0.45, 'bottom', 0.3),
  );

export const weaving = (): string => {
  const reds = ['#b5273a', '#f2b63c', '#2f6f8a', '#f7ead0', '#6d3a7a'] as const;
  let cloth = '';
  for (let row = 0; row < 12; row++) {
    const y = 470 + row * 17;
    const k = 1 + row * 0.035;
    const half = 260 * k;
    const colour = reds[row % 5] ?? '#b5273a';
    cloth += poly(
      [
        [640 - half, y],
        [640 + half, y],
        [640 + half * 1.035, y + 17.5],
        [640 - half * 1.035, y + 17.5],
      ],
      row % 3 === 1 ? '#8f1f34' : '#b5273a',
    );
    for (let i = -8; i <= 8; i++) {
      const [x, s] = [640 + (i * half) / 8.6, 11 * k];
      cloth +=
        row % 3 === 1
          ? poly(
              [
                [x, y + 1],
                [x + s, y + 9],
                [x, y + 17],
                [x - s, y + 9],
              ],
              i % 2 ? '#f2b63c' : '#f7ead0',
            ) +
            poly(
              [
                [x, y + 5],
                [x + s * 0.5, y + 9],
                [x, y + 13],
                [x - s * 0.5, y + 9],
              ],
              '#2f6f8a',
            )
          : row % 3 === 2
            ? rect(x - s * 0.7, y + 6, s * 1.4, 5, colour)
            : poly(
                [
                  [x - s, y + 15],
                  [x, y + 3],
                  [x + s, y + 15],
                ],
                colour,
                'opacity="0.85"',
              );
    }
  }
  let warp = '';
  for (let i = 0; i <= 70; i++) warp += `M${num(380 + i * 7.43)} 470L${num(430 + i * 6)} 300`;
  return picture(
    rect(0, 0, 1280, 720, '#7d4f38'),
    ...Array.from({ length: 16 }, (_, i) => rect(i * 82, 0, 78, 560, i % 2 ? '#94603f' : '#8a5839')),
    cut(
      'M120 60H460V380H120Z',
      sky(['#8fcfd4', '#e9f2cf', '#fff0bc'], 380),
      ranges({
        top: 260,
        bottom: 320,
        layers: 3,
        far: '#a9cfc8',
        near: '#6fa884',
        mist: '#f4f2d0',
        rise: 90,
        seed: 6,
        span: 160,
      }),
      palm(210, 390, 220, '#5f9f68', '#8a7358', 4, 0.1),
      crown(400, 340, 180, 140, '#7fb868', 5),
    ),
    cut(
      'M820 60H1160V380H820Z',
      sky(['#8fcfd4', '#e9f2cf', '#fff0bc'], 380),
      ranges({
        top: 260,
        bottom: 320,
        layers: 3,
        far: '#a9cfc8',
        near: '#6fa884',
        mist: '#f4f2d0',
        rise: 90,
        seed: 9,
        span: 160,
      }),
      bananaLeaf(1180, 200, 260, 160, '#5f9f58'),
    ),
    stroke('M120 60H460V380H120ZM290 60V380M820 60H1160V380H820ZM990 60V380', '#4f2f2a', 14),
    rect(
      0,
      556,
      1280,
      170,
      linear([
        [0, '#a56f44'],
        [1, '#5a3530'],
      ]),
    ),
    brush(0, 566, 1280, 150, '#d9a068', 60, 120, 2, 5, 0.4),
    poly(
      [
        [200, 560],
        [460, 560],
        [700, 720],
        [340, 720],
      ],
      '#ffe9ae',
      'opacity="0.4"',
    ),
    poly(
      [
        [880, 560],
        [1080, 560],
        [1240, 720],
        [960, 720],
      ],
      '#ffe9ae',
      'opacity="0.25"',
    ),
    rect(300, 120, 26, 560, '#5d3629') +
      rect(954, 120, 26, 560, '#4a2a26') +
      rect(280, 120, 720, 26, '#8a5638') +
      rect(280, 120, 720, 8, '#c98a58') +
      rect(300, 260, 680, 18, '#6d4030'),
    person(
      640,
      690,
      450,
      { lean: 0, nod: 24, nearArm: [36, 110], farArm: [-36, -110], nearLeg: [20, 0], farLeg: [-20, 0] },
      {
        top: '#2f5f7a',
        bottom: '#6d2f4a',
        skin: '#c08a62',
        rim: '#5f94a8',
        sleeves: true,
        front: 0.7,
        bun: true,
        skirt: 0.6,
      },
    ),
    stroke('M560 320Q600 380 700 480', '#e8735c', 0.1),
    stroke(warp, '#f7ead0', 1.4, 'opacity="0.75"'),
    rect(360, 350, 560, 20, '#a5683f') +
      rect(360, 350, 560, 6, '#e0a870') +
      rect(370, 440, 540, 30, '#c98a52') +
      rect(370, 440, 540, 8, '#f0c088') +
      stroke(Array.from({ length: 60 }, (_, i) => `M${380 + i * 9} 450V468`).join(''), '#6d4030', 1.6),
    cloth,
    path('M560 486Q610 470 680 486Q620 500 560 486Z', '#e8c490') + oval(620, 486, 22, 5, '#b5273a'),
    rect(330, 668, 620, 30, '#8a5638') + rect(330, 668, 620, 8, '#c98a58'),
    ...[
      [130, '#b5273a'],
      [190, '#f2b63c'],
      [1090, '#2f6f8a'],
      [1150, '#6d3a7a'],
      [1210, '#f7ead0'],
      [70, '#2f8a6f'],
    ].map(
      ([x, col]) =>
        oval(Number(x), 690, 34, 12, '#3a2028', 'opacity="0.4"') +
        path(`M${Number(x) - 26} 690L${Number(x) - 14} 610H${Number(x) + 14}L${Number(x) + 26} 690Z`, String(col)) +
        path(
          `M${Number(x) + 4} 610H${Number(x) + 14}L${Number(x) + 26} 690H${Number(x) + 8}Z`,
          shade(String(col), 0.3),
        ) +
        stroke(
          [0, 1, 2, 3, 4].map((i) => `M${Number(x) - 16 - i * 2} ${626 + i * 13}H${Number(x) + 16 + i * 2}`).join(''),
          shade(String(col), 0.25),
          1.6,
        ),
    ),
    rayWedge([180, 40], [420, 720], [760, 720], '#fff0bc', 0.4),
    bloom(290, 200, 520, '#fff0b0', 0.5),
    wash('#2a1424', 0.4, 'right', 0.4),
  );
};
