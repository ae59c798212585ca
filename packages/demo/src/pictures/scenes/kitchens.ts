// Food: sold, shared, kept, pounded.
import { mix, shade } from '../ink/colour.ts';
import { bananaLeaf } from '../ink/leaves.ts';
import { bloom, glow, rayWedge, wash } from '../ink/light.ts';
import { circle, linear, oval, path, picture, rect, stroke } from '../ink/paper.ts';
import { limb, person, shadow } from '../ink/people.ts';
import { CARRY, POINT, REACH, SIT, STAND, WALK } from '../ink/poses.ts';
import { carton, jar, papers, pot, rounded } from '../ink/props.ts';
import { basket, parasol, pendant, pile } from '../ink/rooms.ts';
import { shophouses } from '../ink/shophouses.ts';
import { sky } from '../ink/sky.ts';
import { pane, room } from '../ink/stages.ts';
import { treeline } from '../ink/trees.ts';

const steam = (x: number, y: number, s: number): string =>
  stroke(
    `M${x} ${y}q${-s * 0.2} ${-s * 0.3} 0 ${-s * 0.6}t0 ${-s * 0.6}M${x + s * 0.3} ${y}q${s * 0.2} ${-s * 0.3} 0 ${-s * 0.6}t0 ${-s * 0.6}`,
    '#ffffff',
    s * 0.09,
    'opacity="0.5"',
  );
const leafy = (x: number, y: number, s: number, colour: string): string =>
  path(
    `M${x} ${y}Q${x - s} ${y - s * 0.4} ${x - s * 0.6} ${y - s}Q${x - s * 0.2} ${y - s * 1.3} ${x} ${y - s * 0.9}Q${x + s * 0.3} ${y - s * 1.4} ${x + s * 0.7} ${y - s}Q${x + s} ${y - s * 0.4} ${x} ${y}Z`,
    colour,
  ) +
  stroke(
    `M${x} ${y}V${y - s * 0.8}M${x} ${y - s * 0.3}L${x - s * 0.4} ${y - s * 0.8}M${x} ${y - s * 0.3}L${x + s * 0.4} ${y - s * 0.8}`,
    mix(colour, '#f4f7d0', 0.5),
    s * 0.07,
  );
const garden =
  rect(
    0,
    0,
    1280,
    720,
    linear([
      [0, '#bfe0dc'],
      [1, '#eef0cc'],
    ]),
  ) + treeline(300, 110, '#8fbf8a', 6);

/** Big pots, cut vegetables, boxes for those who need a meal. */
export const communityKitchen = (): string =>
  picture(
    room('#f0dcb4', '#b98f6a', 430),
    pane(90, 60, 280, 210, '#c98f5c', garden, 2) + pane(900, 60, 280, 210, '#c98f5c', garden, 2),
    rect(430, 110, 420, 16, '#a5744a') +
      [470, 560, 650, 740]
        .map((x, i) => pot(x + 30, 110, 66, ['#b5bcc6', '#d98a5c', '#b5bcc6', '#8fa8b0'][i]))
        .join(''),
    person(
      300,
      560,
      330,
      { ...STAND, nearArm: [40, 70], farArm: [56, 90] },
      { top: '#fffaf0', bottom: '#4a4f7a', bun: true, hat: 'cap', hatColour: '#f4ecd8' },
    ),
    person(
      560,
      556,
      340,
      { ...REACH, lean: 8 },
      { top: '#d9573f', bottom: '#3a3f5e', hat: 'cap', hatColour: '#fffaf0' },
    ),
    person(
      800,
      556,
      326,
      { ...STAND, nearArm: [44, 80], farArm: [50, 96] },
      { top: '#5f9aa8', bottom: '#4a3f6a', left: true, bun: true },
    ),
    person(
      1050,
      560,
      336,
      { ...CARRY, nearLeg: [4, 2], farLeg: [-6, -8] },
      { top: '#7fa878', bottom: '#3a3f5e', left: true },
    ),
    carton(980, 404, 96, 60),
    rect(0, 520, 1280, 26, '#d9dce0') + rect(0, 544, 1280, 180, '#9aa3b0') + stroke('M0 600H1280', '#7f8896', 4),
    pot(330, 540, 210, '#b5bcc6', '#e8a04a') + steam(300, 380, 90) + stroke('M366 440L420 330', '#8a6a4c', 11),
    pot(600, 530, 180, '#c9ced6', '#7fa85a') + steam(570, 390, 80),
    rounded(710, 516, 220, 16, 6, '#c98f5c') +
      [0, 1, 2, 3].map((i) => leafy(740 + i * 46, 518, 34, i % 2 ? '#5fa04c' : '#7fb85a')).join('') +
      circle(912, 500, 16, '#e2573f') +
      circle(888, 504, 14, '#e8734c'),
    [0, 1, 2, 3, 4, 5]
      .map(
        (i) =>
          rounded(60 + (i % 3) * 86, 640 - Math.floor(i / 3) * 54, 78, 46, 6, '#fffaf0') +
          rect(60 + (i % 3) * 86, 652 - Math.floor(i / 3) * 54, 78, 8, '#7fa85a'),
      )
      .join(''),
    [0, 1, 2, 3, 4, 5]
      .map(
        (i) =>
          rounded(960 + (i % 3) * 92, 650 - Math.floor(i / 3) * 56, 84, 48, 6, '#fffaf0') +
          rect(960 + (i % 3) * 92, 662 - Math.floor(i / 3) * 56, 84, 8, '#e8734c'),
      )
      .join(''),
    basket(520, 712, 200, '#c98f5c') +
      leafy(470, 656, 46, '#6fae52') +
      leafy(530, 650, 52, '#5fa04c') +
      leafy(580, 660, 42, '#8fc468'),
    basket(780, 712, 200, '#b5824f') + pile(780, 654, 170, 60, 20, '#e8843c', 5),
    rayWedge([120, 60], [200, 620], [460, 620], '#fff6d0', 0.3),
    bloom(240, 120, 520, '#fff3c8', 0.4),
    wash('#2a2030', 0.35, 'bottom', 0.2),
  );

/** A stall keeper counts what is left after the day's instalments. */
export const marketLedger = (): string =>
  picture(
    sky(['#f2d8a8', '#f7e6c0', '#fbeed0'], 400),
    shophouses(380, 220, -30, 1320, 9, '#f6e0b8', 0.45),
    rect(
      0,
      376,
      1280,
      350,
      linear([
        [0, '#d9b98c'],
        [1, '#9a7658'],
      ]),
    ),
    parasol(250, 620, 460, 520, '#3f8f86') + parasol(1060, 610, 470, 520, '#c9563f'),
    person(930, 470, 210, WALK, { top: '#8f7ab0', bottom: '#3a3f5e', bun: true, skirt: 0.8 }) +
      person(470, 466, 200, WALK, { top: '#e8b45a', bottom: '#3a3f5e', left: true }),
    person(
      650,
      640,
      420,
      { ...SIT, lean: 12, nod: 26, nearArm: [40, 96], farArm: [50, 104] },
      { top: '#d9735c', bottom: '#4a3f6a', bun: true, skin: '#b97a56', rim: '#f2a888' },
    ),
    rect(300, 560, 700, 30, '#c98f5c') +
      rect(300, 588, 700, 140, '#96633f') +
      stroke('M300 620H1000M300 660H1000', '#7a4e32', 4),
    papers(750, 548, 120, 2) +
      rounded(660, 530, 90, 56, 4, '#2f5a86') +
      rect(666, 536, 78, 44, '#fffaf0') +
      stroke('M676 548h58M676 560h44', '#9a9488', 4),
    [0, 1, 2, 3].map((i) => rounded(840 + i * 8, 540 - i * 9, 84, 12, 3, i % 2 ? '#7fb58a' : '#e8a0a0')).join('') +
      [0, 1, 2]
        .map((i) => oval(960, 552 - i * 9, 22, 8, '#e8c04a') + oval(960, 549 - i * 9, 22, 8, '#f7dc7a'))
        .join(''),
    basket(380, 566, 150, '#b5824f') + leafy(350, 528, 36, '#6fae52') + leafy(400, 524, 40, '#5fa04c'),
    basket(150, 712, 220, '#b5824f') +
      pile(150, 650, 190, 70, 22, '#e2573f', 4) +
      basket(1130, 712, 230, '#c98f5c') +
      pile(1130, 646, 200, 80, 24, '#7fae4c', 7),
    person(
      1150,
      560,
      330,
      { ...POINT, nearArm: [40, 60] },
      { top: '#3a3f5e', bottom: '#22263f', left: true, sleeves: true, hat: 'cap', hatColour: '#22263f' },
    ),
    bloom(280, 80, 620, '#fff0b8', 0.45),
    wash('#3a2430', 0.4, 'bottom', 0.25) + wash('#3a2430', 0.3, 'right', 0.25),
  );

/** Greens, eggs and a scale, close. */
export const vegetableStall = (): string => {
  const crate = (x: number, y: number, w: number, inside: string): string =>
    path(`M${x} ${y}H${x + w}L${x + w + 20} ${y + 130}H${x - 20}Z`, '#c08a54') +
    stroke(`M${x - 6} ${y + 40}H${x + w + 6}M${x - 14} ${y + 84}H${x + w + 14}`, '#8a5f38', 5) +
    inside;
  const greens = (x: number, y: number, n: number, colour: string): string =>
    Array.from({ length: n }, (_, i) =>
      leafy(x + i * 44, y + (i % 2) * 10, 62, i % 2 ? colour : shade(colour, 0.12)),
    ).join('');
  const eggs = (x: number, y: number): string =>
    Array.from(
      { length: 15 },
      (_, i) =>
        oval(
          x + (i % 5) * 40 + Math.floor(i / 5) * 8,
          y + Math.floor(i / 5) * 26,
          18,
          22,
          i % 3 ? '#f2cfa0' : '#e8bb86',
        ) + oval(x - 5 + (i % 5) * 40 + Math.floor(i / 5) * 8, y - 7 + Math.floor(i / 5) * 26, 6, 8, '#fff3dc'),
    ).join('');
  return picture(
    sky(['#f7dca0', '#fbeac0', '#fdf3d8'], 400),
    shophouses(330, 200, -30, 1320, 5, '#f9e6bc', 0.5),
    rect(0, 326, 1280, 400, '#caa478'),
    path(
      'M-20 0H1300V110Q1240 150 1180 110Q1110 150 1040 110Q970 150 900 110Q830 150 760 110Q690 150 620 110Q550 150 480 110Q410 150 340 110Q270 150 200 110Q130 150 60 110Q20 140 -20 110Z',
      '#d9573f',
    ) +
      [0, 1, 2, 3, 4]
        .map((i) =>
          path(`M${60 + i * 280} 0H${200 + i * 280}V110Q${130 + i * 280} 150 ${60 + i * 280} 110Z`, '#fff3dc'),
        )
        .join(''),
    person(
      860,
      520,
      390,
      { ...REACH, lean: 6 },
      { top: '#5f8a6c', bottom: '#4a3f6a', hat: 'straw', left: true, rim: '#9fc4a0' },
    ),
    person(420, 500, 360, { ...POINT, nearArm: [50, 76] }, { top: '#e8b45a', bottom: '#4a4f7a', bun: true }),
    stroke('M640 150V250', '#7a7f8c', 5) +
      rounded(596, 240, 88, 96, 10, '#e2e5e8') +
      circle(640, 288, 34, '#ffffff') +
      stroke('M640 288L658 266', '#d9433c', 5) +
      stroke('M606 336L580 400M674 336L700 400', '#7a7f8c', 4) +
      path('M560 400H720Q712 440 640 442Q568 440 560 400Z', '#b5bcc6') +
      leafy(620, 410, 44, '#6fae52') +
      leafy(664, 408, 40, '#5fa04c'),
    crate(60, 420, 330, greens(100, 440, 6, '#5fa04c')),
    crate(440, 440, 300, pile(590, 462, 280, 80, 26, '#e2452f', 6)),
    crate(790, 420, 380, greens(830, 440, 8, '#86bf5c')),
    crate(-60, 590, 380, pile(120, 612, 340, 70, 30, '#efe9c8', 3)),
    crate(380, 600, 330, eggs(424, 588)),
    crate(770, 590, 280, pile(910, 612, 260, 80, 26, '#e8843c', 8)),
    crate(1100, 590, 260, greens(1130, 612, 5, '#4f8f52')),
    [150, 560, 960]
      .map(
        (x, i) =>
          stroke(`M${x} 560V520`, '#8a6a4c', 5) +
          path(`M${x - 40} 470h80v52h-80Z`, ['#fffaf0', '#fff0b8', '#fffaf0'][i] ?? '') +
          stroke(`M${x - 22} 490h44M${x - 22} 506h28`, '#5a4a44', 5),
      )
      .join(''),
    bloom(1080, 60, 620, '#fff0b0', 0.5),
    wash('#3a2430', 0.35, 'bottom', 0.2),
  );
};

/** An open refrigerator at night, its shelves in order. */
export const openFridge = (): string =>
  picture(
    room('#4a5f86', '#6a5a5c', 600),
    rect(60, 160, 330, 20, '#7a5a48') +
      [90, 160, 230, 300]
        .map((x, i) => jar(x + 20, 160, 52, 80, ['#c9573f', '#e8b45a', '#7fa85a', '#8a5a3c'][i] ?? ''))
        .join('') +
      rect(40, 420, 380, 24, '#c9ced6') +
      rect(40, 444, 380, 280, '#7a8aa5') +
      pot(160, 420, 110, '#d9735c'),
    rounded(520, 40, 430, 660, 22, '#dfe6ea') +
      rect(544, 64, 382, 612, '#f7fbfc') +
      rect(
        544,
        64,
        382,
        612,
        linear([
          [0, '#ffffff', 0.9],
          [1, '#cfe6f0', 0.7],
        ]),
      ),
    [220, 350, 480].map((y) => rect(544, y, 382, 9, '#b5cdd9')).join('') +
      rounded(556, 520, 358, 140, 10, '#cfe3ec') +
      stroke('M700 540h80', '#9ab8c6', 7),
    jar(610, 220, 76, 110, '#e8b45a') +
      jar(700, 220, 60, 96, '#c9573f') +
      rounded(760, 136, 60, 84, 6, '#ffffff') +
      rect(760, 160, 60, 26, '#5f9ad0') +
      rounded(840, 120, 44, 100, 8, '#9fd0b0') +
      rect(852, 104, 20, 18, '#3f8a64'),
    rounded(566, 286, 130, 64, 8, '#fffaf0') +
      rect(566, 300, 130, 12, '#e8734c') +
      rounded(716, 276, 110, 74, 8, '#d9efe4') +
      rect(716, 290, 110, 12, '#5fa8a0') +
      rounded(844, 296, 70, 54, 8, '#f7e0b0'),
    oval(640, 474, 76, 16, '#ffffff') +
      oval(640, 462, 60, 22, '#e8a060') +
      rounded(740, 420, 120, 60, 6, '#f2cfd4') +
      rect(752, 432, 96, 34, '#d9737a') +
      Array.from({ length: 4 }, (_, i) =>
        oval(880 + (i % 2) * 24, 466 - Math.floor(i / 2) * 24, 11, 14, '#f2cfa0'),
      ).join(''),
    leafy(620, 640, 66, '#6fae52') + leafy(690, 644, 60, '#86bf5c') + pile(810, 646, 150, 60, 22, '#e2573f', 5),
    path('M950 60L1190 20V740L950 690Z', '#cfd8de') +
      path('M966 84L1170 52V700L966 664Z', '#eef4f6') +
      [190, 340, 490].map((y) => path(`M966 ${y}L1170 ${y - 16}V${y + 4}L966 ${y + 16}Z`, '#b5cdd9')).join('') +
      [1000, 1050, 1100]
        .map((x, i) => rounded(x, 250 - i * 3, 36, 82, 6, ['#f2b64c', '#d9573f', '#5f9ad0'][i] ?? ''))
        .join('') +
      [1010, 1070].map((x) => rounded(x, 396, 46, 88, 6, '#fffaf0')).join(''),
    path('M544 676L330 740H1010L926 676Z', '#eaf4ff', 'opacity="0.35"'),
    person(
      400,
      716,
      480,
      { ...REACH, lean: 4, nearArm: [70, 84] },
      { top: '#e8b45a', bottom: '#3a3f5e', bun: true, rim: '#fff0c8' },
    ),
    glow(730, 340, 520, '#ffffff', 0.4),
    bloom(730, 300, 520, '#dff0ff', 0.3),
    wash('#0e1430', 0.5, 'left', 0.35) + wash('#0e1430', 0.4, 'bottom', 0.2),
  );

/** Shoppers with baskets and cloth bags; none of plastic. */
export const clothBags = (): string => {
  const bag = (x: number, y: number, w: number, colour: string, inside = ''): string =>
    inside +
    path(`M${x - w / 2} ${y - w}H${x + w / 2}L${x + w * 0.42} ${y}H${x - w * 0.42}Z`, colour) +
    stroke(
      `M${x - w * 0.26} ${y - w}Q${x - w * 0.2} ${y - w * 1.5} ${x} ${y - w * 1.5}T${x + w * 0.26} ${y - w}`,
      shade(colour, 0.2),
      w * 0.08,
    ) +
    circle(x, y - w * 0.5, w * 0.2, '#fff6e0', 'opacity="0.8"');
  return picture(
    sky(['#a9d8dc', '#dff0d8', '#fff3cc'], 380),
    shophouses(370, 220, -30, 1320, 12, '#f6f0d0', 0.4),
    rect(
      0,
      366,
      1280,
      360,
      linear([
        [0, '#dcc79c'],
        [1, '#a88a66'],
      ]),
    ),
    parasol(180, 520, 330, 420, '#e8b04a') +
      parasol(1110, 510, 330, 420, '#3f8f86') +
      rect(40, 460, 320, 70, '#b5824f') +
      pile(110, 462, 130, 50, 18, '#e2573f', 4) +
      pile(270, 462, 140, 50, 18, '#86bf5c', 6) +
      rect(950, 456, 330, 70, '#b5824f') +
      pile(1030, 458, 140, 50, 18, '#e8843c', 8) +
      pile(1190, 458, 140, 50, 18, '#8f5aa0', 3),
    person(190, 440, 220, STAND, { top: '#5f8a6c', bottom: '#4a3f6a', hat: 'straw' }) +
      person(1110, 436, 220, STAND, { top: '#d98a6a', bottom: '#4a3f6a', hat: 'straw', left: true }),
    shadow(470, 690, 130, 0.25) + shadow(830, 690, 140, 0.25),
    person(450, 690, 420, { ...WALK, nearArm: [4, 10] }, { top: '#e8735c', bottom: '#3f4a7a', skirt: 0.9, bun: true }),
    bag(
      470,
      640,
      120,
      '#f1e2bc',
      leafy(440, 540, 44, '#6fae52') + leafy(490, 536, 50, '#5fa04c') + rect(512, 470, 12, 70, '#c98f5c'),
    ),
    person(
      830,
      690,
      430,
      { ...STAND, nearArm: [30, 96], farArm: [36, 102] },
      { top: '#3f86a0', bottom: '#34406a', left: true },
    ),
    basket(760, 566, 190, '#b5824f') + leafy(720, 512, 46, '#86bf5c') + pile(780, 512, 110, 40, 18, '#e8843c', 5),
    person(640, 690, 250, WALK, { top: '#f2c14c', bottom: '#3f6a8c' }) + bag(670, 620, 60, '#5fa8a0'),
    basket(180, 712, 200, '#c98f5c') +
      bag(1130, 712, 150, '#d9a0b0', leafy(1100, 590, 40, '#6fae52') + rect(1150, 520, 14, 60, '#e8c98a')),
    bloom(640, 40, 620, '#fff6c0', 0.5),
    wash('#3a2430', 0.3, 'bottom', 0.2),
  );
};

/** Dishes of chilli relish, vegetables on banana leaf, a mortar. */
export const namPhrik = (): string => {
  const bowl = (x: number, y: number, r: number, colour: string, rim = '#fffaf0'): string =>
    oval(x, y + r * 0.12, r * 1.06, r * 0.46, '#3a2420', 'opacity="0.25"') +
    path(
      `M${x - r} ${y - r * 0.1}Q${x - r * 0.8} ${y + r * 0.5} ${x} ${y + r * 0.5}T${x + r} ${y - r * 0.1}Z`,
      shade(rim, 0.12),
    ) +
    oval(x, y - r * 0.1, r, r * 0.36, rim) +
    oval(x, y - r * 0.08, r * 0.82, r * 0.28, colour) +
    oval(x - r * 0.2, y - r * 0.14, r * 0.3, r * 0.08, mix(colour, '#ffffff', 0.35));
  return picture(
    rect(
      0,
      0,
      1280,
      720,
      linear([
        [0, '#a5663f'],
        [1, '#6d3f2c'],
      ]),
    ),
    Array.from({ length: 9 }, (_, i) =>
      stroke(`M0 ${60 + i * 82}Q640 ${50 + i * 82} 1280 ${64 + i * 82}`, '#7f4a30', 4, 'opacity="0.6"'),
    ).join(''),
    bananaLeaf(-40, 300, 760, 8, '#4f9a4c', '#a5d07a') +
      bananaLeaf(1330, 420, 760, 188, '#468f48', '#9fcb74') +
      bananaLeaf(500, 760, 620, -28, '#57a352', '#b0d884'),
    bowl(420, 330, 130, '#c9432c') +
      bowl(760, 280, 120, '#8a4a2c', '#3f6a86') +
      bowl(640, 500, 150, '#d9732c', '#e8d9b8'),
    [0, 1, 2, 3, 4]
      .map(
        (i) =>
          path(`M${900 + i * 30} ${470 - i * 6}q60 -90 130 -110q-30 90 -110 130Z`, i % 2 ? '#d9362c' : '#b52a24') +
          stroke(`M${1026 + i * 30} ${362 - i * 6}l16 -22`, '#3f7a3c', 7),
      )
      .join(''),
    [0, 1, 2]
      .map((i) =>
        rounded(
          140 + i * 40,
          440 + i * 8,
          190,
          30,
          15,
          i % 2 ? '#9fcb74' : '#b9dc8c',
          `transform="rotate(${-18 + i * 6} 240 460)"`,
        ),
      )
      .join('') +
      [0, 1, 2, 3]
        .map(
          (i) =>
            circle(240 + i * 52, 600 + (i % 2) * 26, 34, '#f4f7e6') +
            circle(240 + i * 52, 600 + (i % 2) * 26, 24, '#dbe8c0'),
        )
        .join(''),
    path('M870 620q70 -46 190 -30q70 10 110 -26l-8 56q-50 40 -130 36q-110 0 -162 -36Z', '#c98a4c') +
      stroke('M900 616q90 -20 220 -10M920 630q80 -10 190 -6', '#8a5a30', 5) +
      circle(896, 612, 5, '#2a1c1c'),
    path('M60 90H330Q320 250 195 256Q70 250 60 90Z', '#8a8f98') +
      oval(195, 92, 136, 40, '#a9aeb8') +
      oval(195, 94, 108, 28, '#c9432c') +
      limb([250, 100], [400, -30], 26, 34, '#b5bac4'),
    limb([1320, 60], [1010, 190], 84, 46, '#7a5a9a') +
      limb([1020, 186], [900, 236], 42, 34, '#b97a56') +
      limb([906, 226], [830, 250], 16, 12, '#c98a64') +
      limb([910, 246], [838, 270], 16, 12, '#c08058') +
      stroke('M840 262L700 330', '#e8d9b8', 14) +
      oval(690, 336, 34, 18, '#e8d9b8'),
    bloom(300, 40, 560, '#ffdf9a', 0.4),
    wash('#2a1018', 0.45, 'bottom', 0.3) + wash('#2a1018', 0.3, 'right', 0.2),
  );
};

/** A grey-haired worker behind the till of a small shop. */
export const seniorWorker = (): string => {
  const goods = ['#d9735c', '#5f9aa8', '#e8b45a', '#7fa878', '#8f7ab0', '#f1ead9'];
  return picture(
    room('#d9c8a8', '#9a7a5c', 500),
    [0, 1, 2]
      .map(
        (row) =>
          rect(80, 120 + row * 116, 620, 14, '#8a6248') +
          Array.from(
            { length: 12 },
            (_, i) =>
              rounded(
                96 + i * 50,
                58 + row * 116 + ((i * 5 + row) % 3) * 8,
                40,
                62 - ((i * 5 + row) % 3) * 8,
                5,
                goods[(i + row * 2) % 6] ?? '',
              ) + rect(102 + i * 50, 82 + row * 116, 28, 14, '#fff6e4', 'opacity="0.8"'),
          ).join(''),
      )
      .join(''),
    pane(
      820,
      70,
      340,
      280,
      '#8a6248',
      sky(['#8fcbd9', '#fbeecb'], 360) + shophouses(350, 180, 800, 1200, 6, '#f6ead0', 0.35),
      2,
    ),
    pendant(540, 60, 90, '#3f6a56', '#ffe6a8', 260) + pendant(960, 40, 90, '#3f6a56', '#ffe6a8', 260),
    person(
      520,
      640,
      420,
      { ...STAND, nearArm: [36, 92], farArm: [44, 98] },
      { top: '#3f8a6c', bottom: '#3a3f5e', skin: '#b98562', hair: '#d3cfca', rim: '#7fc09a' },
    ),
    person(900, 640, 400, { ...REACH, lean: 4 }, { top: '#e8735c', bottom: '#4a4f7a', left: true, bun: true }),
    rect(120, 520, 1000, 34, '#e8c490') +
      rect(120, 552, 1000, 180, '#a5744a') +
      stroke('M300 560V720M520 560V720M740 560V720M960 560V720', '#8a5f3c', 5),
    rounded(620, 420, 150, 100, 8, '#3a4058') +
      rect(632, 430, 126, 56, '#8fd0c4') +
      rounded(600, 500, 190, 24, 6, '#2a3048'),
    jar(260, 522, 80, 120, '#e8b45a') +
      jar(350, 522, 70, 100, '#c9573f') +
      path('M820 520l10 -80h60l10 80Z', '#d9a86a') +
      rounded(830, 470, 60, 14, 5, '#fff6e4'),
    rounded(690, 494, 60, 14, 3, '#7fb58a'),
    bloom(980, 120, 520, '#fff3c8', 0.4),
    wash('#2a1c28', 0.4, 'bottom', 0.2) + wash('#2a1c28', 0.25, 'left', 0.25),
  );
};
