// Rooms where the state speaks.
import { camera } from '../ink/camera.ts';
import { chance } from '../ink/chance.ts';
import { mix, shade } from '../ink/colour.ts';
import { bloom, glow, wash } from '../ink/light.ts';
import { circle, linear, num, oval, type Point, path, picture, poly, rect, stroke } from '../ink/paper.ts';
import { bust, limb, person } from '../ink/people.ts';
import { FOLD, STAND } from '../ink/poses.ts';
import { beam } from '../ink/rooms.ts';
import { chedi, flag } from '../ink/spires.ts';

export const councilChamber = (): string => {
  const c = camera(640, 250, 620, 7);
  let wood = '';
  for (let i = -16; i < 16; i++) wood += c.screen(34, i * 1.6, 0, i * 1.6 + 1.5, 17, i % 2 ? '#a8683f' : '#9a5d3a');
  let rows = '';
  const r = chance(5);
  for (const [k, radius] of [13, 17, 21, 25, 28.6].entries()) {
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
        mix('#8a4f35', '#5a2f30', k / 5),
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
    ...[90, 300, 520, 760, 980, 1190].map(
      (x, i) =>
        path(
          `M${x - 84} 740V${628 + (i % 2) * 8}Q${x} ${586 + (i % 2) * 8} ${x + 84} ${628 + (i % 2) * 8}V740Z`,
          '#7a2228',
        ) +
        bust(
          x,
          716 + (i % 2) * 10,
          78,
          ['#22305c', '#e6dcc8', '#3a3f5f', '#2b3a6a', '#5a3f5c', '#22305c'][i] ?? '',
          '#1c1826',
        ),
    ),
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
    circle(640, 150, 92, '#e8b04a', 'opacity="0.9"') +
      circle(640, 150, 82, '#1d3f80') +
      chedi(640, 204, 112, '#e8b04a', '#ffe9a8'),
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
    glow(1010, 570, 90, '#ffffff', 0.7),
    wash('#0a1030', 0.45, 'bottom', 0.35),
    bloom(640, 180, 360, '#ffe6b8', 0.22),
  );
};
