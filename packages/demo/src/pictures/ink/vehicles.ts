// Cars, buses and tuk-tuks; the ground is on y, the nose to the right.
import { shade, tint } from './colour.ts';
import { at, circle, num, oval, path, poly, rect, stroke } from './paper.ts';

const wheel = (x: number, r: number): string =>
  circle(x, -r, r, '#1d1c2b') + circle(x, -r, r * 0.52, '#b9b7bd') + circle(x, -r, r * 0.2, '#3b3a4a');

export const car = (
  x: number,
  y: number,
  w: number,
  body: string,
  left = false,
  glass = '#35486b',
  lamp = '#fff0b8',
): string => {
  const h = w * 0.26;
  const shell = `M${num(-w * 0.5)} ${num(-h * 0.25)}Q${num(-w * 0.51)} ${num(-h * 0.75)} ${num(-w * 0.44)} ${num(-h * 0.8)}L${num(-w * 0.34)} ${num(-h * 0.84)}Q${num(-w * 0.24)} ${num(-h * 1.36)} ${num(-w * 0.12)} ${num(-h * 1.38)}H${num(w * 0.08)}Q${num(w * 0.18)} ${num(-h * 1.34)} ${num(w * 0.27)} ${num(-h * 0.86)}Q${num(w * 0.46)} ${num(-h * 0.8)} ${num(w * 0.5)} ${num(-h * 0.58)}L${num(w * 0.5)} ${num(-h * 0.25)}Z`;
  const windows = `M${num(-w * 0.28)} ${num(-h * 0.86)}Q${num(-w * 0.2)} ${num(-h * 1.26)} ${num(-w * 0.11)} ${num(-h * 1.26)}H${num(-w * 0.03)}V${num(-h * 0.86)}ZM${num(0)} ${num(-h * 1.26)}H${num(w * 0.07)}Q${num(w * 0.15)} ${num(-h * 1.22)} ${num(w * 0.21)} ${num(-h * 0.86)}H0Z`;
  return at(
    x,
    y,
    1,
    oval(0, 0, w * 0.52, h * 0.12, '#141a3a', 'opacity="0.4"') +
      path(shell, body) +
      path(windows, glass) +
      rect(-w * 0.49, -h * 0.46, w * 0.98, h * 0.2, shade(body, 0.28)) +
      rect(-w * 0.42, -h * 0.8, w * 0.82, h * 0.06, tint(body, 0.45)) +
      wheel(-w * 0.29, h * 0.3) +
      wheel(w * 0.3, h * 0.3) +
      oval(w * 0.475, -h * 0.6, w * 0.02, h * 0.08, lamp) +
      rect(-w * 0.5, -h * 0.66, w * 0.02, h * 0.16, '#d9463c'),
    left ? -1 : 1,
  );
};

export const pickup = (x: number, y: number, w: number, body: string, stripe: string, left = false): string => {
  const h = w * 0.24;
  const shell = `M${num(-w * 0.5)} ${num(-h * 0.3)}V${num(-h * 0.95)}H${num(-w * 0.08)}V${num(-h * 1.5)}Q${num(w * 0.08)} ${num(-h * 1.6)} ${num(w * 0.14)} ${num(-h * 1.5)}L${num(w * 0.25)} ${num(-h * 0.98)}Q${num(w * 0.46)} ${num(-h * 0.95)} ${num(w * 0.5)} ${num(-h * 0.6)}V${num(-h * 0.3)}Z`;
  return at(
    x,
    y,
    1,
    oval(0, 0, w * 0.52, h * 0.12, '#141a3a', 'opacity="0.4"') +
      path(shell, body) +
      rect(-w * 0.5, -h * 0.72, w, h * 0.2, stripe) +
      path(
        `M${num(-w * 0.05)} ${num(-h * 1.4)}H${num(w * 0.04)}V${num(-h * 0.98)}H${num(-w * 0.05)}ZM${num(w * 0.06)} ${num(-h * 1.4)}L${num(w * 0.13)} ${num(-h * 1.38)}L${num(w * 0.21)} ${num(-h * 0.98)}H${num(w * 0.06)}Z`,
        '#33445f',
      ) +
      rect(-w * 0.5, -h * 0.45, w, h * 0.15, shade(body, 0.35)) +
      wheel(-w * 0.3, h * 0.34) +
      wheel(w * 0.31, h * 0.34) +
      oval(w * 0.48, -h * 0.72, w * 0.02, h * 0.09, '#fff0b8'),
    left ? -1 : 1,
  );
};

/** A van or an ambulance: `stripe` and a cross in `mark`. */
export const van = (x: number, y: number, w: number, body: string, stripe: string, mark = ''): string => {
  const h = w * 0.46;
  const shell = `M${num(-w * 0.5)} ${num(-h * 0.15)}V${num(-h * 0.95)}Q${num(-w * 0.49)} ${num(-h)} ${num(-w * 0.45)} ${num(-h)}H${num(w * 0.24)}L${num(w * 0.37)} ${num(-h * 0.58)}Q${num(w * 0.49)} ${num(-h * 0.54)} ${num(w * 0.5)} ${num(-h * 0.4)}V${num(-h * 0.15)}Z`;
  const cross = mark
    ? rect(-w * 0.22, -h * 0.86, w * 0.05, h * 0.3, mark) +
      rect(-w * 0.265, -h * 0.76, w * 0.14, h * 0.1, mark) +
      rect(w * 0.02, -h * 1.08, w * 0.12, h * 0.09, '#e0362f')
    : '';
  return at(
    x,
    y,
    1,
    oval(0, 0, w * 0.52, h * 0.07, '#141a3a', 'opacity="0.4"') +
      path(shell, body) +
      path(
        `M${num(w * 0.13)} ${num(-h * 0.9)}H${num(w * 0.22)}L${num(w * 0.32)} ${num(-h * 0.58)}H${num(w * 0.13)}Z`,
        '#33445f',
      ) +
      rect(-w * 0.5, -h * 0.46, w * 0.995, h * 0.1, stripe) +
      rect(-w * 0.5, -h * 0.24, w, h * 0.09, shade(body, 0.4)) +
      cross +
      wheel(-w * 0.29, h * 0.17) +
      wheel(w * 0.32, h * 0.17) +
      oval(w * 0.485, -h * 0.36, w * 0.016, h * 0.06, '#fff0b8'),
  );
};

export const bus = (x: number, y: number, w: number, body: string, band: string, left = false): string => {
  const glass = '#2e4060';
  const h = w * 0.34;
  let windows = '';
  for (let i = 0; i < 7; i++)
    windows +=
      rect(-w * 0.46 + i * w * 0.122, -h * 0.88, w * 0.105, h * 0.32, glass) +
      poly(
        [
          [-w * 0.46 + i * w * 0.122, -h * 0.6],
          [-w * 0.42 + i * w * 0.122, -h * 0.88],
          [-w * 0.4 + i * w * 0.122, -h * 0.88],
          [-w * 0.44 + i * w * 0.122, -h * 0.56],
          [-w * 0.46 + i * w * 0.122, -h * 0.56],
        ],
        tint(glass, 0.4),
        'opacity="0.5"',
      );
  return at(
    x,
    y,
    1,
    oval(0, 0, w * 0.52, h * 0.06, '#141a3a', 'opacity="0.4"') +
      `<rect x="${num(-w * 0.5)}" y="${num(-h)}" width="${num(w)}" height="${num(h * 0.86)}" rx="${num(h * 0.08)}" fill="${body}"/>` +
      rect(-w * 0.5, -h * 0.5, w, h * 0.14, band) +
      windows +
      rect(w * 0.4, -h * 0.88, w * 0.085, h * 0.42, tint(glass, 0.25)) +
      rect(w * 0.2, -h * 0.84, w * 0.1, h * 0.66, shade(body, 0.35)) +
      rect(w * 0.215, -h * 0.8, w * 0.03, h * 0.58, tint(glass, 0.2)) +
      rect(w * 0.255, -h * 0.8, w * 0.03, h * 0.58, tint(glass, 0.2)) +
      rect(-w * 0.5, -h * 0.24, w, h * 0.1, shade(body, 0.45)) +
      wheel(-w * 0.3, h * 0.17) +
      wheel(w * 0.34, h * 0.17) +
      oval(w * 0.49, -h * 0.3, w * 0.01, h * 0.05, '#fff0b8'),
    left ? -1 : 1,
  );
};

export const tukTuk = (x: number, y: number, w: number, body: string, roof: string, left = false): string => {
  const h = w * 0.72;
  return at(
    x,
    y,
    1,
    oval(0, 0, w * 0.5, h * 0.06, '#141a3a', 'opacity="0.4"') +
      stroke(
        `M${num(-w * 0.42)} ${num(-h * 0.5)}V${num(-h * 0.96)}M${num(w * 0.04)} ${num(-h * 0.4)}V${num(-h * 0.96)}M${num(w * 0.3)} ${num(-h * 0.5)}L${num(w * 0.2)} ${num(-h * 0.96)}`,
        '#d9d5cc',
        w * 0.022,
      ) +
      path(
        `M${num(-w * 0.5)} ${num(-h * 0.95)}Q${num(-w * 0.1)} ${num(-h * 1.12)} ${num(w * 0.3)} ${num(-h * 0.97)}L${num(w * 0.3)} ${num(-h * 0.9)}H${num(-w * 0.48)}Z`,
        roof,
      ) +
      path(
        `M${num(-w * 0.48)} ${num(-h * 0.16)}V${num(-h * 0.5)}H${num(w * 0.02)}L${num(w * 0.06)} ${num(-h * 0.26)}H${num(w * 0.2)}L${num(w * 0.26)} ${num(-h * 0.52)}L${num(w * 0.36)} ${num(-h * 0.5)}Q${num(w * 0.48)} ${num(-h * 0.3)} ${num(w * 0.42)} ${num(-h * 0.16)}Z`,
        body,
      ) +
      rect(-w * 0.4, -h * 0.66, w * 0.1, h * 0.2, shade(roof, 0.3)) +
      rect(-w * 0.46, -h * 0.34, w * 0.46, h * 0.05, tint(body, 0.6)) +
      wheel(-w * 0.28, h * 0.17) +
      wheel(w * 0.36, h * 0.15) +
      circle(w * 0.4, -h * 0.42, w * 0.035, '#fff0b8'),
    left ? -1 : 1,
  );
};
