import { chance } from '../../packages/demo/src/pictures/ink/chance.ts';

export type LayerKind = 'mist' | 'motes' | 'shade' | 'lights' | 'bubbles';

interface Layer {
  count: number;
  /** The half widths and half heights of the drifting shapes, in pixels. */
  rx: [number, number];
  /** Height by width. */
  flatness: number;
  colour: string;
  opacity: number;
  /** Pixels a second, to the right and down. */
  drift: [number, number];
}

const LAYERS: Record<LayerKind, Layer> = {
  mist: { count: 16, rx: [300, 620], flatness: 0.14, colour: '#ffffff', opacity: 0.2, drift: [13, 0] },
  motes: { count: 44, rx: [2, 7], flatness: 1, colour: '#ffe9b0', opacity: 0.75, drift: [9, -14] },
  shade: { count: 6, rx: [360, 640], flatness: 0.34, colour: '#0b2a1f', opacity: 0.3, drift: [26, 0] },
  lights: { count: 26, rx: [14, 46], flatness: 1, colour: '#ffc66b', opacity: 0.28, drift: [10, -6] },
  bubbles: { count: 60, rx: [3, 9], flatness: 1, colour: '#eaffff', opacity: 0.5, drift: [4, -24] },
};

/** How much larger than the picture a layer is, on each axis, so that it can drift over it endlessly. */
const SPREAD = 2;

/**
 * What drifts through the air of a film, as SVG; `scale` is how many times larger the picture is than layers are drawn
 * for.
 */
export function renderLayer(kind: LayerKind, width: number, height: number, scale: number): string {
  const { count, rx, flatness, colour, opacity } = LAYERS[kind];
  const random = chance(kind.length * 977);
  const spots = Array.from({ length: count }, () => {
    const radius = rx[0] + random() * (rx[1] - rx[0]);
    const [x, y] = [random() * width * SPREAD, random() * height * SPREAD];
    return `<ellipse cx="${x}" cy="${y}" rx="${radius}" ry="${radius * flatness}" fill="url(#spot)" opacity="${0.4 + 0.6 * random()}"/>`;
  });
  const stops = [0, 0.35, 1].map(
    (offset, index) =>
      `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${[opacity, opacity * 0.7, 0][index]}"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width * SPREAD * scale}" height="${height * SPREAD * scale}" viewBox="0 0 ${width * SPREAD} ${height * SPREAD}"><defs><radialGradient id="spot">${stops.join('')}</radialGradient></defs>${spots.join('')}</svg>`;
}

/** The position of the layer over the picture at each time, in ffmpeg's overlay syntax. */
export function formatLayerPosition(kind: LayerKind, scale: number): string {
  const [right, down] = LAYERS[kind].drift.map((speed) => speed * scale) as [number, number];
  const along = (speed: number, size: string) => (speed > 0 ? `-${size}*0.9+t*${speed}` : `t*${speed}`);
  return `x='${along(right, 'W')}':y='${along(down, 'H')}'`;
}
