// Rooms in which people live, sleep, work at night and remember.
import { shade, tint } from '../ink/colour.ts';
import { bloom, glow, rayWedge, wash } from '../ink/light.ts';
import { circle, linear, oval, path, picture, rect, stroke } from '../ink/paper.ts';
import { person, shadow } from '../ink/people.ts';
import { REACH, SIT, STAND } from '../ink/poses.ts';
import { chair, cup, papers, rounded, table } from '../ink/props.ts';
import { books, pendant } from '../ink/rooms.ts';
import { shophouse } from '../ink/shophouses.ts';
import { sky, stars } from '../ink/sky.ts';
import { countryside, DUSK, MORNING, pane, room } from '../ink/stages.ts';
import { bush, tree } from '../ink/trees.ts';

const plant = (x: number, y: number, s: number, leaf: string, bowl = '#c9703f'): string =>
  [-50, -25, 0, 25, 50]
    .map(
      (turn) =>
        `<g transform="rotate(${turn} ${x} ${y - s * 0.4})">${path(`M${x} ${y - s * 0.4}Q${x - s * 0.22} ${y - s * 0.9} ${x} ${y - s * 1.3}Q${x + s * 0.22} ${y - s * 0.9} ${x} ${y - s * 0.4}Z`, turn % 50 ? leaf : shade(leaf, 0.15))}</g>`,
    )
    .join('') +
  path(`M${x - s * 0.3} ${y - s * 0.46}H${x + s * 0.3}L${x + s * 0.22} ${y}H${x - s * 0.22}Z`, bowl) +
  rect(x - s * 0.34, y - s * 0.5, s * 0.68, s * 0.1, tint(bowl, 0.2));

/** A narrow house that has everything. */
export const narrowHouse = (): string =>
  picture(
    sky(['#6fb8d8', '#bfe4e0', '#fdf3d0'], 520),
    shophouse(190, 600, 300, 420, { wall: '#e8d0b0', trim: '#fff6e0', shutter: '#8fb0a8', awning: '#c9b08a' }, 4) +
      shophouse(1090, 600, 300, 400, { wall: '#c9d4d0', trim: '#fff6e0', shutter: '#a88a9a', awning: '#b5a08a' }, 9),
    shophouse(
      640,
      606,
      420,
      520,
      { wall: '#f7c98a', trim: '#fffaf0', shutter: '#2f8a8a', awning: '#d9573f' },
      6,
      '#5a3a34',
      '#ffe6a8',
    ),
    rect(
      0,
      600,
      1280,
      130,
      linear([
        [0, '#d9cdb8'],
        [1, '#9a8c80'],
      ]),
    ) + rect(0, 600, 1280, 10, '#b5a898'),
    [470, 530, 770, 830]
      .map((x, i) => plant(x, 650 + (i % 2) * 16, 96, i % 2 ? '#4f9a5c' : '#6fae52', ['#c9703f', '#4a7a9a'][i % 2]))
      .join(''),
    tree(70, 640, 330, '#6fae5c', '#8a6a4c', 4) + tree(1230, 650, 360, '#5f9a52', '#8a6a4c', 8),
    person(930, 690, 260, { ...REACH }, { top: '#e0704a', bottom: '#2b3a67', left: true, hat: 'straw' }) +
      shadow(930, 692, 70),
    bloom(260, 60, 560, '#fff6d0', 0.5),
    wash('#3a2a30', 0.25, 'bottom', 0.2),
  );

const inside = (view: string, lamp: string): string =>
  room('#f4e6cc', '#c99a6a', 540) +
  pane(440, 70, 420, 330, '#fffaf0', view, 2) +
  path('M392 50H452V430Q410 400 392 430ZM848 50H908V430Q880 400 848 430Z', '#9fc4b8') +
  rect(60, 120, 250, 20, '#b5804f') +
  books(70, 300, 120, 70, ['#d9573f', '#3f8aa8', '#f2b03c', '#5f8a5c', '#8a5a8a'], 6) +
  rect(60, 240, 250, 20, '#b5804f') +
  plant(110, 240, 60, '#6fae52') +
  plant(240, 240, 70, '#4f9a5c', '#4a7a9a') +
  pendant(1080, 190, 150, lamp, '#fff3c8', 320);

/** A rented room of eighteen square metres, with a garden. */
export const smallRoom = (): string =>
  picture(
    inside(
      sky(['#6fb8d8', '#d0ece4', '#fdf6d8'], 420) +
        bush(500, 420, 220, '#5f9a52', 3) +
        bush(760, 430, 260, '#7fb868', 6),
      '#2f8a7a',
    ),
    rounded(60, 470, 520, 130, 18, '#e8734c') +
      rounded(60, 440, 520, 60, 26, '#fffaf0') +
      rounded(84, 410, 130, 64, 24, '#bfe0dc') +
      rect(70, 590, 500, 60, '#a5744a') +
      rect(90, 606, 210, 34, '#c98f5c') +
      rect(330, 606, 210, 34, '#c98f5c'),
    table(1060, 690, 300, 150, '#d9a06a') + cup(1010, 534, 40, '#d9573f') + papers(1100, 526, 90, 2),
    person(
      880,
      700,
      400,
      { ...SIT, nearArm: [40, 90] },
      { top: '#f2c14c', bottom: '#3a4a7a', bun: true, rim: '#fff0b8' },
    ) + chair(860, 690, 220, '#8a5a3c'),
    plant(660, 640, 150, '#4f9a5c', '#d9d0c0') + plant(1240, 690, 190, '#5f9a52', '#c9703f'),
    rayWedge([650, 60], [260, 720], [640, 720], '#fff6d0', 0.35),
    wash('#3a2430', 0.25, 'bottom', 0.2),
  );

/** Water runs down before the window; the air behind it is cool. */
export const waterCurtain = (): string =>
  picture(
    inside(countryside(MORNING, 330, 8) + rect(0, 0, 1280, 720, '#8fd0e0', 'opacity="0.35"'), '#3f7a9a'),
    Array.from({ length: 34 }, (_, i) =>
      stroke(
        `M${446 + i * 12.4} 74q${(i % 3) - 1} 160 0 ${326 - (i % 4) * 6}`,
        i % 2 ? '#e8fbff' : '#a8dcea',
        4,
        'opacity="0.75"',
      ),
    ).join('') +
      rect(430, 54, 440, 20, '#5a7a8a') +
      rect(420, 400, 460, 26, '#4a6a7a') +
      oval(650, 402, 200, 12, '#bfeaf4'),
    [0, 1, 2]
      .map((i) => stroke(`M${500 - i * 20} ${470 + i * 56}q90 -34 170 0t170 0t170 0`, '#8fd0e0', 9, 'opacity="0.8"'))
      .join(''),
    person(
      250,
      700,
      440,
      { ...STAND, nearArm: [150, 164], farArm: [-20, 10] },
      { top: '#5fa8a0', bottom: '#3a4a7a', rim: '#c9f0ea' },
    ),
    chair(1010, 690, 260, '#8a5a3c', true),
    plant(1200, 690, 190, '#4f9a5c'),
    bloom(650, 200, 460, '#e0fbff', 0.4),
    wash('#1a3040', 0.35, 'bottom', 0.2),
  );

/** Ten minutes before dawn: the hardest step is the first. */
export const alarmClock = (): string =>
  picture(
    room('#4a4a80', '#3a2f54', 560),
    pane(720, 60, 420, 320, '#6d5a86', countryside(DUSK, 330, 6), 1),
    rounded(-60, 470, 720, 180, 40, '#5f6fa8') +
      path('M-20 500Q200 400 420 470T680 520V740H-20Z', '#7f8fc8') +
      path('M-20 560Q220 470 440 540T680 580V740H-20Z', '#6a7ab5') +
      rounded(-40, 380, 260, 120, 50, '#dfe4f4'),
    rect(820, 540, 380, 30, '#a5744a') + rect(850, 570, 320, 160, '#7a543f'),
    circle(1000, 430, 108, '#e0604a') +
      circle(1000, 430, 88, '#fffaf0') +
      stroke('M1000 430V368M1000 430L1046 450', '#22263f', 9) +
      circle(1000, 430, 9, '#22263f') +
      [0, 90, 180, 270].map((a) => rect(996, 350, 8, 18, '#22263f', `transform="rotate(${a} 1000 430)"`)).join('') +
      circle(930, 330, 34, '#f2b03c') +
      circle(1070, 330, 34, '#f2b03c') +
      stroke('M944 528l-22 26M1056 528l22 26', '#22263f', 12) +
      stroke('M860 360q-24 -36 -4 -70M1140 360q24 -36 4 -70', '#ffe6a8', 7),
    path('M560 690Q600 640 660 650L760 676Q800 690 796 710H560Z', '#f2604a') +
      path('M560 700H800V716H560Z', '#fffaf0') +
      stroke('M640 656l30 24M670 652l30 24', '#fffaf0', 6),
    glow(930, 220, 420, '#ffc890', 0.45),
    wash('#0e0a28', 0.45, 'left', 0.4),
  );

/** A new nurse on her first night watch. */
export const nightWard = (): string =>
  picture(
    room('#3a4f6a', '#2a3a54', 540),
    pane(90, 80, 260, 220, '#5f7590', sky(['#0c1233', '#2a3a72'], 320) + stars(8, 40, 300), 1),
    stroke('M0 70H1280', '#5f7590', 8) +
      path('M420 70H560Q540 300 580 530H430Q400 300 420 70Z', '#4f7a8a') +
      stroke('M460 74q-10 220 10 450M510 74q-10 220 20 450', '#3f6474', 6),
    [740, 1080]
      .map(
        (x, i) =>
          rect(x - 150, 470, 320, 26, '#dfe8ee') +
          rounded(x - 150, 420, 320, 70, 22, i ? '#8fb0c8' : '#9fc0b8') +
          rounded(x + 80, 400, 90, 50, 20, '#f4f8fa') +
          circle(x + 104, 400, 28, '#231f2b') +
          rect(x - 160, 380, 12, 230, '#c9d4dc') +
          rect(x + 166, 340, 12, 270, '#c9d4dc') +
          stroke(`M${x + 190} 560V220h-26`, '#c9d4dc', 6) +
          rounded(x + 148, 232, 34, 60, 8, '#dff4f8'),
      )
      .join(''),
    rect(900, 250, 70, 60, '#16263a') + stroke('M906 282h14l8 -18l10 32l8 -14h18', '#5fe0a0', 4),
    person(
      520,
      710,
      440,
      { ...STAND, nearArm: [50, 96] },
      { top: '#f4fafc', bottom: '#dfe8f0', skirt: 0.6, bun: true, rim: '#ffffff', skin: '#c08a62' },
    ) +
      rect(590, 470, 66, 84, '#fffaf0', 'transform="rotate(10 620 510)"') +
      rect(548, 276, 40, 12, '#fffaf0'),
    table(230, 700, 300, 150, '#6d86a0') +
      glow(200, 470, 260, '#ffe6a8', 0.7) +
      rect(194, 470, 12, 80, '#2a3448') +
      path('M150 476h100l-24 -56h-52Z', '#f2c14c') +
      papers(300, 536, 90, 2),
    wash('#060e20', 0.5, 'top', 0.3) + wash('#060e20', 0.45, 'right', 0.3),
  );

/** Photographs that viewers have lent. */
export const photoWall = (): string => {
  const frame = (x: number, y: number, w: number, h: number, wood: string, view: string): string =>
    rect(x - 14, y - 10, w + 30, h + 30, '#2a1a18', 'opacity="0.3"') +
    rect(x - 16, y - 16, w + 32, h + 32, wood) +
    rect(x, y, w, h, '#f4e6cc') +
    view;
  const sitter = (x: number, y: number, s: number, coat: string): string =>
    path(`M${x - s} ${y}q0 ${-s * 1.1} ${s} ${-s * 1.1}t${s} ${s * 1.1}Z`, coat) +
    circle(x, y - s * 1.5, s * 0.5, '#b58a68') +
    path(
      `M${x - s * 0.52} ${y - s * 1.5}q0 ${-s * 0.6} ${s * 0.52} ${-s * 0.6}t${s * 0.52} ${s * 0.6}q${-s * 0.5} ${-s * 0.3} ${-s * 1.04} 0Z`,
      '#4a3a34',
    );
  return picture(
    room('#8a6a5c', '#6a4438', 560),
    frame(120, 90, 220, 160, '#c98f4c', sitter(190, 250, 46, '#8a7a68') + sitter(270, 250, 46, '#a8937a')) +
      frame(430, 60, 180, 230, '#5a3a2c', sitter(520, 290, 66, '#7a6a5a')) +
      frame(
        700,
        90,
        270,
        180,
        '#c98f4c',
        rect(700, 90, 270, 100, '#d9cdb0') +
          rect(700, 190, 270, 80, '#a8947a') +
          path('M730 220h200l-30 24H760Z', '#6a5a4a') +
          sitter(830, 220, 24, '#4a3f38'),
      ) +
      frame(1060, 70, 150, 200, '#5a3a2c', sitter(1135, 270, 54, '#94806a')) +
      frame(210, 330, 200, 150, '#5a3a2c', [250, 310, 370].map((x) => sitter(x, 480, 32, '#8a7862')).join('')) +
      frame(
        1000,
        340,
        210,
        140,
        '#c98f4c',
        rect(1000, 340, 210, 90, '#d9cdb0') + path('M1000 430l60 -60l50 50l40 -30l60 40v50h-210Z', '#8a7a62'),
      ),
    table(660, 700, 420, 170, '#a5683f') +
      rounded(540, 440, 220, 76, 10, '#8a4f3c') +
      rect(560, 456, 180, 10, '#c9805c') +
      papers(830, 510, 100, 3) +
      glow(650, 420, 300, '#ffd98a', 0.7) +
      path('M500 420h70l-16 -60h-38Z', '#f2c14c') +
      rect(530, 420, 10, 92, '#3a2424'),
    person(
      1090,
      760,
      470,
      { ...STAND, nearArm: [60, 120] },
      { top: '#d9b08a', bottom: '#4a3f5a', left: true, bun: true, hair: '#d8d2cc', rim: '#fff0d0', skirt: 0.8 },
    ),
    wash('#1a0c10', 0.5, 'bottom', 0.2) + wash('#1a0c10', 0.4, 'left', 0.25),
  );
};

/** The one tape that is left of a grandfather's voice. */
export const tapeRecorder = (): string => {
  const reel = (x: number): string =>
    circle(x, 270, 150, '#3a2f2c') +
    circle(x, 270, 136, '#5a4640') +
    circle(x, 270, 62, '#e8dcc4') +
    [0, 120, 240]
      .map(
        (a) =>
          `<g transform="rotate(${a} ${x} 270)">${rect(x - 12, 150, 24, 70, '#e8dcc4')}${circle(x, 238, 13, '#5a4640')}</g>`,
      )
      .join('') +
    circle(x, 270, 16, '#2a2020');
  return picture(
    rect(
      0,
      0,
      1280,
      720,
      linear([
        [0, '#7a5a4a'],
        [1, '#3f2a2c'],
      ]),
    ),
    rect(
      0,
      600,
      1280,
      120,
      linear([
        [0, '#8a5a3c'],
        [1, '#4a2f28'],
      ]),
    ),
    rounded(300, 90, 680, 540, 26, '#b5946a') +
      rounded(324, 112, 632, 496, 16, '#8a6a4c') +
      rect(324, 430, 632, 178, '#d9c7a0'),
    reel(480) + reel(800) + stroke('M400 396L560 452H720L880 396', '#2a1a18', 6),
    rounded(580, 440, 120, 54, 8, '#3a2f2c') +
      [380, 440, 500].map((x) => rounded(x - 22, 530, 44, 54, 6, '#f4ecd8')).join('') +
      rounded(538, 530, 44, 54, 6, '#d9453c') +
      [760, 830, 900].map((x) => circle(x, 550, 25, '#4a3a34') + stroke(`M${x} 550l10 -18`, '#e8dcc4', 5)).join(''),
    papers(150, 620, 180, 3) + rounded(1040, 520, 190, 90, 8, '#a83f3c') + rect(1060, 540, 150, 36, '#f4ecd8'),
    glow(260, 120, 460, '#ffe0a0', 0.5) + rayWedge([60, -40], [420, 720], [800, 720], '#fff0c8', 0.2),
    wash('#120a0c', 0.45, 'right', 0.35),
  );
};

/** Letters tied with string. */
export const oldLetters = (): string =>
  picture(
    rect(
      0,
      0,
      1280,
      720,
      linear([
        [0, '#9a6a48'],
        [1, '#5a3a30'],
      ]),
    ) + Array.from({ length: 9 }, (_, i) => rect(0, i * 84, 1280, 4, '#4a3028')).join(''),
    [
      [330, 380, -12, '#e8d4ac'],
      [420, 360, 6, '#f0e0bc'],
      [380, 390, -3, '#f7ebcf'],
    ]
      .map(
        ([x, y, turn, fill]) =>
          `<g transform="rotate(${turn} ${x} ${y})">${rect(Number(x) - 250, Number(y) - 150, 500, 310, '#2a1814', 'opacity="0.25"')}${rect(Number(x) - 256, Number(y) - 160, 500, 310, String(fill))}${stroke(`M${Number(x) - 256} ${Number(y) - 160}L${x} ${Number(y) + 20}L${Number(x) + 244} ${Number(y) - 160}`, '#b59a6a', 5)}</g>`,
      )
      .join(''),
    stroke('M120 400H640M384 220V560', '#a8453c', 12) +
      stroke('M384 400q-70 -70 -90 -10q20 40 90 10q70 -70 90 -10q-20 40 -90 10', '#a8453c', 10),
    `<g transform="rotate(8 920 370)">${rect(730, 120, 400, 520, '#2a1814', 'opacity="0.25"')}${rect(720, 110, 400, 520, '#fbf1d8')}${Array.from({ length: 11 }, (_, i) => stroke(`M764 ${180 + i * 38}q40 -16 70 0t70 0t70 0t${i % 3 ? 40 : 10} 0`, '#5a5a8a', 4)).join('')}${stroke('M720 370H1120', '#e4d4ac', 4)}</g>`,
    circle(1140, 620, 60, '#c9a05c') +
      circle(1140, 620, 48, '#e0bc78') +
      stroke('M1120 640l40 -40M1124 600q16 -16 32 0', '#8a6a3c', 6),
    glow(320, 80, 520, '#ffe6b0', 0.5),
    wash('#1a0c0a', 0.5, 'bottom', 0.25),
  );
