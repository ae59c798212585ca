// Things that people use: upright ones have their foot on y, lying ones are centred.
import { shade, tint } from './colour.ts';
import { at, circle, num, oval, path, rect, stroke } from './paper.ts';

const MONITOR_COLOUR = '#2a3048';
const FILM_CAMERA_COLOUR = '#22263c';

export const rounded = (x: number, y: number, w: number, h: number, r: number, fill: string, more = ''): string =>
  `<rect x="${num(x)}" y="${num(y)}" width="${num(w)}" height="${num(h)}" rx="${num(r)}" fill="${fill}" ${more}/>`;

/** A table from the front: its top is h above y. */
export const table = (x: number, y: number, w: number, h: number, colour: string): string =>
  rect(x - w * 0.46, y - h, w * 0.03, h, shade(colour, 0.35)) +
  rect(x + w * 0.43, y - h, w * 0.03, h, shade(colour, 0.45)) +
  rect(x - w / 2, y - h, w, h * 0.12, colour) +
  rect(x - w / 2, y - h * 0.88, w, h * 0.05, shade(colour, 0.3)) +
  path(
    `M${num(x - w * 0.48)} ${num(y - h * 1.1)}H${num(x + w * 0.48)}L${num(x + w / 2)} ${num(y - h)}H${num(x - w / 2)}Z`,
    tint(colour, 0.3),
  );

export const chair = (x: number, y: number, h: number, colour: string, left = false): string =>
  at(
    x,
    y,
    1,
    rect(-h * 0.22, -h * 0.5, h * 0.44, h * 0.07, colour) +
      rect(-h * 0.22, -h, h * 0.07, h * 0.55, shade(colour, 0.15)) +
      stroke(
        `M${num(-h * 0.18)} ${num(-h * 0.45)}V0M${num(h * 0.18)} ${num(-h * 0.45)}V0`,
        shade(colour, 0.35),
        h * 0.05,
      ),
    left ? -1 : 1,
  );

/** A carton with a strip of tape. */
export const carton = (x: number, y: number, w: number, h: number, colour = '#c99a62'): string =>
  rect(x - w / 2, y - h, w, h, colour) +
  rect(x + w * 0.28, y - h, w * 0.22, h, shade(colour, 0.2)) +
  rect(x - w * 0.06, y - h, w * 0.12, h, tint(colour, 0.35)) +
  path(
    `M${num(x - w / 2)} ${num(y - h)}l${num(w * 0.08)} ${num(-h * 0.16)}h${num(w * 0.84)}l${num(w * 0.08)} ${num(h * 0.16)}Z`,
    tint(colour, 0.22),
  );

/** A filled sack lying on its side. */
export const sack = (x: number, y: number, w: number, colour = '#d9c7a0'): string => {
  const h = w * 0.34;
  return (
    path(
      `M${num(x - w * 0.48)} ${num(y - h * 0.1)}Q${num(x - w * 0.54)} ${num(y - h * 0.9)} ${num(x - w * 0.3)} ${num(y - h)}Q${num(x)} ${num(y - h * 1.14)} ${num(x + w * 0.3)} ${num(y - h)}Q${num(x + w * 0.54)} ${num(y - h * 0.9)} ${num(x + w * 0.48)} ${num(y - h * 0.1)}Q${num(x)} ${num(y + h * 0.12)} ${num(x - w * 0.48)} ${num(y - h * 0.1)}Z`,
      colour,
    ) +
    path(
      `M${num(x - w * 0.48)} ${num(y - h * 0.1)}Q${num(x)} ${num(y + h * 0.12)} ${num(x + w * 0.48)} ${num(y - h * 0.1)}Q${num(x + w * 0.5)} ${num(y - h * 0.4)} ${num(x + w * 0.49)} ${num(y - h * 0.5)}Q${num(x)} ${num(y - h * 0.2)} ${num(x - w * 0.49)} ${num(y - h * 0.5)}Z`,
      shade(colour, 0.22),
    )
  );
};

/** Sacks in courses like bricks, the lowest on y. */
export const sackWall = (
  x0: number,
  x1: number,
  y: number,
  w: number,
  rows: number,
  colours: readonly string[],
): string => {
  let out = '';
  for (let row = 0; row < rows; row++)
    for (let x = x0 + (row % 2 ? w / 2 : 0), i = row; x < x1; x += w * 0.96, i++)
      out += sack(x, y - row * w * 0.29, w, colours[i % colours.length]);
  return out;
};

/** A monitor on a foot; `inside` is drawn on its screen of w by h, from its upper left. */
export const monitor = (x: number, y: number, w: number, h: number, glass: string, inside: string): string =>
  rect(x + w * 0.42, y + h, w * 0.16, h * 0.16, shade(MONITOR_COLOUR, 0.2)) +
  rect(x + w * 0.28, y + h * 1.15, w * 0.44, h * 0.05, MONITOR_COLOUR) +
  rounded(x - w * 0.03, y - w * 0.03, w * 1.06, h + w * 0.06, w * 0.02, MONITOR_COLOUR) +
  rect(x, y, w, h, glass) +
  `<g transform="translate(${num(x)} ${num(y)})">${inside}</g>`;

/** A phone, its screen h high; `inside` is drawn from the upper left of the screen. */
export const handset = (
  x: number,
  y: number,
  h: number,
  turn: number,
  glass: string,
  inside: string,
  frame = '#1d2138',
): string => {
  const w = h * 0.52;
  return at(
    x,
    y,
    1,
    rounded(-w * 0.56, -h * 0.56, w * 1.12, h * 1.12, w * 0.14, frame) +
      rounded(-w / 2, -h / 2, w, h, w * 0.09, glass) +
      `<g transform="translate(${num(-w / 2)} ${num(-h / 2)})">${inside}</g>` +
      rounded(-w * 0.14, -h * 0.5, w * 0.28, h * 0.03, h * 0.012, frame),
    1,
    turn,
  );
};

export const fence = (x0: number, x1: number, y: number, h: number, colour: string, step = 34): string => {
  let d = '';
  for (let x = x0; x <= x1; x += step) d += `M${num(x)} ${num(y)}v${num(-h)}`;
  return (
    stroke(
      `M${num(x0)} ${num(y - h * 0.3)}H${num(x1)}M${num(x0)} ${num(y - h * 0.72)}H${num(x1)}`,
      shade(colour, 0.2),
      h * 0.07,
    ) + stroke(d, colour, h * 0.12)
  );
};

export const trafficCone = (x: number, y: number, h: number): string =>
  rect(x - h * 0.36, y - h * 0.08, h * 0.72, h * 0.08, '#c9461f') +
  path(
    `M${num(x - h * 0.26)} ${num(y - h * 0.08)}L${num(x - h * 0.05)} ${num(y - h)}H${num(x + h * 0.05)}L${num(x + h * 0.26)} ${num(y - h * 0.08)}Z`,
    '#ee6a2c',
  ) +
  path(
    `M${num(x - h * 0.19)} ${num(y - h * 0.4)}L${num(x - h * 0.13)} ${num(y - h * 0.64)}H${num(x + h * 0.13)}L${num(x + h * 0.19)} ${num(y - h * 0.4)}Z`,
    '#fff4e0',
  );

/** A striped board on two feet. */
export const barrier = (x: number, y: number, w: number): string => {
  const h = w * 0.16;
  let stripes = '';
  for (let i = 0; i < 6; i++)
    stripes += `M${num(x - w / 2 + (i * w) / 6)} ${num(y - w * 0.3)}l${num(w / 12)} ${num(-h)}h${num(w / 12)}l${num(-w / 12)} ${num(h)}Z`;
  return (
    stroke(
      `M${num(x - w * 0.38)} ${num(y)}V${num(y - w * 0.46)}M${num(x + w * 0.38)} ${num(y)}V${num(y - w * 0.46)}`,
      '#3a4058',
      w * 0.03,
    ) +
    rect(x - w / 2, y - w * 0.3 - h, w, h, '#fff4e0') +
    path(stripes, '#e2442f')
  );
};

/** A glass jar with its content. */
export const jar = (x: number, y: number, w: number, h: number, fill: string, lid = '#b58a4c'): string =>
  rounded(x - w / 2, y - h * 0.86, w, h * 0.86, w * 0.16, '#dfeeea', 'opacity="0.55"') +
  rounded(x - w * 0.43, y - h * 0.66, w * 0.86, h * 0.62, w * 0.12, fill) +
  rounded(x - w * 0.36, y - h, w * 0.72, h * 0.14, w * 0.05, lid) +
  rect(x - w * 0.36, y - h * 0.78, w * 0.1, h * 0.64, '#ffffff', 'opacity="0.5"');

export const pot = (x: number, y: number, w: number, colour = '#a9b0bb', filled = ''): string =>
  oval(x, y - w * 0.62, w * 0.5, w * 0.11, shade(colour, 0.45)) +
  (filled ? oval(x, y - w * 0.6, w * 0.43, w * 0.08, filled) : '') +
  path(
    `M${num(x - w / 2)} ${num(y - w * 0.62)}Q${num(x - w * 0.5)} ${num(y)} ${num(x - w * 0.3)} ${num(y)}H${num(x + w * 0.3)}Q${num(x + w * 0.5)} ${num(y)} ${num(x + w / 2)} ${num(y - w * 0.62)}Q${num(x)} ${num(y - w * 0.46)} ${num(x - w / 2)} ${num(y - w * 0.62)}Z`,
    colour,
  ) +
  path(
    `M${num(x + w * 0.14)} ${num(y - w * 0.53)}Q${num(x + w * 0.4)} ${num(y - w * 0.56)} ${num(x + w / 2)} ${num(y - w * 0.62)}Q${num(x + w * 0.5)} ${num(y)} ${num(x + w * 0.3)} ${num(y)}H${num(x + w * 0.1)}Z`,
    shade(colour, 0.22),
  );

/** A camera on a tripod, looking left. */
export const filmCamera = (x: number, y: number, h: number): string =>
  stroke(
    `M${num(x)} ${num(y - h * 0.62)}L${num(x - h * 0.24)} ${num(y)}M${num(x)} ${num(y - h * 0.62)}L${num(x + h * 0.24)} ${num(y)}M${num(x)} ${num(y - h * 0.62)}V${num(y)}`,
    shade(FILM_CAMERA_COLOUR, 0.2),
    h * 0.035,
  ) +
  rounded(x - h * 0.2, y - h * 0.86, h * 0.42, h * 0.24, h * 0.03, FILM_CAMERA_COLOUR) +
  path(
    `M${num(x - h * 0.2)} ${num(y - h * 0.8)}L${num(x - h * 0.36)} ${num(y - h * 0.88)}V${num(y - h * 0.62)}L${num(x - h * 0.2)} ${num(y - h * 0.7)}Z`,
    shade(FILM_CAMERA_COLOUR, 0.3),
  ) +
  circle(x - h * 0.05, y - h * 0.93, h * 0.1, tint(FILM_CAMERA_COLOUR, 0.12)) +
  circle(x + h * 0.14, y - h * 0.93, h * 0.1, tint(FILM_CAMERA_COLOUR, 0.12)) +
  circle(x + h * 0.16, y - h * 0.74, h * 0.016, '#ff5a4a');

export const cup = (x: number, y: number, w: number, colour = '#fff8ea'): string =>
  path(
    `M${num(x - w / 2)} ${num(y - w * 0.8)}H${num(x + w / 2)}Q${num(x + w * 0.46)} ${num(y)} ${num(x)} ${num(y)}Q${num(x - w * 0.46)} ${num(y)} ${num(x - w / 2)} ${num(y - w * 0.8)}Z`,
    colour,
  ) +
  stroke(
    `M${num(x + w * 0.46)} ${num(y - w * 0.62)}q${num(w * 0.3)} ${num(w * 0.02)} ${num(-w * 0.04)} ${num(w * 0.4)}`,
    colour,
    w * 0.09,
  ) +
  oval(x, y - w * 0.8, w * 0.5, w * 0.1, shade(colour, 0.25));

/** Sheets of paper, one askew on the other. */
export const papers = (x: number, y: number, w: number, count = 3): string => {
  let out = '';
  for (let i = 0; i < count; i++)
    out += `<g transform="rotate(${((i * 37) % 19) - 9} ${num(x)} ${num(y)})">${rect(x - w / 2 + i * 4, y - w * 0.36 + i * 3, w, w * 0.72, i % 2 ? '#f1ead8' : '#fffaf0')}${stroke(`M${num(x - w * 0.36)} ${num(y - w * 0.16)}h${num(w * 0.6)}M${num(x - w * 0.36)} ${num(y)}h${num(w * 0.7)}M${num(x - w * 0.36)} ${num(y + w * 0.14)}h${num(w * 0.4)}`, '#b9b4a8', w * 0.03)}</g>`;
  return out;
};

/** Flames from y up, hot inside. */
export const flames = (x: number, y: number, w: number, h: number): string => {
  const tongue = (k: number, dx: number, colour: string): string => {
    const [a, b] = [w * k, h * k];
    const cx = x + dx * w;
    return path(
      `M${num(cx - a / 2)} ${num(y)}C${num(cx - a * 0.7)} ${num(y - b * 0.4)} ${num(cx - a * 0.2)} ${num(y - b * 0.5)} ${num(cx - a * 0.1)} ${num(y - b)}C${num(cx + a * 0.1)} ${num(y - b * 0.7)} ${num(cx + a * 0.2)} ${num(y - b * 0.7)} ${num(cx + a * 0.25)} ${num(y - b * 0.82)}C${num(cx + a * 0.5)} ${num(y - b * 0.5)} ${num(cx + a * 0.7)} ${num(y - b * 0.3)} ${num(cx + a / 2)} ${num(y)}Z`,
      colour,
    );
  };
  return (
    tongue(1, 0, '#e2531f') + tongue(0.74, -0.04, '#f58a24') + tongue(0.5, 0.03, '#ffc64a') + tongue(0.26, 0, '#fff0b0')
  );
};

/** A crew in short sleeves; helmets, life jackets and the like are part of the dress. */
export const RESCUER = { top: '#f0762c', bottom: '#27345c', hat: 'hard', hatColour: '#f7e6b8', sleeves: true } as const;
