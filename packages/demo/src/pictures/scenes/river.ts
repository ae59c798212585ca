// On the Chao Phraya.
import { barge } from '../ink/barge.ts';
import { foam, longtail, sampan } from '../ink/boats.ts';
import { heap } from '../ink/clouds.ts';
import { palm, reeds } from '../ink/leaves.ts';
import { bloom, mist, wash } from '../ink/light.ts';
import { at, num, path, picture, rect, stroke } from '../ink/paper.ts';
import { person } from '../ink/people.ts';
import { PADDLE } from '../ink/poses.ts';
import { templeFront, templeSide } from '../ink/roofs.ts';
import { basket, parasol, pile } from '../ink/rooms.ts';
import { birds, sky, streaks, sun } from '../ink/sky.ts';
import { chedi, prang, stiltHouse } from '../ink/spires.ts';
import { skyline } from '../ink/towers.ts';
import { tree, treeline } from '../ink/trees.ts';
import { glitter, mirror, rings, ripples, water } from '../ink/water.ts';

export const riverDawn = (): string => {
  const far =
    skyline(438, 40, 120, { front: '#a18aa8', side: '#93809f', window: '#b59bb0' }, 5, 860, 1300) +
    treeline(438, 34, '#6f5f83', 3) +
    [-250, -140, 140, 250].map((dx, i) => prang(610 + dx, 438, i % 3 ? 150 : 118, '#6a5480', '#c98f93')).join('') +
    prang(610, 438, 350, '#5d4a75', '#d59a8f') +
    templeSide(930, 438, 190, 100, {
      tile: '#8a5468',
      border: '#574468',
      gold: '#e2a578',
      wall: '#c7a0a5',
      deep: '#4d3d63',
    }) +
    treeline(440, 22, '#4c4269', 9);
  return picture(
    sky(['#33497a', '#7c74a4', '#e59a93', '#ffcf9a', '#ffe6b8'], 438),
    streaks(4, 12, 70, 300, '#f9b9a0', 0.6),
    sun(300, 372, 40, '#fff3cf', '#ffb877', 0.9),
    birds(820, 150, 7, '#4c4269', 4, 13),
    far,
    water(438, ['#f7c39b', '#c58c9c', '#6c6a99', '#37477a']),
    mirror(438, far, 0.42),
    mist(440, 70, '#ffd9b0', 0.55),
    ripples(440, '#4d4f86', 110, 8, 0.45),
    ripples(440, '#ffd9b0', 80, 3, 0.5),
    glitter(300, 440, 700, 26, 120, '#fff0c8', 6),
    longtail(800, 590, 520, '#3f3458', '#6b4a6e', '#e5586a'),
    person(640, 572, 96, PADDLE, {
      top: '#f0a878',
      bottom: '#2f2a4d',
      skin: '#6f4a52',
      hat: 'straw',
      hatColour: '#e8b98a',
    }),
    ripples(596, '#2d3768', 36, 12, 0.6),
    rings(800, 606, 300, '#f7c39b', 0.35),
    reeds(60, 730, 150, '#28305c', 26, 4, 120),
    reeds(1250, 730, 110, '#28305c', 18, 9, 90),
    bloom(300, 380, 420, '#ff9a50', 0.4),
  );
};

export const riverMarket = (): string => {
  const vendor = (x: number, h: number, top: string, left = false): string =>
    person(x, -8, h, PADDLE, {
      top,
      bottom: '#2d3c5e',
      skin: '#a86f4c',
      hat: 'straw',
      hatColour: '#f0d794',
      sleeves: true,
      left,
    });
  const fruit = (x: number, w: number, colour: string, seed: number, size = 10): string =>
    basket(x, 4, w, '#b98849') + pile(x, -w * 0.26, w * 0.84, w * 0.4, size, colour, seed);
  const bank =
    palm(70, 330, 300, '#4f9a63', '#8a6d52', 3, 0.1) +
    palm(1180, 330, 320, '#4f9a63', '#8a6d52', 7, -0.14) +
    palm(1010, 330, 220, '#6fae78', '#9c8266', 9, 0.08) +
    tree(330, 330, 240, '#5aa06a', '#6d5742', 4) +
    treeline(330, 90, '#7fb58a', 8) +
    stiltHouse(220, 336, 330, '#b67c48', '#9a4d38', '#ffe3a0') +
    stiltHouse(960, 336, 360, '#a86d42', '#7d4a44', '#ffe3a0') +
    stiltHouse(610, 332, 220, '#c79a68', '#a8624a');
  return picture(
    sky(['#8fcfd0', '#c9e8d8', '#fdf3d2'], 330),
    heap(520, 190, 420, '#fffdf0', '#cfe6dc', 5),
    bank,
    rect(0, 328, 1280, 10, '#5d8f66'),
    water(336, ['#8fc4a4', '#4f9a8c', '#1f6a70', '#12485c']),
    mirror(334, bank, 0.35, 0.6),
    ripples(338, '#d9f2d8', 90, 4, 0.5),
    ripples(338, '#14505c', 110, 6, 0.4),
    at(
      330,
      420,
      1,
      sampan(0, 0, 230, '#6d4630', vendor(-50, 92, '#3f7fa8') + fruit(40, 66, '#e04f3a', 3, 7)) +
        rings(0, 8, 130, '#e6f6e0', 0.5),
    ),
    at(
      900,
      408,
      1,
      sampan(0, 0, 210, '#7d5236', vendor(50, 86, '#c9567a', true) + fruit(-40, 62, '#f2b632', 8, 7)) +
        rings(0, 8, 120, '#e6f6e0', 0.5),
    ),
    at(
      1130,
      540,
      1,
      sampan(
        0,
        0,
        360,
        '#5c3a2a',
        vendor(90, 150, '#e8913a', true) + fruit(-20, 100, '#7fae3c', 6, 10) + fruit(-110, 80, '#d8493a', 9, 9),
      ) + rings(0, 12, 200, '#e6f6e0', 0.5),
    ),
    at(
      150,
      600,
      1,
      sampan(
        0,
        0,
        420,
        '#5c3a2a',
        vendor(-120, 168, '#8f4fa0') + fruit(0, 110, '#f5d34c', 5, 11) + fruit(110, 96, '#e8772e', 9, 11),
      ) + rings(0, 14, 230, '#e6f6e0', 0.5),
    ),
    at(
      650,
      612,
      1,
      parasol(-150, -20, 250, 300, '#e2574a', '#fbe7c4') +
        sampan(
          0,
          0,
          560,
          '#4a2f26',
          vendor(-150, 205, '#2f9a86') +
            fruit(-10, 120, '#f2a32c', 4, 13) +
            fruit(110, 120, '#d9433a', 2, 12) +
            fruit(184, 66, '#8fbf3f', 7, 9),
        ) +
        rings(0, 20, 320, '#f0fbe6', 0.55),
    ),
    ripples(600, '#dff5dc', 26, 21, 0.5),
    bloom(640, 120, 560, '#fff0b0', 0.5),
    wash('#0c3550', 0.45, 'bottom', 0.3),
  );
};

export const royalBarge = (): string => {
  const gold = { tile: '#a8562f', border: '#5d3f4a', gold: '#ffcf6a', wall: '#e3b184', deep: '#5a2a35' };
  const palace =
    treeline(400, 46, '#8d5d63', 5) +
    templeSide(420, 404, 360, 190, gold) +
    templeFront(640, 404, 170, 230, gold) +
    chedi(800, 404, 260, '#c98a3f', '#ffdf96') +
    prang(920, 404, 220, '#a8705a', '#e8b27a') +
    templeSide(1080, 404, 260, 140, gold) +
    chedi(190, 404, 190, '#b87a46', '#f2cf8a') +
    treeline(408, 26, '#6b4354', 8);
  const crew = (x: number, y: number, count: number, gap: number, h: number): string => {
    let out = '';
    for (let i = 0; i < count; i++) {
      const px = x + i * gap;
      out +=
        stroke(
          `M${num(px - h * 0.05)} ${num(y - h * 0.45)}L${num(px + h * 0.42)} ${num(y + h * 0.3)}`,
          '#ffd98a',
          h * 0.05,
        ) +
        person(px, y, h, PADDLE, {
          top: '#c22f35',
          bottom: '#7a2030',
          skin: '#9a6046',
          hat: 'helmet',
          hatColour: '#e0483c',
          sleeves: true,
        });
    }
    return out;
  };
  const ship = crew(236, 562, 7, 46, 116) + crew(716, 562, 6, 46, 116) + barge(640, 576, 1000, '#f0b840', '#b52a2e');
  const small = crew(150, 448, 8, 26, 44) + crew(880, 448, 9, 26, 44);
  return picture(
    sky(['#6b5a8c', '#d07f78', '#f7b76a', '#ffe2a0'], 404),
    streaks(9, 10, 50, 260, '#ffd39a', 0.6),
    sun(640, 300, 74, '#fff2c4', '#ffc766', 0.9),
    palace,
    water(404, ['#f3b877', '#c47a5f', '#7a4a63', '#3a2f55']),
    mirror(404, palace, 0.35, 0.7),
    glitter(640, 406, 720, 90, 260, '#ffe9b0', 5, 0.7),
    small,
    path(
      'M100 446Q250 458 400 446L430 434Q420 458 380 460H130Q108 458 84 432ZM850 446Q1000 458 1110 446L1140 434Q1130 458 1090 460H880Q860 458 834 432Z',
      '#6d3340',
    ),
    ripples(406, '#4a3158', 110, 4, 0.45),
    mirror(590, ship, 0.3, 0.5),
    ship,
    foam(640, 594, 440, '#ffe6b4', 0.5),
    ripples(592, '#2f284c', 40, 9, 0.5),
    ripples(592, '#ffd391', 40, 19, 0.5),
    wash('#241c40', 0.5, 'bottom', 0.3),
    bloom(640, 300, 520, '#ff9a3c', 0.35),
  );
};
