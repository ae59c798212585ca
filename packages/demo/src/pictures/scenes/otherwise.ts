// Variants of scenes of other modules: closer, later, in other light. The pictures of an article's clip or gallery
// resemble the article's own without being the same.
import { bloom, glow, grade, wash } from '../ink/light.ts';
import { circle, picture, rect, stroke } from '../ink/paper.ts';
import { stars } from '../ink/sky.ts';
import { lampPost } from '../ink/street.ts';
import { view } from '../ink/view.ts';
import { volleyball } from './arena.ts';
import { cinema } from './culture.ts';
import { lanternFestival } from './festival.ts';
import { ministry } from './government.ts';
import { boatRace } from './mekong.ts';
import { observatory } from './mountains.ts';
import { councilChamber } from './politics.ts';
import { coralReef } from './reef.ts';
import { riverMarket, royalBarge } from './river.ts';
import { runningRace } from './running.ts';
import { oldTown } from './streets.ts';

export const questionTime = (): string => view(councilChamber(), 300, 60, 680, wash('#1c0c18', 0.4, 'bottom', 0.3));

export const volleyballFinal = (): string =>
  view(volleyball(), 330, 40, 760, bloom(900, 120, 420, '#fff3c8', 0.35) + wash('#0e1234', 0.35, 'bottom', 0.3), true);

export const marketDawn = (): string =>
  view(
    riverMarket(),
    240,
    90,
    960,
    grade('#f2a07a', 0.5) + bloom(320, 80, 620, '#ffd08a', 0.5) + wash('#3a1c48', 0.4, 'bottom', 0.35),
    true,
  );

export const paddlers = (): string =>
  view(boatRace(), 300, 270, 780, grade('#ffb070', 0.3) + bloom(1100, 40, 560, '#ffe0a0', 0.5));

/** The race goes off at three in the morning. */
export const nightMarathon = (): string =>
  view(
    runningRace(),
    0,
    0,
    1280,
    grade('#24306a', 0.86) +
      stars(4, 90, 200) +
      [150, 470, 860, 1180]
        .map((x, i) => lampPost(x, 560, 330, '#8f9cc8', '#ffe2a0', i > 1) + glow(x, 570, 170, '#ffdf9a', 0.4, 0.3))
        .join('') +
      glow(600, 560, 420, '#ffd89a', 0.3) +
      wash('#04061c', 0.5, 'top', 0.3),
  );

export const marketDusk = (): string =>
  view(riverMarket(), 60, 60, 860, grade('#5a4a9a', 0.55) + glow(500, 380, 420, '#ffc06a', 0.4));

export const oldTownDusk = (): string =>
  view(oldTown(), 200, 120, 860, grade('#7a4a8a', 0.5) + bloom(640, 120, 520, '#ffb36a', 0.5), true);

export const oldTownWalk = (): string => view(oldTown(), 60, 140, 900, bloom(200, 60, 520, '#fff0c0', 0.5));

export const telescope = (): string => view(observatory(), 300, 160, 820, '', true);

/** A faint point that has moved between one picture of the sky and the next. */
export const asteroidPlate = (): string =>
  picture(
    rect(0, 0, 1280, 720, '#0b1030'),
    stars(31, 420, 720),
    stroke('M500 420L800 300', '#ffffff', 2, 'opacity="0.35" stroke-dasharray="6 10"'),
    ...[0, 1, 2, 3].map((i) => circle(500 + i * 100, 420 - i * 40, 7, '#fff4c8')),
    ...[0, 1, 2, 3].map((i) =>
      stroke(`M${472 + i * 100} ${420 - i * 40}a28 28 0 1 0 56 0a28 28 0 1 0-56 0`, '#ffcf6a', 4),
    ),
  );

export const bargeOars = (): string =>
  view(royalBarge(), 330, 230, 640, grade('#ffb070', 0.25) + bloom(1000, 60, 520, '#ffe6b0', 0.5), true);

export const youngCorals = (): string => view(coralReef(), 340, 250, 760, glow(560, 420, 420, '#ffd0e0', 0.3), true);

export const cinemaSeats = (): string => view(cinema(), 260, 120, 720, glow(640, 300, 460, '#ffe8b8', 0.35), true);

export const lanternsNear = (): string =>
  view(lanternFestival(), 360, 160, 700, glow(620, 320, 420, '#ffcf7a', 0.3), true);

export const ministryFront = (): string =>
  view(ministry(), 280, 150, 720, grade('#ffd9a0', 0.35) + wash('#2a2440', 0.35, 'bottom', 0.3), true);
