import { z } from 'zod';
import { action, NO_INPUT } from '../actions/index.ts';
import { formatCount } from '../input/index.ts';
import {
  key,
  listPlaylists,
  playlistFile,
  readPlaylist,
  removePlaylist,
  setPlaylist,
  showPlaylist,
} from './editing/index.ts';
import { removeAction, showAction, storeAction } from './fileActions.ts';

export const playlistActions = [
  action({
    name: 'playlists list',
    summary: 'list playlists in their order',
    kind: 'query',
    role: 'reporter',
    input: NO_INPUT,
    output: z.object({ playlists: z.array(z.object({ key: z.string(), title: z.string(), videos: z.int() })) }),
    run: async ({ db }) => ({ playlists: await listPlaylists(db) }),
    print: ({ playlists }) => playlists.map((one) => `${one.key}  ${formatCount(one.videos, 'video')}  ${one.title}`),
  }),
  showAction(
    { name: 'playlists show', summary: 'print a playlist as JSON, for editing', placeholder: 'PLAYLIST' },
    showPlaylist,
  ),
  storeAction(
    {
      name: 'playlists set',
      summary: 'create or replace a playlist from a JSON file, which names its videos by their keys',
      placeholder: 'KEY',
    },
    {
      contract: playlistFile,
      newKey: key,
      pictures: ({ picture }) => [picture],
      read: readPlaylist,
      store: setPlaylist,
    },
  ),
  removeAction(
    { name: 'playlists remove', summary: 'remove a playlist; its videos stay', placeholder: 'PLAYLIST' },
    removePlaylist,
  ),
];
