// Under the sea.
import { chance } from '../ink/chance.ts';
import { shade, tint } from '../ink/colour.ts';
import { ridge } from '../ink/land.ts';
import { bloom, glow, grade, rays, wash } from '../ink/light.ts';
import { linear, num, oval, path, picture, rect, stroke } from '../ink/paper.ts';
import { fish, shoal, turtle } from '../ink/sealife.ts';
import { sky } from '../ink/sky.ts';

const branch = (
  x: number,
  y: number,
  length: number,
  angle: number,
  depth: number,
  r: ReturnType<typeof chance>,
): string => {
  const nx = x + Math.sin(angle) * length;
  const ny = y - Math.cos(angle) * length;
  let d = `M${num(x)} ${num(y)}L${num(nx)} ${num(ny)}`;
  if (depth > 0)
    for (const k of [-1, 1, 0.1])
      if (r() < 0.9) d += branch(nx, ny, length * r.between(0.62, 0.86), angle + k * r.between(0.3, 0.6), depth - 1, r);
  return d;
};

export const coralReef = (): string => {
  const r = chance(19);
  const staghorn = (x: number, y: number, s: number, colour: string, w: number): string => {
    const d = branch(x, y, s, 0, 4, r);
    return `${stroke(d, shade(colour, 0.35), w)}<g transform="translate(-3 -3)">${stroke(d, colour, w * 0.7)}</g>`;
  };
  const brain = (x: number, y: number, s: number, colour: string): string => {
    let folds = '';
    for (let i = 0; i < 7; i++)
      folds += `M${num(x - s * 0.8)} ${num(y - s * (0.1 + i * 0.1))}q${num(s * 0.2)} ${num(-s * 0.13)} ${num(s * 0.4)} 0t${num(s * 0.4)} 0t${num(s * 0.4)} 0t${num(s * 0.4)} 0`;
    const dome = `M${num(x - s)} ${num(y)}A${num(s)} ${num(s * 0.86)} 0 0 1 ${num(x + s)} ${num(y)}Z`;
    return (
      path(dome, shade(colour, 0.3)) +
      path(
        `M${num(x - s)} ${num(y)}A${num(s)} ${num(s * 0.86)} 0 0 1 ${num(x + s * 0.3)} ${num(y - s * 0.82)}Q${num(x + s * 0.4)} ${num(y - s * 0.3)} ${num(x + s * 0.2)} ${num(y)}Z`,
        colour,
      ) +
      stroke(folds, shade(colour, 0.4), s * 0.03, 'opacity="0.6"')
    );
  };
  const tubes = (x: number, y: number, s: number, colour: string): string =>
    Array.from({ length: 7 }, (_, i) => {
      const [px, h] = [x + (i - 3) * s * 0.22, s * r.between(0.5, 1.2)];
      return (
        rect(
          px - s * 0.1,
          y - h,
          s * 0.2,
          h,
          linear([
            [0, tint(colour, 0.3)],
            [1, shade(colour, 0.3)],
          ]),
        ) + oval(px, y - h, s * 0.1, s * 0.05, shade(colour, 0.55))
      );
    }).join('');
  const fan = (x: number, y: number, s: number, colour: string): string => {
    let veins = '';
    for (let i = -6; i <= 6; i++)
      veins += `M${num(x)} ${num(y)}Q${num(x + i * s * 0.06)} ${num(y - s * 0.6)} ${num(x + i * s * 0.14)} ${num(y - s * (1 - Math.abs(i) * 0.05))}`;
    return (
      path(
        `M${num(x)} ${num(y)}Q${num(x - s)} ${num(y - s * 0.4)} ${num(x - s * 0.8)} ${num(y - s * 0.8)}Q${num(x)} ${num(y - s * 1.3)} ${num(x + s * 0.8)} ${num(y - s * 0.8)}Q${num(x + s)} ${num(y - s * 0.4)} ${num(x)} ${num(y)}Z`,
        colour,
        'opacity="0.85"',
      ) + stroke(veins, shade(colour, 0.4), s * 0.02)
    );
  };
  return picture(
    sky(['#bff0e4', '#5cc9cf', '#2391b5', '#155f94', '#0f3f70']),
    rays(560, -120, 55, 125, 11, 900, '#e9fff0', 0.4, 3),
    glow(560, -20, 420, '#ffffff', 0.7),
    shoal(980, 190, 170, 60, 60, 20, '#1b6f9c', 4),
    shoal(250, 250, 150, 50, 40, 16, '#1f7aa5', 6),
    ridge(520, 130, '#1f6f98', 6, 260, '#155a88'),
    ridge(600, 120, '#19587f', 11, 220, '#124570'),
    fan(210, 590, 150, '#8a5fa8'),
    staghorn(1050, 620, 60, '#d9739a', 13),
    brain(430, 640, 80, '#c78a5c'),
    tubes(800, 640, 120, '#d9a23c'),
    turtle(650, 330, 330, '#5f7f3f', '#a9bf6a', -14),
    path('M0 720V640Q120 560 260 620T560 650T860 640T1280 600V720Z', '#0e3a5e'),
    staghorn(120, 680, 70, '#f28a5c', 17),
    brain(330, 700, 110, '#e0a04c'),
    staghorn(560, 706, 54, '#f2c25c', 14),
    fan(900, 700, 150, '#d94f6c'),
    tubes(1110, 710, 150, '#8f6ac4'),
    brain(720, 716, 70, '#6fae8f'),
    staghorn(1230, 700, 66, '#f0709a', 16),
    fish(380, 470, 92, '#f58a2c', '#fff3d8'),
    fish(300, 530, 70, '#f58a2c', '#fff3d8', false, -10),
    fish(900, 470, 104, '#f5d043', '#22356b', true, 8),
    fish(1010, 420, 80, '#f5d043', '#22356b', true),
    fish(830, 550, 72, '#5fd0d9', '#1c4a80', true),
    shoal(560, 160, 120, 34, 26, 22, '#f2f7d8', 9),
    grade('#0a4a80', 0.12),
    bloom(560, 0, 500, '#c8fff0', 0.35),
    wash('#06244a', 0.5, 'bottom', 0.35),
  );
};
