// Voting, queueing, and getting along the street.
import { heap } from '../ink/clouds.ts';
import { shade } from '../ink/colour.ts';
import { bloom, glow, mist, wash } from '../ink/light.ts';
import { circle, linear, num, path, picture, rect, stroke } from '../ink/paper.ts';
import { bust, person, shadow } from '../ink/people.ts';
import { BEND, CARRY, POINT, REACH, SIT, STAND, WALK } from '../ink/poses.ts';
import { fence, monitor, papers, rounded, table, trafficCone } from '../ink/props.ts';
import { pendant } from '../ink/rooms.ts';
import { shophouses } from '../ink/shophouses.ts';
import { sky, stars, sun } from '../ink/sky.ts';
import { flag } from '../ink/spires.ts';
import { pane, room } from '../ink/stages.ts';
import { bush, rainTree, tree, treeline } from '../ink/trees.ts';
import { car } from '../ink/vehicles.ts';

/** Papers are held up and counted by lamplight, tallies on a board. */
export const ballotCount = (): string => {
  const tally = (x: number, y: number, n: number): string =>
    stroke(
      Array.from({ length: n }, (_, i) => `M${x + i * 13 + Math.floor(i / 5) * 14} ${y}v26`).join('') +
        Array.from({ length: Math.floor(n / 5) }, (_, i) => `M${x - 8 + i * 79} ${y + 24}l68 -22`).join(''),
      '#f4f0e0',
      4,
    );
  return picture(
    room('#4a5a86', '#5a4a58', 470),
    rect(380, 50, 520, 260, '#2f5a4c') +
      stroke('M380 50h520v260h-520Z', '#8a6248', 12) +
      [0, 1, 2, 3]
        .map(
          (i) =>
            rect(400, 80 + i * 56, 40, 34, ['#e8735c', '#f2b64c', '#5fa8c4', '#a98ac4'][i] ?? '') +
            tally(460, 84 + i * 56, [22, 17, 12, 6][i] ?? 0),
        )
        .join(''),
    pendant(300, 90, 110, '#22305a', '#ffe6a8', 380) + pendant(980, 90, 110, '#22305a', '#ffe6a8', 380),
    person(
      330,
      580,
      370,
      { ...STAND, nearArm: [150, 168], farArm: [-140, -160] },
      { top: '#f1ead9', bottom: '#3a3f6a', sleeves: true, front: 0.6 },
    ),
    rect(268, 170, 120, 84, '#fffaf0') +
      stroke('M290 196h70M290 220h50', '#b9b4a8', 6) +
      stroke('M316 230l12 10l24 -26', '#d9433c', 6),
    person(560, 580, 340, { ...REACH, lean: 10 }, { top: '#8fb0c9', bottom: '#3a3f6a', bun: true }),
    person(
      760,
      580,
      350,
      { ...STAND, nearArm: [36, 100], farArm: [40, 106] },
      { top: '#f1ead9', bottom: '#3a3f6a', left: true, sleeves: true },
    ),
    person(
      970,
      584,
      360,
      { ...POINT, nearArm: [126, 132] },
      { top: '#d9a86a', bottom: '#3a3f6a', left: true, skirt: 0.8, bun: true },
    ),
    table(620, 690, 640, 150, '#c98f5c'),
    rounded(440, 430, 150, 120, 6, '#e6eef0', 'opacity="0.75"') +
      [0, 1, 2]
        .map((i) =>
          rect(456 + i * 30, 500 - i * 10, 60, 40, '#fffaf0', `transform="rotate(${i * 14 - 12} ${486 + i * 30} 520)"`),
        )
        .join('') +
      rect(430, 418, 170, 16, '#1b2a5b'),
    papers(700, 540, 90, 4) + papers(830, 546, 90, 4),
    [120, 300, 920, 1120]
      .map((x, i) => bust(x, 752 + (i % 2) * 8, 104, ['#2f3f6a', '#6a4a66', '#3f5a7a', '#5a4a4c'][i] ?? '', '#15131f'))
      .join(''),
    rect(180, 640, 8, 80, '#2a2c3d') +
      rect(1020, 640, 8, 80, '#2a2c3d') +
      stroke('M0 650H1280', '#f2c12c', 6, 'opacity="0.8"'),
    bloom(640, 220, 520, '#ffdf9a', 0.35),
    wash('#0e1230', 0.55, 'bottom', 0.25),
    wash('#0e1230', 0.35, 'top', 0.2),
  );
};

/** A district office: one card is enough at the counter. */
export const serviceCounter = (): string =>
  picture(
    room('#dfe8e2', '#c9b898', 480),
    rect(0, 40, 1280, 70, '#1f4a8c') +
      [120, 480, 840].map((x) => rounded(x, 56, 230, 38, 8, '#ffffff', 'opacity="0.85"')).join('') +
      flag(1150, 300, 170, 60),
    [180, 540, 900]
      .map(
        (x, i) =>
          rect(x, 150, 220, 150, '#bcd6dc') +
          rounded(x + 70, 126, 80, 44, 8, '#f2a900') +
          circle(x + 110, 148, 9 + i, '#1b2a5b'),
      )
      .join(''),
    [230, 590, 950]
      .map((x, i) =>
        person(
          x,
          560,
          330,
          { ...SIT, nearArm: [30, 88], farArm: [40, 90] },
          { top: ['#f4ecdc', '#8fb0d0', '#f4ecdc'][i], bottom: '#27305a', sleeves: true, bun: i !== 1 },
        ),
      )
      .join(''),
    [330, 690, 1050]
      .map((x) =>
        monitor(
          x,
          330,
          100,
          70,
          '#4f86b0',
          rect(10, 12, 60, 8, '#ffffff') + rect(10, 28, 80, 6, '#cfe0ee') + rect(10, 42, 50, 6, '#cfe0ee'),
        ),
      )
      .join(''),
    rect(80, 430, 1120, 34, '#f4ead2') +
      rect(80, 460, 1120, 130, '#2f6fa8') +
      rect(80, 460, 1120, 16, '#1f4a8c') +
      [440, 800].map((x) => rect(x, 330, 8, 130, '#9ab0b8')).join(''),
    shadow(640, 700, 480, 0.2),
    person(
      200,
      700,
      350,
      { ...REACH, lean: 6 },
      { top: '#d9735c', bottom: '#4a4f7a', skirt: 0.8, hair: '#cfcac6', bun: true },
    ),
    rounded(276, 410, 64, 40, 5, '#5fb5d9') + rounded(282, 418, 20, 22, 3, '#fff4e0'),
    person(540, 704, 360, STAND, { top: '#5f8a6c', bottom: '#3a3f5e' }),
    person(900, 700, 350, { ...POINT, nearArm: [50, 76] }, { top: '#e8b45a', bottom: '#3a3f5e', left: true }),
    person(
      1060,
      704,
      330,
      { ...STAND, nearArm: [40, 80] },
      { top: '#f0762c', bottom: '#27355c', left: true, bun: true },
    ),
    rounded(960, 560, 60, 90, 6, '#22305a') + rect(968, 570, 44, 52, '#8fd0c4'),
    bloom(640, 60, 620, '#ffffff', 0.35),
    wash('#1f2a48', 0.3, 'bottom', 0.25),
  );

/** A young man alone on the steps of a court in the evening. */
export const courthouseSteps = (): string => {
  const column = (x: number): string =>
    rect(x, 0, 96, 420, '#8f86a8') +
    rect(x, 0, 34, 420, '#b5a8bf') +
    rect(x + 70, 0, 26, 420, '#6d6690') +
    rect(x - 14, 396, 124, 30, '#a39ab8');
  return picture(
    rect(0, 0, 1280, 720, '#4a4570'),
    rect(440, 60, 400, 366, '#2f2c50') +
      rect(470, 90, 160, 336, '#e8b878', 'opacity="0.9"') +
      rect(650, 90, 160, 336, '#3a3660') +
      stroke('M550 90V426M730 90V426', '#5a4a55', 5),
    glow(550, 300, 360, '#ffcf8a', 0.55),
    [60, 270, 860, 1080].map(column).join(''),
    [0, 1, 2, 3, 4, 5]
      .map(
        (i) =>
          rect(
            -20 - i * 10,
            420 + i * 52,
            1320,
            52,
            ['#a89fc0', '#9d94b8', '#9289b0', '#877ea6', '#7b739c', '#6f6892'][i] ?? '',
          ) + rect(-20, 420 + i * 52, 1320, 8, '#c9c0d6', 'opacity="0.7"'),
      )
      .join(''),
    path('M470 426L630 426L820 720H330Z', '#ffcf8a', 'opacity="0.25"'),
    shadow(660, 640, 120, 0.4),
    person(
      640,
      640,
      330,
      { ...SIT, lean: 26, nod: 40, nearArm: [46, 60], farArm: [50, 70], nearLeg: [96, 10], farLeg: [90, 4] },
      { top: '#6f86b0', bottom: '#2a3058', skin: '#b97a56', shoes: '#f4ecdc' },
    ),
    rounded(740, 600, 70, 50, 8, '#3a3f5e'),
    person(1060, 560, 250, WALK, { top: '#3a3a5c', bottom: '#22244a', left: true, sleeves: true }) +
      rounded(1096, 470, 40, 30, 4, '#5a3a34'),
    bloom(550, 260, 460, '#ff9f6a', 0.35),
    wash('#141232', 0.5, 'bottom', 0.35),
    wash('#141232', 0.4, 'right', 0.4),
  );
};

const kerbStreet = (seed: number): string =>
  sky(['#7fc0d9', '#cfe6da', '#fdf0cc'], 330) +
  heap(980, 150, 360, '#ffffff', '#d5e6e4', seed) +
  shophouses(420, 300, -30, 1320, seed, '#f6ead0', 0.22) +
  rect(
    0,
    416,
    1280,
    160,
    linear([
      [0, '#d3c4a4'],
      [1, '#bba98a'],
    ]),
  ) +
  stroke(
    `${Array.from({ length: 26 }, (_, i) => `M${i * 56} 416L${i * 66 - 120} 572`).join('')}M0 456H1280M0 506H1280`,
    '#a8977a',
    2,
  ) +
  rect(0, 572, 1280, 22, '#f2e3bf') +
  rect(
    0,
    592,
    1280,
    130,
    linear([
      [0, '#7d7f93'],
      [1, '#4f526d'],
    ]),
  );

const wheelchair = (x: number, y: number, h: number): string => {
  const wheel = (dx: number, r: number): string =>
    `<circle cx="${num(x + dx * h)}" cy="${num(y - r * h)}" r="${num(r * h)}" fill="none" stroke="#22202e" stroke-width="${num(h * 0.03)}"/>` +
    circle(x + dx * h, y - r * h, h * 0.03, '#8a93a5');
  return (
    rounded(x - h * 0.24, y - h * 0.52, h * 0.5, h * 0.09, 6, '#2f6fb0') +
    stroke(
      `M${num(x - h * 0.24)} ${num(y - h * 0.94)}V${num(y - h * 0.46)}M${num(x - h * 0.24)} ${num(y - h * 0.9)}h${num(-h * 0.12)}M${num(x + h * 0.24)} ${num(y - h * 0.46)}l${num(h * 0.14)} ${num(h * 0.34)}h${num(h * 0.1)}`,
      '#5f6a80',
      h * 0.035,
    ) +
    wheel(-0.06, 0.28) +
    wheel(0.34, 0.1)
  );
};

/** A wheelchair before a step that is too high, a pole in the way. */
export const wheelchairFootpath = (): string =>
  picture(
    kerbStreet(4),
    rainTree(1130, 470, 340, '#5f9a4c', '#5d4636', 5),
    path('M820 572L860 500H1300V572Z', '#c9b898') +
      rect(820, 556, 480, 40, '#a8977a') +
      path('M820 556L860 500H1300V516H868L832 556Z', '#e6d6b0'),
    rect(900, 120, 26, 400, '#8a8f9c') +
      rect(890, 500, 46, 30, '#6d7280') +
      rounded(936, 250, 90, 120, 6, '#9aa5b0') +
      stroke('M900 160H1280M900 190H1280', '#3a3f4e', 3),
    path('M560 590q30 -26 80 -12t70 16Z', '#6d6a72') + path('M570 590q40 -14 110 2Z', '#3f3f52'),
    shadow(420, 690, 170, 0.3),
    wheelchair(420, 690, 330),
    person(
      400,
      640,
      400,
      { ...SIT, lean: 2, nearArm: [40, 80], farArm: [50, 90], nearLeg: [88, 20], farLeg: [84, 16] },
      { top: '#e8664a', bottom: '#34406a', bun: true },
    ),
    person(1080, 500, 250, { ...WALK, nearArm: [20, 40] }, { top: '#3f86a0', bottom: '#34406a', left: true }),
    car(120, 640, 250, '#8a93a5'),
    trafficCone(740, 620, 70),
    bloom(240, 60, 560, '#fff0b0', 0.45),
    wash('#1f2a50', 0.3, 'bottom', 0.25),
  );

/** A footpath full of things; two volunteers measure it. */
export const footpathObstacles = (): string =>
  picture(
    kerbStreet(7),
    rect(160, 150, 20, 330, '#8a8f9c') +
      rect(1120, 130, 20, 350, '#8a8f9c') +
      stroke('M160 180H1280M160 200Q640 250 1120 190', '#3a3f4e', 3),
    rounded(230, 330, 110, 150, 6, '#8f9aa5') + stroke('M250 360h70M250 384h70', '#6d7784', 5),
    rect(400, 400, 180, 70, '#c9573f') +
      path('M386 400H594L570 352H410Z', '#f4ead2') +
      [420, 470, 520].map((x, i) => circle(x + 14, 388, 17, ['#e8b04a', '#d9573f', '#7fa85a'][i] ?? '')).join('') +
      stroke('M420 470v50M560 470v50', '#5a4a44', 8),
    rect(1010, 440, 80, 60, '#3f6a86') + rect(1000, 430, 100, 14, '#2f5570'),
    path('M700 520q60 -20 120 4l-14 26h-96Z', '#8f8270'),
    car(900, 560, 300, '#f1ead9', true),
    shadow(660, 690, 300, 0.25),
    person(560, 690, 330, BEND, { top: '#f2a93c', bottom: '#2f3a5e', hat: 'cap', hatColour: '#fff6e0' }),
    stroke('M640 676L920 640', '#f2c12c', 8) + circle(644, 676, 14, '#d9433c'),
    person(
      960,
      690,
      340,
      { ...STAND, nearArm: [30, 104], farArm: [40, 112] },
      { top: '#5f9aa8', bottom: '#2f3a5e', bun: true, left: true },
    ),
    rounded(890, 500, 64, 46, 5, '#2a3048') + rounded(896, 506, 52, 34, 3, '#bfe0e6'),
    person(300, 560, 280, WALK, { top: '#8f5a9a', bottom: '#2b3358', skirt: 0.8, bun: true }),
    tree(60, 520, 320, '#5f9a4c', '#5d4636', 6),
    bloom(240, 60, 560, '#fff0b0', 0.45),
    wash('#1f2a50', 0.3, 'bottom', 0.25),
  );

/** Children cross a painted road before their school; cars wait. */
export const schoolCrossing = (): string =>
  picture(
    sky(['#6fb8dc', '#bfe0de', '#fdf0cc'], 360),
    heap(280, 170, 380, '#ffffff', '#d5e6e4', 6),
    treeline(360, 90, '#8fbf8a', 5),
    rect(500, 200, 700, 190, '#f4dfae') +
      path('M460 206L850 110L1240 206Z', '#c9563f') +
      path('M460 206L850 110L870 118L510 214Z', '#e07a54') +
      Array.from({ length: 8 }, (_, i) => rect(530 + i * 84, 250, 52, 66, '#4f8fa8')).join('') +
      rect(826, 300, 60, 90, '#7a5a48'),
    fence(0, 480, 410, 70, '#f4ead2') + fence(1000, 1290, 410, 70, '#f4ead2'),
    rect(0, 400, 1280, 40, '#d9c8a4'),
    rect(
      0,
      436,
      1280,
      290,
      linear([
        [0, '#8a8ca0'],
        [1, '#565974'],
      ]),
    ),
    path('M380 440H900L1060 720H200Z', '#4fa0a8') +
      Array.from({ length: 7 }, (_, i) =>
        path(`M${400 + i * 74} 440h40l${(i - 3) * 22 + 22} 280h${-70}Z`, '#fff6e0'),
      ).join(''),
    [300, 980]
      .map(
        (x, i) =>
          circle(x, 560 + i * 60, 60, i ? '#f2b64c' : '#e8735c', 'opacity="0.75"') +
          circle(x, 560 + i * 60, 32, '#fff6e0', 'opacity="0.8"'),
      )
      .join(''),
    car(150, 600, 290, '#3f7fb0') + car(1160, 620, 280, '#d9573f', true),
    shadow(620, 650, 300, 0.22),
    person(
      440,
      640,
      310,
      { ...STAND, nearArm: [100, 110], farArm: [-96, -100] },
      { top: '#d7e04c', bottom: '#27345c', hat: 'cap', hatColour: '#d9433c', sleeves: true, front: 0.6 },
    ),
    stroke('M528 520V420', '#8a6a4c', 7) + circle(528, 400, 36, '#d9433c') + rect(506, 392, 44, 16, '#fffaf0'),
    [0, 1, 2, 3]
      .map((i) =>
        person(
          620 + i * 84,
          630 + (i % 2) * 24,
          190 + (i % 2) * 16,
          { ...WALK, nearArm: [40, 60] },
          {
            top: '#fffaf0',
            bottom: i % 2 ? '#2f4a8a' : '#a8804f',
            skirt: i % 2 ? 0.6 : 0,
            long: false,
            bun: i % 2 === 1,
          },
        ),
      )
      .join('') +
      [0, 1, 2, 3]
        .map((i) =>
          rounded(592 + i * 84, 520 + (i % 2) * 22, 30, 42, 8, ['#e8735c', '#f2b64c', '#5fa8a0', '#8f7ab0'][i] ?? ''),
        )
        .join(''),
    bush(60, 440, 150, '#6fa850', 4) + tree(1200, 420, 260, '#5f9a4c', '#5d4636', 6),
    bloom(1100, 40, 560, '#fff0b0', 0.45),
    wash('#1f2a50', 0.25, 'bottom', 0.2),
  );

/** A green flag on a fence; a neighbour looks in on an old woman. */
export const greenFlag = (): string =>
  picture(
    sky(['#8fcbd9', '#d9ecd4', '#fff3cc'], 420),
    sun(1060, 140, 44, '#fffdea', '#fff0a8', 0.8),
    treeline(400, 110, '#8fbf8a', 5) + treeline(410, 70, '#6fa870', 9),
    rect(120, 210, 460, 240, '#a8744c') +
      Array.from({ length: 12 }, (_, i) => rect(120, 214 + i * 20, 460, 3, shade('#a8744c', 0.25))).join('') +
      path('M70 220L350 90L640 220Z', '#b5543c') +
      path('M70 220L350 90L366 97L120 228Z', '#d9744c') +
      rect(180, 280, 110, 100, '#ffe6b0') +
      stroke('M235 280V380M180 330H290', '#7a4f34', 8) +
      rect(420, 280, 100, 170, '#6d4630'),
    rect(
      0,
      440,
      1280,
      290,
      linear([
        [0, '#b5cf7c'],
        [1, '#7f9f50'],
      ]),
    ),
    path('M400 450H540L720 720H470Z', '#dfc79a'),
    person(
      370,
      560,
      290,
      { ...SIT, nearArm: [30, 70] },
      { top: '#e8a0b0', bottom: '#6d4a7d', hair: '#d9d5d0', bun: true, skirt: 0 },
    ) +
      rounded(300, 486, 130, 16, 6, '#7a5a44') +
      stroke('M312 500V566M420 500V566', '#5a4234', 9),
    fence(-20, 560, 640, 120, '#f4ead2', 42) + fence(760, 1300, 640, 120, '#f4ead2', 42),
    stroke('M800 650V330', '#8a6a4c', 10) +
      path('M804 336Q880 320 960 350T1080 340V450Q1000 466 940 446T804 446Z', '#3fa860') +
      path('M804 336Q880 320 960 350T1080 340V360Q1000 376 940 368T804 356Z', '#6fcb86'),
    shadow(680, 704, 90, 0.25),
    person(
      670,
      704,
      370,
      { ...WALK, nearArm: [120, 140] },
      { top: '#3f86a0', bottom: '#34406a', left: true, bun: true },
    ),
    rounded(708, 540, 60, 70, 8, '#e8b45a'),
    bush(1150, 700, 240, '#6fa850', 4) +
      bush(90, 720, 190, '#6fa850', 8) +
      tree(1180, 470, 300, '#5fa050', '#5d4a3a', 9),
    bloom(1060, 120, 560, '#fff3b0', 0.45),
    wash('#24403a', 0.3, 'bottom', 0.2),
  );

/** A library at midnight: lamps, students, the dark town outside. */
export const libraryNight = (): string => {
  const lamp = (x: number, y: number): string =>
    glow(x, y + 20, 130, '#ffdf9a', 0.75) +
    stroke(`M${x} ${y + 96}V${y + 20}`, '#3a2a30', 5) +
    path(`M${x - 40} ${y + 22}H${x + 40}L${x + 24} ${y - 8}H${x - 24}Z`, '#3f8a64');
  return picture(
    room('#4a3f5c', '#5a4048', 470),
    pane(
      340,
      40,
      600,
      300,
      '#2f2440',
      sky(['#0d1436', '#24306a', '#5a5a8a'], 360) +
        stars(4, 70, 200) +
        shophouses(340, 130, 330, 960, 4, '#2a3058', 0.7, '#ffcf7a'),
      4,
    ),
    shelf(40, 60, 5) + shelf(1240, 60, 5, true),
    rect(430, 360, 420, 70, '#2f2440'),
    [0, 1, 2]
      .map((i) =>
        person(
          380 + i * 240,
          610,
          330,
          { ...SIT, lean: 14, nod: 26, nearArm: [40, 96], farArm: [46, 100] },
          { top: ['#c9735c', '#6f8fc4', '#e8dcc4'][i], bottom: '#2a2c50', bun: i === 1, left: i === 2, rim: '#f7cf98' },
        ),
      )
      .join(''),
    path('M160 530H1120L1240 620H40Z', '#b5793f') +
      path('M40 620H1240V660H40Z', '#7a4a30') +
      path('M160 530H640L520 620H40Z', '#d99f5f', 'opacity="0.5"'),
    lamp(300, 450) + lamp(540, 450) + lamp(780, 450) + lamp(1010, 450),
    papers(430, 580, 90) +
      papers(690, 586, 90) +
      [240, 600, 900]
        .map((x, i) =>
          [0, 1, 2]
            .map((k) =>
              rounded(x - 40 + k * 4, 556 - k * 16, 90, 16, 3, ['#b5523c', '#3f6a86', '#d9a84a'][(i + k) % 3] ?? ''),
            )
            .join(''),
        )
        .join(''),
    rounded(770, 540, 110, 60, 5, '#2a3048', 'transform="skewX(-14) translate(140 0)"'),
    bust(420, 770, 110, '#2f3f6a', '#15131f') + bust(860, 776, 116, '#6a4a56', '#15131f'),
    bloom(640, 480, 560, '#ffc06a', 0.35),
    wash('#0c0a22', 0.6, 'bottom', 0.25),
    wash('#0c0a22', 0.4, 'left', 0.25) + wash('#0c0a22', 0.4, 'right', 0.25),
  );
};
const shelf = (x: number, y: number, count: number, right = false): string => {
  const x0 = right ? x - 270 : x;
  let out = rect(x0 - 8, y - 14, 286, count * 82 + 24, '#3a2a34');
  const tones = ['#8a4a3c', '#3a5a74', '#a8824a', '#4a6a58', '#5a3f56'];
  for (let row = 0; row < count; row++)
    for (let i = 0; i < 15; i++)
      out += rect(
        x0 + 4 + i * 18,
        y + row * 82 + ((i * 7 + row * 5) % 4) * 5,
        15,
        66 - ((i * 7 + row * 5) % 4) * 5,
        tones[(i + row * 2) % 5] ?? '',
      );
  return out;
};

/** A river road without cars: families, skates, a ball. */
export const sundayStreet = (): string =>
  picture(
    sky(['#7cc6d9', '#c9e8d4', '#fff3c8'], 330),
    sun(960, 130, 40, '#fffce8', '#fff0a8', 0.8),
    treeline(330, 70, '#9fcf9a', 5),
    rect(
      0,
      326,
      1280,
      70,
      linear([
        [0, '#cfe8d4'],
        [1, '#7fbfb4'],
      ]),
    ),
    rect(0, 388, 1280, 16, '#e6dcc0') +
      stroke('M0 372H1280', '#f7f2e0', 5) +
      Array.from({ length: 22 }, (_, i) => stroke(`M${i * 62} 372V400`, '#f7f2e0', 5)).join(''),
    rect(
      0,
      400,
      1280,
      330,
      linear([
        [0, '#b5b8c0'],
        [1, '#7d8096'],
      ]),
    ),
    path('M600 404H640L560 720H420Z', '#fff6e0', 'opacity="0.6"'),
    rainTree(120, 440, 360, '#5fa050', '#5d4a3a', 5) + rainTree(1200, 430, 340, '#579848', '#5d4a3a', 8),
    trafficCone(360, 430, 40) + trafficCone(470, 430, 40) + trafficCone(780, 430, 40) + trafficCone(890, 430, 40),
    person(470, 520, 190, WALK, { top: '#f2c14c', bottom: '#6d4a7d', skirt: 0.8, bun: true }) +
      person(530, 518, 130, WALK, { top: '#e8735c', bottom: '#3f6a8c' }),
    person(860, 530, 200, WALK, { top: '#5f9aa8', bottom: '#34406a', left: true, hair: '#cfcac6' }) +
      person(930, 528, 190, WALK, { top: '#e8dcc4', bottom: '#5a4f7a', left: true, hair: '#cfcac6', bun: true }),
    shadow(300, 660, 110, 0.25) +
      person(
        290,
        656,
        310,
        { ...WALK, lean: 14, nearArm: [60, 80], farArm: [-50, -60] },
        { top: '#d9573f', bottom: '#2f3a5e', hat: 'helmet', hatColour: '#f2b03c' },
      ) +
      rounded(206, 656, 180, 12, 6, '#5a4a44') +
      circle(236, 674, 11, '#2a2438') +
      circle(356, 674, 11, '#2a2438'),
    shadow(720, 690, 90, 0.22) +
      person(
        700,
        690,
        220,
        { ...STAND, nearArm: [120, 140], farArm: [-120, -140] },
        { top: '#8f7ab0', bottom: '#3f6a8c', bun: true },
      ) +
      circle(790, 560, 30, '#f2b03c') +
      path('M764 546a30 30 0 0 1 52 0Z', '#ffffff'),
    person(1020, 700, 330, { ...CARRY }, { top: '#fffaf0', bottom: '#34406a', left: true }) +
      circle(966, 520, 20, '#2a2230') +
      rounded(940, 536, 60, 70, 18, '#e8a0b0'),
    bloom(960, 120, 560, '#fff0a0', 0.5),
    mist(360, 80, '#fbf4d0', 0.5),
    wash('#1f2a50', 0.25, 'bottom', 0.2),
  );
