// Parliament, ministries, courts and their rooms.
import { facade, skyline } from '../ink/buildings.ts';
import { camera } from '../ink/camera.ts';
import { chance } from '../ink/chance.ts';
import { mix, shade, tint } from '../ink/colour.ts';
import { brush } from '../ink/land.ts';
import { blob, circle, linear, num, oval, type Point, path, picture, poly, rect, stroke } from '../ink/paper.ts';
import { bust, FOLD, limb, PHOTO, POINT, person, SIT, STAND, shadow, WALK } from '../ink/people.ts';
import { chedi, flag, ROYAL, templeSide } from '../ink/roofs.ts';
import { beam, pendant, pool } from '../ink/rooms.ts';
import { birds, bloom, glow, heap, mist, rayWedge, sky, stars, streaks, sun, wash } from '../ink/sky.ts';
import { bush, canopy, palm, tree, treeline } from '../ink/trees.ts';
import { car } from '../ink/vehicles.ts';
import { glitter, mirror, ripples, water } from '../ink/water.ts';

const walkers = (list: readonly (readonly [number, number, number, string, boolean])[]): string =>
  list
    .map(
      ([x, y, h, top, left]) =>
        shadow(x + h * 0.2, y, h * 0.34, 0.28) + person(x, y, h, WALK, { top, bottom: '#27305a', left, sleeves: true }),
    )
    .join('');

export const ministry = (): string =>
  picture(
    sky(['#4f9fd0', '#a5d6e2', '#f7efd0'], 470),
    heap(250, 190, 420, '#ffffff', '#d4e6ea', 5),
    heap(1070, 230, 380, '#ffffff', '#d4e6ea', 9),
    treeline(492, 90, '#7fb08a', 4),
    palm(90, 510, 260, '#4f9a66', '#8a7358', 4, 0.05),
    palm(1200, 510, 280, '#4f9a66', '#8a7358', 8, -0.05),
    facade(640, 520, 1000, 290, '#f0dcb4', '#3f5a84', 8),
    templeSide(640, 268, 420, 120, { ...ROYAL, wall: '#f0dcb4' }),
    poly(
      [
        [640, 232],
        [1140, 300],
        [1140, 520],
        [900, 520],
      ],
      '#2a3a6a',
      'opacity="0.1"',
    ),
    rect(
      0,
      516,
      1280,
      210,
      linear([
        [0, '#bcd67c'],
        [1, '#5f9a4c'],
      ]),
    ),
    brush(0, 522, 1280, 200, '#e6f0a8', 120, 18, 2, 4, 0.5),
    brush(0, 540, 1280, 180, '#3f7a40', 120, 18, 2, 8, 0.35),
    poly(
      [
        [560, 518],
        [720, 518],
        [1010, 730],
        [270, 730],
      ],
      linear([
        [0, '#f4e3bd'],
        [1, '#d6bc94'],
      ]),
    ),
    poly(
      [
        [560, 518],
        [566, 518],
        [300, 730],
        [270, 730],
      ],
      '#fff6de',
    ),
    poly(
      [
        [714, 518],
        [720, 518],
        [1010, 730],
        [980, 730],
      ],
      '#fff6de',
    ),
    ...[
      [420, 560],
      [340, 610],
      [220, 680],
      [860, 560],
      [940, 610],
      [1060, 680],
    ].map(
      ([x = 0, y = 0], i) =>
        shadow(x + 20, y, (y - 500) * 0.6, 0.25) + bush(x, y + 4, (y - 480) * 0.9, '#5d9a50', i + 3),
    ),
    flag(640, 560, 330, 110, '#f7f0dc'),
    rect(600, 552, 80, 20, '#fff6de') + rect(590, 568, 100, 14, '#d9c49c'),
    car(820, 640, 170, '#22284a', true),
    walkers([
      [520, 600, 104, '#2f4a8c', false],
      [570, 604, 100, '#f6f0e0', false],
      [700, 690, 180, '#8f3f4c', true],
      [770, 696, 186, '#e9e2d0', true],
    ]),
    canopy(110, '#3f8050', 6, -60, 420),
    birds(900, 150, 6, '#4a6a8a', 4, 11),
    bloom(160, 40, 620, '#fff0b0', 0.5),
  );

export const parliament = (): string => {
  let fins = '';
  for (let i = 0; i < 44; i++) fins += rect(150 + i * 22.6, 356, 9, 80, i % 2 ? '#f2d0a0' : '#d9a884');
  const house =
    rect(120, 344, 1040, 108, '#8f6a7d') +
    fins +
    rect(110, 332, 1060, 16, '#ffe9c0') +
    rect(110, 346, 1060, 5, '#a57f84') +
    [0, 1, 2, 3]
      .map(
        (i) =>
          rect(300 + i * 64, 306 - i * 34, 680 - i * 128, 36, i % 2 ? '#e3b58c' : '#f4d3a4') +
          rect(640 + 40, 306 - i * 34, 300 - i * 64, 36, '#6a4a70', 'opacity="0.25"') +
          rect(294 + i * 64, 302 - i * 34, 692 - i * 128, 8, '#fff0cc'),
      )
      .join('') +
    chedi(640, 204, 176, '#e0a02c', '#fff0a8') +
    [-1, 1]
      .map(
        (k) =>
          chedi(640 + k * 132, 234, 66, '#d99a34', '#ffe9a0') + chedi(640 + k * 200, 268, 52, '#d99a34', '#ffe9a0'),
      )
      .join('') +
    rect(80, 436, 1120, 20, '#c99a84') +
    rect(540, 380, 200, 60, '#3a2f54') +
    Array.from({ length: 7 }, (_, i) => rect(552 + i * 28, 384, 12, 56, '#ffcf7a')).join('') +
    flag(220, 336, 120, 60) +
    flag(1060, 336, 120, 60);
  return picture(
    sky(['#3a4488', '#8a6aa0', '#ef9a86', '#ffd49a'], 456),
    stars(9, 40, 160),
    streaks(6, 14, 40, 330, '#ffbfa0', 0.6),
    glow(640, 330, 640, '#ffe0a0', 0.6),
    skyline(450, 50, 150, { front: '#a5748f', side: '#8f6688', window: '#c08f98', lamp: '#ffe0a0', share: 0.25 }, 12),
    treeline(454, 40, '#6a5078', 5),
    house,
    treeline(460, 24, '#4f4068', 9),
    water(456, ['#f0b088', '#a5708a', '#4f4a84', '#252a60']),
    mirror(460, house, 0.42, 0.9),
    glitter(640, 460, 720, 120, 260, '#ffe3a0', 6, 0.5),
    ripples(462, '#2f3070', 120, 8, 0.4),
    ripples(462, '#ffd0a0', 70, 11, 0.45),
    bloom(640, 240, 420, '#ffb04c', 0.42),
    wash('#141640', 0.45, 'bottom', 0.3),
  );
};

export const councilChamber = (): string => {
  const c = camera(640, 250, 620, 7);
  let wood = '';
  for (let i = -16; i < 16; i++) wood += c.screen(34, i * 1.6, 0, i * 1.6 + 1.5, 17, i % 2 ? '#a8683f' : '#9a5d3a');
  let rows = '';
  const r = chance(5);
  for (const [k, radius] of [13, 17, 21, 25.5].entries()) {
    const cz = 36;
    const floor = k * 0.55;
    const arc = (rad: number, y: number): Point[] =>
      Array.from({ length: 41 }, (_, i) => {
        const a = Math.PI * (1.12 + (0.76 * i) / 40);
        return c.point(Math.cos(a) * rad, y, Math.max(4, cz + Math.sin(a) * rad));
      });
    const seats = Array.from({ length: 13 + k * 2 }, (_, i) => {
      const a = Math.PI * (1.16 + (0.68 * (i + 0.5)) / (13 + k * 2));
      return [Math.cos(a) * (radius + 1.2), Math.max(4.4, cz + Math.sin(a) * (radius + 1.2))] as const;
    });
    rows +=
      poly([...arc(radius, floor + 1.5), ...arc(radius + 0.9, floor + 1.5).reverse()], '#e8b878') +
      poly(
        [...arc(radius + 0.9, floor + 1.5), ...arc(radius + 0.9, floor + 0.2).reverse()],
        mix('#8a4f35', '#5a2f30', k / 4),
      );
    for (const [x, z] of seats) {
      const [px, py] = c.point(x, floor + 0.9, z);
      const s = c.size(z) * 0.62;
      if (r() < 0.9)
        rows += bust(px, py, s, r.pick(['#2b3a6a', '#3a3f5f', '#5a3f5c', '#22305c', '#e6dcc8']), '#221c2a');
      rows += path(
        `M${num(px - s * 0.9)} ${num(py + s * 0.9)}V${num(py - s * 0.2)}Q${num(px)} ${num(py - s * 0.7)} ${num(px + s * 0.9)} ${num(py - s * 0.2)}V${num(py + s * 0.9)}Z`,
        '#a3302e',
      );
    }
  }
  const podium =
    c.box(-4.4, 0, 30, 4.4, 2.6, 33, '#c98a50', { top: '#f2cf94' }) +
    c.box(-1.5, 0, 26, 1.5, 1.9, 28, '#d9a060', { top: '#f7dca8' });
  return picture(
    rect(0, 0, 1280, 720, '#6d4034'),
    wood,
    c.floor(
      -40,
      3,
      40,
      34,
      linear([
        [0, '#8a3a3a'],
        [1, '#4f2230'],
      ]),
    ),
    c.screen(33.9, -11, 3, -6, 12, '#7d4630') + c.screen(33.9, 6, 3, 11, 12, '#7d4630'),
    c.screen(33.8, -10.6, 5.4, -6.4, 9.4, '#3f6f9a') +
      c.screen(33.8, 6.4, 5.4, 10.6, 9.4, '#3f6f9a') +
      c.screen(33.7, -10.4, 5.6, -8.4, 7.4, '#e9dcc4') +
      c.screen(33.7, 6.6, 5.6, 8.6, 9.2, '#e9dcc4'),
    glow(640, 110, 260, '#ffe0a0', 0.8),
    circle(640, 120, 70, '#e8b04a') + circle(640, 120, 60, '#a8622f') + chedi(640, 168, 100, '#f2c25a', '#fff0b8'),
    flag(470, 250, 170, 60),
    flag(770, 250, 170, 60),
    podium,
    ...[-2.6, 0, 2.6].map((x) => {
      const [px, py] = c.point(x, 2.6, 31.4);
      return bust(px, py + 2, 15, '#22305c', '#221c2a');
    }),
    person(
      640,
      356,
      96,
      { ...STAND, nearArm: [60, 100], farArm: [-40, -80] },
      { top: '#22305c', bottom: '#1c2444', front: 1, sleeves: true },
    ),
    c.box(-1.3, 0, 25.4, 1.3, 2.2, 26, '#b5753f', { top: '#f2cf94' }),
    ...[-480, -240, 0, 240, 480].map((dx) => beam(640 + dx, -10, 640 + dx * 1.1, 520, 170, '#fff0c4', 0.32)),
    rows,
    wash('#2a1228', 0.5, 'bottom', 0.35),
    wash('#2a1228', 0.3, 'left', 0.3),
    bloom(640, 240, 420, '#ffcf8a', 0.4),
  );
};

export const pressConference = (): string => {
  const mic = (x: number, y: number, tx: number, ty: number, colour: string): string =>
    stroke(`M${x} ${y}Q${(x + tx) / 2} ${y - 20} ${tx} ${ty}`, '#1a1f38', 5) +
    oval(tx, ty, 12, 17, '#22283f') +
    rect(tx - 14, ty + 10, 28, 22, colour) +
    oval(tx - 3, ty - 5, 4, 7, '#5f6a8c');
  const shooter = (x: number, s: number, coat: string): string =>
    bust(x, 730, s, coat, '#1c1a28') +
    limb([x - s * 0.8, 720], [x + s * 0.1, 730 - s * 1.2], s * 0.22, s * 0.16, shade(coat, 0.2)) +
    rect(x - s * 0.2, 730 - s * 1.86, s * 0.8, s * 0.52, '#14172b') +
    circle(x + s * 0.2, 730 - s * 1.6, s * 0.2, '#2f3858') +
    rect(x, 730 - s * 2.06, s * 0.4, s * 0.22, '#1d2138');
  let folds = '';
  for (let i = 0; i < 26; i++)
    folds +=
      rect(i * 50, 0, 22, 560, '#16306a', 'opacity="0.5"') + rect(i * 50 + 30, 0, 8, 560, '#4f7fc4', 'opacity="0.35"');
  return picture(
    rect(
      0,
      0,
      1280,
      720,
      linear([
        [0, '#22468c'],
        [1, '#183068'],
      ]),
    ),
    folds,
    glow(640, 240, 620, '#8fc0f0', 0.55),
    flag(250, 560, 430, 150, '#e8c98a'),
    flag(960, 560, 430, 150, '#e8c98a'),
    chedi(640, 170, 130, '#3f6ab0', '#6f9ad4'),
    rect(0, 556, 1280, 170, '#142450'),
    person(455, 640, 380, FOLD, { top: '#5a4a6a', bottom: '#27244a', front: 1, sleeves: true, rim: '#8a7a9a' }),
    person(
      840,
      640,
      372,
      { ...STAND, nearArm: [8, 4], farArm: [-8, -4] },
      { top: '#f2ead8', bottom: '#27305a', front: 0.4, sleeves: true, bun: true, left: true },
    ),
    person(
      640,
      640,
      430,
      { lean: 2, nearArm: [44, 110], farArm: [-40, -70], nearLeg: [4, 2], farLeg: [-4, -2] },
      { top: '#26345f', bottom: '#1c2444', skin: '#c08a64', front: 0.6, sleeves: true, rim: '#4a66a8' },
    ),
    poly(
      [
        [648, 316],
        [664, 316],
        [660, 372],
        [655, 380],
        [650, 372],
      ],
      '#d9433c',
    ),
    poly(
      [
        [520, 470],
        [770, 470],
        [746, 720],
        [544, 720],
      ],
      '#b5763f',
    ) +
      poly(
        [
          [520, 470],
          [560, 470],
          [574, 720],
          [544, 720],
        ],
        '#e0a868',
      ) +
      poly(
        [
          [508, 452],
          [782, 452],
          [770, 476],
          [520, 476],
        ],
        '#f2c98a',
      ) +
      chedi(645, 640, 110, '#e8b04a', '#ffe9a8'),
    mic(600, 456, 580, 410, '#d9433c'),
    mic(620, 456, 612, 390, '#f2a900'),
    mic(650, 456, 652, 384, '#2f9a9a'),
    mic(680, 456, 690, 396, '#e8e2d4'),
    mic(700, 456, 728, 414, '#8f5ac0'),
    shooter(120, 110, '#1a2038'),
    shooter(330, 96, '#242a48'),
    shooter(980, 98, '#1d2340'),
    shooter(1180, 116, '#161c34'),
    bust(500, 740, 80, '#20264a', '#14131f'),
    bust(830, 740, 84, '#1a2040', '#14131f'),
    glow(362, 560, 150, '#ffffff', 0.95),
    rayWedge([362, 560], [560, 200], [720, 420], '#ffffff', 0.25),
    glow(1010, 570, 90, '#ffffff', 0.7),
    wash('#0a1030', 0.45, 'bottom', 0.35),
    bloom(640, 330, 420, '#ffe6b8', 0.3),
  );
};

export const ballot = (): string => {
  const queue = [140, 260, 380, 900, 1010, 1120, 1220]
    .map((x, i) =>
      person(x, 560, 250 + (i % 3) * 14, i % 2 ? STAND : WALK, {
        top: ['#c9785a', '#6f9aa8', '#e3c08a', '#9a7aa8', '#7fa88a'][i % 5] ?? '',
        bottom: '#5a6284',
        skin: '#b58468',
        skirt: i % 3 === 1 ? 0.8 : 0,
        bun: i % 3 === 1,
        left: x > 640,
        sleeves: i % 2 === 0,
      }),
    )
    .join('');
  return picture(
    sky(['#f7e0b0', '#f2d0a0', '#e3b890'], 720),
    rect(0, 0, 1280, 470, '#f0d9b0'),
    ...[60, 360, 800, 1080].map(
      (x) =>
        rect(x, 60, 170, 240, '#bfe0dc') +
        rect(
          x,
          60,
          170,
          240,
          linear([
            [0, '#ffffff', 0.6],
            [1, '#8fc4b8', 0.4],
          ]),
        ) +
        stroke(`M${x + 85} 60V300M${x} 180H${x + 170}M${x} 60H${x + 170}V300H${x}Z`, '#fff6e0', 8),
    ),
    rect(0, 430, 1280, 130, '#dfb98c'),
    rect(0, 556, 1280, 170, '#c99a74'),
    poly(
      [
        [60, 560],
        [240, 560],
        [420, 720],
        [140, 720],
      ],
      '#fff0c4',
      'opacity="0.4"',
    ),
    poly(
      [
        [800, 560],
        [980, 560],
        [1280, 720],
        [960, 720],
      ],
      '#fff0c4',
      'opacity="0.4"',
    ),
    queue,
    mist(420, 620, '#f7e3c0', 0.4),
    rect(0, 640, 1280, 80, '#3f5f94') + rect(0, 640, 1280, 8, '#86a5d0'),
    shadow(650, 690, 330, 0.4),
    poly(
      [
        [400, 360],
        [880, 360],
        [850, 690],
        [430, 690],
      ],
      '#eef4f4',
      'opacity="0.62"',
    ),
    ...[
      [480, 640, 8],
      [560, 650, -12],
      [650, 636, 5],
      [740, 652, -6],
      [790, 632, 14],
      [520, 610, -20],
      [610, 612, 16],
      [700, 604, -10],
      [600, 660, 2],
    ].map(
      ([x = 0, y = 0, a = 0]) =>
        poly(
          [
            [x - 54, y - 26],
            [x + 54, y - 26],
            [x + 54, y + 26],
            [x - 54, y + 26],
          ],
          '#fffaf0',
          `transform="rotate(${a} ${x} ${y})"`,
        ) +
        poly(
          [
            [x - 54, y + 4],
            [x + 54, y + 4],
            [x + 54, y + 26],
            [x - 54, y + 26],
          ],
          '#d9d3cc',
          `transform="rotate(${a} ${x} ${y})"`,
        ),
    ),
    poly(
      [
        [400, 360],
        [880, 360],
        [850, 690],
        [430, 690],
      ],
      linear(
        [
          [0, '#ffffff', 0.35],
          [0.25, '#ffffff', 0],
          [0.8, '#2a4a7a', 0.02],
          [1, '#2a4a7a', 0.3],
        ],
        [0, 0],
        [1, 0],
      ),
    ),
    stroke('M400 360L430 690H850L880 360', '#ffffff', 5, 'opacity="0.8"'),
    poly(
      [
        [380, 330],
        [900, 330],
        [886, 372],
        [394, 372],
      ],
      '#1b2a5b',
    ) +
      poly(
        [
          [380, 330],
          [900, 330],
          [880, 306],
          [400, 306],
        ],
        '#2f4488',
      ) +
      rect(560, 312, 160, 12, '#0c1430'),
    rect(540, 470, 200, 90, '#f2a900', 'opacity="0.95" rx="6"') + stroke('M606 516L632 540L680 488', '#1b2a5b', 13),
    poly(
      [
        [584, 316],
        [592, 150],
        [704, 150],
        [696, 316],
      ],
      '#fffdf4',
    ) +
      poly(
        [
          [650, 150],
          [704, 150],
          [696, 316],
          [648, 316],
        ],
        '#e6dfd4',
      ) +
      stroke('M650 152L648 316', '#d0c8bd', 2),
    limb([1010, -60], [762, 118], 74, 50, '#3f7f9a') +
      limb([990, -20], [800, 116], 40, 30, '#2f6480') +
      limb([786, 100], [720, 142], 46, 44, '#c98a64') +
      blob(
        [
          [770, 92],
          [724, 84],
          [676, 112],
          [650, 150],
          [640, 200],
          [652, 212],
          [664, 206],
          [676, 172],
          [690, 190],
          [684, 214],
          [700, 220],
          [718, 190],
          [748, 172],
          [782, 146],
        ],
        '#c98a64',
      ) +
      limb([668, 128], [646, 214], 15, 11, '#d99b74') +
      limb([694, 150], [672, 226], 15, 11, '#d0916a') +
      limb([722, 160], [700, 228], 15, 11, '#c5855f') +
      limb([744, 160], [726, 216], 14, 10, '#b87a56') +
      limb([690, 112], [624, 168], 17, 12, '#e0a67e') +
      limb([624, 168], [628, 206], 13, 10, '#e0a67e') +
      rect(720, 84, 26, 8, '#b87a56', 'opacity="0"'),
    stroke('M776 66L826 142', '#f2e6cf', 12),
    bloom(300, 60, 620, '#fff3c4', 0.5),
  );
};

export const courthouse = (): string => {
  const scales = (x: number, y: number, s: number): string =>
    stroke(
      `M${x} ${y - s}V${y + s * 0.7}M${x - s} ${y - s * 0.6}Q${x} ${y - s * 0.9} ${x + s} ${y - s * 0.6}M${x - s} ${y - s * 0.6}l${-s * 0.34} ${s * 0.8}M${x - s} ${y - s * 0.6}l${s * 0.34} ${s * 0.8}M${x + s} ${y - s * 0.6}l${-s * 0.34} ${s * 0.8}M${x + s} ${y - s * 0.6}l${s * 0.34} ${s * 0.8}M${x - s * 0.4} ${y + s * 0.72}h${s * 0.8}`,
      '#a5742c',
      s * 0.09,
    ) +
    [-1, 1]
      .map((k) =>
        path(
          `M${x + k * s - s * 0.42} ${y + s * 0.2}h${s * 0.84}q${-s * 0.1} ${s * 0.3} ${-s * 0.42} ${s * 0.3}t${-s * 0.42} ${-s * 0.3}z`,
          '#c9943c',
        ),
      )
      .join('');
  const columns = Array.from({ length: 6 }, (_, i) => {
    const x = 296 + i * 128;
    return (
      rect(x, 290, 50, 270, '#f4e3c4') +
      rect(x, 290, 16, 270, '#fff6e0') +
      rect(x + 34, 290, 16, 270, '#b59f9a') +
      rect(x - 10, 272, 70, 20, '#fff2d6') +
      rect(x - 8, 556, 66, 18, '#e3cfae')
    );
  }).join('');
  return picture(
    sky(['#35568f', '#7f9cc0', '#f0cfa8', '#ffe3b4'], 560),
    streaks(7, 9, 40, 260, '#fff0dc', 0.6),
    heap(130, 300, 360, '#fff3e0', '#c9b8c0', 4),
    heap(1180, 260, 380, '#fff3e0', '#c9b8c0', 8),
    treeline(566, 120, '#5f7f78', 5, -20, 220),
    treeline(566, 120, '#557570', 9, 1060, 1300),
    tree(110, 580, 280, '#5f8a5c', '#5d4a40', 4),
    tree(1180, 580, 300, '#4f7f5c', '#5d4a40', 8),
    rect(236, 270, 808, 300, '#8f7a80'),
    rect(290, 300, 700, 270, '#5d5068'),
    ...Array.from(
      { length: 5 },
      (_, i) =>
        rect(366 + i * 128, 350, 46, 220, i === 2 ? '#f2b45c' : '#3a3454') +
        rect(366 + i * 128, 320, 46, 22, '#4a4260'),
    ),
    columns,
    poly(
      [
        [200, 226],
        [1080, 226],
        [1080, 272],
        [200, 272],
      ],
      '#f0dcb8',
    ) +
      poly(
        [
          [200, 262],
          [1080, 262],
          [1080, 274],
          [200, 274],
        ],
        '#a58f8c',
      ) +
      poly(
        [
          [176, 226],
          [640, 70],
          [1104, 226],
        ],
        '#f7e6c4',
      ) +
      poly(
        [
          [250, 216],
          [640, 88],
          [1030, 216],
        ],
        '#cdb294',
      ) +
      poly(
        [
          [640, 70],
          [1104, 226],
          [1080, 226],
          [640, 84],
        ],
        '#9a8488',
      ) +
      rect(176, 216, 928, 14, '#fff4da'),
    scales(640, 168, 54),
    ...[0, 1, 2, 3, 4, 5].map(
      (i) =>
        rect(220 - i * 34, 570 + i * 20, 840 + i * 68, 21, i % 2 ? '#e3cba8' : '#f2dfbc') +
        rect(220 - i * 34, 586 + i * 20, 840 + i * 68, 6, '#a58c84'),
    ),
    poly(
      [
        [640, 574],
        [1060, 574],
        [1230, 690],
        [860, 690],
      ],
      '#3a3a68',
      'opacity="0.16"',
    ),
    rect(0, 690, 1280, 40, '#8a7a80'),
    walkers([
      [560, 646, 150, '#262a4a', false],
      [640, 640, 146, '#e8e0d0', false],
      [470, 690, 190, '#7d3f4c', true],
      [800, 660, 160, '#2f4a7a', true],
    ]),
    shadow(900, 700, 60, 0.3),
    person(900, 700, 200, PHOTO, { top: '#3f5f5c', bottom: '#22284a', left: true }),
    rect(838, 552, 30, 20, '#1a1f38'),
    bush(120, 706, 190, '#5f8a58', 5),
    bush(1170, 708, 190, '#4f7f50', 8),
    bloom(300, 60, 640, '#ffd9a0', 0.42),
  );
};

export const worldSummit = (): string => {
  const delegates: readonly (readonly [number, number, string])[] = [
    [300, 400, '#2b3a6a'],
    [400, 372, '#8f3f4c'],
    [510, 356, '#3a3f5f'],
    [640, 350, '#e9e0cc'],
    [770, 356, '#2f5f6a'],
    [880, 372, '#5a3f6a'],
    [980, 400, '#22305c'],
  ];
  const banners: readonly (readonly [string, string, string])[] = [
    ['#c9343a', '#f5f0e4', '#2b3a7c'],
    ['#2f8f6a', '#f2c14c', '#c9343a'],
    ['#3f7fb5', '#ffffff', '#3f7fb5'],
    ['#f2b632', '#d9433c', '#2f3f7c'],
    ['#d9433c', '#ffffff', '#d9433c'],
    ['#2f3f7c', '#f2c14c', '#2f8f6a'],
    ['#f5f0e4', '#3f9a8c', '#2b3a7c'],
    ['#e8772e', '#f5f0e4', '#2f8f6a'],
  ];
  return picture(
    rect(0, 0, 1280, 720, '#3a3f6a'),
    sky(['#3f7fbf', '#9cc9de', '#f7dcae', '#ffd08a'], 340),
    sun(880, 240, 44, '#fff8dc', '#ffcf88', 0.8),
    skyline(330, 60, 190, { front: '#93a9c0', side: '#7f98b5', window: '#b5c4cc' }, 14),
    chedi(470, 332, 150, '#d9a23c', '#fff0b0'),
    mist(320, 90, '#ffe3b0', 0.7),
    treeline(338, 26, '#6f8a98', 5),
    rect(0, 330, 1280, 14, '#e8d0a8'),
    ...[0, 213, 426, 640, 853, 1066, 1268].map(
      (x) => rect(x - 6, 0, 14, 340, '#4a4468') + rect(x - 6, 0, 5, 340, '#8f7f94'),
    ),
    rect(0, 0, 1280, 26, '#4a4468'),
    rect(
      0,
      340,
      1280,
      380,
      linear([
        [0, '#7a4a50'],
        [1, '#2f2244'],
      ]),
    ),
    ...banners.map(([a, b, d], i) => {
      const x = 120 + i * 150;
      return (
        rect(x - 2, 150, 4, 200, '#e8c98a') +
        path(`M${x} 156Q${x + 32} 166 ${x + 40} 230Q${x + 42} 280 ${x + 26} 300Q${x + 6} 300 ${x} 286Z`, a) +
        path(`M${x} 196Q${x + 30} 206 ${x + 41} 250L${x + 39} 276Q${x + 20} 246 ${x} 240Z`, b) +
        path(`M${x} 240Q${x + 20} 246 ${x + 39} 276L${x + 26} 300Q${x + 6} 300 ${x} 286Z`, d)
      );
    }),
    ...delegates.map(
      ([x, y, coat], i) =>
        path(`M${x - 44} ${y + 40}V${y - 50}Q${x} ${y - 84} ${x + 44} ${y - 50}V${y + 40}Z`, '#8a3a34') +
        bust(x, y + 30, 54, coat, i % 3 === 1 ? '#6a5a58' : '#221c2a') +
        oval(x, y - 36, 20, 24, ['#c98f68', '#a8704c', '#e0b08a'][i % 3] ?? '') +
        path(
          `M${x - 23} ${y - 38}Q${x - 22} ${y - 66} ${x} ${y - 66}T${x + 23} ${y - 38}Q${x + 14} ${y - 56} ${x} ${y - 54}T${x - 23} ${y - 38}Z`,
          i % 3 === 1 ? '#6a5a58' : '#221c2a',
        ) +
        poly(
          [
            [x - 9, y - 14],
            [x + 9, y - 14],
            [x, y + 12],
          ],
          '#fff6e6',
        ) +
        poly(
          [
            [x - 3, y - 8],
            [x + 3, y - 8],
            [x + 4, y + 14],
            [x, y + 20],
            [x - 4, y + 14],
          ],
          i % 2 ? '#d9433c' : '#f2a900',
        ),
    ),
    oval(640, 560, 560, 176, '#5a2f34'),
    oval(640, 544, 560, 172, '#d9a05c'),
    oval(
      640,
      544,
      560,
      172,
      linear([
        [0, '#f7d49a', 0.8],
        [0.5, '#d9a05c', 0],
        [1, '#7a4438', 0.5],
      ]),
    ),
    oval(640, 544, 360, 92, '#8a4a40'),
    oval(640, 550, 350, 86, '#4f7a4c'),
    ...Array.from({ length: 26 }, (_, i) =>
      bush(
        640 + Math.cos(i * 2.4) * 280 * Math.sqrt((i + 1) / 26),
        570 + Math.sin(i * 2.4) * 60 * Math.sqrt((i + 1) / 26),
        60,
        i % 3 ? '#5f9a50' : '#d9a83c',
        i,
      ),
    ),
    ...delegates.map(([x, y]) => {
      const mx = 640 + (x - 640) * 1.15;
      const my = y + 52;
      return (
        rect(mx - 20, my - 4, 40, 5, '#fffaf0') +
        stroke(`M${mx + 26} ${my}q2 -18 -8 -24`, '#22203a', 3) +
        rect(mx - 38, my - 12, 8, 12, '#dff0f4')
      );
    }),
    ...[250, 450, 640, 830, 1030].map(
      (x, i) =>
        path(
          `M${x - 70} 740V${620 - Math.abs(2 - i) * -14}Q${x} ${560 + Math.abs(2 - i) * 14} ${x + 70} ${620 + Math.abs(2 - i) * 14}V740Z`,
          '#7a2f34',
        ) + bust(x, 740, 82, ['#22305c', '#3a3f5f', '#5a3f5c', '#2b3a6a', '#3f4a5f'][i] ?? '', '#1c1826'),
    ),
    pendant(640, 0, 70, 120, '#e8c98a', '#fff6d8'),
    rayWedge([880, 240], [300, 720], [620, 720], '#ffe6b0', 0.3),
    wash('#1a1230', 0.45, 'bottom', 0.3),
    bloom(880, 240, 560, '#ffb870', 0.4),
  );
};
