// People: a small skeleton with clothes, in the poses of poses.ts.
import { shade, tint } from './colour.ts';
import { at, blob, circle, num, oval, type Point, path, poly } from './paper.ts';
import type { Limb, Pose } from './poses.ts';

export type Hat = 'straw' | 'hard' | 'cap' | 'helmet' | 'band';

export type Dress = {
  top?: string | undefined;
  bottom?: string | undefined;
  skin?: string | undefined;
  hair?: string | undefined;
  long?: boolean | undefined;
  sleeves?: boolean | undefined;
  skirt?: number | undefined;
  bun?: boolean | undefined;
  hat?: Hat | undefined;
  hatColour?: string | undefined;
  /** 0 is a profile, 1 faces the viewer or turns its back. */
  front?: number | undefined;
  left?: boolean | undefined;
  rim?: string | undefined;
  shoes?: string | undefined;
  gloves?: string | undefined;
};

const reach = ([x, y]: Point, angle: number, length: number): Point => {
  const a = (angle * Math.PI) / 180;
  return [x + Math.sin(a) * length, y + Math.cos(a) * length];
};

/** A tapered limb with round ends. */
export const limb = (a: Point, b: Point, wa: number, wb: number, colour: string): string => {
  const angle = Math.atan2(b[1] - a[1], b[0] - a[0]);
  const [sx, sy] = [-Math.sin(angle), Math.cos(angle)];
  return (
    poly(
      [
        [a[0] + sx * wa, a[1] + sy * wa],
        [b[0] + sx * wb, b[1] + sy * wb],
        [b[0] - sx * wb, b[1] - sy * wb],
        [a[0] - sx * wa, a[1] - sy * wa],
      ],
      colour,
    ) +
    circle(a[0], a[1], wa, colour) +
    circle(b[0], b[1], wb, colour)
  );
};

const hatOn = (hat: Hat, [x, y]: Point, r: number, colour: string): string => {
  const dark = shade(colour, 0.3);
  if (hat === 'straw') {
    return (
      poly(
        [
          [x - r * 2.3, y - r * 0.25],
          [x - r * 0.5, y - r * 1.5],
          [x + r * 0.5, y - r * 1.5],
          [x + r * 2.3, y - r * 0.25],
        ],
        colour,
      ) +
      poly(
        [
          [x + r * 0.2, y - r * 1.5],
          [x + r * 0.5, y - r * 1.5],
          [x + r * 2.3, y - r * 0.25],
          [x + r * 0.6, y - r * 0.25],
        ],
        dark,
      )
    );
  }
  if (hat === 'band')
    return poly(
      [
        [x - r, y - r * 0.5],
        [x + r, y - r * 0.7],
        [x + r, y - r * 0.35],
        [x - r, y - r * 0.15],
      ],
      colour,
    );
  const dome = `M${num(x - r * 1.12)} ${num(y - r * 0.2)}A${num(r * 1.12)} ${num(r * 1.15)} 0 0 1 ${num(x + r * 1.12)} ${num(y - r * 0.2)}Z`;
  const peak = poly(
    [
      [x, y - r * 0.34],
      [x + r * 1.85, y - r * 0.2],
      [x + r * 1.85, y - r * 0.02],
      [x, y - r * 0.1],
    ],
    dark,
  );
  return path(dome, colour) + (hat === 'helmet' ? '' : peak);
};

/** A figure h tall with its lower foot at x, y. */
export const person = (x: number, y: number, h: number, pose: Pose, dress: Dress = {}): string => {
  const {
    top = '#e8e2d4',
    bottom = '#2b3a67',
    skin = '#b97a56',
    hair = '#231f2b',
    front = 0.5,
    sleeves = false,
    long = true,
  } = dress;
  const lean = pose.lean ?? 0;
  const hip: Point = [0, 0];
  const neck = reach(hip, 180 - lean, h * 0.315);
  const offset = h * (0.012 + 0.05 * front);
  const tiltX = Math.cos((lean * Math.PI) / 180);
  const tiltY = Math.sin((lean * Math.PI) / 180);
  const beside = (p: Point, k: number): Point => [p[0] + tiltX * k, p[1] + tiltY * k];
  const chest = reach(hip, 180 - lean, h * 0.29);
  const legs = (angles: Limb, side: number): [Point, Point, Point] => {
    const start = beside(hip, side * offset * 0.62);
    const knee = reach(start, angles[0], h * 0.245);
    return [start, knee, reach(knee, angles[1], h * 0.235)];
  };
  const arms = (angles: Limb, side: number): [Point, Point, Point] => {
    const start = beside(reach(hip, 180 - lean, h * 0.262), side * offset * 1.36);
    const elbow = reach(start, angles[0], h * 0.165);
    return [start, elbow, reach(elbow, angles[1], h * 0.15)];
  };
  const nearLeg = legs(pose.nearLeg, 1);
  const farLeg = legs(pose.farLeg, -1);
  const leg = ([a, b, c]: [Point, Point, Point], angle: number, cloth: string, flesh: string): string => {
    const foot = reach(c, Math.min(80, Math.max(angle, -80)) * 0.5 + 90, h * 0.05);
    return (
      limb(c, [foot[0], foot[1] - h * 0.004], h * 0.018, h * 0.013, dress.shoes ?? shade(flesh, 0.5)) +
      limb(b, c, h * 0.036, h * 0.021, long ? cloth : flesh) +
      limb(a, b, h * 0.054, h * 0.038, cloth)
    );
  };
  const arm = ([a, b, c]: [Point, Point, Point], cloth: string, flesh: string): string =>
    limb(b, c, h * 0.021, h * 0.016, sleeves ? cloth : flesh) +
    circle(c[0], c[1], h * (dress.gloves ? 0.045 : 0.021), dress.gloves ?? flesh) +
    limb(a, b, h * 0.031, h * 0.023, cloth);
  const shoulder = h * (0.057 + 0.045 * front);
  const waist = h * (0.057 + 0.018 * front);
  const torso: Point[] = [
    beside(neck, -shoulder * 0.45),
    beside(chest, -shoulder),
    beside(reach(hip, 180 - lean, h * 0.13), -waist * 0.86),
    beside(reach(hip, 0 - lean, h * 0.03), -waist * 1.02),
    beside(reach(hip, 0 - lean, h * 0.03), waist * 1.02),
    beside(reach(hip, 180 - lean, h * 0.13), waist * 0.86),
    beside(chest, shoulder),
    beside(neck, shoulder * 0.45),
  ];
  const nod = lean + (pose.nod ?? 0) * 0.5;
  const head = reach(reach(neck, 180 - lean, h * 0.035), 180 - nod, h * 0.062);
  const r = h * 0.061;
  const lit = dress.rim ?? tint(top, 0.28);
  const shift = -shoulder * 0.3;
  const back = front > 0.8 ? 0 : -r * 0.22;
  let out = arm(arms(pose.farArm, -1), shade(top, 0.3), shade(skin, 0.22));
  out += leg(farLeg, pose.farLeg[1], shade(bottom, 0.28), shade(skin, 0.28));
  out += leg(nearLeg, pose.nearLeg[1], bottom, skin);
  if (dress.skirt) {
    const hem = Math.max(nearLeg[1][1], farLeg[1][1]) * 0.6 + h * 0.36 * dress.skirt;
    const mid = (nearLeg[1][0] + farLeg[1][0]) / 2;
    out += poly(
      [
        [-waist * 1.05, -h * 0.01],
        [waist * 1.05, -h * 0.01],
        [mid + waist * 1.5, hem],
        [mid - waist * 1.5, hem],
      ],
      bottom,
    );
    out += poly(
      [
        [waist * 0.2, -h * 0.01],
        [waist * 1.05, -h * 0.01],
        [mid + waist * 1.5, hem],
        [mid + waist * 0.5, hem],
      ],
      shade(bottom, 0.22),
    );
  }
  out += blob(torso, shade(top, 0.12));
  const strip: Point[] = [
    beside(neck, shift * 1.1),
    beside(chest, -shoulder * 0.92),
    beside(reach(hip, 180 - lean, h * 0.13), -waist * 0.8),
    beside(hip, -waist * 0.9),
    beside(hip, -waist * 0.1),
    beside(reach(hip, 180 - lean, h * 0.14), -waist * 0.05),
    beside(chest, shoulder * 0.1),
  ];
  out += blob(strip, lit, 'opacity="0.8"');
  out += limb(reach(neck, -lean, h * 0.01), head, h * 0.026, h * 0.024, shade(skin, 0.18));
  if (dress.bun) out += circle(head[0] - r * 1.05, head[1] - r * 0.5, r * 0.5, hair);
  out += oval(head[0] + back, head[1] - r * 0.12, r * 1.06, r * 1.16, hair);
  if (front <= 0.8) out += oval(head[0] + r * 0.24, head[1] + r * 0.2, r * 0.74, r * 0.92, skin);
  if (dress.hat) out += hatOn(dress.hat, head, r, dress.hatColour ?? '#e9cf8c');
  out += arm(arms(pose.nearArm, 1), top, skin);
  const ground =
    Math.max(
      nearLeg[2][1],
      farLeg[2][1],
      pose.nearLeg[0] > 75 && pose.farLeg[0] > 75 && pose.nearLeg[1] > 60 ? 0 : -h,
    ) +
    h * 0.018;
  return at(x, y - ground, 1, out, dress.left ? -1 : 1);
};

/** Head and shoulders from behind, for rows of listeners. */
export const bust = (x: number, y: number, s: number, coat: string, hair: string, lit = tint(coat, 0.25)): string =>
  path(
    `M${num(x - s)} ${num(y)}C${num(x - s)} ${num(y - s * 0.75)} ${num(x - s * 0.5)} ${num(y - s * 0.78)} ${num(x - s * 0.24)} ${num(y - s * 0.9)}H${num(x + s * 0.24)}C${num(x + s * 0.5)} ${num(y - s * 0.78)} ${num(x + s)} ${num(y - s * 0.75)} ${num(x + s)} ${num(y)}Z`,
    coat,
  ) +
  path(
    `M${num(x - s)} ${num(y)}C${num(x - s)} ${num(y - s * 0.75)} ${num(x - s * 0.5)} ${num(y - s * 0.78)} ${num(x - s * 0.24)} ${num(y - s * 0.9)}C${num(x - s * 0.5)} ${num(y - s * 0.6)} ${num(x - s * 0.72)} ${num(y - s * 0.5)} ${num(x - s * 0.72)} ${num(y)}Z`,
    lit,
  ) +
  oval(x, y - s * 1.28, s * 0.42, s * 0.5, hair) +
  oval(x - s * 0.12, y - s * 1.42, s * 0.22, s * 0.28, tint(hair, 0.18), 'opacity="0.6"');

/** A soft shadow on the ground. */
export const shadow = (x: number, y: number, w: number, opacity = 0.3, colour = '#141a3a'): string =>
  oval(x, y, w, w * 0.14, colour, `opacity="${opacity}"`);
