// Rain on the hills: a torrent through a village, a full reservoir, a spillway.
import { chance } from '../ink/chance.ts';
import { ceiling } from '../ink/clouds.ts';
import { ranges, ridge } from '../ink/land.ts';
import { bloom, glow, mist, wash } from '../ink/light.ts';
import { cut, linear, num, path, picture, rect, stroke } from '../ink/paper.ts';
import { person, shadow } from '../ink/people.ts';
import { CARRY, POINT, REACH, STAND } from '../ink/poses.ts';
import { RESCUER } from '../ink/props.ts';
import { sky } from '../ink/sky.ts';
import { stiltHouse } from '../ink/spires.ts';
import { countryside, RAIN } from '../ink/stages.ts';
import { tree, treeline } from '../ink/trees.ts';
import { rain, ripples, water } from '../ink/water.ts';

/** Rescuers bring villagers along a rope across a brown torrent. */
export const flashFlood = (): string => {
  const r = chance(6);
  const torrent = 'M520 300Q600 340 440 420Q260 520 160 730H1120Q1000 560 900 460Q780 360 690 300Z';
  let foam = '';
  for (let i = 0; i < 70; i++) {
    const t = r();
    const x = 570 + t * 60 + r.between(-1, 1) * (70 + t * 380);
    foam += `M${num(x)} ${num(330 + t * 390)}q${num(20 + 40 * t)} ${num(-8 - 14 * t)} ${num(50 + 90 * t)} ${num(4 + 10 * t)}`;
  }
  return picture(
    countryside(RAIN, 300, 33, 220),
    ceiling(7, 190, '#414e5e', '#86959a', 5),
    ridge(330, 120, '#55705f', 12, 260, '#6f8570'),
    treeline(330, 60, '#4a6a58', 9),
    stiltHouse(180, 400, 250, '#7a5a48', '#8a4f40', '#ffd27a'),
    stiltHouse(1090, 390, 230, '#80624f', '#7f4a40'),
    tree(1220, 440, 260, '#4f7260', '#4a3a34', 5),
    path(
      torrent,
      linear([
        [0, '#b0a084'],
        [0.5, '#96825f'],
        [1, '#6d5a44'],
      ]),
    ),
    cut(torrent, stroke(foam, '#f1ead6', 5, 'opacity="0.75"')),
    path('M-20 470Q200 440 330 500Q250 600 180 740H-20Z', '#5f7050') +
      path('M1300 450Q1080 440 960 500Q1060 600 1120 740H1300Z', '#566a4e'),
    stroke('M210 430Q640 520 1090 410', '#f4ead2', 5),
    shadow(300, 640, 180, 0.25),
    person(236, 600, 270, { ...REACH, lean: -6 }, RESCUER),
    person(1050, 590, 266, { ...REACH, lean: -4 }, { ...RESCUER, left: true }),
    person(650, 610, 250, { ...STAND, nearArm: [120, 140], farArm: [80, 120] }, RESCUER),
    person(
      560,
      606,
      230,
      { ...STAND, nearArm: [130, 150], farArm: [30, 40] },
      { top: '#b56aa0', bottom: '#4a3f6a', bun: true },
    ),
    person(748, 612, 150, { ...STAND, nearArm: [140, 160] }, { top: '#f2c14c', bottom: '#3f6a8c' }),
    path(
      'M470 560Q640 520 840 562Q860 640 900 730H420Q440 640 470 560Z',
      linear([
        [0, '#a8946c', 0.9],
        [1, '#7a664c', 0.96],
      ]),
    ),
    stroke(
      'M480 570Q560 548 640 566T830 570M450 620Q560 596 660 616T860 620M430 680Q560 650 680 676T890 676',
      '#f4ecd8',
      6,
      'opacity="0.8"',
    ),
    person(120, 690, 300, CARRY, {
      top: '#3f86a0',
      bottom: '#2f3a5e',
      hat: 'hard',
      hatColour: '#ffffff',
      sleeves: true,
    }),
    rain(5, 330, '#eef4f0', 0.42, -0.2, 60),
    wash('#1a2434', 0.45, 'top', 0.35),
    wash('#1a2030', 0.4, 'bottom', 0.25),
  );
};

/** Curtains of rain over the hills above a reservoir. */
export const monsoonHills = (): string => {
  const curtain = (x: number, w: number, lean: number): string =>
    path(
      `M${x} 130H${x + w}L${x + w + lean} 470H${x + lean - 30}Z`,
      linear([
        [0, '#cfd8dc', 0],
        [0.4, '#cfd8dc', 0.5],
        [1, '#e8ece6', 0.05],
      ]),
    );
  return picture(
    sky(['#39475a', '#66788a', '#b5bfbb', '#dcd9c0'], 460),
    ceiling(9, 270, '#2c394c', '#74858f', 5),
    ranges({
      top: 340,
      bottom: 440,
      layers: 5,
      far: '#93a7ad',
      near: '#3f6258',
      mist: '#c5cec8',
      rise: 190,
      seed: 14,
      span: 280,
    }),
    curtain(150, 190, -60) + curtain(520, 260, -80) + curtain(980, 170, -50),
    water(462, ['#c9cfc2', '#8fa09c', '#4f6a70']),
    ripples(470, '#eef0e6', 120, 5, 0.5),
    treeline(470, 40, '#355a4c', 5, -20, 420) + treeline(476, 52, '#2f5246', 9, 860, 1320),
    path('M-20 560Q220 520 460 580Q620 620 700 740H-20Z', '#4a6a4c') +
      path('M-20 640Q200 590 420 650Q520 690 540 740H-20Z', '#3a5842'),
    shadow(250, 640, 60, 0.3),
    person(
      230,
      640,
      220,
      { ...POINT, nearArm: [70, 96] },
      { top: '#f2b03c', bottom: '#27345c', hat: 'hard', hatColour: '#ffffff', sleeves: true },
    ),
    stroke('M330 648V470', '#e8e2d4', 10) +
      [0, 1, 2, 3, 4].map((i) => rect(326, 480 + i * 34, 9, 17, '#d9463a')).join(''),
    path('M318 470h24l-12 -24Z', '#e8e2d4'),
    rain(7, 380, '#f0f4ee', 0.4, -0.22, 62),
    glow(1010, 330, 420, '#fff3d0', 0.35),
    wash('#141e2e', 0.45, 'top', 0.3),
    wash('#1a2a30', 0.4, 'bottom', 0.3),
  );
};

/** The water behind the dam stands near its crest. */
export const reservoir = (): string => {
  const hills = ranges({
    top: 210,
    bottom: 300,
    layers: 4,
    far: '#a9c4d0',
    near: '#4f8a74',
    mist: '#e6f0dc',
    rise: 150,
    seed: 51,
    span: 260,
  });
  return picture(
    sky(['#5f93b5', '#a8cbd0', '#eef0d8'], 330),
    hills,
    water(310, ['#cfe6de', '#5fa5ac', '#2a7488', '#1c5a74']),
    ripples(318, '#ffffff', 130, 7, 0.45),
    treeline(312, 30, '#3f7a62', 5, -20, 500),
    path('M760 296H1300V430Q1020 400 760 330Z', '#4f8a62') + treeline(320, 34, '#3a7258', 12, 800, 1320),
    path(
      'M-20 560Q420 470 860 420L1300 396V470Q860 500 420 570L-20 680Z',
      linear([
        [0, '#efe2c8'],
        [1, '#b5a994'],
      ]),
    ),
    path(
      'M-20 680L420 570Q860 500 1300 470V720H-20Z',
      linear([
        [0, '#a8a08f'],
        [1, '#6d6a72'],
      ]),
    ),
    stroke('M-20 610Q420 520 860 458L1300 432', '#8f8a80', 3) +
      stroke('M-20 566Q420 476 860 426L1300 402', '#fffaf0', 5),
    [80, 260, 440, 620, 800, 960, 1110, 1240]
      .map((x) => stroke(`M${x} ${num(560 - (x / 1280) * 165)}v-46`, '#f7efdc', 6))
      .join('') + stroke('M-20 532Q420 436 860 386L1300 360', '#f7efdc', 4),
    rect(590, 214, 120, 210, '#f4ead2') +
      rect(590, 214, 40, 210, '#fffaf0') +
      rect(610, 244, 26, 34, '#35486b') +
      rect(660, 244, 26, 34, '#35486b') +
      path('M576 214H724L700 180H600Z', '#c9533c'),
    rect(930, 330, 44, 150, '#fffaf0') +
      [0, 1, 2, 3, 4, 5, 6].map((i) => rect(930, 334 + i * 20, 44, 9, i < 2 ? '#d9463a' : '#3a4a6b')).join(''),
    shadow(330, 610, 120, 0.25),
    person(300, 606, 190, POINT, {
      top: '#3f86a0',
      bottom: '#27345c',
      hat: 'hard',
      hatColour: '#f2b632',
      sleeves: true,
    }),
    person(
      390,
      596,
      182,
      { ...STAND, nearArm: [30, 110], farArm: [40, 116] },
      { top: '#f1ead9', bottom: '#3a3f5e', hat: 'hard', hatColour: '#ffffff', sleeves: true, left: true },
    ),
    rect(352, 506, 30, 22, '#fffaf0'),
    mist(300, 80, '#eef4e6', 0.6),
    bloom(1080, 80, 560, '#fff2c0', 0.45),
    wash('#1f2f48', 0.35, 'bottom', 0.3),
  );
};

/** Gates side by side, each a step more open than the one before it. */
export const spillway = (): string => {
  const bay = (x: number, open: number): string => {
    const lift = open * 36;
    return (
      rect(x - 100, 190, 200, 260, '#2c4258') +
      rect(x - 96, 210 - lift, 192, 230, '#c9663c') +
      [0, 1, 2, 3].map((i) => rect(x - 96, 236 - lift + i * 54, 192, 9, '#9a4a30')).join('') +
      rect(x - 96, 210 - lift, 22, 230, '#e38a54')
    );
  };
  const jet = (x: number, open: number): string =>
    path(
      `M${x - 94} ${num(440 - open * 30)}H${x + 94}L${num(x + 100 + open * 14)} 650H${num(x - 100 - open * 14)}Z`,
      linear([
        [0, '#e6f4f2'],
        [0.6, '#ffffff'],
        [1, '#ffffff', 0.6],
      ]),
      `opacity="${num(0.35 + open * 0.22)}"`,
    );
  return picture(
    sky(['#4f8fb5', '#a5d0d6', '#f0efd6'], 240),
    treeline(196, 80, '#6f9f7c', 5) + treeline(200, 50, '#558a68', 9),
    rect(0, 180, 1280, 300, '#b9ae9c'),
    [190, 490, 790, 1090].map((x, i) => bay(x, i * 0.9 + 0.3)).join(''),
    path(
      'M0 440H1280V620Q960 580 640 616T0 610Z',
      linear([
        [0, '#a89c8f'],
        [1, '#7f8a8c'],
      ]),
    ),
    [190, 490, 790, 1090].map((x, i) => jet(x, i * 0.9 + 0.3)).join(''),
    [40, 340, 640, 940, 1240]
      .map(
        (x) =>
          rect(x - 50, 120, 100, 370, '#e3d6bc') +
          rect(x + 16, 120, 34, 370, '#a89c8f') +
          rect(x - 58, 108, 116, 18, '#f4ead2'),
      )
      .join(''),
    rect(0, 128, 1280, 26, '#f1e6cc') + rect(0, 152, 1280, 10, '#9a9088'),
    stroke('M0 86H1280M0 106H1280', '#f7efdc', 4) +
      Array.from({ length: 17 }, (_, i) => stroke(`M${i * 80} 80V128`, '#f7efdc', 5)).join(''),
    water(606, ['#e0f0ea', '#6fb0b8', '#2a6f88']),
    ripples(612, '#ffffff', 120, 4, 0.7),
    glow(1090, 620, 260, '#ffffff', 0.8, 0.4) +
      glow(790, 624, 200, '#ffffff', 0.7, 0.4) +
      glow(490, 628, 150, '#ffffff', 0.5, 0.4),
    person(610, 130, 92, POINT, {
      top: '#f2a93c',
      bottom: '#27345c',
      hat: 'hard',
      hatColour: '#ffffff',
      sleeves: true,
    }),
    person(680, 130, 88, STAND, {
      top: '#3f7fa8',
      bottom: '#27345c',
      hat: 'hard',
      hatColour: '#f2b632',
      sleeves: true,
      left: true,
    }),
    bloom(180, 20, 560, '#fff2b8', 0.45),
    wash('#1a3040', 0.35, 'bottom', 0.25),
  );
};
