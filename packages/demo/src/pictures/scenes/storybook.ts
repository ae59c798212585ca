// What children are told and try out: puppets, tales, experiments in a kitchen.
import { elephant } from '../ink/animals.ts';
import { heap } from '../ink/clouds.ts';
import { shade, tint } from '../ink/colour.ts';
import { blades, span } from '../ink/land.ts';
import { bananaLeaf, lotus, reeds } from '../ink/leaves.ts';
import { bloom, glow, rayWedge, wash } from '../ink/light.ts';
import { circle, linear, oval, path, picture, poly, rect, stroke } from '../ink/paper.ts';
import { bust, limb, person, shadow } from '../ink/people.ts';
import { CHEER, FOLD, POINT, REACH } from '../ink/poses.ts';
import { cup, jar, papers, rounded } from '../ink/props.ts';
import { fish } from '../ink/sealife.ts';
import { moon, stars } from '../ink/sky.ts';
import { countryside, DUSK, MORNING, pane, room } from '../ink/stages.ts';
import { bush, tree } from '../ink/trees.ts';
import { glitter, rings, ripples, water } from '../ink/water.ts';

/** A hand puppet, its head at x, y. */
const puppet = (x: number, y: number, s: number, coat: string, face: string): string =>
  poly(
    [
      [x - s * 0.5, y + s * 0.4],
      [x + s * 0.5, y + s * 0.4],
      [x + s * 0.8, y + s * 2],
      [x - s * 0.8, y + s * 2],
    ],
    coat,
  ) +
  limb([x - s * 0.4, y + s * 0.7], [x - s * 1.2, y + s * 0.2], s * 0.22, s * 0.18, shade(coat, 0.15)) +
  limb([x + s * 0.4, y + s * 0.7], [x + s * 1.2, y + s * 0.3], s * 0.22, s * 0.18, coat) +
  circle(x, y, s * 0.6, face) +
  circle(x - s * 0.2, y - s * 0.08, s * 0.07, '#2a2030') +
  circle(x + s * 0.2, y - s * 0.08, s * 0.07, '#2a2030') +
  stroke(`M${x - s * 0.2} ${y + s * 0.2}q${s * 0.2} ${s * 0.2} ${s * 0.4} 0`, '#a8352f', s * 0.08);

/** Tales under a house on stilts, told by hand puppets at nightfall. */
export const puppetTheatre = (): string =>
  picture(
    countryside(DUSK, 470, 12),
    rect(0, 0, 1280, 96, '#5a3a34') + Array.from({ length: 16 }, (_, i) => rect(i * 82, 0, 5, 96, '#45292a')).join(''),
    [60, 1200].map((x) => rect(x, 90, 40, 560, '#6d463a') + rect(x + 26, 90, 14, 560, '#4f302e')).join(''),
    stroke('M100 110Q640 240 1200 110', '#3a2430', 4) +
      Array.from({ length: 11 }, (_, i) => {
        const x = 150 + i * 98;
        const y = 122 + Math.sin(((i + 0.5) / 11) * Math.PI) * 56;
        return circle(x, y, 13, ['#ffd98a', '#ff9f7a', '#9fe0c8'][i % 3] ?? '') + glow(x, y, 70, '#ffe2a0', 0.5);
      }).join(''),
    rect(360, 210, 560, 330, '#8a2f3a') + rect(392, 242, 496, 200, '#22305f') + stars(7, 46, 420),
    circle(800, 300, 32, '#ffe9b0') + glow(800, 300, 150, '#ffe9b0', 0.5),
    puppet(520, 330, 56, '#e8a04a', '#e8b48a') + puppet(700, 340, 56, '#5fa8a0', '#c99068'),
    path('M360 210H460Q440 340 400 442H360ZM920 210H820Q840 340 880 442H920Z', '#c9453f'),
    rect(360, 200, 560, 26, '#f2c14c') +
      rect(
        340,
        442,
        600,
        100,
        linear([
          [0, '#b5603c'],
          [1, '#7a3a30'],
        ]),
      ) +
      [420, 540, 660, 780, 860].map((x) => circle(x, 492, 14, '#f2c14c')).join(''),
    person(
      1040,
      640,
      300,
      { ...FOLD, nearArm: [30, 80] },
      { top: '#5f86b5', bottom: '#3a3060', left: true, skirt: 0.9, bun: true },
    ),
    [170, 330, 480, 640, 800, 960, 1110]
      .map((x, i) =>
        bust(x, 730 + (i % 2) * 18, 78, ['#3f6a8a', '#8a4f6a', '#4f7a5c', '#a8703f'][i % 4] ?? '', '#1d1824'),
      )
      .join(''),
    bloom(640, 330, 480, '#ffd98a', 0.35),
    wash('#140c20', 0.55, 'bottom', 0.3),
  );

/** A page of a tale: the small elephant before the wooden bridge. */
export const littleElephant = (): string =>
  picture(
    countryside(MORNING, 380, 5),
    heap(300, 150, 300, '#ffffff', '#c9dfe4', 4) + heap(980, 190, 240, '#ffffff', '#c9dfe4', 8),
    tree(140, 470, 300, '#6fae5c', '#8a6a4c', 4) + tree(1180, 480, 280, '#7fb868', '#8a6a4c', 9),
    path(
      'M520 720Q560 560 620 470L760 470Q820 560 960 720Z',
      linear([
        [0, '#bfe6e4'],
        [1, '#3f9ab0'],
      ]),
    ),
    ripples(520, '#ffffff', 20, 4, 0.6, 720, 560, 900),
    path('M380 560Q700 420 1020 560L1020 600Q700 462 380 600Z', '#a8703f') +
      stroke('M400 500Q700 360 1000 500', '#7a4a30', 12) +
      Array.from({ length: 9 }, (_, i) => {
        const x = 410 + i * 73;
        const y = 560 - Math.sin(((i + 0.3) / 9) * Math.PI) * 66;
        return rect(x, y - 66, 12, 78, '#7a4a30');
      }).join(''),
    shadow(250, 640, 150, 0.25),
    elephant(250, 640, 300, '#8a94b0', 0.3, false, false),
    bush(90, 700, 220, '#5f9a5c', 3) + bush(1160, 700, 260, '#5f9a5c', 6),
    circle(330, 380, 8, '#f2c14c') + stroke('M318 368q12 -22 24 0M318 392q12 22 24 0', '#f2894c', 6),
    bloom(880, 60, 480, '#fff0c0', 0.45),
  );

/** A pond at night; a fish looks up to where the stars are. */
export const fishAndStars = (): string =>
  picture(
    rect(
      0,
      0,
      1280,
      300,
      linear([
        [0, '#0e1440'],
        [1, '#3a3f86'],
      ]),
    ) + stars(23, 170, 260),
    moon(1010, 110, 52, '#fff0c0', '#1a2056'),
    water(290, ['#5a6ab0', '#2a4a8a', '#123060', '#0a1c40']),
    glitter(1010, 296, 470, 40, 160, '#fff0c0', 4),
    rings(520, 352, 150, '#cfe0ff', 0.8),
    lotus(330, 9, '#3f8a6a', '#ff9fc0', 8, 420),
    fish(520, 500, 300, '#ff9f4a', '#fff0d0', false, -32),
    fish(250, 620, 130, '#5fb0c8', '#d0f0ff', false, -8) + fish(840, 600, 150, '#e0709a', '#ffe0ea', true, -10),
    [0, 1, 2, 3, 4].map((i) => circle(650 + i * 16, 420 - i * 26, 10 - i, '#cfe8ff', 'opacity="0.6"')).join(''),
    reeds(60, 730, 260, '#1f5a5a', 12, 4) + reeds(1230, 730, 300, '#1f5a5a', 12, 9),
    rayWedge([1010, 110], [380, 700], [640, 720], '#dfe8ff', 0.25),
    wash('#050a24', 0.5, 'bottom', 0.35),
  );

/** Three spools of thread and what is made of them. */
export const threeSpools = (): string => {
  const spool = (x: number, colour: string): string =>
    oval(x, 560, 96, 24, '#6d4430') +
    rect(x - 70, 330, 140, 226, colour) +
    Array.from({ length: 13 }, (_, i) =>
      stroke(`M${x - 70} ${342 + i * 17}q70 ${14} 140 0`, i % 2 ? tint(colour, 0.35) : shade(colour, 0.25), 5),
    ).join('') +
    rect(x + 30, 330, 40, 226, shade(colour, 0.35), 'opacity="0.5"') +
    oval(x, 328, 96, 24, '#b5804f') +
    oval(x, 326, 26, 8, '#6d4430');
  return picture(
    room('#f2ddb8', '#b98a5c', 480),
    pane(90, 70, 330, 260, '#b5804f', countryside(MORNING, 420, 6), 2),
    rect(700, 60, 480, 320, '#8a2f4a') +
      Array.from({ length: 12 }, (_, i) => rect(700 + i * 40, 60, 20, 320, i % 3 ? '#a8405a' : '#2f5a7a')).join('') +
      Array.from({ length: 8 }, (_, i) =>
        stroke(
          `M700 ${96 + i * 36}l40 -18l40 18l40 -18l40 18l40 -18l40 18l40 -18l40 18l40 -18l40 18l40 -18l40 18`,
          i % 2 ? '#f2c14c' : '#fff0d0',
          5,
        ),
      ).join('') +
      rect(680, 46, 520, 20, '#6d4430'),
    rect(
      0,
      560,
      1280,
      170,
      linear([
        [0, '#a5683f'],
        [1, '#6a3f30'],
      ]),
    ),
    spool(300, '#d9433c') + spool(560, '#f2b03c') + spool(820, '#2f7a9a'),
    stroke('M300 420C380 640 520 660 700 620S1040 560 1180 650', '#d9433c', 6) +
      stroke('M630 460C700 640 860 690 1010 640', '#f2b03c', 6) +
      stroke('M890 480C960 600 1060 610 1200 590', '#2f7a9a', 6),
    bloom(220, 130, 480, '#fff3c8', 0.5),
    wash('#2a1824', 0.4, 'bottom', 0.25),
  );
};

/** Small boats folded of banana leaves. */
export const leafBoats = (): string => {
  const boat = (x: number, y: number, w: number, sail: string): string =>
    rings(x, y + w * 0.06, w * 0.62, '#ffffff', 0.7) +
    path(
      `M${x - w / 2} ${y - w * 0.1}Q${x} ${y + w * 0.1} ${x + w / 2} ${y - w * 0.1}L${x + w * 0.3} ${y + w * 0.1}H${x - w * 0.3}Z`,
      '#5f9a3f',
    ) +
    path(
      `M${x - w / 2} ${y - w * 0.1}Q${x} ${y + w * 0.02} ${x + w / 2} ${y - w * 0.1}Q${x} ${y - w * 0.02} ${x - w / 2} ${y - w * 0.1}Z`,
      '#8fc45c',
    ) +
    stroke(`M${x} ${y - w * 0.02}V${y - w * 0.72}`, '#8a6a3c', w * 0.03) +
    path(
      `M${x + w * 0.03} ${y - w * 0.7}Q${x + w * 0.44} ${y - w * 0.4} ${x + w * 0.34} ${y - w * 0.14}H${x + w * 0.03}Z`,
      sail,
    ) +
    path(`M${x - w * 0.03} ${y - w * 0.6}L${x - w * 0.26} ${y - w * 0.14}H${x - w * 0.03}Z`, shade(sail, 0.18));
  return picture(
    water(0, ['#d5efe4', '#8fd0cc', '#3f9fae', '#1f7088']),
    ripples(120, '#ffffff', 90, 6, 0.55),
    glitter(300, 60, 640, 60, 220, '#fffbe0', 5, 0.6),
    boat(330, 280, 210, '#a8d46a') + boat(1010, 330, 180, '#f2c14c') + boat(640, 540, 400, '#8fc45c'),
    lotus(560, 8, '#4f9a5c', '#ff9fc0', 4, 720, 860, 1280),
    limb([1290, 700], [1060, 560], 62, 40, '#b97a56') +
      limb([1060, 560], [960, 520], 26, 12, '#b97a56') +
      limb([1066, 580], [980, 560], 22, 11, '#a86c4a'),
    bananaLeaf(-20, 740, 420, -52, '#4f9a48') + bananaLeaf(-40, 640, 320, -20, '#6fb458'),
    bloom(240, 40, 480, '#fff6d0', 0.5),
  );
};

/** Why the evening sky is orange: a torch through a glass of cloudy water. */
export const glassAndTorch = (): string =>
  picture(
    room('#2f2a5c', '#5a3f4a', 520),
    oval(1050, 280, 210, 210, '#f08a4a', 'opacity="0.9"') +
      oval(1050, 280, 150, 150, '#ffb45a') +
      glow(1050, 280, 420, '#ff9a4a', 0.6),
    rect(
      0,
      540,
      1280,
      190,
      linear([
        [0, '#a5683f'],
        [1, '#5a342f'],
      ]),
    ),
    poly(
      [
        [420, 380],
        [420, 440],
        [980, 540],
        [980, 240],
      ],
      linear(
        [
          [0, '#fff6d0', 0.9],
          [0.4, '#bfd8ff', 0.6],
          [1, '#ff9a4a', 0.35],
        ],
        [0, 0],
        [1, 0],
      ),
    ),
    rounded(150, 384, 200, 56, 14, '#d9433c') +
      path('M350 372H420V452H350Z', '#3a3448') +
      rect(210, 374, 44, 14, '#22263f') +
      oval(420, 412, 12, 40, '#fff8e0'),
    path('M560 230H780L760 580H580Z', '#cfe6f4', 'opacity="0.35"') +
      path(
        'M566 300H774L760 580H580Z',
        linear(
          [
            [0, '#dfeaf4', 0.9],
            [1, '#ffc88a', 0.9],
          ],
          [0, 0],
          [1, 0],
        ),
      ) +
      oval(670, 300, 104, 18, '#f4f8ff') +
      stroke('M560 230H780L760 580H580Z', '#f4f8ff', 5, 'opacity="0.7"'),
    glow(670, 420, 240, '#fff0d0', 0.5),
    person(180, 900, 460, { ...POINT, nearArm: [60, 74] }, { top: '#f2c14c', bottom: '#2b3a67', rim: '#fff0c0' }),
    jar(1160, 580, 90, 130, '#f4f0e4') + cup(1000, 590, 90, '#5fa8a0'),
    wash('#0e0c2a', 0.5, 'top', 0.3),
  );

/** A volcano that foams over the rim of a glass. */
export const cupVolcano = (): string =>
  picture(
    room('#bfe0dc', '#d9a06a', 500),
    pane(110, 70, 300, 240, '#f4ecd8', countryside(MORNING, 420, 3), 2),
    rect(760, 90, 430, 16, '#a5744a') +
      [800, 890, 980, 1080]
        .map((x, i) => jar(x, 90, 64, 50 + (i % 2) * 14, ['#e8734c', '#f2c14c', '#7fb868', '#8f7ab0'][i] ?? ''))
        .join(''),
    rect(
      0,
      540,
      1280,
      190,
      linear([
        [0, '#c98f5c'],
        [1, '#8a5638'],
      ]),
    ),
    oval(650, 640, 330, 50, '#fffaf0') + oval(650, 634, 250, 34, '#e4ddd0'),
    path('M430 640L570 330H730L870 640Z', '#8a5a44') +
      path('M650 330H730L870 640H690Z', '#6a4038') +
      stroke('M520 520l40 -60M760 560l-30 -70M600 600l10 -70', '#a8704f', 9),
    path(
      'M560 350Q560 230 590 240Q600 150 650 170Q700 140 712 230Q750 230 742 350Q770 430 750 520Q730 560 716 500Q700 440 690 520Q676 600 656 520Q640 450 620 540Q600 580 592 500Q570 440 560 350Z',
      '#ff8f6a',
    ) + path('M590 340Q600 220 650 220Q700 220 712 340Q690 380 650 350Q610 380 590 340Z', '#ffd0b0'),
    [
      [560, 190, 16],
      [740, 170, 20],
      [650, 110, 14],
      [800, 250, 11],
      [510, 270, 12],
      [690, 60, 9],
    ]
      .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, '#ffd0b0'))
      .join(''),
    person(230, 730, 430, { ...CHEER }, { top: '#5fa8a0', bottom: '#3a3060', bun: true, rim: '#dff4e8' }) +
      person(1080, 740, 440, { ...REACH, nearArm: [120, 140] }, { top: '#f2b03c', bottom: '#2b3a67', left: true }),
    rounded(900, 560, 110, 120, 14, '#4f86c4') + rect(920, 590, 70, 30, '#fffaf0'),
    bloom(250, 130, 480, '#fff6d0', 0.4),
    wash('#3a2030', 0.3, 'bottom', 0.2),
  );

/** Colours from the river bank: mud, leaves and fingers on paper. */
export const mudPaint = (): string => {
  const bowl = (x: number, y: number, w: number, fill: string): string =>
    oval(x, y, w, w * 0.5, '#6d4a3c') +
    oval(x, y - 10, w, w * 0.5, '#c99a6f') +
    oval(x, y - 12, w * 0.82, w * 0.38, fill);
  return picture(
    rect(
      0,
      0,
      1280,
      720,
      linear([
        [0, '#8fb06a'],
        [1, '#5a7f4c'],
      ]),
    ) +
      blades(span(200), 60, '#a8c47a', 160, 4) +
      blades(span(420), 70, '#7fa05c', 160, 8),
    rect(300, 110, 660, 460, '#fffaf0', 'transform="rotate(-4 630 340)"'),
    path('M330 480Q520 330 700 430T960 400L972 500Q700 590 346 572Z', '#a5744a', 'opacity="0.85"') +
      path('M360 300Q480 200 600 280T860 230L900 330Q700 390 380 380Z', '#7f9a4c', 'opacity="0.8"'),
    circle(800, 210, 56, '#e0984a', 'opacity="0.9"') +
      stroke('M480 470q40 -120 20 -200M500 330q-60 -30 -90 10M496 360q60 -40 100 -10', '#5a3a2c', 13),
    [0, 1, 2, 3]
      .map((i) => limb([700 + i * 26, 470], [690 + i * 38, 410 + Math.abs(i - 1.5) * 14], 11, 9, '#8a4f38'))
      .join('') + oval(742, 496, 56, 44, '#8a4f38'),
    bowl(160, 250, 100, '#7a4630') +
      bowl(150, 470, 108, '#c98f3c') +
      bowl(1110, 220, 104, '#6a7f3c') +
      bowl(1130, 440, 110, '#a8493c'),
    limb([560, 760], [690, 600], 60, 42, '#c08a62') +
      limb([690, 600], [730, 530], 24, 13, '#c08a62') +
      limb([706, 610], [770, 556], 20, 11, '#b07a56'),
    papers(1010, 640, 150),
    bloom(300, 60, 520, '#fff3c0', 0.4),
  );
};
