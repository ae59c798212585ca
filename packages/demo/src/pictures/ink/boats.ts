// Boats, all drawn with the waterline on y.
import { shade, tint } from './colour.ts';
import { at, num, oval, path, rect, stroke } from './paper.ts';

/** A long-tail boat with a high prow, bow to the right; w is its length. */
export const longtail = (
  x: number,
  y: number,
  w: number,
  wood: string,
  roof: string,
  scarf = '#e0455e',
  left = false,
): string => {
  const h = w * 0.075;
  const hull = `M${num(-w * 0.5)} ${num(-h * 0.9)}Q${num(-w * 0.3)} ${num(-h * 0.3)} ${num(w * 0.1)} ${num(-h * 0.5)}Q${num(w * 0.36)} ${num(-h * 0.7)} ${num(w * 0.5)} ${num(-h * 3)}Q${num(w * 0.47)} ${num(-h * 0.6)} ${num(w * 0.3)} ${num(h * 0.25)}Q${num(0)} ${num(h * 0.7)} ${num(-w * 0.42)} ${num(h * 0.3)}Z`;
  const inner = `M${num(-w * 0.5)} ${num(-h * 0.9)}Q${num(-w * 0.3)} ${num(-h * 0.3)} ${num(w * 0.1)} ${num(-h * 0.5)}Q${num(w * 0.36)} ${num(-h * 0.7)} ${num(w * 0.5)} ${num(-h * 3)}L${num(w * 0.485)} ${num(-h * 2.4)}Q${num(w * 0.36)} ${num(-h * 0.2)} ${num(w * 0.1)} ${num(-h * 0.12)}Q${num(-w * 0.3)} ${num(h * 0.1)} ${num(-w * 0.49)} ${num(-h * 0.5)}Z`;
  const posts = [-0.26, -0.08, 0.1].map((k) => rect(w * k, -h * 2.2, w * 0.008, h * 1.9, shade(wood, 0.4))).join('');
  const canopy = `M${num(-w * 0.32)} ${num(-h * 2.1)}Q${num(-w * 0.08)} ${num(-h * 2.7)} ${num(w * 0.18)} ${num(-h * 2.1)}L${num(w * 0.16)} ${num(-h * 1.85)}Q${num(-w * 0.08)} ${num(-h * 2.4)} ${num(-w * 0.3)} ${num(-h * 1.85)}Z`;
  const tail =
    stroke(`M${num(-w * 0.44)} ${num(-h * 1.2)}L${num(-w * 0.66)} ${num(h * 0.5)}`, shade(wood, 0.5), h * 0.14) +
    rect(-w * 0.47, -h * 1.6, w * 0.05, h * 0.6, shade(wood, 0.6));
  const cloth = stroke(
    `M${num(w * 0.478)} ${num(-h * 1.9)}q${num(w * 0.012)} ${num(h * 0.5)} ${num(-w * 0.004)} ${num(h * 1.2)}M${num(w * 0.482)} ${num(-h * 1.9)}q${num(w * 0.03)} ${num(h * 0.5)} ${num(w * 0.022)} ${num(h)}`,
    scarf,
    h * 0.2,
  );
  return at(
    x,
    y,
    1,
    tail +
      posts +
      path(hull, wood) +
      path(inner, tint(wood, 0.3)) +
      path(canopy, roof) +
      cloth +
      stroke(
        `M${num(-w * 0.42)} ${num(h * 0.3)}Q0 ${num(h * 0.7)} ${num(w * 0.3)} ${num(h * 0.25)}`,
        shade(wood, 0.6),
        h * 0.16,
      ),
    left ? -1 : 1,
  );
};

/** A small sampan, both ends raised a little; `load` is drawn between its sides. */
export const sampan = (x: number, y: number, w: number, wood: string, load = ''): string => {
  const h = w * 0.12;
  const back = `M${num(-w * 0.5)} ${num(-h * 1.1)}Q0 ${num(-h * 0.1)} ${num(w * 0.5)} ${num(-h * 1.1)}Q0 ${num(-h * 0.55)} ${num(-w * 0.5)} ${num(-h * 1.1)}Z`;
  const hull = `M${num(-w * 0.5)} ${num(-h * 1.1)}Q${num(-w * 0.25)} ${num(-h * 0.25)} 0 ${num(-h * 0.22)}Q${num(w * 0.25)} ${num(-h * 0.25)} ${num(w * 0.5)} ${num(-h * 1.1)}Q${num(w * 0.34)} ${num(h * 0.5)} 0 ${num(h * 0.52)}Q${num(-w * 0.34)} ${num(h * 0.5)} ${num(-w * 0.5)} ${num(-h * 1.1)}Z`;
  return at(
    x,
    y,
    1,
    path(back, shade(wood, 0.5)) +
      load +
      path(hull, wood) +
      stroke(
        `M${num(-w * 0.5)} ${num(-h * 1.1)}Q${num(-w * 0.25)} ${num(-h * 0.25)} 0 ${num(-h * 0.22)}Q${num(w * 0.25)} ${num(-h * 0.25)} ${num(w * 0.5)} ${num(-h * 1.1)}`,
        tint(wood, 0.45),
        h * 0.14,
      ),
  );
};

/** A container ship, bow to the right. */
export const cargo = (x: number, y: number, w: number, hull: string, boxes: readonly [string, ...string[]]): string => {
  const h = w * 0.1;
  let stack = '';
  for (let i = 0; i < 11; i++) {
    const tall = 2 + ((i * 7) % 3);
    for (let j = 0; j < tall; j++) {
      const colour = boxes[(i * 3 + j * 2) % boxes.length] ?? boxes[0];
      stack +=
        rect(-w * 0.3 + i * w * 0.062, -h * (1 + (j + 1) * 0.42), w * 0.058, h * 0.4, colour) +
        rect(-w * 0.3 + i * w * 0.062 + w * 0.04, -h * (1 + (j + 1) * 0.42), w * 0.018, h * 0.4, shade(colour, 0.25));
    }
  }
  const bridge =
    rect(-w * 0.43, -h * 3, w * 0.1, h * 2.1, '#f1ead9') +
    rect(-w * 0.36, -h * 3, w * 0.03, h * 2.1, '#c9c5c0') +
    rect(-w * 0.45, -h * 2.8, w * 0.14, h * 0.22, '#33415e') +
    rect(-w * 0.41, -h * 3.6, w * 0.035, h * 0.7, '#d98a2c');
  const body = `M${num(-w * 0.48)} ${num(-h)}H${num(w * 0.4)}L${num(w * 0.52)} ${num(-h * 1.45)}Q${num(w * 0.47)} ${num(-h * 0.4)} ${num(w * 0.42)} ${num(h * 0.1)}H${num(-w * 0.44)}Z`;
  return at(
    x,
    y,
    1,
    stack +
      bridge +
      path(body, hull) +
      path(
        `M${num(-w * 0.465)} ${num(-h * 0.3)}H${num(w * 0.45)}L${num(w * 0.42)} ${num(h * 0.1)}H${num(-w * 0.44)}Z`,
        '#a33b34',
      ) +
      rect(-w * 0.48, -h, w * 0.9, h * 0.08, tint(hull, 0.4)),
  );
};

/** A wooden fishing boat with cabin and poles. */
export const trawler = (x: number, y: number, w: number, hull: string, trim: string): string => {
  const h = w * 0.2;
  const body = `M${num(-w * 0.5)} ${num(-h * 0.8)}Q0 ${num(-h * 0.35)} ${num(w * 0.5)} ${num(-h * 1.5)}Q${num(w * 0.4)} ${num(-h * 0.2)} ${num(w * 0.32)} ${num(h * 0.3)}H${num(-w * 0.4)}Z`;
  return at(
    x,
    y,
    1,
    stroke(
      `M${num(-w * 0.05)} ${num(-h * 0.6)}V${num(-h * 3.6)}M${num(-w * 0.05)} ${num(-h * 3.4)}L${num(w * 0.48)} ${num(-h * 1.4)}M${num(-w * 0.05)} ${num(-h * 3.2)}L${num(-w * 0.5)} ${num(-h * 1.4)}M${num(w * 0.16)} ${num(-h * 0.6)}V${num(-h * 2.6)}`,
      shade(hull, 0.5),
      w * 0.011,
    ) +
      rect(-w * 0.32, -h * 2, w * 0.26, h * 1.5, '#f1ead9') +
      rect(-w * 0.34, -h * 2.12, w * 0.3, h * 0.2, trim) +
      rect(-w * 0.28, -h * 1.7, w * 0.07, h * 0.5, '#2c3a58') +
      rect(-w * 0.17, -h * 1.7, w * 0.07, h * 0.5, '#ffcf70') +
      path(body, hull) +
      stroke(
        `M${num(-w * 0.5)} ${num(-h * 0.8)}Q0 ${num(-h * 0.35)} ${num(w * 0.5)} ${num(-h * 1.5)}`,
        trim,
        h * 0.13,
      ) +
      stroke(
        `M${num(-w * 0.47)} ${num(-h * 0.45)}Q0 ${num(-h * 0.05)} ${num(w * 0.44)} ${num(-h * 0.9)}`,
        tint(hull, 0.5),
        h * 0.07,
      ),
  );
};

export const foam = (x: number, y: number, w: number, colour = '#ffffff', opacity = 0.7): string =>
  oval(x, y, w, w * 0.05, colour, `opacity="${opacity}"`) +
  stroke(
    `M${num(x - w)} ${num(y)}q${num(w * 0.3)} ${num(-w * 0.06)} ${num(w * 0.7)} 0t${num(w * 0.7)} 0t${num(w * 0.7)} ${num(w * 0.02)}`,
    colour,
    Math.min(6, Math.max(1.5, w * 0.03)),
    `opacity="${opacity}"`,
  );
