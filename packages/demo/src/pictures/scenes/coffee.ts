// Behind the counter.
import { plume } from '../ink/clouds.ts';
import { bloom, mist, rayWedge, wash } from '../ink/light.ts';
import { cut, linear, oval, path, picture, poly, rect, stroke } from '../ink/paper.ts';
import { person } from '../ink/people.ts';
import { FOLD, WALK } from '../ink/poses.ts';
import { pendant, pile } from '../ink/rooms.ts';
import { shophouses } from '../ink/shophouses.ts';
import { sky } from '../ink/sky.ts';
import { crown, tree } from '../ink/trees.ts';

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
    pendant(330, 150, 110, '#2f6a5c', '#fff0b8', 280),
    pendant(640, 110, 100, '#d9733c', '#fff0b8'),
    pendant(950, 150, 110, '#2f6a5c', '#fff0b8', 280),
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
    path('M130 520V420Q130 400 150 400H280Q300 400 300 420V520Z', '#d9efe8', 'opacity="0.4"') +
      rect(126, 396, 178, 10, '#f0c088') +
      pile(178, 516, 70, 44, 16, '#d99a4c', 4) +
      pile(252, 516, 70, 44, 16, '#b5733c', 8),
    person(330, 800, 470, FOLD, { top: '#5a4a7a', bottom: '#27234a', skin: '#b07a56', rim: '#8f7ab0', sleeves: true }),
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
    rayWedge([160, 40], [120, 720], [380, 720], '#fff3c4', 0.24),
    rayWedge([900, 40], [980, 720], [1220, 720], '#fff3c4', 0.2),
    bloom(260, 160, 480, '#ffe6a8', 0.4),
    wash('#2a1424', 0.45, 'bottom', 0.3),
  );
