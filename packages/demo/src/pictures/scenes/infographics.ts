// Infographics without words: the numbers of each, drawn to scale. The words are in the page beside them.
import { glow } from '../ink/light.ts';
import { at, circle, line, linear, num, path, picture, poly, rect, stroke, WIDTH } from '../ink/paper.ts';
import { handset, rounded } from '../ink/props.ts';

const INK = '#22304f';
const PAPER = '#fdf8ec';
const COLOURS = ['#e2583e', '#f0a030', '#3f9b6d', '#2f7fb5', '#7a5ba8', '#8c98a8'] as const;
const toColour = (index: number): string => COLOURS[index % COLOURS.length] as string;

/** Each digit as one stroke, 10 wide and 16 high. */
const DIGITS = [
  'M5 0C1 0 0 3 0 8S1 16 5 16 10 13 10 8 9 0 5 0',
  'M1 4L6 0V16',
  'M0 4C0-1 10-2 10 4C10 8 0 13 0 16H10',
  'M0 2C3-1 10-1 10 4C10 7 7 8 4 8C8 8 10 9 10 12C10 17 3 17 0 14',
  'M7 16V0L0 11H10',
  'M9 0H2L1 7C5 5 10 6 10 11C10 17 3 17 0 14',
  'M9 0C3 2 0 7 0 11C0 18 10 18 10 11C10 5 2 5 0 11',
  'M0 0H10L3 16',
  'M5 8C0 7 0 0 5 0S10 7 5 8C-1 9-1 16 5 16S11 9 5 8',
  'M10 5C10-2 0-2 0 5C0 11 8 11 10 5C10 9 7 14 1 16',
] as const;

/** A whole number, its middle at x and its foot at y. */
const figure = (x: number, y: number, height: number, value: number, colour = INK): string => {
  const scale = height / 16;
  const digits = [...String(value)];
  const left = x - ((digits.length * 15 - 5) * scale) / 2;
  return digits
    .map((digit, i) => at(left + i * 15 * scale, y - height, scale, stroke(DIGITS[Number(digit)] ?? '', colour, 2.6)))
    .join('');
};

const poster = (top: string, bottom: string, ...children: string[]): string =>
  picture(
    rect(
      0,
      0,
      WIDTH,
      720,
      linear([
        [0, top],
        [1, bottom],
      ]),
    ),
    rounded(60, 50, 1160, 620, 28, '#101a33', 'opacity="0.18"'),
    rounded(52, 40, 1160, 620, 28, PAPER),
    ...children,
  );

const drop = (x: number, y: number, r: number, colour: string): string =>
  path(
    `M${x} ${y - r * 1.9}C${x + r * 0.7} ${y - r * 0.7} ${x + r} ${y - r * 0.4} ${x + r} ${y}A${r} ${r} 0 0 1 ${x - r} ${y}C${x - r} ${y - r * 0.4} ${x - r * 0.7} ${y - r * 0.7} ${x} ${y - r * 1.9}Z`,
    colour,
  );

const house = (x: number, y: number, w: number, colour: string): string =>
  rect(x - w * 0.36, y - w * 0.5, w * 0.72, w * 0.5, colour) +
  poly(
    [
      [x - w / 2, y - w * 0.45],
      [x, y - w * 0.92],
      [x + w / 2, y - w * 0.45],
    ],
    colour,
  );

/** Part of a ring, from one share of the whole to another. */
const slice = (x: number, y: number, r: number, from: number, to: number, colour: string): string => {
  const point = (share: number) => {
    const angle = share * 2 * Math.PI - Math.PI / 2;
    return `${num(x + r * Math.cos(angle))} ${num(y + r * Math.sin(angle))}`;
  };
  return path(
    `M${x} ${y}L${point(from)}A${r} ${r} 0 ${to - from > 0.5 ? 1 : 0} 1 ${point(to)}Z`,
    colour,
    `stroke="${PAPER}" stroke-width="6"`,
  );
};

/** Of twelve promises five are kept, four under way, three not begun. */
export const promisesChart = (): string =>
  poster(
    '#27407a',
    '#16264d',
    ...Array.from({ length: 12 }, (_, i) => {
      const [x, y] = [320 + (i % 6) * 158, 170 + Math.floor(i / 6) * 200];
      const colour = i < 5 ? '#3f9b6d' : i < 9 ? '#f0a030' : '#c3c8d2';
      const mark =
        i < 5
          ? `M${x - 26} ${y}L${x - 6} ${y + 22}L${x + 30} ${y - 22}`
          : i < 9
            ? `M${x} ${y - 26}V${y}L${x + 20} ${y + 14}`
            : `M${x - 22} ${y}H${x + 22}`;
      return circle(x, y, 62, colour) + stroke(mark, PAPER, 12);
    }),
    ...[5, 4, 3].map((value, i) => figure(160, 190 + i * 170, 74, value, ['#3f9b6d', '#d98512', '#8c95a5'][i])),
    rect(250, 540, 905 * (5 / 12), 54, '#3f9b6d'),
    rect(250 + 905 * (5 / 12), 540, 905 * (4 / 12), 54, '#f0a030'),
    rect(250 + 905 * (9 / 12), 540, 905 * (3 / 12), 54, '#c3c8d2'),
  );

/** How many hours the water takes from the dam to three places, and how many centimetres it rises there. */
export const waterTravelChart = (): string =>
  poster(
    '#3f8fbd',
    '#1c4f80',
    poly(
      [
        [90, 420],
        [90, 210],
        [150, 190],
        [200, 420],
      ],
      '#9aa5b5',
    ),
    path('M90 250L132 236L190 420H90Z', '#2f7fb5'),
    stroke('M200 410C420 360 480 470 700 420S1000 380 1180 430', '#6db8e0', 40),
    stroke('M200 410C420 360 480 470 700 420S1000 380 1180 430', '#b9e2f5', 6),
    ...(
      [
        [9, 60, 430],
        [15, 40, 730],
        [22, 50, 1040],
      ] as const
    ).map(
      ([hours, rise, x]) =>
        circle(x, 190, 84, '#e8f2f8') +
        stroke(
          `M${x} 106A84 84 0 ${hours > 12 ? 1 : 0} 1 ${num(x + 84 * Math.sin((hours / 24) * 2 * Math.PI))} ${num(190 - 84 * Math.cos((hours / 24) * 2 * Math.PI))}`,
          '#e2583e',
          14,
        ) +
        figure(x, 218, 56, hours) +
        line(
          [
            [x, 274],
            [x, 400],
          ],
          INK,
          5,
        ) +
        circle(x, 412, 20, PAPER, `stroke="${INK}" stroke-width="8"`) +
        rect(x - 70, 620 - rise * 2.4, 60, rise * 2.4, '#2f7fb5') +
        figure(x + 50, 610, 46, rise, '#2f7fb5'),
    ),
    line(
      [
        [110, 620],
        [1160, 620],
      ],
      INK,
      5,
    ),
  );

const PRICES = [
  [33, 42],
  [78, 95],
  [120, 134],
  [28, 31],
  [45, 44],
  [39, 41],
  [148, 148],
  [72, 71],
  [82, 83],
  [215, 215],
] as const;

/** Ten kinds of food, last month and this. */
export const priceChart = (): string =>
  poster(
    '#f2b65a',
    '#c9703a',
    ...[1, 2, 3, 4].map((i) =>
      line(
        [
          [110, 590 - i * 110],
          [1160, 590 - i * 110],
        ],
        '#e6dcc6',
        3,
      ),
    ),
    ...PRICES.map(([before, now], i) => {
      const x = 130 + i * 105;
      const colour = now > before + 2 ? '#e2583e' : now < before ? '#3f9b6d' : '#f0a030';
      return (
        rect(x, 590 - before * 1.9, 32, before * 1.9, '#c3c8d2') +
        rect(x + 36, 590 - now * 1.9, 36, now * 1.9, colour) +
        figure(x + 54, 576 - now * 1.9, 26, now)
      );
    }),
    line(
      [
        [110, 592],
        [1160, 592],
      ],
      INK,
      6,
    ),
  );

/** The first ten minutes, hour, six hours and day after money was sent to a swindler. */
export const firstDayChart = (): string =>
  poster(
    '#5a4a8c',
    '#262a57',
    handset(
      260,
      350,
      420,
      -6,
      '#dff0ea',
      circle(109, 170, 62, '#e2583e') + stroke('M109 130V180M109 206V208', PAPER, 16),
    ),
    line(
      [
        [470, 350],
        [1120, 350],
      ],
      '#c3c8d2',
      16,
    ),
    line(
      [
        [470, 350],
        [690, 350],
      ],
      '#e2583e',
      16,
    ),
    ...[10, 1, 6, 24].map((value, i) => {
      const x = 510 + i * 195;
      const share = [10 / 60, 1 / 24, 6 / 24, 0.999][i] ?? 0;
      return (
        circle(x, 350, 78, '#e9e4f2') +
        slice(x, 350, 78, 0, share, toColour(i)) +
        circle(x, 350, 50, PAPER) +
        figure(x, 372, 42, value, INK)
      );
    }),
  );

/** The biggest source of dust at four times of the day, in per cent. */
export const dustChart = (): string =>
  poster(
    '#b9b0a0',
    '#7f7568',
    ...[46, 38, 41, 44].map((value, i) => {
      const x = 130 + i * 262;
      const sky = ['#f7c98b', '#8fc7e8', '#e58a5c', '#2a355f'][i] ?? '';
      return (
        rounded(x, 90, 230, 500, 18, sky) +
        circle(x + 115, i === 1 ? 150 : 180, 36, i === 3 ? '#f4f0d8' : '#fff1b8') +
        (i === 3 ? circle(x + 132, 168, 32, sky) : '') +
        rect(x, 590 - value * 7.4, 230, value * 7.4, '#6e675f', 'opacity="0.75"') +
        Array.from({ length: value }, (_, k) =>
          circle(
            x + 18 + ((k * k * 37 + k * 61) % 196),
            574 - ((k * 97) % Math.round(value * 7)),
            4 + (k % 4),
            '#d8d0c2',
            'opacity="0.7"',
          ),
        ).join('') +
        figure(x + 115, 500, 84, value, PAPER)
      );
    }),
  );

/** Obstacles on footpaths, by the number of places. */
export const footpathChart = (): string =>
  poster(
    '#8fb3a2',
    '#4f7a72',
    ...[412, 337, 268, 164, 103].map((value, i) => {
      const y = 84 + i * 108;
      return (
        rect(230, y, value * 1.9, 76, toColour(i)) +
        Array.from({ length: Math.floor((value * 1.9) / 60) }, (_, k) =>
          line(
            [
              [290 + k * 60, y],
              [290 + k * 60, y + 76],
            ],
            PAPER,
            2,
          ),
        ).join('') +
        figure(230 + value * 1.9 + 76, y + 60, 44, value)
      );
    }),
    // a broken slab, a pole, a kerb without ramp, a motorcycle's wheel, a table
    stroke('M96 110L126 130L112 142L176 150M110 84H190V160H110Z', INK, 8),
    stroke('M145 268V192M118 206H172', INK, 10),
    stroke('M96 370H144V330H196', INK, 10),
    stroke('M112 452A28 28 0 1 0 113 452M176 452A28 28 0 1 0 177 452M112 480L144 430L176 480', INK, 7),
    stroke('M100 540H190M116 540V586M174 540V586', INK, 9),
  );

/** Four flags for the heat on a sports ground, each above its part of the thermometer. */
export const heatFlagChart = (): string =>
  poster(
    '#f4a35a',
    '#c84a34',
    ...['#3f9b6d', '#f2c230', '#d5342c', '#22262e'].map((colour, i) => {
      const [x, h] = [180 + i * 250, 150 + i * 90];
      return (
        rect(x, 600 - h, 14, h, INK) +
        path(
          `M${x + 14} ${600 - h}C${x + 70} ${575 - h} ${x + 110} ${640 - h} ${x + 170} ${606 - h}V${696 - h}C${x + 110} ${730 - h} ${x + 70} ${665 - h} ${x + 14} ${690 - h}Z`,
          colour,
        ) +
        (i > 0 ? figure(x + 110, 590, 46, [0, 28, 30, 32][i] ?? 0, INK) : '')
      );
    }),
    line(
      [
        [110, 602],
        [1160, 602],
      ],
      INK,
      6,
    ),
    glow(1080, 130, 120, '#ffd36a', 0.6),
  );

/** One data centre beside the houses that use as much: each drawn house means a thousand. */
export const dataCentreChart = (): string =>
  poster(
    '#2f6f9f',
    '#173a63',
    ...[0, 1, 2].map(
      (i) =>
        rounded(110 + i * 90, 170, 78, 400, 8, '#2a3658') +
        Array.from(
          { length: 8 },
          (_, k) =>
            rect(122 + i * 90, 190 + k * 46, 54, 26, '#44558a') +
            circle(166 + i * 90, 203 + k * 46, 5, k % 3 ? '#6fe0a0' : '#ffd36a'),
        ).join(''),
    ),
    stroke('M410 350H462M410 390H462', INK, 14),
    ...Array.from({ length: 110 }, (_, i) =>
      house(520 + (i % 16) * 41, 170 + Math.floor(i / 16) * 52, 34, i % 7 ? '#f0a030' : '#e2583e'),
    ),
    ...Array.from({ length: 18 }, (_, i) => drop(530 + i * 36, 560, 15, '#3f9fd5')),
  );

/**
 * How long food keeps, in the fridge (blue) and in the freezer (grey): one step for each day, up to the end of the
 * scale.
 */
export const foodDaysChart = (): string =>
  poster(
    '#a8d5dc',
    '#5b9aa8',
    rounded(100, 90, 240, 510, 22, '#dfe9ee'),
    line(
      [
        [100, 290],
        [340, 290],
      ],
      '#9fb3bd',
      8,
    ),
    line(
      [
        [312, 150],
        [312, 240],
      ],
      '#7f95a0',
      12,
    ),
    line(
      [
        [312, 340],
        [312, 470],
      ],
      '#7f95a0',
      12,
    ),
    ...[
      [4, 60],
      [3, 30],
      [2, 90],
      [5, 180],
      [35, 0],
    ].map(([days = 0, frozen = 0], i) => {
      const y = 100 + i * 104;
      const width = (value: number) => Math.log2(value + 1) * 78;
      return (
        rect(390, y, width(days), 38, '#2f7fb5') +
        figure(390 + width(days) + 50, y + 34, 30, days, '#2f7fb5') +
        rect(390, y + 42, width(frozen), 38, '#8fa5b8') +
        (frozen ? figure(390 + width(frozen) + 60, y + 76, 30, frozen, '#6b8094') : '')
      );
    }),
  );

/** How a town spends each hundred baht. */
export const budgetChart = (): string => {
  const parts = [36, 23, 22, 12, 7];
  let sum = 0;
  return poster(
    '#d9b65a',
    '#9a6f2c',
    ...parts.map((value, i) => {
      sum += value;
      return slice(390, 350, 260, (sum - value) / 100, sum / 100, toColour(i));
    }),
    circle(390, 350, 120, PAPER),
    figure(390, 386, 72, 100),
    ...parts.map(
      (value, i) =>
        rect(760, 90 + i * 90, 58, 58, toColour(i)) +
        figure(890, 142 + i * 90, 46, value) +
        rect(970, 112 + i * 90, value * 5, 18, toColour(i)),
    ),
  );
};
