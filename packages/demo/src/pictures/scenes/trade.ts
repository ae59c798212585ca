// The gold shop.
import { chance } from '../ink/chance.ts';
import { bloom, glow, wash } from '../ink/light.ts';
import { circle, linear, num, oval, path, picture, poly, rect, stroke } from '../ink/paper.ts';
import { person } from '../ink/people.ts';

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
  for (let row = 0; row < 4; row++)
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
