import { clipActions } from './clipActions.ts';
import { episodeActions } from './episodeActions.ts';
import { playlistActions } from './playlistActions.ts';
import { programActions } from './programActions.ts';

/** What producers do with what is watched. */
export const programmeActions = [...programActions, ...episodeActions, ...clipActions, ...playlistActions];
