// Backgrounds of scenes: open country at a time of day, and rooms.
import { mix, shade, tint } from './colour.ts';
import { ranges } from './land.ts';
import { cut, linear, rect, stroke, WIDTH } from './paper.ts';
import { sky } from './sky.ts';
import { treeline } from './trees.ts';

export type Hour = {
  sky: readonly string[];
  /** The colours of hills, from the farthest to the nearest, and of the mist around them. */
  far: string;
  near: string;
  mist: string;
  leaf: string;
  ground: readonly [string, string];
  water: readonly string[];
};

export const MORNING: Hour = {
  sky: ['#5fb0d4', '#b5e0dc', '#fdf3cc'],
  far: '#a9c9d4',
  near: '#6fa08f',
  mist: '#f4f2cc',
  leaf: '#5f9a5c',
  ground: ['#c5d482', '#7fa552'],
  water: ['#cfe8e0', '#7fbab8', '#2f7f92'],
};
export const DUSK: Hour = {
  sky: ['#39427f', '#93679f', '#ee9272', '#ffd29a'],
  far: '#b58aa5',
  near: '#5d5488',
  mist: '#f7b894',
  leaf: '#4d5a70',
  ground: ['#b98f74', '#5a4a66'],
  water: ['#f2b08c', '#8f74a0', '#343a72'],
};
export const NIGHT: Hour = {
  sky: ['#0c1233', '#1b2655', '#3a4a82'],
  far: '#3a4a80',
  near: '#1c2752',
  mist: '#4a5c94',
  leaf: '#1a2a4a',
  ground: ['#2a3560', '#141a3a'],
  water: ['#3f5590', '#22305f', '#101838'],
};
export const RAIN: Hour = {
  sky: ['#4b5a6b', '#7f929b', '#c5cbbf'],
  far: '#98a9ab',
  near: '#5f7a76',
  mist: '#c9d0c8',
  leaf: '#4f7260',
  ground: ['#9fa588', '#5d6a58'],
  water: ['#b5a98a', '#8f8068', '#5f5648'],
};

/** Hills and open ground below `horizon`, at a time of day. */
export const countryside = (hour: Hour, horizon: number, seed: number, rise = 130): string =>
  sky(hour.sky, horizon + 20) +
  ranges({ top: horizon - 70, bottom: horizon - 6, layers: 3, rise, seed, ...hour }) +
  treeline(horizon + 4, 34, hour.leaf, seed) +
  rect(
    0,
    horizon,
    WIDTH,
    720 - horizon,
    linear([
      [0, hour.ground[0]],
      [1, hour.ground[1]],
    ]),
  );

/** A back wall and a floor that meets it on `line`. */
export const room = (wall: string, floor: string, line: number): string =>
  rect(
    0,
    0,
    WIDTH,
    line,
    linear([
      [0, shade(wall, 0.16)],
      [0.6, wall],
      [1, tint(wall, 0.12)],
    ]),
  ) +
  rect(0, line - 14, WIDTH, 14, shade(wall, 0.3)) +
  rect(
    0,
    line,
    WIDTH,
    720 - line,
    linear([
      [0, mix(floor, shade(floor, 0.25), 0.4)],
      [0.3, floor],
      [1, shade(floor, 0.3)],
    ]),
  );

/** A window in a frame, with a view through it. */
export const pane = (x: number, y: number, w: number, h: number, frame: string, view: string, bars = 1): string => {
  let lattice = '';
  for (let i = 1; i <= bars; i++) lattice += `M${x + (w * i) / (bars + 1)} ${y}v${h}`;
  return (
    rect(x - 12, y - 12, w + 24, h + 24, frame) +
    cut(`M${x} ${y}h${w}v${h}h${-w}Z`, view) +
    stroke(`${lattice}M${x} ${y + h * 0.45}h${w}`, frame, 8) +
    rect(x - 20, y + h + 8, w + 40, 14, shade(frame, 0.2))
  );
};
