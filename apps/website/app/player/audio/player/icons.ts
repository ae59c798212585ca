import { BACK, type PlayerIcon } from '../../media/index.ts';

export const RESTART: PlayerIcon = { name: 'restart', path: BACK.path };
export const PREVIOUS: PlayerIcon = {
  name: 'previous',
  path: 'M6 5v14M19 5.500v13L9 12z',
};
export const NEXT: PlayerIcon = {
  name: 'next',
  path: 'M18 5v14M5 5.500v13L15 12z',
};
export const READ_ALONG: PlayerIcon = {
  name: 'readAlong',
  path: 'M4 6h16M4 11h16M4 16h9M17 15.500v5l3.500-2.500z',
};
export const COLLAPSE: PlayerIcon = {
  name: 'collapse',
  path: 'M5 9l7 7 7-7',
};
export const REOPEN: PlayerIcon = {
  name: 'reopen',
  path: 'M5 15l7-7 7 7',
};
export const GO_BACK: PlayerIcon = {
  name: 'goBack',
  path: 'M15 5l-7 7 7 7',
};
export const GO_ON: PlayerIcon = {
  name: 'goOn',
  path: 'M9 5l7 7-7 7',
};
export const DOWNLOAD: PlayerIcon = {
  name: 'download',
  path: 'M12 4v11m-4.500-4.500L12 15l4.500-4.500M5 20h14',
};
export const EXTERNAL: PlayerIcon = {
  name: 'external',
  path: 'M9 5H5v14h14v-4M13 5h6v6m0-6-9 9',
};
export const TICK: PlayerIcon = {
  name: 'tick',
  path: 'M5 12.500l4.500 4.500L19 7.500',
};
