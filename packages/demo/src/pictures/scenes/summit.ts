// Leaders at one table.
import { bloom, mist, wash } from '../ink/light.ts';
import { linear, oval, path, picture, poly, rect, stroke } from '../ink/paper.ts';
import { bust } from '../ink/people.ts';
import { pendant } from '../ink/rooms.ts';
import { sky, sun } from '../ink/sky.ts';
import { chedi } from '../ink/spires.ts';
import { skyline } from '../ink/towers.ts';
import { bush, treeline } from '../ink/trees.ts';

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
    pendant(640, 70, 120, '#e8c98a', '#fff6d8'),
    wash('#1a1230', 0.45, 'bottom', 0.3),
    bloom(880, 240, 560, '#ffb870', 0.4),
  );
};
