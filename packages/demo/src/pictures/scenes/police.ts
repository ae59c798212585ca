// The night watch, and crime on a screen.
import { camera } from '../ink/camera.ts';
import { chance } from '../ink/chance.ts';
import { bloom, glow, wash } from '../ink/light.ts';
import { circle, linear, num, path, picture, poly, rect, stroke } from '../ink/paper.ts';
import { person, shadow } from '../ink/people.ts';
import { STAND, WALK } from '../ink/poses.ts';
import { beam, pool } from '../ink/rooms.ts';
import { sky } from '../ink/sky.ts';
import { lampPost, streetSide, wires } from '../ink/street.ts';
import { pickup } from '../ink/vehicles.ts';
import { glitter, mirror } from '../ink/water.ts';

export const nightPatrol = (): string => {
  const c = camera(640, 400, 620, 1.8);
  const paint = {
    walls: ['#2f3566', '#3a3a6b', '#2a4468', '#443a66'] as const,
    shutter: '#1a2048',
    trim: '#4f5a8c',
    air: '#4a5590',
    haze: 0.6,
    lamp: '#e8b86a',
    signs: ['#3fa8b5', '#c9568a', '#d99a3c'] as const,
  };
  const rows = (eye: typeof c): string =>
    streetSide(eye, -1, 10, 90, 6, { ...paint, haze: 0.7 }, false, 7, [8, 12]) +
    streetSide(eye, 1, 10, 90, 6, paint, true, 21, [8, 12]);
  const truck = pickup(450, 590, 420, '#dfe2ec', '#7a2a3c');
  return picture(
    sky(['#0f1438', '#1f2a60', '#4a5596'], 420),
    rect(
      0,
      400,
      1280,
      320,
      linear([
        [0, '#4a5088'],
        [1, '#12163a'],
      ]),
    ),
    mirror(400, rows(camera(640, 400, 620, -1.8)), 0.25),
    rows(c),
    wires(c, -8.4, 7, '#0d1130'),
    glitter(340, 560, 720, 90, 170, '#ff5a5a', 4, 0.5),
    glitter(560, 560, 720, 90, 170, '#5a9aff', 8, 0.5),
    glitter(900, 420, 700, 30, 110, '#ffcf8a', 5, 0.35),
    glow(380, 440, 360, '#ff3a44', 0.55),
    glow(500, 430, 360, '#3f86ff', 0.6),
    mirror(596, truck, 0.25, 0.6),
    truck,
    rect(440, 424, 46, 16, '#ff4a4a') +
      rect(486, 424, 46, 16, '#4a8aff') +
      glow(462, 430, 70, '#ff8a8a', 0.9) +
      glow(510, 430, 70, '#8ab8ff', 0.9),
    beam(662, 520, 1010, 600, 10, '#fff6cc', 0.01),
    poly(
      [
        [652, 516],
        [1280, 430],
        [1280, 690],
      ],
      linear(
        [
          [0, '#fff3c4', 0.5],
          [1, '#fff3c4', 0],
        ],
        [0, 0.5],
        [1, 0.5],
      ),
    ),
    glow(655, 517, 50, '#fffbe0', 0.9),
    shadow(850, 672, 80, 0.4),
    person(
      850,
      672,
      300,
      { ...WALK, nearArm: [66, 76] },
      {
        top: '#5d4a44',
        bottom: '#3a3138',
        rim: '#ff8a7a',
        skin: '#a8705a',
        hat: 'cap',
        hatColour: '#4a3a3c',
        sleeves: true,
      },
    ),
    poly(
      [
        [962, 520],
        [1280, 470],
        [1280, 650],
      ],
      linear(
        [
          [0, '#fff8d8', 0.7],
          [1, '#fff8d8', 0.05],
        ],
        [0, 0.5],
        [1, 0.5],
      ),
    ),
    stroke('M944 524L964 520', '#22203a', 9),
    person(
      730,
      640,
      266,
      { ...STAND, nearArm: [30, 120] },
      {
        top: '#5d4a44',
        bottom: '#3a3138',
        rim: '#7aa8ff',
        skin: '#a8705a',
        hat: 'cap',
        hatColour: '#4a3a3c',
        sleeves: true,
        left: true,
      },
    ),
    person(
      1130,
      610,
      190,
      { ...WALK, nearArm: [-10, 40] },
      { top: '#39406e', bottom: '#22264c', rim: '#fff0c0', left: true },
    ),
    lampPost(1180, 560, 400, '#0d1130', '#ffd98a', true),
    pool(1100, 640, 240, '#ffd98a', 0.25),
    wash('#080b26', 0.6, 'top', 0.4),
    bloom(440, 440, 420, '#6a5aff', 0.25),
  );
};

export const cyberCrime = (): string => {
  const r = chance(21);
  const panel = (x: number, y: number, w: number, h: number, hue: string, kind: number): string => {
    let inside = '';
    if (kind === 0)
      for (let i = 0; i < h / 15 - 1; i++) {
        let px = x + 14 + Math.floor(r() * 3) * 16;
        while (px < x + w * r.between(0.4, 0.95)) {
          const t = r.between(10, 60);
          inside += rect(
            px,
            y + 14 + i * 15,
            Math.min(t, x + w - 12 - px),
            6,
            r() < 0.12 ? '#ff5a6a' : hue,
            `opacity="${num(r.between(0.4, 1))}"`,
          );
          px += t + 8;
        }
      }
    else if (kind === 1) {
      let d = `M${x + 12} ${y + h * 0.7}`;
      for (let i = 1; i < 16; i++) d += `L${num(x + 12 + ((w - 24) * i) / 15)} ${num(y + h * (0.85 - r() * 0.6))}`;
      inside =
        stroke(d, hue, 3.5) +
        stroke(
          `M${x + 12} ${y + h * 0.86}H${x + w - 12}M${x + 12} ${y + h * 0.5}H${x + w - 12}`,
          hue,
          1,
          'opacity="0.4"',
        );
    } else
      for (let i = 0; i < 12; i++)
        inside +=
          `<rect x="${num(x + 16 + (i % 4) * ((w - 32) / 4))}" y="${num(y + 16 + Math.floor(i / 4) * ((h - 32) / 3))}" width="${num((w - 32) / 4 - 10)}" height="${num((h - 32) / 3 - 10)}" rx="5" fill="${i === 6 ? '#ff5a6a' : hue}" opacity="${num(r.between(0.35, 0.8))}"/>` +
          circle(
            x + 16 + ((i % 4) + 0.5) * ((w - 32) / 4) - 5,
            y + 26 + Math.floor(i / 4) * ((h - 32) / 3) + (h - 32) / 12,
            9,
            '#0c1a34',
          );
    return (
      rect(x - 8, y - 8, w + 16, h + 16, '#0a1028') +
      rect(
        x,
        y,
        w,
        h,
        linear([
          [0, '#123a58'],
          [1, '#0c2444'],
        ]),
      ) +
      inside
    );
  };
  return picture(
    rect(
      0,
      0,
      1280,
      720,
      linear([
        [0, '#0d1230'],
        [1, '#141a3f'],
      ]),
    ),
    glow(640, 300, 700, '#2f8fb0', 0.55),
    panel(120, 110, 300, 210, '#4fd0c4', 0),
    panel(470, 70, 340, 230, '#6fb8ff', 2),
    panel(860, 110, 300, 210, '#f2b04c', 1),
    panel(180, 370, 250, 150, '#6fb8ff', 1),
    panel(850, 370, 250, 150, '#4fd0c4', 0),
    panel(460, 340, 360, 190, '#4fd0c4', 0),
    glow(640, 430, 380, '#5fd9d9', 0.5),
    path('M604 400V372A36 36 0 0 1 676 372V400', 'none', 'stroke="#ff5a6a" stroke-width="13"') +
      `<rect x="584" y="398" width="112" height="84" rx="10" fill="#ff5a6a"/>` +
      circle(640, 432, 13, '#3a0c24') +
      rect(634, 434, 12, 28, '#3a0c24'),
    rect(
      0,
      590,
      1280,
      140,
      linear([
        [0, '#22305c'],
        [1, '#0c1028'],
      ]),
    ),
    rect(0, 586, 1280, 7, '#5f9ac0', 'opacity="0.7"'),
    ...[
      [230, -8],
      [300, 5],
      [980, 6],
      [1060, -6],
      [1130, 4],
    ].map(
      ([x = 0, a = 0]) =>
        `<rect x="${x - 26}" y="600" width="52" height="92" rx="8" fill="#070b1e" transform="rotate(${a} ${x} 650)"/><rect x="${x - 21}" y="608" width="42" height="74" rx="4" fill="${x % 4 ? '#5fd0d9' : '#f2b04c'}" opacity="0.85" transform="rotate(${a} ${x} 650)"/>`,
    ),
    path(
      'M330 740Q350 600 500 566Q548 552 560 520Q538 470 544 420Q556 318 640 314Q724 318 736 420Q742 470 720 520Q732 552 780 566Q930 600 950 740Z',
      '#0a0e26',
    ),
    path(
      'M560 520Q538 470 544 420Q556 318 640 314Q724 318 736 420Q742 470 720 520Q690 566 640 566Q590 566 560 520Z',
      '#131a3c',
    ),
    stroke('M544 436Q552 318 640 314Q728 318 736 436', '#5fd9e0', 4, 'opacity="0.8"') +
      stroke('M344 700Q366 606 500 570Q546 556 558 526', '#5fd9e0', 4, 'opacity="0.5"') +
      stroke('M936 700Q914 606 780 570Q734 556 722 526', '#f2b04c', 4, 'opacity="0.6"') +
      stroke('M596 560Q640 600 684 560M640 584V720', '#1f2a5c', 5),
    bloom(640, 420, 420, '#3fc0c9', 0.22),
    wash('#04061a', 0.6, 'bottom', 0.3),
  );
};
