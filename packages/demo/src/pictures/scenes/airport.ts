// At the airport.
import { heap } from '../ink/clouds.ts';
import { bloom, glow } from '../ink/light.ts';
import { airliner } from '../ink/machines.ts';
import { circle, linear, path, picture, poly, rect, stroke } from '../ink/paper.ts';
import { shadow } from '../ink/people.ts';
import { birds, sky, streaks, sun } from '../ink/sky.ts';
import { skyline } from '../ink/towers.ts';
import { treeline } from '../ink/trees.ts';

export const airport = (): string => {
  let ribs = '';
  for (let i = 0; i < 11; i++) ribs += `M${70 + i * 62} 560Q${92 + i * 62} 440 ${132 + i * 62} 412`;
  return picture(
    sky(['#2f5f9f', '#7f9fc9', '#f4b8a0', '#ffdf9f'], 560),
    streaks(4, 14, 60, 380, '#ffe3cc', 0.65),
    sun(330, 430, 58, '#fff8dc', '#ffc880', 0.9),
    heap(1010, 330, 420, '#ffe9d4', '#d9b0b0', 4),
    skyline(540, 20, 80, { front: '#b58f9a', side: '#a08094', window: '#c9a5a5' }, 7),
    treeline(556, 24, '#8a6f80', 4),
    path(
      'M20 566Q120 380 460 380T830 566Z',
      linear([
        [0, '#fff0d4'],
        [1, '#c99a94'],
      ]),
    ),
    path('M60 566Q150 420 460 410T790 566Z', '#4a6a94'),
    stroke(ribs, '#f7e3c4', 6),
    stroke('M40 520H810M100 470H760', '#f7e3c4', 3, 'opacity="0.7"'),
    path('M60 566Q150 420 460 410Q300 440 240 566Z', '#ffcf8a', 'opacity="0.45"'),
    poly(
      [
        [1040, 566],
        [1052, 330],
        [1078, 330],
        [1090, 566],
      ],
      '#e8cfae',
    ) +
      poly(
        [
          [1068, 330],
          [1078, 330],
          [1090, 566],
          [1070, 566],
        ],
        '#93808f',
      ) +
      poly(
        [
          [1024, 330],
          [1034, 284],
          [1096, 284],
          [1106, 330],
        ],
        '#3f5a84',
      ) +
      poly(
        [
          [1024, 330],
          [1034, 284],
          [1056, 284],
          [1050, 330],
        ],
        '#ffcf8a',
        'opacity="0.6"',
      ) +
      rect(1020, 328, 90, 10, '#f7e3c4') +
      rect(1030, 276, 70, 10, '#f7e3c4') +
      rect(1062, 230, 5, 48, '#e8cfae'),
    rect(
      0,
      562,
      1280,
      160,
      linear([
        [0, '#c9a08a'],
        [1, '#4f4a6a'],
      ]),
    ),
    poly(
      [
        [0, 640],
        [1280, 590],
        [1280, 660],
        [0, 730],
      ],
      '#6f6280',
    ),
    ...Array.from({ length: 10 }, (_, i) =>
      poly(
        [
          [i * 140, 682 - i * 5.6],
          [i * 140 + 70, 679 - i * 5.6],
          [i * 140 + 74, 685 - i * 5.6],
          [i * 140 + 4, 688 - i * 5.6],
        ],
        '#ffe9c4',
      ),
    ),
    airliner(240, 560, 260, '#f4ead8', '#2f8f8c'),
    airliner(560, 572, 300, '#f7efe0', '#f2a32c', 0, true),
    rect(190, 570, 40, 12, '#f2b632'),
    shadow(700, 690, 260, 0.22),
    airliner(690, 230, 720, '#fff6e6', '#5a3f8c', -11),
    ...Array.from(
      { length: 12 },
      (_, i) => circle(60 + i * 110, 708 - i * 2, 4, '#ffe08a') + glow(60 + i * 110, 708 - i * 2, 16, '#ffe08a', 0.8),
    ),
    birds(1130, 180, 4, '#6a6a98', 4, 11),
    bloom(330, 430, 640, '#ff9f5c', 0.42),
  );
};
