// Temples and palace gardens.
import { heap } from '../ink/clouds.ts';
import { lotus, palm } from '../ink/leaves.ts';
import { bloom, mist, wash } from '../ink/light.ts';
import { oval, picture, poly } from '../ink/paper.ts';
import { person } from '../ink/people.ts';
import { STAND, WALK } from '../ink/poses.ts';
import { ROYAL, sala, templeFront, templeSide } from '../ink/roofs.ts';
import { birds, sky, streaks, sun } from '../ink/sky.ts';
import { chedi, prang } from '../ink/spires.ts';
import { bush, rainTree, tree, treeline } from '../ink/trees.ts';
import { glitter, mirror, ripples, water } from '../ink/water.ts';

export const templeRoofs = (): string =>
  picture(
    sky(['#1f6fb5', '#5fb0d9', '#c9e6dc', '#fff0c4'], 720),
    heap(230, 330, 460, '#ffffff', '#c4dce6', 4),
    heap(1100, 260, 460, '#ffffff', '#c4dce6', 9),
    streaks(5, 5, 60, 200, '#ffffff', 0.6),
    chedi(120, 720, 520, '#c9963c', '#ffe6a0'),
    prang(1180, 740, 560, '#a8a08f', '#e3d6b4'),
    chedi(1010, 700, 330, '#d9a83f', '#fff0b4'),
    mist(640, 220, '#fff3d0', 0.6),
    templeSide(310, 760, 640, 470, { ...ROYAL, tile: '#e0803c', border: '#3f8060' }),
    templeSide(1000, 800, 620, 440, { ...ROYAL, tile: '#3f6fa8', border: '#e08a3c' }),
    templeFront(640, 900, 560, 830, ROYAL, 3),
    poly(
      [
        [640, 80],
        [1000, 720],
        [640, 720],
      ],
      '#22204a',
      'opacity="0.1"',
    ),
    tree(60, 760, 220, '#4f9a58', '#5d4a3a', 4),
    tree(1240, 770, 240, '#3f8a50', '#5d4a3a', 8),
    birds(300, 150, 6, '#27407a', 4, 16),
    birds(960, 120, 5, '#27407a', 9, 14),
    bloom(90, 40, 720, '#fff0a8', 0.55),
    wash('#4a1c30', 0.3, 'bottom', 0.3),
  );

export const palaceGarden = (): string => {
  const far =
    treeline(400, 120, '#8fbf94', 4) +
    rainTree(240, 420, 320, '#6fae5c', '#6d5340', 5, 1) +
    rainTree(1060, 420, 340, '#5fa054', '#6d5340', 9, 1) +
    templeSide(920, 400, 300, 170, { ...ROYAL, tile: '#d98a5c', wall: '#f4e6c8' }) +
    palm(420, 410, 260, '#5fa870', '#8a7358', 3, 0.06) +
    treeline(408, 46, '#6fa870', 8);
  const island =
    oval(640, 456, 330, 26, '#8fae58') +
    oval(640, 450, 330, 24, '#b5cf70') +
    bush(400, 458, 130, '#5f9f50', 3, 1) +
    bush(880, 458, 130, '#5f9f50', 7, 1) +
    sala(640, 446, 400, ROYAL) +
    bush(480, 462, 70, '#8fbf58', 12, 1) +
    bush(800, 462, 70, '#8fbf58', 15, 1);
  return picture(
    sky(['#8fc4d9', '#d4e6d4', '#fff0c0', '#ffe3a0'], 410),
    sun(990, 130, 46, '#fffdf0', '#fff0b0', 0.9),
    heap(300, 170, 380, '#fffdf4', '#dfe9da', 5),
    far,
    mist(400, 90, '#fff6d0', 0.6),
    water(410, ['#dfe6b0', '#8fc0a0', '#3f8f8a', '#1f5f70']),
    mirror(452, island, 0.45, 0.62),
    mirror(410, far, 0.18, 0.5),
    ripples(414, '#f4fbe0', 80, 4, 0.5),
    ripples(414, '#1f6468', 70, 9, 0.3),
    glitter(990, 412, 700, 40, 140, '#fffbe0', 6, 0.6),
    island,
    poly(
      [
        [560, 470],
        [720, 470],
        [740, 488],
        [540, 488],
      ],
      '#f4e6c8',
    ),
    person(600, 470, 66, STAND, { top: '#d9573c', bottom: '#34406a', skirt: 0.9, bun: true, front: 1 }),
    person(680, 470, 70, WALK, { top: '#f7f0dc', bottom: '#34406a', left: true }),
    lotus(510, 34, '#4f9a6a', '#f07a9a', 6),
    lotus(610, 16, '#3f8a60', '#f7a0b5', 11),
    poly(
      [
        [0, 640],
        [180, 690],
        [260, 740],
        [0, 740],
      ],
      '#5f8a48',
    ),
    bush(80, 710, 220, '#4f8f4c', 5, 1),
    poly(
      [
        [1280, 620],
        [1100, 690],
        [1040, 740],
        [1280, 740],
      ],
      '#4f7f48',
    ),
    bush(1200, 710, 230, '#3f804a', 9, 1),
    birds(560, 130, 5, '#5f8a94', 5, 12),
    bloom(990, 120, 640, '#fff0a0', 0.5),
  );
};
