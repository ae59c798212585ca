// On the rivers: the Chao Phraya, the canals, the Mekong.
import { barge, foam, longtail, sampan } from '../ink/boats.ts';
import { skyline } from '../ink/buildings.ts';
import { camera } from '../ink/camera.ts';
import { chance } from '../ink/chance.ts';
import { mix } from '../ink/colour.ts';
import { ranges } from '../ink/land.ts';
import { at, circle, group, linear, num, path, picture, poly, rect, stroke } from '../ink/paper.ts';
import { bust, CHEER, PADDLE, person } from '../ink/people.ts';
import { chedi, flag, prang, ROYAL, stiltHouse, templeFront, templeSide } from '../ink/roofs.ts';
import { basket, parasol, pile } from '../ink/rooms.ts';
import { birds, bloom, glow, grade, heap, mist, sky, stars, streaks, sun, wash } from '../ink/sky.ts';
import { palm, reeds, tree, treeline } from '../ink/trees.ts';
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
    water(334, ['#8fc4a4', '#4f9a8c', '#1f6a70', '#12485c']),
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
            fruit(205, 80, '#8fbf3f', 7, 10),
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
  const ship = crew(250, 560, 6, 48, 92) + crew(720, 560, 5, 48, 92) + barge(640, 572, 1000, '#eab13d', '#a3272e');
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

export const boatRace = (): string => {
  const r = chance(12);
  const team = (y: number, h: number, gap: number, count: number, x: number, shirt: string, hull: string): string => {
    let out = '';
    for (let i = 0; i < count; i++) {
      const px = x + i * gap;
      out += person(
        px,
        y,
        h,
        { lean: 30, nod: -10, nearArm: [58, 40], farArm: [78, 60], nearLeg: [80, 80], farLeg: [84, 84] },
        { top: shirt, bottom: '#23304f', skin: '#8f5b42', hat: 'band', hatColour: '#fff3d8' },
      );
      out += stroke(
        `M${num(px + h * 0.2)} ${num(y - h * 0.34)}L${num(px + h * 0.46)} ${num(y + h * 0.34)}`,
        '#f3dcae',
        h * 0.045,
      );
    }
    const end = x + count * gap;
    const a = x - gap * 1.4;
    return (
      out +
      path(
        `M${num(a - h * 1.6)} ${num(y - h * 0.9)}Q${num(a - h * 0.4)} ${num(y - h * 0.04)} ${num(a + h)} ${num(y - h * 0.1)}H${num(end)}Q${num(end + h * 0.9)} ${num(y - h * 0.1)} ${num(end + h * 1.9)} ${num(y - h * 0.95)}Q${num(end + h)} ${num(y + h * 0.3)} ${num(end)} ${num(y + h * 0.3)}H${num(a)}Q${num(a - h)} ${num(y + h * 0.2)} ${num(a - h * 1.6)} ${num(y - h * 0.9)}Z`,
        hull,
      ) +
      stroke(`M${num(a)} ${num(y + h * 0.02)}H${num(end + h * 0.3)}`, '#f7cf5c', h * 0.06) +
      [0.5, 0.62, 0.74]
        .map((k) =>
          rect(end + h * (k + 0.6), y - h * (0.1 + k * 0.4), h * 0.07, h * 0.34, k === 0.62 ? '#f7cf5c' : '#e8485a'),
        )
        .join('')
    );
  };
  let spray = '';
  for (let i = 0; i < 150; i++)
    spray += circle(
      r.between(0, 1280),
      640 + r.between(-34, 30),
      r.between(1.5, 5),
      '#ffffff',
      `opacity="${num(r.between(0.4, 0.9))}"`,
    );
  let crowd = '';
  for (let i = 0; i < 64; i++)
    crowd += bust(
      i * 20 + r.between(-6, 6),
      332 + r.between(-12, 8),
      11,
      r.pick(['#e8664a', '#f2c14c', '#f5ead0', '#4f86a8', '#8f5a9a', '#4fa07f']),
      '#3a2d38',
    );
  return picture(
    sky(['#4aa0c9', '#9fd4dc', '#eef4d6'], 330),
    heap(300, 160, 400, '#ffffff', '#c4e2e2', 3),
    heap(1020, 130, 340, '#ffffff', '#c4e2e2', 6),
    templeSide(930, 310, 260, 150, ROYAL),
    tree(160, 320, 230, '#4f9a5a', '#5d4a3a', 5),
    tree(560, 320, 190, '#68a85c', '#5d4a3a', 8),
    palm(1190, 320, 240, '#4f9a5a', '#7d6450', 3, -0.1),
    treeline(322, 50, '#5f9f6a', 4),
    rect(0, 316, 1280, 26, '#e3c894'),
    crowd,
    rect(0, 330, 1280, 20, '#b98e5c'),
    [80, 270, 470, 690, 880, 1100].map((x) => flag(x, 330, 110, 52)).join(''),
    water(350, ['#7fc0b4', '#3a93a0', '#1d6788', '#123f66']),
    ripples(352, '#dff5ee', 120, 8, 0.5),
    ripples(352, '#134a70', 120, 5, 0.4),
    at(640, 455, 1, group('transform="rotate(-1.5)"', team(0, 78, 42, 20, -420, '#3f9a6a', '#6d3a2a'))),
    rings(500, 486, 520, '#ffffff', 0.5),
    at(640, 612, 1, group('transform="rotate(-2.5)"', team(0, 142, 80, 13, -560, '#e2453c', '#54261f'))),
    spray,
    foam(600, 668, 620, '#ffffff', 0.55),
    ripples(650, '#e6f8f2', 40, 14, 0.7),
    bloom(1100, 40, 600, '#fff2b0', 0.45),
  );
};

export const borderBridge = (): string => {
  const c = camera(930, 330, 700, 34);
  let piers = '';
  for (let i = 11; i >= 1; i--) {
    const z = 40 + i * 44;
    piers +=
      c.box(-31, -14, z, -27, 16, z + 5, '#c9b79f', { side: '#7d7486' }) +
      c.box(-17, -14, z, -13, 16, z + 5, '#c9b79f', { side: '#7d7486' }) +
      c.box(-34, 12, z, -10, 17, z + 6, '#d8c7ab', { side: '#857b8c' });
  }
  const posts = Array.from({ length: 22 }, (_, i) => {
    const z = 44 + i * 20;
    const [x, y] = c.point(-8.4, 20, z);
    return rect(x - 1.5, y - c.size(z) * 7, Math.max(1.2, c.size(z) * 0.3), c.size(z) * 7, '#4d4864');
  }).join('');
  const far =
    ranges({
      top: 300,
      bottom: 352,
      layers: 3,
      far: '#b5b3c9',
      near: '#6c8390',
      mist: '#f6d9b4',
      rise: 110,
      seed: 8,
      span: 300,
    }) +
    treeline(360, 26, '#557383', 5) +
    chedi(420, 356, 96, '#d3a24f', '#ffe6a8') +
    templeSide(500, 358, 100, 56, ROYAL);
  return picture(
    sky(['#5f87b5', '#a9b9cf', '#f4cfa6', '#ffe5b8'], 350),
    streaks(6, 9, 60, 260, '#fff0d6', 0.7),
    sun(560, 250, 34, '#fff6d8', '#ffd08a', 0.7),
    far,
    water(358, ['#f0cda6', '#c0aa9c', '#8d8590', '#5b5a75']),
    mirror(358, far, 0.4, 0.8),
    glitter(560, 360, 720, 30, 150, '#fff0c8', 4, 0.7),
    ripples(360, '#5d5a78', 110, 3, 0.4),
    piers,
    c.quad(
      [
        [-35, 20, 30],
        [-9, 20, 30],
        [-9, 20, 520],
        [-35, 20, 520],
      ],
      '#8f8792',
    ),
    c.quad(
      [
        [-9, 16.5, 30],
        [-9, 20.6, 30],
        [-9, 20.6, 520],
        [-9, 16.5, 520],
      ],
      '#6f6679',
    ),
    c.quad(
      [
        [-9, 19.8, 30],
        [-9, 21.6, 30],
        [-9, 21.6, 520],
        [-9, 19.8, 520],
      ],
      '#e9cfa8',
    ),
    posts,
    longtail(930, 566, 300, '#4a3a4d', '#7a4f58', '#e5586a', true),
    ripples(560, '#3f3f5f', 40, 13, 0.5),
    poly(
      [
        [0, 720],
        [0, 640],
        [260, 690],
        [420, 720],
      ],
      '#3a4a5c',
    ),
    reeds(110, 720, 120, '#2f4152', 30, 6, 140),
    flag(80, 690, 260, 110),
    reeds(1230, 730, 120, '#2f4152', 22, 3, 90),
    bloom(560, 250, 460, '#ffb45c', 0.4),
  );
};

const lantern = (x: number, y: number, s: number, heat = 1): string => {
  const paper = linear([
    [0, mix('#c9502e', '#f7a24c', heat)],
    [0.6, '#ffc45f'],
    [1, '#fff3c0'],
  ]);
  return (
    glow(x, y, s * 2.6, '#ff9a3c', 0.5) +
    path(
      `M${num(x - s * 0.38)} ${num(y + s * 0.6)}Q${num(x - s * 0.62)} ${num(y - s * 0.3)} ${num(x - s * 0.5)} ${num(y - s * 0.56)}Q${num(x)} ${num(y - s * 0.86)} ${num(x + s * 0.5)} ${num(y - s * 0.56)}Q${num(x + s * 0.62)} ${num(y - s * 0.3)} ${num(x + s * 0.38)} ${num(y + s * 0.6)}Z`,
      paper,
    ) +
    circle(x, y + s * 0.6, s * 0.12, '#fffbe6')
  );
};

export const lanternFestival = (): string => {
  const r = chance(77);
  const sizes = Array.from({ length: 70 }, () => r()).sort((a, b) => a - b);
  const fleet = sizes
    .map((t) =>
      lantern(640 + r.between(-1, 1) * (260 + 420 * (1 - t * 0.4)), 40 + r() * (330 + 60 * t), 5 + t ** 3 * 44, r()),
    )
    .join('');
  const dark = { tile: '#3a2a5c', border: '#2a2350', gold: '#f2a04c', wall: '#4d3a6b', deep: '#241c45' };
  const people = [150, 300, 430, 850, 985, 1130]
    .map((x, i) =>
      person(x, 700, 190 + (i % 3) * 16, i % 2 ? CHEER : { ...CHEER, nearArm: [150, 140] }, {
        top: ['#4a2f5c', '#5a3350', '#352d5c'][i % 3] ?? '',
        rim: '#d9734a',
        bottom: '#1f1a3d',
        skin: '#8a4a3f',
        hair: '#1a1530',
        front: 1,
        skirt: i % 2 ? 0.9 : 0,
        sleeves: true,
        left: i % 2 === 0,
      }),
    )
    .join('');
  return picture(
    sky(['#10123a', '#1f1f58', '#4a2f6b', '#9a4a5f'], 560),
    stars(4, 90, 300),
    fleet,
    templeFront(640, 560, 230, 300, dark),
    chedi(400, 560, 210, '#4d3563', '#a85f5a'),
    chedi(880, 560, 210, '#4d3563', '#a85f5a'),
    treeline(562, 54, '#1f1b44', 6),
    rect(
      0,
      556,
      1280,
      164,
      linear([
        [0, '#5a3058'],
        [1, '#1c1838'],
      ]),
    ),
    glitter(640, 560, 720, 240, 420, '#ff9f4a', 8, 0.35),
    people,
    lantern(300, 470, 62, 1),
    lantern(985, 462, 66, 0.8),
    lantern(640, 420, 78, 1),
    person(
      590,
      712,
      250,
      { ...CHEER, nearArm: [168, 172], farArm: [-160, -178] },
      {
        top: '#6b3a5c',
        rim: '#f08a4a',
        bottom: '#251d45',
        skin: '#9a543f',
        hair: '#1a1530',
        front: 1,
        skirt: 0.9,
        bun: true,
        sleeves: true,
      },
    ),
    person(
      690,
      712,
      262,
      { ...CHEER, nearArm: [178, 190], farArm: [-158, -172] },
      { top: '#3d3a70', rim: '#f08a4a', bottom: '#1f1a3d', skin: '#9a543f', hair: '#1a1530', front: 1, sleeves: true },
    ),
    grade('#ff8a3c', 0.08, 'screen'),
    bloom(640, 420, 420, '#ff8a3c', 0.55),
    wash('#0b0a26', 0.5, 'bottom', 0.25),
  );
};
