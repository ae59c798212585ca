export { clipActions } from './clipActions.ts';
export { episodeActions } from './episodeActions.ts';
export { playlistActions } from './playlistActions.ts';
export { createProgramActions } from './programActions.ts';
