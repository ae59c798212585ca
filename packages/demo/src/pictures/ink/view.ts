// Variants of a finished scene: closer, mirrored, or at another time of day.
import { group, num, picture, WIDTH } from './paper.ts';

/** The part of a sheet that begins at x, y and is w wide, as a sheet of its own; `over` is laid on it. */
export const view = (sheet: string, x: number, y: number, w: number, over = '', isMirrored = false): string => {
  const body = sheet.slice(sheet.indexOf('</defs>') + '</defs>'.length, sheet.lastIndexOf('</svg>'));
  const scale = WIDTH / w;
  const side = isMirrored ? `translate(${WIDTH} 0) scale(-1 1) ` : '';
  return picture(
    group(`transform="${side}scale(${Math.round(scale * 1000) / 1000}) translate(${num(-x)} ${num(-y)})"`, body),
    over,
  );
};
