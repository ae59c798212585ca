// After the water: a hall full of families, and what others have sent.
import { camera } from '../ink/camera.ts';
import { shade } from '../ink/colour.ts';
import { bloom, rayWedge, wash } from '../ink/light.ts';
import { circle, linear, path, picture, rect, stroke } from '../ink/paper.ts';
import { bust, person, shadow } from '../ink/people.ts';
import { CARRY, KNEEL, POINT, REACH, SIT, STAND } from '../ink/poses.ts';
import { carton, pot, RESCUER, rounded, table } from '../ink/props.ts';
import { pane, room } from '../ink/stages.ts';
import { treeline } from '../ink/trees.ts';

const outside =
  rect(
    0,
    0,
    1280,
    720,
    linear([
      [0, '#a9c4c4'],
      [1, '#e6e6cc'],
    ]),
  ) + treeline(330, 120, '#8fae94', 6);

/** A school hall with mats in rows, families on them, a table where names are taken. */
export const shelterHall = (): string => {
  const c = camera(640, 250, 640, 6);
  const cloths = ['#d9735c', '#5f9aa8', '#e8b45a', '#8f7ab0', '#7fa878', '#c98aa0'];
  let mats = '';
  for (const [row, z] of [30, 23, 17.6, 13.4].entries())
    for (let i = -4; i < 4; i++) {
      if (i === -1 && row > 1) continue;
      const x = i * 4.6 + 0.4;
      mats += c.floor(x, z, x + 3.8, z + 3.4, cloths[(i + 4 + row * 3) % 6] ?? '', 0.04);
      mats += c.floor(x + 0.2, z + 2.4, x + 1.6, z + 3.2, '#fff6e4', 0.1);
    }
  const seat = (x: number, z: number, k: number, dress: Parameters<typeof person>[4]): string => {
    const [px, py] = c.point(x, 0, z);
    return person(px, py + 4, c.size(z) * k, { ...SIT, nearLeg: [82, 70], farLeg: [78, 66] }, dress);
  };
  return picture(
    room('#ead9b5', '#b98f6a', 320),
    [70, 330, 770, 1030].map((x) => pane(x, 70, 180, 170, '#8a6248', outside)).join(''),
    rect(560, 60, 160, 110, '#3f6a56') +
      stroke('M560 60h160v110h-160Z', '#8a6248', 8) +
      stroke('M584 90h80M584 116h110M584 142h60', '#dfeee0', 4),
    rect(0, 290, 1280, 16, '#c9a878'),
    mats,
    seat(-15, 31, 3.8, { top: '#c98a6a', bottom: '#5a4f7a' }),
    seat(-4, 30, 3.8, { top: '#7fa0b5', bottom: '#5a4f7a', bun: true, left: true }),
    seat(9, 30.6, 3.8, { top: '#e3c08a', bottom: '#4a4f6a' }),
    seat(-12.4, 18.6, 3.9, { top: '#8f6aa8', bottom: '#3f4a6a', hair: '#bdb8b4', bun: true }),
    seat(-10.2, 18.4, 2.5, { top: '#f2c14c', bottom: '#3f6a8c', left: true }),
    seat(7.4, 18.4, 3.9, { top: '#5f9aa8', bottom: '#3f4a6a' }),
    seat(9.6, 18.2, 2.6, { top: '#e8735c', bottom: '#3f4a6a', left: true, bun: true }),
    person(470, 470, 190, { ...CARRY }, { ...RESCUER, hat: undefined }),
    carton(520, 400, 70, 44),
    shadow(1010, 660, 230, 0.25),
    table(1020, 680, 330, 120, '#d9a868'),
    person(
      930,
      690,
      280,
      { ...STAND, nearArm: [40, 100], farArm: [30, 90] },
      { top: '#f1ead9', bottom: '#3f4a6a', bun: true },
    ),
    person(1110, 686, 276, { ...REACH, lean: 14 }, { top: '#3f86a0', bottom: '#2f3a5e', left: true }),
    rect(990, 540, 70, 12, '#fffaf0') + rounded(1030, 500, 40, 52, 6, '#e8735c'),
    bust(180, 740, 120, '#6f8f7a', '#221c2a'),
    bust(360, 750, 96, '#c97a5c', '#2a2230'),
    rayWedge([160, 70], [200, 640], [520, 640], '#fff6d0', 0.25) +
      rayWedge([860, 70], [700, 640], [980, 640], '#fff6d0', 0.2),
    bloom(640, 120, 560, '#fff3cc', 0.35),
    wash('#2a2440', 0.4, 'bottom', 0.3),
  );
};

/** Volunteers sort what has come: packs, bottles, tins, on a long table. */
export const donationSorting = (): string => {
  const bottles = (x: number, y: number, n: number): string =>
    Array.from(
      { length: n },
      (_, i) =>
        rounded(x + i * 20, y - 58, 16, 58, 5, '#a9d8e6') +
        rect(x + i * 20 + 5, y - 66, 6, 9, '#3f86c0') +
        rect(x + i * 20, y - 34, 16, 12, '#ffffff'),
    ).join('');
  const tins = (x: number, y: number, n: number, colour: string): string =>
    Array.from(
      { length: n },
      (_, i) =>
        rect(x + i * 34, y - 40, 28, 40, colour) +
        rect(x + i * 34, y - 30, 28, 14, '#fff6e0') +
        rect(x + i * 34 + 20, y - 40, 8, 40, shade(colour, 0.25)),
    ).join('');
  const pack = (x: number, y: number, w: number, colour: string): string =>
    rounded(x, y - w * 0.62, w, w * 0.62, 8, colour) + circle(x + w / 2, y - w * 0.32, w * 0.17, '#ffffff');
  return picture(
    room('#cfe0d6', '#c2a07a', 430),
    [120, 460, 800].map((x) => pane(x, 60, 260, 190, '#f4ead2', outside, 2)).join(''),
    rect(1120, 90, 120, 170, '#fffaf0') +
      path('M1180 150c-22 -30 -52 0 0 36c52 -36 22 -66 0 -36Z', '#d9533c') +
      stroke('M1146 214h68M1146 234h50', '#b9b4a8', 6),
    [60, 150, 240]
      .map((x, i) => carton(x, 430, 86, 70 + i * 8) + carton(x + 20, 360 - i * 6, 80, 60, '#b98a58'))
      .join(''),
    [1090, 1190].map((x) => carton(x, 436, 96, 84) + carton(x - 10, 352, 90, 66, '#d3a870')).join(''),
    shadow(640, 650, 560, 0.2),
    person(330, 560, 330, { ...REACH, lean: 10 }, { top: '#f2a93c', bottom: '#3f4a6a' }),
    person(
      560,
      556,
      322,
      { ...STAND, nearArm: [36, 96], farArm: [44, 100] },
      { top: '#5f9aa8', bottom: '#4a3f6a', bun: true },
    ),
    person(
      800,
      556,
      330,
      { ...REACH, lean: 12 },
      { top: '#d9735c', bottom: '#3a3f5e', left: true, hat: 'cap', hatColour: '#f4ead2' },
    ),
    person(
      1010,
      560,
      326,
      { ...CARRY, nearLeg: [4, 2], farLeg: [-6, -8] },
      { top: '#7fa878', bottom: '#3a3f5e', left: true },
    ),
    carton(940, 404, 104, 70),
    rect(120, 520, 1040, 30, '#e8c490') +
      rect(120, 548, 1040, 14, '#b5854f') +
      rect(170, 560, 24, 170, '#a57a4c') +
      rect(1086, 560, 24, 170, '#a57a4c'),
    pack(170, 520, 90, '#e8a0b0') + pack(196, 466, 90, '#9ac4e0') + pack(280, 520, 90, '#9ac4e0'),
    bottles(400, 520, 6),
    tins(560, 520, 5, '#d9573f') + tins(576, 480, 4, '#3f7f9a'),
    carton(800, 520, 130, 90) + bottles(756, 444, 4),
    pack(900, 520, 96, '#f2d98a') + pack(1010, 520, 96, '#e8a0b0'),
    carton(330, 716, 190, 130) + tins(264, 600, 4, '#7fa878'),
    carton(960, 716, 200, 120, '#b98a58') + pack(900, 606, 110, '#9ac4e0'),
    pot(640, 716, 150, '#a9b0bb', '#e8c98a'),
    person(1180, 716, 240, KNEEL, { top: '#8f7ab0', bottom: '#3a3f5e', left: true, bun: true }),
    person(110, 720, 250, POINT, { top: '#f1ead9', bottom: '#3a3f5e' }),
    bloom(590, 60, 560, '#fff6d8', 0.4),
    wash('#2a2440', 0.35, 'bottom', 0.25),
  );
};
