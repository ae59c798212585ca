// A crowd in the stands.
import { chance } from './chance.ts';
import { num, path, rect, WIDTH } from './paper.ts';

/** Spectators as a field of dots, in rows that rise towards the back. */
export const stand = (
  top: number,
  bottom: number,
  base: string,
  colours: readonly [string, ...string[]],
  seed: number,
  size: number,
): string => {
  const r = chance(seed);
  const heads = new Map<string, string>();
  for (let y = top + size; y < bottom; y += size * 1.5) {
    for (let x = 0; x < WIDTH; x += size * 1.7) {
      const colour = r.pick(colours);
      const [px, py] = [x + r.between(-2, 2), y + r.between(-1, 1)];
      heads.set(
        colour,
        `${heads.get(colour) ?? ''}M${num(px - size * 0.6)} ${num(py + size)}q0 ${num(-size)} ${num(size * 0.6)} ${num(-size)}t${num(size * 0.6)} ${num(size)}z`,
      );
      heads.set(
        'skin',
        `${heads.get('skin') ?? ''}M${num(px - size * 0.28)} ${num(py - size * 0.1)}a${num(size * 0.28)} ${num(size * 0.28)} 0 1 1 ${num(size * 0.56)} 0a${num(size * 0.28)} ${num(size * 0.28)} 0 1 1 ${num(-size * 0.56)} 0z`,
      );
    }
  }
  return (
    rect(0, top, WIDTH, bottom - top, base) +
    [...heads].map(([colour, d]) => path(d, colour === 'skin' ? '#9a6a58' : colour)).join('')
  );
};
