import type { PlayerIcon } from '../../../player/media/index.ts';

export const UP: PlayerIcon = {
  name: 'up',
  path: 'M5 15l7-7 7 7',
};
export const DOWN: PlayerIcon = {
  name: 'down',
  path: 'M5 9l7 7 7-7',
};
