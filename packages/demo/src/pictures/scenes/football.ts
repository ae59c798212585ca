// Football.
import { camera } from '../ink/camera.ts';
import { stand } from '../ink/crowd.ts';
import { brush } from '../ink/land.ts';
import { glow, wash } from '../ink/light.ts';
import { circle, num, type Point, path, picture, poly, rect, stroke } from '../ink/paper.ts';
import { person, shadow } from '../ink/people.ts';
import { type Pose, RUN, STAND, WALK } from '../ink/poses.ts';
import { sky, stars } from '../ink/sky.ts';

export const stadium = (): string => {
  const c = camera(640, 150, 760, 22);
  const at3 = (x: number, z: number): Point => c.point(x, 0, z);
  const line3 = (list: readonly (readonly [number, number])[]): string =>
    stroke(
      list
        .map(([x, z], i) => {
          const p = at3(x, z);
          return `${i ? 'L' : 'M'}${num(p[0])} ${num(p[1])}`;
        })
        .join(''),
      '#e9f7dc',
      4,
      'opacity="0.9"',
    );
  const ring = (r: number, cz: number): (readonly [number, number])[] =>
    Array.from(
      { length: 41 },
      (_, i) => [Math.cos((i / 40) * Math.PI * 2) * r, cz + Math.sin((i / 40) * Math.PI * 2) * r] as const,
    );
  const player = (x: number, z: number, pose: Pose, top: string, left = false): string => {
    const [px, py] = at3(x, z);
    const h = c.size(z) * 3.4;
    return (
      shadow(px, py, h * 0.3, 0.4) +
      person(px, py, h, pose, {
        top,
        bottom: top === '#e8412f' ? '#fff3e0' : '#22305c',
        long: false,
        left,
        rim: '#ffffff',
      })
    );
  };
  const floodlight = (x: number, s: number): string =>
    stroke(`M${x} 260V${60 - s * 10}`, '#1a2450', 8 * s) +
    `<rect x="${x - 50 * s}" y="${20 - s * 10}" width="${100 * s}" height="${46 * s}" rx="5" fill="#1a2450"/>` +
    [0, 1, 2, 3]
      .map((i) =>
        [0, 1].map((j) => circle(x - 36 * s + i * 24 * s, 32 - s * 10 + j * 21 * s, 9 * s, '#fffbe6')).join(''),
      )
      .join('') +
    glow(x, 40, 210 * s, '#e9f4ff', 0.8);
  return picture(
    sky(['#0e1644', '#22357f', '#5f6fb5'], 200),
    stars(5, 60, 120),
    path('M-20 150Q640 60 1300 150V300H-20Z', '#141d50'),
    path('M-20 128Q640 36 1300 128V152Q640 62 -20 152Z', '#d9e3f4'),
    path('M-20 146Q640 56 1300 146V152Q640 62 -20 152Z', '#7f93c4'),
    stand(150, 268, '#22306b', ['#e8412f', '#f2b632', '#3f6ac9', '#f4efe4', '#2a3a7d', '#2a3a7d', '#34488f'], 4, 8),
    rect(0, 262, 1280, 26, '#16245c') +
      Array.from({ length: 16 }, (_, i) =>
        rect(i * 84 + 6, 266, 68, 18, ['#f2a900', '#e8412f', '#3f9ad0', '#f4efe4'][i % 4] ?? ''),
      ).join(''),
    rect(0, 288, 1280, 440, '#2f8f4f'),
    ...Array.from({ length: 9 }, (_, i) =>
      c.quad(
        [
          [-90, 0, 24 + i * 11],
          [90, 0, 24 + i * 11],
          [90, 0, 29.5 + i * 11],
          [-90, 0, 29.5 + i * 11],
        ],
        '#3fa85a',
      ),
    ),
    brush(0, 300, 1280, 410, '#8fd98a', 120, 18, 1.6, 5, 0.3),
    line3([
      [-60, 108],
      [60, 108],
    ]),
    line3([
      [-42, 24],
      [-42, 108],
      [42, 108],
      [42, 24],
    ]),
    line3([
      [-42, 62],
      [42, 62],
    ]),
    line3(ring(10, 62)),
    line3([
      [-20, 108],
      [-20, 92],
      [20, 92],
      [20, 108],
    ]),
    stroke(`M${at3(-4, 108)[0]} ${at3(-4, 108)[1]}v-26h${at3(4, 108)[0] - at3(-4, 108)[0]}v26`, '#ffffff', 4),
    ...(
      [
        [-160, 1],
        [160, 1],
      ] as const
    ).map(([dx]) =>
      poly(
        [
          [640 + dx * 3.2, 40],
          [640 + dx * 0.2, 720],
          [640 + dx * 2.6, 720],
        ],
        '#dfeaff',
        'opacity="0.1"',
      ),
    ),
    player(-18, 80, RUN, '#2f5fd0', true),
    player(14, 86, WALK, '#e8412f'),
    player(-4, 70, STAND, '#2f5fd0'),
    player(26, 62, RUN, '#e8412f', true),
    player(-26, 56, RUN, '#2f5fd0'),
    player(12, 52, WALK, '#2f5fd0', true),
    player(-12, 42, RUN, '#e8412f'),
    shadow(560, 690, 110, 0.45),
    shadow(800, 700, 110, 0.45),
    person(
      570,
      694,
      350,
      { lean: -14, nearArm: [-60, -20], farArm: [70, 110], nearLeg: [70, 30], farLeg: [-10, -30] },
      { top: '#e8412f', bottom: '#fff3e0', long: false, rim: '#ff9a7a', skin: '#b57a56' },
    ),
    person(
      810,
      700,
      350,
      { ...RUN, lean: 18 },
      { top: '#2f5fd0', bottom: '#16245c', long: false, left: true, rim: '#8fb0ff', skin: '#8f5f45' },
    ),
    circle(730, 600, 25, '#fdfcf6') +
      path('M730 588l11 8l-4 13h-14l-4 -13z', '#22264a') +
      stroke('M730 588V576M741 596L753 592M737 609L744 620M723 609L716 620M719 596L707 592', '#22264a', 3),
    floodlight(150, 1.1),
    floodlight(1130, 1.1),
    floodlight(460, 0.7),
    floodlight(820, 0.7),
    wash('#0a1038', 0.5, 'top', 0.25),
    wash('#0a1a38', 0.35, 'bottom', 0.2),
  );
};
