import { z } from 'zod';
import { action, NO_INPUT } from '../actions/index.ts';
import { parseInput } from '../input/index.ts';
import { checkPictures } from '../media/index.ts';
import { listPlaylists, playlistFile, programKey, removePlaylist, setPlaylist, showPlaylist } from './editing/index.ts';
import {
  file,
  NOT_CHANGED,
  NOT_READ,
  printRemoved,
  printStored,
  printWritten,
  removed,
  role,
  stored,
  written,
} from './storing.ts';

const playlist = z.string().meta({ placeholder: 'PLAYLIST' });

export const playlistActions = [
  action({
    name: 'playlists list',
    summary: 'the playlists in their order',
    ...{ role: 'reporter', failure: NOT_READ },
    input: NO_INPUT,
    output: z.object({ playlists: z.array(z.object({ key: z.string(), title: z.string(), videos: z.int() })) }),
    run: async ({ db }) => ({ playlists: await listPlaylists(db) }),
    print: ({ playlists }) => playlists.map((one) => `${one.key}  ${one.videos} videos  ${one.title}`),
  }),
  action({
    name: 'playlists show',
    summary: 'a playlist as JSON, to edit it',
    ...{ role: 'reporter', failure: NOT_READ },
    input: z.strictObject({ playlist }),
    positionals: ['playlist'],
    output: written,
    run: ({ db }, input) => showPlaylist(db, input.playlist),
    print: printWritten,
  }),
  action({
    name: 'playlists set',
    summary: 'make or change a playlist of videos, named by their keys, as a JSON file says it',
    ...{ role, failure: NOT_CHANGED },
    input: z.strictObject({ key: programKey.meta({ placeholder: 'KEY' }), file }),
    positionals: ['key', 'file'],
    output: stored,
    run: async ({ db, pictures }, { key, file: given }) => {
      const read = parseInput(playlistFile, given);
      const warnings = await checkPictures(db, [read.picture], pictures);
      await setPlaylist(db, key, read);
      return { key, path: `/program/playlists/${key}/watch`, warnings };
    },
    print: printStored,
  }),
  action({
    name: 'playlists remove',
    summary: 'remove a playlist; its videos stay',
    ...{ role, failure: NOT_CHANGED },
    input: z.strictObject({ playlist }),
    positionals: ['playlist'],
    output: removed,
    run: ({ db }, input) => removePlaylist(db, input.playlist),
    print: printRemoved,
  }),
];
