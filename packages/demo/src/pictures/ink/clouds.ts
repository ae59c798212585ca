// Clouds, fog and smoke.
import { chance } from './chance.ts';
import { mix } from './colour.ts';
import { circle, HEIGHT, linear, num, path, WIDTH } from './paper.ts';

/** A flat-bottomed heap of cloud: a shadow body and a lit top. */
export const heap = (x: number, y: number, w: number, light: string, dark: string, seed: number): string => {
  const r = chance(seed);
  const puffs: [number, number, number][] = [];
  const count = 9;
  for (let i = 0; i < count; i++) {
    const t = i / (count - 1);
    const rise = Math.sin(t * Math.PI) ** 0.8;
    const radius = w * (0.06 + rise * r.between(0.09, 0.15));
    puffs.push([x + (t - 0.5) * w * 0.86, y - radius * 0.75 - rise * w * r.between(0, 0.1), radius]);
  }
  const body = (dx: number, dy: number, k: number): string =>
    puffs
      .map(
        ([px, py, pr]) =>
          `M${num(px + dx - pr * k)} ${num(py + dy)}a${num(pr * k)} ${num(pr * k)} 0 1 1 ${num(pr * k * 2)} 0a${num(pr * k)} ${num(pr * k)} 0 1 1 ${num(-pr * k * 2)} 0`,
      )
      .join('');
  const floor = `M${num(x - w * 0.5)} ${num(y)}Q${num(x - w * 0.45)} ${num(y - w * 0.08)} ${num(x)} ${num(y - w * 0.1)}T${num(x + w * 0.5)} ${num(y)}Q${num(x)} ${num(y + w * 0.045)} ${num(x - w * 0.5)} ${num(y)}Z`;
  return (
    path(body(0, 0, 1) + floor, dark) +
    path(body(-w * 0.012, -w * 0.022, 0.86), mix(dark, light, 0.6)) +
    path(body(-w * 0.025, -w * 0.045, 0.62), light)
  );
};

/** A ceiling of storm cloud: overlapping bellies, darker above. */
export const ceiling = (seed: number, depth: number, high: string, low: string, rows = 4): string => {
  const r = chance(seed);
  let out = '';
  for (let row = rows - 1; row >= 0; row--) {
    const y = (depth * (row + 0.6)) / rows;
    let d = `M-40 -20L-40 ${num(y)}`;
    for (let x = -40; x < WIDTH + 40; ) {
      const w = r.between(90, 240);
      d += `q${num(w * 0.5)} ${num(r.between(22, 64))} ${num(w)} ${num(r.between(-10, 10))}`;
      x += w;
    }
    out += path(`${d}L${WIDTH + 200} -20Z`, mix(high, low, row / Math.max(1, rows - 1)));
  }
  return out;
};

/** A sea of fog seen from above: low billows, bank behind bank, each lit along its upper edge. */
export const fogSea = (
  top: number,
  bottom: number,
  layers: number,
  far: string,
  near: string,
  shadow: string,
  seed: number,
): string => {
  const r = chance(seed);
  let out = '';
  for (let i = 0; i < layers; i++) {
    const t = i / Math.max(1, layers - 1);
    const y = top + (bottom - top) * t ** 1.2;
    let d = `M-80 ${num(y)}`;
    for (let x = -80; x < WIDTH + 80; ) {
      const w = r.between(50, 150) * (0.5 + t * 1.5);
      d += `q${num(w * 0.5)} ${num(-w * r.between(0.16, 0.34))} ${num(w)} ${num(r.between(-3, 3))}`;
      x += w;
    }
    const colour = mix(far, near, t);
    out += path(
      `${d}V${HEIGHT}H-80Z`,
      linear([
        [0, colour],
        [0.12 + 0.2 * t, mix(colour, shadow, 0.55)],
        [0.6, shadow, 0.9],
      ]),
    );
  }
  return out;
};

export const plume = (
  x: number,
  y: number,
  h: number,
  w: number,
  colour: string,
  lean: number,
  seed: number,
  opacity: number,
): string => {
  const r = chance(seed);
  let out = '';
  for (let i = 0; i < 16; i++) {
    const t = i / 15;
    out += circle(
      x + lean * t * t + r.between(-0.25, 0.25) * w * t,
      y - h * t,
      w * (0.12 + t * 0.5) * r.between(0.8, 1.2),
      colour,
      `opacity="${Math.round(opacity * (1 - t * 0.8) * 100) / 100}"`,
    );
  }
  return out;
};
