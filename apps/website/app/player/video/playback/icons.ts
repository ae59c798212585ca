import { BACK, type PlayerIcon } from '../../media/index.ts';

export const AGAIN: PlayerIcon = { name: 'again', path: BACK.path };
export const PICTURE_IN_PICTURE: PlayerIcon = {
  name: 'pictureInPicture',
  path: 'M3.500 5.500h17v13h-17zM12 12h6v4.500h-6z',
};
export const FULLSCREEN: PlayerIcon = {
  name: 'fullscreen',
  path: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
};
export const EXIT_FULLSCREEN: PlayerIcon = {
  name: 'exitFullscreen',
  path: 'M9 4v5H4M20 9h-5V4M15 20v-5h5M4 15h5v5',
};
