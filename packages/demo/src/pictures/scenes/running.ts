// Running.
import { bloom, mist, wash } from '../ink/light.ts';
import { linear, picture, poly, rect, stroke } from '../ink/paper.ts';
import { person, shadow } from '../ink/people.ts';
import { RUN } from '../ink/poses.ts';
import { birds, sky, streaks, sun } from '../ink/sky.ts';
import { skyline } from '../ink/towers.ts';

export const runningRace = (): string => {
  const runner = (x: number, y: number, h: number, top: string, bottom: string, phase: number): string =>
    shadow(x + h * 0.05, y, h * 0.3, 0.3) +
    person(
      x,
      y,
      h,
      phase === 0
        ? RUN
        : phase === 1
          ? { lean: 12, nearArm: [46, 140], farArm: [-46, 40], nearLeg: [-26, -84], farLeg: [54, -12] }
          : { lean: 10, nearArm: [-20, 60], farArm: [30, 110], nearLeg: [30, 0], farLeg: [-30, -60] },
      {
        top,
        bottom,
        long: false,
        skin: h > 200 ? '#a86f4e' : '#9a6a52',
        rim: '#ffe0a0',
        shoes: '#fdf3e0',
        bun: phase === 1,
      },
    );
  const bib = (x: number, y: number, s: number): string =>
    rect(x - s / 2, y, s, s * 0.8, '#fffaf0', 'opacity="0.95"') +
    rect(x - s * 0.36, y + s * 0.2, s * 0.72, s * 0.12, '#d9433c') +
    rect(x - s * 0.36, y + s * 0.44, s * 0.5, s * 0.12, '#27305a');
  let cables = '';
  for (let i = 0; i < 16; i++) cables += `M860 ${90 + i * 7}L${900 + i * 30} 396M860 ${96 + i * 7}L${820 - i * 30} 396`;
  return picture(
    sky(['#5f6fb5', '#d98fa0', '#ffb98a', '#ffe3a8'], 410),
    streaks(5, 12, 40, 260, '#ffe0cc', 0.6),
    sun(440, 330, 56, '#fff9e0', '#ffcf8a', 0.95),
    skyline(410, 60, 220, { front: '#c98f9a', side: '#b57f94', window: '#dfa8a5' }, 6),
    mist(400, 120, '#ffdcae', 0.6),
    stroke(cables, '#f7e3cf', 1.8, 'opacity="0.85"') +
      poly(
        [
          [850, 70],
          [870, 70],
          [896, 400],
          [872, 400],
          [860, 190],
          [848, 400],
          [824, 400],
        ],
        '#8a6a94',
      ) +
      poly(
        [
          [862, 70],
          [870, 70],
          [896, 400],
          [884, 400],
        ],
        '#6a5080',
      ),
    poly(
      [
        [0, 392],
        [1280, 392],
        [1280, 424],
        [0, 424],
      ],
      '#7a6090',
    ) + rect(0, 392, 1280, 6, '#ffe0b8'),
    stroke(`${Array.from({ length: 60 }, (_, i) => `M${i * 22} 372V392`).join('')}M0 374H1280`, '#7a6090', 3),
    rect(
      0,
      420,
      1280,
      300,
      linear([
        [0, '#c99aa0'],
        [0.4, '#8a7a9a'],
        [1, '#4a4672'],
      ]),
    ),
    poly(
      [
        [420, 424],
        [470, 424],
        [640, 720],
        [200, 720],
      ],
      '#ffe3a8',
      'opacity="0.35"',
    ),
    stroke('M0 470L1280 440M-40 690L1320 560', '#fff3dc', 5, 'opacity="0.8"'),
    stroke('M0 560L1280 492', '#fff3dc', 5, 'stroke-dasharray="70 50" opacity="0.7"'),
    ...[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13].map((i) =>
      runner(
        90 + i * 88,
        496 - i * 2.6 + (i % 3) * 8,
        104 + (i % 4) * 6,
        ['#e8664a', '#3f8fa8', '#f2b63c', '#8f5aa0', '#f6ead0', '#4f9a78'][i % 6] ?? '',
        '#34406a',
        i % 3,
      ),
    ),
    runner(250, 640, 250, '#3f7fb5', '#22305c', 2),
    bib(268, 476, 38),
    runner(980, 610, 240, '#8f5aa8', '#27305a', 1),
    bib(998, 452, 36),
    runner(620, 690, 350, '#e8412f', '#22264c', 0),
    bib(648, 462, 52),
    ...[
      [1160, 560],
      [60, 590],
    ].map(
      ([x = 0, y = 0]) =>
        rect(x, y - 70, 90, 70, '#e8eef4') +
        rect(x - 8, y - 78, 106, 12, '#3f8fa8') +
        [0, 1, 2, 3]
          .map((i) =>
            poly(
              [
                [x + 8 + i * 22, y - 78],
                [x + 22 + i * 22, y - 78],
                [x + 20 + i * 22, y - 98],
                [x + 10 + i * 22, y - 98],
              ],
              '#f7fbff',
            ),
          )
          .join(''),
    ),
    birds(1080, 140, 6, '#8a6a94', 5, 13),
    bloom(440, 330, 640, '#ff9f5c', 0.45),
    wash('#1f1c48', 0.35, 'bottom', 0.25),
  );
};
