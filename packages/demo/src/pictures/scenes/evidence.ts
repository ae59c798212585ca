// Crime as the police and its victims meet it.

import { bookcase } from '../ink/bookcase.ts';
import { chance } from '../ink/chance.ts';
import { shade } from '../ink/colour.ts';
import { bloom, glow, wash } from '../ink/light.ts';
import { bicycle } from '../ink/machines.ts';
import { circle, linear, num, path, picture, rect, stroke } from '../ink/paper.ts';
import { bust, limb, person, shadow } from '../ink/people.ts';
import { FOLD, SIT, STAND, WALK } from '../ink/poses.ts';
import { handset, papers, rounded } from '../ink/props.ts';
import { room } from '../ink/stages.ts';

const POLICE = { top: '#8a7a52', bottom: '#3a3a34', hat: 'cap', hatColour: '#4a4638', sleeves: true } as const;
const shield = (x: number, y: number, s: number): string =>
  path(
    `M${x} ${y - s}Q${x + s * 0.6} ${y - s * 0.7} ${x + s * 0.8} ${y - s * 0.8}Q${x + s} ${y + s * 0.3} ${x} ${y + s}Q${x - s} ${y + s * 0.3} ${x - s * 0.8} ${y - s * 0.8}Q${x - s * 0.6} ${y - s * 0.7} ${x} ${y - s}Z`,
    '#e8b04a',
  ) +
  circle(x, y, s * 0.42, '#7a2a2e') +
  circle(x, y, s * 0.2, '#ffe9a8');

/** Officers behind a table of seized phones and computers, cameras before it. */
export const policeEvidence = (): string => {
  let phones = '';
  for (let i = 0; i < 3; i++)
    for (let k = 0; k < 14; k++)
      phones +=
        rounded(250 + k * 56 + i * 8, 520 + i * 26, 34, 18, 4, '#1d2138') +
        rounded(254 + k * 56 + i * 8, 523 + i * 26, 26, 12, 2, k % 3 ? '#5f8fb0' : '#8fb5c9');
  return picture(
    room('#7f3a3a', '#5a4046', 470),
    rect(380, 40, 520, 250, '#f1e6d0') +
      rect(396, 56, 488, 218, '#8a2f34') +
      shield(640, 160, 78) +
      stroke('M430 110h100M430 140h80M430 170h90M750 110h100M770 140h80M760 170h90', '#e8c98a', 8),
    [140, 280, 430, 640, 850, 1000, 1140]
      .map((x, i) =>
        person(x, 560, i === 3 ? 370 : 350, i % 2 ? FOLD : STAND, {
          ...POLICE,
          front: 0.7,
          left: i > 3,
          top: i === 1 || i === 5 ? '#f1ead9' : POLICE.top,
          hat: i === 1 || i === 5 ? undefined : 'cap',
        }),
      )
      .join(''),
    rect(180, 500, 920, 110, '#f4ead2') + rect(180, 600, 920, 130, '#2f4a86') + stroke('M180 640H1100', '#4f6ab0', 4),
    phones,
    rounded(190, 440, 120, 70, 6, '#2a3048') +
      rounded(198, 448, 104, 54, 3, '#3f5f86') +
      rounded(966, 440, 120, 70, 6, '#2a3048') +
      rounded(974, 448, 104, 54, 3, '#3f5f86'),
    papers(1020, 560, 90) + papers(230, 566, 70),
    stroke('M640 500V430', '#1a1f38', 6) + path('M630 430h20v-26h-20Z', '#22283f'),
    bust(160, 740, 100, '#1c2038', '#14131f') +
      rounded(190, 560, 110, 74, 8, '#14172b') +
      circle(245, 597, 26, '#2f3858'),
    bust(1120, 740, 106, '#20264a', '#14131f') +
      rounded(1000, 570, 110, 74, 8, '#14172b') +
      circle(1050, 607, 26, '#2f3858'),
    bust(640, 760, 90, '#181c34', '#14131f'),
    glow(1050, 590, 130, '#ffffff', 0.85),
    bloom(640, 150, 520, '#ffd8a0', 0.3),
    wash('#1a1020', 0.45, 'bottom', 0.3),
  );
};

/** Bank books, cards and sims on a blue cloth, a gloved hand above them. */
export const bankCards = (): string => {
  const r = chance(4);
  const card = (x: number, y: number, turn: number, colour: string): string =>
    `<g transform="translate(${num(x)} ${num(y)}) rotate(${num(turn)})">${rounded(-70, -44, 140, 88, 10, colour)}${rect(-70, -28, 140, 16, shade(colour, 0.5))}${rounded(-54, 0, 30, 22, 4, '#f2c95a')}${stroke('M-10 8h60M-10 22h44', '#ffffff', 5, 'opacity="0.7"')}</g>`;
  const book = (x: number, y: number, turn: number, colour: string): string =>
    `<g transform="translate(${num(x)} ${num(y)}) rotate(${num(turn)})">${rounded(-84, -62, 172, 128, 6, '#fffaf0')}${rounded(-90, -66, 172, 128, 6, colour)}${rect(-90, -66, 18, 128, shade(colour, 0.3))}${circle(4, -14, 22, '#f4e6c0')}${stroke('M-40 34h90', '#f4e6c0', 6)}</g>`;
  const colours = ['#3f7f5c', '#7a4a9a', '#d98a2c', '#2f6fb0', '#b5443c'];
  let cards = '';
  for (let i = 0; i < 16; i++)
    cards += card(
      120 + (i % 8) * 148 + r.between(-20, 20),
      560 + Math.floor(i / 8) * 104 + r.between(-12, 12),
      r.between(-18, 18),
      colours[i % 5] ?? '',
    );
  return picture(
    rect(
      0,
      0,
      1280,
      720,
      linear([
        [0, '#35549a'],
        [1, '#1c2f66'],
      ]),
    ),
    stroke('M0 120H1280M0 300H1280M0 480H1280M0 640H1280', '#4a6ab5', 2, 'opacity="0.5"'),
    [0, 1, 2, 3, 4, 5, 6]
      .map((i) => book(140 + i * 168, 150 + (i % 2) * 16, r.between(-9, 9), colours[(i + 2) % 5] ?? ''))
      .join(''),
    [0, 1, 2, 3, 4, 5]
      .map((i) =>
        handset(
          180 + i * 184,
          368,
          170,
          r.between(-10, 10),
          i % 2 ? '#203a6a' : '#2a4a7a',
          rect(10, 24, 68, 12, '#8fb5e0', 'opacity="0.8"') + rect(10, 46, 50, 8, '#8fb5e0', 'opacity="0.5"'),
        ),
      )
      .join(''),
    cards,
    limb([1320, 200], [1120, 330], 66, 50, '#8a7a52') +
      limb([1130, 324], [1040, 380], 46, 40, '#e8eef4') +
      limb([1046, 372], [964, 404], 20, 15, '#f4f8fa') +
      limb([1052, 392], [972, 430], 20, 15, '#e3eaf0') +
      limb([1060, 406], [1000, 452], 19, 14, '#d6dfe8') +
      limb([1030, 362], [980, 372], 18, 14, '#ffffff'),
    [230, 566, 930]
      .map((x, i) => path(`M${x} 470l26 -44h-52Z`, '#f2c12c') + circle(x, 452 + i * 0, 5, '#2a2230'))
      .join(''),
    bloom(400, 80, 620, '#cfe0ff', 0.3),
    wash('#0a1030', 0.5, 'bottom', 0.3),
    wash('#0a1030', 0.35, 'right', 0.3),
  );
};

/** An elderly woman hears a call; behind her the shadow of the caller. */
export const scamCall = (): string =>
  picture(
    room('#3a4a7a', '#5a4a5c', 560),
    path(
      'M640 740Q660 420 760 360Q740 300 750 240Q770 130 880 128Q990 130 1010 240Q1020 300 1000 360Q1120 420 1140 740Z',
      '#141a3a',
      'opacity="0.85"',
    ),
    stroke('M750 250Q764 130 880 128Q996 130 1010 250', '#5f7fc4', 4, 'opacity="0.6"') +
      circle(838, 252, 9, '#ff6a5a') +
      circle(922, 252, 9, '#ff6a5a'),
    stroke('M530 330q60 -50 130 -14M530 372q70 -34 150 0M530 414q60 -16 130 10', '#ff8a6a', 7, 'opacity="0.7"'),
    glow(360, 330, 420, '#ffdf9a', 0.7),
    rect(90, 120, 12, 420, '#5a4a44') +
      path('M40 130L150 130L126 60H66Z', '#f2c98a') +
      glow(96, 140, 200, '#ffe2a0', 0.8),
    shadow(430, 700, 260, 0.35),
    rounded(240, 420, 330, 240, 30, '#8a4f5c') +
      rounded(220, 470, 60, 210, 24, '#7a4250') +
      rounded(530, 470, 60, 210, 24, '#6d3a48'),
    person(
      400,
      700,
      470,
      { ...SIT, lean: 6, nod: 16, nearArm: [30, 168], farArm: [40, 70] },
      { top: '#e8a860', bottom: '#5a4f7a', skin: '#c08a64', hair: '#cfcac6', bun: true, rim: '#f7cf98' },
    ),
    handset(462, 384, 64, 14, '#bfe0ff', '', '#1d2138'),
    glow(462, 384, 80, '#bfe0ff', 0.6),
    bookcase(1160, 120, 3),
    path('M960 560h220v14h-220Z', '#c98a5c') +
      rect(980, 574, 12, 130, '#a5704a') +
      rect(1150, 574, 12, 130, '#a5704a') +
      papers(1060, 556, 90) +
      rounded(1110, 500, 40, 60, 6, '#e8735c'),
    bloom(300, 200, 520, '#ffcf8a', 0.35),
    wash('#0a0e26', 0.5, 'right', 0.45),
    wash('#0a0e26', 0.4, 'bottom', 0.25),
  );

/** A message about a parcel, and the hook it hangs on. */
export const parcelSms = (): string =>
  picture(
    rect(
      0,
      0,
      1280,
      720,
      linear([
        [0, '#f0b884'],
        [0.5, '#d9785c'],
        [1, '#6a3358'],
      ]),
    ),
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
      .map((i) => rounded(-60 + i * 150, 70 + (i % 3) * 200, 110, 80, 8, '#ffffff', 'opacity="0.08"'))
      .join(''),
    handset(
      640,
      400,
      620,
      0,
      '#f7f2ea',
      rect(0, 0, 322, 96, '#2f5a9a') +
        circle(46, 56, 22, '#f2c14c') +
        rect(84, 44, 150, 12, '#ffffff') +
        rect(84, 66, 90, 8, '#bcd0ea') +
        rounded(24, 130, 240, 96, 18, '#e3e6ea') +
        rect(46, 152, 180, 10, '#8a93a5') +
        rect(46, 174, 150, 10, '#8a93a5') +
        rect(46, 196, 110, 10, '#3f7fd0') +
        rounded(24, 250, 274, 230, 18, '#fff0d8') +
        path('M80 330L161 296L242 330V430L161 464L80 430Z', '#c98f54') +
        path('M80 330L161 364V464L80 430Z', '#b57a42') +
        path('M80 330L161 296L242 330L161 364Z', '#e0b078') +
        path('M120 312L202 346V376L188 370V352L106 318Z', '#f4e0b8') +
        rounded(64, 510, 194, 54, 27, '#d9433c') +
        rect(110, 532, 102, 10, '#ffffff'),
    ),
    path('M1010 -20V330', 'none', 'stroke="#3a3a4c" stroke-width="6"') +
      path(
        'M1010 330q0 150 -110 150q-90 -4 -92 -96l-24 30m24 -30l30 26',
        'none',
        'stroke="#3a3a4c" stroke-width="16" stroke-linecap="round"',
      ),
    path('M250 300L130 520H370Z', '#f2b632') +
      path('M250 344L168 500H332Z', '#fff0c0') +
      rounded(240, 390, 20, 64, 8, '#b5352c') +
      circle(250, 474, 12, '#b5352c'),
    limb([1300, 700], [940, 640], 90, 56, '#3f6a8c') +
      limb([950, 640], [840, 560], 56, 44, '#c98a64') +
      limb([850, 570], [800, 470], 26, 20, '#d99b74'),
    limb([-20, 700], [330, 650], 90, 56, '#3f6a8c') +
      limb([330, 650], [450, 590], 54, 44, '#c08058') +
      limb([440, 600], [478, 520], 26, 20, '#d0916a') +
      limb([440, 620], [480, 580], 26, 20, '#c98a64'),
    bloom(640, 300, 520, '#ffe0b0', 0.4),
    wash('#2a1238', 0.5, 'bottom', 0.3),
  );

/** A loan approved in minutes: money on the screen, a chain behind it. */
export const loanApp = (): string => {
  const note = (x: number, y: number, turn: number): string =>
    `<g transform="translate(${x} ${y}) rotate(${turn})">${rounded(-70, -36, 140, 72, 6, '#7fb58a')}${rounded(-62, -28, 124, 56, 4, '#a8d3a8')}${circle(0, 0, 20, '#5f9a6c')}</g>`;
  const link = (x: number, y: number, turn: number): string =>
    `<rect x="${x - 46}" y="${y - 26}" width="92" height="52" rx="26" fill="none" stroke="#5f6a80" stroke-width="15" transform="rotate(${turn} ${x} ${y})"/>`;
  return picture(
    rect(
      0,
      0,
      1280,
      720,
      linear([
        [0, '#12233f'],
        [1, '#1c4a52'],
      ]),
    ),
    glow(640, 360, 620, '#3fae8a', 0.5),
    [0, 1, 2, 3, 4, 5, 6, 7].map((i) => link(90 + i * 84, 160 + i * 20, i % 2 ? 62 : 10)).join('') +
      [0, 1, 2, 3, 4, 5].map((i) => link(830 + i * 84, 420 + i * 34, i % 2 ? 62 : 14)).join(''),
    note(240, 420, -24) +
      note(330, 560, 16) +
      note(1010, 220, 20) +
      note(1120, 340, -14) +
      note(960, 100, -30) +
      note(160, 620, 8),
    handset(
      640,
      390,
      610,
      -6,
      '#eafaf0',
      rect(0, 0, 317, 110, '#2fa878') +
        circle(158, 190, 62, '#f2c14c') +
        circle(158, 190, 48, '#ffe08a') +
        path('M146 164h18q20 4 14 22q18 8 6 26q-8 8 -38 8Z', '#c98a1c') +
        rounded(50, 290, 217, 26, 13, '#cfe8da') +
        rounded(50, 290, 190, 26, 13, '#2fa878') +
        rect(60, 344, 197, 12, '#9ab5a8') +
        rect(60, 370, 150, 12, '#9ab5a8') +
        rounded(50, 420, 217, 62, 31, '#2fa878') +
        path('M130 450l18 18l38 -36', 'none', 'stroke="#ffffff" stroke-width="11" stroke-linecap="round"') +
        rounded(50, 506, 217, 44, 22, '#e3efe8'),
    ),
    limb([980, 760], [850, 600], 90, 60, '#d9735c') +
      limb([858, 610], [800, 500], 50, 36, '#c98a64') +
      limb([806, 510], [770, 410], 26, 20, '#d99b74') +
      limb([420, 740], [470, 600], 80, 44, '#c08058') +
      limb([468, 610], [500, 520], 24, 18, '#d0916a') +
      limb([460, 560], [490, 460], 22, 17, '#d0916a'),
    [
      [1130, 560],
      [140, 260],
      [1080, 660],
    ]
      .map(
        ([x = 0, y = 0]) =>
          circle(x, y, 34, '#0e1c34') + circle(x - 11, y - 6, 6, '#ff6a5a') + circle(x + 11, y - 6, 6, '#ff6a5a'),
      )
      .join(''),
    bloom(640, 300, 460, '#a0ffd0', 0.25),
    wash('#050c1c', 0.5, 'bottom', 0.3),
  );
};

/** Bicycles in a row behind a station, an owner who has found hers. */
export const returnedBikes = (): string =>
  picture(
    room('#e8d9b8', '#b5a08a', 400),
    rect(80, 90, 480, 240, '#3f6a9a') +
      shield(170, 210, 56) +
      stroke('M260 180h250M260 220h200M260 260h230', '#e8eef4', 12),
    rect(760, 120, 300, 280, '#7a5a48') + rect(776, 136, 268, 264, '#cfe6ea') + stroke('M910 136V400', '#7a5a48', 10),
    [60, 210, 360, 510, 660, 810, 960, 1110]
      .map((x, i) =>
        bicycle(
          x + 60,
          480,
          200,
          ['#d9433c', '#3f7fb0', '#e8b03c', '#5fa878', '#8f5aa0', '#f1ead9', '#d98a2c', '#3fa0a0'][i] ?? '',
        ),
      )
      .join(''),
    stroke('M40 444H1260', '#8a93a5', 8),
    shadow(640, 690, 420, 0.22),
    bicycle(720, 680, 340, '#e2574a'),
    person(
      620,
      690,
      330,
      { ...STAND, nearArm: [50, 70], farArm: [60, 80] },
      { top: '#f2c14c', bottom: '#3f4a7a', bun: true },
    ),
    person(960, 690, 360, { ...STAND, nearArm: [40, 96], farArm: [50, 100] }, { ...POLICE, left: true }),
    person(380, 690, 350, WALK, { ...POLICE, hat: undefined }),
    bicycle(300, 690, 300, '#3f86a0'),
    [700, 820].map((x) => path(`M${x} 470h26v18h-26Z`, '#fff6c8')).join(''),
    bloom(900, 80, 520, '#fff3cc', 0.4),
    wash('#2a2440', 0.3, 'bottom', 0.25),
  );
