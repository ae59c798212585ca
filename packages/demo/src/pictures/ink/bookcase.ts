// A bookcase.

import { rect } from './paper.ts';
import { books } from './rooms.ts';

/** A bookcase of `count` shelves, its upper right corner at x, y. */
export const bookcase = (x: number, y: number, count: number, w = 200): string => {
  let out = rect(x - w, y - 12, w + 12, count * 74 + 20, '#7a5a48');
  for (let i = 0; i < count; i++)
    out +=
      rect(x - w + 8, y + i * 74, w - 4, 62, '#4a3a40') +
      books(x - w + 12, x - 4, y + i * 74 + 62, 58, ['#b5523c', '#3f6a86', '#d9a84a', '#5f8a68', '#7a4a6a'], 5 + i);
  return out;
};
