// Made by hand.
import { shade } from '../ink/colour.ts';
import { brush, ranges } from '../ink/land.ts';
import { bananaLeaf, palm } from '../ink/leaves.ts';
import { bloom, rayWedge, wash } from '../ink/light.ts';
import { cut, linear, num, oval, path, picture, poly, rect, stroke } from '../ink/paper.ts';
import { person } from '../ink/people.ts';
import { sky } from '../ink/sky.ts';
import { crown } from '../ink/trees.ts';

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
